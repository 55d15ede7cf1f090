// Check build: the form that checks a build, its address, and what the rules say of it.

import { broughtBy, COUNTS, HAVE, LISTS, MOST_OF_A_PART } from "./build_query.js";
import { PARAMETERS, SEVERAL, USES } from "./build_query.js";
import { buildOf, choiceOf, fetchStock, pairsFor, pairsOf, pairsOfText } from "./build_query.js";
import { Report } from "./build_report.js";
import { figuresByGroup, figuresOf, formulasOf, withComputed } from "./build_rules.js";
import { resultsOf, rulesOut, rulesReading } from "./build_rules.js";
import { element, filled, writeQuery } from "./page.js";
import { remember, remembered } from "./region.js";

const MODES = ["parts", "have"];
// The parts that every computer has, for which figures wait until they are chosen.
const AWAITED = ["cpu", "motherboard", "memory", "psu", "case", "cooler", "storage"];

class Checker {
  constructor(box) {
    const part = (name) => box.querySelector(`.guide-check__${name}`);
    this.box = box;
    this.said = JSON.parse(box.querySelector("template").content.textContent);
    this.words = this.said.words;
    this.modes = part("modes");
    this.status = part("said");
    this.columns = part("columns");
    this.form = part("form");
    this.misreadList = part("misread");
    this.lines = part("lines");
    this.text = box.querySelector("textarea");
    this.output = box.querySelector("[data-report]");
    this.stock = null;
    this.isReady = false;
    window.addEventListener("hashchange", () => this.begin());
    if (location.search.length > 1 || this.mode()) this.begin();
  }

  /** Returns the mode that the address asks for; nothing where it asks for none. */
  mode() {
    return MODES.find((mode) => location.hash === `#${mode}`);
  }

  async begin() {
    const mode = this.mode() ?? this.current ?? MODES[0];
    for (const link of this.modes.querySelectorAll("a")) {
      if (link.hash === `#${mode}`) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    }
    this.current = mode;
    if (!this.isReady && !(await this.load())) return;
    this.columns.hidden = false;
    this.show();
  }

  /** Loads parts and rules once; returns whether they are there. */
  async load() {
    if (this.loading) return false;
    this.loading = true;
    this.say(this.words.loading);
    try {
      const regions = [...this.form.elements.region.options].map(({ value }) => value);
      this.stock = await fetchStock(this.said.folder, regions);
    } catch {
      this.say(this.words.failed);
      this.loading = false;
      return false;
    }
    // In tasks of their own, between which a phone can answer.
    await nextTask();
    this.report = new Report(this.said, document.documentElement.lang, this.stock);
    this.fillLists();
    await nextTask();
    this.take(pairsOf(location.search));
    this.listen();
    await nextTask();
    this.loading = false;
    this.isReady = true;
    return true;
  }

  listen() {
    const result = this.box.querySelector(".guide-check__report");
    this.status.querySelector("button").addEventListener("click", () => result.focus());
    this.form.addEventListener("submit", (event) => event.preventDefault());
    this.form.addEventListener("input", (event) => this.change(event.target));
    this.form.addEventListener("click", ({ target }) => {
      const { add, remove, paste, take } = target.dataset;
      if (add) this.addRow(add);
      if (remove) this.removeRow(target);
      if (paste !== undefined) this.paste();
      if (take) this.takeNearest(Number(take));
    });
  }

  fillLists() {
    for (const name of Object.keys(LISTS)) {
      if (!SEVERAL.includes(name) && name !== "gpu_board") this.fillSelect(name);
    }
  }

  fillSelect(name) {
    const parts = this.stock.parts[LISTS[name]];
    this.form.elements[name].replaceChildren(...this.options(name, parts));
  }

  /** Returns the options of a list, grouped by maker, or by family where there are many. */
  options(name, parts) {
    const groups = new Map();
    for (const part of parts) {
      const group = name === "gpu" ? part.family : part.vendor;
      const words = name === "gpu" ? part.name : `${part.vendor} ${part.name}`;
      groups.set(group, [...(groups.get(group) ?? []), new Option(words, part.id)]);
    }
    const none = new Option(name === "gpu_board" ? this.words.reference : this.words.not_chosen, "");
    return [
      none,
      ...[...groups].map(([label, options]) => element("optgroup", { label }, ...options)),
    ];
  }

  /** Makes pairs of name and value the reader's choice. */
  take(pairs) {
    const { choice, misread } = choiceOf(pairs, this.stock);
    const known = this.stock.regions.find((region) => region === remembered());
    this.choice = { ...choice, region: choice.region ?? known ?? this.said.region };
    this.misread = misread;
    this.host = choice.chassis ? "chassis" : "desktop";
    this.rows = Object.fromEntries(SEVERAL.map((name) => [name, [...choice[name]]]));
    for (const name of SEVERAL) if (!this.rows[name].length) this.rows[name].push({ count: 1 });
    this.fillForm();
  }

  fillForm() {
    for (const name of PARAMETERS) {
      const field = this.form.elements[name];
      if (!field || SEVERAL.includes(name)) continue;
      if (name === "gpu_board") this.fillBoards();
      if (name === "circuit") this.fillCircuits();
      field.value = this.choice[name] ?? usual(name);
    }
    this.form.elements.host.value = this.host;
    SEVERAL.forEach((name) => this.fillRows(name));
  }

  fillBoards() {
    const boards = this.stock.parts.gpu_boards.filter(({ gpu }) => gpu === this.choice.gpu);
    this.form.elements.gpu_board.replaceChildren(...this.options("gpu_board", boards));
    if (!boards.some(({ id }) => id === this.choice.gpu_board)) delete this.choice.gpu_board;
  }

  fillCircuits() {
    const circuits = this.circuits();
    const options = circuits.map((circuit, index) => {
      const label = this.report.circuit(circuit, circuits);
      if (index) return new Option(label, circuit.id);
      return new Option(filled(this.words.usual, { circuit: label }), "");
    });
    this.form.elements.circuit.replaceChildren(...options);
  }

  fillRows(name) {
    const box = this.form.querySelector(`[data-rows="${name}"]`);
    for (const row of box.querySelectorAll(".guide-check__row")) row.remove();
    const rows = this.rows[name].map((row, index) => this.row(name, row, index));
    box.querySelector("legend").after(...rows);
  }

  row(name, { id, count }, index) {
    const field = (tag, label, attributes) => {
      const made = element(tag, { id: `check-${name}-${index}-${tag}`, ...attributes });
      const words = index ? `${label} ${index + 1}` : label;
      const labelled = element("label", { for: made.id }, words);
      return [made, element("p", { class: "guide-check__field" }, labelled, made)];
    };
    const data = { "data-row": name, "data-index": index };
    const [select, whole] = field("select", this.said.labels[name], data);
    select.append(...this.options(name, this.stock.parts[LISTS[name]]));
    select.value = id ?? "";
    const limits = { type: "number", min: 1, max: MOST_OF_A_PART, inputmode: "numeric" };
    const [number, short] = field("input", this.words.number_of, { ...data, ...limits });
    number.value = count;
    short.classList.add("guide-check__field--short");
    const label = filled(this.words.remove, { name: this.stock.part(name, id)?.name ?? "" });
    const target = { "data-remove": name, "data-index": index, "aria-label": label.trim() };
    const remove = element("button", { type: "button", ...target }, "×");
    const isOnly = this.rows[name].length === 1 && !id;
    return element("div", { class: "guide-check__row" }, whole, short, isOnly ? null : remove);
  }

  addRow(name) {
    this.rows[name].push({ count: 1 });
    this.fillRows(name);
    this.form.querySelector(`[data-rows="${name}"] .guide-check__row:last-of-type select`).focus();
  }

  removeRow({ dataset }) {
    const name = dataset.remove;
    this.rows[name].splice(Number(dataset.index), 1);
    if (!this.rows[name].length) this.rows[name].push({ count: 1 });
    this.fillRows(name);
    this.form.querySelector(`[data-add="${name}"]`).focus();
    this.chooseRows(name);
    this.changed();
  }

  chooseRows(name) {
    this.choice[name] = this.rows[name].filter(({ id, count }) => id && count);
  }

  /** Takes over what the reader entered in a field. */
  change(field) {
    const name = field.dataset.row ?? field.name;
    if (field.dataset.row) {
      const row = this.rows[name][Number(field.dataset.index)];
      if (field.tagName === "SELECT") row.id = field.value || undefined;
      else row.count = field.checkValidity() ? Number(field.value) : 0;
      this.chooseRows(name);
    } else if (name === "host") {
      this.host = field.value;
      if (this.host === "desktop") {
        delete this.choice.chassis;
        this.form.elements.chassis.value = "";
      }
    } else if (PARAMETERS.includes(name)) {
      this.choose(name, field);
    } else {
      return;
    }
    this.misread = this.misread.filter((pair) => pair.name !== name);
    this.changed();
  }

  choose(name, field) {
    const value = field.checkValidity() ? field.value : "";
    const { choice } = choiceOf([...this.regionPair(name), [name, value]], this.stock);
    if (choice[name] === undefined) delete this.choice[name];
    else this.choice[name] = choice[name];
    if (name === "gpu") this.fillBoards();
    if (name === "region") {
      remember(value);
      delete this.choice.circuit;
      this.fillCircuits();
    }
  }

  /** Returns the region before a circuit, whose id has a meaning only there. */
  regionPair(name) {
    return name === "circuit" ? [["region", this.choice.region]] : [];
  }

  changed() {
    const unread = this.misread.map(({ name, value }) => [name, value]);
    writeQuery([...pairsFor(this.choice), ...unread]);
    this.show();
  }

  paste() {
    const { pairs, misread } = pairsOfText(this.text.value, PARAMETERS);
    this.take(pairs);
    this.changed();
    this.lines.hidden = !misread.length;
    const lines = misread.map((line) => element("li", {}, filled(this.words.line, line)));
    this.lines.replaceChildren(...lines);
  }

  takeNearest(index) {
    const { name, near } = this.misread[index];
    const others = this.misread.filter((_, other) => other !== index);
    this.take([...pairsFor(this.choice), [name, near]]);
    this.misread = others;
    this.changed();
    this.form.elements[name]?.focus?.();
  }

  show() {
    for (const part of this.box.querySelectorAll("[data-mode]")) {
      part.hidden = part.dataset.mode !== this.current;
    }
    for (const part of this.box.querySelectorAll("[data-host]")) {
      part.hidden = part.dataset.host !== this.host;
    }
    this.showMisread();
    const build = buildOf(this.choice, this.stock);
    if (!build) {
      this.output.replaceChildren();
      this.say(this.words.begin);
    } else if (this.current === "have") this.showHave();
    else this.showBuild(build);
  }

  showMisread() {
    const items = this.misread.map(({ name, value, near, nearName }, index) => {
      const said = filled(this.words.misread, { field: this.said.labels[name], value });
      if (!near) return element("li", {}, said);
      const take = element("button", { type: "button", class: "guide-button", "data-take": index });
      take.append(filled(this.words.take, { name: nearName }));
      const nearest = filled(this.words.nearest, { name: nearName });
      return element("li", {}, `${said}${this.words.sentence}${nearest} `, take);
    });
    if (this.current === "parts") {
      const parts = broughtBy(this.choice).filter((name) => this.choice[name]);
      const names = parts.map((name) => this.said.labels[name]).join(this.words.list);
      if (names) items.push(element("li", {}, filled(this.words.left_out, { parts: names })));
    }
    this.misreadList.hidden = !items.length;
    this.misreadList.replaceChildren(...items);
  }

  showBuild(build) {
    const figures = figuresOf(build, this.stock);
    const missing = new Map();
    for (const { id, formulas } of this.stock.groups) {
      const isChosen = SEVERAL.includes(id) ? build[id].length : build[id];
      const isBrought = broughtBy(this.choice).includes(id);
      if (!AWAITED.includes(id) || isChosen || isBrought) continue;
      for (const figure of Object.keys(formulas)) missing.set(figure, id);
    }
    const { rules } = this.stock;
    const sufficient = this.circuits().filter((circuit) => this.suffices(build, circuit));
    this.showResults(rules, figures, sufficient, (figure) => missing.get(figure));
  }

  /** Checks what the reader knows of their computer, by the rules that read nothing else. */
  showHave() {
    const { gpu, gpu_board, limit_w, region, circuit } = this.choice;
    const none = Object.fromEntries(SEVERAL.map((name) => [name, []]));
    const asked = { ...none, gpu, gpu_board, limit_w, region, circuit };
    const build = buildOf(asked, this.stock);
    const parts = figuresByGroup(build, this.stock.groups);
    const given = { psu_count: 1, psu_needed: 1, last_position: 1 };
    for (const [name, figure] of Object.entries(HAVE)) {
      given[figure] = this.choice[name] ?? null;
    }
    const figures = withComputed({ ...figuresOf(build, this.stock), ...given }, this.stock.figures);
    const names = [parts.gpu, parts.circuit, given].flatMap(Object.keys);
    const rules = rulesReading(
      this.stock.rules,
      [...names, "use", "is_chassis", "chassis_power_w"],
      formulasOf(this.stock.figures),
    );
    this.showResults(rules, figures, [], () => undefined);
  }

  /** Returns whether a build on such circuits breaks no rule that depends on them. */
  suffices(build, circuit) {
    const rules = this.stock.rules.filter((rule) => rule.about_mains);
    const figures = figuresOf({ ...build, circuit }, this.stock);
    return !resultsOf(rules, figures).some(rulesOut);
  }

  circuits() {
    return this.stock.circuitsOf(this.choice.region);
  }

  showResults(rules, figures, sufficient, kindOf) {
    const results = resultsOf(rules, figures);
    const context = { figures, circuits: this.circuits(), sufficient, kindOf };
    this.output.replaceChildren(...this.report.parts(results, context));
    this.say(this.report.summary(results));
  }

  /** Shows a line, which a screen reader says. */
  say(line) {
    this.status.hidden = false;
    this.status.querySelector("button").hidden = !this.stock;
    const output = this.status.querySelector("output");
    if (output.textContent !== line) output.textContent = line;
  }
}

function nextTask() {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Returns what a field shows where nothing is chosen. */
function usual(name) {
  if (name === "use") return USES[0];
  return name in COUNTS ? 1 : "";
}

document.querySelectorAll("[data-guide-check-build]").forEach((box) => new Checker(box));
