// Build rules: the figures of a build, and what each rule says of them; null is unknown.
// All formulas come with the data. How they are evaluated is the same as in macros/advice/builds
// (evaluation, figures, results), which the tests hold it against with hundreds of builds.

import { cardCount, cardPsus, cardsOf, circuitLoads, psuCircuits } from "./supply_loads.js";
import { suppliesOf, supplyLoads } from "./supply_loads.js";

export const FORMULAS = ["applies", "figure", "limit", "advised", "varies"];

const WORST_FIRST = ["fail", "unknown", "warn", "pass"];

/**
 * Returns the result of every rule that applies, in their order. Of a computer's cards, power
 * supplies or circuits (figures.each) the one decides with which the rule fares worst; its number
 * is the `place`.
 */
export function resultsOf(rules, figures) {
  return rules.map((rule) => worstOf(rule, figures)).filter((result) => result !== null);
}

export function worstOf(rule, figures) {
  const places = figures.each?.[rule.each] ?? [];
  if (!places.length) return resultOf(rule, figures);
  const againAt = (index) => figures.again && ((given) => figures.again(given).each[rule.each][index]);
  const results = places
    .map((own, index) => ({ result: resultOf(rule, own, againAt(index)), place: index + 1 }))
    .filter(({ result }) => result !== null)
    .map(({ result, place }) => ({ ...result, place }));
  return results.reduce((worst, other) => (isWorse(other, worst) ? other : worst), null);
}

export function isWorse(result, other) {
  if (!other) return true;
  const [rank, otherRank] = [result, other].map(({ severity }) => WORST_FIRST.indexOf(severity));
  return rank === otherRank ? leftOf(result) < leftOf(other) : rank < otherRank;
}

/** Returns how far a figure is from its limit; less is worse. */
function leftOf({ rule, figure, limit }) {
  if (typeof figure !== "number" || typeof limit !== "number") return 0;
  return rule.holds === "at_most" ? limit - figure : figure - limit;
}

/**
 * Returns what one rule says: `severity` (pass, warn, fail or unknown), `figure` and the `limit`
 * that it is held against, which may be `isAdvised`; null where the rule does not apply. What fails
 * only warns where the figure `varies` from model to model and is the middle of them. An unknown
 * figure that has a plausible range is `assumed` where both of its ends lead to the same; what is
 * computed from it follows where the figures can be made `again`.
 */
export function resultOf(rule, figures, again = figures.again) {
  const result = resultFor(rule, figures);
  if (result?.severity !== "unknown") return result;
  const open = Object.keys(rule.plausible ?? {}).filter((name) => figures[name] === null);
  if (!open.length) return result;
  const ends = combinations(open.map((name) => rule.plausible[name])).map((values) => {
    const assumed = Object.fromEntries(open.map((name, index) => [name, values[index]]));
    return resultFor(rule, { ...(again ? again(assumed) : figures), ...assumed });
  });
  const severities = new Set(ends.map((end) => end?.severity));
  if (severities.size > 1 || !ends[0] || ends[0].severity === "unknown") return result;
  const closest = ends.reduce((best, end) => (distance(end) < distance(best) ? end : best));
  return { ...closest, assumed: open, bound: boundOf(closest, ends) };
}

/** Returns which end of the likely a figure is, where the limit stays. */
export function boundOf({ figure, limit }, ends) {
  if (ends.some((end) => end.limit !== limit) || ends.every((end) => end.figure === figure)) return "";
  return ends.some((end) => end.figure < figure) ? "at_most" : "at_least";
}

function combinations(ranges) {
  const [first, ...rest] = ranges;
  if (!first) return [[]];
  return first.flatMap((value) => combinations(rest).map((others) => [value, ...others]));
}

function distance({ figure, limit }) {
  if (typeof figure !== "number" || typeof limit !== "number") return 0;
  return Math.abs(figure - limit);
}

function resultFor(rule, figures) {
  const value = (name) => (name in rule ? evaluate(rule[name], figures) : null);
  const applies = "applies" in rule ? value("applies") : true;
  if (applies === false) return null;
  const figure = value("figure");
  const judged = judge(rule, figure, value("limit"), value("advised"));
  const isOpen = applies === null && judged.severity !== "pass";
  const severity = isOpen ? "unknown" : judged.severity;
  const varies = severity === "fail" && value("varies") === true;
  return { rule, figure, ...judged, severity: varies ? "warn" : severity, varies };
}

function judge(rule, figure, limit, advised) {
  const holds = (value, own = figure) => (rule.holds === "at_most" ? own <= value : own >= value);
  const said = (severity, value, isAdvised = false) => ({ severity, limit: value, isAdvised });
  if (figure === null || ("limit" in rule && limit === null)) return said("unknown", limit);
  if (rule.holds === "is_true") return said(isTruthy(figure) ? "pass" : rule.breach, null);
  if (limit !== null && !holds(limit)) return said(rule.breach, limit);
  if (!("advised" in rule)) return said("pass", limit);
  if (advised === null) return said("unknown", null, true);
  if (!holds(advised)) return said("warn", advised, true);
  return limit === null || holds(limit, advised) ? said("pass", advised, true) : said("pass", limit);
}

/**
 * Returns the rules that read nothing but the figures of these names, and those that read one that
 * was `asked` for and are decided whatever the rest is.
 */
export function rulesAnswered(rules, { names, asked }, figures, computed) {
  return rules.filter((rule) => {
    const read = namesOf(rule, computed);
    if (read.every((name) => names.includes(name))) return true;
    if (!read.some((name) => asked.includes(name))) return false;
    const result = worstOf(rule, figures);
    return result !== null && result.severity !== "unknown";
  });
}

export function namesOf(rule, computed) {
  return FORMULAS.filter((name) => name in rule).flatMap((name) => namesIn(rule[name], computed));
}

/** Returns whether no guide could recommend a build with this result. */
export function rulesOut({ rule, severity, varies }) {
  return severity === "fail" || varies || (severity === "unknown" && rule.decisive);
}

/** Returns the formulas of computed figures by their names. */
export function formulasOf(figures) {
  return Object.fromEntries(figures.map(({ id, formula }) => [id, formula]));
}

const STRICT = {
  "+": (left, right) => left + right,
  "-": (left, right) => left - right,
  "*": (left, right) => left * right,
  "/": (left, right) => (right === 0 ? null : left / right),
  "<": (left, right) => left < right,
  "<=": (left, right) => left <= right,
  ">": (left, right) => left > right,
  ">=": (left, right) => left >= right,
  "==": (left, right) => left === right,
  "!=": (left, right) => left !== right,
  min: Math.min,
  max: Math.max,
  ceil: Math.ceil,
  not: (value) => !isTruthy(value),
  has: (items, item) => items.includes(item),
  shares: (some, others) => some.some((item) => others.includes(item)),
};

/**
 * Returns the value of a tree; null where it hangs on something unknown.
 *
 * `and` and `or` know their answer as soon as one side decides; a division by 0 is unknown.
 * Throws for a name that is no figure.
 */
export function evaluate(tree, figures) {
  if (!Array.isArray(tree)) return tree;
  const [name, ...operands] = tree;
  if (name === "name") return figureCalled(operands[0], figures);
  if (name === "text") return operands[0];
  if (name === "if") return chosen(operands, figures);
  const values = operands.map((operand) => evaluate(operand, figures));
  if (name === "known") return values[0] !== null;
  if (name === "and" || name === "or") return joined(values, name === "or");
  return values.includes(null) ? null : STRICT[name](...values);
}

/** Returns whether Python would take a value for true: an empty list is false. */
export function isTruthy(value) {
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
}

function figureCalled(name, figures) {
  if (!Object.hasOwn(figures, name)) throw new Error(`no figure of a build: ${name}`);
  return figures[name];
}

function chosen([test, ifTrue, ifFalse], figures) {
  const decided = evaluate(test, figures);
  if (decided === null) return null;
  return evaluate(isTruthy(decided) ? ifTrue : ifFalse, figures);
}

/** Returns `and` (decided by false) or `or` (decided by true) of values that may be unknown. */
function joined(values, decides) {
  if (values.some((value) => value !== null && isTruthy(value) === decides)) return decides;
  return values.includes(null) ? null : !decides;
}

/** Returns the figures that a tree names, each once; those in `computed` as what they rest on. */
export function namesIn(tree, computed = {}) {
  if (!Array.isArray(tree) || tree[0] === "text") return [];
  if (tree[0] !== "name") return unique(tree.slice(1).flatMap((part) => namesIn(part, computed)));
  const name = tree[1];
  return Object.hasOwn(computed, name) ? namesIn(computed[name], computed) : [name];
}

export function unique(names) {
  return [...new Set(names)];
}

/**
 * Returns all figures that a formula may name, with those that published formulas compute; the
 * stock has the `groups` of figures of parts and the computed `figures`, and groups that are `known`. What cards, power supplies
 * and circuits see of them one by one is in `each`, which is no figure.
 */
export function figuresOf(build, { groups, figures, known }) {
  const read = Object.assign({}, ...Object.values(figuresByGroup(build, groups, known)));
  const own = { total_usd: null, budget_usd: null };
  for (const name of OWN_FIGURES) own[name] = build[name] ?? null;
  const [cards, supplies] = [cardFigures(build, groups), supplyFigures(build, groups)];
  const whole = { ...read, ...own, ...asOne("gpu", cards, groups), ...asOne("psu", supplies, groups) };
  return figuresWith(whole, figures, (read, all) => {
    return figuresOfEach(build, { whole: read, all, cards, supplies, computed: figures });
  });
}

/** Returns figures with those computed from them, `each`, and what makes all of it `again`. */
export function figuresWith(read, computed, eachOf = () => ({})) {
  const all = withComputed(read, computed);
  const again = (given) => figuresWith({ ...read, ...given }, computed, eachOf);
  return Object.defineProperties(all, {
    each: { value: eachOf(read, all) },
    again: { value: again },
  });
}

// What a build says itself, without a part.
const OWN_FIGURES = [
  ...["use", "external", "dock_length_mm", "mounting", "card_air", "bridge_slots", "above_4g"],
];

/** Returns figures with those that published formulas compute from them, unless they are given. */
export function withComputed(read, computed, given = {}) {
  const figures = { ...read, ...given };
  for (const { id, formula } of computed) {
    if (!Object.hasOwn(given, id)) figures[id] = evaluate(formula, figures);
  }
  return figures;
}

/** Returns the figures of each kind of cards. */
function cardFigures(build, groups) {
  return cardsOf(build).map(({ gpu, board, count, limit }) =>
    figuresOfParts(groupCalled("gpu", groups), [gpu, board], { count, gpu_power_limit_w: limit }),
  );
}

/** Returns the figures of each power supply of a desktop computer. */
function supplyFigures(build, groups) {
  const around = { count: 1, mains: build.circuit?.mains };
  return suppliesOf(build).map((psu) => {
    return figuresOfParts(groupCalled("psu", groups), [undefined, psu], around);
  });
}

function groupCalled(name, groups) {
  return groups.find(({ id }) => id === name);
}

/** Returns the figures of several kinds of a part as those of all; of one kind there are none. */
function asOne(name, each, groups) {
  return each.length > 1 ? combined(groupCalled(name, groups).joined, each) : {};
}

function figuresOfEach(build, { whole, all, cards, supplies, computed }) {
  const each = {};
  const seen = (given) => given.map((figures) => withComputed(whole, computed, figures));
  if (cards.length > 1) {
    const isShared = (name) => name.startsWith("gpus_") || SHARED_BY_CARDS.includes(name);
    const own = (figures) => Object.entries(figures).filter(([name]) => !isShared(name));
    each.card = seen(cards.map((figures) => Object.fromEntries(own(figures))));
  }
  if (supplies.length > 1) {
    const loads = supplyLoads(build, cards, supplies, all.board_w ?? null);
    each.supply = seen(supplies.map((psu, index) => ({ ...psu, ...loads[index] })));
    each.circuit = seen(circuitLoads(build, supplies, loads));
  }
  return each;
}

/** Returns the power supply of each card and the circuit of each power supply, from 1. */
export function assignmentOf(build, { groups }, boardW = null) {
  const [cards, supplies] = [cardFigures(build, groups), supplyFigures(build, groups)];
  if (!supplies.length) return { card_psus: [], psu_circuits: [], isChosen: false };
  const loads = supplyLoads(build, cards, supplies, boardW).map(({ psu_load_w }) => psu_load_w);
  const circuits = psuCircuits(build, loads);
  const areOpen = new Set(circuits).size > 1 && !build.psu_circuits.length;
  return {
    card_psus: cardPsus(build, cards, supplies, boardW),
    psu_circuits: circuits,
    isChosen: !build.card_psus.length || areOpen,
  };
}

const SHARED_BY_CARDS = ["gpu_count", "gpu_kinds", "gpu_is_whole"];

/** Returns the figures of each group of parts that is not `known`. What a build leaves out is not there. */
export function figuresByGroup(build, groups, known = {}) {
  const around = {
    gpu_count: cardCount(build),
    gpu_power_limit_w: build.gpu_power_limit_w,
    mains: build.circuit?.mains,
  };
  const figuresOfGroup = (group) => {
    if (group.combined) return figuresOfSeveral(group, build[group.id]);
    const parts = group.parts.map((name) => build[name]);
    return figuresOfParts(group, parts, { ...around, count: build[group.count] });
  };
  return Object.fromEntries(groups.map((group) => [group.id, known[group.id] ?? figuresOfGroup(group)]));
}

/** Returns the figures of a group; what a later part says comes before what an earlier one does. */
function figuresOfParts({ reads, formulas }, parts, around) {
  const fields = Object.assign({}, around, ...parts.flatMap((part) => fieldsFor(part, around)));
  const scope = {};
  for (const name of reads) scope[name] = isEmpty(fields[name]) ? null : (fields[name] ?? null);
  const figures = {};
  for (const name of Object.keys(formulas)) {
    figures[name] = scope[name] = evaluate(formulas[name], scope);
  }
  return figures;
}

/** Returns the fields of a part, and those that it has `by` a value that is around it. */
function fieldsFor(part, around) {
  const cases = Object.entries(part?.by ?? {}).map(([name, fields]) => fields[around[name]]);
  return [part, ...cases];
}

function isEmpty(value) {
  return Array.isArray(value) && value.length === 0;
}

/** Returns the figures of parts of which there may be several, each with its count. */
function figuresOfSeveral(group, items) {
  const each = items.map(([part, count]) => figuresOfParts(group, [part], { count }));
  return combined(group.combined, each);
}

function combined(combinations, each) {
  return Object.fromEntries(
    Object.entries(combinations).map(([name, combination]) => {
      return [name, COMBINED[combination](each.map((figures) => figures[name]))];
    }),
  );
}

const ifKnown = (combine) => (values) => {
  return values.length && !values.includes(null) ? combine(values) : null;
};
const COMBINED = {
  sum: ifKnown((values) => values.reduce((total, value) => total + value, 0)),
  most: ifKnown((values) => Math.max(...values)),
  least: ifKnown((values) => Math.min(...values)),
  highest: (values) => {
    const known = values.filter((value) => value !== null);
    return known.length ? Math.max(...known) : null;
  },
  kinds: ifKnown((values) => new Set(values).size),
  same: (values) => (new Set(values).size === 1 ? values[0] : null),
  every: (values) => (values.length ? values.every(isTruthy) : null),
};

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
