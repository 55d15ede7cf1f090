// Page: what scripts share: elements, words, and the address with the accelerators picked in it.

const PARAMETER = "gpus";
const LONGEST_ID = 60;

/**
 * Returns the ids that `search` (`?gpus=a,b`) asks for, in order: those that `resolve` knows as
 * `ids`, at most `most`; the others as `unknown`; `full` says whether some had to be left out.
 */
export function parsePicks(search, most, resolve) {
  const ids = new Set();
  const unknown = new Set();
  for (const asked of (new URLSearchParams(search).get(PARAMETER) ?? "").split(",")) {
    const id = resolve(asked.trim().toLowerCase());
    if (id) ids.add(id);
    else if (asked.trim()) unknown.add(asked.trim().slice(0, LONGEST_ID));
  }
  return {
    ids: [...ids].slice(0, most),
    unknown: [...unknown].slice(0, most),
    full: ids.size > most,
  };
}

/** Returns the parameters that say which ids are chosen. */
export function picksParameters(ids) {
  return ids.length ? [[PARAMETER, ids.join(",")]] : [];
}

/** Returns the query of pairs of name and value, with commas that can be read. */
export function queryOf(parameters) {
  const parts = parameters.map(
    ([name, value]) => `${name}=${encodeURIComponent(value).replaceAll("%2C", ",")}`,
  );
  return parts.length ? `?${parts.join("&")}` : "";
}

/** Returns an element with attributes and children; children that are null are left out. */
export function element(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children.filter((child) => child !== null));
  return made;
}

/** Returns the text of `template` with its placeholders (`{name}`) filled. */
export function filled(template, values) {
  return template.replace(/\{(\w+)\}/g, (placeholder, name) => values[name] ?? placeholder);
}

/** Puts the parameters into the page's address. */
export function writeQuery(parameters) {
  try {
    const address = location.pathname + queryOf(parameters) + location.hash;
    history.replaceState(history.state, "", address);
  } catch {
    // A browser that counts such calls may refuse one; the next change writes all of it.
  }
}

const DIGITS_OF_MONEY = 3;

/** Sentences, numbers, money and months of a tool's answer in the words of the page. */
export class ToolWords {
  /** `said` has the page's `words`, the `joins` of its language, and `money` by region. */
  constructor(said, language) {
    this.said = said;
    this.language = language;
  }

  say(key, values = {}) {
    return filled(this.said.words[key], values);
  }

  ranged(ends) {
    const [low, high] = [ends[0], ends.at(-1)];
    return low === high ? low : filled(this.said.joins.range, { low, high });
  }

  number(value, style = { maximumFractionDigits: 20 }) {
    return new Intl.NumberFormat(this.language, style).format(value);
  }

  /** Returns a number with at most so many significant digits, but all whole ones. */
  digits(value, digits) {
    const whole = String(Math.trunc(Math.abs(value))).length;
    const decimals = Math.abs(value) >= 1 ? Math.max(0, digits - whole) : digits;
    return this.number(value, { maximumFractionDigits: decimals });
  }

  percent(share) {
    return this.number(share, { style: "percent" });
  }

  /** Returns an amount in whole units of the region's money, with three significant digits. */
  paid(amount, region) {
    const rounded = Math.round(Number(amount.toPrecision(DIGITS_OF_MONEY)));
    return filled(this.said.money[region], { number: this.number(rounded) });
  }

  /** Returns a small amount, like that of an hour. */
  hourly(amount, region) {
    const rounded = Number(amount.toPrecision(DIGITS_OF_MONEY));
    return filled(this.said.money[region], { number: this.digits(rounded, DIGITS_OF_MONEY) });
  }

  month(seen) {
    const [year, month] = seen.split("-").map(Number);
    if (this.said.month) return filled(this.said.month, { year, month });
    const style = { year: "numeric", month: "long", timeZone: "UTC" };
    return new Intl.DateTimeFormat(this.language, style).format(new Date(`${seen}-15T12:00:00Z`));
  }
}
