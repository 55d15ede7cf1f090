// Build rules: what each rule says of the figures of a build.
// The same as macros/advice/builds/results.py, which the tests hold it against.

import { evaluate, isTruthy, namesIn, unknownIn } from "./formula_tree.js";

const FORMULAS = ["applies", "figure", "limit", "advised"];

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

/** Returns which figures have to be known before a rule can say anything. */
export function unknownOf(rule, figures, computed) {
  const names = FORMULAS.filter((name) => name in rule).flatMap((name) =>
    unknownIn(rule[name], figures, computed),
  );
  return [...new Set(names)];
}

/** Returns the rules that read nothing but the figures of these names. */
export function rulesReading(rules, names, computed) {
  const given = new Set(names);
  const reads = (rule) =>
    FORMULAS.filter((name) => name in rule).flatMap((name) => namesIn(rule[name], computed));
  return rules.filter((rule) => reads(rule).every((name) => given.has(name)));
}

/** Returns the formulas of computed figures by their names. */
export function formulasOf(figures) {
  return Object.fromEntries(figures.map(({ id, formula }) => [id, formula]));
}

/** Returns how many results there are of each severity. */
export function countsOf(results) {
  const counts = { fail: 0, warn: 0, unknown: 0, pass: 0 };
  for (const { severity } of results) counts[severity] += 1;
  return counts;
}
