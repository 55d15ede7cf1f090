// Build report: the results of a build in the words of the page.

import { FORMULAS, evaluate, formulasOf, isTruthy, unique } from "./build_rules.js";
import { element, filled } from "./page.js";

const OPEN = ["fail", "warn", "unknown"];
const DIGITS = 3;
const MAIN_FIGURES = ["load_w", "wall_w", "heat_btu_h"];

/** Says figures and results; `said` are the words of the page, `circuits` those of the region. */
export class Report {
  constructor(said, language, stock) {
    this.said = said;
    this.language = language;
    this.formats = {};
    this.computed = formulasOf(stock.figures);
    this.unitOf = Object.fromEntries(stock.figures.map(({ id, unit }) => [id, unit]));
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

  summary(results) {
    const counts = { fail: 0, warn: 0, unknown: 0, pass: 0 };
    for (const { severity } of results) counts[severity] += 1;
    return filled(this.said.words.summary, counts);
  }

  /**
   * Returns the lists of results with load and heat. The context has the `figures` of the build,
   * the `circuits` of the region and those of them that are `sufficient`; `kindOf` says which part
   * that is not chosen a figure waits for.
   */
  parts(results, context) {
    const some = (severity) => results.filter((result) => result.severity === severity);
    return [
      this.mainFigures(context),
      ...OPEN.map((severity) => this.openList(severity, some(severity), context)),
      this.passes(some("pass"), context),
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

  /** Returns the first circuit of the region that suffices; nothing where none does. */
  enough({ circuits, sufficient }) {
    return sufficient.length ? this.circuit(sufficient[0], circuits) : undefined;
  }

  openList(severity, results, context) {
    if (!results.length) return null;
    const waits = ({ kinds }) => severity === "unknown" && kinds.length > 0;
    const all = results.map((result) => ({ result, kinds: this.missing(result, context) }));
    const ready = all.filter((open) => !waits(open));
    const items = ready.map(({ result }) => this.item(result, context));
    return element(
      "section",
      { class: `guide-check__list guide-check__list--${severity}` },
      element("h3", {}, this.heading(severity, results)),
      items.length ? element("ul", {}, ...items) : null,
      this.waiting(all.filter(waits), context),
    );
  }

  /** Returns the parts that are not chosen and that a result hangs on, by their parameters. */
  missing(result, context) {
    return this.unknown(result, context).map(context.kindOf).filter(Boolean);
  }

  /** Returns the results that wait for parts, under the names of these. */
  waiting(open, context) {
    const kinds = unique(open.flatMap((waiting) => waiting.kinds));
    const parts = kinds.map((kind) => this.said.labels[kind]).join(this.said.words.list);
    const line = filled(this.said.words.waiting, { parts, count: open.length });
    return this.folded(line, open.map(({ result }) => result), context);
  }

  passes(results, context) {
    const heading = this.heading("pass", results);
    return this.folded(heading, results, context, { class: "guide-check__list" });
  }

  folded(line, results, context, attributes = {}) {
    if (!results.length) return null;
    const items = results.map((result) => this.item(result, context));
    return element("details", attributes, element("summary", {}, line), element("ul", {}, ...items));
  }

  heading(severity, results) {
    return filled(this.said.words[`${severity}_list`], { count: results.length });
  }

  item(result, context) {
    const { rule, severity } = result;
    const words = this.said.rules[rule.id] ?? { name: rule.id };
    const figure = this.figure(result, context);
    const isBroken = severity === "fail" || severity === "warn";
    const todo = isBroken ? this.todo(words, context) : "";
    return element(
      "li",
      {},
      element("strong", {}, this.placed(words.name, result)),
      figure ? element("span", {}, figure) : null,
      todo ? element("p", {}, todo) : null,
    );
  }

  /** Returns what is checked, and of which card, power supply or circuit where it matters. */
  placed(name, { rule, severity, place }) {
    if (!place || severity === "pass") return name;
    const where = filled(this.said.places[rule.each], { number: place });
    return filled(this.said.words.at, { name, place: where });
  }

  todo(words, context) {
    if (!words.do?.includes("{circuit}")) return words.do;
    const circuit = this.enough(context);
    return circuit ? filled(words.do, { circuit }) : words.none;
  }

  unknown({ rule }, { figures }) {
    return unknownOf(rule, figures, this.computed);
  }

  /** Returns the figure with its limit, or what is not known; nothing for a yes or no. */
  figure(result, context) {
    const { rule, severity, figure, limit, isAdvised } = result;
    if (severity === "unknown") {
      const names = this.unknown(result, context).map((name) => this.said.figures[name] ?? name);
      return filled(this.said.results.unknown, { what: names.join(this.said.words.list) });
    }
    if (rule.holds === "is_true") return "";
    const template = `${isAdvised ? "advised-" : ""}${rule.holds.replace("_", "-")}`;
    let [own, bound] = [this.shown(figure, rule.unit), this.shown(limit, rule.unit)];
    if (own === bound && figure !== limit) {
      [own, bound] = [this.shown(figure, rule.unit, 3), this.shown(limit, rule.unit, 3)];
    }
    const outcome = filled(this.said.results[template], { figure: own, limit: bound });
    if (!result.assumed) return outcome;
    const what = result.assumed.map((name) => this.said.figures[name]).join(this.said.words.list);
    return filled(this.said.words.assumed, { said: outcome, what });
  }
}

/** Returns which figures have to be known before a rule can say anything. */
export function unknownOf(rule, figures, computed) {
  const names = FORMULAS.filter((name) => name in rule).flatMap((name) =>
    unknownIn(rule[name], figures, computed),
  );
  return unique(names);
}

/** Returns which figures have to be known before the value of a tree is. */
function unknownIn(tree, figures, computed) {
  if (!Array.isArray(tree) || tree[0] === "text" || evaluate(tree, figures) !== null) return [];
  if (tree[0] === "name") {
    const name = tree[1];
    const below = Object.hasOwn(computed, name)
      ? unknownIn(computed[name], figures, computed)
      : [];
    return below.length ? below : [name];
  }
  let operands = tree.slice(1);
  if (tree[0] === "if") {
    const test = evaluate(operands[0], figures);
    operands = [test === null ? operands[0] : operands[isTruthy(test) ? 1 : 2]];
  }
  return unique(operands.flatMap((operand) => unknownIn(operand, figures, computed)));
}
