// Fit answer: whether a model fits, how fast it is, which cards hold it, and what a card holds. The
// same as macros/advice/fit, on the facts of fit_facts.py; a test holds both against each other.

import { GIB, MemoryWork, ShapeError, areEnough, bytesRead, isMixture, operations, ownShape, scaled } from "./memory_need.js";

const CONTEXT_STEP = 256;
const MOST_TOKENS = 1_048_576;
const MOST_RENTED = 5;
const MOST_UNPRICED = 3;
const USUAL_MAIN_MEMORY = "2xddr5-6000";
const WITH_LONGEST = 8;
const MOST_BESIDE = 4; // more cards are named only where fewer do not hold the model
const TOO_LARGE = 2;
const Z80 = 1.2816;
const VERDICTS = ["no", "maybe", "fits"];
export const OWN = "own";

/** Returns the facts with cards and models by their ids. */
export function indexed(facts) {
  const byId = (things) => new Map(things.map((thing) => [thing.id, thing]));
  return { ...facts, cardById: byId(facts.cards), modelById: byId(facts.models) };
}

/** Returns the answer; `facts` come from `indexed`. Throws a ShapeError, with the field. */
export function fitAnswer(question, facts) {
  return new Answering(question, facts).answer();
}

/** Returns whether the card that is asked about cannot hold the model. Throws a ShapeError. */
export function isTooSmall(question, facts) {
  const asked = new Answering(question, facts);
  return asked.card !== null && asked.verdict(asked.work, asked.card, asked.count) === "no";
}

class Answering {
  constructor(question, facts) {
    this.question = question;
    this.facts = facts;
    this.card = question.card ? facts.cardById.get(question.card) : null;
    this.count = this.card?.several ? question.count : 1;
    this.work = this.workOf(question.model);
  }

  workOf(id) {
    const shape = id === OWN ? ownShape(this.question.own) : this.facts.modelById.get(id).shape;
    return new Work(id, shape, this.question, this.facts);
  }

  answer() {
    const { card, count, work } = this;
    const { parts } = work.peak(count);
    const speed = card ? work.speed(card, count) : null;
    const hours = work.hours(speed);
    const cards = this.bought();
    const inGib = Object.entries(parts).map(([part, ends]) => [part, scaled(ends, 1 / GIB)]);
    return {
      verdict: card ? this.verdict(work, card, count) : null,
      need: work.need(count),
      parts: Object.fromEntries(inGib),
      room: card ? this.rooms(card, count) : [],
      speed,
      prompt: card ? work.prompt(card, count) : null,
      together: card ? work.together(card, speed) : [],
      hours,
      costs: card ? work.costs(card, hours) : { rented: null, power: null },
      full: card ? work.speed(card, count, this.question.tokens) : null,
      tensor: card ? this.tensor(work, card, count) : null,
      longest: card && work.runs ? this.longest(work, card, count) : null,
      most_tokens: this.mostTokens(work.id),
      enough: card ? this.fewest(work, card) : null,
      part: card ? this.part(work, card, count) : null,
      tried: card ? this.tried(card, count) : null,
      qlora: card ? this.qlora(card, count) : null,
      cards,
      unpriced: this.unpriced(cards),
      helped: this.helped(),
      rented: this.rented(),
      models: card ? this.held(card, count) : [],
    };
  }

  rooms(card, count) {
    const sum = (isSure) => this.sizes(card, count, isSure).reduce((all, size) => all + size, 0);
    return [sum(true), sum(false), sum(false)];
  }

  sizes(card, count, isSure, screen = true) {
    const size = card.memory_gib;
    if (card.shared) return [isSure ? size * this.facts.shared_share : size];
    const taken = screen && this.question.screen ? this.facts.screen_gib : 0;
    return [size - taken, ...Array(count - 1).fill(size)];
  }

  verdict(work, card, count, screen = true) {
    const sure = this.sizes(card, count, true, screen);
    const most = card.shared ? this.sizes(card, count, false, screen) : sure;
    if (work.runs) {
      const { each, divided, layers } = work.division;
      if (areEnough(sure, each[2], divided[2], layers)) return "fits";
      return areEnough(most, each[0], divided[0], layers) ? "maybe" : "no";
    }
    const [low, , high] = work.need(count);
    if (high <= Math.min(...sure)) return "fits";
    return low <= Math.min(...most) ? "maybe" : "no";
  }

  fewest(work, card, screen = true, held = ["fits"]) {
    const counts = card.several ? this.facts.counts : [1];
    return counts.find((count) => held.includes(this.verdict(work, card, count, screen))) ?? null;
  }

  mostTokens(id) {
    return id === OWN ? null : this.facts.modelById.get(id).context_tokens;
  }

  longest(work, card, count) {
    const most = this.mostTokens(work.id) ?? MOST_TOKENS;
    const holds = (tokens) => this.verdict(work.withTokens(tokens), card, count) === "fits";
    if (holds(most)) return most;
    let [least, above] = [0, Math.floor(most / CONTEXT_STEP)];
    while (above - least > 1) {
      const middle = Math.floor((least + above) / 2);
      if (holds(middle * CONTEXT_STEP)) least = middle;
      else above = middle;
    }
    return least * CONTEXT_STEP;
  }

  bought() {
    const rows = [];
    for (const card of this.facts.cards) {
      const priced = card.bought ? this.price(card) : null;
      const count = priced && this.fewest(this.work, card);
      if (count) rows.push([count, count * priced[0].cautious, this.row(card, count, ...priced)]);
    }
    const ranked = this.ranked(rows);
    const [fewest, , first] = ranked[0] ?? [];
    const named = [];
    let [counted, below, least] = [fewest, Infinity, Infinity]; // what fewer, and what all cost at least
    for (const [count, paid, row] of ranked) {
      if (count > counted) [counted, below] = [count, least];
      const isLike = this.work.runs || !row.speed === !first.speed;
      if (count === fewest || (count <= MOST_BESIDE && paid < below && isLike)) named.push(row);
      least = Math.min(least, paid);
    }
    return named;
  }

  /** Returns rows in order: learning is asked of cards first that are known to do it. */
  ranked(rows) {
    if (this.work.runs) return rows.sort(byFewestAndPrice);
    return rows.sort((one, other) => !one[2].speed - !other[2].speed || byFewestAndPrice(one, other));
  }

  /** Returns the cards without a price that may hold it, where those with one are more. */
  unpriced([first]) {
    if (first?.count === 1) return [];
    const rows = [];
    for (const card of this.facts.cards) {
      const isAsked = card.bought && !card.prices[this.question.region];
      const count = isAsked && this.fewest(this.work, card, true, ["fits", "maybe"]);
      if (count && count < (first?.count ?? Infinity)) rows.push([count, 0, { id: card.id }]);
    }
    const found = rows.sort(byFewestAndPrice).slice(0, MOST_UNPRICED);
    return found.map(([count, , { id }]) => ({ id, count }));
  }

  /** Returns what would lie in the usual main memory, where the reader names none. */
  tried(card, count) {
    const { facts, question, work } = this;
    if (question.main_memory !== "none" || !facts.parts || this.verdict(work, card, count) !== "no") return null;
    const asked = new Answering({ ...question, main_memory: USUAL_MAIN_MEMORY }, facts);
    return asked.part(asked.work, card, count);
  }

  /** Returns what QLoRA takes of each card, where it fits better than another way to learn. */
  qlora(card, count) {
    if (!["lora", "full"].includes(this.question.purpose)) return null;
    const { work } = new Answering({ ...this.question, purpose: "qlora" }, this.facts);
    const [own, verdict] = [this.work, work].map((one) => VERDICTS.indexOf(this.verdict(one, card, count)));
    return verdict > own ? { verdict: VERDICTS[verdict], need: work.need(count) } : null;
  }

  /** Returns what lies in main memory; null where nothing has to, or not enough can. */
  part(work, card, count) {
    const { inMainMemory, mainMemorySpeed } = this.facts.parts ?? {};
    if (this.question.main_memory === "none" || card.shared || this.verdict(work, card, count) === "fits") return null;
    const placed = inMainMemory(work, this.sizes(card, count, true));
    if (!placed) return null;
    const speed = (filled) => mainMemorySpeed(work, card, count, placed.layers, filled);
    return { gib: placed.gib, speed: speed(), full: speed(this.question.tokens) };
  }

  tensor(work, card, count) {
    const speed = work.tensor(card, count);
    return speed && { speed, full: work.tensor(card, count, this.question.tokens) };
  }

  /** Returns the single cards that hold it with main memory alone, by price. */
  helped() {
    if (this.question.main_memory === "none") return [];
    const rows = [];
    for (const card of this.facts.cards) {
      const priced = card.bought ? this.price(card) : null;
      const part = priced && this.part(this.work, card, 1);
      if (part) rows.push([1, priced[0].cautious, { ...this.row(card, 1, ...priced), ...placedIn(part) }]);
    }
    return rows.sort(byFewestAndPrice).map(([, , row]) => row);
  }

  rented() {
    const rows = [];
    for (const card of this.facts.cards) {
      const price = card.rented[this.question.region];
      const count = price && this.fewest(this.work, card, false);
      if (count) rows.push([count, count * price.cautious, this.row(card, count, price, "rental")]);
    }
    return this.ranked(rows).slice(0, MOST_RENTED).map(([, , row]) => row);
  }

  row(card, count, { amount, seen, notes = [] }, kind) {
    const speed = this.work.speed(card, count);
    const tensor = this.work.tensor(card, count);
    const hours = this.work.hours(speed);
    const cost = this.work.costs(card, hours)[kind === "rental" ? "rented" : "power"];
    return { id: card.id, count, amount: count * amount, kind, seen, notes, speed, tensor, host_gib: 0, hours, cost };
  }

  price(card) {
    const { region, buy } = this.question;
    const prices = card.prices[region] ?? {};
    const known = (buy === "any" ? ["new", "used"] : [buy]).filter((kind) => prices[kind]);
    const [kind] = known.sort((one, other) => prices[one].cautious - prices[other].cautious);
    return kind ? [prices[kind], kind] : null;
  }

  held(card, count) {
    const rows = this.facts.models.map((model) => this.heldModel(model, card, count)).filter(Boolean);
    const of = (verdict) => rows.filter((row) => row.verdict === verdict && !row.host_gib);
    const helped = rows.filter((row) => row.host_gib);
    const listed = [...of("fits").reverse(), ...helped.reverse(), ...of("maybe").reverse(), ...of("no").slice(0, TOO_LARGE)];
    return listed.map((row, at) => (at < WITH_LONGEST ? this.withLongest(row, card, count) : row));
  }

  /** Returns a row with the longest context; the search takes too long for all of them. */
  withLongest(row, card, count) {
    const work = this.workOf(row.id);
    if (!work.runs || row.verdict === "no" || row.host_gib) return row;
    return { ...row, longest: this.longest(work, card, count) };
  }

  heldModel({ id, context_tokens }, card, count) {
    const work = this.workOf(id);
    if (work.runs && context_tokens !== null && this.question.tokens > context_tokens) return null;
    try {
      const verdict = this.verdict(work, card, count);
      const isHeld = verdict !== "no";
      return {
        id,
        verdict,
        need: work.need(count),
        speed: isHeld ? work.speed(card, count) : null,
        tensor: isHeld ? work.tensor(card, count) : null,
        longest: null,
        host_gib: 0,
        ...placedIn(this.part(work, card, count)),
      };
    } catch (error) {
      if (error instanceof ShapeError) return null;
      throw error;
    }
  }
}

/** Returns what of a row is another with a part of the model in main memory. */
function placedIn(part) {
  return part && { host_gib: part.gib, speed: part.speed, tensor: null };
}

function byFewestAndPrice([count, price, { id }], [otherCount, otherPrice, { id: otherId }]) {
  return count - otherCount || price - otherPrice || (id < otherId ? -1 : 1);
}

/** One model, asked to do one thing: its memory, and how fast cards do it. */
class Work extends MemoryWork {
  speed(card, count, filled = 0) {
    const { weights, purpose } = this.question;
    if (["lora", "qlora"].includes(purpose) && count === 1 && !filled) return this.tuned(card);
    if (!this.runs || !this.facts.read_formats.includes(weights)) return null;
    const told = count === 1 && !filled ? this.told(card) : null;
    if (told) return told;
    if (card.read_s === null) return null;
    const bytes = bytesRead(this.shape, weights, filled, this.facts.memory);
    const seconds = bytes * card.read_s + this.facts.layer_s * this.shape.layers;
    const likely = 1 / (seconds * card.slower);
    return { low: likely / card.reach, likely, high: likely * card.reach, kind: "estimated" };
  }

  /** Returns the speed of several cards that all work on every layer; null where nobody knows. */
  tensor(card, count, filled = 0) {
    const { tensor, read_formats, layer_s, memory } = this.facts;
    const { weights } = this.question;
    if (!tensor || count === 1 || !this.runs || !read_formats.includes(weights)) return null;
    const keys = this.formats.map((one) => `${card.id}|${this.id}|${one}|${count}`);
    const known = filled ? null : keys.map((key) => tensor.measured[key]).find(Boolean);
    if (known) return { low: known[0], likely: known[1], high: known[2], kind: "measured" };
    const ends = card.tensor_ends;
    if (isMixture(this.shape) || !tensor.counts.includes(count) || !ends || card.read_s === null) return null;
    const read = (bytesRead(this.shape, weights, filled, memory) * card.read_s) / count;
    const likely = 1 / ((read + layer_s * this.shape.layers) * card.slower);
    return { low: likely * ends[0], likely, high: likely * ends[1], kind: "estimated" };
  }

  /** Returns the tokens a second of a prompt as long as the context; null where nobody knows. */
  prompt(card, count) {
    const { facts: { prompts, read_formats }, question: { tokens, weights } } = this;
    if (!this.runs || !prompts) return null;
    const counted = operations(this.shape, tokens, prompts);
    const known = counted === null ? null : this.secondsRead(card);
    if (!known || !read_formats.includes(weights)) return null;
    const [least, likely, most] = known.seconds;
    const several = count > 1 ? prompts.several : [1, 1, 1];
    const [low, middle, high] = [most, likely, least].map((each, at) => several[at] / (each * counted));
    const kind = tokens <= known.tokens && count === 1 ? "measured" : "estimated";
    return { low, likely: middle, high, kind };
  }

  /** Returns the seconds of an operation, least first, and the longest prompt measured so. */
  secondsRead({ prompts }) {
    const measured = this.formats.map((one) => prompts.read[`${this.id}|${one}`]).find(Boolean);
    if (measured) return measured;
    const { seconds, reaches } = prompts;
    if (seconds === null) return null;
    const reach = reaches[isMixture(this.shape) ? 1 : 0];
    return { seconds: [seconds / reach, seconds, seconds * reach], tokens: 0 };
  }

  /** Returns what all conversations get, by software that was measured with so many. */
  together({ serves }, speed) {
    const count = this.question.sequences;
    if (!speed || !this.runs || count === 1) return [];
    const measured = Object.entries(this.facts.together).filter(
      ([software, { most }]) => count <= most && serves.includes(software),
    );
    return measured.map(([software, { exponents }]) => {
      const [low, likely, high] = exponents.map((exponent) => count ** exponent);
      const all = { low: speed.low * low, likely: speed.likely * likely, high: speed.high * high };
      return { software, ...all };
    });
  }

  /** Returns the tokens a second of tuning a dense model with adapters; null for others. */
  tuned(card) {
    const known = card.tuned[`${this.id}|${this.question.purpose}`];
    if (known) return { low: known[0], likely: known[1], high: known[2], kind: "measured" };
    const billions = this.shape.parameters / 1e9;
    if (!this.facts.tuning || !card.tune || isMixture(this.shape)) return null;
    const [seconds, fixed, reach, qlora, relative, spread, most = Infinity] = [...this.facts.tuning, ...card.tune];
    const likely = relative / ((billions + fixed) * seconds);
    const factor = Math.exp(Math.hypot(reach, Z80 * spread));
    const high = Math.min(likely * factor, most / billions);
    const low = Math.min(likely / factor, high * Math.exp(-2 * reach));
    const times = this.question.purpose === "qlora" ? qlora : 1;
    const middle = Math.min(likely, Math.sqrt(low * high));
    return { low: low * times, likely: middle * times, high: high * times, kind: "estimated" };
  }

  /** Returns how long the examples take: least, likely, most; null where that is not known. */
  hours(speed) {
    if (!speed || this.runs) return null;
    const tokens = this.question.examples * this.question.tokens;
    return [speed.high, speed.likely, speed.low].map((one) => tokens / one / 3600);
  }

  /** Returns what these hours cost: rented, and in electricity of one's own card. */
  costs({ rented, watts }, hours) {
    const { region } = this.question;
    const kwh = this.facts.per_kwh[region];
    const times = (price) => (hours && price ? hours.map((end) => end * price) : null);
    const perHour = kwh === undefined || watts === null ? null : (watts / 1000) * kwh;
    return { rented: times(rented[region]?.amount), power: times(perHour) };
  }

  /** Returns what was measured of a card, else of one with the same chip and memory. */
  told({ measured, alike = {} }) {
    for (const [kind, known] of Object.entries({ measured, estimated: alike })) {
      const found = this.formats.map((one) => known[`${this.id}|${one}`]).find(Boolean);
      if (found) return { low: found[0], likely: found[1], high: found[2], kind };
    }
    return null;
  }

  /** The formats in which a measurement counts: what people run in 4 bits is one thing. */
  get formats() {
    const { facts: { four_bits }, question: { weights } } = this;
    return weights === four_bits[0] ? four_bits : [weights];
  }

  withTokens(tokens) {
    return new Work(this.id, this.shape, { ...this.question, tokens }, this.facts);
  }
}
