// The table of accelerators: sorts, filters and picks among the rows that the page holds.

import { filled, parsePicks, picksParameters, queryOf } from "./picks.js";
import {
  NOTHING,
  parseState,
  shownRecords,
  sortedBy,
  stateParameters,
} from "./table_state.js";

const compareText = new Intl.Collator(document.documentElement.lang, { numeric: true }).compare;
const ARIA_SORT = { asc: "ascending", desc: "descending" };
const FIELDS = ["text", "vendor", "segment", "memory", "since", "price"];

function recordOf(row, names) {
  const values = names.map((name, index) => {
    const cell = row.cells[index];
    if (name === "name") return [name, cell.querySelector("a").textContent];
    return [name, cell.dataset.value === undefined ? null : Number(cell.dataset.value)];
  });
  return {
    row,
    text: row.cells[0].textContent.toLowerCase(),
    vendor: row.dataset.vendor,
    segment: row.dataset.segment,
    year: row.dataset.year ? Number(row.dataset.year) : null,
    values: Object.fromEntries(values),
  };
}

class Table {
  constructor(box) {
    this.body = box.querySelector("tbody");
    this.form = box.querySelector("form");
    this.output = this.form.querySelector("output");
    this.empty = box.querySelector("[data-empty]");
    this.headings = [...box.querySelectorAll("thead th")];
    this.columns = Object.fromEntries(this.headings.map((h) => [h.dataset.column, h.dataset.sort]));
    const names = Object.keys(this.columns);
    this.records = [...this.body.rows].map((row) => recordOf(row, names));
    const selects = [...this.form.querySelectorAll("select")];
    this.choices = Object.fromEntries(
      selects.map((select) => [select.name, [...select.options].map(({ value }) => value)]),
    );
    this.picks = new Picks(box, () => this.write());
    this.listen();
    this.read();
  }

  listen() {
    for (const heading of this.headings) {
      const button = document.createElement("button");
      button.type = "button";
      button.append(...heading.childNodes);
      button.addEventListener("click", () => {
        this.change(sortedBy(this.state, heading.dataset.column, this.columns));
      });
      heading.append(button);
    }
    this.form.addEventListener("submit", (event) => event.preventDefault());
    this.form.addEventListener("input", () => {
      const asked = FIELDS.map((name) => [name, this.form.elements[name].value]);
      this.change({ ...this.state, ...Object.fromEntries(asked) });
    });
    this.form.addEventListener("reset", (event) => {
      event.preventDefault(); // the browser's own reset would run after this
      this.change({ ...NOTHING });
      this.fill();
    });
    window.addEventListener("popstate", () => this.read());
    // A browser that goes back restores boxes and fields only after this script has run.
    window.addEventListener("pageshow", () => {
      this.fill();
      this.picks.show();
    });
  }

  read() {
    this.state = parseState(location.search, this.choices, this.columns);
    this.picks.read(location.search);
    this.fill();
    this.show();
  }

  fill() {
    for (const name of FIELDS) this.form.elements[name].value = this.state[name];
  }

  change(state) {
    this.state = state;
    this.show();
    this.write();
  }

  write() {
    const own = stateParameters(this.state, this.columns);
    const query = queryOf([...own, ...picksParameters(this.picks.ids)]);
    try {
      history.replaceState(history.state, "", location.pathname + query + location.hash);
    } catch {
      // A browser that counts such calls may refuse one; the next change writes all of it.
    }
  }

  show() {
    const shown = shownRecords(this.records, this.state, compareText);
    // Taken out and put in again, rows count as new ones, not as rows that moved.
    this.body.replaceChildren(...shown.map((record) => record.row));
    const { sort, order } = this.state;
    for (const heading of this.headings) {
      if (heading.dataset.column === sort) heading.setAttribute("aria-sort", ARIA_SORT[order]);
      else heading.removeAttribute("aria-sort");
    }
    const counts = { count: shown.length, total: this.records.length };
    const number = new Intl.NumberFormat(document.documentElement.lang).format;
    const words = Object.entries(counts).map(([name, count]) => [name, number(count)]);
    this.output.textContent = filled(this.output.dataset.template, Object.fromEntries(words));
    this.empty.hidden = shown.length > 0;
  }
}

class Picks {
  constructor(box, changed) {
    this.bar = box.querySelector(".guide-picks");
    this.most = Number(this.bar.dataset.most);
    this.output = this.bar.querySelector("output");
    this.link = this.bar.querySelector("a");
    const inputs = [...box.querySelectorAll("tbody input")];
    this.inputs = new Map(inputs.map((input) => [input.value, input]));
    this.ids = [];
    this.changed = changed;
    for (const input of this.inputs.values()) {
      input.addEventListener("change", () => this.toggle(input));
    }
    this.bar.querySelector("button").addEventListener("click", () => {
      this.ids = [];
      this.show();
      this.changed();
      box.querySelector(".guide-scroll").focus(); // the button that had the focus is gone
    });
  }

  read(search) {
    this.ids = parsePicks(search, this.most, (id) => this.inputs.has(id) && id).ids;
    this.show();
  }

  toggle(input) {
    if (input.checked && this.ids.length >= this.most) {
      input.checked = false;
      this.output.textContent = filled(this.bar.dataset.full, { most: this.most });
      this.output.classList.add("guide-picks__full");
      return;
    }
    this.ids = this.ids.filter((id) => id !== input.value);
    if (input.checked) this.ids.push(input.value);
    this.show();
    this.changed();
  }

  show() {
    const counts = { count: this.ids.length, most: this.most };
    for (const [id, input] of this.inputs) input.checked = this.ids.includes(id);
    this.output.classList.remove("guide-picks__full");
    this.output.textContent = filled(this.bar.dataset.chosen, counts);
    this.link.textContent = filled(this.bar.dataset.go, counts);
    this.link.search = queryOf(picksParameters(this.ids));
    this.bar.hidden = this.ids.length === 0;
  }
}

document.querySelectorAll("[data-guide-table]").forEach((box) => new Table(box));
