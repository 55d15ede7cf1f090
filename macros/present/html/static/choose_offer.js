// Choose offer: where an offer of the facts has which figure; one that is not stale has no last one.

export const [KIND, USD, PAID, SPREAD, OWN_SPREAD, LOSS, SOURCES, SEEN, STALE] = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** Returns the month in which an offer of a product was seen, and whether that is out of date. */
export function seenOf(facts, region, { id, kind }) {
  const offer = facts.regions[region].offers[id].find((one) => one[KIND] === kind);
  return { month: offer[SEEN], isStale: Boolean(offer[STALE]) };
}
