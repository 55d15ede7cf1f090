// Supply loads: which power supply feeds each card, on which circuit it hangs, and what they bear.
// macros/advice/builds/supply_loads.py says the same, and why.

const SLOT_W = 75;
// The form of a power supply in a ready-made computer.
const OWN_FORM = "own";
// The rule that asks what a power supply delivers where the mains have a low voltage.
const LOW_VOLTAGE = "psu-low-voltage";
const PLUGS = ["16pin", "8pin", "6pin", "eps"];
const PCIE_PLUGS = PLUGS.slice(0, 2);
const LOADS = { load_w: "w", peak_w: "peak_w", spike_w: "spike_w" };

/** Returns the cards of a build by kind, the first kind first. */
export function cardsOf(build) {
  const { gpu, gpu_board: board, gpu_count: count, gpu_power_limit_w: limit } = build;
  return [{ gpu, board, count, limit }, ...(build.further_cards ?? [])];
}

/** Returns how many cards of all kinds. */
export function cardCount(build) {
  return cardsOf(build).reduce((total, { count }) => total + count, 0);
}

/** Returns the power supplies of a desktop computer, each by itself. */
export function suppliesOf(build) {
  if (!build.psu || build.chassis) return [];
  return [...Array(build.psu_count).fill(build.psu), ...(build.further_psus ?? [])];
}

/**
 * Returns the power supply of a ready-made computer, if it is one: the one named, else its own. One
 * by its figures is what is in it, if nobody knows the computer, or with as many watts.
 */
export function supplyOf(computer, named) {
  if (!computer || !named) return named ?? computer?.supply;
  const fits = !computer.supply || computer.supply.rated_w === named.rated_w;
  return named.id.includes(":") && fits ? { form: OWN_FORM, ...named } : named;
}

/**
 * Returns whether a build may hang on a circuit, of which these results are `against` it; null where
 * nothing is but that nobody says what its power supply delivers at this voltage.
 */
export function hangsOn(against) {
  const isOpen = ({ rule, severity }) => severity === "unknown" && rule.id === LOW_VOLTAGE;
  if (!against.length) return true;
  return against.every(isOpen) ? null : false;
}

/** Returns whether it is known which power supplies are in a chassis. */
export function bringsSupply({ psu, psu_rated_w: watts }) {
  return psu !== undefined || watts !== undefined;
}

/**
 * Returns the lists of numbers that a choice names: how many there have to be (`wanted`), the `most`
 * that each may be, and whether the list `isRight`. Others are left out of a build, and chosen.
 */
export function numbered(choice, build) {
  const [cards, supplies] = [cardCount(build), suppliesOf(build).length];
  const wanted = { card_psus: [cards, supplies], psu_circuits: [supplies, build.circuit_count] };
  const named = Object.entries(wanted).filter(([name]) => choice[name]);
  return named.map(([name, [count, most]]) => {
    const numbers = choice[name];
    const isRight = numbers.length === count && Math.max(...numbers) <= most;
    return { name, numbers, wanted: count, most, isRight };
  });
}

/** Returns the number of the power supply of each card, from 1: as named, else the least full. */
export function cardPsus(build, cards, supplies, boardW) {
  const each = eachCard(build, cards);
  if (build.card_psus?.length === each.length) {
    return build.card_psus.map((number) => Math.min(number, supplies.length));
  }
  const fed = supplies.map(() => []);
  const loads = supplies.map((_, index) => (index ? 0 : (boardW ?? 0)));
  return each.map((card) => {
    const fullness = supplies.map((psu, index) => {
      return (loads[index] + (card.gpu_w ?? 0)) / (psu.psu_label_w || 1);
    });
    const places = [...supplies.keys()];
    const reaching = places.filter((index) => reaches(supplies[index], [...fed[index], card]));
    const among = reaching.length ? reaching : places;
    const place = among.reduce((best, index) => (fullness[index] < fullness[best] ? index : best));
    fed[place].push(card);
    loads[place] += card.gpu_w ?? 0;
    return place + 1;
  });
}

/** Returns the number of the circuit of each power supply, from 1: as named, else the emptiest. */
export function psuCircuits(build, loads) {
  if (build.psu_circuits?.length === loads.length) return build.psu_circuits;
  const circuits = Array(Math.min(build.circuit_count, loads.length)).fill(0);
  const chosen = [];
  const places = [...loads.keys()].sort((a, b) => (loads[b] ?? 0) - (loads[a] ?? 0) || a - b);
  for (const place of places) {
    const emptiest = circuits.indexOf(Math.min(...circuits));
    circuits[emptiest] += loads[place] ?? 0;
    chosen[place] = emptiest + 1;
  }
  return chosen;
}

/** Returns what each power supply bears: W for hours and at peaks, and the plugs of its cards. */
export function supplyLoads(build, cards, supplies, boardW) {
  const each = eachCard(build, cards);
  const numbers = cardPsus(build, cards, supplies, boardW);
  return supplies.map((_, index) => {
    const own = each.filter((card, place) => numbers[place] === index + 1);
    const feedsSlots = !build.external && build.mounting !== "mining";
    const others = each.filter((card, place) => feedsSlots && numbers[place] !== index + 1);
    const slots = others.map(({ gpu_w }) => (gpu_w === null ? null : Math.min(SLOT_W, gpu_w)));
    const board = index ? [] : [boardW, ...slots];
    const load = {};
    for (const [name, of] of Object.entries(LOADS)) {
      load[`psu_${name}`] = sum([...own.map((card) => card[`gpu_${of}`]), ...board]);
    }
    for (const plug of PLUGS) load[`psu_gpu_${plug}`] = sum(own.map((card) => card[`gpu_${plug}`]));
    return load;
  });
}

/** Returns what each circuit in use bears, in W without losses, and how little of it arrives. */
export function circuitLoads(build, supplies, loads) {
  const numbers = psuCircuits(build, loads.map(({ psu_load_w }) => psu_load_w));
  return [...new Set(numbers)].sort((a, b) => a - b).map((number) => {
    const places = [...numbers.keys()].filter((place) => numbers[place] === number);
    const shares = places.map((place) => supplies[place].psu_efficiency);
    return {
      circuit_load_w: sum(places.map((place) => loads[place].psu_load_w)),
      psu_efficiency: shares.includes(null) ? null : Math.min(...shares),
    };
  });
}

function eachCard(build, cards) {
  return cardsOf(build).flatMap(({ count }, kind) => Array(count).fill(cards[kind]));
}

/** Returns whether a power supply is known to have the plugs for these cards. */
function reaches(psu, cards) {
  const need = (plug) => sum(cards.map((card) => card[`gpu_${plug}`]));
  const spare = Math.min(psu.psu_6pin ?? 0, need("6pin") ?? 0);
  return PCIE_PLUGS.every((plug) => {
    const has = (psu[`psu_${plug}`] ?? 0) + (plug === "8pin" ? spare : 0);
    return need(plug) !== null && has >= need(plug);
  });
}

/** Returns the sum of values; null where one is unknown. */
function sum(values) {
  return values.includes(null) ? null : values.reduce((total, value) => total + value, 0);
}
