// Build rules: the figures of a build, and what each rule says of them; null is unknown.
// The same as macros/advice/builds (evaluation, figures, mains, results), which the tests hold it
// against with hundreds of builds.

const OF_MAINS = ["mains_v", "circuit_w", "psu_output_w", "psu_efficiency"];
export const FORMULAS = ["applies", "figure", "limit", "advised"];

/** Returns the result of every rule that applies, in their order. */
export function resultsOf(rules, figures) {
  return rules.map((rule) => resultOf(rule, figures)).filter((result) => result !== null);
}

/**
 * Returns what one rule says: `severity` (pass, warn, fail or unknown), `figure` and the `limit`
 * that it is held against, which is `isAdvised` where only that is missed; null where the rule
 * does not apply. A rule of which it is unknown whether it applies is unknown itself.
 */
export function resultOf(rule, figures) {
  const value = (name) => (name in rule ? evaluate(rule[name], figures) : null);
  const applies = "applies" in rule ? value("applies") : true;
  if (applies === false) return null;
  const figure = value("figure");
  const judged = judge(rule, figure, value("limit"), value("advised"));
  const isOpen = applies === null && judged.severity !== "pass";
  return { rule, figure, ...judged, severity: isOpen ? "unknown" : judged.severity };
}

function judge(rule, figure, limit, advised) {
  const holds = (value) => (rule.holds === "at_most" ? figure <= value : figure >= value);
  const said = (severity, value, isAdvised = false) => ({ severity, limit: value, isAdvised });
  if (figure === null || ("limit" in rule && limit === null)) return said("unknown", limit);
  if (rule.holds === "is_true") return said(isTruthy(figure) ? "pass" : rule.breach, null);
  if (limit !== null && !holds(limit)) return said(rule.breach, limit);
  if (!("advised" in rule)) return said("pass", limit);
  if (advised === null) return said("unknown", null, true);
  return said(holds(advised) ? "pass" : "warn", advised, true);
}

/** Returns the rules that read nothing but the figures of these names. */
export function rulesReading(rules, names, computed) {
  return rules.filter((rule) => namesOf(rule, computed).every((name) => names.includes(name)));
}

/** Returns the rules that hang on the circuit, also through what a power supply gives on it. */
export function rulesOfMains(rules, computed) {
  return rules.filter((rule) => namesOf(rule, computed).some((name) => OF_MAINS.includes(name)));
}

function namesOf(rule, computed) {
  return FORMULAS.filter((name) => name in rule).flatMap((name) => namesIn(rule[name], computed));
}

/** Returns whether no guide could recommend a build with this result. */
export function rulesOut({ rule, severity }) {
  return severity === "fail" || (severity === "unknown" && rule.decisive);
}

/** Returns the formulas of computed figures by their names. */
export function formulasOf(figures) {
  return Object.fromEntries(figures.map(({ id, formula }) => [id, formula]));
}

const STRICT = {
  "+": (one, other) => one + other,
  "-": (one, other) => one - other,
  "*": (one, other) => one * other,
  "/": (one, other) => (other === 0 ? null : one / other),
  "<": (one, other) => one < other,
  "<=": (one, other) => one <= other,
  ">": (one, other) => one > other,
  ">=": (one, other) => one >= other,
  "==": (one, other) => one === other,
  "!=": (one, other) => one !== other,
  min: Math.min,
  max: Math.max,
  ceil: Math.ceil,
  not: (one) => !isTruthy(one),
  has: (found, item) => found.includes(item),
  shares: (some, others) => some.some((one) => others.includes(one)),
};

/**
 * Returns the value of a tree; null where it hangs on something unknown.
 *
 * `and` and `or` know their answer as soon as one side decides; a division by 0 is unknown.
 * Throws for a name that is no figure.
 */
export function evaluate(tree, figures) {
  if (!Array.isArray(tree)) return tree;
  const [name, ...operands] = tree;
  if (name === "name") return figureCalled(operands[0], figures);
  if (name === "text") return operands[0];
  if (name === "if") return chosen(operands, figures);
  const values = operands.map((operand) => evaluate(operand, figures));
  if (name === "known") return values[0] !== null;
  if (name === "and" || name === "or") return joined(values, name === "or");
  return values.includes(null) ? null : STRICT[name](...values);
}

/** Returns whether Python would take a value for true: an empty list is false. */
export function isTruthy(value) {
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
}

function figureCalled(name, figures) {
  if (!Object.hasOwn(figures, name)) throw new Error(`no figure of a build: ${name}`);
  return figures[name];
}

function chosen([test, ifTrue, ifFalse], figures) {
  const decided = evaluate(test, figures);
  if (decided === null) return null;
  return evaluate(isTruthy(decided) ? ifTrue : ifFalse, figures);
}

/** Returns `and` (decided by false) or `or` (decided by true) of values that may be unknown. */
function joined(values, decides) {
  if (values.some((value) => value !== null && isTruthy(value) === decides)) return decides;
  return values.includes(null) ? null : !decides;
}

/** Returns the figures that a tree names, each once; those in `computed` as what they rest on. */
export function namesIn(tree, computed = {}) {
  if (!Array.isArray(tree) || tree[0] === "text") return [];
  if (tree[0] !== "name") return unique(tree.slice(1).flatMap((one) => namesIn(one, computed)));
  const name = tree[1];
  return Object.hasOwn(computed, name) ? namesIn(computed[name], computed) : [name];
}

export function unique(names) {
  return [...new Set(names)];
}

// Connectors that carry up to 600 W, whatever their names.
const NAMES_OF_16PIN = ["16-pin", "12V-2x6", "12-pin"];
const WIRED_GBPS = 1; // every board has at least that
// Up to this voltage a power supply is fed by mains of nominally 100, 120 or 200 V.
const AT_100_V = 110;
const AT_115_V = 140;
const AT_200_V = 215;

/** Returns all figures that a formula may name, with those that published formulas compute. */
export function figuresOf(build, computed) {
  const read = Object.assign({}, ...Object.values(figuresByPart(build)));
  return withComputed(read, computed);
}

/** Returns figures with those that published formulas compute from them. */
export function withComputed(read, computed) {
  const figures = { ...read };
  for (const { id, formula } of computed) figures[id] = evaluate(formula, figures);
  return figures;
}

/** Returns the figures of each kind of part. What is left out of a build is not there. */
export function figuresByPart(build) {
  const { circuit, chassis } = build;
  const figures = {
    gpu: gpuFigures(build),
    cpu: cpuFigures(build.cpu, build.cpu_count),
    motherboard: boardFigures(build.motherboard, chassis, build.gpu_count),
    memory_kit: memoryFigures(build.memory),
    power_supply: psuFigures(build.psu, build.psu_count, chassis, circuit),
    case: caseFigures(build.case),
    chassis: chassisFigures(chassis),
    cooler: coolerFigures(build.cooler),
    ssd: storageFigures(build.storage),
    network_card: { network_gbps: build.network ? build.network.speed_gbps : WIRED_GBPS },
    circuit: {
      mains_v: circuit?.volts,
      circuit_w: circuit?.lasting_w,
      circuit_count: build.circuit_count,
    },
    use: { use: build.use },
    money: { total_usd: null, budget_usd: null },
  };
  for (const some of Object.values(figures)) {
    for (const name of Object.keys(some)) some[name] ??= null;
  }
  return figures;
}

/** Returns the figures of accelerators; a maker's board comes before the reference. */
function gpuFigures({ gpu, gpu_board: board, gpu_count, gpu_power_limit_w: limit }) {
  const rated = board?.power_limit_w || gpu.tdp_w;
  const connectors = board?.connectors ?? gpu.connectors;
  return {
    gpu_count,
    gpu_w: limit || rated,
    gpu_rated_w: rated,
    gpu_peak_w: gpu.peak_w,
    gpu_spike_w: gpu.spike_w,
    gpu_memory_gb: gpu.memory_gb,
    gpu_form_factor: gpu.form_factor,
    gpu_cooling: board?.cooling || gpu.cooling,
    gpu_side_by_side: board?.side_by_side,
    gpu_slots: board?.slots || gpu.slots,
    gpu_length_mm: board?.length_mm || gpu.length_mm,
    gpu_16pin: connectorCount(connectors, NAMES_OF_16PIN),
    gpu_8pin: connectorCount(connectors, ["8-pin", "6-pin"]),
    gpu_eps: connectorCount(connectors, ["8-pin EPS", "4+4-pin EPS12V"]),
    gpu_segment: gpu.segment,
    gpu_vendor: gpu.vendor.toLowerCase(),
    gpu_link: gpu.linked,
  };
}

/** Returns how many connectors of these names stand in a list such as `2x 8-pin`. */
function connectorCount(connectors, names) {
  if (!connectors) return null;
  const parted = connectors.map((one) => [parseInt(one, 10), one.slice(one.indexOf("x ") + 2)]);
  return sum(parted.map(([count, kind]) => (names.includes(kind) ? count : 0)));
}

function cpuFigures(cpu, count) {
  const watts = cpu?.package_power_w || cpu?.tdp_w;
  return {
    cpu_w: watts ? watts * count : null,
    cpu_count: count,
    cpu_most: cpu?.most_per_board,
    cpu_cores: cpu ? cpu.cores * count : null,
    cpu_boost_ghz: cpu?.boost_ghz,
    cpu_slot_lanes: cpu?.gpu_slot_lanes,
    cpu_generation: cpu?.pcie_generation,
    cpu_lanes: cpu?.pcie_lanes ? cpu.pcie_lanes * count : null,
    cpu_platforms: cpu?.platforms,
    cpu_socket: cpu?.socket,
    cpu_memory_type: cpu?.memory_type,
    cpu_memory_channels: cpu?.memory_channels,
    cpu_memory_max_gb: cpu?.memory_max_gb,
    cpu_integrated_graphics: cpu?.integrated_graphics,
    cpu_ecc: cpu?.ecc,
  };
}

/** Returns the figures of the board, with the slots as so many accelerators find them. */
function boardFigures(board, chassis, gpuCount) {
  const host = board ?? chassis;
  const populations = board?.populations ?? [];
  const slots = populationFor(populations, gpuCount)?.slots ?? [];
  return {
    board_platform: board?.platform,
    board_form_factor: board?.form_factor,
    board_memory_type: host?.memory_type,
    board_memory_slots: host?.memory_slots,
    board_memory_channels: board?.memory_channels,
    board_memory_max_gb: board?.memory_max_gb,
    board_ecc: board?.ecc,
    board_own_display: board?.own_display,
    board_most_gpus: highest(populations.map((one) => one.gpu_count)),
    least_lanes: least(slots, "lanes"),
    least_lanes_shared: leastShared(populations, gpuCount),
    least_generation: least(slots, "pcie_generation"),
    least_gap_slots: least(slots.slice(0, -1), "next_gpu_slots"),
    last_position: slots.at(-1)?.position,
  };
}

/** Returns the population of so many accelerators; one without a condition comes first. */
function populationFor(populations, gpuCount) {
  const found = populations.filter((one) => one.gpu_count === gpuCount);
  return found.find((one) => one.condition === undefined) ?? found[0];
}

/** Returns the least figure; null without slots, or where one slot's is unknown. */
function least(slots, name) {
  const found = slots.map((slot) => slot[name]);
  return found.length && !found.includes(undefined) ? Math.min(...found) : null;
}

/** Returns the fewest lanes of a slot where something else is filled as well. */
function leastShared(populations, gpuCount) {
  const lanes = populations
    .filter((one) => one.gpu_count === gpuCount && one.condition !== undefined)
    .map((one) => least(one.slots, "lanes"))
    .filter((one) => one !== null);
  return lanes.length ? Math.min(...lanes) : null;
}

function memoryFigures(kits) {
  const types = new Set(kits.map(([kit]) => kit.type));
  return {
    memory_gb: sum(kits.map(([kit, count]) => kit.modules * kit.module_gb * count)),
    memory_modules: sum(kits.map(([kit, count]) => kit.modules * count)),
    memory_type: types.size === 1 ? [...types][0] : null,
    memory_ecc: kits.length ? kits.every(([kit]) => kit.ecc) : null,
  };
}

/** Returns the figures of all power supplies that carry the load, on the circuit's voltage. */
function psuFigures(psu, named, chassis, circuit) {
  const volts = circuit?.volts;
  const count = chassis ? chassis.psu_count : named;
  const needed = chassis ? chassis.psu_needed : named;
  const label = psu ? psu.rated_w : chassis?.psu_rated_w;
  const output = (psu ? psu.output : chassis?.psu_output) ?? {};
  const volted = [psu, chassis].map((part) => part?.least_input_v).filter(Boolean);
  return {
    psu_count: count || null,
    psu_needed: psu || chassis ? needed : null,
    psu_label_w: times(label, needed),
    psu_output_w: times(label ? outputW(output, label, volts) : null, needed),
    psu_efficiency: psu ? efficiency(psu.efficiency ?? {}, volts) : null,
    psu_atx_version: psu?.atx_version,
    psu_16pin: psu ? times(psu.connectors_16pin, needed) : null,
    psu_8pin: psu ? times(psu.connectors_8pin, needed) : null,
    psu_eps: psu ? times(psu.connectors_eps, needed) : null,
    psu_length_mm: psu?.length_mm,
    psu_least_v: highest(volted),
  };
}

/** Returns what a power supply delivers at a mains voltage; null where nobody printed it. */
function outputW(output, label, volts) {
  if (volts === undefined) return null;
  if (volts <= AT_100_V) return output.at_100_v_w;
  if (volts <= AT_115_V) return output.at_115_v_w;
  if (volts <= AT_200_V) return output.at_200_v_w;
  return output.at_230_v_w ?? label;
}

/** Returns the share of wall power that arrives at full load, where it is lowest. */
function efficiency(known, volts) {
  if (volts === undefined) return null;
  const low = known.at_100_percent_115_v;
  return volts <= AT_115_V ? low : (known.at_100_percent_230_v ?? low);
}

function caseFigures(found) {
  return {
    case_slots: found?.expansion_slots,
    case_gpu_length_mm: found?.gpu_length_mm,
    case_cooler_mm: found?.cooler_height_mm,
    case_psu_mm: found?.psu_length_mm,
    case_psu_count: found?.psu_count,
    case_board_forms: found?.board_form_factors,
  };
}

function chassisFigures(chassis) {
  return {
    is_chassis: Boolean(chassis),
    chassis_kind: chassis?.kind,
    chassis_1_slot: chassis?.gpu_count_1_slot,
    chassis_2_slot: chassis?.gpu_count_2_slot,
    chassis_3_slot: chassis?.gpu_count_3_slot,
    chassis_modules: chassis?.module_count,
    chassis_cpus: chassis?.cpu_count,
    chassis_power_w: chassis?.power_w,
    chassis_platforms: chassis?.cpu_platforms?.length ? chassis.cpu_platforms : null,
    chassis_gpu_w: chassis?.gpu_w_at_most,
    chassis_card_cooling: chassis?.card_cooling?.length ? chassis.card_cooling : null,
  };
}

function coolerFigures(cooler) {
  return {
    cooler_sockets: cooler?.sockets,
    cooler_height_mm: cooler?.kind === "liquid" ? 0 : cooler?.height_mm,
    cooler_rated_w: cooler?.rated_w,
  };
}

function storageFigures(drives) {
  return {
    storage_gb: sum(drives.map((drive) => drive.capacity_gb)),
    drive_count: drives.length,
    drive_read_mb_s: highest(drives.map((drive) => drive.read_mb_s).filter(isGiven)),
  };
}

function times(each, count) {
  return isGiven(each) && isGiven(count) ? each * count : null;
}

function highest(values) {
  return values.length ? Math.max(...values) : null;
}

function isGiven(value) {
  return value !== undefined && value !== null;
}

function sum(values) {
  return values.reduce((total, one) => total + one, 0);
}
