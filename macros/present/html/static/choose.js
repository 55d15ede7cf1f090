// Choose: answers on its page which accelerator to get.

import { chooseAnswer, indexed } from "./choose_answer.js";
import { secondCard } from "./choose_offers.js";
import { ChooseText } from "./choose_text.js";
import { element } from "./page.js";
import { remember } from "./region.js";
import { LongLists, tableRow, takeRegion } from "./tool_form.js";
import { ToolPage } from "./tool_page.js";

const PRESET = "preset";
const NO_CARD = "none";
const PLACES = [1, 2, 3]; // of works that are weighed
const SUM_DIGITS = 3;

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
    this.box.querySelector("[data-wholes]").href = `../builds/${found.pick?.count ?? 1}-gpu/`;
    this.showSecond(secondCard(text));
    this.box.querySelector("[data-builds]").hidden = !isBuilt(text);
    this.box.querySelector("[data-guide]").hidden = !text.persona.organisation;
    this.showRows(text);
    this.showCut(text.cutRows());
    return { sentence, bar: sentence, text: [sentence, ...further, ...turns].join("\n") };
  }

  showSecond(href) {
    const place = this.box.querySelector("[data-second]");
    place.hidden = !href;
    place.querySelector("a").href = href;
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

/** Returns whether the answer is on cards around which the reader may build a computer. */
function isBuilt({ answer: { pick }, persona, facts }) {
  if (!pick) return !persona.organisation && persona.acquire !== "rental";
  return pick.kind !== "rental" && facts.cardById.get(pick.id).form === "pcie_card";
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

document.querySelectorAll("[data-guide-choose]").forEach((box) => {
  new ToolPage(box, new Choose(box));
});
