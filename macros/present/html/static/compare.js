// Compare: puts the accelerators that the address names side by side.

import {
  cellOf,
  cellOfTwo,
  compareCells,
  countedText,
  faultsCell,
  knownPick,
  modelCell,
  productsCalled,
  shownDifference,
  speedCell,
  withCount,
  withFirst,
} from "./comparison.js";
import {
  countedPick,
  element,
  filled,
  parsePicks,
  pickOf,
  picksParameters,
  queryOf,
  shownNumber,
  writeQuery,
} from "./page.js";
import { RegionPrices } from "./region_prices.js";

const MOST_CANDIDATES = 8;
const DIGITS = 3;
const SPEED = { better: "high", two: "same" };
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
    this.facts = new Map();
    this.wording = wordingOf(this.data);
    const names = this.data.gpus.map(({ name }) => element("option", { value: name }));
    this.form.querySelector("datalist").append(...names);
    this.prices = new RegionPrices(this.data.prices, language, (region) => this.showPrices(region));
    this.listen();
    this.read();
    if (this.prices.wanted() !== this.prices.own) this.showPrices(this.prices.wanted());
  }

  /** Shows the prices of another region; where they do not come, those of the page stay. */
  async showPrices(region) {
    try {
      if (await this.prices.choose(region)) this.fill();
    } catch {
      this.say(this.output.textContent, this.words.failed);
    }
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
    this.table.addEventListener("change", ({ target }) => {
      if (target.dataset.pick) this.recount(target.dataset.pick, Number(target.value));
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

  /** Returns how many of a product can be compared. */
  counts(id) {
    return this.products.get(id).two ? this.data.counts : [1];
  }

  async read() {
    const known = (pick) => knownPick(pick, (id) => this.resolve(id), (id) => this.counts(id));
    const asked = parsePicks(location.search, this.data.most, known);
    this.ids = asked.ids;
    if (asked.ids.length) await this.load();
    this.show();
    const said = [];
    if (asked.unknown.length) {
      said.push(filled(this.words.unknown, { list: asked.unknown.join(this.words.list) }));
    }
    if (asked.full) said.push(filled(this.words.full, { most: this.data.most }));
    if (said.length) this.say(...said, this.output.textContent);
  }

  /** Loads what is known of the speeds of all that is chosen; what fails is asked for again. */
  async load() {
    const ids = this.ids.map((pick) => countedPick(pick).id);
    const missing = ids.filter((id) => !this.facts.has(id));
    await Promise.all(missing.map((id) => this.fetch(id)));
  }

  async fetch(id) {
    try {
      const response = await fetch(`${this.data.folder}${id}.json`);
      if (!response.ok) throw new Error(response.statusText);
      this.facts.set(id, await response.json());
    } catch {
      this.hasFailed = true;
    }
  }

  ask(text) {
    const { name, count } = countedText(text);
    const products = productsCalled(this.data.gpus, name);
    if (products.length === 1) this.add(products[0].id, count);
    else if (products.length) this.offer(text, products.slice(0, MOST_CANDIDATES), count);
    else if (text.trim()) this.say(filled(this.words.no_match, { text: text.trim() }));
    this.input.focus();
  }

  offer(text, products, count) {
    this.say(filled(this.words.several, { text: text.trim() }));
    const buttons = products.map(({ id, name }) => {
      const button = element("button", { type: "button", class: "guide-button" }, name);
      button.addEventListener("click", () => {
        this.add(id, count);
        this.input.focus();
      });
      return element("li", {}, button);
    });
    this.candidates.replaceChildren(...buttons);
    this.candidates.hidden = false;
  }

  add(id, count = 1) {
    const pick = pickOf(id, this.counts(id).includes(count) ? count : 1);
    if (this.ids.includes(pick)) {
      this.say(filled(this.words.already, { name: this.nameOf(pick) }));
    } else if (this.ids.length >= this.data.most) {
      this.say(filled(this.words.full, { most: this.data.most }));
    } else {
      this.change([...this.ids, pick]);
    }
    this.input.value = "";
  }

  recount(pick, count) {
    const ids = withCount(this.ids, pick, count);
    const other = pickOf(countedPick(pick).id, count);
    if (ids) this.change(ids);
    else {
      this.show();
      this.say(filled(this.words.already, { name: this.nameOf(other) }));
    }
    this.table.querySelector(`[data-pick="${CSS.escape(ids ? other : pick)}"]`).focus();
  }

  nameOf(pick) {
    const { id, count } = countedPick(pick);
    const { name } = this.products.get(id);
    return count === 1 ? name : filled(this.words.count_of, { count, name });
  }

  /** Shows at once what the page knows, and the speeds when they have come. */
  change(ids) {
    this.ids = ids;
    this.show();
    writeQuery(picksParameters(ids));
    if (ids.every((pick) => this.facts.has(countedPick(pick).id))) return;
    this.load().then(() => this.ids === ids && this.fill());
  }

  say(...sentences) {
    this.candidates.hidden = true;
    this.output.textContent = sentences.join(" ");
  }

  show() {
    const count = this.ids.length;
    const chosen = filled(this.words.chosen, { count, most: this.data.most });
    this.say(...(count ? [chosen] : []), ...(count === 1 ? [this.words.one_more] : []));
    const columns = this.columns();
    document.title = [...columns.map(({ name }) => name), this.title].join(" - ");
    this.toTable.search = queryOf(picksParameters(this.ids));
    this.result.hidden = count === 0;
    this.ready.hidden = count > 1;
    this.table.tHead.replaceChildren(this.head(columns));
    this.fill();
  }

  fill() {
    for (const body of [...this.table.tBodies]) body.remove();
    this.table.append(...this.bodies(this.columns()));
    if (this.hasFailed) this.say(this.output.textContent, this.words.failed);
    this.hasFailed = false;
  }

  columns() {
    return this.ids.map((pick) => {
      const { id, count } = countedPick(pick);
      const gpu = this.products.get(id);
      const facts = this.facts.get(id);
      return { pick, id, count, gpu, facts, name: this.nameOf(pick), preview: gpu.preview };
    });
  }

  head(columns) {
    const first = element("th", { scope: "col" }, this.words.figure);
    return element("tr", {}, first, ...columns.map((column, index) => this.heading(column, index)));
  }

  heading({ pick, id, name, preview, count, gpu }, index) {
    const link = element("a", { href: `../gpus/${id}/` }, name);
    const mark = preview ? element("em", {}, this.words.preview) : null;
    const label = filled(this.words.remove, { name });
    const remove = element("button", { type: "button", "aria-label": label }, "×");
    remove.addEventListener("click", () => {
      this.change(this.ids.filter((own) => own !== pick));
      this.input.focus();
    });
    const words = this.words.make_first;
    const named = filled(this.words.pair, { name: words, value: name });
    const lead = element("button", { type: "button", "aria-label": named }, words);
    lead.addEventListener("click", () => {
      this.change(withFirst(this.ids, pick));
      this.table.querySelector("thead a").focus();
    });
    const counter = this.counts(id).length > 1 ? this.counter(pick, gpu.name, count) : null;
    const buttons = element("span", {}, counter, index > 0 ? lead : null, remove);
    return element("th", { scope: "col" }, link, mark, buttons);
  }

  counter(pick, name, count) {
    const label = filled(this.words.how_many, { name });
    const select = element("select", { "aria-label": label, "data-pick": pick, autocomplete: "off" });
    for (const each of this.data.counts) select.add(new Option(`${each} ×`, each, false, each === count));
    return select;
  }

  bodies(columns) {
    const [first, ...others] = this.factBodies(columns);
    const { speeds, models } = this.data;
    const speedRows = speeds.rows.map(({ name, unit }) => ({ ...SPEED, name, unit }));
    const modelRows = models.rows.map(({ name }) => ({ ...SPEED, name }));
    return [
      first,
      this.faultsBody(columns),
      this.loadedBody("speeds", speeds.title, speedRows, columns, speedCell),
      this.loadedBody("models", models.title, modelRows, columns, modelCell),
      ...others,
    ].filter(Boolean);
  }

  /** Returns what speaks against the chosen in the region; null where nothing is known to. */
  faultsBody(columns) {
    const { title, name } = this.data.avoid;
    const cells = columns.map(({ facts }) =>
      faultsCell(facts?.faults?.[this.prices.region], this.wording),
    );
    if (!cells.some(Boolean)) return null;
    const shown = cells.map((cell, index) => cell ?? (columns[index].facts ? { text: "–" } : null));
    return this.body(title, [this.line({ name }, shown, columns)], columns);
  }

  factBodies(columns) {
    const cells = columns.map(({ gpu, count }) => this.cellsOf(gpu, count));
    let place = 0;
    return this.data.groups.map(({ title, rows }) => {
      const lines = rows.map((row) => {
        const figures = cells.map((own) => own[place]);
        place += 1;
        return figures.some(Boolean) ? this.line(row, figures, columns) : null;
      });
      return this.body(title, lines, columns);
    });
  }

  /** Returns the cells of a product in the order of the rows; those of two where two are chosen. */
  cellsOf(gpu, count) {
    const cells = gpu.cells.map((packed) => cellOf(packed, this.words.none));
    const own = this.prices.loaded ? this.pricesOf(gpu, count) : [];
    if (count === 1) return [...own, ...cells.slice(own.length)];
    const doubles = [...gpu.two];
    const rows = this.data.groups.flatMap((group) => group.rows);
    return rows.map((row, index) => {
      if (index < own.length) {
        if (row.two === "added") doubles.shift();
        return own[index];
      }
      const double = row.two === "added" ? doubles.shift() : null;
      return cellOfTwo(row, cells[index], double, this.words.each, this.words.details);
    });
  }

  /** Returns the prices of the chosen region in their rows. */
  pricesOf({ id, gb }, count) {
    return this.data.prices.rows.map(([kind, isOfGb]) =>
      isOfGb ? this.prices.ofKind(id, kind, 1, gb) : this.prices.ofKind(id, kind, count),
    );
  }

  /** Returns a group whose cells are made from what was loaded; null where nothing is known. */
  loadedBody(kind, title, rows, columns, cellFrom) {
    const lines = rows.map((row, index) => {
      const figures = columns.map(({ facts, count }) =>
        cellFrom(facts?.[kind][count - 1]?.[index] ?? null, this.wording, count),
      );
      return figures.some(Boolean) ? this.line(row, figures, columns) : null;
    });
    return lines.some(Boolean) ? this.body(title, lines, columns) : null;
  }

  body(title, lines, columns) {
    const whole = { scope: "rowgroup", colspan: columns.length + 1 };
    const heading = element("th", whole, element("span", {}, title));
    return element("tbody", {}, element("tr", {}, heading), ...lines);
  }

  line(row, figures, columns) {
    const previews = columns.map(({ preview }) => preview);
    const { tolerance, lead } = this.data;
    const compared = compareCells(row, figures, previews, tolerance, lead);
    const notes = [row.unit, this.words[compared.remark]].filter(Boolean);
    const remarks = notes.map((note) => element("small", {}, note));
    return element(
      "tr",
      {},
      element("th", { scope: "row" }, row.name, ...remarks),
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

/** Returns how the cells of speeds and models are worded. */
function wordingOf({ words, how, splits, avoid }) {
  const number = (value) => shownNumber(value, DIGITS, language);
  return {
    number,
    range: (low, high) => {
      const [from, to] = [number(low), number(high)];
      return from === to ? from : filled(words.range, { low: from, high: to });
    },
    how: (place) => how[place],
    splits,
    tensor: (speed) => filled(words.tensor, { speed }),
    faults: avoid.faults,
    avoid: avoid.note,
    list: words.list,
    tokens: (amount) => filled(words.tokens, { number: amount }),
    verdict: (name) => words[name],
    littleMemory: words.little_memory,
    speedUnknown: words.speed_unknown,
    details: words.details,
  };
}

document.querySelectorAll("[data-guide-compare]").forEach((box) => new Comparison(box));
