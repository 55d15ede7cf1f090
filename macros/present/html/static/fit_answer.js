// Fit answer: whether a model fits, how fast it is, which cards hold it, and what a card holds. The
// same as macros/advice/fit, on the facts of fit_facts.py; a test holds both against each other.

import { Work } from "./fit_work.js";
import { GIB, ShapeError, areEnough, ownShape, scaled } from "./memory_need.js";

const CONTEXT_STEP = 256;
const MOST_TOKENS = 1_048_576;
const MOST_RENTED = 5;
const CHOICES = [1, 2, 3, 4, 6, 8];
const MOST_UNPRICED = 3;
const USUAL_MAIN_MEMORY = "2xddr5-6000";
const WITH_LONGEST = 8;
const MOST_BESIDE = 4; // more cards are named only where fewer do not hold the model
const TOO_LARGE = 2;
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
    return new Work(id, shape, asPublished(this.question, this.facts.modelById.get(id)), this.facts);
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
      bare: card ? this.verdict(work, card, count, false) : null,
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
      enough: card ? this.enough(work, card) : null,
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
    const isDefault = isSure || this.question.purpose === "full";
    if (card.shared) return [isDefault ? size * card.shared : size];
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

  /** Returns how many of the chosen card surely hold a model, of all numbers one may choose. */
  enough(work, card) {
    return (card.several ? CHOICES : [1]).find((count) => this.verdict(work, card, count) === "fits") ?? null;
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
      const priced = this.isBought(card) ? this.price(card) : null;
      const count = priced && this.fewest(this.work, card);
      if (count) rows.push([count, count * priced[0].cautious, this.row(card, count, ...priced)]);
    }
    const ranked = this.ranked(rows);
    const [fewest, , first] = ranked[0] ?? [];
    const isLike = ({ speed }) => this.work.runs || !speed === !first.speed;
    return ranked
      .filter(([count, paid, row]) => {
        if (count === fewest) return true;
        if (!isLike(row) || count > this.mostBeside(row)) return false;
        const fewer = ranked.filter(([few, , other]) => few < count && isLike(other));
        const [, least, cheapest] = fewer.reduce((best, one) => (one[1] < best[1] ? one : best));
        return paid < least && this.facts.cardById.get(cheapest.id).several;
      })
      .map(([, , row]) => row);
  }

  /** Returns whether people buy it for this: nobody trains all weights in shared memory. */
  isBought(card) {
    return card.bought && this.loads(card) && !(card.shared && this.question.purpose === "full");
  }

  /** Returns whether a program loads the asked format on a card, as far as that is known. */
  loads({ not_loaded = [] }) {
    const { purpose, weights } = this.question;
    return purpose !== "run" || !not_loaded.includes(weights);
  }

  /** Returns how many of a card are named at most beside fewer that cost more. */
  mostBeside({ id }) {
    return this.facts.cardById.get(id).beside?.[this.question.region] ?? MOST_BESIDE;
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
      const isAsked = card !== this.card && this.isBought(card) && !card.prices[this.question.region];
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
      const price = this.loads(card) && card.rented[this.question.region];
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
    return { id: card.id, count, amount: count * amount, kind, seen, notes, speed, tensor, host_gib: 0, set_first: this.isSetFirst(card), hours, cost };
  }

  /** Returns whether a card holds the model only once the limit on its memory is raised. */
  isSetFirst({ unset, memory_gib }) {
    return unset !== undefined && this.work.need(1)[2] > memory_gib * unset;
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

/** Returns the question with the format in which a model is published, where it runs in no other. */
export function asPublished(question, model) {
  return model?.published && question.purpose === "run" ? { ...question, weights: model.published } : question;
}

function byFewestAndPrice([count, price, { id }], [otherCount, otherPrice, { id: otherId }]) {
  return count - otherCount || price - otherPrice || (id < otherId ? -1 : 1);
}
