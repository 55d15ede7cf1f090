// Comparison: which figures may be compared, how far they differ and which is better.

/** Returns a cell as an object, however short the page says it; null where nothing is known. */
export function cellOf(packed) {
  return typeof packed === "string" ? { text: packed } : packed;
}

/**
 * Returns what a row says of its cells: for each the `differences` from the first (a share, or
 * null) and whether it is the `best`; and a `remark` on the whole row by its key, or "".
 *
 * Figures are compared only where all that are known have one basis; the notes of a `row.dated`
 * are days. Announced products (`previews`) are never best, and unknown is never worse.
 * Figures that differ by less than `tolerance` from the best are as good.
 */
export function compareCells(row, cells, previews, tolerance) {
  const nothing = { differences: cells.map(() => null), best: cells.map(() => false), remark: "" };
  const known = cells.filter(isKnown);
  if (!row.better || known.length < 2) return nothing;
  if (!haveOneBasis(known)) return { ...nothing, remark: "not_same_basis" };
  return {
    differences: differencesFrom(cells[0], cells),
    best: bestOf(cells, previews, row.better, tolerance),
    remark: !row.dated && new Set(known.map((cell) => cell.note)).size > 1 ? "bases_differ" : "",
  };
}

function isKnown(cell) {
  return Number.isFinite(cell?.value);
}

function haveOneBasis(known) {
  return new Set(known.map((cell) => cell.basis ?? "")).size === 1;
}

function differencesFrom(first, cells) {
  return cells.map((cell, index) =>
    index > 0 && isKnown(first) && isKnown(cell) ? cell.value / first.value - 1 : null,
  );
}

function bestOf(cells, previews, better, tolerance) {
  const takesPart = (cell, index) => isKnown(cell) && !previews[index];
  const values = cells.filter(takesPart).map((cell) => cell.value);
  const best = better === "low" ? Math.min(...values) : Math.max(...values);
  const isAsGood = (value) => Math.abs(value / best - 1) < tolerance;
  if (values.every(isAsGood)) return cells.map(() => false);
  return cells.map((cell, index) => takesPart(cell, index) && isAsGood(cell.value));
}

/** Returns a difference as a reader of the language expects it: `+33%`, `−1.5%`. */
export function shownDifference(share, language) {
  const digits = Math.abs(share) < 0.1 ? 1 : 0;
  const format = new Intl.NumberFormat(language, {
    style: "percent",
    signDisplay: "exceptZero",
    maximumFractionDigits: digits,
  });
  return format.format(share).replace("-", "\u2212");
}

/** Returns the products whose name or id is `text`, else those whose names hold its words. */
export function productsCalled(products, text) {
  const asked = text.trim().toLowerCase();
  if (!asked) return [];
  const named = products.filter(({ name, id }) => name.toLowerCase() === asked || id === asked);
  if (named.length) return named;
  const words = asked.split(/\s+/);
  const holding = products.filter(({ name, family }) =>
    words.every((word) => `${name} ${family}`.toLowerCase().includes(word)),
  );
  return holding.sort((a, b) => a.name.length - b.name.length);
}

/** Returns the ids with `id` at their head. */
export function withFirst(ids, id) {
  return [id, ...ids.filter((other) => other !== id)];
}
