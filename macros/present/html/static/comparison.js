// Comparison: which figures may be compared, how far they differ and which is better.

import { countedPick, pickOf } from "./page.js";

const IN_TURN = 0; // its place in SPLITS of compared_facts.py

/**
 * Returns a cell as an object, however short the page says it; null where nothing is known. What a
 * product is known to lack, `false`, is said by `none`.
 */
export function cellOf(packed, none) {
  if (packed === false) return { text: none, isNone: true };
  return typeof packed === "string" ? { text: packed } : packed;
}

/**
 * Returns the cell of two of an accelerator from that of one: what is `added` up has its own text,
 * `double`; what `each` of them has is not compared.
 */
export function cellOfTwo(row, cell, double, eachWords, details) {
  if (!cell || cell.isNone || row.two === "same") return cell;
  const { value, ...rest } = cell;
  if (row.two === "added") {
    if (!double) return null;
    return { ...rest, text: double, ...(value === undefined ? {} : { value: 2 * value }) };
  }
  return { ...rest, note: [eachWords, cell.note].filter(Boolean).join(details) };
}

/**
 * Returns the cell of a speed (see compared_facts.py); `say` has the words and the numbers.
 *
 * Where cards work in turn, `further` is what they reach at most if they share every layer.
 */
export function speedCell(fact, say, count = 1) {
  if (fact === null) return null;
  if (fact === "memory") return { text: say.littleMemory };
  const [value, low, high, how, split] = fact;
  const known = low === high ? "" : say.range(low, high);
  const note = [known, say.how(how), say.splits[split]].filter(Boolean).join(say.details);
  const cell = { text: say.number(value), value, low, high, note };
  return split === IN_TURN ? { ...cell, further: atMost(cell, count) } : cell;
}

/**
 * Returns the cell of a model: tokens a second where it fits, or else in words. Several cards have
 * those of tensor parallelism `further`, or what they reach so at most.
 */
export function modelCell(fact, say, count = 1) {
  if (fact === null) return null;
  const [verdict, value, low, high, how, ...tensor] = fact;
  if (value === undefined) {
    const text = say.verdict(verdict);
    return verdict === "no" ? { text } : { text, note: say.speedUnknown };
  }
  const cell = { text: say.tokens(say.range(low, high)), value, low, high };
  const notes = [say.verdict(verdict), say.how(how)];
  if (count === 1) return { ...cell, note: notes.join(say.details) };
  notes.push(say.splits[IN_TURN]);
  if (!tensor.length) return { ...cell, note: notes.join(say.details), further: atMost(cell, count) };
  const [ahead, from, to, known] = tensor;
  notes.push(say.tensor(say.tokens(say.range(from, to))), say.how(known));
  return { ...cell, note: notes.join(say.details), further: { value: ahead, low: from, high: to } };
}

function atMost({ value, low, high }, count) {
  return { value: value * count, low: low * count, high: high * count };
}

/** Returns the cell of what speaks against a product (see compared_facts.py); null for nothing. */
export function faultsCell(faults, say) {
  if (!faults) return null;
  const [isToAvoid, ...places] = faults;
  const text = places.map((place) => say.faults[place]).join(say.list);
  return isToAvoid ? { text, note: say.avoid } : { text };
}

/** Returns what an address may say of `asked`, `2x:rtx-3090`, by the known ids; null for nothing. */
export function knownPick(asked, resolve, counts) {
  const { id, count } = countedPick(asked);
  const own = resolve(id);
  return own && counts(own).includes(count) ? pickOf(own, count) : null;
}

/** Returns a name without the number before it, and that number: `2x rtx 3090`, `2 × RTX 3090`. */
export function countedText(text) {
  const [, count, name] = /^\s*(?:([2-9])\s*[x×]\s*:?)?\s*(.*)$/is.exec(text);
  return { name, count: Number(count ?? 1) };
}

/**
 * Returns what a row says of its cells: for each the `differences` from the first (a share, or
 * null) and whether it is the `best`; and a `remark` on the bases of the row by its key, or "".
 *
 * Figures are compared only where all that are known have one basis; the notes of a `row.dated`
 * are days. Announced products (`previews`) are never best, and unknown is never worse.
 * Figures that differ by less than `tolerance` from the best are as good, and so are speeds that the
 * best does not lead by `lead` of how wide their ranges are: see compared_facts.py. Where a cell is
 * as good only by its `further` figure, nobody can tell which is best.
 */
export function compareCells(row, cells, previews, tolerance, lead = 0) {
  const nothing = { differences: cells.map(() => null), best: cells.map(() => false), remark: "" };
  const known = cells.filter(isKnown);
  if (!row.better || known.length < 2) return nothing;
  if (!haveOneBasis(known)) return { ...nothing, remark: "not_same_basis" };
  const best = bestOf(cells, previews, row.better, tolerance, lead);
  const differences = differencesFrom(cells[0], cells);
  return { differences, best, remark: remarkOn(row, known) };
}

function remarkOn(row, known) {
  if (row.dated || known.some((cell) => cell.high > cell.low)) return "";
  return new Set(known.map((cell) => cell.note)).size > 1 ? "bases_differ" : "";
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

function bestOf(cells, previews, better, tolerance, lead) {
  const takesPart = (cell, index) => isKnown(cell) && !previews[index];
  const able = cells.filter(takesPart);
  const sure = able.map((cell) => (cell.further?.value < cell.value ? cell.further : cell));
  const best = sure.reduce((a, b) => (isAhead(b, a, better) ? b : a), sure[0]);
  const isAsGood = (cell) =>
    isAhead(cell, best, better) ||
    Math.abs(cell.value / best.value - 1) < tolerance ||
    !leads(best, cell, lead);
  const isOpen = able.some((cell) => cell.further && isAsGood(cell.further) !== isAsGood(cell));
  if (isOpen || able.every(isAsGood)) return cells.map(() => false);
  return cells.map((cell, index) => takesPart(cell, index) && isAsGood(cell));
}

function isAhead(cell, other, better) {
  return better === "low" ? cell.value < other.value : cell.value > other.value;
}

/** Returns whether a figure is surely ahead of another; one without a range always is. */
function leads(best, cell, lead) {
  if (best.low === undefined || cell.low === undefined) return true;
  const wide = Math.hypot(Math.log(best.high / best.low), Math.log(cell.high / cell.low));
  return Math.abs(Math.log(best.value / cell.value)) >= lead * wide;
}

const PERCENTS = new Map();
const TIMES = new Map();

/** Returns a difference as its reader expects it: `+33%`, `−1.5%`; from twice on, `×2.5`. */
export function shownDifference(share, language) {
  if (share >= 1) return `\u00d7${timesOf(language).format(1 + share)}`;
  const digits = Math.abs(share) < 0.1 ? 1 : 0;
  return percentOf(language, digits).format(share).replace("-", "\u2212");
}

function percentOf(language, digits) {
  const key = `${language} ${digits}`;
  if (!PERCENTS.has(key)) {
    const style = { style: "percent", signDisplay: "exceptZero", maximumFractionDigits: digits };
    PERCENTS.set(key, new Intl.NumberFormat(language, style));
  }
  return PERCENTS.get(key);
}

function timesOf(language) {
  if (!TIMES.has(language)) {
    TIMES.set(language, new Intl.NumberFormat(language, { maximumSignificantDigits: 2 }));
  }
  return TIMES.get(language);
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

/** Returns the picks with `pick` at their head. */
export function withFirst(picks, pick) {
  return [pick, ...picks.filter((other) => other !== pick)];
}

/** Returns the picks with so many of one of them; null where these are there already. */
export function withCount(picks, pick, count) {
  const other = pickOf(countedPick(pick).id, count);
  if (picks.includes(other)) return null;
  return picks.map((own) => (own === pick ? other : own));
}
