// Pair power: what a computer with both cards draws, and whether supply and outlet bear it. The same
// as macros/advice/builds/pair_power.py.

const STEP_W = 10;
const LABEL_STEP_W = 50;
const EPS_OF_BOARD = 2;
const PLUGS_OF_EPS = 2;

/** Returns what both cards and the computer draw, and whether supply and outlet bear it. */
export function powerNeed(question, facts, cards) {
  const limit = question.limit_w ?? Infinity;
  const cpu_w = question.cpu_w ?? facts.cpu_w;
  const kept = speedAtLimit(cards[0].limits, question.limit_w ?? 0);
  const draws = cards.map(({ power_w }) => power_w && Math.min(power_w, limit));
  const need = { verdict: "unknown", cards_w: null, cpu_w, load_w: null, label_w: null, psu_w: supplyThere(question, facts, cards[0]), kept, circuit: null };
  if (draws.includes(null)) return need;
  const cards_w = draws[0] + draws[1];
  const load_w = cards_w + facts.base_w + cpu_w;
  return {
    ...need,
    verdict: borne(load_w, question.psu_w ?? null, facts.advised_share),
    cards_w,
    load_w,
    label_w: load_w / facts.advised_share,
    circuit: circuitNeed(load_w, cards_w, facts.outlets[question.region], facts, cards),
  };
}

/** Returns whether an outlet of a room does not bear a computer with these two cards. */
export function isOver(question, facts, ids) {
  const cards = ids.map((id) => facts.cardById.get(id));
  return powerNeed(question, facts.power, cards).circuit?.verdict === "over";
}

/** Returns the watts of the power supply that is there or assumed; null where nobody knows. */
function supplyThere(question, facts, have) {
  const asked_w = askedOf(question, facts, [have]);
  return question.psu_w ?? (asked_w === null ? null : Math.max(facts.supply_w, asSold(asked_w)));
}

/** Returns the power supply to buy for these cards; null for none, or where no price is known. */
export function supplyBought(question, facts, have, cards) {
  const [there_w, asked_w] = [supplyThere(question, facts, have), askedOf(question, facts, cards)];
  if (there_w === null || asked_w === null || asked_w <= there_w) return null;
  const label_w = asSold(asked_w);
  const sold = (facts.supplies[question.region] ?? []).find(([, watts, ...plugs]) => {
    return watts >= label_w && areAmong(plugs, cards.map((card) => card.plugs));
  });
  const hasPlugs = cards.every(({ plugs }) => plugs.slice(0, -1).some(Boolean));
  return sold ? { label_w, amount: sold[0], has_plugs: hasPlugs } : null;
}

/** Returns the watts of the present supply where sums count it and the reader said none; else null. */
export function supplyAssumed(question, { power, options }, isRefused) {
  if ((question.psu_w ?? null) !== null) return null;
  const isCounted = options.some(({ supply }) => supply) || (!isRefused && power.load_w !== null);
  return isCounted ? power.psu_w : null;
}

/** Returns whether a power supply has to go that may be the kind of a ready-made computer. */
export function mayBeReadyMade({ have, psu_w }, { power, options }, facts, isRefused) {
  const isReplaced = !isRefused && ["tight", "short"].includes(power.verdict);
  const isSmall = (psu_w ?? null) !== null && psu_w < facts.power.ready_made_w;
  const isBought = options.some(({ supply }) => supply);
  return isSmall && (isReplaced || isBought) && !facts.cardById.get(have).plugs.slice(0, -1).some(Boolean);
}

/** Returns whether plugs of 16, 8 and 6 pins and of EPS are enough for what the cards need. */
function areAmong([had16, had8, had6, hadEps], needs) {
  const [need16, need8, need6, needEps] = [0, 1, 2, 3].map((at) => needs.reduce((sum, need) => sum + need[at], 0));
  const adapters = needs.filter(([of16]) => of16).map((need) => need.at(-1));
  const lacking = Math.max(need16 - had16, 0);
  if (lacking && adapters.includes(null)) return false;
  const left = lacking ? had8 - lacking * Math.max(...adapters) : had8;
  if (left + Math.min(had6, need6) < need8) return false;
  const spare = Math.max(hadEps - EPS_OF_BOARD, 0);
  return needEps <= spare + Math.floor(Math.max(left - need8, 0) / PLUGS_OF_EPS);
}

function asSold(label_w) {
  return Math.ceil(label_w / LABEL_STEP_W) * LABEL_STEP_W;
}

/** Returns the label that cards ask of a power supply: what the maker asks for one, else by load. */
function askedOf(question, facts, cards) {
  const isUsual = (question.cpu_w ?? question.limit_w ?? null) === null;
  if (cards.length === 1 && cards[0].asked_w && isUsual) return cards[0].asked_w;
  const limit_w = question.limit_w ?? Infinity;
  let total = facts.base_w + (question.cpu_w ?? facts.cpu_w);
  for (const { power_w } of cards) {
    if (power_w === null) return null;
    total += Math.min(power_w, limit_w);
  }
  return total / facts.advised_share;
}

function borne(load_w, psu_w, share) {
  if (psu_w === null) return "not_checked";
  if (load_w > psu_w) return "short";
  return load_w <= psu_w * share ? "fine" : "tight";
}

function circuitNeed(load_w, cards_w, outlet, { circuit_share }, cards) {
  if (!outlet) return null;
  const [volts, outlet_w, arriving] = outlet;
  const [wall_w, advised_w] = [load_w / arriving, circuit_share * outlet_w];
  const isOver = wall_w > outlet_w;
  return {
    verdict: isOver ? "over" : wall_w > advised_w ? "tight" : "fine",
    wall_w,
    volts,
    outlet_w,
    limit_w: isOver ? limitWithin(advised_w * arriving - (load_w - cards_w), cards) : null,
  };
}

/** Returns the highest limit of each card with which both draw no more; null for too low a one. */
function limitWithin(left_w, cards) {
  const own = cards.map(({ power_w }) => power_w);
  const limit_w = Math.floor(Math.max(left_w / 2, left_w - Math.min(...own)) / STEP_W) * STEP_W;
  const limited = cards.filter(({ power_w }) => power_w > limit_w);
  return limited.every(({ least_w }) => limit_w >= (least_w ?? 0)) ? limit_w : null;
}

function speedAtLimit(curves, limit) {
  const shares = curves.map((points) => shareOf(points, limit)).filter((share) => share !== null);
  return shares.length ? [Math.min(...shares), Math.max(...shares)] : [];
}

function shareOf(points, limit) {
  for (let at = 1; at < points.length; at += 1) {
    const [[watts, speed], [more, faster]] = [points[at - 1], points[at]];
    if (watts <= limit && limit <= more) {
      return speed + ((limit - watts) / (more - watts)) * (faster - speed);
    }
  }
  return null;
}
