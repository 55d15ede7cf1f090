// Pair answer: what a second card is good for. The same as macros/advice/builds/pair_answer.py, on
// the facts of pair_facts.py; a test holds both against each other.

import { areEnough, estimatedTokens } from "./memory_need.js";
import { powerNeed, supplyBought } from "./pair_power.js";
import { fastest, isRefused, isSurelyFaster, mayBeSlower, secondAlone, withAlone } from "./pair_ways.js";

const Z80 = 1.2816;
const MOST_LARGER = 3;
const [NEW, USED, SALE] = [0, 1, 2];
const HELD = ["fits", "maybe", "no"];

/** Returns the facts with cards and models by their ids. */
export function indexed(facts) {
  const byId = (things) => new Map(things.map((thing) => [thing.id, thing]));
  return { ...facts, cardById: byId(facts.cards), modelById: byId(facts.models) };
}

/** Returns the verdict, the options in their order and the power; `facts` come from `indexed`. */
export function pairAnswer(question, facts) {
  return new Answering(question, facts).answer();
}

class Answering {
  constructor(question, facts) {
    this.question = question;
    this.facts = facts;
    this.have = facts.cardById.get(question.have);
    this.add = facts.cardById.get(question.add || question.have);
    this.model = facts.modelById.get(question.model);
    this.work = question.purpose === "training" ? facts.training : this.model.work;
  }

  answer() {
    const today = this.keep();
    const chosen = this.pair(this.add);
    const verdict = this.verdict(today, chosen);
    const singles = this.larger(today, chosen);
    const isNone = isRefused(verdict);
    const alone = isNone ? null : secondAlone(singles, chosen, this.question);
    const told = isNone ? singles : withAlone(this.affordable(singles, chosen), alone);
    const options = [today, chosen, ...this.others(today), ...told.slice(0, MOST_LARGER)];
    return {
      verdict,
      chosen,
      today,
      alone,
      options: options.sort((a, b) => compared(this.rank(a, today), this.rank(b, today))),
      power: powerNeed(this.question, this.facts.power, [this.have, this.add]),
      sale: this.sale(),
      is_dear: singles.length > 0 && told.length === 0,
    };
  }

  isTogether(other) {
    return this.have.vendor === other.vendor;
  }

  usable(first) {
    return first.memory_gib - (this.question.screen ? this.facts.screen_gib : 0);
  }

  option(id, cards, amount) {
    const sizes = [this.usable(cards[0]), ...cards.slice(1).map((card) => card.memory_gib)];
    const { each, divided } = this.model;
    const holds = held(sizes, this.model);
    const supply = id === "keep" ? null : supplyBought(this.question, this.facts.power, this.have, cards);
    const price = id === "keep" ? null : this.price(cards.at(-1));
    return {
      id,
      cards: cards.map((card) => card.id),
      amount: amount !== null && supply ? amount + supply.amount : amount,
      bought: price && price.bought,
      seen: price ? price.seen : [],
      supply,
      pool_gib: sizes.reduce((sum, size) => sum + size, 0),
      need: each.map((end, at) => cards.length * end + divided[at]),
      holds,
      factor: null,
      tokens: holds === "no" ? null : this.tokens(cards),
      shared: holds === "no" ? null : this.shared(cards),
      lost: [],
      is_copied: false,
    };
  }

  /** Returns how fast one conversation is written by cards that work in turn. */
  tokens(cards) {
    const told = cards.length === 1 && cards[0].writes.told[this.model.id];
    if (told) return tokensOf(told[0], told[1], told[2], told[3] ? "measured" : "estimated");
    const known = cards.map(({ writes }) => writes.read_s !== null && this.takingTurns(writes));
    if (!known.every(Boolean)) return null;
    const likely = known.length / known.reduce((sum, one) => sum + 1 / one.likely, 0);
    const [lows, highs] = [known.map(({ low }) => low), known.map(({ high }) => high)];
    return tokensOf(Math.min(...lows), likely, Math.max(...highs));
  }

  /** Returns how fast a card writes in turn with others: nowhere faster than it was told alone. */
  takingTurns(writes) {
    const { low, likely, high } = this.written(writes, 1);
    const told = writes.told[this.model.id] ?? [Infinity, Infinity, Infinity];
    return tokensOf(Math.min(low, told[0]), Math.min(likely, told[1]), Math.min(high, told[2]));
  }

  /** Returns how fast it is where two equal cards share every layer; null where nobody knows. */
  shared([{ id, writes }, other]) {
    if (other?.id !== id) return null;
    const known = writes.shared[this.model.id];
    if (known) return tokensOf(...known, "measured");
    const ends = writes.tensor_ends;
    return ends && !this.model.reads.is_mixture && writes.read_s !== null ? this.written(writes, 2, ends) : null;
  }

  written(writes, count, ends) {
    const { reads, layers } = this.model;
    const { layer_s } = this.facts.speed;
    const { low, likely, high } = estimatedTokens(reads.bytes, layers, layer_s, writes, reads.is_mixture, ends, count);
    return tokensOf(low, likely, high);
  }

  keep() {
    const isAsked = !["training", "jobs"].includes(this.question.purpose);
    const factor = isAsked && !this.runsToday() ? null : factorOf(1, 1, 1, "measured");
    return { ...this.option("keep", [this.have], 0), factor };
  }

  pair(other) {
    const id = other.id === this.have.id ? "pair" : "mixed";
    const option = this.option(id, [this.have, other], this.price(other)?.amount ?? null);
    return { ...option, ...this.apart(other), factor: this.factorOfTwo(other) };
  }

  /** Returns what is otherwise where both cards do not share the model. */
  apart(other) {
    if (!this.isTogether(other)) return { pool_gib: null, need: null, holds: null, tokens: null };
    if (this.question.purpose !== "chats" || !this.isCopied(other)) return {};
    const tokens = either([this.have, other].map((card) => this.tokens([card])));
    return { tokens, shared: null, is_copied: true };
  }

  factorOfTwo(other) {
    const { purpose } = this.question;
    const isApart = purpose === "jobs" || (purpose === "chats" && this.isCopied(other));
    if (isApart) return this.sideBySide(other);
    if (purpose === "chats" || !this.isTogether(other)) return null;
    if (purpose !== "training" && !this.runsToday()) return null;
    if (other.id !== this.have.id) return purpose === "training" ? null : this.inTurn(other);
    return this.factorOfEquals();
  }

  /** Returns how many times as fast two of the present card are, as its tokens a second say. */
  factorOfEquals() {
    const known = this.have.two[this.work];
    if (this.question.purpose !== "training" && !(known?.[1] > 1 && known[3])) {
      const [own, both] = [this.tokens([this.have]), this.shared([this.have, this.have])];
      if (own && both) return timesAsFast(both, own);
    }
    if (!known) return null;
    const [low, value, high, isMeasured] = known;
    return factorOf(low, value, high, isMeasured ? "measured" : "estimated");
  }

  isCopied(other) {
    const sizes = [this.usable(this.have), other.memory_gib];
    return sizes.every((size) => held([size], this.model) === "fits");
  }

  sideBySide(other) {
    if (other.id === this.have.id) return factorOf(2, 2, 2, "rule");
    const ratio = this.ratio(other);
    return ratio && factorOf(1 + ratio.low, 1 + ratio.value, 1 + ratio.high, "rule");
  }

  inTurn(other) {
    const ratio = this.ratio(other) ?? this.ratioOfTokens(other);
    const middle = 2 / (1 + 1 / ratio?.value);
    return ratio && factorOf(Math.min(1, ratio.low), middle, Math.max(1, ratio.high), "rule");
  }

  /** Returns how many times as fast another card would write what may not fit on it alone. */
  ratioOfTokens(other) {
    const [own, its] = [this.have, other].map((card) => this.tokens([card]));
    return own && its && factorOf(its.low / own.likely, its.likely / own.likely, its.high / own.likely, "rule");
  }

  ratio(other, work = this.work) {
    const [own, its] = [this.have, other].map((card) => work && card.one[work]);
    if (!own || !its) return null;
    const value = its[0] / own[0];
    const isSame = other.id === this.have.id;
    const apart = isSame ? 0 : Z80 * Math.sqrt(own[1] * own[1] + its[1] * its[1]);
    const kind = own[2] && its[2] ? "measured" : "estimated";
    return factorOf(value * Math.exp(-apart), value, value * Math.exp(apart), kind);
  }

  /** Returns two equal cards beside a mixed pair, else the cheapest other card that reaches. */
  others(today) {
    if (this.add.id !== this.have.id) return [this.pair(this.have)];
    if (this.question.purpose !== "model" || !this.asksMemory(today)) return [];
    const equal = this.pair(this.have).amount;
    return this.facts.cards
      .filter((card) => card.alone && card.id !== this.have.id && this.isTogether(card))
      .map((card) => this.pair(card))
      .filter(({ holds, amount }) => holds === "fits" && amount !== null)
      .filter(({ amount }) => equal === null || amount < equal)
      .sort(byAmount)
      .slice(0, 1);
  }

  larger(today, chosen) {
    return this.facts.cards
      .filter((card) => card.alone && card.id !== this.have.id)
      .filter((card) => card.dependable || this.isTogether(card))
      .map((card) => [card, this.single(card)])
      .filter(([card, option]) => {
        return option.amount !== null && this.doesSame(card, option, today, chosen);
      })
      .map(([card, option]) => ({ ...option, lost: this.lost(card, option, chosen) }))
      .sort((a, b) => mayBeSlower(a) - mayBeSlower(b) || byAmount(a, b));
  }

  /** Returns the single cards that are not much dearer than the second card. */
  affordable(singles, { amount: second }) {
    if (second === null) return singles;
    return singles.filter(({ amount }) => amount <= this.facts.single_ratio * second);
  }

  single(card) {
    const price = this.price(card);
    const amount = price && price.amount - (this.sale() ?? 0);
    const isAsked = ["training", "jobs"].includes(this.question.purpose) || this.runsToday();
    return { ...this.option("larger", [card], amount), factor: isAsked ? this.ratio(card) : null };
  }

  runsToday() {
    return held([this.usable(this.have)], this.model) !== "no";
  }

  doesSame(card, option, today, chosen) {
    if (this.asksMemory(today)) return option.holds === "fits";
    const [sought, has] = [chosen.factor, option.factor];
    const together = this.have.memory_gib + this.add.memory_gib;
    if (this.question.purpose === "model") return card.memory_gib >= together;
    if (["chat", "chats"].includes(this.question.purpose) && option.holds !== "fits") return false;
    if (!has || has.value < (sought ? sought.value : 1)) return false;
    if (has.low <= 1) return false; // nobody changes cards for what may be no faster
    return card.memory_gib >= (sought ? this.have.memory_gib : together);
  }

  /** Returns what a single card has less of than the chosen pair. */
  lost(card, { tokens, pool_gib }, chosen) {
    const { purpose } = this.question;
    const pair = fastest(chosen);
    const lost = [];
    if (purpose === "chat" && pair && !tokens) lost.push("unknown");
    if (purpose === "chat" && pair && tokens && !isSurelyFaster(tokens, pair)) lost.push("speed");
    const isTold = ["model", "chats"].includes(purpose);
    if (isTold && pair && tokens && tokens.likely < pair.likely) lost.push("writes");
    if (purpose === "model" && this.isSlower(card)) lost.push("slower");
    if (!["jobs", "training"].includes(purpose) && pool_gib < chosen.pool_gib) lost.push("memory");
    if (!this.isTogether(card)) lost.push("maker");
    return lost;
  }

  /** Returns whether a card is slower than the present one in all work, and surely in some. */
  isSlower(card) {
    const ratios = Object.keys(card.one).map((work) => this.ratio(card, work));
    const found = ratios.filter((ratio) => ratio !== null);
    return found.every(({ value }) => value < 1) && found.some(({ high }) => high < 1);
  }

  asksMemory(today) {
    const { purpose } = this.question;
    if (purpose === "model") return today.holds !== "fits";
    return ["chat", "chats"].includes(purpose) && today.holds === "no";
  }

  verdict(today, chosen) {
    const { purpose } = this.question;
    if (purpose === "jobs") {
      if (this.add.id === this.have.id) return "jobs";
      return chosen.factor ? "jobs_mixed" : "jobs_unknown";
    }
    if (!this.isTogether(this.add)) return "makers";
    if (this.asksMemory(today)) {
      return { fits: "reached", maybe: "maybe", no: "not_reached" }[chosen.holds];
    }
    return purpose === "model" ? "already" : `${purpose}_${changeOf(chosen.factor)}`;
  }

  rank({ holds, amount, id, cards }, today) {
    const order = holds ? HELD.indexOf(holds) : HELD.length;
    return [this.asksMemory(today) ? order : 0, amount === null, amount ?? 0, id, ...cards];
  }

  /** Returns what a card costs, how it is sold, and what is told of that price; null for none. */
  price({ prices, seen }) {
    const { region, buy } = this.question;
    const asked = { any: [NEW, USED], new: [NEW], used: [USED] }[buy];
    const known = asked.filter((at) => (prices[region]?.[at] ?? null) !== null);
    const [at] = known.sort((one, other) => prices[region][one] - prices[region][other]);
    if (at === undefined) return null;
    return { amount: prices[region][at], bought: ["new", "used"][at], seen: seen[region]?.[at] ?? [] };
  }

  sale() {
    return this.question.sale ?? this.have.prices[this.question.region]?.[SALE] ?? null;
  }
}

/** Returns the tokens a second of cards that each hold a copy; null where one is unknown. */
function either(speeds) {
  if (!speeds.every(Boolean)) return null;
  const [lows, likely, highs] = ["low", "likely", "high"].map((end) => speeds.map((one) => one[end]));
  const kind = speeds.every((one) => one.kind === "measured") ? "measured" : "estimated";
  return tokensOf(Math.min(...lows), Math.min(...likely), Math.max(...highs), kind);
}

/** Returns how many times as fast two equal cards are as one: at most twice. */
function timesAsFast(both, one) {
  const [low, value, high] = [both.low, both.likely, both.high].map((end) => Math.min(end / one.likely, 2));
  return factorOf(low, value, high, [both, one].every(({ kind }) => kind === "measured") ? "measured" : "estimated");
}

/** Returns the question that the fields ask; an empty field says nothing. */
export function questionOf(values) {
  const { have, add, model, region, buy, screen } = values;
  const said = (name) => (values[name] === "" ? null : values[name]);
  return {
    have,
    add: add === "same" || add === have ? "" : add,
    purpose: values.for,
    model,
    region,
    buy,
    screen: screen === "1",
    sale: said("sale"),
    limit_w: said("limit_w"),
    psu_w: said("psu_w"),
    cpu_w: said("cpu_w"),
  };
}

/** Returns the query of the page that checks a build, for the same cards. */
export function checkOf({ have, add, limit_w, region }) {
  const pairs = [["gpu", have], ["gpu_count", add ? 1 : 2]];
  if (add) pairs.push(["further_gpu", add]);
  if (limit_w !== null) pairs.push(["limit_w", limit_w]);
  return `?${new URLSearchParams([...pairs, ["region", region]])}`;
}

/** Returns whether cards of these sizes hold a model whose layers they divide. */
function held(sizes, model) {
  if (isHeld(sizes, model, 2)) return "fits";
  return isHeld(sizes, model, 0) ? "maybe" : "no";
}

function isHeld(sizes, model, end) {
  return areEnough(sizes, model.each[end], model.divided[end], model.layers);
}

function factorOf(low, value, high, kind) {
  return { low, value, high, kind };
}

function tokensOf(low, likely, high, kind = "estimated") {
  return { low, likely, high, kind };
}

function changeOf(factor) {
  if (!factor) return "unknown";
  if (factor.low > 1) return "gain";
  if (factor.kind === "rule" && factor.high === 1) return "no_gain"; // in turn with a slower card
  return factor.high < 1 ? "slower" : "unclear";
}

function byAmount(a, b) {
  return compared([a.amount, ...a.cards], [b.amount, ...b.cards]);
}

/** Compares two lists place by place, as Python does. */
function compared(a, b) {
  for (let at = 0; at < Math.min(a.length, b.length); at += 1) {
    if (a[at] < b[at]) return -1;
    if (a[at] > b[at]) return 1;
  }
  return a.length - b.length;
}
