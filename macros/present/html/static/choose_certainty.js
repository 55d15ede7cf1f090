// Choose certainty: how likely the leader's score is the higher one, as macros/advice/picks has it.

import { OWN_SPREAD, SOURCES } from "./choose_offer.js";

/** Returns how likely the leader's score is the higher one, from 0 to 1. */
export function certaintyOfLead(leader, other) {
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
