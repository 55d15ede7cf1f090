// Choose turns: what would change a pick, the same as macros/advice/picks/changes.py.

import { KIND, PAID, USD } from "./choose_offer.js";

const CHEAPER_SHOWN = 3;

/** Returns what would change the pick: others cheaper, by rank, the pick dearer, and more money. */
export function turns({ persona, needs, region, pick, others, tooDear }) {
  const hasPrice = !["speed", "memory"].includes(persona.maximise);
  const found = hasPrice ? turnsOfPrices(persona, region, pick, others) : [];
  const isTotal = needs.total !== null;
  const counted = ({ offer, count, outlay }) => (isTotal ? outlay : offer[USD] * count);
  const better = tooDear.filter((one) => one.cautious > pick.cautious);
  if (!better.length) return found;
  const cheapest = better.reduce((best, one) => (counted(one) < counted(best) ? one : best));
  return [...found, turn(isTotal ? "total_usd" : "price_usd", cheapest, counted(cheapest) / region.usd)];
}

function turnsOfPrices(persona, region, pick, others) {
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
  return share ? [...found, turn("dearer", best, money(pick, share))] : found;
}

/** Returns the share of its price at which an offer reaches a score; null where none does. */
function shareFor({ maximise }, one, score) {
  const cost = maximise === "speed_per_cost" ? one.cost : one.price;
  const usd = (cost * one.cautious) / score - (cost - one.cards);
  return usd > 0 ? usd / one.cards : null;
}

const turn = (how, { card, offer, count }, money) => ({ how, id: card.id, kind: offer[KIND], count, money });
