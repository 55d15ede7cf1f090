// Main memory: how much of a model lies in main memory, and how fast it then writes. Loaded where a
// reader asks for it; the same as macros/advice/fit/fit_main_memory.py.

import { COPIES, GIB, bytesRead, isMixture, weightBytes } from "./memory_need.js";

const ROUNDING = 1e-6;

/** Returns the layers and their GiB in main memory; null where the rest does not surely fit. */
export function inMainMemory(work, sizes) {
  const { question, facts } = work;
  if (!work.runs || !facts.read_formats.includes(question.weights) || !facts.main_memory) return null;
  const [layers, layer] = (isMixture(work.shape) ? experts : wholeLayers)(work, sizes);
  return layers === null || layers * layer > question.main_memory_gb ? null : { layers, gib: layers * layer };
}

function wholeLayers({ division: { each, divided, layers } }, sizes) {
  const layer = divided[2] / layers;
  const held = sizes.reduce((sum, size) => sum + Math.max(0, Math.floor((size - each[2]) / layer + ROUNDING)), 0);
  return [held ? Math.max(1, layers - held) : null, layer];
}

function experts(work, sizes) {
  const { shape, facts } = work;
  const each = facts.memory.each[`weights-${work.question.weights}`][2];
  const resting = shape.parameters - shape.active_parameters;
  const layer = ((resting + passed(shape, facts.main_memory.experts)) * each) / GIB / shape.layers;
  const excess = work.need(sizes.length)[2] - sizes.reduce((sum, size) => sum + size, 0);
  const layers = Math.max(1, Math.ceil(excess / layer - ROUNDING));
  return [layers <= shape.layers ? layers : null, layer];
}

/** Returns how many of the weights that a token passes through are those of experts. */
function passed(shape, usual) {
  const { active_parameters, tied, vocabulary, hidden, layers, attention_width, key_width } = shape;
  const left = active_parameters - COPIES.get(tied) * vocabulary * hidden;
  const isKnown = attention_width !== null && key_width !== null;
  return isKnown ? left - layers * 2 * hidden * (attention_width + key_width) : left * usual;
}

export function mainMemorySpeed(work, card, count, layers, filled = 0) {
  const { main_memory: memory } = work.facts;
  const share = isMixture(work.shape) ? memory.mixture : memory.dense;
  if (share === null || card.read_s === null) return null;
  const likely = 1 / seconds(work, card, layers, filled, share);
  const keys = work.formats.map((one) => `${card.id}|${work.id}|${one}|${work.question.main_memory}`);
  const known = count === 1 && keys.map((key) => memory.measured[key]).find(Boolean);
  if (known) {
    const slower = filled ? likely * seconds(work, card, layers, 0, share) : 1;
    const [low, middle, high] = known.map((end) => end * slower);
    return { low, likely: middle, high, kind: filled ? "estimated" : "measured" };
  }
  const reach = Math.max(card.reach, memory.reach);
  return { low: likely / reach, likely, high: likely * reach, kind: "estimated" };
}

function seconds(work, card, layers, filled, share) {
  const { facts, question } = work;
  const [cardBytes, hostBytes, cardLayers] = halves(work, layers, filled, facts.main_memory.experts);
  const bandwidth = facts.main_memory.kinds[question.main_memory] * 1e9;
  return (cardBytes * card.read_s + facts.layer_s * cardLayers) * card.slower + hostBytes / (bandwidth * share);
}

/** Returns the bytes that a token reads on the card and in main memory, and the layers on the card. */
function halves({ shape, question, facts }, layers, filled, usual) {
  const read = bytesRead(shape, question.weights, filled, facts.memory);
  const [each, head] = weightBytes(question.weights, facts.memory);
  const share = layers / shape.layers;
  if (isMixture(shape)) {
    const host = passed(shape, usual) * each * share;
    return [read - host, host, shape.layers];
  }
  const host = (read - shape.vocabulary * shape.hidden * head) * share;
  return [read - host, host, shape.layers - layers];
}
