// Pair ways: which of the ways on beside a second card are told. The same as pair_ways.py, and of
// pair_speed.py what compares two speeds.

const SPEEDS = ["speed", "writes"];

/** Returns the second card by itself, where it holds the model and is nowhere slower than both. */
export function secondAlone(singles, chosen, { purpose }) {
  const [have, add] = chosen.cards;
  if (have === add || !["model", "chat"].includes(purpose)) return null;
  const single = singles.find(({ cards: [id] }) => id === add);
  const pair = fastest(chosen);
  if (!single?.tokens || !pair || orderOf(single.tokens, pair) !== "ahead") return null;
  return { ...single, lost: single.lost.filter((name) => !SPEEDS.includes(name)) };
}

/** Returns the single cards of a table: with the second card by itself first among them. */
export function withAlone(singles, alone) {
  return alone ? [alone, ...singles.filter(({ cards: [id] }) => id !== alone.cards[0])] : singles;
}

/** Returns the single cards to name: the same maker's before another's that costs less. */
export function namedSingles(singles, alone) {
  const named = alone ? [alone] : [];
  for (const isSlow of [false, true]) {
    for (const isForeign of [false, true]) {
      const first = singles.find((one) => mayBeSlower(one) === isSlow && one.lost.includes("maker") === isForeign);
      if (first && named.every(({ amount }) => first.amount < amount)) named.push(first);
    }
  }
  return alone ? named.slice(1) : named;
}

/** Returns two other cards that surely hold the model, for less than a chosen pair that does. */
export function anotherPair({ verdict, chosen, options }) {
  if (!isForMemory(verdict)) return null;
  const other = options.find(({ id, cards, holds, amount }) => {
    return ["pair", "mixed"].includes(id) && `${cards}` !== `${chosen.cards}` && holds === "fits" && amount !== null;
  });
  const most = chosen.holds === "fits" ? chosen.amount : null;
  return other && (most === null || other.amount < most) ? other : null;
}

/** Returns whether the chosen cards are unequal and take turns on one chat. */
export function waitsInTurn({ verdict, chosen: { id, holds, is_copied } }) {
  return id === "mixed" && ["fits", "maybe"].includes(holds) && !is_copied && verdict !== "already";
}

/** Returns the tokens a second of an option's faster way to use its cards. */
export function fastest({ tokens, shared }) {
  return shared && shared.likely > (tokens?.likely ?? 0) ? shared : tokens;
}

/** Returns whether an answer goes by the memory that a model takes. */
export function isForMemory(verdict) {
  return ["reached", "maybe", "not_reached"].includes(verdict);
}

/** Returns whether the answer is not to buy a second card. */
export function isRefused(verdict) {
  return /^(already|not_reached|.*_(slower|no_gain))$/.test(verdict);
}

/** Returns whether one conversation may be slower than on the pair. */
export function mayBeSlower({ lost }) {
  return lost.includes("speed") || lost.includes("unknown");
}

export function isSurelyFaster(one, other) {
  const lead = Math.log(one.likely / other.likely);
  return lead >= Math.hypot(Math.log(one.likely / one.low), Math.log(other.high / other.likely));
}

/** Returns whether a speed is all below another, nowhere below it, or may be either. */
export function orderOf(one, other) {
  if (one.high < other.low) return "behind";
  return one.low >= other.low && one.high >= other.high ? "ahead" : "near";
}
