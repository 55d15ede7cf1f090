// Chosen build: the parts that a choice of the address names, with what their host brings itself.

import { NUMBERS, USES, valueOf } from "./build_query.js";
import { cardCount, suppliesOf } from "./supply_loads.js";

// What a chassis and a ready-made computer leave no place for.
export const OF_A_DESKTOP = ["motherboard", "case", "cooler"];
// The form of a power supply in a ready-made computer.
const OWN_FORM = "own";

/**
 * Returns the parts that a choice names, as a build; null without an accelerator.
 *
 * A chassis brings its power supplies unless nobody knows them, a ready-made computer one that `psu`
 * may replace; neither leaves a place for what is OF_A_DESKTOP. Cards in docks are fed by `psu` alone.
 */
export function buildOf(choice, stock) {
  const gpu = stock.part("gpu", choice.gpu);
  if (!gpu) return null;
  const part = (name) => stock.part(name, choice[name]);
  const several = (name) => choice[name].map(({ id, count }) => [stock.part(name, id), count]);
  const chassis = part("chassis");
  const computer = chassis ? undefined : part("computer");
  const external = chassis ? undefined : choice.external;
  const supply = () => {
    if (chassis) return bringsSupply(chassis) ? stock.part("psu", chassis.psu) : part("psu");
    return external ? part("psu") : supplyOf(computer, part("psu"));
  };
  const board = part("gpu_board");
  const circuits = stock.circuitsOf(choice.region);
  const build = {
    gpu,
    gpu_count: choice.gpu_count ?? 1,
    gpu_board: board && [gpu.id, undefined].includes(board.gpu) ? board : undefined,
    gpu_power_limit_w: choice.limit_w,
    use: choice.use ?? USES[0],
    cpu: part("cpu"),
    cpu_count: choice.cpu_count ?? 1,
    memory: several("memory"),
    psu: supply(),
    psu_count: chassis ? undefined : (choice.psu_count ?? 1),
    chassis,
    computer,
    external,
    dock_length_mm: choice.dock_length_mm,
    mounting: choice.mounting ?? stock.choices.mounting[0],
    card_air: choice.card_air ?? stock.choices.card_air[0],
    bridge_slots: choice.bridge_slots,
    above_4g: choice.above_4g && valueOf(choice.above_4g),
    storage: several("storage"),
    network: part("network"),
    circuit: circuits.find(({ id }) => id === choice.circuit) ?? circuits[0],
    circuit_count: choice.circuit_count ?? 1,
    further_cards: (choice.further_gpu ?? []).map((item) => furtherCards(item, stock)),
    further_psus: chassis ? [] : furtherPsus(choice.further_psu ?? [], stock),
    card_psus: [],
    psu_circuits: [],
  };
  for (const name of OF_A_DESKTOP) {
    build[name] = chassis || computer ? undefined : part(name);
  }
  for (const { name, numbers, isRight } of numbered(choice, build)) {
    if (isRight) build[name] = numbers;
  }
  return build;
}

/**
 * Returns the power supply of a ready-made computer, if it is one: the one named, else its own. Of
 * a computer by its figures, one by its figures is what is in it.
 */
function supplyOf(computer, named) {
  if (!computer || computer.supply) return named ?? computer?.supply;
  return named?.id.includes(":") ? { form: OWN_FORM, ...named } : named;
}

/** Returns whether it is known which power supplies are in a chassis. */
export function bringsSupply({ psu, psu_rated_w: watts }) {
  return psu !== undefined || watts !== undefined;
}

/** Returns the names of parts that the chosen host brings itself, or leaves no place for. */
export function broughtBy(choice, stock) {
  const chassis = stock.part("chassis", choice.chassis);
  if (!chassis) return choice.computer ? OF_A_DESKTOP : [];
  return [...OF_A_DESKTOP, ...(bringsSupply(chassis) ? ["psu"] : []), "further_psu"];
}

/**
 * Returns the lists of numbers that a choice names: how many there have to be (`wanted`), the `most`
 * that each may be, and whether the list `isRight`. Others are left out of a build, and chosen.
 */
export function numbered(choice, build) {
  const [cards, supplies] = [cardCount(build), suppliesOf(build).length];
  const wanted = { card_psus: [cards, supplies], psu_circuits: [supplies, build.circuit_count] };
  return NUMBERS.filter((name) => choice[name]).map((name) => {
    const numbers = choice[name];
    const [count, most] = wanted[name];
    const isRight = numbers.length === count && Math.max(...numbers) <= most;
    return { name, numbers, wanted: count, most, isRight };
  });
}

/** Returns further cards of a kind; a maker's model says which accelerator it carries. */
function furtherCards({ id, count }, stock) {
  const part = stock.part("further_gpu", id);
  const gpu = part.gpu ? stock.part("gpu", part.gpu) : part;
  return { gpu, board: part.gpu ? part : undefined, count, limit: undefined };
}

function furtherPsus(items, stock) {
  return items.flatMap(({ id, count }) => Array(count).fill(stock.part("further_psu", id)));
}
