// Choose: answers on its page which accelerator to get, in the same sentences as
// macros/present/tools/choose_words.py.

import { chooseAnswer, indexed, isLacking, LACKING } from "./choose_answer.js";
import { STEP, about, seenOf, stepsFrom, total } from "./choose_offers.js";
import { element, filled } from "./page.js";
import { remember } from "./region.js";
import { LongLists, tableRow, takeRegion, ToolWords } from "./tool_form.js";
import { ToolPage } from "./tool_page.js";

const PRESET = "preset";
const NO_CARD = "none";
const PLACES = [1, 2, 3]; // of works that are weighed
const SUM_DIGITS = 3;
const NAMED = 3;

class Choose {
  constructor(box) {
    this.box = box;
    this.lists = new LongLists(box);
    this.said = JSON.parse(box.querySelector("template").content.textContent);
    this.day = this.said.day;
    this.language = document.documentElement.lang;
  }

  /** Loads what holds everywhere, and what in the region of the address or of the form. */
  async load() {
    const { choices } = this.page.fields.find(({ name }) => name === "region");
    const asked = new URLSearchParams(location.search).get("region");
    const id = choices.includes(asked) ? asked : this.page.values.region;
    const files = ["facts", id].map((name) => fetched(`${this.said.file}${name}.json`));
    const [facts, region] = await Promise.all(files);
    return this.lists.name(indexed({ ...facts, regions: { [id]: region } }), "cards");
  }

  started(page) {
    this.page = page;
    this.lists.start(page);
    return takeRegion(page);
  }

  answer(values, data) {
    this.lists.show(values);
    remember(values.region);
    if (!data.regions[values.region]) return this.later(values.region, data);
    const unused = values.has === "nothing" ? ["psu", "free"].filter((name) => values[name] !== "") : [];
    if (unused.length) return { wrong: this.unused(unused) };
    const { works } = data.personaById.get(values.for);
    const question = questionOf(values, worksOf(values, this.said.weights, works));
    const found = chooseAnswer(question, data);
    const text = new ChooseText(this.said, this.language, question, found, data);
    const sentence = text.sentence();
    const further = [...text.further()];
    const turns = [...text.turns()];
    this.showLines("[data-further]", further);
    this.showLines("[data-turns]", turns);
    this.box.querySelector("[data-turns-of]").hidden = !turns.length;
    this.showUsual(question, data);
    this.box.querySelector("[data-derivation]").href = `../picks/${question.preset}/`;
    this.showRows(text);
    this.showCut(text.cutRows());
    return { sentence, bar: sentence, text: [sentence, ...further, ...turns].join("\n") };
  }

  /** Returns what is said at fields of a computer where the reader has none. */
  unused(names) {
    return Object.fromEntries(names.map((name) => [name, this.said.words[`${name}_unused`]]));
  }

  showLines(place, lines) {
    const made = lines.map((line) => element("li", {}, line));
    this.box.querySelector(place).replaceChildren(...made);
  }

  /** Shows the sum and the memory that the profile has for itself. */
  showUsual({ preset, region }, data) {
    const { needs, memory_gb } = data.personaById.get(preset);
    const sum = needs.total_usd_at_most;
    const told = sum ? Number((sum / data.regions[region].usd).toPrecision(SUM_DIGITS)) : null;
    this.page.setUsual("budget", told);
    this.page.setUsual("memory", memory_gb);
  }

  /** Fetches what holds in a region, then answers again. */
  later(region, data) {
    fetched(`${this.said.file}${region}.json`)
      .then((found) => {
        data.regions[region] = found;
        this.page.changed();
      })
      .catch(() => this.page.showRefused({ region: this.said.words.failed }));
    return { wrong: { region: this.said.words.loading } };
  }

  showRows(text) {
    const { pick, ties, others } = text.answer;
    const place = this.box.querySelector('[data-list-of="rows"]');
    const [first, rest] = place.querySelectorAll("table");
    const heads = [...first.tHead.rows[0].cells].map(({ textContent }) => textContent);
    const rows = [pick, ...ties, ...others].filter(Boolean);
    const made = rows.map((row) => tableRow(text.row(row), `../gpus/${row.id}/`, heads));
    first.tBodies[0].replaceChildren(...made.slice(0, this.said.shown));
    rest.tBodies[0].replaceChildren(...made.slice(this.said.shown));
    place.hidden = !rows.length;
    place.querySelector("details").hidden = rows.length <= this.said.shown;
  }

  showCut(rows) {
    const made = rows.map(([need, count]) =>
      element("tr", {}, element("th", { scope: "row" }, need), element("td", { class: "guide-number" }, count)),
    );
    this.box.querySelector("[data-cut] tbody").replaceChildren(...made);
  }
}

async function fetched(file) {
  const response = await fetch(file);
  if (!response.ok) throw new Error(response.statusText);
  return response.json();
}

/** Returns the question that the fields ask; what is left open is the profile's. */
function questionOf(values, works) {
  const said = (name) => (values[name] === "" ? null : values[name]);
  const chosen = (name) => (values[name] === PRESET ? null : values[name]);
  return {
    preset: values.for,
    region: values.region,
    works,
    budget: said("budget"),
    memory_gb: said("memory"),
    acquire: chosen("acquire"),
    has: chosen("has"),
    cuda: values.cuda === "1",
    watts: said("watts"),
    slots: said("slots"),
    count: values.count === PRESET ? null : Number(values.count),
    have: values.have === NO_CARD ? "" : values.have,
    psu_w: said("psu"),
    free_slots: said("free"),
    quiet: values.quiet === "1",
  };
}

/**
 * Returns the works, each as often as it weighs; none where the profile's own hold alone.
 *
 * Where the first is left to the profile, its own works stand for it together.
 */
export function worksOf(values, weights, own) {
  const chosen = PLACES.map((at) => [values[`work${at}`], weights[values[`weight${at}`]]]);
  if (chosen.every(([work]) => work === PRESET)) return [];
  const isOwn = chosen[0][0] === PRESET;
  const repeated = (work, times) => Array(times).fill(work);
  return chosen.flatMap(([work, weight], at) => {
    if (work !== PRESET) return repeated(work, weight * (isOwn ? own.length : 1));
    return at === 0 ? own.flatMap((one) => repeated(one, weight)) : [];
  });
}

/** The answer in the words of the page. */
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
    return this.say(`say.${key}`, { persona, cards: this.named(pick), pay: this.pay(pick) });
  }

  *further() {
    const { pick, ties, others, short_gb } = this.answer;
    if (ties.length) yield this.say("ties", { list: this.listed(ties) });
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
    const { is_within } = this.answer;
    const money = pick?.around ? this.money(total(pick)) : "";
    if (money) yield is_within ? this.say("around_supply", { money }) : this.say("around", { money });
    const isUnsure = is_within && pick.count > 1 && this.question.free_slots === null;
    if (isUnsure) yield this.say("slots_unsure", { count: this.number(pick.count) });
  }

  *unanswered() {
    const { nearest, last_cut, instead } = this.answer;
    if (!isLacking(last_cut)) {
      if (nearest) yield this.say("nearest", { cards: this.named(nearest), money: this.money(total(nearest)) });
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
    yield this.say("above", { cards: this.named(dearest), money: this.money(total(dearest)) });
  }

  *steps(pick) {
    for (const [key, row] of stepsFrom(pick, [...this.answer.ties, ...this.answer.others])) {
      if (!row.speed || !pick.speed) continue;
      const words = { cards: this.named(row), paid: this.paidFor(row, pick), memory: this.memory(row) };
      const ratio = row.speed[1] / pick.speed[1];
      const said = { share: this.percent(ratio), number: this.factor([ratio]) };
      yield this.say(key, { ...words, speed: this.say(ratio < STEP ? "share" : "times", said) });
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
    const nearest = new Map();
    for (const turn of this.answer.turns) if (!nearest.has(turn.how)) nearest.set(turn.how, turn);
    const [cheaper, dearer] = [nearest.get("cheaper"), nearest.get("dearer")];
    // Where both ways lead to the same offer, one sentence is enough.
    if (cheaper && dearer && ["id", "kind", "count"].every((key) => cheaper[key] === dearer[key])) {
      nearest.delete("cheaper");
      nearest.delete("dearer");
      const words = { low: this.limit(cheaper), high: this.limit(dearer) };
      yield this.say("turn.either", { ...this.turned(cheaper), ...words });
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

document.querySelectorAll("[data-guide-choose]").forEach((box) => {
  new ToolPage(box, new Choose(box));
});
