// Page: what scripts share: elements, words, amounts, and the address with the accelerators in it.

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

/** Returns the query of pairs of name and value, with commas and colons that can be read. */
export function queryOf(parameters) {
  // Half a character, as a cut leaves it, would be an error.
  const whole = (value) => String(value).replace(/\p{Surrogate}/gu, "\ufffd");
  const readable = (value) =>
    encodeURIComponent(whole(value)).replaceAll("%2C", ",").replaceAll("%3A", ":");
  const parts = parameters.map(([name, value]) => `${name}=${readable(value)}`);
  return parts.length ? `?${parts.join("&")}` : "";
}

/** Returns the id and the number that a pick stands for: `2x:rtx-3090` is two of `rtx-3090`. */
export function countedPick(pick) {
  const [, count, id] = /^(?:(\d)x:)?(.*)$/s.exec(pick);
  return { id, count: Number(count ?? 1) };
}

/** Returns how an address says so many of an accelerator. */
export function pickOf(id, count) {
  return count === 1 ? id : `${count}x:${id}`;
}

/** Returns a number with at most so many significant digits, but all whole ones; as in language.py. */
export function shownNumber(value, digits, language) {
  const whole = String(Math.trunc(Math.abs(value))).length;
  const decimals = Math.abs(value) >= 1 ? Math.max(0, digits - whole) : digits;
  return formatOf(language, decimals).format(value).replace("-", "\u2212");
}

/** Returns a day or month, given as 2026-10-07, in words; as it is given where there is none. */
export function shownDay(given, language) {
  const isMonth = /^\d{4}-\d{2}$/.test(given);
  const day = new Date(`${given}${isMonth ? "-15" : ""}T12:00:00Z`);
  if (!given.includes("-") || Number.isNaN(day.getTime())) return given;
  const parts = { year: "numeric", month: "long", ...(isMonth ? {} : { day: "numeric" }) };
  const style = { ...parts, timeZone: "UTC" };
  const words = new Intl.DateTimeFormat(language === "en" ? "en-GB" : language, style).format(day);
  if (!language.startsWith("zh")) return words;
  return words.replace(/(?<=\d)(?=[年月日])|(?<=[年月])(?=\d)/g, " ");
}

const FORMATS = new Map();

/** Returns what writes numbers with so many decimals, made once: making one takes long. */
function formatOf(language, decimals) {
  const key = `${language} ${decimals}`;
  if (!FORMATS.has(key)) {
    const style = { maximumFractionDigits: decimals, roundingMode: "halfEven" };
    FORMATS.set(key, new Intl.NumberFormat(language, style));
  }
  return FORMATS.get(key);
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

const TEN_THOUSAND = 1e4;
const HUNDRED_MILLION = 1e8;
const MYRIADS = { ja: ["万", "億", ""], ko: ["만", "억", " "] };

/** Returns whether a language counts in ten thousands, and so has no word for a million. */
export function countsInMyriads(language) {
  return /^(ja|ko|zh)/.test(language);
}

/** Returns a whole amount as words/amounts.py does: `18万5,000`, `1억 3,700만`, `1.57 万`. */
export function spokenAmount(value, language) {
  const number = (part) => new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(part);
  const code = language.slice(0, 2);
  const least = code === "ko" ? 10 * TEN_THOUSAND : TEN_THOUSAND; // as amounts.py
  if (Math.abs(value) < least) return number(value);
  if (code === "zh") {
    const [unit, word] =
      Math.abs(value) < HUNDRED_MILLION ? [TEN_THOUSAND, "万"] : [HUNDRED_MILLION, "亿"];
    const share = value / unit;
    return Number(share.toFixed(2)) === share ? `${number(share)} ${word}` : number(value);
  }
  if (!MYRIADS[code]) return number(value);
  const [tenThousand, hundredMillion, between] = MYRIADS[code];
  const whole = Math.round(Math.abs(value));
  const parts = [
    [Math.floor(whole / HUNDRED_MILLION), hundredMillion],
    [Math.floor((whole % HUNDRED_MILLION) / TEN_THOUSAND), tenThousand],
    [whole % TEN_THOUSAND, ""],
  ];
  const said = parts.filter(([part]) => part).map(([part, word]) => `${number(part)}${word}`);
  return `${value < 0 ? "-" : ""}${said.join(between)}`;
}

/**
 * Returns the written ends of amounts, the lower with its currency where the upper one alone is told
 * in myriads: `7,360 元～1.06 万元`.
 */
export function unambiguous([lower, upper], template, language) {
  const isUnclear = /[万亿億만억]$/u.test(upper) && !/[万亿億만억]/u.test(lower);
  return [isUnclear ? priced(template, lower, language) : lower, upper];
}

/** Returns a number with its currency, with the space that the language sets between them. */
export function priced(template, number, language) {
  const text = template.replace("{number}", number);
  if (language.startsWith("ko")) return text.replace(/(?<=[만억])(?=\p{L})/gu, " ");
  return language.startsWith("zh") ? text.replace(/(?<=[万亿])[ \u00a0](?=\D)/g, "") : text;
}
