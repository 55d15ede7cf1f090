import assert from "node:assert/strict";
import { test } from "node:test";

import {
  countedPick,
  filled,
  parsePicks,
  pickOf,
  picksParameters,
  queryOf,
  shownDay,
  shownNumber,
} from "../../macros/present/html/static/page.js";

const KNOWN = ["a", "b", "c", "d", "e"];
const resolve = (id) => (id === "old-a" ? "a" : KNOWN.includes(id) && id);
const picked = (search) => parsePicks(search, 4, resolve);

test("the ids of an address keep their order", () => {
  assert.deepEqual(picked("?gpus=c,a"), { ids: ["c", "a"], unknown: [], full: false });
});

test("an address without ids picks nothing", () => {
  for (const search of ["", "?", "?gpus=", "?gpus=,,", "?other=a"]) {
    assert.deepEqual(picked(search), { ids: [], unknown: [], full: false }, search);
  }
});

test("an id counts once, whatever it is called and however it is written", () => {
  assert.deepEqual(picked("?gpus=A,old-a, a,b").ids, ["a", "b"]);
});

test("unknown ids are named and the rest is kept", () => {
  const expected = { ids: ["a", "b"], unknown: ["nothing"], full: false };
  assert.deepEqual(picked("?gpus=a,nothing,b"), expected);
});

test("more than can be compared is cut and said", () => {
  const expected = { ids: ["a", "b", "c", "d"], unknown: [], full: true };
  assert.deepEqual(picked("?gpus=a,b,c,d,e"), expected);
});

test("hostile ids stay short text", () => {
  const { ids, unknown } = picked(`?gpus=__proto__,%3Cimg%20src=x%3E,${"x".repeat(9999)},p,q,r`);
  assert.deepEqual(ids, []);
  assert.deepEqual(unknown, ["__proto__", "<img src=x>", "x".repeat(60), "p"]);
});

test("what is written is read again", () => {
  assert.equal(queryOf([["q", "😀".slice(0, 1)]]), "?q=%EF%BF%BD"); // half a character
  const query = queryOf([["q", "a&b=c,d"], ...picksParameters(["b", "a"])]);
  assert.equal(query, "?q=a%26b%3Dc,d&gpus=b,a");
  assert.deepEqual(picked(query).ids, ["b", "a"]);
  assert.equal(new URLSearchParams(query).get("q"), "a&b=c,d");
  assert.equal(queryOf(picksParameters([])), "");
});

test("a text is filled once, whatever fills it", () => {
  assert.equal(filled("{count} of {most}", { count: 0, most: 4 }), "0 of 4");
  assert.equal(filled("{text}!", { text: "{text} $& {most}" }), "{text} $& {most}!");
  assert.equal(filled("{what}", {}), "{what}");
});

test("a pick says how many it stands for", () => {
  assert.deepEqual(countedPick("2x:a"), { id: "a", count: 2 });
  assert.deepEqual(countedPick("a"), { id: "a", count: 1 });
  assert.deepEqual(countedPick("x:a"), { id: "x:a", count: 1 });
  for (const pick of ["a", "2x:a"]) {
    const { id, count } = countedPick(pick);
    assert.equal(pickOf(id, count), pick);
  }
});

test("an address with a number of something can be read", () => {
  assert.equal(queryOf(picksParameters(["2x:a", "b"])), "?gpus=2x:a,b");
});

test("a number keeps its whole digits and so many in all", () => {
  assert.equal(shownNumber(1.234, 3, "en"), "1.23");
  assert.equal(shownNumber(0.0621, 3, "en"), "0.062");
  assert.equal(shownNumber(1234.6, 3, "en"), "1,235");
});

test("a negative number has a minus sign", () => {
  assert.equal(shownNumber(-2.5, 2, "en"), "\u22122.5");
});

test("a day is said in words, and what is no day stays", () => {
  assert.equal(shownDay("2026-10-07", "en"), "7 October 2026");
  assert.equal(shownDay("2026-10-07", "ja"), "2026年10月7日");
  assert.equal(shownDay("2026-10-07", "zh-Hans"), "2026 年 10 月 7 日");
  assert.equal(shownDay("2026-10", "en"), "October 2026");
  assert.equal(shownDay("2026", "en"), "2026");
  assert.equal(shownDay("2026-13-45", "en"), "2026-13-45");
});
