// Trial: asks for a file of the open data and shows what its address answers.

import { filled } from "./page.js";
import { answerWords, pathOf, shownPart } from "./trial_answer.js";

class Trial {
  constructor(box) {
    this.folder = box.dataset.folder;
    this.words = JSON.parse(box.querySelector("template").content.textContent);
    this.form = box.querySelector("[data-form]");
    this.address = box.querySelector("[data-address]");
    this.status = box.querySelector("[data-status]");
    this.answer = box.querySelector("[data-answer]");
    this.form.addEventListener("change", () => this.show());
    this.form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.ask();
    });
    this.show();
    // A browser that goes back restores the fields only after this script has run.
    window.addEventListener("pageshow", () => this.show());
  }

  /** Shows the fields that the chosen file has, and its address. */
  show() {
    const pattern = this.form.elements.file.value;
    for (const field of this.form.querySelectorAll("[data-part]")) {
      field.hidden = !pattern.includes(`{${field.dataset.part}}`);
    }
    const path = pathOf(pattern, (name) => this.form.elements[name].value);
    this.address.href = this.folder + path;
    this.address.textContent = this.address.href;
  }

  async ask() {
    const asked = this.address.href;
    this.status.textContent = this.words.asking;
    try {
      const response = await fetch(asked);
      const text = await response.text();
      if (asked === this.address.href) this.tell(response, text);
    } catch {
      this.status.textContent = this.words.failed;
    }
  }

  tell(response, text) {
    const language = document.documentElement.lang;
    const { part, counts } = shownPart(text, language);
    this.answer.textContent = part;
    const said = [filled(this.words.answered, answerWords(response, text, language))];
    if (counts) said.push(filled(this.words.cut, counts));
    this.status.textContent = said.join(" ");
  }
}

document.querySelectorAll("[data-guide-trial]").forEach((box) => new Trial(box));
