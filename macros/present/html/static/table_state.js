// Table state: what the table of accelerators shows, and how an address says it.

// What an address calls each part; only what differs from nothing is written. Search
// takes `q` and `h`.
const PARAMETERS = {
  text: "find",
  vendor: "vendor",
  segment: "segment",
  memory: "memory",
  since: "since",
  work: "work",
  price: "price",
  sort: "sort",
  order: "order",
};
const LONGEST_TEXT = 100;
const PRICE = /^\d{1,9}(\.\d{1,2})?$/;
export const NOTHING = Object.freeze(
  Object.fromEntries(Object.keys(PARAMETERS).map((name) => [name, ""])),
);

/** Returns the order in which a column sorts first: words from A, numbers from the largest. */
export function firstOrder(kind) {
  return kind === "text" ? "asc" : "desc";
}

/**
 * Returns the state that `search` (`?memory=24&sort=price`) asks for; what is not among
 * `choices` (lists by name of select) and `columns` (kinds by name of column) is ignored.
 */
export function parseState(search, choices, columns) {
  const asked = new URLSearchParams(search);
  const state = { ...NOTHING };
  for (const name of Object.keys(choices)) {
    const value = asked.get(PARAMETERS[name]) ?? "";
    if (choices[name].includes(value)) state[name] = value;
  }
  state.text = (asked.get(PARAMETERS.text) ?? "").slice(0, LONGEST_TEXT);
  const price = asked.get(PARAMETERS.price) ?? "";
  if (PRICE.test(price)) state.price = price;
  const sort = asked.get(PARAMETERS.sort) ?? "";
  if (!Object.hasOwn(columns, sort)) return state;
  const order = asked.get(PARAMETERS.order);
  state.sort = sort;
  state.order = order === "asc" || order === "desc" ? order : firstOrder(columns[sort]);
  return state;
}

/** Returns the parameters that say the state, as pairs of name and value. */
export function stateParameters(state, columns) {
  const isUsual = state.order === firstOrder(columns[state.sort]);
  return Object.entries(PARAMETERS)
    .filter(([name]) => state[name].trim() && !(name === "order" && isUsual))
    .map(([name, parameter]) => [parameter, state[name].trim()]);
}

/** Returns the state after a press on the heading of a column. */
export function sortedBy(state, column, columns) {
  const first = firstOrder(columns[column]);
  const second = first === "asc" ? "desc" : "asc";
  const isFirst = state.sort !== column || state.order !== first;
  return { ...state, sort: column, order: isFirst ? first : second };
}

/** Returns the records that the state lets through, in its order. */
export function shownRecords(records, state, compareText) {
  const shown = records.filter((record) => passes(record, state));
  return state.sort ? shown.sort(comparing(state, compareText)) : shown;
}

function passes(record, state) {
  const words = state.text.toLowerCase().split(/\s+/);
  return (
    words.every((word) => record.text.includes(word)) &&
    (!state.vendor || record.vendor === state.vendor) &&
    (!state.segment || record.segment === state.segment) &&
    reaches(record.values.memory, state.memory) &&
    reaches(record.year, state.since) &&
    // A price that nobody knows may be any price: such a row would break the promise.
    (!state.price || (record.values.price !== null && record.values.price <= Number(state.price)))
  );
}

/**
 * Returns the speed for so much money (`per`) of a row, with as many digits as the page has; null
 * where the speed is not known, or no price of today. As in speed_columns.py.
 */
export function speedForPrice(speed, price, isOld, per, digits) {
  if (speed === null || price === null || isOld) return null;
  return Number(((speed / price) * per).toPrecision(digits));
}

function reaches(value, least) {
  return !least || (value !== null && value >= Number(least));
}

// Rows without a figure stay at the end in both directions: unknown is neither small nor large.
function comparing({ sort, order }, compareText) {
  const sign = order === "desc" ? -1 : 1;
  return (record, other) => {
    const a = record.values[sort];
    const b = other.values[sort];
    if (a === null || b === null) return (a === null) - (b === null);
    return sign * (typeof a === "string" ? compareText(a, b) : a - b);
  };
}
