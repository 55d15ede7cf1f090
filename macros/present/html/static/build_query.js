// Build query: a build as the address names it, and as parts.
// macros/present/builds/build_query.py writes the same parameters and says what each means.

import { bringsSupply, numbered, supplyOf } from "./supply_loads.js";

// Parameters that name a part of another parameter's kind.
const KIND_OF = { further_psu: "psu", further_gpu: "gpu_board" };
// The kinds of parts by their parameter: the list in parts.json that holds them.
export const LISTS = {
  gpu: "gpus",
  gpu_board: "gpu_boards",
  further_gpu: "gpus",
  cpu: "cpus",
  motherboard: "motherboards",
  memory: "memory_kits",
  psu: "power_supplies",
  further_psu: "power_supplies",
  case: "cases",
  chassis: "chassis",
  computer: "computers",
  cooler: "coolers",
  storage: "ssds",
  network: "network_cards",
};
// Those of which a build may have several different ones, each with a count: `id*count`.
export const SEVERAL = ["memory", "storage", "further_gpu", "further_psu"];
// Lists of numbers, such as `1,1,2`: the power supply of each card, the circuit of each of them.
export const NUMBERS = ["card_psus", "psu_circuits"];
export const USES = ["independent", "data-parallel", "tensor-parallel"];
// What a chassis and a ready-made computer leave no place for.
export const OF_A_DESKTOP = ["motherboard", "case", "cooler"];
// Whole numbers, with the most that a build may have.
export const COUNTS = { gpu_count: 16, cpu_count: 16, psu_count: 16, circuit_count: 16 };
// Numbers with the least that each may be.
const AMOUNTS = { limit_w: 1, dock_length_mm: 1, bridge_slots: 2 };
// What one of a few words says, such as the link of a card in a dock; Python lists the words.
export const CHOICES = ["external", "mounting", "card_air", "above_4g"];
// What is said of the computer one has, by the figure that it is.
export const HAVE = {
  have_psu_w: "psu_label_w",
  have_8pin: "psu_8pin",
  have_6pin: "psu_6pin",
  have_16pin: "psu_16pin",
  have_slots: "case_slots",
  have_length_mm: "case_gpu_length_mm",
  have_height_mm: "case_gpu_height_mm",
  have_atx: "psu_atx_version",
  have_cpu_w: "cpu_each_w",
};
// Those of which there may be none; a power supply or a processor without watts is a slip.
const MAY_BE_NONE = ["have_8pin", "have_6pin", "have_16pin", "have_slots"];
export const PARAMETERS = [
  ...["gpu", "gpu_count", "gpu_board", "limit_w", "further_gpu", "use", "cpu", "cpu_count"],
  ...["motherboard", "memory", "psu", "psu_count", "further_psu", "card_psus", "case"],
  ...["chassis", "computer", "cooler", "storage", "network"],
  ...["external", "dock_length_mm", "mounting", "card_air", "bridge_slots", "above_4g"],
  ...["region", "circuit", "circuit_count", "psu_circuits"],
  ...Object.keys(HAVE),
];
export const MOST_OF_A_PART = 64;
const LONGEST = 300;
const LONGEST_FIGURES = 4000;
// Figures that hold in one case alone: `2.least_lanes` with two cards, `at_115_v.output_w`.
const CASES = { gpu_count: /^\d{1,2}$/, mains: /^at_\d{3}_v$/ };
const WORD = /^[A-Za-z0-9 ._/+-]{1,40}$/;
const FARTHEST = 0.5; // of the letters of an id may be wrong

/** Parts, rules and circuits, and how to find them by id. */
export class Stock {
  /** `own` says, by parameter, which numbers the figures of a part may be. */
  constructor(parts, rulebook, regions, own = {}) {
    this.own = own;
    this.parts = parts;
    this.rules = rulebook.rules;
    this.figures = rulebook.figures;
    this.groups = rulebook.part_figures;
    this.circuits = rulebook.circuits;
    this.choices = Object.fromEntries(rulebook.choices.map(({ id, words }) => [id, words]));
    this.regions = regions ?? [...new Set(rulebook.circuits.map(({ region }) => region))];
    this.byId = Object.fromEntries(
      Object.entries(LISTS).map(([name, list]) => [name, byId(parts[list])]),
    );
    // A further card may be named by its maker's model.
    for (const board of parts.gpu_boards) this.byId.further_gpu.set(board.id, board);
  }

  /** Gives parts the names that the page's language has for them, by id or by how it writes units. */
  name(names, units) {
    const written = (name, [pattern, own]) => name?.replace(new RegExp(pattern, "g"), own);
    for (const part of Object.values(this.parts).flat()) {
      part.name = names[part.id] ?? units.reduce(written, part.name);
    }
    for (const circuit of this.circuits) {
      circuit.connector = units.reduce(written, circuit.connector);
      circuit.plug = units.reduce(written, circuit.plug);
    }
  }

  /**
   * Returns the part of a parameter's kind, or one by its figures (`rated_w:850,connectors_8pin:6`);
   * undefined where there is none of this id, or no such figure.
   */
  part(name, id) {
    return this.byId[name].get(id) ?? (id?.includes(":") ? this.ownPart(name, id) : undefined);
  }

  /** Returns the part with those of these figures that such a part may have; undefined without. */
  ownPart(name, text) {
    const { understood } = this.figuresIn(name, text);
    if (!understood.length) return undefined;
    const own = {};
    const by = { gpu_count: {}, mains: {} };
    for (const pair of understood) {
      const [written, value] = figureOf(pair);
      const [figure, where] = written.split(".").reverse();
      const cases = Object.keys(CASES).find((one) => where && CASES[one].test(where));
      (cases ? (by[cases][where] ??= {}) : own)[figure] = valueOf(value);
    }
    // A label is for the best voltage.
    if (own.rated_w) by.mains.at_230_v = { output_w: own.rated_w, ...by.mains.at_230_v };
    const id = understood.join(",");
    return { id, name: id, ...own, by };
  }

  /** Parts the figures of a text into those `understood` and those that such a part cannot have. */
  figuresIn(name, text) {
    const known = this.figuresOfPart(name);
    const isUnderstood = (pair) => {
      const [written, value] = figureOf(pair);
      const [figure, where, ...others] = written.split(".").reverse();
      const isCase = where === undefined || Object.values(CASES).some((one) => one.test(where));
      if (others.length || !isCase || !known.includes(figure) || !value) return false;
      return this.isPossible(KIND_OF[name] ?? name, figure, valueOf(value));
    };
    const pairs = figuresParted(text);
    return { understood: pairs.filter(isUnderstood), others: pairs.filter((p) => !isUnderstood(p)) };
  }

  /** Returns whether a part of a kind may have this figure, as far as anything is said of it. */
  isPossible(kind, figure, value) {
    if ([value].flat().some((one) => typeof one === "string" && !WORD.test(one))) return false;
    const field = this.own[kind]?.find(({ name }) => name === figure);
    if (field?.options) return field.options.some(([known]) => known === value);
    if (!field) return true;
    const isNumber = field.step === 1 ? Number.isInteger(value) : Number.isFinite(value);
    return isNumber && value >= field.least && value <= field.most;
  }

  /** Returns the names of the figures that rules read of a kind of part. */
  figuresOfPart(name) {
    const kind = KIND_OF[name] ?? name;
    const own = this.groups.filter(({ parts }) => parts.includes(kind));
    return own.flatMap(({ reads }) => reads).filter((figure) => figure !== "id");
  }

  /** Returns the circuits of a region, the usual socket first. */
  circuitsOf(region) {
    return this.circuits.filter((circuit) => circuit.region === region);
  }
}

/** Fetches parts and rules from a folder. Throws where one of the files does not come. */
export async function fetchStock(folder, regions, own) {
  const files = ["parts", "build_rules"].map(async (name) => {
    const answer = await fetch(`${folder}${name}.json`);
    if (!answer.ok) throw new Error(`${answer.status}`);
    return answer.json();
  });
  return new Stock(...(await Promise.all(files)), regions, own);
}

/** Returns the figures of a part in a text, each as name and value: commas part them. */
export function figuresParted(text) {
  return text.split(/,(?=[^,:]*:)/).map((pair) => figureOf(pair).join(":"));
}

/** Returns the name of a figure and its value, as texts. */
function figureOf(pair) {
  return pair.split(":").map((part) => part.trim());
}

/** Returns what the value of a figure means: a number, a yes or no, a text, or several (`a|b|`). */
function valueOf(text) {
  if (text.includes("|")) return text.split("|").filter(Boolean).map(valueOf);
  if (text === "true" || text === "false") return text === "true";
  return numberOf(text, 0) ?? text;
}

function byId(list) {
  const parts = new Map();
  for (const part of list) {
    for (const alias of part.aliases ?? []) parts.set(alias, part);
  }
  for (const part of list) parts.set(part.id, part);
  return parts;
}

/** Returns the known parameters of an address (`?gpu=rtx-4090`) as pairs of name and value. */
export function pairsOf(search) {
  return [...new URLSearchParams(search)].filter(([name]) => PARAMETERS.includes(name));
}

/**
 * Returns the `choice` that pairs of name and value make, and those that are not `understood`:
 * each with its `name`, its `value` and the nearest value that is.
 */
export function choiceOf(pairs, stock) {
  const choice = Object.fromEntries(SEVERAL.map((name) => [name, []]));
  const misread = [];
  const late = pairs.filter(([name]) => name === "circuit");
  for (const [name, value] of [...pairs.filter((pair) => !late.includes(pair)), ...late]) {
    const asked = value.trim().slice(0, value.includes(":") ? LONGEST_FIGURES : LONGEST);
    if (!asked) continue;
    const read = readValue(name, asked, choice, stock);
    if (read === undefined) {
      misread.push({ name, value: asked, ...nearest(name, asked, stock, choice.region) });
    } else if (SEVERAL.includes(name)) choice[name].push(read);
    else choice[name] = read;
    const others = read !== undefined && name in LISTS ? unreadFigures(name, asked, stock) : "";
    if (others) misread.push({ name, value: others });
  }
  const board = choice.gpu && stock.part("gpu_board", choice.gpu_board);
  if (board?.gpu && board.gpu !== choice.gpu) {
    misread.push({ name: "gpu_board", value: board.id, isOfAnother: true });
    delete choice.gpu_board;
  }
  return { choice, misread };
}

/** Returns the figures of a part that are not understood beside others that are. */
function unreadFigures(name, asked, stock) {
  if (!asked.includes(":") || stock.byId[name].has(asked)) return "";
  return stock.figuresIn(name, asked.split("*")[0]).others.join(",");
}

/** Returns what a value means; undefined where it means nothing. */
function readValue(name, value, choice, stock) {
  if (SEVERAL.includes(name)) return severalOf(name, value, stock);
  if (name in LISTS) {
    return stock.part(name, value.includes(":") ? value : value.toLowerCase())?.id;
  }
  if (name in COUNTS) return wholeNumber(value, COUNTS[name]);
  if (NUMBERS.includes(name)) return numbersOf(value);
  if (name in AMOUNTS) return numberOf(value, AMOUNTS[name]);
  if (name in HAVE) return numberOf(value, MAY_BE_NONE.includes(name) ? 0 : 1);
  return possibleValues(name, stock, choice.region).find((known) => known === value.toLowerCase());
}

function severalOf(name, value, stock) {
  const [id, count = "1"] = (value.includes(":") ? value : value.toLowerCase()).split("*");
  const part = stock.part(name, id.trim());
  const number = wholeNumber(count.trim(), MOST_OF_A_PART);
  return part && number ? { id: part.id, count: number } : undefined;
}

/**
 * Returns the number that a text says; undefined where it says none of at least `least`, or has a
 * comma, which may stand for a point or for thousands.
 */
function numberOf(text, least) {
  const number = Number(String(text).trim());
  return String(text).trim() && Number.isFinite(number) && number >= least ? number : undefined;
}

function wholeNumber(text, most) {
  const number = numberOf(text, 1);
  return Number.isInteger(number) && number <= most ? number : undefined;
}

/** Returns whole numbers from 1 that commas part; undefined where it says something else. */
function numbersOf(text) {
  const numbers = text.split(",").map((number) => wholeNumber(number, COUNTS.psu_count));
  return numbers.includes(undefined) ? undefined : numbers;
}

function possibleValues(name, stock, region) {
  if (name === "use") return USES;
  if (name === "region") return stock.regions;
  if (CHOICES.includes(name)) return stock.choices[name];
  if (name !== "circuit") return name in LISTS ? [...stock.byId[name].keys()] : [];
  const circuits = region ? stock.circuitsOf(region) : stock.circuits;
  return [...new Set(circuits.map(({ id }) => id))];
}

/** Returns the possible value that is most like what was asked for, and its name; or nothing. */
function nearest(name, asked, stock, region) {
  if (asked.includes(":")) return {};
  const [id, count] = asked.toLowerCase().split("*");
  const ranked = possibleValues(name, stock, region)
    .map((value) => [distance(id, value) / Math.max(id.length, value.length), value])
    .sort(([a], [b]) => a - b);
  if (!ranked.length || ranked[0][0] > FARTHEST) return {};
  const value = ranked[0][1];
  const near = name in LISTS ? stock.part(name, value) : { id: value, name: value };
  return { near: count ? `${near.id}*${count}` : near.id, nearName: near.name };
}

/** Returns how many letters have to be changed, added or taken away (Levenshtein). */
function distance(text, other) {
  let row = [...Array(other.length + 1).keys()];
  for (let i = 1; i <= text.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const changed = row[j - 1] + (text[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(changed, row[j] + 1, next[j - 1] + 1));
    }
    row = next;
  }
  return row.at(-1);
}

/** Returns the pairs of name and value that say a choice in an address, in their order. */
export function pairsFor(choice) {
  return PARAMETERS.flatMap((name) => {
    const value = choice[name];
    if (SEVERAL.includes(name)) {
      return value.map(({ id, count }) => [name, count === 1 ? id : `${id}*${count}`]);
    }
    const isUsual = name in COUNTS && value === 1;
    return value === undefined || isUsual ? [] : [[name, String(value)]];
  });
}

/**
 * Returns the parts that a choice names, as a build; null without an accelerator.
 *
 * A chassis brings its power supplies unless nobody knows them, a ready-made computer one that `psu`
 * may replace; neither leaves a place for what is OF_A_DESKTOP. Cards in docks are fed by `psu` alone.
 */
export function buildOf(choice, stock) {
  const gpu = stock.part("gpu", choice.gpu);
  if (!gpu) return null;
  const part = (name) => stock.part(name, choice[name]);
  const several = (name) => choice[name].map(({ id, count }) => [stock.part(name, id), count]);
  const chassis = part("chassis");
  const computer = chassis ? undefined : part("computer");
  const external = chassis ? undefined : choice.external;
  const supply = () => {
    if (chassis) return bringsSupply(chassis) ? stock.part("psu", chassis.psu) : part("psu");
    return external ? part("psu") : supplyOf(computer, part("psu"));
  };
  const board = part("gpu_board");
  const circuits = stock.circuitsOf(choice.region);
  const build = {
    gpu,
    gpu_count: choice.gpu_count ?? 1,
    gpu_board: board && [gpu.id, undefined].includes(board.gpu) ? board : undefined,
    gpu_power_limit_w: choice.limit_w,
    use: choice.use ?? USES[0],
    cpu: part("cpu"),
    cpu_count: choice.cpu_count ?? 1,
    memory: several("memory"),
    psu: supply(),
    psu_count: chassis ? undefined : (choice.psu_count ?? 1),
    chassis,
    computer,
    external,
    dock_length_mm: choice.dock_length_mm,
    mounting: choice.mounting ?? stock.choices.mounting[0],
    card_air: choice.card_air ?? stock.choices.card_air[0],
    bridge_slots: choice.bridge_slots,
    above_4g: choice.above_4g && valueOf(choice.above_4g),
    storage: several("storage"),
    network: part("network"),
    circuit: circuits.find(({ id }) => id === choice.circuit) ?? circuits[0],
    circuit_count: choice.circuit_count ?? 1,
    further_cards: (choice.further_gpu ?? []).map((item) => furtherCards(item, stock)),
    further_psus: chassis ? [] : furtherPsus(choice.further_psu ?? [], stock),
    card_psus: [],
    psu_circuits: [],
  };
  for (const name of OF_A_DESKTOP) {
    build[name] = chassis || computer ? undefined : part(name);
  }
  for (const { name, numbers, isRight } of numbered(choice, build)) {
    if (isRight) build[name] = numbers;
  }
  return build;
}

/** Returns the names of parts that the chosen host brings itself, or leaves no place for. */
export function broughtBy(choice, stock) {
  const chassis = stock.part("chassis", choice.chassis);
  if (!chassis) return choice.computer ? OF_A_DESKTOP : [];
  return [...OF_A_DESKTOP, ...(bringsSupply(chassis) ? ["psu"] : []), "further_psu"];
}

/** Returns further cards of a kind; a maker's model says which accelerator it carries. */
function furtherCards({ id, count }, stock) {
  const part = stock.part("further_gpu", id);
  const gpu = part.gpu ? stock.part("gpu", part.gpu) : part;
  return { gpu, board: part.gpu ? part : undefined, count, limit: undefined };
}

function furtherPsus(items, stock) {
  return items.flatMap(({ id, count }) => Array(count).fill(stock.part("further_psu", id)));
}
