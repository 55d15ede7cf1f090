// Division: whether cards hold a model whose layers they divide.

const ROUNDING = 1e-6;

/**
 * Returns whether cards of these sizes hold a model; a layer lies whole on one card. The twin of
 * macros/advice/memory/division.py.
 */
export function areEnough(sizes, each, divided, layers) {
  const layer = divided / layers;
  let held = 0;
  for (const size of sizes) held += Math.max(0, Math.floor((size - each) / layer + ROUNDING));
  return held >= layers;
}
