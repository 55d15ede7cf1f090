// Rent: answers on its page whether to rent or to buy an accelerator.

import { countsInMyriads, element, filled, priced, spokenAmount, unambiguous } from "./page.js";
import { remember } from "./region.js";
import { MUCH_FASTER, costsByMonth, indexed, questionOf, rentAnswer } from "./rent_answer.js";
import { LongLists, ToolWords, changedPairs, takeRegion } from "./tool_form.js";
import { ToolPage } from "./tool_page.js";

const MILLION = 1e6;
const NONE = "–";
const NAMESPACE = "http://www.w3.org/2000/svg";
const SIZE = { width: 800, height: 360 };
const NARROW = { width: 400, height: 300 };
const NARROW_PX = 540;
const EDGE = { left: 64, right: 12, top: 30, bottom: 44 };
const FONT_PX = 13;
const TICKS = 5;
const MONTH_STEPS = [1, 2, 3, 6, 12, 24, 36];
const WAYS = ["own", "rent"];
const [LOW, LIKELY, HIGH] = [0, 1, 2];

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

/** Returns whether an hour is entered that costs less than its power alone. */
function isBelowPower({ rate, hours, years }, { power }) {
  const used = (hours * years * 365.25) / 7;
  return rate !== null && power !== null && used > 0 && rate < power / used;
}

class RentText extends ToolWords {
  constructor(said, language, question, answer, facts) {
    super(said, language);
    Object.assign(this, { question, answer, facts });
    this.card = facts.cardById.get(question.card);
  }

  sentence() {
    const { verdict, saving, rent, own, threshold, computer_most } = this.answer;
    const key = verdict === "close" && threshold[2] === null ? "close_open" : verdict;
    return this.say(`say.${key}`, {
      card: this.card.name,
      threshold: this.threshold(),
      low: this.number(Math.round(threshold[0] ?? 0)),
      hours: this.timed("hours", this.question.hours),
      years: this.timed("years", this.question.years),
      money: saving ? this.span([saving[0], saving[2]].map(Math.abs)) : "",
      own: own ? this.span(own) : "",
      rent: rent ? this.span(rent) : "",
      most: this.money(computer_most ?? 0),
      storage: this.money(this.answer.stored),
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
    if (Math.round(this.answer.threshold[1]) === 0) return this.say("hours_most", { high: most });
    return this.say("hours_range", { likely, low: least, high: most });
  }

  *further() {
    const { bought, rate, power, computer, is_computer_known, kind, stored, own, taxed } = this.answer;
    if (own && taxed) yield this.taxed(own, taxed);
    if (bought) {
      yield this.say("bought", { money: this.span(bought), kind: this.say(`kind.${kind}`) });
      yield this.brings(bought);
    }
    if (power !== null) yield this.electricity(power);
    if (bought && !is_computer_known) yield this.say("computer_unknown");
    else if (computer) yield this.say(this.partsAround(), { money: this.money(computer) });
    if (rate) yield this.rate(rate);
    if (rate && stored) yield this.say("stored", { money: this.money(stored) });
    yield* this.training();
  }

  /** Returns what renting costs with the tax that the price of the card includes. */
  taxed(own, taxed) {
    const shares = this.facts.taxes[this.question.region].map((end) => this.number(end, { style: "percent" }));
    const share = this.ranged([shares[0], shares.at(-1)]);
    return this.say("taxed", { share, money: this.span(taxed), own: this.span(own) });
  }

  electricity(power) {
    if (power < 1) return this.say("power_little", { money: this.money(1) });
    return this.say("power", { money: this.money(power) });
  }

  /** Returns the sentence on what is bought around the card: a computer, or what it lacks. */
  partsAround() {
    if (this.question.computer !== null) return "around_own";
    return this.question.place === "own" ? "around_supply" : "around";
  }

  /** Returns what the card brings when it is sold, in each case for what was paid in it. */
  brings([least, , most]) {
    const { resale } = this.answer;
    const years = this.timed("years", this.question.years);
    if (this.question.resale !== null || least === most) {
      const values = { money: this.span(resale), years };
      return this.question.resale === null ? this.say("brings", values) : this.say("brings_own", values);
    }
    const [best, , worst] = resale.map((end) => this.money(end));
    const paid = { least: this.money(least), most: this.money(most) };
    return this.say("brings_ends", { years, ...paid, best, worst });
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
    const values = { likely: this.hour([rate[1]]), money, month: this.month(hour.seen.slice(0, 7)) };
    return hour.stale ? this.say("hour_stale", values) : this.say("hour", values);
  }

  money(amount) {
    return this.paid(amount, this.question.region);
  }

  span(ends) {
    const numbers = [Math.min(...ends), Math.max(...ends)].map((end) =>
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

/**
 * Returns a drawing of `costs` by month, as `costsByMonth` gives them, for a place so wide. `words`
 * are the `title`, the heads `own` and `rent`, the names `x` and `y` of the axes, and `number`,
 * which writes one.
 */
function rentChart(costs, words, place) {
  const size = place.clientWidth && place.clientWidth < NARROW_PX ? NARROW : SIZE;
  const last = costs.at(-1).months;
  const [least, most] = reach(costs);
  const step = niceStep((most - least) / TICKS);
  const x = (month) => EDGE.left + (month / last) * (size.width - EDGE.left - EDGE.right);
  const y = (amount) =>
    size.height - EDGE.bottom - ((amount - least) / (most - least)) * (size.height - EDGE.top - EDGE.bottom);
  const drawn = shape("svg", {
    class: "guide-plot",
    viewBox: `0 0 ${size.width} ${size.height}`,
    "font-size": FONT_PX,
    role: "img",
    "aria-label": words.title,
  });
  const monthStep = MONTH_STEPS.find((months) => last / months <= TICKS + 1) ?? last;
  for (let month = 0; month <= last; month += monthStep) {
    const at = { x: x(month), y: size.height - EDGE.bottom + 18, "text-anchor": "middle" };
    drawn.append(text("tick", at, words.number(month)));
  }
  for (let amount = Math.ceil(least / step) * step; amount <= most; amount += step) {
    drawn.append(shape("path", { class: "guide-plot__grid", d: `M${EDGE.left},${y(amount)}H${size.width - EDGE.right}` }));
    drawn.append(text("tick", { x: EDGE.left - 6, y: y(amount) + 4, "text-anchor": "end" }, words.number(amount)));
  }
  drawn.append(text("title", { x: 0, y: 16 }, words.y));
  drawn.append(text("title", { x: size.width - EDGE.right, y: size.height - 6, "text-anchor": "end" }, words.x));
  WAYS.forEach((way, at) => drawn.append(...series(costs, way, at + 1, x, y, words)));
  return drawn;
}

function series(costs, way, number, x, y, words) {
  const colour = `guide-series-${number}`;
  const point = ({ months, [way]: ends }, end) => `${round(x(months))},${round(y(ends[end]))}`;
  const likely = costs.map((cost) => point(cost, LIKELY)).join("L");
  const band = [
    ...costs.map((cost) => point(cost, HIGH)),
    ...costs.toReversed().map((cost) => point(cost, LOW)),
  ].join("L");
  const end = costs.at(-1);
  const name = text("label", { x: x(end.months) - 4, y: y(end[way][LIKELY]) - 6, "text-anchor": "end" }, words[way]);
  return [
    shape("path", { class: `guide-plot__band ${colour}`, d: `M${band}Z` }),
    shape("path", { class: `guide-plot__line ${colour}`, d: `M${likely}` }),
    name,
  ];
}

/** Returns the ends of the axis of money: from 0, or from less where a card brings more than it cost. */
function reach(costs) {
  const amounts = costs.flatMap((cost) => WAYS.flatMap((way) => cost[way]));
  const most = Math.max(...amounts, 1);
  return [Math.min(0, ...amounts), most * 1.06];
}

function niceStep(step) {
  const power = 10 ** Math.floor(Math.log10(step));
  return [1, 2, 5, 10].map((one) => one * power).find((one) => one >= step);
}

function text(kind, attributes, content) {
  const made = shape("text", { class: `guide-plot__${kind}`, ...attributes });
  made.textContent = content;
  return made;
}

function shape(tag, attributes) {
  const made = document.createElementNS(NAMESPACE, tag);
  for (const [name, value] of Object.entries(attributes)) {
    made.setAttribute(name, typeof value === "number" ? round(value) : value);
  }
  return made;
}

function round(value) {
  return Math.round(value * 10) / 10;
}

document.querySelectorAll("[data-guide-rent]").forEach((box) => {
  new ToolPage(box, new Rent(box));
});
