// Fit work: how fast cards do what is asked of a model, and what it takes of them. The same as
// macros/advice/fit/fit_work.py.

import { MemoryWork, bytesRead, estimatedTokens, isMixture, operations } from "./memory_need.js";

const Z80 = 1.2816;

/** One model, asked to do one thing: its memory, and how fast cards do it. */
export class Work extends MemoryWork {
  speed(card, count, filled = 0) {
    const { weights, purpose } = this.question;
    if (["lora", "qlora"].includes(purpose) && count === 1 && !filled) return this.tuned(card);
    if (!this.runs || !this.facts.read_formats.includes(weights)) return null;
    const told = this.told(card);
    if (told && count === 1 && !filled) return told;
    if (card.read_s === null) return null;
    const bytes = bytesRead(this.shape, weights, filled, this.facts.memory);
    const own = estimatedTokens(bytes, this.shape.layers, this.facts.layer_s, card, isMixture(this.shape));
    const { low, likely, high } = told ?? own;
    const ends = [Math.min(own.low, low), Math.min(own.likely, likely), Math.min(own.high, high)];
    return { low: ends[0], likely: ends[1], high: ends[2], kind: "estimated" };
  }

  /** Returns the speed of several cards that all work on every layer; null where nobody knows. */
  tensor(card, count, filled = 0) {
    const { tensor, read_formats, layer_s, memory } = this.facts;
    const { weights } = this.question;
    if (!tensor || count === 1 || !this.runs || !read_formats.includes(weights)) return null;
    const keys = this.formats.map((one) => `${card.id}|${this.id}|${one}|${count}`);
    const known = filled ? null : keys.map((key) => tensor.measured[key]).find(Boolean);
    if (known) return { low: known[0], likely: known[1], high: known[2], kind: "measured" };
    const ends = card.tensor_ends;
    if (isMixture(this.shape) || !tensor.counts.includes(count) || !ends || card.read_s === null) return null;
    const bytes = bytesRead(this.shape, weights, filled, memory);
    return { ...estimatedTokens(bytes, this.shape.layers, layer_s, card, false, ends, count), kind: "estimated" };
  }

  /** Returns the tokens a second of a prompt as long as the context; null where nobody knows. */
  prompt(card, count) {
    const { facts: { prompts, read_formats }, question: { tokens, weights } } = this;
    if (!this.runs || !prompts) return null;
    const counted = operations(this.shape, tokens, prompts);
    const known = counted === null ? null : this.secondsRead(card);
    if (!known || !read_formats.includes(weights)) return null;
    const [least, likely, most] = known.seconds;
    const several = count > 1 ? prompts.several : [1, 1, 1];
    const [low, middle, high] = [most, likely, least].map((each, at) => several[at] / (each * counted));
    const kind = tokens <= known.tokens && count === 1 ? "measured" : "estimated";
    return { low, likely: middle, high, kind };
  }

  /** Returns the seconds of an operation, least first, and the longest prompt measured so. */
  secondsRead({ prompts }) {
    const measured = this.formats.map((one) => prompts.read[`${this.id}|${one}`]).find(Boolean);
    if (measured) return measured;
    const { seconds, reaches } = prompts;
    if (seconds === null) return null;
    const reach = reaches[isMixture(this.shape) ? 1 : 0];
    return { seconds: [seconds / reach, seconds, seconds * reach], tokens: 0 };
  }

  /** Returns what all conversations get, by software that was measured with so many. */
  together({ serves }, speed) {
    const count = this.question.sequences;
    if (!speed || !this.runs || count === 1) return [];
    const measured = Object.entries(this.facts.together).filter(
      ([software, { most }]) => count <= most && serves.includes(software),
    );
    return measured.map(([software, { exponents }]) => {
      const [low, likely, high] = exponents.map((exponent) => count ** exponent);
      const all = { low: speed.low * low, likely: speed.likely * likely, high: speed.high * high };
      return { software, ...all };
    });
  }

  /** Returns the tokens a second of tuning a dense model with adapters; null for others. */
  tuned(card) {
    const known = card.tuned[`${this.id}|${this.question.purpose}`];
    if (known) return { low: known[0], likely: known[1], high: known[2], kind: "measured" };
    const billions = this.shape.parameters / 1e9;
    if (!this.facts.tuning || !card.tune || isMixture(this.shape)) return null;
    const [seconds, fixed, reach, qlora, relative, spread, most = Infinity] = [...this.facts.tuning, ...card.tune];
    const likely = relative / ((billions + fixed) * seconds);
    const factor = Math.exp(Math.hypot(reach, Z80 * spread));
    const high = Math.min(likely * factor, most / billions);
    const low = Math.min(likely / factor, high * Math.exp(-2 * reach));
    const times = this.question.purpose === "qlora" ? qlora : 1;
    const middle = Math.min(likely, Math.sqrt(low * high));
    return { low: low * times, likely: middle * times, high: high * times, kind: "estimated" };
  }

  /** Returns how long the examples take: least, likely, most; null where that is not known. */
  hours(speed) {
    if (!speed || this.runs) return null;
    const tokens = this.question.examples * this.question.tokens;
    return [speed.high, speed.likely, speed.low].map((one) => tokens / one / 3600);
  }

  /** Returns what these hours cost: rented, and in electricity of one's own card. */
  costs({ rented, watts }, hours) {
    const { region } = this.question;
    const kwh = this.facts.per_kwh[region];
    const times = (price) => (hours && price ? hours.map((end) => end * price) : null);
    const perHour = kwh === undefined || watts === null ? null : (watts / 1000) * kwh;
    return { rented: times(rented[region]?.amount), power: times(perHour) };
  }

  /** Returns what was measured of a card, else of one with the same chip and memory. */
  told({ measured, alike = {} }) {
    for (const [kind, known] of Object.entries({ measured, estimated: alike })) {
      const found = this.formats.map((one) => known[`${this.id}|${one}`]).find(Boolean);
      if (found) return { low: found[0], likely: found[1], high: found[2], kind };
    }
    return null;
  }

  /** The formats in which a measurement counts: what people run in 4 bits is one thing. */
  get formats() {
    const { facts: { four_bits }, question: { weights } } = this;
    return weights === four_bits[0] ? four_bits : [weights];
  }

  withTokens(tokens) {
    return new Work(this.id, this.shape, { ...this.question, tokens }, this.facts);
  }
}
