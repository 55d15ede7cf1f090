// Formula tree: the value of a published formula for the figures of a build; null is unknown.
// The same as macros/advice/builds/evaluation.py, which the tests hold it against.

const STRICT = {
  "+": (one, other) => one + other,
  "-": (one, other) => one - other,
  "*": (one, other) => one * other,
  "/": (one, other) => (other === 0 ? null : one / other),
  "<": (one, other) => one < other,
  "<=": (one, other) => one <= other,
  ">": (one, other) => one > other,
  ">=": (one, other) => one >= other,
  "==": (one, other) => one === other,
  "!=": (one, other) => one !== other,
  min: Math.min,
  max: Math.max,
  ceil: Math.ceil,
  not: (one) => !isTruthy(one),
  has: (found, item) => found.includes(item),
  shares: (some, others) => some.some((one) => others.includes(one)),
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
  if (tree[0] !== "name") return unique(tree.slice(1).flatMap((one) => namesIn(one, computed)));
  const name = tree[1];
  return Object.hasOwn(computed, name) ? namesIn(computed[name], computed) : [name];
}

/** Returns which figures have to be known before the value of a tree is. */
export function unknownIn(tree, figures, computed) {
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
  return unique(operands.flatMap((one) => unknownIn(one, figures, computed)));
}

function unique(names) {
  return [...new Set(names)];
}
