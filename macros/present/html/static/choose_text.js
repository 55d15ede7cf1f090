// Choose text: the answer on which one to get in the words of the page. The same sentences as
// macros/present/tools/choose_words.py.

import { seenOf } from "./choose_answer.js";
import { filled } from "./page.js";
import { ToolWords } from "./tool_form.js";

const NAMED = 3;
const STEP = 1.1;

export class ChooseText extends ToolWords {
  constructor(said, language, question, answer, facts) {
    super(said, language);
    Object.assign(this, { question, answer, facts });
  }

  sentence() {
    const { pick, ties, others, last_cut } = this.answer;
    const persona = this.said.personas[this.question.preset];
    if (!pick) return this.say("say.none", { persona, need: this.say(`cut.${last_cut}`) });
    const key = ties.length ? "tie" : others.length ? "pick" : "only";
    return this.say(`say.${key}`, { persona, cards: this.cards(pick), pay: this.pay(pick) });
  }

  *further() {
    const { pick, ties, nearest } = this.answer;
    if (ties.length) yield this.say("ties", { list: this.listed(ties) });
    if (pick?.around) yield this.say("around", { money: this.money(total(pick)) });
    if (pick && this.question.have) yield this.gain();
    if (pick && pick.kind !== "rental") yield* this.steps(pick);
    if (!pick && nearest) {
      yield this.say("nearest", { cards: this.cards(nearest), money: this.money(total(nearest)) });
    }
  }

  gain() {
    const { gain } = this.answer;
    const have = this.name(this.question.have);
    if (!gain) return this.say("gain_unknown", { have });
    return this.say(gain[0] > 1 ? "gain" : "keep", { have, factor: this.factor(gain) });
  }

  *steps(pick) {
    const rows = [...this.answer.ties, ...this.answer.others];
    const cheaper = rows.find((row) => total(row) * STEP <= total(pick));
    const dearer = rows.find((row) => total(row) >= total(pick) * STEP && isMore(row, pick));
    for (const [key, row] of [["cheaper", cheaper], ["dearer", dearer]]) {
      if (!row?.speed || !pick.speed) continue;
      const words = { cards: this.cards(row), money: this.money(total(row)), memory: this.memory(row) };
      yield this.say(key, { ...words, speed: this.percent(row.speed[1] / pick.speed[1]) });
    }
  }

  pay(row) {
    const seen = seenOf(this.facts, this.question.region, row);
    const words = { kind: this.say(`kind.${row.kind}`), month: this.month(seen) };
    return this.say("pay", { money: this.price(row), ...words });
  }

  price(row) {
    const { region } = this.question;
    return row.kind === "rental" ? this.hourly(row.cards, region) : this.money(row.cards);
  }

  listed(rows) {
    const names = rows.slice(0, NAMED).map((row) => this.cards(row)).join(this.said.joins.list);
    const more = rows.length - NAMED;
    return more > 0 ? this.say("more", { list: names, count: this.number(more) }) : names;
  }

  name(id) {
    return this.facts.cardById.get(id).name;
  }

  cards({ id, count }) {
    if (count === 1) return this.name(id);
    return filled(this.said.joins.count_of, { count: this.number(count), name: this.name(id) });
  }

  memory({ memory_gb }) {
    return filled(this.said.joins.gb, { number: this.number(memory_gb) });
  }

  money(amount) {
    return this.paid(amount, this.question.region);
  }

  factor(ends) {
    const numbers = [ends[0], ends.at(-1)].map((end) => this.digits(Number(end.toPrecision(2)), 2));
    return this.ranged(numbers);
  }

  /** Returns the cells of a product, each with its small print. */
  row(row) {
    const { pick, ties } = this.answer;
    const role = row === pick ? this.say("picked") : ties.includes(row) ? this.say("tied") : "";
    const paid = row.kind === "rental" ? this.price(row) : this.money(total(row));
    const isKnown = row.speed && pick?.speed;
    const ends = row === pick ? [1] : (row.speed ?? []).map((end) => end / pick.speed?.[1]);
    return [
      [this.cards(row), role],
      [paid, this.say(`kind.${row.kind}`)],
      [this.memory(row), ""],
      [isKnown ? this.factor(ends) : this.say("not_known"), ""],
    ];
  }

  /** Returns the needs that ruled products out, and how many, the most first. */
  cutRows() {
    const cut = Object.entries(this.answer.cut);
    cut.sort(([one, its], [other, others]) => others.length - its.length || (one < other ? -1 : 1));
    return cut.map(([need, ids]) => [this.say(`cut.${need}`), this.number(ids.length)]);
  }
}

const total = ({ cards, around }) => cards + around;

function isMore(row, pick) {
  return (row.speed && pick.speed && row.speed[1] > pick.speed[1]) || row.memory_gb > pick.memory_gb;
}
