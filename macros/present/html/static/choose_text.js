// Choose text: the answer on which accelerator to get, in the same sentences as
// macros/present/tools/choose_words.py.

import { MORE_GB, amountOf, fasterThanOwn, fastestOf, floorOf, hasMoreCards, isBehind } from "./choose_offers.js";
import { isLacking, isMoreThanOwn, isOfferOf, isOwn, isTooDear, keepKey, leastOfCheaper } from "./choose_offers.js";
import { ratioBeside, roleOf, seenOf, speedKey, speedRange, stepsFrom, suited, todayOf } from "./choose_offers.js";
import { isForMainMemory, nearestOf, oneMore, ownLimit, tightModels, total } from "./choose_offers.js";
import { filled } from "./page.js";
import { ToolWords } from "./tool_form.js";

const NAMED = 3;
const ANY_TAX = 0.005; // below this share a tax is said to be none
const CPU_STEP_W = 5;
const LEAST_CPU_W = 35; // what no processor of a desktop computer goes below

/** The answer in the words of the page. */
export class ChooseText extends ToolWords {
  constructor(said, language, question, answer, facts) {
    super(said, language);
    const persona = facts.personaById.get(question.preset);
    this.hasPick = isOwn(answer.pick, question.have);
    this.keeps = answer.keep || this.hasPick;
    this.ofValue = persona.maximise.includes("_per_") ? "_value" : "";
    Object.assign(this, { question, answer, facts, persona, own: facts.cardById.get(question.have) });
  }

  /** The ties for which something speaks: less to pay, more memory or more speed. */
  get ties() {
    return this.answer.ties.filter((row) => !isBehind(row, this.answer.pick));
  }

  sentence() {
    const { pick, others, last_cut } = this.answer;
    const persona = this.said.personas[this.question.preset];
    if (this.keeps) {
      const key = this.hasPick ? "keep_pick" : keepKey(this.answer);
      return this.say(key, { persona, have: this.name(this.own.id) });
    }
    if (!pick && isLacking(last_cut)) return this.say("say.unpriced", { persona });
    if (!pick && isTooDear(this)) return this.say("say.too_dear", { persona });
    if (!pick) return this.say("say.none", { persona, need: this.say(`cut.${last_cut}`) });
    const isAlone = !others.length && !this.answer.ties.length;
    const key = this.ties.length ? "tie" : isAlone ? "only" : "pick";
    return this.say(`say.${key}`, { persona, cards: this.named(pick), pay: this.pay(pick) });
  }

  *further() {
    const { pick, ties, others, short_gb } = this.answer;
    if (this.keeps) return yield* this.kept(pick);
    if (this.ties.length) yield this.say(`ties${this.ofValue}`, { list: this.listed(this.ties) });
    yield* this.around(pick);
    for (const model of tightModels(this)) yield this.say("tight", { model });
    yield* this.budget(pick);
    yield* this.weighed();
    yield* this.supply();
    yield* this.room();
    if (this.question.have && (pick || short_gb)) yield* this.besideOwn(pick);
    const more = oneMore(this);
    if (more) yield this.say("own_alone", { have: this.name(more.id), pay: this.pay(more) });
    if (isForMainMemory(this)) yield this.say("main_memory");
    if (pick && pick.kind !== "rental") {
      yield* this.above([pick, ...ties, ...others]);
      yield* this.steps(pick);
    }
    if (!pick) yield* this.unanswered();
  }

  /** Yields what who keeps a card would get without it, and what is faster. */
  *kept(pick) {
    yield* this.weighed();
    const { gain } = this.answer;
    if (!pick || !gain) return;
    const words = { cards: this.named(pick), factor: this.factor(gain) };
    if (!this.hasPick) yield this.say("unowned", { ...words, pay: this.pay(pick) });
    const faster = fasterThanOwn(this.answer);
    if (faster && pick.kind !== "rental") yield this.step("faster_own", faster, pick);
    if (!faster && this.hasPick) yield this.say("none_faster", { have: this.name(this.own.id) });
  }

  /** Yields what the parts cost that go around the pick, and what is not counted of them. */
  *around(pick) {
    if (!pick) return;
    const { "host-memory": each, "host-disk": disk } = this.facts.rules;
    const [memory, drive] = [each * pick.count, disk].map((memory_gb) => this.memory({ memory_gb }));
    const words = { money: this.money(total(pick)), memory, drive };
    if (pick.around) yield this.say(pick.is_within ? "around_supply" : "around", words);
    yield* this.slots(pick);
  }

  /** Yields that several cards need room in the reader's computer, where nobody said it has. */
  *slots({ is_within, count }) {
    const isUnsure = is_within && count > 1 && this.question.free_slots === null;
    if (isUnsure) yield this.say("slots_unsure", { count: this.number(count) });
  }

  /** Yields what the budget is compared with, and what it does not cover. */
  *budget(pick) {
    const { tax } = this.answer;
    const { budget } = this.question;
    const limit = ownLimit(this);
    if (limit) yield this.say("own_limit", { money: this.money(limit) });
    if (tax !== null) yield this.say(tax < ANY_TAX ? "before_any_tax" : "before_tax", { rate: this.percent(tax) });
    if (!pick || budget === null) return;
    if (pick.kind === "rental") yield this.say("hours", { hours: this.factor([budget / pick.cards]) });
    else if (this.persona.needs.total_usd_at_most) yield this.say("own_budget");
    if (this.isForParts(pick)) yield this.say("one_budget", { cards: this.named(pick) });
  }

  /** Returns whether an organisation's budget is compared with cards without their computer. */
  isForParts({ is_within }) {
    return this.persona.organisation && is_within;
  }

  /** Returns what all costs that must be bought, and what that is. */
  spent(row) {
    const parts = row.is_within ? "_supply" : "_parts";
    return this.say(`sum${row.around ? parts : ""}`, { money: this.money(total(row)) });
  }

  *unanswered() {
    const { nearest, last_cut, instead, loud } = this.answer;
    if (nearest && !isLacking(last_cut)) {
      yield this.say("nearest", { cards: this.named(nearest), sum: this.spent(nearest) });
      yield* this.slots(nearest);
    }
    yield* this.within();
    if (loud) yield this.say("loud", { cards: this.named(loud), pay: this.pay(loud) });
    if (!isLacking(last_cut)) {
      if (isTooDear(this)) return yield* this.byHour();
      if (last_cut === "workload_memory_gb") yield this.say("work_floor", { memory: this.memory(floorOf(this)) });
      const most = this.cutRows().slice(0, NAMED).map(([need]) => need);
      if (most.length) yield this.say("cut_most", { list: most.join(this.said.joins.list) });
      return;
    }
    const { segments } = this.persona.needs;
    if (segments?.length === 1 && segments[0] === "laptop") yield this.say("unpriced_laptop");
    const suits = suited(this);
    if (suits.length) yield this.say("suits", { list: this.cutShort(suits.map((id) => this.sized(id))) });
    for (const { preset, row } of instead) {
      yield this.say("instead", { persona: this.said.personas[preset], cards: this.named(row), pay: this.pay(row) });
    }
  }

  /** Yields what another profile is told for the same budget, and what that falls short of. */
  *within() {
    if (!this.answer.within) return;
    const { preset, row, asked_gb } = this.answer.within;
    const words = { cards: this.named(row), pay: this.pay(row) };
    yield this.say("within", { persona: this.said.personas[preset], ...words });
    if (row.around) yield this.say("within_sum", { sum: this.spent(row) });
    if (asked_gb === null) return;
    const persona = this.said.personas[this.question.preset];
    const [memory, asked] = [row, { memory_gb: asked_gb }].map((one) => this.memory(one));
    yield this.say("within_short", { persona, memory, asked });
  }

  /** Yields what could be rented, where no other profile is named that fits the budget. */
  *byHour() {
    const row = this.answer.rented;
    if (row) yield this.say("rent", { cards: this.named(row), pay: this.pay(row) });
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
    const [asked, own, cpu_w] = [this.answer.supply_w, this.question.psu_w, this.answer.cpu_w];
    if (asked === null || own === null) return;
    const isLess = own < asked;
    const words = { watts: this.watts(asked), own: this.watts(own) };
    if (cpu_w === null) return yield this.say(isLess ? "supply" : "supply_ok", words);
    if (cpu_w < LEAST_CPU_W) return yield this.say(isLess ? "supply" : "supply_tight", words);
    const cpu = this.watts(Math.floor(cpu_w / CPU_STEP_W) * CPU_STEP_W);
    yield this.say(isLess ? "supply_less" : "supply_cpu", { ...words, cpu });
  }

  *room() {
    const { room } = this.answer;
    if (room === null) return;
    const count = this.number(room);
    const there = this.own;
    if (there?.form === "pcie_card") yield this.say(room === 1 ? "room_swap_one" : "room_swap", { have: this.name(there.id), count });
    else yield this.say(room === 1 ? "room_one" : "room", { count });
  }

  watts(value) {
    return filled(this.said.joins.w, { number: this.number(Math.ceil(value)) });
  }

  /** Yields how the pick compares with the card that the reader has. */
  *besideOwn(pick) {
    const { short_gb } = this.answer;
    if (!this.persona.needs.more_memory_than_own) return yield* this.gain();
    const words = { have: this.name(this.own.id), own: this.memory(this.own) };
    if (pick) {
      yield this.say("larger", { memory: this.memory(pick), ...words });
      yield this.speedBesideOwn(words.have);
    } else if (short_gb === this.own.memory_gb + MORE_GB) yield this.say("more_than_own", words);
    else yield* this.gain();
  }

  /** Returns how fast the pick is beside the reader's card. */
  speedBesideOwn(have) {
    const { gain } = this.answer;
    if (!gain) return this.say("gain_unknown", { have });
    const slower = gain.at(-1) < 1 ? "is_slower" : "may_be_slower";
    return this.say(gain[0] > 1 ? "gain" : slower, { have, factor: this.factor(gain) });
  }

  *gain() {
    const { pick, gain, short_gb } = this.answer;
    const have = this.name(this.question.have);
    const [memory, asked] = [this.own, { memory_gb: short_gb }].map((one) => this.memory(one));
    if (pick && gain && short_gb !== null && gain[0] <= 1) {
      return yield this.say("keep_short", { have, memory: this.memory(pick), factor: this.factor(gain) });
    }
    if (gain || short_gb === null) yield this.speedBesideOwn(have);
    if (short_gb !== null) yield this.say("short", { have, memory, asked });
  }

  /** Yields the dearest of what meets all needs where the budget is more than that. */
  *above(rows) {
    const { budget } = this.question;
    if (this.isForParts(rows[0]) || this.answer.tax !== null) return;
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
    if (gain && gain[0] <= 1 && !this.persona.needs.more_memory_than_own) {
      const faster = fasterThanOwn(this.answer);
      if (faster) yield this.step("faster_own", faster, pick);
      else yield this.say("none_faster", { have: this.name(this.question.have) });
      return;
    }
    const rows = every.filter((row) => isMoreThanOwn(row, pick, gain, this.own));
    const steps = stepsFrom(pick, rows, leastOfCheaper(this)).filter(([, row]) => row.speed);
    for (const [key, row] of steps) {
      yield this.step(key, row, pick);
      const isTie = key.startsWith("cheaper") && this.ties.includes(row);
      if (isTie && hasMoreCards(row, pick)) yield this.say("fewer_cards", { cards: this.cards(row) });
    }
    if (this.question.budget === null) return;
    const fastest = fastestOf(rows, [pick, ...steps.map(([, row]) => row)]);
    if (fastest) yield this.step("fastest", fastest, pick);
  }

  step(key, row, pick) {
    const words = { cards: this.named(row), paid: this.paidFor(row, pick), memory: this.memory(row) };
    const ratio = ratioBeside(row, pick, this.answer.gain);
    const said = { share: this.percent(ratio), number: this.factor([ratio]) };
    const speed = `${speedKey(ratio)}${this.answer.gain ? "_own" : ""}`;
    return this.say(key, { ...words, speed: this.say(speed, said) });
  }

  /** Returns what the cards cost, as is said of the pick, and all where parts go around. */
  paidFor(row, pick) {
    const words = { money: this.money(row.cards), kind: this.kind(row) };
    const every = this.money(total(row));
    if (every === words.money && (row.around || !pick.around)) return this.say("paid", words);
    if (!row.around) return this.say("paid_only", words);
    return this.say("paid_all", { ...words, total: every });
  }

  /** Yields what would change the answer, the nearest of each way. */
  *turns() {
    if (this.keeps) return;
    const nearest = nearestOf(this.answer, this.facts.rules["turn-price-fall"]);
    const [cheaper, dearer] = [nearest.get("cheaper"), nearest.get("dearer")];
    // Where both ways lead to the same offer, one sentence is enough.
    if (cheaper && dearer && isOfferOf(cheaper)(dearer)) {
      nearest.delete("cheaper");
      nearest.delete("dearer");
      yield this.bothWays(cheaper, dearer);
    }
    for (const turn of nearest.values()) {
      const key = this.isReached(turn) ? "turn_near" : `turn.${turn.how}`;
      yield this.say(key, { ...this.turned(turn), money: this.limit(turn) });
    }
  }

  /** Returns at which prices of an offer, or of the pick, it is the answer. */
  bothWays(cheaper, dearer) {
    const words = { low: this.limit(cheaper), high: this.limit(dearer) };
    const isNear = [cheaper, dearer].some((turn) => this.isReached(turn));
    const key = words.low === words.high ? "turn.equal" : isNear ? "turn_near" : "turn.either";
    return this.say(key, { ...this.turned(cheaper), ...words });
  }

  turned(turn) {
    return { cards: this.named(turn), kind: this.say(`kind.${turn.kind}`) };
  }

  limit(turn) {
    return this.price({ kind: turn.kind, cards: amountOf(turn, this.answer) });
  }

  /** Returns whether the price at which the answer changes is said like that of today. */
  isReached(turn) {
    const today = todayOf(turn, this.answer);
    return Boolean(today) && this.limit(turn) === this.price(today);
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
    const role = roleOf(row, this.answer, this.ties, this.question.have);
    const paid = row.kind === "rental" ? this.price(row) : this.money(total(row));
    const isKnown = row.speed && pick?.speed;
    const ends = row === pick ? [1] : isKnown && speedRange(row, pick);
    return [
      [this.cards(row), role && this.say(role === "tied" ? role + this.ofValue : role)],
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
