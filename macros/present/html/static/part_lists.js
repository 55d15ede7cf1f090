// Part lists: the lists of parts that a reader chooses from, one of a kind or several in rows, and
// the fields of a part that the guide does not have, by the figures that its owner reads off it. And
// what rules say of a card whose model is not chosen: macros/advice/builds/known_models.py.

import { LISTS, MOST_OF_A_PART, OF_A_DESKTOP, SEVERAL, figuresParted } from "./build_query.js";
import { FORMULAS, boundOf, isWorse, namesIn, namesOf } from "./build_rules.js";
import { resultsOf, worstOf } from "./build_rules.js";
import { element, filled } from "./page.js";
import { bringsSupply } from "./supply_loads.js";

// The parts that every computer has, for which figures wait until they are chosen.
const AWAITED = ["cpu", "motherboard", "memory", "psu", "case", "cooler", "storage"];
// What a list says where the part is one by its figures.
export const OWN = "own";
// The vendor of parts that stand for those of all makers, and are named so.
const ANYONE = "Various";
// Parts of which there mostly are none: no empty row waits for one.
const RARE = ["further_gpu", "further_psu"];
// What a maker's model differs in: its size and its plugs.
const OF_A_MODEL = [
  ...["slots", "length_mm", "height_mm", "adapter_8pin", "connectors_16pin", "connectors_12pin"],
  ...["connectors_8pin", "connectors_6pin", "connectors_eps"],
];
// The figures of a card that follow from these: only rules that read one are asked of each model.
const IS_OF_A_MODEL = /^gpus?_(slots|length|height|\d+pin|eps|adapter)/;
const MOST_MODELS = 3;

/** The lists of a form; `said` are the words of the page, `stock` the parts. */
export class PartLists {
  constructor(form, said, stock) {
    this.form = form;
    this.said = said;
    this.words = said.words;
    this.stock = stock;
    this.rows = {};
  }

  fill() {
    for (const name of Object.keys(LISTS)) {
      if (!SEVERAL.includes(name) && name !== "gpu_board") this.fillList(name);
    }
  }

  /** Fills the list of a parameter with all parts of its kind, or with these. */
  fillList(name, parts = this.stock.parts[LISTS[name]]) {
    this.form.elements[name].replaceChildren(...this.options(name, parts));
  }

  /** Returns the options of a list, grouped by maker, or by family where there are many. */
  options(name, parts) {
    const groups = new Map();
    for (const part of parts) {
      const [group, words] = name === "gpu" ? [part.family, part.name] : this.makersName(part);
      groups.set(group, [...(groups.get(group) ?? []), new Option(words, part.id)]);
    }
    return [
      new Option(this.noneOf(name), ""),
      ...(this.ownOf(name) ? [new Option(this.words.own, OWN)] : []),
      ...[...groups].map(([label, options]) => element("optgroup", { label }, ...options)),
    ];
  }

  /** Says which size a card has of which no model is chosen: where `isEach` is asked, any. */
  nameAnyModel(isEach) {
    const list = this.form.elements.gpu_board;
    const isKnown = [...list.options].some(({ value }) => value && value !== OWN);
    list.options[0].text = isEach && isKnown ? this.words.any : this.noneOf("gpu_board");
  }

  /** Returns what a list says where nothing is chosen: of a card, which size it is taken to have. */
  noneOf(name) {
    if (name !== "gpu_board") return this.words.not_chosen;
    const gpu = this.stock.part("gpu", this.form.elements.gpu.value);
    return gpu?.median_slots ? this.words.middle : this.words.reference;
  }

  /** Returns the maker of a part and its name with it; one of no maker says that any will do. */
  makersName({ vendor, name }) {
    return vendor === ANYONE ? [this.words.anyone, name] : [vendor, `${vendor} ${name}`];
  }

  /** Returns the fields of a part by its figures; nothing where it has to be one of the guide. */
  ownOf(name) {
    return this.said.own[name === "further_psu" ? "psu" : name];
  }

  /** Shows the rows of a choice. */
  take(choice) {
    for (const name of SEVERAL) {
      this.rows[name] = choice[name].map((row) => ({ ...row, figures: figuresIn(row.id) }));
      this.keepRow(name);
      this.fillRows(name);
    }
  }

  /** Keeps an empty row for a part that every computer has. */
  keepRow(name) {
    if (!this.rows[name].length && !RARE.includes(name)) this.rows[name].push({ count: 1 });
  }

  fillRows(name) {
    const box = this.form.querySelector(`[data-rows="${name}"]`);
    for (const row of box.querySelectorAll(".guide-check__row")) row.remove();
    const rows = this.rows[name].map((row, index) => this.row(name, row, index));
    box.querySelector("legend").after(...rows);
  }

  row(name, { id, count, figures }, index) {
    const field = (tag, label, attributes) => {
      const made = element(tag, { id: `check-${name}-${index}-${tag}`, ...attributes });
      const words = index ? `${label} ${index + 1}` : label;
      const labelled = element("label", { for: made.id }, words);
      return [made, element("p", { class: "guide-check__field" }, labelled, made)];
    };
    const data = { "data-row": name, "data-index": index };
    const [select, whole] = field("select", this.said.labels[name], data);
    select.append(...this.options(name, this.stock.parts[LISTS[name]]));
    select.value = figures ? OWN : (id ?? "");
    const limits = { type: "number", min: 1, max: MOST_OF_A_PART, inputmode: "numeric" };
    const [number, short] = field("input", this.words.number_of, { ...data, ...limits });
    number.value = count;
    short.classList.add("guide-check__field--short");
    const label = filled(this.words.remove, { name: this.stock.part(name, id)?.name ?? "" });
    const target = { "data-remove": name, "data-index": index, "aria-label": label.trim() };
    const remove = element("button", { type: "button", ...target }, "×");
    const isOnly = this.rows[name].length === 1 && !id && !RARE.includes(name);
    const own = figures && ownFields(this.ownOf(name), figures, select.id, data);
    const parts = [whole, short, isOnly ? null : remove, own ?? null];
    return element("div", { class: "guide-check__row" }, ...parts);
  }

  addRow(name) {
    this.rows[name].push({ count: 1 });
    this.fillRows(name);
    this.form.querySelector(`[data-rows="${name}"] .guide-check__row:last-of-type select`).focus();
  }

  removeRow(name, index) {
    this.rows[name].splice(index, 1);
    this.keepRow(name);
    this.fillRows(name);
    this.form.querySelector(`[data-add="${name}"]`).focus();
  }

  /** Returns what is chosen in the rows of a parameter. */
  chosen(name) {
    const chosen = this.rows[name].filter(({ id, count }) => id && count);
    return chosen.map(({ id, count }) => ({ id, count }));
  }

  /** Takes over what the reader entered in a field of a row. */
  changeRow(name, field) {
    const row = this.rows[name][Number(field.dataset.index)];
    if (field.dataset.figure) {
      row.figures[field.dataset.figure] = field.checkValidity() ? field.value : "";
      row.id = textOfFigures(row.figures) || undefined;
    } else if (field.tagName === "SELECT") {
      const had = row.figures;
      row.figures = field.value === OWN ? {} : null;
      row.id = row.figures ? undefined : field.value || undefined;
      if (had || row.figures) {
        this.fillRows(name);
        this.form.querySelector(`#${field.id}`).focus();
      }
    } else row.count = field.checkValidity() ? Number(field.value) : 0;
  }
}

/** Returns the figures that an address says, as texts by name; null for the id of a part. */
export function figuresIn(text) {
  if (!text?.includes(":")) return null;
  return Object.fromEntries(figuresParted(text).map((pair) => pair.split(":")));
}

/** Returns figures as the address has them; those left blank are not known. */
export function textOfFigures(figures) {
  const known = Object.entries(figures).filter(([, value]) => value !== "");
  return known.map(([name, value]) => `${name}:${value}`).join(",");
}

/**
 * Returns the fields for a part's figures: each has a `name`, a `label`, and either `options`, pairs
 * of value and words, or the numbers that it may be. `data` are attributes that all of them bear.
 */
export function ownFields(fields, figures, id, data) {
  const made = fields.map((field) => {
    const own = { ...data, id: `${id}-${field.name}`, "data-figure": field.name };
    const input = field.options ? choice(field, own) : number(field, own);
    input.value = figures[field.name] ?? "";
    const label = element("label", { for: own.id }, field.label);
    const classes = "guide-check__field guide-check__field--short";
    return element("p", { class: classes }, label, input);
  });
  return element("div", { class: "guide-check__own" }, ...made);
}

function choice({ options }, attributes) {
  const none = element("option", { value: "" }, "–");
  const others = options.map(([value, words]) => element("option", { value }, words));
  return element("select", attributes, none, ...others);
}

function number({ least, most, step }, attributes) {
  const limits = { type: "number", inputmode: "decimal", min: least, max: most, step };
  return element("input", { ...attributes, ...limits, autocomplete: "off" });
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

/**
 * Returns a build with each known model of its card, by name; none where it names one. `liquid`
 * says of a model by its name that it needs room for a radiator.
 */
export function withEachModel(build, stock, liquid = "{name}") {
  const boards = stock.parts.gpu_boards.filter(({ gpu }) => gpu === build.gpu.id && !build.gpu_board);
  return boards.map((board) => {
    const own = Object.fromEntries(OF_A_MODEL.map((name) => [name, board[name]]));
    const gpu = { ...build.gpu, ...own, median_slots: undefined, median_length_mm: undefined };
    const name = `${board.vendor} ${board.name}`;
    return [board.cooling === "liquid" ? filled(liquid, { name }) : name, { ...build, gpu }];
  });
}

/** Returns the computed figures that these rules rest on; each may name earlier ones. */
export function computedFor(rules, computed) {
  const trees = rules.flatMap((rule) => FORMULAS.filter((name) => name in rule).map((name) => rule[name]));
  const asked = new Set(trees.flatMap((tree) => namesIn(tree)));
  return computed
    .toReversed()
    .filter(({ id, formula }) => {
      if (asked.has(id)) for (const name of namesIn(formula)) asked.add(name);
      return asked.has(id);
    })
    .toReversed();
}

/** Returns the rules that ask for the size or the plugs of a maker’s model. */
export function rulesOfModels(rules, computed) {
  return rules.filter((rule) => namesOf(rule, computed).some((name) => IS_OF_A_MODEL.test(name)));
}

/**
 * Returns the result of every rule that applies to a card of any of these models, if there are:
 * each has its name and its figures.
 */
export function resultsOfAny(rules, figures, models, computed, separator = ", ") {
  if (!models.length) return resultsOf(rules, figures);
  const asked = new Set(rulesOfModels(rules, computed));
  const unsound = new Set();
  const joined = rules.flatMap((rule) => {
    if (!asked.has(rule)) return worstOf(rule, figures) ?? [];
    const found = models.map(([name, own]) => ({ name, said: worstOf(rule, own) }));
    for (const { name, said } of found) if (said?.severity === "fail") unsound.add(name);
    return joinedResult(found, () => worstOf(rule, figures), separator) ?? [];
  });
  const limits = joined.filter(({ varies, passing }) => varies && passing);
  if (!limits.length || joined.some(({ severity }) => severity === "fail")) return joined;
  const isNone = unsound.size === models.length;
  const failed = isNone ? deciding(limits) : [];
  const sound = isNone ? [] : limits[0].passing.filter((name) => isSound(name, limits));
  const count = Math.min(...limits.map((one) => one.count));
  const all = { note: "sound", fits: sound.length, models: sound.join(separator) || "–", count };
  const first = sound.length ? limits[0] : failed[0];
  return joined.map((one) => {
    const severity = failed.includes(one) ? { severity: "fail", varies: false } : {};
    return { ...one, ...severity, ...(one === first ? all : {}) };
  });
}

/** Returns the limits without which some model would do: of these each decides; else all do. */
function deciding(limits) {
  const names = limits.flatMap(({ passing }) => passing);
  const decides = (limit) => names.some((name) => isSound(name, limits, limit));
  const found = limits.filter(decides);
  return found.length ? found : limits;
}

function isSound(name, limits, but) {
  return limits.every((limit) => limit === but || limit.passing.includes(name));
}

/** Returns which known models a result is told of, or that others may do; nothing of one alone. */
export function ofModels(result, words) {
  const sound = result.fits ? words.sound : words.unsound;
  const template = { fits: words.fits, sound }[result.note];
  return filled(template ?? (result.varies ? words.varies : ""), result);
}

/** Returns the verdict on results of which none fails: first, whether it hangs on the maker's model. */
export function verdictOf(results, words) {
  const isAgainst = results.some(({ rule, severity }) => severity === "warn" && rule.advises_against);
  const varying = results.filter(({ varies }) => varies);
  if (!varying.length) return isAgainst ? words.summary_against : words.summary;
  const sound = varying.find(({ note }) => note === "sound");
  const models = sound ? filled(words.some_models, sound) : words.not_all_models;
  return models + words.sentence + (isAgainst ? words.rest_against : words.rest);
}

/** Returns how many models these are, and the first few by name. */
function someOf(names, separator) {
  const more = names.length > MOST_MODELS ? " …" : "";
  return { fits: names.length, models: names.slice(0, MOST_MODELS).join(separator) + more };
}

function joinedResult(found, ofItsOwn, separator) {
  const told = found.filter(({ said }) => !said || (said.severity !== "unknown" && !said.varies));
  if (told.length * 2 < found.length) return ofItsOwn();
  const said = told.flatMap((one) => one.said ?? []);
  if (!said.length) return null;
  const worst = said.reduce((one, other) => (isWorse(other, one) ? other : one));
  const isMissed = (one) => one?.severity === worst.severity;
  const missed = said.filter(isMissed);
  const bounded = (one) => {
    const isMeasured = one.rule.unit === "mm" && !one.bound;
    return isMeasured ? { ...one, bound: boundOf(one, said) } : one;
  };
  if (worst.severity === "pass") return bounded(worst);
  if (missed.length === told.length) {
    return bounded(missed.reduce((one, other) => (isWorse(other, one) ? one : other)));
  }
  const names = told.filter((one) => !isMissed(one.said)).map(({ name }) => name);
  const varies = worst.severity === "fail";
  const some = { severity: "warn", varies, note: "fits", count: told.length, passing: names };
  return bounded({ ...worst, ...some, ...someOf(names, separator) });
}
