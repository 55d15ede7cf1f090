// Choose text: the answer on which one to get in the words of the page. The same sentences as
// macros/present/tools/choose_words.py.

import { isLacking, LACKING } from "./choose_answer.js";
import { seenOf } from "./choose_offer.js";
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
    if (!pick && isLacking(last_cut)) return this.say("say.unpriced", { persona });
    if (!pick) return this.say("say.none", { persona, need: this.say(`cut.${last_cut}`) });
    const key = ties.length ? "tie" : others.length ? "pick" : "only";
    return this.say(`say.${key}`, { persona, cards: this.cards(pick), pay: this.pay(pick) });
  }

  *further() {
    const { pick, ties, others, short_gb } = this.answer;
    if (ties.length) yield this.say("ties", { list: this.listed(ties) });
    if (pick?.around) yield this.say("around", { money: this.money(total(pick)) });
    yield* this.weighed();
    yield* this.supply();
    if (this.question.have && (pick || short_gb)) yield this.gain();
    if (pick && pick.kind !== "rental") {
      yield* this.above([pick, ...ties, ...others]);
      yield* this.steps(pick);
    }
    if (!pick) yield* this.unanswered();
  }

  *unanswered() {
    const { nearest, last_cut, instead } = this.answer;
    if (!isLacking(last_cut)) {
      if (nearest) yield this.say("nearest", { cards: this.cards(nearest), money: this.money(total(nearest)) });
      return;
    }
    const { segments } = this.facts.personaById.get(this.question.preset).needs;
    if (segments?.length === 1 && segments[0] === "laptop") yield this.say("unpriced_laptop");
    const suits = this.suits();
    if (suits.length) yield this.say("suits", { list: this.cutShort(suits.map((id) => this.sized(id))) });
    for (const { preset, row } of instead) {
      yield this.say("instead", { persona: this.said.personas[preset], cards: this.cards(row), pay: this.pay(row) });
    }
  }

  /** Returns what suits but for its price, most memory first. */
  suits() {
    const found = LACKING.flatMap((need) => this.answer.cut[need] ?? []);
    const size = (id) => this.facts.cardById.get(id).memory_gb;
    return found.sort((one, other) => size(other) - size(one) || (one < other ? -1 : 1));
  }

  sized(id) {
    return filled(this.said.joins.brackets, { text: this.name(id), detail: this.memory(this.facts.cardById.get(id)) });
  }

  *weighed() {
    const { works } = this.question;
    if (!works.length) return;
    const share = (work) => works.filter((one) => one === work).length / works.length;
    const said = [...new Set(works)].map((work) =>
      filled(this.said.joins.brackets, { text: this.said.works[work], detail: this.percent(share(work)) }),
    );
    yield this.say("weighed", { list: said.join(this.said.joins.list) });
  }

  *supply() {
    const [asked, own] = [this.answer.supply_w, this.question.psu_w];
    if (asked === null || own === null) return;
    yield this.say(asked <= own ? "supply_ok" : "supply", { watts: this.watts(asked), own: this.watts(own) });
  }

  watts(value) {
    return filled(this.said.joins.w, { number: this.number(Math.ceil(value)) });
  }

  gain() {
    const { gain, short_gb } = this.answer;
    const have = this.name(this.question.have);
    if (short_gb !== null) {
      const memory = this.memory(this.facts.cardById.get(this.question.have));
      return this.say("short", { have, memory, asked: this.memory({ memory_gb: short_gb }) });
    }
    if (!gain) return this.say("gain_unknown", { have });
    return this.say(gain[0] > 1 ? "gain" : "keep", { have, factor: this.factor(gain) });
  }

  /** Yields the dearest of what meets all needs where the budget is more than that. */
  *above(rows) {
    const { budget } = this.question;
    const dearest = rows.reduce((most, row) => (total(row) > total(most) ? row : most));
    if (budget === null || this.answer.nearest || budget <= total(dearest)) return;
    yield this.say("above", { cards: this.cards(dearest), money: this.money(total(dearest)) });
  }

  *steps(pick) {
    const rows = [...this.answer.ties, ...this.answer.others];
    const cheaper = rows.find((row) => total(row) * STEP <= total(pick));
    const dearer = rows.find((row) => total(row) >= total(pick) * STEP && isMore(row, pick));
    for (const [key, row] of [["cheaper", cheaper], ["dearer", dearer]]) {
      if (!row?.speed || !pick.speed) continue;
      const words = { cards: this.cards(row), paid: this.paidFor(row, pick), memory: this.memory(row) };
      yield this.say(key, { ...words, speed: this.percent(row.speed[1] / pick.speed[1]) });
    }
  }

  /** Returns what the cards cost, as is said of the pick, and all where parts go around. */
  paidFor(row, pick) {
    const words = { money: this.money(row.cards), kind: this.kind(row) };
    if (!row.around && !pick.around) return this.say("paid", words);
    if (!row.around) return this.say("paid_only", words);
    return this.say("paid_all", { ...words, total: this.money(total(row)) });
  }

  /** Yields what would change the answer, the nearest of each way. */
  *turns() {
    const told = new Set();
    for (const { how, id, kind, count, money } of this.answer.turns) {
      if (told.has(how)) continue;
      told.add(how);
      const amount = this.price({ kind, cards: money });
      yield this.say(`turn.${how}`, { cards: this.cards({ id, count }), kind: this.say(`kind.${kind}`), money: amount });
    }
  }

  pay(row) {
    const { month } = seenOf(this.facts, this.question.region, row);
    return this.say("pay", { money: this.price(row), kind: this.kind(row), month: this.month(month) });
  }

  kind(row) {
    const { isStale } = seenOf(this.facts, this.question.region, row);
    const said = [this.say(`kind.${row.kind}`), isStale ? this.say("stale") : ""];
    return said.filter(Boolean).join(this.said.joins.details);
  }

  price(row) {
    const { region } = this.question;
    return row.kind === "rental" ? this.hourly(row.cards, region) : this.money(row.cards);
  }

  listed(rows) {
    return this.cutShort(rows.map((row) => this.cards(row)));
  }

  /** Returns the first of a list, and how many more there are. */
  cutShort(every) {
    const names = every.slice(0, NAMED).join(this.said.joins.list);
    const more = every.length - NAMED;
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
      [paid, this.kind(row)],
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
