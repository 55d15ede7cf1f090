// Fit: answers on its page whether a model fits a card, how fast it is, and what else holds it.

import { OWN, fitAnswer, indexed, isTooSmall } from "./fit_answer.js";
import { FitText } from "./fit_text.js";
import { ShapeError } from "./memory_need.js";
import { element, filled } from "./page.js";
import { remember } from "./region.js";
import { LongLists, tableRow, takeRegion } from "./tool_form.js";
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

  async answer(values, data, page) {
    this.lists.show(values);
    remember(values.region);
    const wrong = this.missing(values);
    if (wrong) return { wrong };
    const question = questionOf(values);
    try {
      if (values.main !== "none") data.parts ??= await import("./main_memory.js");
    } catch {
      return { wrong: { main: page.words.failed } };
    }
    try {
      const found = await answered(question, data);
      return this.shown(new FitText(this.said, this.language, question, found, data), values.sort);
    } catch (error) {
      if (!(error instanceof ShapeError)) throw error;
      if (error.field === "mode") return this.nothing(this.said.words["wrong.mode"]);
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
    const known = values.model === OWN && OWN_FIGURES.includes(field);
    return { [known ? field : "model"]: this.said.words[`wrong.${field}`] };
  }

  /** Shows that a question has no answer, and nothing of the one before. */
  nothing(sentence) {
    for (const list of this.box.querySelectorAll("[data-list-of]")) list.hidden = true;
    for (const place of ["[data-further]", "[data-parts] tbody", "[data-bar-of]"]) {
      this.box.querySelector(place).replaceChildren();
    }
    return { sentence, bar: sentence, text: sentence };
  }

  shown(text, sort) {
    const sentence = text.sentence();
    const further = [...text.further()];
    const lines = further.map((line) => element("li", {}, line));
    this.box.querySelector("[data-further]").replaceChildren(...lines);
    const { cards, helped, rented, models } = text.answer;
    const isRun = text.question.purpose === "run";
    const ways = helped.length && sort === "price" ? byAmount([...cards, ...helped]) : [...cards, ...helped];
    this.nameLast("ways", text.say(isRun ? "head.each" : "head.tuned"));
    this.nameLast("rented", text.say(isRun ? "head.million" : "head.tuned"));
    this.showList("ways", sorted(ways, sort), (row) => text.cardRow(row), "gpus", text);
    this.showList("rented", rented, (row) => text.cardRow(row), "gpus", text);
    this.showList("models", models, (row) => text.modelRow(row), "models", text);
    const rows = text.parts().map(([name, amount]) =>
      element("tr", {}, element("th", { scope: "row" }, name), element("td", { class: "guide-number" }, amount)),
    );
    this.box.querySelector("[data-parts] tbody").replaceChildren(...rows);
    this.box.querySelector("[data-bar-of]").replaceChildren(...bars(text.shares()));
    return { sentence, bar: sentence, text: [sentence, ...further].join("\n") };
  }

  /** Names the last column of the tables of a list. */
  nameLast(name, title) {
    for (const { tHead } of this.box.querySelectorAll(`[data-list-of="${name}"] table`)) {
      [...tHead.rows[0].cells].at(-1).textContent = title;
    }
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

/** Returns the answer, with what main memory would do where the card does not hold the model. */
async function answered(question, data) {
  if (!data.parts && isTooSmall(question, data)) {
    try {
      data.parts = await import("./main_memory.js");
    } catch {
      // The answer stands without it.
    }
  }
  return fitAnswer(question, data);
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

function byAmount(rows) {
  return rows.sort((one, other) => one.amount - other.amount);
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
    main_memory: values.main,
    main_memory_gb: values.ram,
    own: {
      ...Object.fromEntries(OWN_FIGURES.map((name) => [name, number(name)])),
      tied: values.tied === "1",
    },
  };
}

document.querySelectorAll("[data-guide-fit]").forEach((box) => {
  new ToolPage(box, new Fit(box));
});
