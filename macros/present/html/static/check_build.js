// Check build: the form that checks a build, its address, and what the rules say of it.

import { COUNTS, HAVE, OF_A_DESKTOP, PARAMETERS, SEVERAL, USES, broughtBy } from "./build_query.js";
import { buildOf, choiceOf, fetchStock, pairsFor, pairsOf } from "./build_query.js";
import { Report, mattering } from "./build_report.js";
import { assignmentOf, figuresByGroup, figuresOf, figuresWith } from "./build_rules.js";
import { formulasOf, resultsOf, rulesAnswered, rulesOut } from "./build_rules.js";
import { element, filled, writeQuery } from "./page.js";
import { OWN, PartLists, awaitedOf, computedFor, figuresIn, ownFields } from "./part_lists.js";
import { resultsOfAny, rulesOfModels, textOfFigures, withEachModel } from "./part_lists.js";
import { remember, remembered } from "./region.js";
import { hangsOn, numbered, suppliesOf } from "./supply_loads.js";

const MODES = ["parts", "have"];
// What is known of the computer one has without asking: its cards sit in the slots of a desktop.
const SAID_OF_ANY = [
  ...["use", "is_chassis", "is_computer", "chassis_power_w", "external", "mounting", "card_air"],
  ...["cpu_count", "computer_gpu_w", "psu_eps"],
];
// The rule that is asked of one's own computer even where nobody measured the room.
const CARD_HEIGHT = "card-height";

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
      this.stock = await fetchStock(this.said.folder, regions, this.said.own);
      this.rulesOfMains = this.stock.rules.filter((rule) => rule.about_mains);
      const figures = computedFor(this.rulesOfMains, this.stock.figures);
      this.stockOfMains = { ...this.stock, figures };
      this.stock.name(this.said.names, this.said.name_units);
    } catch {
      this.say(this.words.failed);
      this.loading = false;
      return false;
    }
    // In tasks of their own, between which a phone can answer.
    await nextTask();
    this.report = new Report(this.said, document.documentElement.lang, this.stock);
    this.lists = new PartLists(this.form, this.said, this.stock);
    this.lists.fill();
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
      if (add) this.lists.addRow(add);
      if (remove) this.removeRow(remove, Number(target.dataset.index));
      if (paste !== undefined) this.paste();
      if (take) this.takeNearest(Number(take));
    });
  }

  /** Makes pairs of name and value the reader's choice. */
  take(pairs) {
    const { choice, misread } = choiceOf(pairs, this.stock);
    const known = this.stock.regions.find((region) => region === remembered());
    this.choice = { ...choice, region: choice.region ?? known ?? this.said.region };
    this.misread = misread;
    this.host = choice.chassis ? "chassis" : "desktop";
    const single = Object.keys(this.said.own).filter((name) => !SEVERAL.includes(name));
    this.figures = Object.fromEntries(single.map((name) => [name, figuresIn(choice[name])]));
    this.fillForm();
  }

  fillForm() {
    for (const name of PARAMETERS) {
      const field = this.form.elements[name];
      if (!field || SEVERAL.includes(name)) continue;
      if (name === "gpu_board") this.fillBoards();
      if (name === "circuit") this.fillCircuits();
      const value = this.figures[name] ? OWN : (this.choice[name] ?? usual(name));
      field.value = value;
      if (field.value !== String(value)) this.addOwn(field, value);
      if (name in this.figures) this.fillOwn(name);
    }
    this.form.elements.host.value = this.host;
    this.lists.take(this.choice);
  }

  /** Shows that a part is chosen by its figures where the form has no fields for these. */
  addOwn(field, value) {
    field.append?.(new Option(this.words.own, value));
    field.value = value;
  }

  /** Shows the fields of a part that is chosen by its figures, below its list. */
  fillOwn(name) {
    const field = this.form.elements[name].closest("p");
    if (field.nextElementSibling?.matches(".guide-check__own")) field.nextElementSibling.remove();
    if (!this.figures[name]) return;
    const fields = this.said.own[name];
    const box = ownFields(fields, this.figures[name], `check-${name}`, { "data-own": name });
    if (field.dataset.host) box.dataset.host = field.dataset.host;
    field.after(box);
  }

  fillBoards() {
    const boards = this.stock.parts.gpu_boards.filter(({ gpu }) => gpu === this.choice.gpu);
    this.lists.fillList("gpu_board", boards);
    if (this.figures.gpu_board) this.form.elements.gpu_board.value = OWN;
    else if (!boards.some(({ id }) => id === this.choice.gpu_board)) delete this.choice.gpu_board;
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

  removeRow(name, index) {
    this.lists.removeRow(name, index);
    this.choice[name] = this.lists.chosen(name);
    this.changed();
  }

  /** Takes over what the reader entered in a field. */
  change(field) {
    const name = field.dataset.own ?? field.dataset.row ?? field.name;
    if (field.dataset.own) this.changeOwn(name, field);
    else if (field.dataset.row) {
      this.lists.changeRow(name, field);
      this.choice[name] = this.lists.chosen(name);
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
    const isDone = (pair) => pair.name === name || (pair.isOfAnother && name === "gpu");
    this.misread = this.misread.filter((pair) => !isDone(pair));
    this.changed();
  }

  changeOwn(name, field) {
    this.figures[name][field.dataset.figure] = field.checkValidity() ? field.value : "";
    const text = textOfFigures(this.figures[name]);
    if (text) this.choice[name] = text;
    else delete this.choice[name];
  }

  choose(name, field) {
    const isOwn = field.value === OWN;
    const value = field.checkValidity() && !isOwn ? field.value : "";
    const { choice } = choiceOf([...this.regionPair(name), [name, value]], this.stock);
    if (choice[name] === undefined) delete this.choice[name];
    else this.choice[name] = choice[name];
    if (name in this.figures) {
      this.figures[name] = isOwn ? {} : null;
      this.fillOwn(name);
    }
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

  async paste() {
    const { pairsOfText } = await import("./build_text.js");
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
    this.lists.nameAnyModel(this.current === "have");
    this.showMisread();
    const build = buildOf(this.choice, this.stock);
    const assignment = build && this.assignment(build);
    this.showNumbers(build, assignment);
    if (!build) {
      this.output.replaceChildren();
      this.say(this.words.begin);
    } else if (this.current === "have") this.showHave();
    else this.showBuild(build, assignment);
  }

  assignment(build) {
    return assignmentOf(build, this.stock, figuresOf(build, this.stock).board_w);
  }

  /** Shows the lists of numbers where there is something to assign, with what is chosen. */
  showNumbers(build, assignment) {
    const isOne = !build || this.current === "have" || suppliesOf(build).length < 2;
    const isUseless = { card_psus: isOne, psu_circuits: isOne || build.circuit_count < 2 };
    for (const [name, isHidden] of Object.entries(isUseless)) {
      const field = this.form.elements[name];
      field.closest("p").hidden = isHidden && !this.choice[name];
      field.placeholder = assignment?.[name].join(", ") ?? "";
    }
    const further = this.form.querySelector('[data-rows="further_psu"]');
    further.hidden ||= !build?.psu && !this.lists.rows.further_psu.length;
  }

  showMisread() {
    const items = this.misread.map((pair, index) => this.misreadItem(pair, index));
    const build = buildOf(this.choice, this.stock);
    for (const list of build ? numbered(this.choice, build) : []) {
      const field = this.said.labels[list.name];
      const said = filled(this.words.misnumbered, { field, ...list, count: list.wanted });
      if (!list.isRight) items.push(element("li", {}, said));
    }
    if (this.current === "parts") {
      const isChosen = (name) => [this.choice[name]].flat().some(Boolean);
      const isWhole = build && figuresOf(build, this.stock).gpu_is_whole;
      const whole = isWhole ? ["cpu", "memory", "psu", ...OF_A_DESKTOP] : null;
      const parts = (whole ?? broughtBy(this.choice, this.stock)).filter(isChosen);
      const names = parts.map((name) => this.said.labels[name]).join(this.words.list);
      if (names) items.push(element("li", {}, filled(this.words.left_out, { parts: names })));
    }
    this.misreadList.hidden = !items.length;
    this.misreadList.replaceChildren(...items);
  }

  misreadItem({ name, value, near, nearName, isOfAnother }, index) {
    let template = value.includes(":") ? this.words.misread_figures : this.words.misread;
    if (isOfAnother) template = this.words.misread_board;
    const said = filled(template, { field: this.said.labels[name], value });
    if (!near) return element("li", {}, said);
    const take = element("button", { type: "button", class: "guide-button", "data-take": index });
    take.append(filled(this.words.take, { name: nearName }));
    const nearest = filled(this.words.nearest, { name: nearName });
    return element("li", {}, `${said}${this.words.sentence}${nearest} `, take);
  }

  showBuild(build, assignment) {
    const figures = figuresOf(build, this.stock);
    const { rules } = this.stock;
    const circuits = this.circuits().map((circuit) => [circuit, this.hangsOn(build, circuit)]);
    const such = (...answers) => circuits.filter(([, one]) => answers.includes(one)).map(([c]) => c);
    const [sufficient, unsure] = [such(true, null), such(null)];
    const awaited = awaitedOf(build, figures);
    const context = { figures, sufficient, unsure, awaited, assignment, circuit: build.circuit };
    this.showResults(rules, context, []); // asking each model of a card costs a phone too much here
  }

  /** Checks what the reader knows of their computer, by the rules that this decides. */
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
    const figuresFor = (one, stock) => {
      return figuresWith({ ...figuresOf(one, stock), ...given }, stock.figures);
    };
    const figures = figuresFor(build, this.stock);
    const names = [...[parts.gpu, parts.circuit, given].flatMap(Object.keys), ...SAID_OF_ANY];
    const known = Object.values(HAVE).filter((figure) => given[figure] !== null);
    const computed = formulasOf(this.stock.figures);
    const answered = rulesAnswered(this.stock.rules, { names, asked: known }, figures, computed);
    const rules = answered.map((rule) => (rule.id === CARD_HEIGHT ? { ...rule, applies: true } : rule));
    const context = { figures, sufficient: [], awaited: [], circuit: build.circuit, isOwn: true };
    this.showResults(rules, context, this.models(build, figuresFor));
  }

  /** Returns the known models of a card of which none is chosen, each with its figures. */
  models(build, figuresFor) {
    const models = withEachModel(build, this.stock, this.words.liquid);
    const { gpu, ...known } = figuresByGroup(build, this.stock.groups);
    const { rules, figures } = this.stock;
    const asked = rulesOfModels(rules, this.report.computed);
    const needed = { ...this.stock, figures: computedFor(asked, figures) };
    return models.map(([name, one]) => [name, figuresFor(one, { ...needed, known })]);
  }

  /** Returns whether a build on such circuits breaks no rule that depends on them; null if unsure. */
  hangsOn(build, circuit) {
    const figures = figuresOf({ ...build, circuit }, this.stockOfMains);
    return hangsOn(resultsOf(this.rulesOfMains, figures).filter(rulesOut));
  }

  circuits() {
    return this.stock.circuitsOf(this.choice.region);
  }

  showResults(rules, context, models) {
    const { computed } = this.report;
    const all = resultsOfAny(rules, context.figures, models, computed, this.words.list);
    const results = context.isOwn ? mattering(all) : all;
    const parts = this.report.parts(results, { ...context, circuits: this.circuits() });
    this.output.replaceChildren(...parts);
    this.say(this.report.summary(results, context.figures));
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
