// Memory need: what a step of a model takes of each card, by the terms and rules of /api/v1/.
//
// The twin of macros/advice/memory: `constants` are those of `memory_facts`. Amounts are triples of
// the least, the likely and the most, in bytes unless something else is said.

export const GIB = 2 ** 30;
const MATRICES_OF_FEED_FORWARD = 3;
const LEAST_FEED_FORWARD = 0.05;
const MOST_FEED_FORWARD = 16;
const ROUGHLY = 1.25;
export const COPIES = new Map([[true, 1], [false, 2], [null, 1.5]]);

// Written out: a page computes tens of thousands of them when a reader changes a field.
export const plus = (one, other) => [one[0] + other[0], one[1] + other[1], one[2] + other[2]];
export const scaled = (ends, factor) => [ends[0] * factor, ends[1] * factor, ends[2] * factor];
const times = (one, other) => [one[0] * other[0], one[1] * other[1], one[2] * other[2]];
const takenFrom = ([low, likely, high], whole) => [whole - high, whole - likely, whole - low];
const of = (value) => [value, value, value];

/** Why a shape cannot be: the field whose figure is wrong. */
export class ShapeError extends Error {
  constructor(field) {
    super(field);
    this.field = field;
  }
}

/** Returns the shape of a model that a reader describes. Throws a ShapeError, with the field. */
export function ownShape({ params, layers, hidden, heads, kv_heads, vocab, intermediate, head_dim, active_params, tied }) {
  if (heads % kv_heads) throw new ShapeError("kv_heads");
  if (!head_dim && hidden % heads) throw new ShapeError("heads");
  const size = head_dim || Math.floor(hidden / heads);
  const shape = {
    parameters: params * 1e9,
    active_parameters: (active_params || params) * 1e9,
    layers,
    hidden,
    feed_forward: intermediate,
    attention_width: heads * size,
    key_width: kv_heads * size,
    vocabulary: vocab,
    attention: [{ kind: "full", layers, kv_heads, head_dim: size }],
    tied,
  };
  if (!intermediate) shape.feed_forward = feedForward(shape);
  checkParameters(shape, intermediate);
  checkMost(shape, intermediate);
  return shape;
}

/** Returns the width of the feed-forward that the active weights leave; null where they leave none. */
function feedForward({ active_parameters, tied, vocabulary, hidden, layers, attention_width, key_width }) {
  const left = active_parameters - COPIES.get(tied) * vocabulary * hidden;
  const attention = 2 * hidden * (attention_width + key_width);
  const width = (left / layers - attention) / (MATRICES_OF_FEED_FORWARD * hidden);
  return width < LEAST_FEED_FORWARD * hidden ? null : width;
}

function checkParameters(shape, intermediate) {
  const { hidden, attention_width, key_width, vocabulary, layers, parameters, active_parameters } = shape;
  const attention = 2 * hidden * (attention_width + key_width);
  const dense = MATRICES_OF_FEED_FORWARD * hidden * (intermediate || 0) * !isMixture(shape);
  if (parameters < (vocabulary * hidden + layers * (attention + dense)) * 0.9) {
    throw new ShapeError("params");
  }
  if (active_parameters > parameters) throw new ShapeError("active_params");
  if (shape.feed_forward === null) throw new ShapeError("params");
}

/** Refuses more weights than the layers of a dense network can have. */
function checkMost(shape, intermediate) {
  const { hidden, attention_width, key_width, vocabulary, layers, parameters } = shape;
  if (isMixture(shape)) return;
  const width = intermediate || MOST_FEED_FORWARD * hidden;
  const layer = 2 * hidden * (attention_width + key_width) + MATRICES_OF_FEED_FORWARD * hidden * width;
  if (parameters > (2 * vocabulary * hidden + layers * layer) * ROUGHLY) throw new ShapeError("params");
}

export const isMixture = ({ active_parameters, parameters }) => active_parameters < parameters;
const sharesHeads = ({ key_width, attention_width }) =>
  Boolean(key_width && attention_width && key_width < attention_width);

/** Returns how many values the cache of one sequence holds; layers with a window hold no more. */
function cacheValues(groups, tokens) {
  return groups.reduce(
    (sum, group) => sum + valuesPerToken(group) * Math.min(tokens, group.window_tokens || tokens),
    0,
  );
}

function valuesPerToken({ kind, layers, cached_dim, kv_heads, head_dim }) {
  if (kind === "linear") return 0;
  if (kind === "latent") return layers * (cached_dim ?? 0);
  return layers * 2 * (kv_heads ?? 0) * (head_dim ?? 0);
}

/** Returns how many elements the states of layers without a cache have. */
function stateElements(groups) {
  return groups.reduce((sum, { state_elements }) => sum + (state_elements ?? 0), 0);
}

/** Returns the bytes that are read for one token after `tokens` others; likely ones. */
export function bytesRead(shape, weights, tokens, constants) {
  const [each, head] = weightBytes(weights, constants);
  const matrix = shape.vocabulary * shape.hidden;
  const weightsRead = (shape.active_parameters - COPIES.get(shape.tied) * matrix) * each + matrix * head;
  const cached = constants.each["cache-bf16"][1] * cacheValues(shape.attention, tokens);
  return weightsRead + cached + constants.state_bytes * stateElements(shape.attention);
}

/**
 * Returns the tokens a second that a card writes, or `count` that share every layer: nothing above
 * the best run with such memory, as estimated_tokens in macros/advice/generation/card_speed.py has it.
 */
export function estimatedTokens(bytes, layers, layer_s, card, mixed, ends, count = 1) {
  const [slower, reach] = mixed ? card.mixture : [card.slower, card.reach];
  const [low, high] = ends ?? [1 / reach, reach];
  const read = (bytes * card.read_s) / count;
  const likely = 1 / ((read + layer_s * layers) * slower);
  const most = 1 / (read * card.at_best);
  return { low: Math.min(likely * low, most), likely: Math.min(likely, most), high: Math.min(likely * high, most) };
}

/** Returns the bytes of a weight in a format, and of one of the head; likely ones. */
export function weightBytes(weights, { each }) {
  const headFormat = { "gguf-q4-k-m": "weights-gguf-q4-k-m-head", nf4: "weights-bf16" }[weights];
  return [each[`weights-${weights}`][1], each[headFormat ?? `weights-${weights}`][1]];
}

/**
 * Returns the operations that reading a token of a prompt takes, where those of experts and attention
 * count so often; null for latent attention.
 */
export function operations(shape, tokens, { mixture, attention }) {
  if (shape.attention.some(({ kind }) => kind === "latent")) return null;
  const before = tokens / 2;
  const attended = shape.attention
    .filter(({ kind }) => kind !== "linear")
    .reduce((sum, { layers, window_tokens }) => sum + layers * Math.min(before, window_tokens || before), 0);
  const matrices = shape.active_parameters - COPIES.get(shape.tied) * shape.vocabulary * shape.hidden;
  const width = shape.attention_width || shape.hidden;
  return 2 * matrices * (isMixture(shape) ? mixture : 1) + 4 * width * attended * attention;
}

/** Returns the peak of a step on the fullest card: `total` and `parts`, or throws a ShapeError. */
export function peak(shape, load, constants) {
  const counted = quantities(shape, load, constants);
  let fullest = null;
  let low = 0;
  let high = 0;
  for (const phase of constants.phases[load.mode]) {
    const parts = partsOf(phase, load, shape, counted, constants);
    const total = Object.values(parts).reduce(plus, of(0));
    low = Math.max(low, least(total[0], parts, load, constants));
    high = Math.max(high, total[2]);
    if (!fullest || total[1] > fullest.total[1]) fullest = { total, parts };
  }
  const { error } = constants;
  return { total: [low, fullest.total[1], high * (1 + error)], parts: fullest.parts };
}

/** Returns the least of a phase; the formulas can err only in what they estimate. */
function least(total, parts, load, { counted, error, training_modes }) {
  const exact = training_modes.includes(load.mode) ? [] : counted;
  const sum = exact.reduce((before, part) => before + (parts[part]?.[0] ?? 0), 0);
  return sum + (total - sum) * (1 - error);
}

function partsOf(phase, load, shape, counted, constants) {
  const parts = {};
  for (const term of termsOf(phase, load, constants)) {
    if (!(term.quantity in counted)) throw new ShapeError("mode");
    const share = shareOf(term.part, load, shape, constants);
    const whole = times(counted[term.quantity], term.bytes);
    const taken = share === 1 ? whole : scaled(whole, share);
    const before = parts[term.part];
    parts[term.part] = before ? plus(before, taken) : taken;
  }
  return parts;
}

/** Returns the terms that count, looked for once. */
function termsOf(phase, load, constants) {
  constants.counting ??= {};
  const asked = [phase, load.mode, load.checkpointing, load.accumulating, load.optimizer].join();
  return (constants.counting[asked] ??= constants.terms.filter((term) => counts(term, phase, load)));
}

function counts(term, phase, load) {
  return (
    term.modes.includes(load.mode) &&
    (!term.phases || term.phases.includes(phase)) &&
    (term.checkpointing ?? load.checkpointing) === load.checkpointing &&
    (term.accumulating ?? load.accumulating) === load.accumulating &&
    (term.optimizer ?? load.optimizer) === load.optimizer
  );
}

function shareOf(part, load, shape, constants) {
  if (constants.training_modes.includes(load.mode)) {
    const from = constants.divided_from[part];
    return from !== undefined && load.zero_stage >= from ? 1 / load.gpu_count : 1;
  }
  if (constants.divided_with_layers.includes(part)) {
    return Math.ceil(shape.layers / load.gpu_count) / shape.layers;
  }
  return 1;
}

function quantities(shape, load, constants) {
  const isTraining = constants.training_modes.includes(load.mode);
  const further = isTraining ? training(shape, load, constants) : running(shape, load, constants);
  return { ...weightQuantities(shape, load, constants), ...further, gib: of(GIB) };
}

function weightQuantities(shape, load, constants) {
  const matrix = shape.vocabulary * shape.hidden;
  const embeddings = embeddingsOf(shape);
  const { parameters, tied } = shape;
  const shared = tied === true ? 1 : tied === false ? 0 : 0.5;
  const casts = [
    parameters - matrix * (tied !== true),
    parameters - matrix * (1 - shared),
    parameters - matrix * (tied === false),
  ];
  const found = {
    parameters: of(parameters),
    embeddings,
    head: of(matrix),
    matrices: load.mode === "qlora" ? takenFrom(embeddings, parameters) : casts,
    "shared-matrix": takenFrom(embeddings, 2 * matrix),
    stored: stored(shape, load.weights, constants),
  };
  const adapters = adapterParameters(shape, load.lora_rank);
  if (adapters !== null) found.adapters = of(adapters);
  if (shape.feed_forward !== null && shape.attention_width !== null) {
    found["largest-matrix"] = of(shape.hidden * Math.max(shape.feed_forward, shape.attention_width));
  }
  return found;
}

function embeddingsOf({ vocabulary, hidden, tied }) {
  const matrix = vocabulary * hidden;
  if (tied === null) return [matrix, 1.5 * matrix, 2 * matrix];
  return of(matrix * (tied ? 1 : 2));
}

function stored(shape, weights, { each }) {
  const bytes = each[`weights-${weights}`];
  const embeddings = embeddingsOf(shape);
  if (weights === "nf4") {
    return plus(times(takenFrom(embeddings, shape.parameters), bytes), scaled(embeddings, 2));
  }
  if (weights === "mxfp4" && isMixture(shape)) return storedExperts(shape, bytes, each["weights-mxfp4-rest"]);
  if (weights !== "gguf-q4-k-m") return scaled(bytes, shape.parameters);
  const matrix = shape.vocabulary * shape.hidden;
  const head = scaled(each["weights-gguf-q4-k-m-head"], matrix);
  const lookedUp = scaled(each["weights-gguf-q4-k-m-embeddings"], matrix);
  const rest = times(takenFrom(embeddings, shape.parameters), bytes);
  const second = shape.tied === true ? 0 : shape.tied === null ? 0.5 : 1;
  const most = shape.tied ? 0 : 1;
  return plus(plus(rest, head), [0, lookedUp[1] * second, lookedUp[2] * most]);
}

/** Returns the bytes of a mixture whose experts alone have few bits; `kept` is for the rest. */
function storedExperts(shape, bytes, kept) {
  const { hidden, attention_width, key_width, layers, parameters, vocabulary } = shape;
  const attention = layers * 2 * hidden * ((attention_width || 0) + (key_width || 0));
  const rest = embeddingsOf(shape)[2] + attention;
  const least = (parameters - rest) * bytes[0] + (vocabulary * hidden + attention) * kept[0];
  const most = (parameters - rest) * bytes[2] + rest * kept[2];
  return [least, (least + most) / 2, most];
}

function adapterParameters(shape, rank) {
  const { hidden, attention_width, key_width, feed_forward, layers } = shape;
  if (attention_width === null || key_width === null) return null;
  let sides = 2 * (hidden + attention_width) + 2 * (hidden + key_width);
  if (!isMixture(shape)) {
    if (feed_forward === null) return null;
    sides += MATRICES_OF_FEED_FORWARD * (hidden + feed_forward);
  }
  return rank * layers * sides;
}

function training(shape, load, constants) {
  const tokens = load.sequences * load.tokens;
  const found = { logits: of(tokens * shape.vocabulary) };
  const widths = {
    "layer-hidden": shape.hidden,
    "layer-attention": shape.attention_width,
    "layer-keys": shape.key_width,
    "layer-feed-forward": shape.feed_forward,
  };
  for (const [name, width] of Object.entries(widths)) {
    if (width === null) continue;
    found[name] = of(tokens * width);
    found[constants.in_all_layers[name]] = of(shape.layers * tokens * width);
  }
  return found;
}

function running(shape, load, constants) {
  const { tokens, sequences } = load;
  const chunk = Math.min(tokens, constants.chunk_tokens[load.mode]);
  const isServed = load.mode === "pytorch" && load.serving;
  const read = chunk * (load.mode === "pytorch" && !isServed ? sequences : 1);
  const context = isServed ? 0 : sequences * tokens;
  const isFurther = tokens > chunk && !isServed;
  const scored = isServed ? sequences : read;
  const cached = sequences * cacheValues(shape.attention, tokens);
  return {
    "cache-values": scaled(constants.each[`cache-${load.cache}`], cached),
    "state-values": of(sequences * stateElements(shape.attention)),
    "chunk-logits": of(scored * shape.vocabulary),
    "chunk-hidden": of(read * shape.hidden),
    "chunk-context": of(isFurther ? read * tokens : 0),
    "chunk-feed-forward": of(read * (shape.feed_forward || shape.hidden)),
    "chunk-attention": of(read * (shape.attention_width || shape.hidden)),
    "context-keys": of(context * (shape.key_width || 0)),
    "context-heads": of(isFurther && sharesHeads(shape) ? context * (shape.attention_width || 0) : 0),
  };
}

const ROUNDING = 1e-6;

/**
 * Returns whether cards of these sizes hold a model whose layers they divide; a layer lies whole on
 * one card. The twin of macros/advice/memory/division.py.
 */
export function areEnough(sizes, each, divided, layers) {
  const layer = divided / layers;
  let held = 0;
  for (const size of sizes) held += Math.max(0, Math.floor((size - each) / layer + ROUNDING));
  return held >= layers;
}

const MODES = { lora: "lora", qlora: "qlora", full: "amp" };
const LORA_RANK = 16;
const LLAMA_CPP = ["gguf-q4-k-m", "gguf-q8-0", "mxfp4"];

/** The memory of one model, asked to do one thing with so many tokens. */
export class MemoryWork {
  constructor(id, shape, question, facts) {
    this.id = id;
    this.shape = shape;
    this.question = question;
    this.facts = facts;
    this.runs = question.purpose === "run";
  }

  load(count = 1) {
    const { weights, tokens, sequences, cache, purpose } = this.question;
    const shared = { tokens, sequences, weights, cache, accumulating: false, optimizer: "adamw" };
    if (this.runs) {
      const mode = LLAMA_CPP.includes(weights) ? "gguf" : "pytorch";
      return { ...shared, mode, serving: sequences > 1, checkpointing: false, lora_rank: LORA_RANK, gpu_count: count, zero_stage: 0 };
    }
    const further = { checkpointing: true, lora_rank: LORA_RANK, zero_stage: 3 };
    return { ...shared, weights: "bf16", mode: MODES[purpose], gpu_count: count, ...further };
  }

  peak(count) {
    return peak(this.shape, this.load(count), this.facts.memory);
  }

  /** What each card takes and what they divide, from the needs of one card and of half the layers. */
  get division() {
    this.divisionOnce ??= this.divided();
    return this.divisionOnce;
  }

  divided() {
    const { layers } = this.shape;
    if (layers <= 1) throw new ShapeError("layers");
    const [one, half] = [1, 2].map((count) => scaled(this.peak(count).total, 1 / GIB));
    const left = 1 - Math.ceil(layers / 2) / layers;
    const divided = one.map((end, at) => (end - half[at]) / left);
    return { each: one.map((end, at) => end - divided[at]), divided, layers };
  }

  need(count) {
    if (!this.runs) return scaled(this.peak(count).total, 1 / GIB);
    return plus(scaled(this.division.each, count), this.division.divided);
  }
}
