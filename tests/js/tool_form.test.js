import assert from "node:assert/strict";
import { test } from "node:test";

import "./empty_page.mjs";
import { priced, spokenAmount, unambiguous } from "../../macros/present/html/static/page.js";
import {
  ToolWords,
  changedPairs,
  narrowed,
  numberIn,
  usualValues,
  valueIn,
  valuesOf,
} from "../../macros/present/html/static/tool_form.js";

const HOURS = { name: "hours", kind: "number", usual: 10, least: 0, most: 168 };
const RATE = { name: "rate", kind: "number", usual: "", above: 0 };
const CARD = { name: "gpu", kind: "choice", usual: "one", choices: ["one", "two"] };
const WHOLE = { name: "whole", kind: "flag", usual: "0" };
const FIELDS = [CARD, HOURS, RATE, WHOLE];

test("a number is read as the language writes it", () => {
  assert.equal(numberIn("1,000", "en"), 1000);
  assert.equal(numberIn("0,18", "en"), 0.18);
  assert.equal(numberIn("0,18", "fr"), 0.18);
  assert.equal(numberIn("1\u202f234,5", "fr"), 1234.5);
  assert.equal(numberIn("1.234,5", "fr"), 1234.5);
  assert.equal(numberIn("１２．５", "ja"), 12.5);
  assert.equal(numberIn(" 40 % ", "en"), 40);
  assert.equal(numberIn("１２，０００", "ja"), 12000);
});

test("what is no number is none", () => {
  for (const text of ["", "ten", "1e9", "--1", "0x10", "Infinity", "1,2,3,", "1.2.3", "12abc"]) {
    assert.equal(numberIn(text, "en"), null, text);
  }
});

test("a number outside the ends of its field is wrong", () => {
  assert.deepEqual(valueIn(HOURS, "168"), { value: 168 });
  assert.deepEqual(valueIn(RATE, "9".repeat(400)), { isWrong: true });
  for (const text of ["-1", "168.5", "1e1", "many"]) {
    assert.deepEqual(valueIn(HOURS, text), { isWrong: true }, text);
  }
  assert.deepEqual(valueIn(RATE, "0"), { isWrong: true });
  assert.deepEqual(valueIn({ ...HOURS, isWhole: true }, "1.5"), { isWrong: true });
});

test("an empty field is the guide's own figure, and wrong where there is none", () => {
  assert.deepEqual(valueIn(RATE, "  "), { value: "" });
  assert.deepEqual(valueIn(HOURS, ""), { isWrong: true });
});

test("an address says what differs, in the order of the fields, and is read back", () => {
  const values = { gpu: "two", hours: 60, rate: "", whole: "1" };
  const pairs = changedPairs(FIELDS, values);
  assert.deepEqual(pairs, [["gpu", "two"], ["hours", "60"], ["whole", "1"]]);
  const search = `?${new URLSearchParams(pairs)}`;
  assert.deepEqual(valuesOf(search, FIELDS), { values, dropped: [] });
  assert.deepEqual(changedPairs(FIELDS, usualValues(FIELDS)), []);
});

test("what an address asks for in vain is dropped and named, the rest is kept", () => {
  const { values, dropped } = valuesOf("?gpu=three&hours=900&rate=2&x=1&d=2026-01-01", FIELDS, ["d"]);
  assert.deepEqual(values, { ...usualValues(FIELDS), rate: 2 });
  assert.deepEqual(dropped, [["gpu", "three"], ["hours", "900"], ["x", "1"]]);
});

test("hostile values stay short text", () => {
  const { dropped } = valuesOf(`?gpu=${"x".repeat(9999)}&__proto__=1`, FIELDS);
  assert.equal(dropped[0][1].length, 80);
  assert.deepEqual(dropped[1], ["__proto__", "1"]);
});

test("a list is narrowed to what has all words, and keeps what is chosen", () => {
  const options = [
    { value: "rtx-4090", label: "GeForce RTX 4090" },
    { value: "rtx-3090", label: "GeForce RTX 3090" },
    { value: "rx-7900", label: "Radeon RX 7900" },
  ];
  const found = (text) => narrowed(options, text, "rx-7900").map(({ value }) => value);
  assert.deepEqual(found("４０９０ rtx"), ["rtx-4090", "rx-7900"]);
  assert.deepEqual(found(""), ["rtx-4090", "rtx-3090", "rx-7900"]);
  assert.deepEqual(found("nothing"), ["rx-7900"]);
});

const said = (value, language, template) =>
  priced(template, spokenAmount(value, language), language);

test("money is counted as words/amounts.py counts it", () => {
  assert.equal(said(185000, "en", "{number} JPY"), "185,000 JPY");
  assert.equal(said(185000, "ja", "{number}円"), "18万5,000円");
  assert.equal(said(230000000, "ja", "{number}円"), "2億3,000万円");
  assert.equal(said(9999, "ja", "{number}円"), "9,999円");
  assert.equal(said(137000000, "ko", "{number}원"), "1억 3,700만 원");
  assert.equal(said(25000, "ko", "{number}달러"), "25,000달러");
  assert.equal(said(15700, "zh-Hans", "{number} 元"), "1.57 万元");
  assert.equal(said(20999, "zh-Hans", "{number} 元"), "20,999 元");
  assert.equal(said(-16000, "ja", "{number}円"), "-1万6,000円");
});

test("the lower end of a range is not taken for myriads", () => {
  const money = { ja: "{number}円", ko: "{number}원" };
  const ends = (language, ...both) => unambiguous(both, money[language], language);
  assert.deepEqual(ends("ja", "7,360", "1万"), ["7,360円", "1万"]);
  assert.deepEqual(ends("ja", "24万8,000", "26万"), ["24万8,000", "26万"]);
  assert.deepEqual(ends("ko", "95만 4,000", "122만"), ["95만 4,000", "122만"]);
});

test("no month is said where only the year is known", () => {
  const said = (seen, month, language) => new ToolWords({ month }, language).month(seen);
  assert.equal(said("2026-09", "", "en"), "September 2026");
  assert.equal(said("2026", "", "en"), "2026");
  assert.equal(said("2026-09", "{year}年{month}月", "ja"), "2026年9月");
  assert.equal(said("2026", "{year}年{month}月", "ja"), "2026年");
  assert.equal(said("2026", "{year}\u00a0年\u00a0{month}\u00a0月", "zh"), "2026\u00a0年");
});
