// Tool page: what every tool shares: fields, address, errors, status, copying, the bar at the foot.
//
// A page of a tool must contain a box, which is given to `new ToolPage(box, tool)`, with
//   <section data-answer tabindex="-1">    the answer, built for the usual values; in it
//     <p data-sentence>                      the answer in one sentence
//     <p data-kept hidden>                   "for the last valid entry": shown while a field is wrong
//   <ul data-dropped hidden>               what an address asked for in vain
//   <form data-form hidden>                the fields, shown by the script; each input or select
//     has a name, which the address uses, a label, and its usual value as its default. Radios of one
//     name are one field. An empty text field means the guide's own figure, said by `setUsual`.
//     data-least, data-most, data-above, data-whole say what a number may be,
//     data-wrong the sentence shown where it is something else.
//     <input type="range" data-twin="NAME">  a slider for the text field NAME; it has no name itself
//     <input type="search" data-narrows="NAME">  narrows the select NAME; it has no name itself
//     <details><summary>.. <span data-changed></span>  how many fields within are not usual
//   <a data-preset href="?NAME=VALUE&..">  takes these values; anywhere in the box
//   <button data-copy="link">, <button data-copy="text">   in <p data-copies hidden>
//   <output data-status class="guide-hidden" role="status">  empty; said to a screen reader
//   <a data-bar href="#.." hidden>         the line at the foot of a phone
//   <template>                             JSON with `words`: dropped, changed (with {count}),
//                                            changed_data, copied, not_copied, loading, failed
//
// A `tool` has
//   load()                 fetches its data once, when the reader begins; what it returns is `data`
//   answer(values, data, page)  shows the answer; returns { sentence, bar, text } (`text` is copied)
//                          or { wrong: { NAME: sentence } } where values do not go together
//   started(page)          optional: called once, before anything is loaded; true loads at once
//   ready(data, page)      optional: called once, after the data have come, before the first answer
//   day                    optional: the day of the data, which links carry as `d`

import { element, filled, shownDay, writeQuery } from "./page.js";
import { fieldsOf, showWrong } from "./tool_form.js";
import { changedPairs, narrowed, usualValues, valueIn, valuesOf } from "./tool_form.js";

const STATUS_AFTER_MS = 700;
const DAY = "d";

/** Whether a reader has changed an input, which a form shown without scripts allows before they run. */
function isTouched(input) {
  if (input.tagName === "SELECT") {
    const usual = [...input.options].findIndex(({ defaultSelected }) => defaultSelected);
    return input.selectedIndex !== Math.max(usual, 0);
  }
  if (["checkbox", "radio"].includes(input.type)) return input.checked !== input.defaultChecked;
  return input.value !== input.defaultValue;
}

export class ToolPage {
  constructor(box, tool) {
    this.box = box;
    this.tool = tool;
    this.language = document.documentElement.lang;
    this.said = JSON.parse(box.querySelector("template").content.textContent);
    this.words = this.said.words;
    this.form = box.querySelector("[data-form]");
    this.fields = fieldsOf(this.form);
    this.values = usualValues(this.fields);
    this.wrong = {};
    this.leftOut = [];
    this.listen();
    this.form.hidden = false;
    const copies = box.querySelector("[data-copies]");
    if (copies) copies.hidden = false;
    this.watchAnswer();
    const begins = tool.started?.(this);
    const early = this.fields.filter(({ name }) => this.inputs(name).some(isTouched));
    if (location.search.length > 1) this.takeAddress();
    else if (early.length) for (const { name } of early) this.change(this.inputs(name)[0]);
    else if (begins) this.answer();
  }

  listen() {
    const { form, box } = this;
    form.addEventListener("submit", (event) => event.preventDefault());
    form.addEventListener("focusin", () => this.load(), { once: true });
    form.addEventListener("input", ({ target }) => this.change(target));
    form.addEventListener("keydown", ({ key, target }) => {
      if (key === "Enter" && target.dataset.narrows) this.narrow(target.dataset.narrows, target.value, true);
    });
    box.addEventListener("click", (event) => this.press(event));
    window.addEventListener("popstate", () => this.takeAddress());
  }

  /** Loads the data once; returns whether they are there. */
  async load() {
    this.loading ??= this.fetched();
    return this.loading;
  }

  async fetched() {
    try {
      this.data = await this.tool.load();
    } catch {
      this.loading = undefined;
      this.say(this.words.failed);
      this.showDropped([this.words.failed]);
      return false;
    }
    this.tool.ready?.(this.data, this);
    return true;
  }

  /** Takes over the values of the address, and says what was dropped. */
  async takeAddress() {
    if (!(await this.load())) return;
    const { values, dropped } = valuesOf(location.search, this.fields, [DAY]);
    this.values = values;
    this.wrong = {};
    this.fill();
    this.showLeftOut(dropped);
    const lines = dropped.map(([name, value]) => filled(this.words.dropped, { name, value }));
    const then = new URLSearchParams(location.search).get(DAY);
    const isOther = this.tool.day && then && /^\d{4}-\d{2}-\d{2}$/.test(then);
    if (isOther && then !== this.tool.day) {
      lines.push(filled(this.words.changed_data, { day: shownDay(then, this.language) }));
    }
    this.showDropped(lines);
    await this.answer();
  }

  /** Says at the fields what of the address they could not take. */
  showLeftOut(dropped) {
    for (const { name } of this.fields) {
      const found = dropped.find(([asked]) => asked === name);
      if (!found) continue;
      const sentence = filled(this.words.dropped_here, { value: found[1] });
      showWrong(this.form, this.inputs(name), name, sentence, false);
      this.leftOut.push(name);
    }
  }

  showDropped(lines) {
    const list = this.box.querySelector("[data-dropped]");
    list.hidden = !lines.length;
    list.replaceChildren(...lines.map((line) => element("li", {}, line)));
  }

  /** Puts the values into the fields. */
  fill() {
    for (const field of this.fields) this.fillField(field);
    for (const field of this.fields) this.showWrong(field.name, "");
    this.showChanged();
  }

  fillField({ name, kind }) {
    const value = this.values[name];
    for (const input of this.inputs(name)) {
      if (input.type === "radio") input.checked = input.value === value;
      else if (kind === "flag") input.checked = value === "1";
      else if (kind === "number" && value !== "") input.value = this.written(value);
      else input.value = value;
    }
    this.moveTwin(name);
  }

  /** Returns a number as a reader of the page's language would enter it. */
  written(number) {
    const style = { maximumFractionDigits: 6, useGrouping: false };
    return new Intl.NumberFormat(this.language, style).format(number);
  }

  inputs(name) {
    return [...this.form.querySelectorAll(`[name="${name}"]`)];
  }

  /** Gives a field its value, as if the reader had entered it; the answer does not follow. */
  set(name, value) {
    this.values[name] = value;
    this.fillField(this.fields.find((field) => field.name === name));
  }

  /** Says the guide's own figure of a text field that the reader may leave empty. */
  setUsual(name, value) {
    for (const input of this.inputs(name)) {
      input.placeholder = value === null ? "" : this.written(value);
      input.dataset.own = value ?? "";
    }
    this.moveTwin(name);
  }

  /** Gives a select the options (pairs of value and label) that follow from what is chosen. */
  setChoices(name, options) {
    const [select] = this.inputs(name);
    const field = this.fields.find((one) => one.name === name);
    field.choices = options.map(([value]) => value);
    select.replaceChildren(...options.map(([value, label]) => new Option(label, value)));
    if (!field.choices.includes(this.values[name])) this.values[name] = field.usual;
    select.value = this.values[name];
  }

  moveTwin(name) {
    const twin = this.form.querySelector(`[data-twin="${name}"]`);
    if (!twin) return;
    const value = this.values[name] === "" ? this.inputs(name)[0].dataset.own : this.values[name];
    if (value !== undefined && value !== "") twin.value = value;
  }

  /** Takes over what the reader entered. */
  change(input) {
    const { twin, narrows } = input.dataset;
    if (narrows) return this.narrow(narrows, input.value);
    if (twin) this.inputs(twin)[0].value = this.written(Number(input.value));
    const field = this.fields.find(({ name }) => name === (twin ?? input.name));
    if (!field) return undefined;
    const { value, isWrong } = valueIn(field, this.entered(field), this.language);
    if (isWrong) this.wrong[field.name] = this.sentence(field.name);
    else {
      delete this.wrong[field.name];
      this.values[field.name] = value;
      if (!twin) this.moveTwin(field.name);
    }
    this.showWrong(field.name, this.wrong[field.name] ?? "");
    return this.changed();
  }

  entered({ name, kind }) {
    const inputs = this.inputs(name);
    if (inputs[0].type === "radio") return inputs.find(({ checked }) => checked)?.value ?? "";
    if (kind === "flag") return inputs[0].checked ? "1" : "0";
    return inputs[0].value;
  }

  sentence(name) {
    return this.inputs(name)[0].dataset.wrong ?? "";
  }

  async changed() {
    this.showChanged();
    this.showDropped([]);
    for (const name of this.leftOut.splice(0)) this.showWrong(name, this.wrong[name] ?? "");
    if (await this.answer()) this.write();
  }

  write() {
    writeQuery(this.pairs());
  }

  /** Returns what the address says of the values. */
  pairs() {
    const pairs = changedPairs(this.fields, this.values);
    return pairs.length && this.tool.day ? [...pairs, [DAY, this.tool.day]] : pairs;
  }

  /** Shows the answer to the values; returns whether there is one: while a field is wrong it stays. */
  async answer() {
    if (!(await this.load())) return false;
    const isMistyped = Object.keys(this.wrong).length > 0;
    const found = isMistyped ? { wrong: this.wrong } : await this.tool.answer({ ...this.values }, this.data, this);
    if (!isMistyped) this.showRefused(found.wrong ?? {});
    this.keep(found.wrong !== undefined);
    if (found.wrong) {
      this.sayLater(Object.values(found.wrong)[0]);
      return false;
    }
    this.found = found;
    this.box.querySelector("[data-sentence]").textContent = found.sentence;
    this.bar().textContent = found.bar;
    this.sayLater(found.sentence);
    return true;
  }

  /** Says, or no longer says, that the answer is that to the last valid entry. */
  keep(isKept) {
    this.box.querySelector("[data-kept]").hidden = !isKept;
    this.box.querySelector("[data-answer]").toggleAttribute("data-is-kept", isKept);
  }

  /** Shows the sentences at fields whose values do not go together, and takes away earlier ones. */
  showRefused(wrong) {
    for (const name of this.refused ?? []) this.showWrong(name, "");
    for (const [name, sentence] of Object.entries(wrong)) this.showWrong(name, sentence);
    this.refused = Object.keys(wrong);
  }

  showWrong(name, sentence) {
    showWrong(this.form, this.inputs(name), name, sentence);
  }

  /** Says in the heading of each folded part how many of its fields are not usual. */
  showChanged() {
    for (const counter of this.form.querySelectorAll("[data-changed]")) {
      const part = counter.closest("details");
      const isWithin = ({ name }) => part.contains(this.inputs(name)[0]);
      const count = changedPairs(this.fields.filter(isWithin), this.values).length;
      counter.textContent = count ? filled(this.words.changed, { count: this.written(count) }) : "";
    }
  }

  /** Narrows a select to what is sought; the only match, or with Enter the first one, is chosen. */
  narrow(name, text, isEntered = false) {
    const [select] = this.inputs(name);
    this.options ??= {};
    this.options[name] ??= [...select.options].map(({ value, label }) => ({ value, label }));
    const chosen = select.value;
    const left = narrowed(this.options[name], text, chosen);
    select.replaceChildren(...left.map(({ label, value }) => new Option(label, value)));
    const found = text.trim() ? narrowed(this.options[name], text, null) : [];
    const isFound = found.length === 1 || (isEntered && found.length > 0);
    select.value = isFound ? found[0].value : chosen;
    return isFound && found[0].value !== chosen ? this.change(select) : undefined;
  }

  press(event) {
    const preset = event.target.closest("[data-preset]");
    const copy = event.target.closest("[data-copy]");
    if (copy) this.copy(copy);
    if (!preset || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    history.pushState(null, "", location.pathname + preset.search);
    this.takeAddress();
  }

  async copy(button) {
    await this.load();
    this.write();
    const isLink = button.dataset.copy === "link";
    const text = isLink ? location.href : `${this.textOfAnswer()}\n${location.href}\n`;
    try {
      await navigator.clipboard.writeText(text);
      this.say(this.words.copied);
      button.dataset.copied = "";
      button.nextElementSibling?.matches("[data-said]") && button.nextElementSibling.remove();
      button.after(element("span", { "data-said": "", "aria-hidden": "true" }, this.words.copied));
    } catch {
      this.offer(button, text);
    }
  }

  /** Shows the text to copy by hand, where a browser does not let a script do it. */
  offer(button, text) {
    const place = button.closest("[data-copies]");
    place.querySelector("textarea")?.remove();
    const field = element("textarea", { readonly: "", "aria-label": this.words.not_copied });
    field.value = text;
    place.append(field);
    field.select();
    this.say(this.words.not_copied);
  }

  textOfAnswer() {
    const shown = this.box.querySelector("[data-sentence]").textContent.trim();
    return this.found?.text ?? shown;
  }

  /** Says a line to a screen reader. */
  say(line) {
    clearTimeout(this.saying);
    this.box.querySelector("[data-status]").textContent = line;
  }

  /** Says a line some time after the last change, so that typing is not talked over. */
  sayLater(line) {
    clearTimeout(this.saying);
    this.saying = setTimeout(() => this.say(line), STATUS_AFTER_MS);
  }

  bar() {
    return this.box.querySelector("[data-bar]");
  }

  /** Shows the bar at the foot while the answer is above what is seen. */
  watchAnswer() {
    const answer = this.box.querySelector("[data-answer]");
    const observer = new IntersectionObserver(([seen]) => {
      const isAbove = !seen.isIntersecting && seen.boundingClientRect.top < 0;
      this.bar().hidden = !isAbove || !this.bar().textContent.trim();
      document.documentElement.classList.toggle("guide-tool-bar", !this.bar().hidden);
    });
    observer.observe(answer);
  }
}
