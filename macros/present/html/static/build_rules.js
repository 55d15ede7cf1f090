// Build rules: the figures of a build, and what each rule says of them; null is unknown.
// All formulas come with the data. How they are evaluated is the same as in macros/advice/builds
// (evaluation, figures, results), which the tests hold it against with hundreds of builds.

export const FORMULAS = ["applies", "figure", "limit", "advised"];

/** Returns the result of every rule that applies, in their order. */
export function resultsOf(rules, figures) {
  return rules.map((rule) => resultOf(rule, figures)).filter((result) => result !== null);
}

/**
 * Returns what one rule says: `severity` (pass, warn, fail or unknown), `figure` and the `limit`
 * that it is held against, which is `isAdvised` where only that is missed; null where the rule
 * does not apply. A rule of which it is unknown whether it applies is unknown itself.
 */
export function resultOf(rule, figures) {
  const value = (name) => (name in rule ? evaluate(rule[name], figures) : null);
  const applies = "applies" in rule ? value("applies") : true;
  if (applies === false) return null;
  const figure = value("figure");
  const judged = judge(rule, figure, value("limit"), value("advised"));
  const isOpen = applies === null && judged.severity !== "pass";
  return { rule, figure, ...judged, severity: isOpen ? "unknown" : judged.severity };
}

function judge(rule, figure, limit, advised) {
  const holds = (value) => (rule.holds === "at_most" ? figure <= value : figure >= value);
  const said = (severity, value, isAdvised = false) => ({ severity, limit: value, isAdvised });
  if (figure === null || ("limit" in rule && limit === null)) return said("unknown", limit);
  if (rule.holds === "is_true") return said(isTruthy(figure) ? "pass" : rule.breach, null);
  if (limit !== null && !holds(limit)) return said(rule.breach, limit);
  if (!("advised" in rule)) return said("pass", limit);
  if (advised === null) return said("unknown", null, true);
  return said(holds(advised) ? "pass" : "warn", advised, true);
}

/** Returns the rules that read nothing but the figures of these names. */
export function rulesReading(rules, names, computed) {
  return rules.filter((rule) => namesOf(rule, computed).every((name) => names.includes(name)));
}

function namesOf(rule, computed) {
  return FORMULAS.filter((name) => name in rule).flatMap((name) => namesIn(rule[name], computed));
}

/** Returns whether no guide could recommend a build with this result. */
export function rulesOut({ rule, severity }) {
  return severity === "fail" || (severity === "unknown" && rule.decisive);
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
 * stock has the `groups` of figures of parts and the computed `figures`.
 */
export function figuresOf(build, { groups, figures }) {
  const read = Object.assign({}, ...Object.values(figuresByGroup(build, groups)));
  const own = { use: build.use, total_usd: null, budget_usd: null };
  return withComputed({ ...read, ...own }, figures);
}

/** Returns figures with those that published formulas compute from them. */
export function withComputed(read, computed) {
  const figures = { ...read };
  for (const { id, formula } of computed) figures[id] = evaluate(formula, figures);
  return figures;
}

/** Returns the figures of each group of parts. What is left out of a build is not there. */
export function figuresByGroup(build, groups) {
  const { gpu_count, gpu_power_limit_w } = build;
  const around = { gpu_count, gpu_power_limit_w, mains: build.circuit?.mains };
  const figuresOfGroup = (group) => {
    if (group.combined) return figuresOfSeveral(group, build[group.id]);
    const parts = group.parts.map((name) => build[name]);
    return figuresOfParts(group, parts, { ...around, count: build[group.count] });
  };
  return Object.fromEntries(groups.map((group) => [group.id, figuresOfGroup(group)]));
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
  return Object.fromEntries(
    Object.entries(group.combined).map(([name, combination]) => {
      return [name, COMBINED[combination](each.map((figures) => figures[name]))];
    }),
  );
}

const COMBINED = {
  sum: (values) => values.reduce((total, value) => total + value, 0),
  highest: (values) => {
    const known = values.filter((value) => value !== null);
    return known.length ? Math.max(...known) : null;
  },
  same: (values) => (new Set(values).size === 1 ? values[0] : null),
  every: (values) => (values.length ? values.every(isTruthy) : null),
};
