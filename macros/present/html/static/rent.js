// Rent: answers on its page whether to rent or to buy an accelerator.

import { element } from "./page.js";
import { remember } from "./region.js";
import { indexed, rentAnswer } from "./rent_answer.js";
import { RentText } from "./rent_text.js";
import { changedPairs } from "./tool_fields.js";
import { LongLists, takeRegion } from "./tool_form.js";
import { ToolPage } from "./tool_page.js";

const PERCENT = 100;

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
    return indexed(await response.json());
  }

  started(page) {
    this.lists.start(page);
    return takeRegion(page);
  }

  answer(values, data, { fields }) {
    this.lists.show(values);
    this.showExample(!changedPairs(fields, values).length);
    remember(values.region);
    const question = questionOf(values);
    const found = rentAnswer(question, data);
    if (isBelowPower(question, found)) return { wrong: { rate: this.said.words["wrong.rate"] } };
    const text = new RentText(this.said, this.language, question, found, data);
    const sentence = text.sentence();
    const further = [...text.further()];
    const lines = further.map((line) => element("li", {}, line));
    this.box.querySelector("[data-further]").replaceChildren(...lines);
    this.showYears(found.rows.map((row) => text.yearRow(row)));
    return { sentence, bar: sentence, text: [sentence, ...further].join("\n") };
  }

  /** Shows the chart of the worked example, or hides it beside an answer of other numbers. */
  showExample(isAsked) {
    const example = this.box.querySelector("[data-example]");
    if (example) example.hidden = !isAsked;
  }

  showYears(rows) {
    const place = this.box.querySelector("[data-years]");
    const heads = [...place.querySelectorAll("thead th")].map(({ textContent }) => textContent);
    const made = rows.map(([year, ...others]) => {
      const cells = others.map((text, at) =>
        element("td", { class: "guide-number", "data-label": heads[at + 1] }, text),
      );
      return element("tr", {}, element("th", { scope: "row" }, year), ...cells);
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

/** Returns the question that the fields ask; an empty field says nothing. */
function questionOf(values) {
  const { card, region, hours, years, place, buy, consumer, idle, storage } = values;
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
  };
}

document.querySelectorAll("[data-guide-rent]").forEach((box) => {
  new ToolPage(box, new Rent(box));
});
