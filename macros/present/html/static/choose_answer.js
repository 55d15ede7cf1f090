// Choose answer: the pick for a need of one's own, by the rules of the picks. The same as
// macros/advice/choosing and macros/advice/picks, on the facts of choose_facts.py; a test holds both
// together.

import { LACKING, TOO_DEAR, UNPRICED, byNeed, isNoGain, lastNeed } from "./choose_offers.js";
import { before, byOutlay, byScore, notToldFrom, oneEach, turns } from "./choose_offers.js";
import { KIND, LOSS, MORE_GB, NOTHING_ASKED, PAID, SOURCE_COUNT, SPREAD, USD } from "./choose_offers.js";

const Z50 = 0.6745;
const Z80 = 1.2816;
const COUNTS = [1, 2, 4];
const CARD = "pcie_card";
const KINDS = { new: ["street_new"], new_or_used: ["street_new", "used"], rental: ["rental"] };

/** Returns the facts with cards and personas by their ids. */
export function indexed(facts) {
  const byId = (things) => new Map(things.map((thing) => [thing.id, thing]));
  return { ...facts, cardById: byId(facts.cards), personaById: byId(facts.personas) };
}

/** Returns the answer; `facts` come from `indexed` and hold the region that is asked for. */
export function chooseAnswer(question, facts) {
  return new Choosing(question, facts).answer();
}

class Choosing {
  /** `isInstead` says that it is asked of another profile, which names no further ones. */
  constructor(question, facts, isInstead = false) {
    this.isInstead = isInstead;
    this.question = question;
    this.facts = facts;
    this.region = facts.regions[question.region];
    this.persona = facts.personaById.get(question.preset);
    this.works = question.works.length ? question.works : this.persona.works;
    this.acquire = question.acquire ?? this.persona.acquire;
    const isDescribed = question.psu_w !== null || question.free_slots !== null;
    this.has = question.has ?? (isDescribed ? "computer" : this.persona.has);
    this.room = this.has === "computer" && this.acquire !== "rental" ? this.roomForCards() : null;
    this.needs = this.needsAsked();
  }

  needsAsked() {
    const { budget, memory_gb, cuda, watts, slots, count } = this.question;
    const needs = { ...this.persona.needs };
    needs.memory = memory_gb ?? this.persona.memory_gb;
    const own = needs.more_memory_than_own && this.facts.cardById.get(this.question.have);
    if (own) needs.memory = Math.max(needs.memory ?? 0, own.memory_gb + MORE_GB);
    needs.priceLimit = this.region.price_limits[this.persona.id] ?? null;
    needs.total = needs.total_usd_at_most ?? null;
    if (budget !== null && this.acquire !== "rental") {
      needs.total = budget * this.region.usd;
      needs.priceLimit = null;
    }
    if (cuda) needs.platforms = ["CUDA"];
    if (watts !== null) needs.tdp_w_at_most = watts;
    if (slots !== null) needs.slots_at_most = slots;
    if (this.question.quiet && this.acquire !== "rental") this.askQuiet(needs);
    needs.most = count ?? needs.gpus_at_most ?? 1;
    needs.floor = Math.max(0, ...this.works.map((work) => this.facts.works[work][0]));
    return needs;
  }

  askQuiet(needs) {
    const { tdp_w, cooling } = this.facts.quiet;
    needs.quiet = tdp_w ?? Infinity; // of all cards together
    const powers = [needs.tdp_w_at_most, tdp_w].filter((watts) => watts !== undefined && watts !== null);
    if (powers.length) needs.tdp_w_at_most = Math.min(...powers);
    const allowed = cooling.filter((one) => !needs.cooling?.length || needs.cooling.includes(one));
    needs.cooling = allowed.length ? allowed : cooling;
  }

  /** Returns how many cards fit into the reader's computer; a card that is there leaves its slot. */
  roomForCards() {
    const { free_slots, have } = this.question;
    if (free_slots === null) return null;
    return free_slots + (this.facts.cardById.get(have)?.form === CARD ? 1 : 0);
  }

  answer() {
    const cut = new Map();
    const tooDear = [];
    let left = [];
    for (const card of this.facts.cards) {
      const offered = this.offered(card);
      if (typeof offered === "string") {
        cut.set(card.id, offered);
        continue;
      }
      const cuts = offered.map((one) => [one, this.tooMuch(one)]);
      for (const [one, reason] of cuts) (reason ? tooDear : left).push(one);
      if (cuts.every(([, reason]) => reason)) {
        const least = ([one]) => one.offer[USD] * one.count;
        cut.set(card.id, cuts.reduce((best, next) => (least(next) < least(best) ? next : best))[1]);
      }
    }
    if (this.persona.organisation) left = this.answerable(left, cut);
    return this.settled(left.sort(byScore), tooDear, cut);
  }

  settled(ranked, tooDear, cut) {
    const { rules } = this.facts;
    const [leader, ...rest] = oneEach(ranked);
    const tied = notToldFrom(leader, rest, rules["tie-certainty"]);
    const even = notToldFrom(leader, tied, rules["toss-certainty"]);
    const pick = leader ? [leader, ...even].reduce((best, one) => before(this.persona.tie, one, best)) : null;
    const ties = leader ? [leader, ...tied].filter((one) => one !== pick) : [];
    const others = rest.slice(tied.length);
    const best = leader?.cautious ?? 1;
    const nearest = [...tooDear].sort(byOutlay)[0];
    const gain = pick ? this.gain(pick) : null;
    const last_cut = ranked.length ? null : lastNeed(cut);
    const isElsewhere = last_cut === "total_usd" && nearest && !this.isInstead;
    const within = isElsewhere ? this.within() : null;
    const pickFor = (budget) => this.pickWith({ budget });
    return {
      pick: pick ? this.row(pick, best) : null,
      ties: ties.map((one) => this.row(one, best)),
      others: others.map((one) => this.row(one, best)),
      cut: byNeed(cut),
      last_cut,
      nearest: nearest ? this.row(nearest, best) : null,
      gain,
      short_gb: this.shortGb(),
      keep: this.isKept(pick, last_cut, gain),
      supply_w: this.supplyW(pick),
      cpu_w: this.cpuW(pick),
      room: this.room !== null && this.room < this.needs.most ? this.room : null,
      turns: pick && !this.isInstead ? turns({ ...this, pick, others: [...ties, ...others], tooDear, pickFor }) : [],
      instead: LACKING.includes(last_cut) ? this.instead() : [],
      within,
      loud: !pick && this.question.quiet && !this.isInstead ? this.pickWith({ quiet: false }) : null,
      rented: isElsewhere && !within && this.question.budget !== null ? this.rented() : null,
      tax: pick ? this.tax(pick) : null,
    };
  }

  /** Returns the offers of a product that meet its needs, or the first need that it does not meet. */
  offered(card) {
    const cut = this.firstCut(card);
    if (cut) return cut;
    const counts = this.countsOf(card).filter((count) => this.speedOf(card, count) !== null);
    if (!counts.length) return "speed_known";
    const cool = counts.filter((count) => !(card.tdp_w * count > this.needs.quiet));
    if (!cool.length) return "tdp_w";
    const held = cool.filter((count) => card.form !== CARD || this.room === null || count <= this.room);
    if (!held.length) return "free_slots";
    const fed = held.filter((count) => this.isFed(card, count));
    if (!fed.length) return "socket";
    const kinds = KINDS[this.acquire];
    const isOffered = (offer) => offer[KIND] !== "rental" || offer[SOURCE_COUNT] > 1;
    const known = (this.region.offers[card.id] ?? []).filter((offer) => kinds.includes(offer[KIND]));
    const offers = known.filter(isOffered);
    if (!offers.length) return "price_known";
    const isSold = !this.region.not_sold.includes(card.id);
    const allowed = offers.filter((offer) => isSold || offer[KIND] !== "street_new");
    if (!allowed.length) return "export";
    const every = fed.flatMap((count) => this.withHost(card, count, allowed));
    return every.length ? every : "host_known";
  }

  firstCut(card) {
    const { needs } = this;
    const among = (value, allowed) => !allowed?.length || allowed.includes(value);
    const atMost = (value, limit) => limit === undefined || (value !== null && value <= limit);
    const memory = card.memory_gb * (card.form === CARD ? needs.most : 1);
    if (card.out) return card.out;
    if (!among(card.segment, needs.segments)) return "segment";
    if (!among(card.form, needs.form_factors)) return "form_factor";
    if (!among(card.platform, needs.platforms)) return "platform";
    if (card.software && !among(card.software, needs.software)) return "software";
    if (needs.dependable && card.dependable === false) return "dependable";
    const missing = (name) => card.precisions && !card.precisions.includes(name);
    if ((needs.precisions ?? []).some(missing)) return "precisions";
    if (!among(card.cooling, needs.cooling)) return "cooling";
    if (needs.ecc && !card.ecc) return "ecc";
    if (needs.no_power_connector && !card.plugless) return "power_connector";
    if (!atMost(card.tdp_w, needs.tdp_w_at_most)) return "tdp_w";
    if (!atMost(card.slots, needs.slots_at_most)) return "slots";
    if (memory < needs.floor) return "workload_memory_gb";
    return needs.memory !== null && memory < needs.memory ? "memory_gb" : null;
  }

  countsOf(card) {
    const most = card.form === CARD ? this.needs.most : 1;
    const least = Math.max(this.needs.memory ?? 0, this.needs.floor);
    const isShared = this.works.some((work) => this.facts.works[work][1]);
    return COUNTS.filter((count) => count <= most && card.memory_gb * (isShared ? count : 1) >= least);
  }

  /** Returns whether the usual socket bears so many for hours, where they run on one. */
  isFed(card, count) {
    const { socket } = this.region;
    const isElsewhere = this.persona.organisation || this.acquire === "rental";
    if (!socket || isElsewhere || count === 1) return true;
    if (card.tdp_w === null || socket.arriving === null) return false;
    return (card.tdp_w * count + socket.computer_w) / socket.arriving <= socket.lasting_w;
  }

  /** Returns the mean speed in all works and its spread; null where one is not known. */
  speedOf(card, count) {
    const at = COUNTS.indexOf(count);
    const found = this.works.map((work) => card.speeds[work]?.[at] ?? []);
    if (found.some((one) => !one.length)) return null;
    const mean = (values) => values.reduce((sum, one) => sum + one, 0) / values.length;
    if (!found.length) return { value: null, spread: 0 };
    return {
      value: Math.exp(mean(found.map(([value]) => Math.log(value)))),
      spread: mean(found.map(([, spread]) => spread)),
    };
  }

  withHost(card, count, offers) {
    const host = this.hostOf(card, count);
    if (host === null) return [];
    return offers.map((offer) => this.candidate(card, count, offer, host));
  }

  hostOf(card, count) {
    if (this.acquire === "rental") return 0;
    if (card.form !== CARD) return card.segment === "soc" ? 0 : null;
    if (this.has === "computer" && this.holds(count)) return this.supplyAround(card, count);
    return this.region.hosts[card.id]?.[COUNTS.indexOf(count)] ?? null;
  }

  /** Returns whether so many cards fit into a computer that is there. */
  holds(count) {
    return count <= (this.room ?? this.facts.rules["host-cards"]);
  }

  /** Returns the watts that a power supply must be rated for. */
  wattsAsked(card, count) {
    const { rules } = this.facts;
    if (count === 1 && card.psu_w) return card.psu_w;
    return (rules["host-base"] + count * (card.tdp_w || 0)) * rules["host-reserve"];
  }

  /** Returns what a power supply costs where the reader's own is too weak; null where none is known. */
  supplyAround(card, count) {
    const watts = this.wattsAsked(card, count);
    if (watts <= (this.question.psu_w ?? this.facts.rules["host-supply"])) return 0;
    return this.region.supplies[card.id]?.[COUNTS.indexOf(count)] ?? null;
  }

  /** Returns what the power supply must be rated for that the reader asks about. */
  supplyW(pick) {
    if (this.question.psu_w === null || !pick || !this.isWithin(pick)) return null;
    return this.wattsAsked(pick.card, pick.count);
  }

  /** Returns what the processor may draw beside the pick on the reader's own power supply. */
  cpuW(pick) {
    const own = this.question.psu_w;
    if (own === null || !pick || !this.isWithin(pick) || pick.card.tdp_w === null) return null;
    const { share, base_w } = this.facts.supply;
    return share * own - pick.count * pick.card.tdp_w - base_w;
  }

  /** Returns up to which tax the pick fits into a sum for everything; null where all do. */
  tax({ outlay }) {
    const { total } = this.needs;
    if (total === null || outlay * (1 + this.region.tax) <= total) return null;
    return Math.max(total / outlay - 1, 0);
  }

  /** Returns whether it is of cards that go into the reader's own computer. */
  isWithin({ card, offer, count }) {
    const isCard = card.form === CARD && offer[KIND] !== "rental";
    return isCard && this.has === "computer" && this.holds(count);
  }

  candidate(card, count, offer, host) {
    const { maximise, organisation } = this.persona;
    const { value: speed, spread } = this.speedOf(card, count);
    const perWatt = organisation ? this.region.business_per_w : this.region.per_w;
    const running = this.acquire === "rental" ? 0 : perWatt;
    const cards = offer[PAID] * (1 + offer[LOSS]) * count;
    const price = cards + host;
    const cost = price + running * (card.tdp_w || 0) * count;
    const isMemory = maximise.startsWith("memory");
    const gain = isMemory ? card.memory_gb * count : speed;
    const divided = { speed_per_price: price, memory_per_price: price, speed_per_cost: cost }[maximise];
    const speedWeight = isMemory ? 0 : 1;
    const priceWeight = divided === undefined ? 0 : cards / divided;
    const score = gain / (divided ?? 1);
    const off = Math.hypot(speedWeight * spread, priceWeight * offer[SPREAD]);
    const outlay = offer[PAID] * count + host;
    const cautious = score * Math.exp(-Z50 * off);
    const paid = { cards, price, cost, outlay };
    return { card, count, offer, host, speed, spread, ...paid, score, cautious, speedWeight, priceWeight };
  }

  tooMuch({ offer, count, outlay }) {
    const { priceLimit, total } = this.needs;
    if (priceLimit !== null && offer[USD] * count > priceLimit) return "price_usd";
    return total !== null && outlay > total ? "total_usd" : null;
  }

  /** Returns the candidates of an organisation, none where most that would suit has no price. */
  answerable(candidates, cut) {
    const priced = new Set(candidates.map(({ card }) => card.id));
    const among = (needs) => [...cut.values()].filter((need) => needs.includes(need)).length;
    // What one provider alone rents out is no offer, but its price is known.
    const isRental = (offer) => offer[KIND] === "rental";
    const isRented = (id) => this.acquire === "rental" && (this.region.offers[id] ?? []).some(isRental);
    // What is not made any more is not missing for who buys new.
    const isGone = (id) => this.acquire === "new" && this.facts.cardById.get(id).gone;
    const isLacking = ([id, need]) => UNPRICED.includes(need) && !isRented(id) && !isGone(id);
    const lacking = [...cut].filter(isLacking);
    const unpriced = lacking.length;
    const known = priced.size + among(TOO_DEAR);
    const isEnough = known >= this.facts.rules["organisation-known"] * (known + unpriced);
    const agreed = new Set(candidates.filter(({ offer }) => offer[SOURCE_COUNT] > 1).map(({ card }) => card.id));
    const isAgreed = agreed.size >= Math.min(priced.size, 2);
    if (!priced.size || (isEnough && isAgreed && !(priced.size === 1 && unpriced > 0))) return candidates;
    for (const id of priced) cut.set(id, "market_known");
    return [];
  }

  row(one, best) {
    const ends = [-Z80, 0, Z80].map((z) => Math.exp(z * one.spread));
    return {
      id: one.card.id,
      kind: one.offer[KIND],
      count: one.count,
      cards: (one.offer[PAID] * one.count) / this.region.usd,
      around: one.host / this.region.usd,
      memory_gb: one.card.memory_gb * one.count,
      speed: one.speed ? ends.map((end) => one.speed * end) : null,
      share: one.cautious / best,
      is_within: this.isWithin(one),
    };
  }

  gain(pick) {
    const card = this.facts.cardById.get(this.question.have);
    const own = card && pick.speed ? this.speedOf(card, 1) : null;
    if (!own) return null;
    const apart = pick.card.id === card.id ? 0 : Math.hypot(pick.spread, own.spread);
    return [-Z80, 0, Z80].map((z) => (pick.speed / own.value) * Math.exp(z * apart));
  }

  /** Returns how much memory is asked for, where the card that is there has less. */
  shortGb() {
    const card = this.facts.cardById.get(this.question.have);
    const asked = this.askedGb();
    return card && card.memory_gb < asked ? asked : null;
  }

  /** Returns whether the card that is there will do, and no pick is surely faster. */
  isKept(pick, last_cut, gain) {
    const own = this.facts.cardById.get(this.question.have);
    if (!own || this.shortGb() !== null || !this.speedOf(own, 1) || this.firstCut(this.there(own))) return false;
    return pick ? gain?.[0] <= 1 : last_cut === "total_usd" && this.question.budget !== null;
  }

  /** Returns a card that is there as it counts: a professional one is as good as a consumer's. */
  there(own) {
    const isCard = own.form === CARD && this.needs.segments?.includes("consumer");
    return { ...own, out: null, segment: isCard ? "consumer" : own.segment };
  }

  askedGb() {
    return Math.max(this.needs.memory ?? 0, this.needs.floor);
  }

  /** Returns what the first profile that helps is told; null without any, or where a card is kept. */
  within() {
    const own = this.facts.cardById.get(this.question.have);
    for (const preset of this.persona.instead ?? []) {
      const asked = { ...this.question, preset, works: [], memory_gb: null };
      const { pick: row, keep, gain } = new Choosing(asked, this.facts, true).answer();
      if (keep) return null;
      const asked_gb = row?.memory_gb < this.askedGb() ? this.askedGb() : null;
      if (row && !(own && isNoGain(own, row, gain, asked_gb))) return { preset, row, asked_gb };
    }
    return null;
  }

  /** Returns the pick of who asks for something else. */
  pickWith(changes) {
    return new Choosing({ ...this.question, ...changes }, this.facts, true).answer().pick;
  }

  /** Returns the cheapest that does the work by the hour, for who can buy nothing for the budget. */
  rented() {
    const found = new Choosing({ ...this.question, acquire: "rental" }, this.facts, true).answer();
    const rows = [found.pick, ...found.ties, ...found.others].filter(Boolean);
    return rows.length ? rows.reduce((least, row) => (row.cards < least.cards ? row : least)) : null;
  }

  /** Returns what the profiles are told that help where nothing that suits has a price. */
  instead() {
    const told = (this.persona.instead ?? []).map((preset) => {
      const asked = new Choosing({ ...NOTHING_ASKED, preset, region: this.question.region }, this.facts);
      return { preset, row: asked.answer().pick };
    });
    return told.filter(({ row }) => row && row.memory_gb >= this.askedGb());
  }
}
