// Open points: what has to be known before a rule can say anything, and what waits for parts.
// macros/advice/builds/open_points.py says the same.

import { OF_A_DESKTOP } from "./build_query.js";
import { FORMULAS, evaluate, isTruthy, unique } from "./build_rules.js";
import { bringsSupply } from "./supply_loads.js";

// The parts that every computer has, for which figures wait until they are chosen.
const AWAITED = ["cpu", "motherboard", "memory", "psu", "case", "cooler", "storage"];

// The rule that asks whether there is a card to put into a slot.
export const CARD_FORM = "card-form";

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

/** Returns the groups of the parts that a build does not name though it needs them. */
export function awaitedOf(build, { gpu_is_whole: isWhole }) {
  const isThere = (name) => (Array.isArray(build[name]) ? build[name].length : build[name]);
  if (isWhole) return isThere("storage") ? [] : ["storage"];
  const joined = build.chassis || build.computer || build.external;
  const isFed = build.chassis && bringsSupply(build.chassis);
  const brought = [...(joined ? OF_A_DESKTOP : []), ...(isFed ? ["psu"] : [])];
  return AWAITED.filter((name) => !isThere(name) && !brought.includes(name));
}
