import assert from "node:assert/strict";
import { test } from "node:test";

import {
  NOTHING,
  parseState,
  shownRecords,
  sortedBy,
  speedForPrice,
  stateParameters,
} from "../../macros/present/html/static/table_state.js";

const COLUMNS = { name: "text", memory: "number", price: "number" };
const CHOICES = {
  vendor: ["", "Borealis"],
  segment: ["", "consumer"],
  memory: ["", "16", "24"],
  since: ["", "2024"],
  work: ["", "training"],
};
const parsed = (search) => parseState(search, CHOICES, COLUMNS);
const written = (state) => stateParameters({ ...NOTHING, ...state }, COLUMNS);

function record(name, memory, price, year, vendor = "Borealis", segment = "consumer") {
  return { text: name.toLowerCase(), vendor, segment, year, values: { name, memory, price } };
}

const RECORDS = [
  record("Two", 24, null, 2026),
  record("One", 16, 650, 2024),
  record("Ten", 16, 90, 2014, "Meridian", "datacenter"),
  record("Nil", null, null, null, "Meridian", "datacenter"),
];
const compareText = new Intl.Collator("en").compare;
const shown = (state) =>
  shownRecords(RECORDS, { ...NOTHING, ...state }, compareText).map(({ values }) => values.name);

test("an address without a query asks for nothing", () => {
  assert.deepEqual(parsed(""), NOTHING);
  assert.deepEqual(written({}), []);
});

test("every part of a state is written and read again", () => {
  const state = {
    text: "two boreal",
    vendor: "Borealis",
    segment: "consumer",
    memory: "24",
    since: "2024",
    work: "training",
    price: "999.99",
    sort: "memory",
    order: "asc",
  };
  const query = new URLSearchParams(written(state)).toString();
  assert.deepEqual(parsed(query), state);
});

test("the order that a column has first is not written", () => {
  assert.deepEqual(written({ sort: "memory", order: "desc" }), [["sort", "memory"]]);
  assert.deepEqual(written({ sort: "name", order: "asc" }), [["sort", "name"]]);
  assert.deepEqual(parsed("?sort=memory").order, "desc");
  assert.deepEqual(parsed("?sort=name").order, "asc");
});

test("spaces alone are no filter", () => {
  assert.deepEqual(written({ text: "  " }), []);
  assert.equal(shown({ text: "  " }).length, RECORDS.length);
});

for (const search of [
  "?vendor=Nobody",
  "?memory=17",
  "?memory=24GB",
  "?since=1066",
  "?price=-1",
  "?price=1e9",
  "?price=Infinity",
  "?price=<script>",
  "?price=9999999999999",
  "?sort=__proto__",
  "?sort=constructor",
  "?sort=colour",
  "?order=asc",
  "?text=x",
  "?__proto__=x&toString=y",
]) {
  test(`an address that asks for what there is not is ignored: ${search}`, () => {
    assert.deepEqual(parsed(search), NOTHING);
  });
}

test("an unknown order is the usual one", () => {
  assert.equal(parsed("?sort=price&order=sideways").order, "desc");
});

test("a very long text is cut", () => {
  assert.equal(parsed(`?find=${"x".repeat(5000)}`).text.length, 100);
});

test("a heading sorts, sorts the other way, and starts anew on another", () => {
  const once = sortedBy(NOTHING, "memory", COLUMNS);
  assert.deepEqual([once.sort, once.order], ["memory", "desc"]);
  const twice = sortedBy(once, "memory", COLUMNS);
  assert.deepEqual([twice.sort, twice.order], ["memory", "asc"]);
  assert.equal(sortedBy(twice, "memory", COLUMNS).order, "desc");
  assert.equal(sortedBy(twice, "name", COLUMNS).order, "asc");
});

test("without a wish all rows are shown in their own order", () => {
  assert.deepEqual(shown({}), ["Two", "One", "Ten", "Nil"]);
});

test("unknown figures stay last in both directions", () => {
  assert.deepEqual(shown({ sort: "price", order: "asc" }), ["Ten", "One", "Two", "Nil"]);
  assert.deepEqual(shown({ sort: "price", order: "desc" }), ["One", "Ten", "Two", "Nil"]);
  assert.deepEqual(shown({ sort: "memory", order: "asc" }).at(-1), "Nil");
});

test("rows with the same figure keep their own order", () => {
  assert.deepEqual(shown({ sort: "memory", order: "desc" }), ["Two", "One", "Ten", "Nil"]);
});

test("each filter lets through what it says", () => {
  assert.deepEqual(shown({ text: "N O" }), ["One"]);
  assert.deepEqual(shown({ vendor: "Meridian" }), ["Ten", "Nil"]);
  assert.deepEqual(shown({ segment: "consumer" }), ["Two", "One"]);
  assert.deepEqual(shown({ memory: "24" }), ["Two"]);
  assert.deepEqual(shown({ memory: "16" }), ["Two", "One", "Ten"]);
  assert.deepEqual(shown({ since: "2024" }), ["Two", "One"]);
  assert.deepEqual(shown({ price: "650" }), ["One", "Ten"]);
});

test("a limit on price leaves out what has none", () => {
  assert.deepEqual(shown({ price: "999999999" }), ["One", "Ten"]);
});

test("filters add up", () => {
  assert.deepEqual(shown({ memory: "16", price: "100", since: "2024" }), []);
});

test("speed for the price needs both, and a price of today", () => {
  assert.equal(speedForPrice(1.5, 600, false, 1000, 3), 2.5);
  assert.equal(speedForPrice(1, 3, false, 1000, 3), 333);
  assert.equal(speedForPrice(null, 600, false, 1000, 3), null);
  assert.equal(speedForPrice(1.5, null, false, 1000, 3), null);
  assert.equal(speedForPrice(1.5, 600, true, 1000, 3), null);
});
