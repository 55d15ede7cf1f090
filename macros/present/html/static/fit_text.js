// Fit text: the answer on a model and a card in the words of the page. The same sentences as
// macros/present/tools/fit_words.py.

import { OWN } from "./fit_answer.js";
import { filled } from "./page.js";
import { ToolWords } from "./tool_form.js";

export class FitText extends ToolWords {
  constructor(said, language, question, answer, facts) {
    super(said, language);
    Object.assign(this, { question, answer, facts });
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
    const words = { cards: this.cards(this.card.id, this.count), room: this.gib(room) };
    const several = verdict === "maybe" && isRun && this.count > 1 ? "_cards" : "";
    return [takes, this.say(`verdict.${verdict}${several}`, words)].join(this.said.joins.sentence);
  }

  *further() {
    const { purpose, tokens, card } = this.question;
    const { verdict, most_tokens } = this.answer;
    if (card) {
      yield* this.speeds();
      yield* this.lengths();
      if (verdict !== "fits") yield this.enough();
    }
    if (purpose === "run" && most_tokens && tokens > most_tokens) {
      yield this.say("longer", { tokens: this.number(most_tokens) });
    }
    yield* this.cheapest();
    yield* this.notes();
  }

  *speeds() {
    const { purpose, weights } = this.question;
    const { verdict, speed, full } = this.answer;
    if (purpose !== "run") {
      yield* this.tuning();
      return;
    }
    if (verdict === "no") return;
    if (!speed || !full) {
      const isRead = this.facts.read_formats.includes(weights);
      yield this.say(isRead ? "speed_unknown" : "speed_format", { card: this.card.name });
      return;
    }
    const how = this.say(`how.${speed.kind}`);
    yield this.say("speed", { speed: this.speed(speed), how, full: this.speed(full) });
    if (this.count > 1) yield this.say("in_turn");
    yield* this.ahead();
    yield this.prompt();
    yield* this.together();
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
  }

  *lengths() {
    const { longest, most_tokens } = this.answer;
    if (longest === null) return;
    if (longest === 0) {
      yield this.say("longest_none");
      return;
    }
    const key = longest === most_tokens ? "longest_all" : "longest";
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
      yield this.way("cheapest", cards[0]);
      const pair = cards.find(({ count }) => count > cards[0].count);
      if (pair) yield this.way("cheaper_pair", pair);
    }
    if (rented.length) yield this.way("rented", rented[0]);
  }

  *notes() {
    const { model, purpose, sequences } = this.question;
    const { parameters, active_parameters } = this.shape(model);
    if (active_parameters < parameters) {
      const [total, active] = [parameters, active_parameters].map(
        (weights) => `${this.digits(weights / 1e9, 3)}B`,
      );
      yield this.say("mixture", { total, active });
    }
    if (this.card?.shared) {
      yield this.say("shared", { share: this.number(this.facts.shared_share, { style: "percent" }) });
    }
    if (purpose === "run" && sequences > 1) yield this.say("chats", { count: this.number(sequences) });
  }

  shape(id) {
    if (id !== OWN) return this.facts.modelById.get(id).shape;
    const { params, active_params } = this.question.own;
    return { parameters: params * 1e9, active_parameters: (active_params || params) * 1e9 };
  }

  way(key, row) {
    return this.say(key, {
      cards: this.cards(row.id, row.count),
      money: this.money(row),
      kind: this.kind(row),
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

  kind({ kind, notes }) {
    const keys = [`kind.${kind}`, ...notes.map((note) => `price.${note}`)];
    return keys.map((key) => this.say(key)).join(this.said.joins.details);
  }

  /** Returns the cells of cards, each with its small print: name, price, speed, price of speed. */
  cardRow(row) {
    const { id, count, seen, speed } = row;
    const unknown = [this.say("not_known"), ""];
    const size = count * this.facts.cardById.get(id).memory_gib;
    const paid = this.say("seen", { kind: this.kind(row), month: this.month(seen) });
    return [
      [this.cards(id, count), filled(this.said.joins.gb, { number: this.number(size) })],
      [this.money(row), paid],
      speed ? [this.speed(speed), this.say(`how.${speed.kind}`)] : unknown,
      speed ? [this.money({ ...row, amount: row.amount / speed.likely }), ""] : unknown,
    ];
  }

  /** Returns the cells of a model: name, verdict with need, speed, longest context. */
  modelRow({ id, verdict, need, speed, longest }) {
    return [
      [this.model(id), ""],
      [this.say(`held.${verdict}`), this.need(need)],
      speed ? [this.speed(speed), this.say(`how.${speed.kind}`)] : ["–", ""],
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
