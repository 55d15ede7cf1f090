// Second card: answers on its page what a second card is good for.

import { element, filled } from "./page.js";
import { checkOf, indexed, pairAnswer, questionOf } from "./pair_answer.js";
import { isOver, mayBeReadyMade, supplyAssumed } from "./pair_power.js";
import { anotherPair, fastest, isForMemory, isRefused, mayBeSlower, namedSingles, orderOf, waitsInTurn } from "./pair_ways.js";
import { remember } from "./region.js";
import { LongLists, ToolWords, takeRegion } from "./tool_form.js";
import { ToolPage } from "./tool_page.js";

const [LABEL_STEP_W, STEP_W] = [50, 10];
const OF_MODELS = [3, 4]; // columns that say nothing of jobs and training

class SecondCard extends ToolWords {
  constructor(box) {
    super(JSON.parse(box.querySelector("template").content.textContent), document.documentElement.lang);
    this.box = box;
    this.lists = new LongLists(box);
    this.day = this.said.day;
  }

  async load() {
    const response = await fetch(this.said.file);
    if (!response.ok) throw new Error(response.statusText);
    return this.lists.name(indexed(await response.json()), "cards");
  }

  /** Takes the region that the reader chose on another page, and learns what can be chosen. */
  started(page) {
    this.lists.start(page);
    return takeRegion(page);
  }

  answer(values, data) {
    this.lists.show(values);
    remember(values.region);
    this.facts = data;
    this.question = questionOf(values);
    this.found = pairAnswer(this.question, data);
    const sentence = this.sentence();
    const further = [...this.further()];
    this.show(further);
    return { sentence, bar: sentence, text: [sentence, ...further].join("\n") };
  }

  show(further) {
    this.box.querySelector("[data-further]").replaceChildren(...further.map((line) => element("li", {}, line)));
    const check = this.box.querySelector("[data-check]");
    check.search = checkOf(this.question);
    check.parentElement.hidden = this.isRefused();
    const model = this.box.querySelector("[data-model]");
    model.href = `../models/${this.question.model}/`;
    model.parentElement.hidden = !isForMemory(this.found.verdict);
    const table = this.box.querySelector("[data-options] table");
    table.tBodies[0].replaceChildren(...this.found.options.map((option) => this.row(option)));
    for (const { cells } of table.rows) {
      for (const at of OF_MODELS) cells[at].hidden = !this.asksTokens();
    }
  }

  sentence() {
    const { verdict, today, chosen } = this.found;
    const option = verdict === "already" ? today : chosen;
    const said = this.say(`say.${verdict}`, {
      cards: this.named(option.cards),
      have: this.have(),
      add: this.named([this.question.add || this.question.have]),
      model: this.facts.modelById.get(this.question.model).name,
      need: this.need(option),
      pool: this.gib(option.pool_gib ?? 0),
      factor: option.factor ? this.factor(option.factor) : "",
      middle: option.factor ? this.twoDigits(option.factor.value) : "",
      how: this.factorKnown(option, verdict !== "chat_gain"), // which names its way itself
    });
    return this.isOverloaded() ? [said, this.say("but_outlet")].join(this.said.joins.sentence) : said;
  }

  isOverloaded() {
    return !this.isRefused() && isOver(this.question, this.facts, this.found.chosen.cards);
  }

  *further() {
    const [{ verdict, today, alone }, { purpose }] = [this.found, this.question];
    if (this.isOverloaded()) yield* this.circuit(); // a danger comes first
    if (!this.isRefused()) yield* this.warned();
    if (alone) yield* this.oneCard("alone", alone);
    if (today.holds === "no" && ["chat", "chats"].includes(purpose)) {
      yield this.say("today_no", { have: this.have() });
    }
    yield* this.chatsLeft();
    yield* this.written();
    if (this.asksTokens() && waitsInTurn(this.found)) yield this.say("in_turn");
    if (verdict === "training_unknown" && this.question.add) yield this.say("training_mixed");
    yield* this.ways();
    if (!this.isRefused()) yield* this.power();
    const asked = [this.question, this.found, this.facts, this.isRefused()];
    if (mayBeReadyMade(...asked)) yield this.say("proprietary_supply");
    if (this.isRefused()) return;
    if (!this.isOverloaded()) yield* this.circuit();
    yield this.say("board");
  }

  /** Returns whether the answer is not to buy a second card. */
  isRefused() {
    return isRefused(this.found.verdict);
  }

  /** Yields what to pay for a second card or one larger; where it is of no use, no price. */
  *ways() {
    const [{ verdict }, isRefused] = [this.found, this.isRefused()];
    const psu_w = supplyAssumed(this.question, this.found, isRefused);
    if (psu_w !== null) yield this.say("supply_assumed", { psu: this.watts(psu_w) });
    if (!isRefused) yield* this.price();
    const other = anotherPair(this.found);
    if (other) yield* this.oneCard("another_pair", other);
    if (other?.tokens) yield this.say("another_writes", { speed: this.tokens(other.tokens), how: this.say(`wrote.${other.tokens.kind}`) });
    if (other && isOver(this.question, this.facts, other.cards)) yield this.say("but_outlet");
    if (verdict === "not_reached" || !(isRefused || /(unknown|makers)$/.test(verdict))) {
      yield* this.larger(isRefused ? "instead" : isForMemory(verdict) ? "larger" : "better");
    }
    if (this.singles().length && this.question.sale === null) yield this.sale();
    if (!this.facts.tax_on_top.includes(this.question.region)) return;
    if (this.found.options.some(({ bought }) => bought)) yield this.say("tax");
  }

  /** Returns what is counted for the present card where the reader did not say it. */
  sale() {
    const [{ sale }, have] = [this.found, this.have()];
    return sale === null ? this.say("sale_unknown", { have }) : this.say("sale_counted", { have, money: this.money(sale) });
  }

  singles() {
    return this.found.options.filter(({ id }) => id === "larger");
  }

  /** Says what is warned of in each card, whatever computer it goes into. */
  *warned() {
    for (const id of new Set(this.found.chosen.cards)) {
      for (const rule of this.facts.cardById.get(id).warned) {
        yield this.say("warned", { card: this.name(id), what: this.say(`warned.${rule}`) });
      }
    }
  }

  /** Says the memory for further chats, where many are asked for and nobody measured them. */
  *chatsLeft() {
    const { verdict, chosen } = this.found;
    const isOpen = this.question.purpose === "chats" && ["reached", "maybe"].includes(verdict);
    if (!isOpen || !chosen.need || chosen.pool_gib === null) return;
    const { pool_gib: pool, need } = chosen;
    const ends = [need[2], need[0]].map((end) => this.tenths(Math.max(0, pool - end)));
    yield this.say("chats_left", { left: filled(this.said.joins.gib, { number: this.ranged(ends) }) });
  }

  /** Says the tokens a second of one chat: today, with both cards, and sharing layers. */
  *written() {
    const { today, chosen } = this.found;
    if (!this.asksTokens()) return;
    const isSame = chosen.is_copied && new Set(chosen.cards).size === 1; // said of today already
    const both = [chosen.is_copied ? "writes_copy" : "writes", isSame ? null : chosen.tokens];
    const told = [["writes_today", today.tokens], both, ["writes_shared", chosen.shared]];
    for (const [key, tokens] of this.found.verdict === "already" ? told.slice(0, 1) : told) {
      if (!tokens) continue;
      const words = { cards: this.have(), speed: this.tokens(tokens) };
      yield this.say(key, { ...words, how: this.say(`wrote.${tokens.kind}`) });
    }
  }

  asksTokens() {
    return !["training", "jobs"].includes(this.question.purpose);
  }

  tokens({ low, high }) {
    return this.ranged([low, high].map((end) => this.digits(Number(end.toPrecision(2)), 2)));
  }

  /** Returns the tokens a second of an option, with how they are known and those sharing layers. */
  tokensCell({ tokens, shared }) {
    if (!tokens || !this.asksTokens()) return ["–", ""];
    const said = [this.say(`wrote.${tokens.kind}`)];
    if (shared) said.push(this.say("tensor_row", { speed: this.tokens(shared) }));
    return [this.tokens(tokens), said.join(this.said.joins.details)];
  }

  *price() {
    const { amount, supply } = this.found.chosen;
    const add = this.added();
    if (amount === null) return yield this.say("price_unknown", { add });
    const { kind: bought, month } = this.sold(this.found.chosen);
    yield this.say("price", { add, money: this.money(amount - (supply?.amount ?? 0)), bought, month });
    if (!supply) return;
    const costs = { money: this.money(supply.amount), total: this.money(amount) };
    yield this.say(supply.has_plugs ? "supply_plugs" : "supply_too", { label: this.watts(supply.label_w), ...costs });
  }

  *larger(key) {
    const larger = this.singles();
    const isJob = this.question.purpose === "jobs"; // of which no single speed is known
    const none = this.found.is_dear ? "none_dear" : `none_${key === "better" ? key : "larger"}`;
    const words = { have: this.have(), times: this.number(this.facts.single_ratio) };
    if (!larger.length && !isJob) yield this.say(none, words);
    for (const one of namedSingles(larger, this.found.alone)) {
      yield* this.oneCard(mayBeSlower(one) ? "other" : key, one);
    }
  }

  *oneCard(key, option) {
    const isCounted = option.id !== "larger" || this.found.sale;
    yield this.say(option.amount < 0 ? `${key}_left` : isCounted ? key : `${key}_unsold`, {
      card: this.cards(option),
      have: this.have(),
      money: this.money(Math.abs(option.amount)),
      bought: this.bought(option),
    });
    if (option.supply) yield this.say("supply_counted", { label: this.watts(option.supply.label_w) });
    yield* this.lost(option);
  }

  /** Returns whether the card to buy is new or used, and when such a price was seen. */
  bought(option) {
    return option.bought ? this.say("seen", this.sold(option)) : "";
  }

  sold({ bought, seen: [month, ...notes] }) {
    const said = [`bought.${bought}`, ...notes].map((key) => this.say(key));
    return { kind: said.join(this.said.joins.details), month: this.month(month) };
  }

  /** Returns what the price of an option counts. */
  counted({ amount, supply, ...option }) {
    const said = option.bought ? [this.bought(option)] : [];
    if (amount !== null && supply) said.push(this.say("with_supply", { label: this.watts(supply.label_w) }));
    return said.join(this.said.joins.details);
  }

  /** Says what a single card has less of than the pair. */
  *lost({ lost, tokens, pool_gib }) {
    const { chosen } = this.found;
    for (const name of lost) {
      const isSpeed = ["speed", "writes"].includes(name);
      const pair = fastest(chosen);
      const ways = isSpeed && chosen.tokens && pair === chosen.shared && "ways";
      yield this.say(`lost.${isSpeed ? ways || orderOf(tokens, pair) : name}`, {
        turns: ways && this.tokens(chosen.tokens),
        shared: ways && this.tokens(chosen.shared),
        have: this.have(),
        own: isSpeed ? this.tokens(tokens) : this.gib(pool_gib),
        pair: isSpeed ? this.tokens(pair) : this.gib(chosen.pool_gib ?? 0),
      });
    }
  }

  *power() {
    const { verdict, cards_w, cpu_w, load_w, label_w, kept } = this.found.power;
    const { psu_w, limit_w, cpu_w: own } = this.question;
    const label = Math.ceil(label_w / LABEL_STEP_W) * LABEL_STEP_W;
    yield this.say(`power.${verdict}`, {
      cards_w: this.watts(cards_w),
      load: this.watts(load_w),
      label: this.watts(label),
      psu: this.watts(psu_w),
      cpu: this.say(own === null ? "cpu.usual" : "cpu.own", { cpu: this.watts(cpu_w) }),
    });
    yield* this.lowVoltage(psu_w || label);
    if (limit_w === null) return;
    const share = this.ranged(kept.map((end) => this.number(end, { style: "percent" })));
    const words = { limit: this.watts(limit_w), have: this.have(), share };
    yield this.say(kept.length ? "limit" : "limit_unknown", words);
    yield this.say("limit_speeds");
  }

  /** Says that a large power supply may deliver less than its label at the outlet. */
  *lowVoltage(label_w) {
    const { low_volts, low_voltage_most_w: most } = this.facts.power;
    const volts = this.found.power.circuit?.volts ?? low_volts;
    if (volts >= low_volts || label_w <= most) return;
    yield this.say("low_voltage", { volts: this.volts(volts), most: this.watts(most) });
  }

  /** Says whether an outlet bears the whole computer, as far as anybody says. */
  *circuit() {
    const need = this.found.power.circuit;
    if (!need) return;
    const { verdict, limit_w } = need;
    yield this.say(`circuit.${verdict}${verdict === "over" && limit_w === null ? "_alone" : ""}`, {
      wall: this.watts(Math.ceil(need.wall_w / STEP_W) * STEP_W),
      volts: this.volts(need.volts),
      outlet: this.watts(need.outlet_w),
      limit: this.watts(limit_w),
    });
  }

  row(option) {
    const heads = this.said.heads;
    const apart = this.say("holds.apart");
    const { factor } = option;
    const cells = [
      [this.pay(option), this.counted(option)],
      [option.pool_gib === null ? apart : this.gib(option.pool_gib), ""],
      this.holds(option),
      this.tokensCell(option),
      [factor ? this.factor(factor) : this.say(this.runsToday() ? "not_known" : "not_today"), this.factorKnown(option)],
    ];
    const small = (text) => (text ? element("small", {}, text) : null);
    const name = element("th", { scope: "row" }, this.cards(option), " ", small(this.say(`kind.${option.id}`)));
    const others = cells.map(([text, detail], at) => {
      const attributes = { class: "guide-number", "data-label": heads[at + 1] };
      return element("td", attributes, text, detail ? " " : null, small(detail));
    });
    return element("tr", {}, name, ...others);
  }

  /** Returns how a speed against today is known; in turn two equal cards are no faster than one. */
  factorKnown({ id, factor, shared }, isNamed = true) {
    if (!factor || id === "keep") return "";
    const how = this.say(`how.${factor.kind}`);
    const isChat = this.question.purpose !== "training" && factor.kind !== "rule";
    const isTensor = isNamed && isChat && id === "pair" && (shared || factor.value > 1);
    return isTensor ? this.say("tensor_row", { speed: how }) : how;
  }

  /** Returns whether there is a speed of today to compare with: the model runs, or none is asked for. */
  runsToday() {
    return !this.asksTokens() || this.found.today.holds !== "no";
  }

  holds(option) {
    return [this.say(`holds.${option.holds ?? "apart"}`), this.need(option)];
  }

  cards({ cards: [first, second] }) {
    const name = this.name(first);
    if (second === undefined) return name;
    if (second !== first) return this.say("cards", { first: name, second: this.name(second) });
    return filled(this.said.joins.count_of, { count: "2", name });
  }

  /** Returns one card or two as a sentence names them, which may need an article. */
  named(cards) {
    const [first, second] = [this.name(cards[0]), this.name(cards.at(-1))];
    if (first !== second) return this.say("both", { first, second });
    return this.say(cards.length > 1 ? "two" : "one", { name: first });
  }

  have() {
    return this.named([this.question.have]);
  }

  name(id) {
    return this.facts.cardById.get(id).name;
  }

  added() {
    return this.name(this.question.add || this.question.have);
  }

  need({ need }) {
    if (!need) return "";
    const ends = [Math.floor(need[0] * 10) / 10, Math.ceil(need[2] * 10) / 10];
    return filled(this.said.joins.gib, { number: this.ranged(ends.map((end) => this.number(end))) });
  }

  gib(size) {
    return filled(this.said.joins.gib, { number: this.tenths(size) });
  }

  tenths(size) {
    return this.number(Math.floor(size * 10) / 10);
  }

  watts(power) {
    return filled(this.said.joins.w, { number: this.number(Math.round(power ?? 0)) });
  }

  volts(number) {
    return filled(this.said.joins.v, { number: this.number(number) });
  }

  factor({ low, high }) {
    return this.ranged([low, high].map((end) => this.twoDigits(end)));
  }

  twoDigits(value) {
    return this.number(value, { maximumSignificantDigits: 2 });
  }

  money(amount) {
    return this.paid(amount, this.question.region);
  }

  pay({ amount }) {
    if (amount === null) return this.say("not_known");
    if (amount < 0) return this.say("left", { money: this.money(-amount) });
    return this.money(amount);
  }
}

document.querySelectorAll("[data-guide-second-card]").forEach((box) => {
  new ToolPage(box, new SecondCard(box));
});
