// Build report: the results of a build in the words of the page.

import { evaluate, formulasOf, isTruthy, resultOf, unique, unknownOf } from "./build_rules.js";
import { element, filled } from "./page.js";
import { ofModels, verdictOf } from "./part_lists.js";

// The rule that asks whether there is a card to put into a slot.
const CARD_FORM = "card-form";

const DIGITS = 3;
const ALL_DIGITS = 20;
// Chinese has no space between two of its own characters.
const IN_CHINESE = /([\u4e00-\u9fff]) (?=[\u4e00-\u9fff])/g;
// How many decimals tell a figure from its limit, where rounded they look alike.
const TELLING = [0, 1, 3];
// Units whose figures are counted, and bent with the noun that a sentence has for them.
const COUNTED = ["count", "cores", "lanes", "slots"];
// Of what passes, these figures tell no more than the name of the rule: result_words.py.
const TOLD_BY_NAME = ["count", "none", "slots", "v"];
// What fits the inlets of power supplies.
const CORD_ENDS = { C14: "C13", C20: "C19" };
const MAIN_FIGURES = ["load_w", "wall_w", "heat_btu_h"];

/** Says figures and results; `said` are the words of the page, `circuits` those of the region. */
export class Report {
  constructor(said, language, stock) {
    this.said = said;
    this.language = language;
    this.formats = {};
    this.computed = formulasOf(stock.figures);
    this.unitOf = Object.fromEntries(stock.figures.map(({ id, unit }) => [id, unit]));
    this.groups = stock.groups;
  }

  /** Returns a number or a yes or no with its unit, in the page's language. */
  shown(value, unit, digits) {
    if (typeof value !== "number") return String(value);
    const whole = String(Math.trunc(Math.abs(value))).length;
    const fraction = digits ?? Math.max(0, DIGITS - whole);
    const { units } = this.said;
    const template = (value === 1 && units[`${unit}_one`]) || units[unit] || "{number}";
    return filled(template, { number: this.format(fraction).format(value) });
  }

  /** Returns what writes numbers with so many decimals; to make one takes a phone long. */
  format(fraction) {
    this.formats[fraction] ??= new Intl.NumberFormat(this.language, {
      maximumFractionDigits: fraction,
      roundingMode: "halfEven", // as language.py
    });
    return this.formats[fraction];
  }

  /** Returns a circuit as its voltage, current and lasting power; its name where others are alike. */
  circuit(circuit, circuits) {
    const label = this.circuitLabel(circuit);
    const alike = circuits.filter((other) => this.circuitLabel(other) === label);
    return alike.length > 1 ? `${label} - ${circuit.name}` : label;
  }

  circuitLabel({ volts, amps, lasting_w }) {
    return filled(this.said.words.circuit_label, {
      volts: this.shown(volts, "v"),
      amps: this.shown(amps, "a"),
      watts: this.shown(lasting_w, "w"),
    });
  }

  summary(results, { gpu_is_whole: isWhole }) {
    if (isWhole) return this.said.rules[CARD_FORM].cases.whole;
    const counts = { fail: 0, warn: 0, unknown: 0, pass: 0, all: results.length };
    for (const { severity } of results) counts[severity] += 1;
    const { words } = this.said;
    return filled(counts.fail ? words.summary_fail : verdictOf(results, words), counts);
  }

  /**
   * Returns what the rules say, nothing of what is sold whole: what fails, warns, is to look up, in a
   * line each what is open and what waits for parts, power and wiring, what passes. The context has
   * the `figures` of the build, its `circuit` and `assignment`, the `circuits` of the region and those
   * that are `sufficient`, some of them `unsure`, told once no part that decides is `awaited`: the groups
   * that are not chosen. Of one's own computer (`isOwn`), only the reader can say what is missing.
   */
  parts(results, context) {
    if (context.figures.gpu_is_whole) return [];
    const some = (severity) => results.filter((result) => result.severity === severity);
    const unknown = some("unknown");
    const waiting = unknown.filter((result) => this.missing(result, context).length);
    const ready = unknown.filter((result) => !waiting.includes(result));
    const isOpen = context.awaited.includes("psu") || waiting.some(({ rule }) => rule.about_mains);
    return [
      this.list("fail", some("fail"), context),
      this.list("warn", some("warn"), context),
      this.lookedUp(ready.filter(({ rule }) => rule.decisive), context),
      this.open(ready.filter(({ rule }) => !rule.decisive)),
      this.waiting(waiting, context),
      this.power(isOpen ? { ...context, sufficient: [] } : context),
      this.passes(some("pass"), context),
    ].filter(Boolean);
  }

  /** Returns load and circuit, and what hangs on what where there is a choice. */
  power(context) {
    const lines = [...this.assigned(context), ...(context.sufficient.length ? this.plugged(context) : [])];
    const figures = this.mainFigures(context);
    if (!figures && !lines.length) return null;
    const items = lines.map((line) => element("li", {}, line));
    return element(
      "section",
      { class: "guide-check__power" },
      element("h3", {}, this.said.words.power),
      figures,
      items.length ? element("ul", {}, ...items) : null,
    );
  }

  /** Returns which card hangs on which power supply and that on which circuit, as sentences. */
  assigned({ assignment }) {
    const { card_psus: cards = [], psu_circuits: circuits = [], isChosen } = assignment ?? {};
    if (circuits.length < 2) return [];
    const { words } = this.said;
    const feeds = (template, none, number, numbers) => {
      const places = numbers.flatMap((each, index) => (each === number ? [index + 1] : []));
      return filled(places.length ? template : none, { number, fed: places.join(words.list) });
    };
    return [
      ...circuits.map((_, index) => feeds(words.psu_feeds, words.psu_feeds_none, index + 1, cards)),
      ...unique(circuits)
        .sort((a, b) => a - b)
        .map((number) => feeds(words.circuit_feeds, words.circuit_feeds_none, number, circuits)),
      ...(isChosen ? [words.chosen] : []),
    ];
  }

  /** Returns what has to be known to plug a computer in where it can be, as sentences. */
  plugged({ circuit: own, circuits, figures, sufficient = [] }) {
    const circuit = sufficient.includes(own) ? own : (sufficient[0] ?? own);
    if (!circuit) return [];
    const { words, installers } = this.said;
    const { connector, plug, practice_a: amps, who_may_install: who } = circuit;
    const cord = circuit.cord_ends?.length ? words.cord : words.strip;
    const supplies = figures.each?.supply ?? [figures];
    const ends = unique(supplies.map(({ psu_inlet: inlet }) => CORD_ENDS[inlet] ?? words.either));
    const connectors = ends.join(words.list);
    return [
      connector && filled(words.socket, { connector }),
      plug && !figures.gpu_is_whole && filled(cord, { plug, connectors }),
      amps && filled(words.practice, { amps: this.shown(amps, "a") }),
      circuit !== circuits?.[0] && who && installers[who], // the usual outlet is there
      words.shared,
    ].filter(Boolean);
  }

  mainFigures(context) {
    const { figures, sufficient } = context;
    const rows = MAIN_FIGURES.filter((name) => typeof figures[name] === "number").map((name) => [
      this.said.figures[name],
      this.shown(Number(figures[name].toPrecision(DIGITS)), this.unitOf[name]),
    ]);
    if (sufficient.length || typeof figures.wall_w === "number") {
      const circuit = this.enough(context) ?? this.said.rules.mains?.none ?? "–";
      rows.push([this.said.words.circuit_needed, circuit]);
    }
    const pairs = rows.map(([name, text]) =>
      element("div", {}, element("dt", {}, name), element("dd", {}, text)),
    );
    return pairs.length ? element("dl", { class: "guide-check__figures" }, ...pairs) : null;
  }

  /** Returns the first circuit of the region that suffices, as far as known; nothing without one. */
  enough({ circuits, sufficient: [first], unsure }) {
    if (!first) return undefined;
    const circuit = this.circuit(first, circuits);
    return unsure?.includes(first) ? filled(this.said.words.circuit_open, { circuit }) : circuit;
  }

  /** Returns a list under a heading, `fail` or `warn`; nothing where it is empty. */
  list(name, results, context) {
    const items = results.map((result) => this.item(result, context, this.reason(result)));
    return this.section(name, results, [element("ul", {}, ...items)]);
  }

  /** Returns what to look up, and below all that stands in one place once where this is. */
  lookedUp(results, context) {
    const places = new Map();
    for (const result of results) {
      const place = this.lookUp(result, context);
      const items = places.get(place) ?? places.set(place, element("ul")).get(place);
      items.append(this.item(result, context, this.reason(result), false));
    }
    const lists = [...places].flatMap(([place, items]) => [items, element("p", {}, place)]);
    return this.section("look_up", results, lists);
  }

  section(name, results, parts) {
    if (!results.length) return null;
    const attributes = { class: `guide-check__list guide-check__list--${name}` };
    return element("section", attributes, element("h3", {}, this.heading(name, results)), ...parts);
  }

  /** Returns the line of all that is unknown and does not decide. */
  open(results) {
    if (!results.length) return null;
    const names = results.map(({ rule }) => this.said.rules[rule.id]?.name ?? rule.id);
    return element("p", {}, filled(this.said.words.open_points, { what: names.join(this.said.words.list) }));
  }

  /** Returns the parts that are not chosen and that a result hangs on, by their parameters. */
  missing(result, context) {
    const groups = this.unknown(result, context).map((name) => this.groupOf(name));
    return groups.filter((group) => context.awaited.includes(group));
  }

  /** Returns what waits for parts, by name: to choose these is all there is to do. */
  waiting(open, context) {
    const kinds = unique(open.flatMap((result) => this.missing(result, context)));
    const parts = kinds.map((kind) => this.said.labels[kind]).join(this.said.words.list);
    const line = filled(this.said.words.waiting, { parts, count: open.length });
    const names = open.map(({ rule }) => element("li", {}, this.said.rules[rule.id]?.name ?? rule.id));
    return this.folded(line, names);
  }

  passes(results, context) {
    const items = results.map((result) => this.item(result, context));
    return this.folded(this.heading("pass", results), items);
  }

  folded(line, items) {
    if (!items.length) return null;
    const list = element("ul", {}, ...items);
    return element("details", { class: "guide-check__list" }, element("summary", {}, line), list);
  }

  heading(severity, results) {
    return filled(this.said.words[`${severity}_list`], { count: results.length });
  }

  /** Returns a result as a line: by the `reason` that its rule has, else by name and figure. */
  item(result, context, reason = "", isWhole = true) {
    const { rule, severity } = result;
    const words = this.said.rules[rule.id] ?? { name: rule.id };
    const figure = reason || this.figure(result, context);
    const todo = isWhole && severity !== "pass" ? this.todo(words, result, context) : "";
    const notes = [ofModels(result, this.said.words), this.assumed(result), todo].filter(Boolean);
    return element(
      "li",
      {},
      reason ? null : element("strong", {}, this.placed(words.name, result, context)),
      figure ? element("span", {}, figure) : null,
      ...notes.map((note) => element("p", {}, note)),
    );
  }

  /** Returns the sentence of a rule that is not passed, if it has one: own_reason in reason_words.py. */
  reason(result) {
    const { rule, severity, place } = result;
    if (place || severity === "pass") return "";
    const tree = this.said.reasons[severity === "unknown" ? severity : "missed"][rule.id];
    const [have, need] = this.heldAgainst("counted", result);
    const state = severity === "fail" ? "missed" : "advised";
    return tree ? this.spoken(tree, { have, need, state }).replace(IN_CHINESE, "$1") : "";
  }

  /** Returns a figure and its limit as they are said, alike only where they are alike. */
  heldAgainst(say, { rule: { unit }, figure, limit, bound }) {
    let said = [figure, limit].map((value) => this[say](value, unit));
    for (const digits of TELLING) {
      if (said[0] !== said[1] || figure === limit) break;
      said = [figure, limit].map((value) => this.shown(value, unit, digits));
    }
    if (bound) said[0] = filled(this.said.results[`bound.${bound}`], { figure: said[0] });
    return said;
  }

  /** Returns a figure as a sentence takes it: a number where it is counted, else with its unit. */
  counted(value, unit) {
    if (typeof value !== "number" || COUNTED.includes(unit)) return value;
    const isComputed = unit === "w" && value >= 1000 && !Number.isInteger(value);
    return this.shown(isComputed ? Number(value.toPrecision(DIGITS)) : value, unit);
  }

  /** Returns a message, as sentences.py gives it as data, filled with values. */
  spoken(tree, values) {
    const parts = tree.map((node) => {
      if (typeof node === "string") return node;
      if (!node.of) return this.written(values[node.value]);
      return this.spoken(node.say[this.chosen(node, values[node.of])], values);
    });
    return parts.join("");
  }

  written(value) {
    return typeof value === "number" ? this.format(ALL_DIGITS).format(value) : value;
  }

  /** Returns the key of what is said of a value: its number, its plural category, or itself. */
  chosen({ say, otherwise }, value) {
    this.plurals ??= new Intl.PluralRules(this.language);
    const keys = typeof value === "number" ? [String(value), this.plurals.select(value)] : [value];
    return keys.find((key) => Object.hasOwn(say, key)) ?? otherwise;
  }

  /** Returns what is checked, and of which card, power supply or circuit where it matters. */
  placed(name, result, { figures }) {
    const { rule, severity, place } = result;
    if (!place || severity === "pass") return name;
    const number = placesOf(result, figures).join(this.said.words.list);
    const where = filled(this.said.places[rule.each], { number });
    return filled(this.said.words.at, { name, place: where });
  }

  /** Returns what to do in this case, with what is missing and what is needed. */
  todo(words, result, context) {
    if (result.severity === "unknown") return this.lookUp(result, context);
    const figures = figuresFor(result, context.figures);
    const template = words.cases?.[caseOf(result.rule, figures)] ?? words.do ?? "";
    const circuit = this.enough(withMargin(result, figures, context));
    if (template.includes("{circuit}") && !circuit) return words.none;
    const said = Object.entries(figures).map(([name, value]) => [name, this.value(value)]);
    const missing = this.shown(Math.abs(result.limit - result.figure), result.rule.unit);
    return filled(template, { ...Object.fromEntries(said), missing, circuit });
  }

  /** Returns a figure without its unit: a number, a name that the data use, or several of these. */
  value(value) {
    if (Array.isArray(value)) return value.map((each) => this.value(each)).join(this.said.words.list);
    return this.said.values[value] ?? this.shown(value);
  }

  /** Returns where what a result hangs on is to be found. */
  lookUp(result, context) {
    const { words, lookups } = this.said;
    const groups = this.unknown(result, context).map((name) => this.groupOf(name));
    const places = unique(groups).flatMap((group) => lookups[group] || []);
    if (!places.length) return words.look_up;
    if (context.isOwn && !groups.includes("gpu")) return words.enter;
    return filled(words.look_up_in, { where: places.join(words.list) });
  }

  groupOf(figure) {
    return this.groups.find(({ formulas }) => Object.hasOwn(formulas, figure))?.id;
  }

  unknown(result, { figures }) {
    return unknownOf(result.rule, figuresFor(result, figures), this.computed);
  }

  /** Returns the figure with its limit, or what is not known; nothing for a yes or no. */
  figure(result, context) {
    const { rule, severity, isAdvised } = result;
    if (severity === "unknown") {
      const names = this.unknown(result, context).map((name) => this.said.figures[name] ?? name);
      return filled(this.said.results.unknown, { what: names.join(this.said.words.list) });
    }
    if (rule.holds === "is_true" || (severity === "pass" && TOLD_BY_NAME.includes(rule.unit))) return "";
    const template = `${isAdvised ? "advised-" : ""}${rule.holds.replace("_", "-")}`;
    const [own, bound] = this.heldAgainst("shown", result);
    return filled(this.said.results[template], { figure: own, limit: bound });
  }

  /** Returns that a limit rests on what is not known, if it does: the case that says least. */
  assumed({ assumed, bound, severity }) {
    const what = assumed?.map((name) => this.said.figures[name]).join(this.said.words.list);
    const { words } = this.said;
    const template = severity === "pass" ? words.assumed_pass : words.assumed;
    return what && !bound ? filled(template, { what }) : "";
  }
}

/** Returns the context with those circuits alone that keep the margin, where only this is missed. */
function withMargin({ severity, figure, limit }, { circuit_w: own }, context) {
  if (severity !== "warn" || !own || !limit) return context;
  const load = (figure * own) / limit;
  return { ...context, sufficient: context.sufficient.filter(({ lasting_w }) => lasting_w >= load) };
}

/** Returns the numbers of all cards, power supplies or circuits that fare like that of a result. */
function placesOf({ rule, severity, figure, limit, place }, figures) {
  const judged = (figures.each?.[rule.each] ?? []).map((own) => resultOf(rule, own));
  const isAlike = (one) => one?.severity === severity && one.figure === figure && one.limit === limit;
  const alike = [...judged.keys()].filter((index) => isAlike(judged[index]));
  return alike.length ? alike.map((index) => index + 1) : [place];
}

/** Returns the figures as seen from the card, power supply or circuit of a result. */
export function figuresFor({ rule, place }, figures) {
  return (place && figures.each?.[rule.each]?.[place - 1]) || figures;
}

/** Returns the name of the remedy whose case it is; nothing where it is that of the rule. */
export function caseOf({ remedies = {} }, figures) {
  const cases = Object.entries(remedies);
  return cases.find(([, when]) => isTruthy(evaluate(when, figures)))?.[0] ?? "";
}

/** Returns the results that matter: of what goes into no slot at all, only that it does not. */
export function mattering(results) {
  const form = results.find(({ rule, severity }) => rule.id === CARD_FORM && severity === "fail");
  return form ? [form] : results;
}
