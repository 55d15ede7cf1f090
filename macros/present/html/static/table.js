// The table of accelerators: sorts, filters and picks among the rows that the page holds.

import {
  countedPick,
  element,
  filled,
  parsePicks,
  picksParameters,
  queryOf,
  shownNumber,
  writeQuery,
} from "./page.js";
import { RegionPrices } from "./region_prices.js";
import {
  NOTHING,
  parseState,
  shownRecords,
  sortedBy,
  speedForPrice,
  stateParameters,
} from "./table_state.js";

const language = document.documentElement.lang;
const compareText = new Intl.Collator(language, { numeric: true }).compare;
const ARIA_SORT = { asc: "ascending", desc: "descending" };
const ROWS_AT_ONCE = 12;
const ROWS_AT_FIRST = 30; // as in table.css
const BOXES_AT_ONCE = 24;
const LONGEST_WAIT_MS = 500; // a busy machine may never be idle
const later = window.requestIdleCallback
  ? (task) => requestIdleCallback(task, { timeout: LONGEST_WAIT_MS })
  : (task) => setTimeout(task, 30);
const FIELDS = ["text", "vendor", "segment", "memory", "since", "work", "price"];

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
    this.speeds = new Speeds(this.form.elements.work, this.headings, this.records);
    this.prices = new Prices(box, this.headings, this.records, this.speeds, (region) => this.showPrices(region));
    this.late = [];
    this.listen();
    this.withhold();
    this.read();
    if (this.prices.wanted() !== this.prices.own) this.showPrices(this.prices.wanted());
  }

  /** Shows the prices of a region; what fails is said, and the page keeps what it has. */
  async showPrices(region) {
    try {
      if (await this.prices.choose(region)) this.prices.put();
      this.arrange();
    } catch {
      this.output.textContent = this.prices.words.failed;
    }
  }

  // Rows that the page has not laid out yet come in a few at a time, so that it can answer.
  withhold() {
    const rows = this.records.map((record) => record.row);
    this.late = rows.slice(ROWS_AT_FIRST);
    for (const row of this.late) row.remove();
    document.documentElement.classList.remove("guide-late");
    later(() => this.admit());
  }

  admit() {
    this.body.append(...this.late.splice(0, ROWS_AT_ONCE));
    if (this.late.length) later(() => this.admit());
  }

  listen() {
    for (const heading of this.headings) {
      const button = heading.querySelector("button");
      button.disabled = false;
      button.addEventListener("click", () => {
        this.change(sortedBy(this.state, heading.dataset.column, this.columns));
      });
    }
    this.form.addEventListener("submit", (event) => event.preventDefault());
    this.form.addEventListener("input", () => {
      const asked = this.fields().map((name) => [name, this.form.elements[name].value]);
      this.change({ ...this.state, ...Object.fromEntries(asked) });
    });
    this.form.addEventListener("reset", (event) => {
      event.preventDefault(); // the browser's own reset would run after this
      this.change({ ...NOTHING });
      this.fill();
    });
    window.addEventListener("popstate", () => this.read());
    window.addEventListener("beforeprint", () => this.body.append(...this.late.splice(0)));
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

  /** Returns the fields that the page has: without kinds of work there are no speeds. */
  fields() {
    return FIELDS.filter((name) => this.form.elements[name]);
  }

  fill() {
    for (const name of this.fields()) this.form.elements[name].value = this.state[name];
  }

  change(state) {
    this.state = state;
    this.show();
    this.write();
  }

  write() {
    const own = stateParameters(this.state, this.columns);
    writeQuery([...own, ...picksParameters(this.picks.ids)]);
  }

  async show() {
    this.arrange();
    if (!(await this.speeds.show(this.state.work))) return;
    this.arrange();
    if (this.speeds.failed) this.output.textContent = this.speeds.failed;
  }

  arrange() {
    const shown = shownRecords(this.records, this.state, compareText);
    this.place(shown.map((record) => record.row));
    const { sort, order } = this.state;
    for (const heading of this.headings) {
      if (heading.dataset.column === sort) heading.setAttribute("aria-sort", ARIA_SORT[order]);
      else heading.removeAttribute("aria-sort");
    }
    const counts = { count: shown.length, total: this.records.length };
    const number = new Intl.NumberFormat(language).format;
    const words = Object.entries(counts).map(([name, count]) => [name, number(count)]);
    this.output.textContent = filled(this.output.dataset.template, Object.fromEntries(words));
    this.empty.hidden = shown.length > 0;
  }

  // Laying out the whole table anew takes a phone long: what is in its place already stays there.
  place(rows) {
    const there = [...this.body.rows, ...this.late];
    if (rows.length === there.length && rows.every((row, index) => row === there[index])) return;
    // Taken out and put in again, rows count as new ones, not as rows that moved.
    this.late = [];
    this.body.replaceChildren(...rows);
  }
}

/** The two columns that depend on the kind of work; what another one needs is loaded. */
class Speeds {
  constructor(select, headings, records) {
    if (!select) return;
    this.words = JSON.parse(select.dataset.speeds);
    this.records = records;
    const names = headings.map((heading) => heading.dataset.column);
    [this.at, this.valueAt, this.priceAt] = ["speed", "value", "price"].map((n) => names.indexOf(n));
    this.unit = headings[this.at].querySelector("small");
    this.usualUnit = this.unit.textContent;
    this.usual = null;
    this.work = "";
  }

  /** Shows the speeds of a work; returns whether the columns are others than before. */
  async show(work) {
    if (!this.words || work === this.work) return false;
    this.work = work;
    this.failed = "";
    this.usual ??= this.records.map(({ row, values }) => ({
      shown: [...row.cells[this.at].childNodes],
      speed: values.speed,
    }));
    if (!work) return this.restore();
    this.blank();
    try {
      const response = await fetch(`${this.words.folder}${work}.json`);
      if (!response.ok) throw new Error(response.statusText);
      const loaded = await response.json();
      if (this.work !== work) return false;
      this.put(loaded);
    } catch {
      if (this.work !== work) return false;
      this.failed = this.words.failed;
      this.work = null; // whatever is changed next asks again
    }
    return true;
  }

  restore() {
    this.unit.textContent = this.usualUnit;
    this.usual.forEach(({ shown, speed }, index) => this.set(this.records[index], speed, shown));
    return true;
  }

  blank() {
    for (const record of this.records) this.set(record, null, []);
  }

  put({ reference, speeds }) {
    this.unit.textContent = filled(this.words.unit, { name: reference });
    for (const record of this.records) {
      const known = speeds[record.row.dataset.id];
      if (!known) continue;
      const [speed, how] = known;
      const note = element("small", {}, this.words.how[how]);
      this.set(record, speed, [...this.shown(speed), note]);
    }
  }

  set(record, speed, shown) {
    record.values.speed = speed;
    record.row.cells[this.at].replaceChildren(...shown);
    this.revalue(record);
  }

  /** Shows the speed for the price of a row, as both are now. */
  revalue({ row, values }) {
    if (!this.words) return;
    const isOld = "old" in row.cells[this.priceAt].dataset;
    const { per, digits } = this.words;
    values.value = speedForPrice(values.speed, values.price, isOld, per, digits);
    row.cells[this.valueAt].replaceChildren(...this.shown(values.value));
  }

  shown(number) {
    return number === null ? [] : [shownNumber(number, this.words.digits, language)];
  }
}

/** The column of prices, which depends on the region; those of another one are loaded. */
class Prices extends RegionPrices {
  constructor(box, headings, records, speeds, changed) {
    super(JSON.parse(box.dataset.prices), language, changed);
    Object.assign(this, { records, speeds });
    this.label = box.querySelector("[data-currency]");
    const [price, value] = ["price", "value"].map((name) => headings.find((h) => h.dataset.column === name));
    this.at = headings.indexOf(price);
    this.heads = [price, value].map((heading) => heading?.querySelector("button"));
    this.usual = null;
  }

  put() {
    this.usual ??= this.usualOnes();
    const isOwn = !this.loaded;
    const { per } = this.loaded ?? this.usual;
    const currency = this.currency();
    this.label.textContent = isOwn ? this.usual.label : filled(this.words.filter, { currency });
    const titles = isOwn ? this.usual.heads : this.titles(currency, per);
    titles.forEach((title, index) => this.heads[index]?.replaceChildren(title));
    if (this.speeds.words) this.speeds.words.per = per;
    this.records.forEach((record, index) => {
      this.set(record, isOwn ? this.usual.cells[index] : this.cellOf(record));
    });
  }

  usualOnes() {
    const cells = this.records.map(({ row, values }) => {
      const cell = row.cells[this.at];
      return { shown: [...cell.childNodes], price: values.price, isOld: "old" in cell.dataset };
    });
    const heads = this.heads.map((head) => head?.textContent ?? "");
    return { cells, heads, label: this.label.textContent, per: this.speeds.words?.per };
  }

  titles(currency, per) {
    return [
      filled(this.words.price, { currency }),
      filled(this.words.value, { money: this.money(per) }),
    ];
  }

  cellOf({ row }) {
    const best = this.best(row.dataset.id);
    if (!best) return { shown: [], price: null, isOld: false };
    return { shown: [best.text, element("small", {}, best.note)], price: best.amount, isOld: best.isOld };
  }

  set(record, { shown, price, isOld }) {
    const cell = record.row.cells[this.at];
    record.values.price = price;
    cell.toggleAttribute("data-old", Boolean(isOld));
    cell.replaceChildren(...shown);
    this.speeds.revalue(record);
  }
}

class Picks {
  constructor(box, changed) {
    this.bar = box.querySelector(".guide-picks");
    this.most = Number(this.bar.dataset.most);
    this.output = this.bar.querySelector("output");
    this.link = this.bar.querySelector("a");
    const rows = [...box.querySelectorAll("tbody tr")];
    this.inputs = new Map(rows.map((row) => [row.dataset.id, this.boxFor(row)]));
    this.attach(rows);
    this.ids = [];
    this.changed = changed;
    this.bar.querySelector("button").addEventListener("click", () => {
      this.ids = [];
      this.show();
      this.changed();
      box.querySelector(".guide-scroll").focus(); // the button that had the focus is gone
    });
  }

  boxFor(row) {
    const name = row.cells[0].querySelector("a").textContent;
    const label = filled(this.bar.dataset.pick, { name });
    const box = { type: "checkbox", value: row.dataset.id, autocomplete: "off" };
    const input = element("input", { ...box, "aria-label": label });
    input.addEventListener("change", () => this.toggle(input));
    return input;
  }

  // A few at a time, since a phone must answer meanwhile; the room for them is there already.
  attach(rows) {
    for (const row of rows.slice(0, BOXES_AT_ONCE)) {
      const input = this.inputs.get(row.dataset.id);
      row.cells[0].prepend(element("label", { class: "guide-pick" }, input));
    }
    if (rows.length > BOXES_AT_ONCE) setTimeout(() => this.attach(rows.slice(BOXES_AT_ONCE)));
  }

  read(search) {
    const known = (pick) => this.inputs.has(countedPick(pick).id) && pick;
    this.ids = parsePicks(search, this.most, known).ids;
    this.show();
  }

  toggle(input) {
    if (input.checked && this.ids.length >= this.most) {
      input.checked = false;
      this.output.textContent = filled(this.bar.dataset.full, { most: this.most });
      this.output.classList.add("guide-picks__full");
      return;
    }
    this.ids = this.ids.filter((pick) => countedPick(pick).id !== input.value);
    if (input.checked) this.ids.push(input.value);
    this.show();
    this.changed();
  }

  show() {
    const counts = { count: this.ids.length, most: this.most };
    const ids = new Set(this.ids.map((pick) => countedPick(pick).id));
    for (const [id, input] of this.inputs) {
      input.checked = ids.has(id);
      input.closest("tr")?.classList.toggle("guide-picked", input.checked);
    }
    this.output.classList.remove("guide-picks__full");
    this.output.textContent = filled(this.bar.dataset.chosen, counts);
    this.link.textContent = filled(this.bar.dataset.go, counts);
    this.link.search = queryOf(picksParameters(this.ids));
    this.bar.hidden = this.ids.length === 0;
    document.documentElement.classList.toggle("guide-picking", !this.bar.hidden);
  }
}

document.querySelectorAll("[data-guide-table]").forEach((box) => new Table(box));
