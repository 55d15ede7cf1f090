// Rent: answers on its page whether to rent or to buy an accelerator.

import { element, filled } from "./page.js";
import { remember } from "./region.js";
import { MUCH_FASTER, costsByMonth, indexed, rentAnswer } from "./rent_answer.js";
import { rentChart } from "./rent_chart.js";
import { changedPairs, countsInMyriads, priced, spokenAmount, unambiguous } from "./tool_fields.js";
import { LongLists, ToolWords, takeRegion } from "./tool_form.js";
import { ToolPage } from "./tool_page.js";

const PERCENT = 100;
const MILLION = 1e6;
const NONE = "–";

class Rent {
  constructor(box) {
    this.box = box;
    this.lists = new LongLists(box);
    this.said = JSON.parse(box.querySelector("template").content.textContent);
    this.day = this.said.day;
    this.language = document.documentElement.lang;
  }

  async load() {
    const response = await fetch(this.said.file);
    if (!response.ok) throw new Error(response.statusText);
    return this.lists.name(indexed(await response.json()), "cards");
  }

  started(page) {
    this.lists.start(page);
    return takeRegion(page);
  }

  answer(values, data, { fields }) {
    this.lists.show(values);
    const isAsked = changedPairs(fields, values).length > 0;
    this.showExample(!isAsked);
    remember(values.region);
    const question = questionOf(values);
    const found = rentAnswer(question, data);
    if (isBelowPower(question, found)) return { wrong: { rate: this.said.words["wrong.rate"] } };
    const text = new RentText(this.said, this.language, question, found, data);
    const sentence = text.sentence();
    const further = [...text.further()];
    const lines = further.map((line) => element("li", {}, line));
    this.box.querySelector("[data-further]").replaceChildren(...lines);
    this.showTable("years", found.rows.map((row) => text.yearRow(row)));
    this.showChart(isAsked ? costsByMonth(question, data) : [], text);
    this.showTable("jobs", found.jobs.map((job) => text.jobRow(job)));
    this.showTable("runs", found.runs.map((run) => text.runRow(run)));
    return { sentence, bar: sentence, text: [sentence, ...further].join("\n") };
  }

  /** Shows the chart of the worked example, or hides it beside an answer of other numbers. */
  showExample(isAsked) {
    const example = this.box.querySelector("[data-example]");
    if (example) example.hidden = !isAsked;
  }

  /** Draws what both cost by month where the example is hidden. */
  showChart(costs, text) {
    const figure = this.box.querySelector("[data-drawn]");
    figure.hidden = !costs.length;
    if (!costs.length) return;
    const words = text.chartWords(costs.at(-1));
    figure.querySelector("figcaption").firstChild.textContent = words.title;
    const place = figure.querySelector("div");
    place.replaceChildren(rentChart(costs, words, place));
  }

  showTable(name, rows) {
    const place = this.box.querySelector(`[data-table="${name}"]`);
    const heads = [...place.querySelectorAll("thead th")].map(({ textContent }) => textContent);
    const made = rows.map(([first, ...others]) => {
      const cells = others.map((text, at) =>
        element("td", { class: "guide-number", "data-label": heads[at + 1] }, text),
      );
      return element("tr", {}, element("th", { scope: "row" }, first), ...cells);
    });
    place.querySelector("tbody").replaceChildren(...made);
    place.hidden = !rows.length;
  }
}

function ordered(amounts) {
  return amounts.toSorted((one, other) => one - other);
}

/** Returns whether an hour is entered that costs less than its power alone. */
function isBelowPower({ rate, hours, years }, { power }) {
  const used = (hours * years * 365.25) / 7;
  return rate !== null && power !== null && used > 0 && rate < power / used;
}

/** Returns the question that the fields ask; an empty field says nothing. */
function questionOf(values) {
  const { card, region, hours, years, place, buy, consumer, idle, storage, cooling, run } = values;
  const said = (name) => (values[name] === "" ? null : values[name]);
  const resale = said("resale");
  return {
    card,
    region,
    hours,
    years,
    place,
    buy,
    consumer,
    price: said("price"),
    rate: said("rate"),
    resale: resale === null ? null : resale / PERCENT,
    kwh_price: said("kwh"),
    watts: said("watts"),
    idle: (idle === "" ? 0 : idle) / PERCENT,
    storage: storage === "" ? 0 : storage,
    computer: said("computer"),
    cooling: (cooling === "" ? 0 : cooling) / PERCENT,
    run,
  };
}

class RentText extends ToolWords {
  constructor(said, language, question, answer, facts) {
    super(said, language);
    Object.assign(this, { question, answer, facts });
    this.card = facts.cardById.get(question.card);
  }

  sentence() {
    const { verdict, saving, rent, own, threshold } = this.answer;
    const key = verdict === "close" && threshold[2] === null ? "close_open" : verdict;
    return this.say(`say.${key}`, {
      card: this.card.name,
      threshold: this.threshold(),
      low: this.number(Math.round(threshold[0] ?? 0)),
      hours: this.timed("hours", this.question.hours),
      years: this.timed("years", this.question.years),
      money: saving ? this.span(ordered([saving[0], saving[2]].map(Math.abs))) : "",
      own: own ? this.span(own) : "",
      rent: rent ? this.span(rent) : "",
      at: this.rentedAt(),
    });
  }

  /** Returns when the rents were asked, where that is too long ago. */
  rentedAt() {
    const hour = this.card.hours[this.question.region];
    if (this.question.rate !== null || !hour?.stale) return "";
    return this.say("at", { month: this.month(hour.seen.slice(0, 7)) });
  }

  threshold() {
    const [least, likely, most] = this.answer.threshold.map((hours) =>
      hours === null ? null : this.number(Math.round(hours)),
    );
    if (least === null) return "";
    if (most === null || likely === null) return this.say("hours_from", { low: least });
    return this.say("hours_range", { likely, low: least, high: most });
  }

  *further() {
    const { bought, rate, power, computer, is_computer_known, kind } = this.answer;
    if (bought) {
      yield this.say("bought", { money: this.span(bought), kind: this.say(`kind.${kind}`) });
      yield this.brings(bought);
    }
    if (power !== null) yield this.say("power", { money: this.money(power) });
    if (bought && !is_computer_known) yield this.say("computer_unknown");
    else if (computer) yield this.say("around", { money: this.money(computer) });
    if (rate) yield this.rate(rate);
    yield* this.training();
  }

  /** Returns what the card brings when it is sold, in each case for what was paid in it. */
  brings([least, , most]) {
    const { resale } = this.answer;
    const years = this.timed("years", this.question.years);
    if (this.question.resale !== null || least === most) {
      const values = { money: this.span(ordered(resale)), years };
      return this.question.resale === null ? this.say("brings", values) : this.say("brings_own", values);
    }
    return this.say("brings_ends", {
      years,
      least: this.money(least),
      best: this.money(resale[0]),
      most: this.money(most),
      worst: this.money(resale[2]),
    });
  }

  /** Yields where to train for least: where that is far faster, or this card is not sure to. */
  *training() {
    const { runs } = this.answer;
    const own = runs.find(({ way }) => way === "own");
    const [best] = runs
      .filter(({ way }) => !["own", "rent"].includes(way))
      .filter(({ hours }) => !own || own.hours[1] >= MUCH_FASTER * hours[1])
      .sort((one, other) => one.cost[1] - other.cost[1]);
    if (!best) return;
    yield this.say(own ? "prototype" : this.whyElsewhere(), {
      model: this.said.model,
      card: this.cardName(best),
      tokens: this.tokens(this.question.run * MILLION),
      hours: own ? this.timed("hours", Number(own.hours[1].toPrecision(2))) : "",
      fewer: this.timed("hours", Number(best.hours[1].toPrecision(2))),
      money: this.hour(best.cost),
      need: this.gib(this.facts.tuning_need),
      room: this.gib([this.card.room_gib ?? 0]),
    });
  }

  /** Returns the sentence on a card of which no training speed is told, by its memory. */
  whyElsewhere() {
    const [least, most] = this.facts.tuning_need;
    const room = this.card.room_gib;
    if (most === undefined || room === null || room >= most) return "train_unknown";
    return room >= least ? "train_maybe" : "train_there";
  }

  gib(ends) {
    const few = ends.map((end) => this.few(end));
    return filled(this.said.joins.gib, { number: few.length ? this.ranged([few[0], few.at(-1)]) : "" });
  }

  /** Returns so many `hours` or `years`. */
  timed(unit, number) {
    const isOne = new Intl.PluralRules(this.language).select(number) === "one";
    return this.say(`in_${unit}${isOne ? "_one" : ""}`, { number: this.digits(number, 3) });
  }

  /** Returns how many tokens in words: `100 million tokens`, `1億トークン`. */
  tokens(count) {
    if (count < MILLION || countsInMyriads(this.language)) {
      return this.say("tokens", { count: spokenAmount(count, this.language) });
    }
    const style = { notation: "compact", compactDisplay: "long", maximumFractionDigits: 2 };
    return this.say("tokens_large", { count: this.number(Number(count.toPrecision(3)), style) });
  }

  /** Returns the words of the chart whose last month is given. */
  chartWords(last) {
    const say = (key) => this.said.words[key];
    const unit = this.said.money[this.question.region].replace("{number}", "").trim();
    return {
      title: this.say("chart.finding", {
        card: this.card.name,
        hours: this.timed("hours", this.question.hours),
        months: this.number(last.months),
        own: this.span(last.own),
        rent: this.span(last.rent),
      }),
      own: say("head.own"),
      rent: say("head.rent"),
      x: say("chart.x"),
      y: filled(say("chart.y"), { currency: unit }),
      number: (value) => this.number(value),
    };
  }

  cardName({ card }) {
    return this.facts.cardById.get(card).name;
  }

  few(value) {
    return this.digits(Number(value.toPrecision(2)), 2);
  }

  /** Returns the cells of a job: what, how fast, a million tokens owned and rented. */
  jobRow({ id, speed, own, rent }) {
    const costs = [own, rent].map((cost) => (cost ? this.hour(cost) : NONE));
    return [this.said.jobs[id], this.ranged([speed[0], speed[2]].map((end) => this.few(end))), ...costs];
  }

  /** Returns the cells of a training run: where, how long, and what it costs. */
  runRow(run) {
    const hours = [run.hours[0], run.hours[2]].map((end) => this.few(end));
    const where = this.say(`way.${run.way}`, { card: this.cardName(run) });
    return [where, this.ranged(hours), this.hour(run.cost)];
  }

  rate(rate) {
    const money = this.hour(rate);
    const hour = this.card.hours[this.question.region];
    if (this.question.rate !== null || !hour) return this.say("hour_own", { money });
    const values = { money, month: this.month(hour.seen.slice(0, 7)) };
    return hour.stale ? this.say("hour_stale", values) : this.say("hour", values);
  }

  money(amount) {
    return this.paid(amount, this.question.region);
  }

  span(ends) {
    const numbers = [ends[0], ends.at(-1)].map((end) =>
      spokenAmount(Math.round(end ? Number(end.toPrecision(3)) : 0), this.language),
    );
    const money = this.said.money[this.question.region];
    return priced(money, this.ranged(unambiguous(numbers, money, this.language)), this.language);
  }

  hour(ends) {
    const numbers = [ends[0], ends.at(-1)].map((end) => this.digits(Number(end.toPrecision(3)), 3));
    return filled(this.said.money[this.question.region], { number: this.ranged(numbers) });
  }

  /** Returns the cells of a year: which, owning, renting, what is cheaper. */
  yearRow({ years, own, rent }) {
    const cheaper = own[2] < rent[0] ? "buy" : rent[2] < own[0] ? "rent" : "close";
    return [this.number(years), this.span(own), this.span(rent), this.say(`cheaper.${cheaper}`)];
  }
}

document.querySelectorAll("[data-guide-rent]").forEach((box) => {
  new ToolPage(box, new Rent(box));
});
