// Fit: answers on its page whether a model fits a card, how fast it is, and what else holds it.

import { OWN, fitAnswer, indexed } from "./fit_answer.js";
import { ShapeError } from "./memory_need.js";
import { element, filled } from "./page.js";
import { remember } from "./region.js";
import { LongLists, ToolWords, takeRegion } from "./tool_form.js";
import { ToolPage } from "./tool_page.js";

const NO_CARD = "none";
const OWN_FIGURES = [
  "params",
  "layers",
  "hidden",
  "heads",
  "kv_heads",
  "vocab",
  "head_dim",
  "intermediate",
  "active_params",
];
const NEEDED = OWN_FIGURES.slice(0, 6);


class Fit {
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

  answer(values, data) {
    this.lists.show(values);
    remember(values.region);
    const wrong = this.missing(values);
    if (wrong) return { wrong };
    const question = questionOf(values);
    try {
      const found = fitAnswer(question, data);
      return this.shown(new FitText(this.said, this.language, question, found, data), values.sort);
    } catch (error) {
      if (!(error instanceof ShapeError)) throw error;
      return { wrong: this.refused(error.field, values) };
    }
  }

  /** Returns the sentence at the first figure that an own model lacks; null where it lacks none. */
  missing(values) {
    if (values.model !== OWN) return null;
    const empty = NEEDED.find((name) => values[name] === "");
    return empty ? { [empty]: this.said.words.needed } : null;
  }

  refused(field, values) {
    if (field === "mode") return { model: this.said.words["wrong.mode"] };
    const known = values.model === OWN && OWN_FIGURES.includes(field);
    return { [known ? field : "model"]: this.said.words[`wrong.${field}`] };
  }

  shown(text, sort) {
    const sentence = text.sentence();
    const further = [...text.further()];
    const lines = further.map((line) => element("li", {}, line));
    this.box.querySelector("[data-further]").replaceChildren(...lines);
    const { cards, rented, models } = text.answer;
    this.showList("ways", sorted(cards, sort), (row) => text.cardRow(row), "gpus", text);
    this.showList("rented", rented, (row) => text.cardRow(row), "gpus", text);
    this.showList("models", models, (row) => text.modelRow(row), "models", text);
    const rows = text.parts().map(([name, amount]) =>
      element("tr", {}, element("th", { scope: "row" }, name), element("td", { class: "guide-number" }, amount)),
    );
    this.box.querySelector("[data-parts] tbody").replaceChildren(...rows);
    this.box.querySelector("[data-bar-of]").replaceChildren(...bars(text.shares()));
    return { sentence, bar: sentence, text: [sentence, ...further].join("\n") };
  }

  showList(name, rows, cellsOf, folder, text) {
    const place = this.box.querySelector(`[data-list-of="${name}"]`);
    const [first, rest] = place.querySelectorAll("table");
    const made = rows.map((row) => tableRow(cellsOf(row), `../${folder}/${row.id}/`, headsOf(first)));
    first.tBodies[0].replaceChildren(...made.slice(0, this.said.shown));
    rest.tBodies[0].replaceChildren(...made.slice(this.said.shown));
    place.hidden = !rows.length;
    place.querySelector("details").hidden = rows.length <= this.said.shown;
    if (name !== "models" || !text.card) return;
    const title = text.say(`list.${name}`, { cards: text.cards(text.card.id, text.count) });
    const detail = text.say("rest");
    nameTable(first, title);
    nameTable(rest, filled(this.said.joins.brackets, { text: title, detail }));
  }
}

/** Returns the pieces of the bar, from the left. */
function bars(shares) {
  let left = 0;
  return shares.map((share) => {
    const piece = document.createElementNS("http://www.w3.org/2000/svg", "rect");
    const figures = { x: 100 * left, y: 0, width: 100 * share, height: 4 };
    for (const [name, value] of Object.entries(figures)) piece.setAttribute(name, value.toFixed(2));
    left += share;
    return piece;
  });
}

function nameTable(table, title) {
  table.caption.querySelector("span").textContent = title;
  table.closest("[role=region]").setAttribute("aria-label", title);
}

function headsOf(table) {
  return [...table.tHead.rows[0].cells].map(({ textContent }) => textContent);
}

function tableRow([[name, detail], ...others], href, heads) {
  const small = (text) => (text ? element("small", {}, text) : null);
  const head = element("th", { scope: "row" }, element("a", { href }, name), detail ? " " : null, small(detail));
  const cells = others.map(([text, further], at) => {
    const attributes = { class: "guide-number", "data-label": heads[at + 1] };
    return element("td", attributes, text, further ? " " : null, small(further));
  });
  return element("tr", {}, head, ...cells);
}

/** Returns cards in the order that the reader asks for; what is not known comes last. */
function sorted(rows, sort) {
  if (sort === "price") return rows;
  const worth = ({ amount, speed }) =>
    speed ? (sort === "speed" ? -speed.likely : amount / speed.likely) : Infinity;
  return [...rows].sort((one, other) => worth(one) - worth(other));
}

/** Returns the question that the fields ask; an empty field says nothing. */
function questionOf(values) {
  const number = (name) => (values[name] === "" ? null : values[name]);
  const isRun = values.for === "run";
  return {
    model: values.model,
    card: values.card === NO_CARD ? "" : values.card,
    region: values.region,
    purpose: values.for,
    weights: values.weights,
    tokens: isRun ? Number(values.context) : values.length,
    sequences: values.chats,
    count: Number(values.count),
    screen: values.screen === "1",
    cache: values.cache,
    buy: values.buy,
    examples: values.examples,
    own: {
      ...Object.fromEntries(OWN_FIGURES.map((name) => [name, number(name)])),
      tied: values.tied === "1",
    },
  };
}

/** The answer in the words of the page: the same sentences as macros/present/tools/fit_words.py. */
class FitText extends ToolWords {
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
      kind: this.say(`kind.${row.kind}`),
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

  /** Returns the cells of cards, each with its small print: name, price, speed, price of speed. */
  cardRow(row) {
    const { id, count, kind, seen, speed } = row;
    const unknown = [this.say("not_known"), ""];
    const size = count * this.facts.cardById.get(id).memory_gib;
    const paid = this.say("seen", { kind: this.say(`kind.${kind}`), month: this.month(seen) });
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

document.querySelectorAll("[data-guide-fit]").forEach((box) => {
  new ToolPage(box, new Fit(box));
});
