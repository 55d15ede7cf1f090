// Choose offers: where an offer of the facts has which figure, which needs rule offers out, how they
// are ordered, how sure the lead of one over another is, and what would turn a pick, the same as
// macros/advice/picks/scores.py, needs.py and changes.py.

// The last stands only where an offer is out of date, converted or both.
export const [KIND, USD, PAID, SPREAD, OWN_SPREAD, LOSS, SOURCES, SOURCE_COUNT, SEEN, NOTES] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
];
const [STALE, CONVERTED] = [1, 2]; // notes on an offer
const CHEAPER_SHOWN = 3;
export const STEP = 1.1; // a step in price or speed is at least so large
const PRICE_DIGITS = 3; // with which prices are said
const SPEED_DIGITS = 2; // with which speeds are said
export const MORE_GB = 1; // so much more memory than the reader's own card has is more

/** Returns what a row of the answer costs with what must be bought around it. */
export const total = ({ cards, around }) => cards + around;

/** Returns when an offer of a product was seen, and whether it is out of date or converted. */
export function seenOf(facts, region, { id, kind }) {
  const offer = facts.regions[region].offers[id].find((one) => one[KIND] === kind);
  const [isStale, isConverted] = [STALE, CONVERTED].map((note) => Boolean(offer[NOTES] & note));
  return { month: offer[SEEN], isStale, isConverted };
}

/**
 * Returns the best that costs clearly less and the best that costs clearly more, by its sentence.
 *
 * What costs less has more memory than the pick, or is at least so many times as fast.
 */
export function stepsFrom(pick, rows, least) {
  const isWorth = (row) => row.memory_gb > pick.memory_gb || ratioBeside(row, pick) >= least;
  const cheaper = rows.find((row) => total(row) * STEP <= total(pick) && isWorth(row));
  const dear = rows.filter((row) => total(row) >= total(pick) * STEP);
  const dearer = dear.map((row) => [moreOf(row, pick, cheaper), row]).find(([more]) => more);
  const found = cheaper ? [[cheaper.memory_gb > pick.memory_gb ? "cheaper.memory" : "cheaper", cheaper]] : [];
  return dearer ? [...found, [`dearer.${dearer[0]}`, dearer[1]]] : found;
}

/** Returns whether a row is dearer, smaller and slower than another, going by middle figures. */
export function isBehind(row, other) {
  const isDearer = total(row) > total(other) && row.memory_gb < other.memory_gb;
  return Boolean(isDearer && row.speed && other.speed && row.speed[1] < other.speed[1]);
}

/** Returns the fastest row where it is clearly faster than all that are told; undefined otherwise. */
export function fastestOf(rows, told) {
  const known = rows.filter(({ speed }) => speed);
  if (!known.length) return undefined;
  const best = known.reduce((most, row) => (row.speed[1] > most.speed[1] ? row : most));
  return told.every((row) => isFaster(best, row)) ? best : undefined;
}

/** Returns what more money buys more of; "" where a cheaper one is as good. */
function moreOf(row, pick, cheaper) {
  const isLarger = row.memory_gb > pick.memory_gb;
  if (isFaster(row, pick)) return isLarger ? "both" : "speed";
  const isMore = !cheaper || cheaper.memory_gb < row.memory_gb || isFaster(row, cheaper);
  return isLarger && isMore ? "memory" : "";
}

/** Returns the first row that is clearly faster than the pick and than the reader's own card. */
export function fasterThanOwn({ pick, ties, others, gain }) {
  if (!gain) return undefined;
  const least = STEP * pick.speed[1] * Math.max(1, 1 / gain[1]);
  return [...ties, ...others].find(({ speed }) => speed && speed[1] >= least);
}

/** Returns why the reader keeps a card that is not the pick, as the key of a sentence. */
export function keepKey(answer) {
  if (!answer.pick) return "keep_over";
  return fasterThanOwn(answer) ? "keep" : "keep_none";
}

/** Returns how many times as fast as the pick a row is, with the ends of four in five cases. */
export function speedRange(row, pick) {
  const apart = Math.hypot(...[row, pick].map(({ speed }) => Math.log(speed[2] / speed[1])));
  return [-1, 0, 1].map((end) => (row.speed[1] / pick.speed[1]) * Math.exp(end * apart));
}

/** Returns whether the price at which an answer changes is beyond that of today as it is said. */
function isBeyond(how, amount, today) {
  const said = Number(today.toPrecision(PRICE_DIGITS));
  return how === "cheaper" ? amount < said : amount > said;
}

/** Returns a function that says whether a row or turn is about the same offer of as many. */
export const isOfferOf = (one) => (other) => ["id", "kind", "count"].every((key) => one[key] === other[key]);

/** Returns how fast it is beside the reader's card, or beside the pick without one. */
export function ratioBeside({ speed }, pick, gain) {
  return speed && pick.speed ? (speed[1] / pick.speed[1]) * (gain ? gain[1] : 1) : 0;
}

/** Returns the key by which a speed is told beside another: as the same, a share or a multiple. */
export function speedKey(ratio) {
  const said = Number(ratio.toPrecision(SPEED_DIGITS));
  return said === 1 ? "same" : said < 1 ? "share" : "times";
}

/** Returns whether nothing but the number of its cards speaks for the pick before a row. */
export function hasMoreCards(row, pick) {
  const isAsGood = row.memory_gb >= pick.memory_gb && speedKey(ratioBeside(row, pick)) !== "share";
  return isAsGood && row.count > pick.count;
}

/** Returns how many times as fast as the pick it is at least that is told to cost less. */
export function leastOfCheaper({ answer, persona, facts }) {
  if (!answer.gain || persona.needs.more_memory_than_own) return 0;
  return facts.rules["upgrade-speed-ratio"] / answer.gain[1];
}

/** Returns the least memory without which the work is not worth starting. */
export function floorOf(text) {
  return { memory_gb: Math.max(...[...worksOf(text)].map((work) => text.facts.works[work][0])) };
}

/** Returns the works that count: the reader's, or else those of the profile. */
const worksOf = ({ question: { works }, persona }) => new Set(works.length ? works : persona.works);

/** Returns where a second card beside the reader's is weighed; "" where two are too small as well. */
export function secondCard(text) {
  const { answer, own, question, persona, facts } = text;
  const { have, region, count, acquire, free_slots } = question;
  const isShared = [...worksOf(text)].some((work) => facts.works[work][1]);
  const isBought = count !== 1 && free_slots !== 0 && (acquire ?? persona.acquire) !== "rental";
  const isEnough = own?.form === "pcie_card" && answer.short_gb !== null && 2 * own.memory_gb >= answer.short_gb;
  return isEnough && isShared && isBought ? `../second-card/?have=${have}&region=${region}` : "";
}

/** Returns what one more of the reader's card costs, where a second one is weighed elsewhere. */
export function oneMore(text) {
  const { question, persona, facts } = text;
  const { offers, not_sold, usd } = facts.regions[question.region];
  const isNew = (question.acquire ?? persona.acquire) === "new";
  const { have: id } = question;
  const kinds = [isNew ? "" : "used", not_sold.includes(id) ? "" : "street_new"];
  const found = (secondCard(text) && offers[id]?.filter(([kind]) => kinds.includes(kind))) || [];
  if (!found.length) return null;
  const least = found.reduce((best, one) => (one[PAID] < best[PAID] ? one : best));
  return { id, kind: least[KIND], count: 1, cards: least[PAID] / usd };
}

/** Returns the models that so many cards hold, but not for sure with a screen on one of them. */
export function tightModels(text) {
  const { pick } = text.answer;
  if (!pick || pick.kind === "rental" || text.facts.cardById.get(pick.id).form !== "pcie_card") return [];
  const told = [...worksOf(text)].map((work) => text.facts.tight[work]).filter(Boolean);
  const isTight = ({ sizes }) => sizes[pick.count].includes(pick.memory_gb / pick.count);
  return told.filter(isTight).map(({ model }) => model);
}

/** Returns whether a part of the models may lie in main memory, for who has or can pay too little. */
export function isForMainMemory(text) {
  const isShort = text.answer.short_gb !== null || isTooDear(text);
  return isShort && [...worksOf(text)].some((work) => work.startsWith("llm-decode-moe-"));
}

/** Returns what the profile itself allows for the cards, before tax, where the reader names no sum. */
export function ownLimit({ question: { budget, acquire, region }, persona, facts }) {
  const { price_limits, usd } = facts.regions[region];
  const isLimited = budget === null && (acquire ?? persona.acquire) !== "rental";
  return (isLimited && price_limits[persona.id] / usd) || null;
}

/** Returns whether it is clearly faster than the reader's card or has more memory. */
export function isMoreThanOwn(row, pick, gain, own) {
  return !gain || row.memory_gb > own.memory_gb || ratioBeside(row, pick, gain) >= STEP;
}

/** Returns whether a row is the card that the reader has. */
export const isOwn = (row, have) => Boolean(row) && row.id === have && row.count === 1;

/** Returns whether a row is smaller than the reader's card, or falls short and may not be faster. */
export function isNoGain(own, row, gain, asked_gb) {
  return row.memory_gb < own.memory_gb || (asked_gb !== null && gain?.[0] <= 1);
}

/** Returns the key of what a product is, beside the pick or beside the card that the reader has. */
export function roleOf(row, { pick, gain }, ties, have) {
  if (row === pick) return "picked";
  if (isOwn(row, have)) return "yours";
  const ratio = pick && gain ? ratioBeside(row, pick, gain) : 0;
  if (ratio > 0 && ratio * STEP <= 1) return "slower";
  return ties.includes(row) ? "tied" : "";
}

/** Returns the first turn of each way; a price that has to fall by more than a share is no advice. */
export function nearestOf(answer, most) {
  const isFar = (turn) => turn.how === "cheaper" && turn.money < todayOf(turn, answer)?.cards * (1 - most);
  const nearest = new Map();
  for (const turn of answer.turns) if (!nearest.has(turn.how) && !isFar(turn)) nearest.set(turn.how, turn);
  return nearest;
}

/** Returns the row of which the price would have to change; undefined for a sum to spend. */
export function todayOf(turn, { pick, ties, others }) {
  if (turn.how === "dearer") return pick;
  return turn.how === "cheaper" ? [...ties, ...others].find(isOfferOf(turn)) : undefined;
}

/** Returns the amount at which the answer changes, with one digit more where it were passed. */
export function amountOf(turn, answer) {
  const { how, money } = turn;
  const today = todayOf(turn, answer);
  const amount = about(money, how.endsWith("_usd") ? Math.ceil : Math.round);
  const isPast = today && !isBeyond(how, amount, today.cards);
  return isPast ? Number(money.toPrecision(PRICE_DIGITS)) : amount;
}

/** Returns whether all that would do costs more than the reader's budget. */
export function isTooDear({ answer: { last_cut, nearest }, question: { budget } }) {
  return last_cut === "total_usd" && budget !== null && nearest !== null;
}

/** Returns what suits but for its price, most memory first. */
export function suited({ answer, facts }) {
  const found = LACKING.flatMap((need) => answer.cut[need] ?? []);
  const size = (id) => facts.cardById.get(id).memory_gb;
  return found.sort((one, other) => size(other) - size(one) || (one < other ? -1 : 1));
}

function isFaster(row, other) {
  return Boolean(row.speed && other.speed && row.speed[1] >= STEP * other.speed[1]);
}

/**
 * Returns what would change the pick: others cheaper, by rank, the pick dearer, and more money.
 *
 * A sum to spend covers all that must be bought, and is told where asking with it gives that pick.
 */
export function turns({ persona, needs, region, pick, others, tooDear, pickFor }) {
  const hasPrice = !["speed", "memory"].includes(persona.maximise);
  const found = hasPrice ? turnsOfPrices(persona, needs, region, pick, others) : [];
  const counted = ({ offer, count, outlay }) => (needs.total !== null ? outlay : offer[USD] * count);
  const better = tooDear.filter((one) => one.cautious > pick.cautious && !(one.offer[NOTES] & STALE));
  if (!better.length) return found;
  const cheapest = better.reduce((best, one) => (counted(one) < counted(best) ? one : best));
  const sum = turn("total_usd", cheapest, about(cheapest.outlay / region.usd, Math.ceil));
  const then = pickFor(sum.money);
  return then && isOfferOf(sum)(then) ? [...found, sum] : found;
}

function turnsOfPrices(persona, needs, region, pick, others) {
  const money = ({ offer, count }, share) => (share * offer[PAID] * count) / region.usd;
  const found = [];
  for (const one of others) {
    const share = shareFor(persona, one, pick.cautious);
    if (share === null || share >= 1) continue;
    if (found.push(turn("cheaper", one, money(one, share))) === CHEAPER_SHOWN) break;
  }
  if (!others.length) return found;
  const best = others.reduce((most, one) => (one.cautious > most.cautious ? one : most));
  const share = best.cautious < pick.cautious ? shareFor(persona, pick, best.cautious) : null;
  return share && allows(needs, pick, share) ? [...found, turn("dearer", best, money(pick, share))] : found;
}

/** Returns whether a candidate is no dearer than the limit at a share of its price. */
function allows({ total, priceLimit }, { offer, count, outlay }, share) {
  if (total !== null) return outlay + (share - 1) * offer[PAID] * count <= total;
  return priceLimit === null || share * offer[USD] * count <= priceLimit;
}

/** Returns the share of its price at which an offer reaches a score; null where none does. */
function shareFor({ maximise }, one, score) {
  const cost = maximise === "speed_per_cost" ? one.cost : one.price;
  const usd = (cost * one.cautious) / score - (cost - one.cards);
  return usd > 0 ? usd / one.cards : null;
}

const turn = (how, { card, offer, count }, money) => ({ how, id: card.id, kind: offer[KIND], count, money });

/** Returns how likely the leader's score is the higher one, from 0 to 1. */
function certaintyOfLead(leader, other) {
  const lead = Math.log(leader.score / other.score);
  const prices = priceSpread(leader, other);
  if (leader.card.id === other.card.id) return certaintyOf(lead, prices);
  const speeds = Math.hypot(...[leader, other].map((one) => one.speedWeight * one.spread));
  return certaintyOf(lead, Math.hypot(speeds, prices));
}

function priceSpread(one, other) {
  const sources = new Set([...Object.keys(one.offer[SOURCES]), ...Object.keys(other.offer[SOURCES])]);
  const of = ({ offer, priceWeight }, source) => priceWeight * (offer[SOURCES][source] ?? 0);
  const own = ({ offer, priceWeight }) => priceWeight * offer[OWN_SPREAD];
  let shared = 0;
  for (const source of sources) shared += (of(one, source) - of(other, source)) ** 2;
  return Math.sqrt(own(one) ** 2 + own(other) ** 2 + shared);
}

function certaintyOf(lead, spread) {
  if (spread === 0) return lead > 0 ? 1 : 0.5;
  return 0.5 * (1 + erf(lead / spread / Math.SQRT2));
}

/** The error function, by its series near 0 and by a continued fraction further out. */
function erf(x) {
  const size = Math.abs(x);
  if (size > 6) return Math.sign(x);
  if (size < 2.5) {
    let [sum, term] = [x, x];
    for (let n = 1; Math.abs(term) > 1e-17 * Math.abs(sum); n += 1) {
      term *= (-x * x) / n;
      sum += term / (2 * n + 1);
    }
    return (2 / Math.sqrt(Math.PI)) * sum;
  }
  let fraction = 0;
  for (let n = 60; n > 0; n -= 1) fraction = n / 2 / (size + fraction);
  return Math.sign(x) * (1 - Math.exp(-x * x) / (Math.sqrt(Math.PI) * (size + fraction)));
}

/** Returns the best offer of each product, the best being the first. */
export function oneEach(candidates) {
  const seen = new Set();
  return candidates.filter(({ card }) => !seen.has(card.id) && seen.add(card.id));
}

/** Returns what offers that are else equal are ordered by. */
export const keyOf = ({ card, offer }) => `${card.id} ${offer[KIND]}`;

export function byScore(one, other) {
  return other.cautious - one.cautious || one.price - other.price || (keyOf(one) < keyOf(other) ? -1 : 1);
}

export function byOutlay(one, other) {
  const order = one.outlay - other.outlay;
  return order || (keyOf(one) < keyOf(other) ? -1 : keyOf(one) > keyOf(other) ? 1 : one.count - other.count);
}

/** Returns the first that cannot be told from the leader, before the first that can. */
export function notToldFrom(leader, ranked, limit) {
  const end = ranked.findIndex((one) => certaintyOfLead(leader, one) >= limit);
  return end < 0 ? ranked : ranked.slice(0, end);
}

/** Returns which of two that are as good as equal comes first for who settles it by `tie`. */
export function before(tie, one, best) {
  const order = [tieOrder(tie, one), tieOrder(tie, best)];
  for (const at of [0, 1, 2]) if (order[0][at] !== order[1][at]) return order[0][at] < order[1][at] ? one : best;
  return keyOf(one) < keyOf(best) ? one : best;
}

function tieOrder(tie, { card, count, cost, speed, cautious }) {
  const by = {
    price: cost,
    memory: -card.memory_gb * count,
    power: (card.tdp_w || Infinity) * count,
    speed: -(speed || 0),
  };
  return [by[tie], count, -cautious];
}

/** Returns a value with two significant digits; `round` is Math.ceil where it has to be enough. */
function about(value, round) {
  const unit = 10 ** (Math.floor(Math.log10(value)) - 1);
  return round(value / unit) * unit;
}

// A question that leaves all to the profile.
export const NOTHING_ASKED = {
  works: [],
  budget: null,
  memory_gb: null,
  acquire: null,
  has: null,
  cuda: false,
  watts: null,
  slots: null,
  count: null,
  have: "",
  psu_w: null,
  free_slots: null,
  quiet: false,
};

export const UNPRICED = ["price_known", "host_known"];
export const LACKING = [...UNPRICED, "market_known"];
export const TOO_DEAR = ["price_usd", "total_usd"];
const ORDER = [
  "on_sale unmodified segment form_factor platform software dependable precisions",
  "cooling ecc power_connector tdp_w slots workload_memory_gb memory_gb speed_known",
  "free_slots socket export price_known host_known price_usd total_usd market_known",
].flatMap((needs) => needs.split(" "));

/** Returns whether nothing was named that suits since too little has a price. */
export const isLacking = (need) => LACKING.includes(need);

/** Returns the ids that fell by each need. */
export function byNeed(cut) {
  const found = {};
  for (const [id, need] of cut) (found[need] ??= []).push(id);
  for (const ids of Object.values(found)) ids.sort();
  return found;
}

/** Returns the last need by which anything fell; null where nothing did. */
export function lastNeed(cut) {
  return ORDER.findLast((need) => [...cut.values()].includes(need)) ?? null;
}
