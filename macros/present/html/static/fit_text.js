// Fit text: the answer on a model and a card in the words of the page. The same sentences as
// macros/present/tools/fit_words.py.

import { OWN, asPublished } from "./fit_answer.js";
import { isMixture } from "./memory_need.js";
import { filled, priced, spokenAmount } from "./page.js";
import { ToolWords } from "./tool_form.js";

// Amounts below are told with decimals, those from here on in words of their own.
const SMALL = 10;
const MYRIAD = 10_000;
// More cards that cost less than fewer, and the words for them.
const BESIDE = [[2, "cheaper_pair"], [4, "cheaper_four"]];

export class FitText extends ToolWords {
  constructor(said, language, question, answer, facts) {
    super(said, language);
    const asked = asPublished(question, facts.modelById.get(question.model));
    Object.assign(this, { question: asked, answer, facts });
    this.card = question.card ? facts.cardById.get(question.card) : null;
    this.count = this.card?.several ? question.count : 1;
  }

  sentence() {
    const { purpose, model, weights, tokens } = this.question;
    const { verdict, need, room } = this.answer;
    const isRun = purpose === "run";
    const takes = this.say(isRun ? "run" : this.count > 1 ? "learn_each" : "learn", {
      model: this.model(model),
      format: this.said.formats[weights] ?? weights,
      way: isRun ? "" : this.say(`way.${purpose}`),
      tokens: this.number(tokens),
      need: this.need(need),
    });
    if (verdict === null) return takes;
    const words = { cards: this.cards(this.card.id, this.count), room: this.gib(room.slice(0, 1)) };
    const why = this.card.shared ? "_shared" : isRun && this.count > 1 ? "_divided" : "";
    const said = [takes, this.say(`verdict.${verdict}${verdict === "maybe" ? why : ""}`, words), ...this.tried(), ...this.qlora()];
    return said.join(this.said.joins.sentence);
  }

  /** Says how fast it is with the usual main memory, where the card does not hold it. */
  *tried() {
    const { speed, gib } = this.answer.tried ?? {};
    if (!speed) return;
    const words = { part: this.partOf(gib), memory: this.said.usual_main, speed: this.speed(speed) };
    yield this.say("main_offer", { ...words, how: this.say(`how.${speed.kind}`) });
  }

  /** Says that tuning with QLoRA fits better, where it does. */
  *qlora() {
    const { qlora } = this.answer;
    if (qlora) yield this.say(`qlora.${qlora.verdict}`, { need: this.need(qlora.need) });
  }

  *further() {
    const { purpose, tokens, card, verdict, bare, most_tokens } = { ...this.question, ...this.answer };
    if (card) {
      if (bare === "fits" && verdict !== "fits") yield this.say("bare_card");
      yield* this.warnings();
      yield* this.speeds();
      yield* this.mainMemory();
      if (!this.answer.part) yield* this.lengths();
      if (verdict !== "fits" && (this.answer.enough || this.card.several)) yield this.enough();
    }
    const isLonger = purpose === "run" && most_tokens && tokens > most_tokens;
    if (isLonger) yield this.say("longer", { tokens: this.number(most_tokens) });
    yield* this.cheapest();
    yield* this.notes();
  }

  *warnings() {
    const { avoided, withdrawn, memory_gib, label_gb = memory_gib } = this.card;
    if (avoided) yield this.say("avoided");
    const memory = filled(this.said.joins.gb, { number: this.number(label_gb) });
    if (withdrawn) yield this.say("withdrawn", { memory });
  }

  *speeds() {
    const { purpose, weights } = this.question;
    const { verdict, speed, full } = this.answer;
    if (purpose !== "run") return yield* this.tuning();
    if (verdict === "no") return;
    if (!speed || !full) {
      const isRead = this.facts.read_formats.includes(weights);
      yield this.say(isRead ? "speed_unknown" : "speed_format", { card: this.card.name });
      return;
    }
    const how = this.say(`how.${speed.kind}`);
    yield this.say("speed", { speed: this.speed(speed), how, full: this.speed(full) });
    if (this.count > 1) yield* [this.say("in_turn"), this.tensor()];
    yield* this.ahead();
    yield this.prompt();
    yield* this.together();
  }

  /** Returns how fast several cards are that all work on every layer, or why nobody knows. */
  tensor() {
    const { machines, mixtures } = this.facts.tensor ?? {};
    const { speed, full } = this.answer.tensor ?? {};
    if (full) {
      const words = { speed: this.speed(speed), how: this.say(`how.${speed.kind}`), full: this.speed(full) };
      return this.say("tensor", { ...words, machines: this.number(machines) });
    }
    if (speed) return this.say("tensor_measured", { speed: this.speed(speed) });
    if (mixtures && isMixture(this.shape(this.question.model))) {
      const [low, high, count] = mixtures;
      return this.say("tensor_mixture", { gain: this.speed({ low, high }), count: this.number(count) });
    }
    return this.say("tensor_unknown", { cards: this.cards(this.card.id, this.count) });
  }

  *mainMemory() {
    const { main_memory, main_memory_gb, purpose, weights } = this.question;
    const { part, verdict } = this.answer;
    if (verdict === "fits") return;
    const isDivided = purpose === "run" && this.facts.read_formats.includes(weights) && !this.card.shared;
    if (main_memory === "none") {
      if (isDivided && !this.answer.tried?.speed) yield this.say("main_try");
      return;
    }
    if (!part) {
      const memory = filled(this.said.joins.gb, { number: this.number(main_memory_gb) });
      yield this.say(isDivided ? "main_none" : "main_not", { memory });
      return;
    }
    const { gib, speed, full } = part;
    const words = speed && { speed: this.speed(speed), how: this.say(`how.${speed.kind}`), full: this.speed(full) };
    yield this.say(speed ? "main_runs" : "main_unknown", { part: this.partOf(gib), ...words });
  }

  *helped() {
    const { helped, part } = this.answer;
    const { runs, hosts, reach } = this.facts.main_memory ?? {};
    if (helped.length) yield this.way("main_cheapest", helped[0], { part: this.partOf(helped[0].host_gib) });
    if (!runs || !(helped.length || part)) return;
    const factor = this.digits(Number(reach.toPrecision(2)), 2);
    yield this.say("main_rests", { runs: this.number(runs), hosts: this.number(hosts), factor });
  }

  partOf(gib) {
    return filled(this.said.joins.gib, { number: this.number(Math.ceil(gib * 10) / 10) });
  }

  /** Returns a size, and how much of the model lies in main memory where some does. */
  beside(size, gib) {
    return gib ? [size, this.say("main_part", { part: this.partOf(gib) })].join(this.said.joins.list) : size;
  }

  *ahead() {
    const known = this.facts.ahead[this.question.model];
    if (!known) return;
    const [low, , high, count] = known;
    const ends = [low, high].map((end) => this.digits(Number(end.toPrecision(2)), 2));
    yield this.say("ahead", { gain: this.ranged(ends), count: this.number(count) });
  }

  prompt() {
    const { tokens } = this.question;
    const { prompt } = this.answer;
    if (!prompt) return this.say("prompt_unknown");
    const ends = [tokens / prompt.high, tokens / prompt.low].map((end) => Number(end.toPrecision(2)));
    return this.say("prompt", {
      tokens: this.number(tokens),
      seconds: this.ranged(ends.map((end) => this.digits(end, 2))),
      speed: this.speed(prompt),
      how: this.say(`how.${prompt.kind}`),
    });
  }

  *together() {
    const { sequences } = this.question;
    const { together } = this.answer;
    const count = this.number(sequences);
    if (sequences > 1 && !together.length) yield this.say("together_unknown", { count });
    for (const row of together) {
      yield this.say("together", { count, software: row.software, speed: this.speed(row) });
    }
  }

  *tuning() {
    const { verdict, speed, hours } = this.answer;
    const { examples, tokens } = this.question;
    if (verdict === "no") return;
    if (!speed || !hours) {
      yield this.say("tune_unknown");
      return;
    }
    const ends = [hours[0], hours[2]].map((end) => this.digits(Number(end.toPrecision(2)), 2));
    yield this.say("tune", {
      speed: this.speed(speed),
      how: this.say(`how.${speed.kind}`),
      examples: this.number(examples),
      tokens: this.number(tokens),
      hours: this.ranged(ends),
    });
    yield* this.costs();
  }

  *costs() {
    const { rented, power } = this.answer.costs;
    const rate = rented && { notes: [], ...this.card.rented[this.question.region], kind: "rental" };
    if (rate) {
      yield this.say("tune_rented", { rate: this.money(rate), kind: this.kind(rate), money: this.price(rented) });
    }
    if (power) yield this.say("tune_power", { money: this.price(power) });
  }

  *lengths() {
    const { longest, most_tokens } = this.answer;
    if (longest === null) return;
    const key = longest === most_tokens ? "longest_all" : longest ? "longest" : "longest_none";
    yield this.say(key, { tokens: this.number(longest) });
  }

  enough() {
    const { enough } = this.answer;
    if (enough !== null) return this.say("enough", { cards: this.cards(this.card.id, enough) });
    const most = this.card.several ? this.facts.counts.at(-1) : 1;
    return this.say("enough_none", { cards: this.cards(this.card.id, most) });
  }

  *cheapest() {
    const { cards, rented } = this.answer;
    if (!cards.length) yield this.say("none");
    else {
      yield this.way(["cheapest_alone", "cheapest_pair"][cards[0].count - 1] ?? "cheapest", cards[0]);
      for (const [several, key] of BESIDE) {
        const row = cards.find(({ count }) => count === several && count > cards[0].count);
        if (row) yield this.way(key, row);
      }
    }
    const names = this.answer.unpriced.map(({ id, count }) => this.cards(id, count));
    if (names.length) yield this.say("unpriced", { cards: names.join(this.said.joins.list) });
    yield* this.helped();
    if (rented.length) yield this.way("rented", rented[0]);
  }

  *notes() {
    const { model, purpose, sequences, weights } = this.question;
    const shape = this.shape(model);
    if (purpose === "run" && this.facts.modelById.get(model)?.published) {
      yield this.say("published", { model: this.model(model), format: this.said.formats[weights] ?? weights });
    }
    const { cards, rented, enough } = this.answer;
    const most = Math.max(this.count, enough ?? 1, ...[...cards, ...rented].map(({ count }) => count));
    if (purpose !== "run" && most > 1) yield this.say("divided");
    if (isMixture(shape)) {
      const [total, active] = [shape.parameters, shape.active_parameters].map((size) => this.digits(size / 1e9, 3));
      yield this.say("mixture", { total, active });
    }
    if (this.card?.shared) yield this.shared(this.card);
    if (purpose === "run" && sequences > 1) yield this.say("chats", { count: this.number(sequences) });
  }

  /** Returns how much of a shared memory a model has, and before anybody raises the limit. */
  shared({ shared, unset }) {
    const [share, before] = [shared, unset ?? 0].map((one) => this.number(one, { style: "percent" }));
    return unset ? this.say("shared_unset", { share, unset: before }) : this.say("shared", { share });
  }

  shape(id) {
    if (id !== OWN) return this.facts.modelById.get(id).shape;
    const { params, active_params } = this.question.own;
    return { parameters: params * 1e9, active_parameters: (active_params || params) * 1e9 };
  }

  way(key, row, further = {}) {
    const bare = key.startsWith("cheapest") && !this.isWhole(row) ? [this.say("bare")] : [];
    return this.say(key, {
      ...further,
      cards: this.cards(row.id, row.count),
      money: this.money(row),
      kind: [this.setFirst(this.kind(row), row), ...bare].join(this.said.joins.details),
      month: this.month(row.seen),
    });
  }

  model(id) {
    return id === OWN ? this.say("own.name") : this.facts.modelById.get(id).name;
  }

  cards(id, count) {
    const { name } = this.facts.cardById.get(id);
    return count === 1 ? name : filled(this.said.joins.count_of, { count: this.number(count), name });
  }

  need([low, , high]) {
    const ends = [Math.floor(low * 10) / 10, Math.ceil(high * 10) / 10];
    return filled(this.said.joins.gib, { number: this.ranged(ends.map((end) => this.number(end))) });
  }

  gib(ends) {
    const sizes = ends.map((end) => this.number(Math.floor(end * 10) / 10));
    return filled(this.said.joins.gib, { number: this.ranged(sizes) });
  }

  speed({ low, high }) {
    const ends = [low, high].map((end) => Number(end.toPrecision(2)));
    return this.ranged(ends.map((end) => this.digits(end, 2)));
  }

  money({ amount, kind }) {
    const { region } = this.question;
    return kind === "rental" ? this.hourly(amount, region) : this.paid(amount, region);
  }

  isWhole({ id, kind }) {
    return kind !== "rental" && !this.facts.cardById.get(id).several;
  }

  kind(row) {
    const whole = this.isWhole(row) ? ["whole"] : [];
    const keys = [`kind.${row.kind}`, ...whole, ...row.notes.map((note) => `price.${note}`)];
    return keys.map((key) => this.say(key)).join(this.said.joins.details);
  }

  /** Returns the cells of cards, each with its small print: name, price, speed, price of speed. */
  cardRow(row) {
    const { id, count, seen, speed } = row;
    const unknown = [this.say("not_known"), ""];
    const { memory_gib, label_gb = memory_gib } = this.facts.cardById.get(id);
    const paid = this.say("seen", { kind: this.kind(row), month: this.month(seen) });
    return [
      [this.cards(id, count), this.memory(filled(this.said.joins.gb, { number: this.number(count * label_gb) }), row)],
      [this.money(row), paid],
      speed ? [this.speed(speed), this.known(row)] : unknown,
      speed ? (row.hours ? this.tuned(row) : [this.each(row), ""]) : unknown,
    ];
  }

  /** Returns a size with what of the model lies beside it, or whether its limit is raised first. */
  memory(size, row) {
    return this.setFirst(this.beside(size, row.host_gib), row);
  }

  setFirst(words, { set_first }) {
    return set_first ? [words, this.say("set_first")].join(this.said.joins.details) : words;
  }

  /** Returns what one token a second costs; rented, what a million tokens cost. */
  each({ amount, kind, speed }) {
    const each = amount / speed.likely;
    return this.price([kind === "rental" ? (each * 1e6) / 3600 : each]);
  }

  /** Returns how long the examples take, and what a cloud asks or the electricity costs. */
  tuned({ hours, cost, kind }) {
    const ends = [hours[0], hours[2]].map((end) => this.digits(Number(end.toPrecision(2)), 2));
    const key = kind === "rental" ? "paid_rented" : "paid_power";
    return [this.ranged(ends), cost ? this.say(key, { money: this.price(cost) }) : ""];
  }

  /** Returns an amount with its ends: below ten, two digits of each. */
  price(ends) {
    const template = this.said.money[this.question.region];
    const written = [ends[0], ends.at(-1)].map((end) => this.amount(end));
    const spoken = (number) => priced(template, number, this.language);
    return ends.at(-1) < MYRIAD ? spoken(this.ranged(written)) : this.ranged(written.map(spoken));
  }

  amount(value) {
    // Three digits below a thousand may end in a half, which languages round apart.
    if (value >= SMALL) return spokenAmount(Math.round(value < 1000 ? value : Number(value.toPrecision(3))), this.language);
    const decimals = value > 0 && value < 1 ? -Math.floor(Math.log10(value)) : 1;
    return this.digits(Number(value.toPrecision(2)), decimals + 1);
  }

  /** Returns how a speed is known, and what the cards reach that share every layer. */
  known({ speed, tensor }) {
    const how = this.say(`how.${speed.kind}`);
    return tensor ? [how, this.say("tensor_row", { speed: this.speed(tensor) })].join(this.said.joins.details) : how;
  }

  /** Returns the cells of a model: name, verdict with need, speed, longest context. */
  modelRow({ id, verdict, need, speed, tensor, longest, host_gib }) {
    return [
      [this.model(id), ""],
      [this.say(`held.${host_gib ? "main" : verdict}`), this.beside(this.need(need), host_gib)],
      speed ? [this.speed(speed), this.known({ speed, tensor })] : ["–", ""],
      [longest ? this.number(longest) : "–", ""],
    ];
  }

  /** Returns the likely shares of what there is room for, the largest first, as the table has them. */
  shares() {
    const parts = Object.values(this.answer.parts).filter(([, , high]) => high > 0);
    const likely = parts.map(([, middle]) => middle).sort((one, other) => other - one);
    const taken = likely.reduce((sum, part) => sum + part, 0);
    const room = this.card ? this.card.memory_gib : 0;
    return likely.map((part) => part / Math.max(taken, room));
  }

  /** Returns what takes the memory, each with its amount, the largest first. */
  parts() {
    const parts = Object.entries(this.answer.parts).filter(([, ends]) => ends[2] > 0);
    parts.sort(([, one], [, other]) => other[1] - one[1]);
    return parts.map(([part, ends]) => [this.say(`part.${part}`), this.need(ends)]);
  }
}
