// Choose text: the answer on which accelerator to get, in the same sentences as
// macros/present/tools/choose_words.py.

import { isLacking, LACKING } from "./choose_offers.js";
import { STEP, about, fasterThanOwn, fastestOf, isBehind, seenOf, stepsFrom, total } from "./choose_offers.js";
import { filled } from "./page.js";
import { ToolWords } from "./tool_form.js";

const NAMED = 3;

/** The answer in the words of the page. */
export class ChooseText extends ToolWords {
  constructor(said, language, question, answer, facts) {
    super(said, language);
    Object.assign(this, { question, answer, facts });
  }

  /** The ties for which something speaks: less to pay, more memory or more speed. */
  get ties() {
    return this.answer.ties.filter((row) => !isBehind(row, this.answer.pick));
  }

  sentence() {
    const { pick, others, last_cut } = this.answer;
    const persona = this.said.personas[this.question.preset];
    if (!pick && isLacking(last_cut)) return this.say("say.unpriced", { persona });
    if (!pick && this.isTooDear()) return this.say("say.too_dear", { persona });
    if (!pick) return this.say("say.none", { persona, need: this.say(`cut.${last_cut}`) });
    const isAlone = !others.length && !this.answer.ties.length;
    const key = this.ties.length ? "tie" : isAlone ? "only" : "pick";
    return this.say(`say.${key}`, { persona, cards: this.named(pick), pay: this.pay(pick) });
  }

  *further() {
    const { pick, ties, others, short_gb } = this.answer;
    if (this.ties.length) yield this.say("ties", { list: this.listed(this.ties) });
    yield* this.around(pick);
    yield* this.weighed();
    yield* this.supply();
    yield* this.room();
    if (this.question.have && (pick || short_gb)) yield this.gain();
    if (pick && pick.kind !== "rental") {
      yield* this.above([pick, ...ties, ...others]);
      yield* this.steps(pick);
    }
    if (!pick) yield* this.unanswered();
  }

  /** Yields what the parts cost that go around the pick, and what is not counted of them. */
  *around(pick) {
    if (!pick) return;
    const money = pick.around ? this.money(total(pick)) : "";
    if (money) yield pick.is_within ? this.say("around_supply", { money }) : this.say("around", { money });
    yield* this.slots(pick);
  }

  /** Yields that several cards need room in the reader's computer, where nobody said it has. */
  *slots({ is_within, count }) {
    const isUnsure = is_within && count > 1 && this.question.free_slots === null;
    if (isUnsure) yield this.say("slots_unsure", { count: this.number(count) });
  }

  /** Returns what all costs that must be bought, and what that is. */
  spent(row) {
    const parts = row.is_within ? "_supply" : "_parts";
    return this.say(`sum${row.around ? parts : ""}`, { money: this.money(total(row)) });
  }

  *unanswered() {
    const { nearest, last_cut, instead } = this.answer;
    if (!isLacking(last_cut)) {
      if (nearest) {
        yield this.say("nearest", { cards: this.named(nearest), sum: this.spent(nearest) });
        yield* this.slots(nearest);
      }
      yield* this.within();
      if (this.isTooDear()) return yield* this.byHour();
      const most = this.cutRows().slice(0, NAMED).map(([need]) => need);
      if (most.length) yield this.say("cut_most", { list: most.join(this.said.joins.list) });
      return;
    }
    const { segments } = this.facts.personaById.get(this.question.preset).needs;
    if (segments?.length === 1 && segments[0] === "laptop") yield this.say("unpriced_laptop");
    const suits = this.suits();
    if (suits.length) yield this.say("suits", { list: this.cutShort(suits.map((id) => this.sized(id))) });
    for (const { preset, row } of instead) {
      yield this.say("instead", { persona: this.said.personas[preset], cards: this.named(row), pay: this.pay(row) });
    }
  }

  /** Yields what another profile is told for the same budget, and what that falls short of. */
  *within() {
    if (!this.answer.within) return;
    const { preset, row, asked_gb } = this.answer.within;
    const words = { cards: this.named(row), memory: this.memory(row), pay: this.pay(row) };
    yield this.say("within", { persona: this.said.personas[preset], ...words });
    if (row.around) yield this.say("within_sum", { sum: this.spent(row) });
    if (asked_gb === null) return;
    const persona = this.said.personas[this.question.preset];
    yield this.say("within_short", { persona, asked: this.memory({ memory_gb: asked_gb }) });
  }

  /** Yields the profile that rents, where no other is named that fits the budget. */
  *byHour() {
    const rental = this.facts.personas.find(({ acquire }) => acquire === "rental");
    if (!rental || this.answer.within) return;
    yield this.say("by_hour", { persona: this.said.personas[rental.id] });
  }

  /** Returns whether all that would do costs more than the reader's budget. */
  isTooDear() {
    const { last_cut, nearest } = this.answer;
    return last_cut === "total_usd" && this.question.budget !== null && nearest !== null;
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

  *room() {
    const { room } = this.answer;
    if (room === null) return;
    const count = this.number(room);
    const there = this.facts.cardById.get(this.question.have);
    if (there?.form === "pcie_card") yield this.say("room_swap", { have: this.name(there.id), count });
    else yield this.say(room === 1 ? "room_one" : "room", { count });
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
    const keep = gain.at(-1) < 1 ? "keep_faster" : "keep";
    return this.say(gain[0] > 1 ? "gain" : keep, { have, factor: this.factor(gain) });
  }

  /** Yields the dearest of what meets all needs where the budget is more than that. */
  *above(rows) {
    const { budget } = this.question;
    const dearest = rows.reduce((most, row) => (total(row) > total(most) ? row : most));
    if (budget === null || this.answer.nearest || budget <= total(dearest)) return;
    yield this.say("above", { cards: this.named(dearest), sum: this.spent(dearest) });
  }

  /**
   * Yields the best that costs clearly less and more, and the fastest for the budget.
   *
   * Who has a card is told only what is more than that, and who keeps it what is faster.
   */
  *steps(pick) {
    if (!pick.speed) return;
    const { ties, others, gain } = this.answer;
    const every = [...ties, ...others];
    if (gain && gain[0] <= 1) {
      const faster = fasterThanOwn(every, pick, gain[1]);
      if (faster) yield this.step("faster_own", faster, pick);
      else yield this.say("none_faster", { have: this.name(this.question.have) });
      return;
    }
    const rows = every.filter((row) => this.isMoreThanOwn(row, pick));
    const steps = stepsFrom(pick, rows).filter(([, row]) => row.speed);
    for (const [key, row] of steps) yield this.step(key, row, pick);
    if (this.question.budget === null) return;
    const fastest = fastestOf(rows, [pick, ...steps.map(([, row]) => row)]);
    if (fastest) yield this.step("fastest", fastest, pick);
  }

  /** Returns whether it is clearly faster than the reader's card or has more memory. */
  isMoreThanOwn(row, pick) {
    if (!this.answer.gain) return true;
    const { memory_gb } = this.facts.cardById.get(this.question.have);
    return row.memory_gb > memory_gb || this.ratio(row, pick) >= STEP;
  }

  /** Returns how fast it is beside the reader's card, or beside the pick without one. */
  ratio(row, pick) {
    const [, gain] = this.answer.gain ?? [1, 1, 1];
    return row.speed ? (row.speed[1] / pick.speed[1]) * gain : 0;
  }

  step(key, row, pick) {
    const words = { cards: this.named(row), paid: this.paidFor(row, pick), memory: this.memory(row) };
    const ratio = this.ratio(row, pick);
    const said = { share: this.percent(ratio), number: this.factor([ratio]) };
    const speed = `${ratio < STEP ? "share" : "times"}${this.answer.gain ? "_own" : ""}`;
    return this.say(key, { ...words, speed: this.say(speed, said) });
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
    const nearest = new Map();
    for (const turn of this.answer.turns) if (!nearest.has(turn.how)) nearest.set(turn.how, turn);
    const [cheaper, dearer] = [nearest.get("cheaper"), nearest.get("dearer")];
    // Where both ways lead to the same offer, one sentence is enough.
    if (cheaper && dearer && ["id", "kind", "count"].every((key) => cheaper[key] === dearer[key])) {
      nearest.delete("cheaper");
      nearest.delete("dearer");
      const words = { low: this.limit(cheaper), high: this.limit(dearer) };
      const key = words.low === words.high ? "equal" : "either";
      yield this.say(`turn.${key}`, { ...this.turned(cheaper), ...words });
    }
    for (const turn of nearest.values()) {
      yield this.say(`turn.${turn.how}`, { ...this.turned(turn), money: this.limit(turn) });
    }
  }

  turned(turn) {
    return { cards: this.named(turn), kind: this.say(`kind.${turn.kind}`) };
  }

  limit({ how, kind, money }) {
    return this.price({ kind, cards: about(money, how.endsWith("_usd") ? Math.ceil : Math.round) });
  }

  pay(row) {
    const { month } = seenOf(this.facts, this.question.region, row);
    return this.say("pay", { money: this.price(row), kind: this.kind(row), month: this.month(month) });
  }

  kind(row) {
    const { isStale, isConverted } = seenOf(this.facts, this.question.region, row);
    const notes = [isConverted ? this.say("converted") : "", isStale ? this.say("stale") : ""];
    const said = [this.say(`kind.${row.kind}`), ...notes];
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

  /** Returns so many of a product as a sentence names them, which may need an article. */
  named(row) {
    return row.count === 1 ? this.say("one", { name: this.name(row.id) }) : this.cards(row);
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
    const { pick } = this.answer;
    const role = row === pick ? this.say("picked") : this.ties.includes(row) ? this.say("tied") : "";
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
