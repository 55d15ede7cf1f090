// Tool form: what the fields of a tool's form are and what a reader entered in them, its long lists
// and its region, the sentence at a field that is wrong, and the words of its answer.
//
// A field is a plain record: `name`, `kind` ("number", "choice" or "flag"), `usual` (its value where
// the reader changed nothing; "" where the guide's own figure holds), and of numbers `least`, `most`,
// `above` (the value must be more than that) and `isWhole`, of choices the allowed `choices`.

import { element, filled, priced, shownNumber, spokenAmount } from "./page.js";
import { remembered } from "./region.js";

/** Returns the fields of a form, each with its usual value, in their order. */
export function fieldsOf(form) {
  const fields = new Map();
  for (const input of form.elements) {
    if (!input.name) continue;
    const known = fields.get(input.name);
    if (!known) fields.set(input.name, fieldOf(input));
    else if (input.type === "radio") {
      known.choices.push(input.value);
      if (input.defaultChecked) known.usual = input.value;
    }
  }
  return [...fields.values()];
}

function fieldOf(input) {
  const { name, type, dataset } = input;
  if (type === "radio") {
    const usual = input.defaultChecked ? input.value : "";
    return { name, kind: "choice", usual, choices: [input.value] };
  }
  if (type === "checkbox") return { name, kind: "flag", usual: input.defaultChecked ? "1" : "0" };
  if (input.tagName === "SELECT") {
    const options = [...input.options];
    const usual = (options.find(({ defaultSelected }) => defaultSelected) ?? options[0]).value;
    return { name, kind: "choice", usual, choices: options.map(({ value }) => value) };
  }
  const ends = Object.fromEntries(
    ["least", "most", "above"]
      .filter((end) => dataset[end] !== undefined)
      .map((end) => [end, Number(dataset[end])]),
  );
  const said = dataset.usual ?? input.defaultValue;
  const usual = said === "" ? "" : Number(said);
  return { name, kind: "number", usual, isWhole: dataset.whole !== undefined, ...ends };
}

/**
 * Shows a sentence at a field of one or more inputs, or takes it away where it is empty. The field
 * `isInvalid` where the sentence is on what it holds.
 */
export function showWrong(form, inputs, name, sentence, isInvalid = true) {
  const id = `wrong-${name}`;
  const line = form.querySelector(`#${id}`);
  if (sentence) {
    (line ?? placed(inputs[0], id)).textContent = sentence;
    inputs[0].closest("details")?.setAttribute("open", "");
  } else line?.remove();
  for (const input of inputs) {
    if (sentence && isInvalid) input.setAttribute("aria-invalid", "true");
    else input.removeAttribute("aria-invalid");
    describe(input, id, Boolean(sentence));
  }
}

function placed(input, id) {
  const line = element("span", { id, class: "guide-tool__wrong" });
  (input.closest("[data-field]") ?? input.parentElement).append(line);
  return line;
}

function describe(input, id, isDescribed) {
  const ids = (input.getAttribute("aria-describedby") ?? "").split(" ").filter(Boolean);
  const others = ids.filter((one) => one !== id);
  if (isDescribed) others.push(id);
  if (others.length) input.setAttribute("aria-describedby", others.join(" "));
  else input.removeAttribute("aria-describedby");
}

/**
 * Selects of a tool whose options are kept in templates until they are first used; on a phone it
 * takes as long to lay them out as the rest of the page.
 *
 * <select data-lists="NAME"> has the chosen option and those that stand before the list;
 * <template data-list="NAME"> has the list.
 */
export class LongLists {
  constructor(box) {
    this.box = box;
    this.selects = [...box.querySelectorAll("select[data-lists]")];
    this.first = new Map(
      this.selects.map((select) => {
        const listed = new Set(this.values(select));
        return [select, [...select.options].filter(({ value }) => !listed.has(value))];
      }),
    );
  }

  /** Tells the fields of a page what can be chosen, and fills the lists when they are first needed. */
  start(page) {
    for (const select of this.selects) {
      const field = page.fields.find(({ name }) => name === select.name);
      field.choices = [...new Set([...field.choices, ...this.values(select)])];
    }
    for (const event of ["pointerdown", "focusin"]) {
      page.form.addEventListener(event, () => this.fill(), { once: true });
    }
    if (page.form.contains(document.activeElement)) this.fill();
  }

  list(select) {
    return this.box.querySelector(`template[data-list="${select.dataset.lists}"]`).content;
  }

  values(select) {
    return [...this.list(select).querySelectorAll("option")].map(({ value }) => value);
  }

  /** Gives the things of a list the names that they have in it, in the language of the page. */
  name(facts, list) {
    const { content } = this.box.querySelector(`template[data-list="${list}"]`);
    const names = new Map([...content.querySelectorAll("option")].map((o) => [o.value, o.text]));
    for (const thing of facts[list]) thing.name = names.get(thing.id) ?? thing.name;
    return facts;
  }

  fill() {
    if (this.isFilled) return;
    this.isFilled = true;
    for (const select of this.selects) {
      const chosen = select.value;
      select.replaceChildren(...this.first.get(select), this.list(select).cloneNode(true));
      select.value = chosen;
    }
  }

  /** Shows what is chosen also while the lists are not filled. */
  show(values) {
    for (const select of this.selects) {
      const value = values[select.name];
      if (select.value === value) continue;
      const known = this.list(select).querySelector(`option[value="${CSS.escape(value)}"]`);
      const isThere = [...select.options].some((option) => option.value === value);
      if (known && !isThere) select.append(known.cloneNode(true));
      select.value = value;
    }
  }
}

/** Gives the page of a tool the remembered region; returns whether its answer changes with it. */
export function takeRegion(page) {
  const known = page.fields.find(({ name }) => name === "region");
  const region = remembered();
  if (!known.choices.includes(region) || region === known.usual) return false;
  page.set("region", region);
  return true;
}

/** Returns the row of a product in a table; each cell is a text and its small print. */
export function tableRow([[name, detail], ...others], href, heads) {
  const small = (text) => (text ? element("small", {}, text) : null);
  const head = element("th", { scope: "row" }, element("a", { href }, name), detail ? " " : null, small(detail));
  const cells = others.map(([text, further], at) => {
    const attributes = { class: "guide-number", "data-label": heads[at + 1] };
    return element("td", attributes, text, further ? " " : null, small(further));
  });
  return element("tr", {}, head, ...cells);
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
    return shownNumber(value, digits, this.language);
  }

  percent(share) {
    return this.number(share, { style: "percent" });
  }

  /** Returns an amount in whole units of the region's money, with three significant digits. */
  paid(amount, region) {
    const rounded = Math.round(Number(amount.toPrecision(DIGITS_OF_MONEY)));
    return priced(this.said.money[region], spokenAmount(rounded, this.language), this.language);
  }

  /** Returns a small amount, like that of an hour. */
  hourly(amount, region) {
    const rounded = Number(amount.toPrecision(DIGITS_OF_MONEY));
    return filled(this.said.money[region], { number: this.digits(rounded, DIGITS_OF_MONEY) });
  }

  /** Returns a month in words; a year where no month is known. */
  month(seen) {
    const [year, month] = seen.split("-").map(Number);
    const written = this.said.month;
    if (written) return filled(month ? written : written.split("{month}")[0].trim(), { year, month });
    if (!month) return seen;
    const style = { year: "numeric", month: "long", timeZone: "UTC" };
    return new Intl.DateTimeFormat(this.language, style).format(new Date(`${seen}-15T12:00:00Z`));
  }
}

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
