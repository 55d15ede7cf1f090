// Hours: shows of the table of rented hours those that the reader asks for.

import { filled } from "./page.js";

class Hours {
  constructor(box) {
    const template = box.querySelector("template");
    template.replaceWith(template.content.cloneNode(true));
    this.form = box.querySelector("form");
    this.output = this.form.querySelector("output");
    this.selects = [...this.form.querySelectorAll("select")];
    this.body = box.querySelector("tbody");
    this.rows = [...this.body.rows];
    this.form.addEventListener("submit", (event) => event.preventDefault());
    this.form.addEventListener("input", () => this.show());
    // The fields are empty only after the event.
    this.form.addEventListener("reset", () => setTimeout(() => this.show()));
  }

  show() {
    const asked = this.selects.filter(({ value }) => value);
    const shown = this.rows.filter((row) =>
      asked.every(({ dataset, value }) => row.cells[dataset.column].textContent.trim() === value),
    );
    this.body.replaceChildren(...shown);
    const count = new Intl.NumberFormat(document.documentElement.lang).format(shown.length);
    const total = this.rows.length;
    this.output.textContent = filled(this.output.dataset.template, { count, total });
  }
}

document.querySelectorAll("[data-guide-hours]").forEach((box) => {
  // Nothing is made before the reader opens it.
  if (box.open) new Hours(box);
  else box.addEventListener("toggle", () => new Hours(box), { once: true });
});
