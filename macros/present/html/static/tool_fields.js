// Tool fields: what a reader entered in a tool's fields, and how an address says it.
//
// A field is a plain record: `name`, `kind` ("number", "choice" or "flag"), `usual` (its value where
// the reader changed nothing; "" where the guide's own figure holds), and of numbers `least`, `most`,
// `above` (the value must be more than that) and `isWhole`, of choices the allowed `choices`.

const LONGEST_VALUE = 80;
const PLAIN = /^[+-]?(\d+\.?\d*|\.\d+)$/;

/**
 * Returns the number that `text` says in the writing of a language; null where it says none.
 *
 * Spaces between thousands, digits of full width and a trailing % are understood everywhere, a comma
 * as the language uses it: 1,000 is a thousand in English, and 0,18 is a share in French. Where the
 * comma cannot part thousands (0,18 in English), it is taken for the decimal one.
 */
export function numberIn(text, language) {
  const plain = text.normalize("NFKC").replace(/[\s_'’]/g, "").replace(/%$/, "");
  if (PLAIN.test(plain)) return Number(plain);
  const partsThousands = /^[+-]?\d{1,3}(,\d{3})+(\.\d+)?$/.test(plain);
  const isDecimal = decimalOf(language) === "," || !partsThousands;
  const read = isDecimal ? plain.replaceAll(".", "").replace(",", ".") : plain.replaceAll(",", "");
  const isPlain = isDecimal ? /^[+-]?[\d.]*,\d+$/.test(plain) : true;
  return isPlain && PLAIN.test(read) ? Number(read) : null;
}

function decimalOf(language) {
  const parts = new Intl.NumberFormat(language).formatToParts(1.5);
  return parts.find(({ type }) => type === "decimal").value;
}

/**
 * Returns what `text` makes of a field: `{ value }`, or `{ isWrong: true }`.
 *
 * An empty text is the usual value where that is empty, and wrong where it is not.
 */
export function valueIn(field, text, language = "en") {
  const said = text.trim();
  if (said === "") return field.usual === "" ? { value: "" } : { isWrong: true };
  if (field.kind === "choice") {
    return field.choices.includes(said) ? { value: said } : { isWrong: true };
  }
  if (field.kind === "flag") return ["0", "1"].includes(said) ? { value: said } : { isWrong: true };
  const number = numberIn(said, language);
  return number !== null && isWithin(field, number) ? { value: number } : { isWrong: true };
}

function isWithin({ least, most, above, isWhole }, number) {
  return (
    Number.isFinite(number) && // 400 digits are none
    number >= (least ?? -Infinity) &&
    number <= (most ?? Infinity) &&
    number > (above ?? -Infinity) &&
    (!isWhole || Number.isInteger(number))
  );
}

/** Returns the values of fields where the reader changed nothing. */
export function usualValues(fields) {
  return Object.fromEntries(fields.map(({ name, usual }) => [name, usual]));
}

/**
 * Returns the values that `search` (`?hours=60&gpu=rtx-4090`) asks for, by field, and what is
 * `dropped`: pairs of name and value that are no field's, or that its field cannot have.
 */
export function valuesOf(search, fields, others = []) {
  const values = usualValues(fields);
  const dropped = [];
  for (const [name, text] of new URLSearchParams(search)) {
    if (others.includes(name)) continue;
    const field = fields.find((one) => one.name === name);
    // An address is written in plain figures, whatever the page's language.
    const { value, isWrong } = field ? valueIn(field, text) : { isWrong: true };
    if (isWrong || text.trim() === "") dropped.push([cut(name), cut(text)]);
    else values[name] = value;
  }
  return { values, dropped };
}

function cut(text) {
  return text.slice(0, LONGEST_VALUE);
}

/** Returns pairs of name and value of what is not usual, in the order of the fields. */
export function changedPairs(fields, values) {
  return fields
    .filter(({ name, usual }) => values[name] !== usual)
    .map(({ name }) => [name, String(values[name])]);
}

/** Returns the options whose text has all words of `text`; the chosen one always stays. */
export function narrowed(options, text, chosen) {
  const words = text.normalize("NFKC").toLowerCase().split(/\s+/).filter(Boolean);
  return options.filter(({ label, value }) => {
    const known = `${label} ${value}`.normalize("NFKC").toLowerCase();
    return value === chosen || words.every((word) => known.includes(word));
  });
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
