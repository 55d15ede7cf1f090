// Compare: puts the accelerators that the address names side by side.

import { cellOf, compareCells, productsCalled, shownDifference, withFirst } from "./comparison.js";
import { element, filled, parsePicks, picksParameters, queryOf, writeQuery } from "./page.js";

const MOST_CANDIDATES = 8;
const language = document.documentElement.lang;

class Comparison {
  constructor(box) {
    const part = (name) => box.querySelector(`.guide-compare__${name}`);
    this.data = JSON.parse(box.querySelector("template").content.textContent);
    this.words = this.data.words;
    this.products = new Map(this.data.gpus.map((gpu) => [gpu.id, gpu]));
    this.form = part("add");
    this.input = this.form.elements.name;
    this.output = box.querySelector("output");
    this.candidates = part("candidates");
    this.result = part("result");
    this.ready = part("ready");
    this.table = box.querySelector("table");
    this.toTable = this.form.querySelector("[data-to-table]");
    this.title = document.title;
    const names = this.data.gpus.map(({ name }) => element("option", { value: name }));
    this.form.querySelector("datalist").append(...names);
    this.listen();
    this.read();
  }

  listen() {
    this.form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.ask(this.input.value);
    });
    this.input.addEventListener("input", (event) => {
      // Only a choice from the list replaces the whole text, or comes without a kind.
      if (!event.inputType || event.inputType === "insertReplacementText") this.chooseListed();
    });
    window.addEventListener("popstate", () => this.read());
  }

  chooseListed() {
    const listed = this.data.gpus.find(({ name }) => name === this.input.value);
    if (listed) this.add(listed.id);
  }

  resolve(id) {
    const own = Object.hasOwn(this.data.aliases, id) ? this.data.aliases[id] : id;
    return this.products.has(own) ? own : null;
  }

  read() {
    const asked = parsePicks(location.search, this.data.most, (id) => this.resolve(id));
    this.ids = asked.ids;
    this.show();
    const said = [];
    if (asked.unknown.length) {
      said.push(filled(this.words.unknown, { list: asked.unknown.join(this.words.list) }));
    }
    if (asked.full) said.push(filled(this.words.full, { most: this.data.most }));
    if (said.length) this.say(...said, this.output.textContent);
  }

  ask(text) {
    const products = productsCalled(this.data.gpus, text);
    if (products.length === 1) this.add(products[0].id);
    else if (products.length) this.offer(text, products.slice(0, MOST_CANDIDATES));
    else if (text.trim()) this.say(filled(this.words.no_match, { text: text.trim() }));
    this.input.focus();
  }

  offer(text, products) {
    this.say(filled(this.words.several, { text: text.trim() }));
    const buttons = products.map(({ id, name }) => {
      const button = element("button", { type: "button", class: "guide-button" }, name);
      button.addEventListener("click", () => {
        this.add(id);
        this.input.focus();
      });
      return element("li", {}, button);
    });
    this.candidates.replaceChildren(...buttons);
    this.candidates.hidden = false;
  }

  add(id) {
    if (this.ids.includes(id)) {
      this.say(filled(this.words.already, { name: this.products.get(id).name }));
    } else if (this.ids.length >= this.data.most) {
      this.say(filled(this.words.full, { most: this.data.most }));
    } else {
      this.change([...this.ids, id]);
    }
    this.input.value = "";
  }

  change(ids) {
    this.ids = ids;
    this.show();
    writeQuery(picksParameters(ids));
  }

  say(...sentences) {
    this.candidates.hidden = true;
    this.output.textContent = sentences.join(" ");
  }

  show() {
    const count = this.ids.length;
    const chosen = filled(this.words.chosen, { count, most: this.data.most });
    this.say(...(count ? [chosen] : []), ...(count === 1 ? [this.words.one_more] : []));
    const gpus = this.ids.map((id) => this.products.get(id));
    document.title = [...gpus.map(({ name }) => name), this.title].join(" - ");
    this.toTable.search = queryOf(picksParameters(this.ids));
    this.result.hidden = count === 0;
    this.ready.hidden = count > 1;
    this.table.tHead.replaceChildren(this.head(gpus));
    for (const body of [...this.table.tBodies]) body.remove();
    this.table.append(...this.bodies(gpus));
  }

  head(gpus) {
    const first = element("th", { scope: "col" }, this.words.figure);
    return element("tr", {}, first, ...gpus.map((gpu, index) => this.heading(gpu, index)));
  }

  heading(gpu, index) {
    const link = element("a", { href: `../gpus/${gpu.id}/` }, gpu.name);
    const preview = gpu.preview ? element("em", {}, this.words.preview) : null;
    const label = filled(this.words.remove, { name: gpu.name });
    const remove = element("button", { type: "button", "aria-label": label }, "×");
    remove.addEventListener("click", () => {
      this.change(this.ids.filter((id) => id !== gpu.id));
      this.input.focus();
    });
    const words = this.words.make_first;
    const named = filled(this.words.pair, { name: words, value: gpu.name });
    const lead = element("button", { type: "button", "aria-label": named }, words);
    lead.addEventListener("click", () => {
      this.change(withFirst(this.ids, gpu.id));
      this.table.querySelector("thead a").focus();
    });
    const buttons = element("span", {}, index > 0 ? lead : null, remove);
    return element("th", { scope: "col" }, link, preview, buttons);
  }

  bodies(gpus) {
    const cells = gpus.map((gpu) => gpu.cells.map(cellOf));
    let column = 0;
    return this.data.groups.map(({ title, rows }) => {
      const lines = rows.map((row) => {
        const figures = cells.map((own) => own[column]);
        column += 1;
        return figures.some(Boolean) ? this.line(row, figures, gpus) : null;
      });
      const whole = { scope: "rowgroup", colspan: gpus.length + 1 };
      const heading = element("th", whole, element("span", {}, title));
      return element("tbody", {}, element("tr", {}, heading), ...lines);
    });
  }

  line(row, figures, gpus) {
    const previews = gpus.map((gpu) => gpu.preview);
    const compared = compareCells(row, figures, previews, this.data.tolerance);
    const remark = compared.remark ? element("small", {}, this.words[compared.remark]) : null;
    return element(
      "tr",
      {},
      element("th", { scope: "row" }, row.name, remark),
      ...figures.map((cell, i) => this.figure(cell, compared.differences[i], compared.best[i])),
    );
  }

  figure(cell, difference, isBest) {
    if (!cell) {
      const words = element("span", { class: "guide-hidden" }, this.words.not_known);
      return element("td", {}, element("span", { "aria-hidden": "true" }, "–"), words);
    }
    const share = difference === null ? null : shownDifference(difference, language);
    return element(
      "td",
      isBest ? { class: "guide-versus__best" } : {},
      element("span", {}, cell.text),
      isBest ? element("strong", {}, this.words.best) : null,
      share === null ? null : element("span", { class: "guide-versus__difference" }, share),
      cell.note ? element("small", {}, cell.note) : null,
    );
  }
}

document.querySelectorAll("[data-guide-compare]").forEach((box) => new Comparison(box));
