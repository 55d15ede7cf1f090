import assert from "node:assert/strict";
import { test } from "node:test";

import {
  cellOf,
  compareCells,
  productsCalled,
  shownDifference,
  withFirst,
} from "../../macros/present/html/static/comparison.js";

const TOLERANCE = 0.03;
const HIGH = { better: "high" };
const LOW = { better: "low" };
const PRICE = { better: "low", dated: true };

function cells(...values) {
  return values.map((value) => (value === null ? null : { text: "shown", value }));
}

function compared(row, figures, previews = []) {
  return compareCells(row, figures, previews, TOLERANCE);
}

test("the first is what the others differ from", () => {
  assert.deepEqual(compared(HIGH, cells(20, 30, 10)).differences, [null, 0.5, -0.5]);
});

test("the better figure is the higher or the lower one, as the row says", () => {
  assert.deepEqual(compared(HIGH, cells(20, 30)).best, [false, true]);
  assert.deepEqual(compared(LOW, cells(20, 30)).best, [true, false]);
});

test("a row without a better direction is not compared", () => {
  const { differences, best } = compared({ better: "" }, cells(20, 30));
  assert.deepEqual([differences, best], [[null, null], [false, false]]);
});

test("unknown is neither better nor worse, and no difference from it is known", () => {
  assert.deepEqual(compared(LOW, cells(null, 30, 40)), {
    differences: [null, null, null],
    best: [false, true, false],
    remark: "",
  });
  assert.deepEqual(compared(HIGH, cells(20, null)).best, [false, false]);
});

test("equal figures have no best, and two that lead are both best", () => {
  assert.deepEqual(compared(HIGH, cells(20, 20)).best, [false, false]);
  assert.deepEqual(compared(HIGH, cells(10, 20, 20)).best, [false, true, true]);
});

test("a gap below the tolerance is none", () => {
  assert.deepEqual(compared(HIGH, cells(100, 102)).best, [false, false]);
  assert.deepEqual(compared(LOW, cells(100, 102, 150)).best, [true, true, false]);
  assert.deepEqual(compared(HIGH, cells(100, 104)).best, [false, true]);
});

test("announced products are never best, nor do they take that from others", () => {
  const beside = compared(HIGH, cells(20, 30, 99), [false, false, true]);
  assert.deepEqual(beside.best, [false, true, false]);
  const alone = compared(HIGH, cells(20, 99), [false, true]);
  assert.deepEqual(alone.best, [false, false]);
  assert.deepEqual(alone.differences, [null, 3.95]);
});

test("figures of different bases are not compared, and the row says so", () => {
  const figures = [{ value: 20 }, { value: 40, basis: "4" }, null];
  assert.deepEqual(compared(HIGH, figures), {
    differences: [null, null, null],
    best: [false, false, false],
    remark: "not_same_basis",
  });
});

test("rates that came about in different ways are compared with a remark", () => {
  const figures = [{ value: 20, note: "full rate" }, { value: 40, note: "half rate" }];
  const { best, remark } = compared(HIGH, figures);
  assert.deepEqual([best, remark], [[false, true], "bases_differ"]);
  assert.equal(compared(HIGH, [figures[0], figures[0]]).remark, "");
  assert.equal(compared(HIGH, [figures[0], null]).remark, "");
});

test("prices of different days are compared without a remark", () => {
  const price = (value, note) => ({ value, note });
  const { best, remark } = compared(PRICE, [price(500, "2026-09"), price(400, "2026-10")]);
  assert.deepEqual([best, remark], [[false, true], ""]);
});

test("prices of different currencies are not compared", () => {
  const figures = [{ value: 5, basis: "USD" }, { value: 4, basis: "EUR" }];
  assert.equal(compared(PRICE, figures).remark, "not_same_basis");
});

test("a cell that is only text has no figure to compare", () => {
  assert.deepEqual(cellOf("GDDR6"), { text: "GDDR6" });
  assert.equal(cellOf(null), null);
  assert.deepEqual(compared(HIGH, [cellOf("GDDR6"), cellOf("HBM3")]).best, [false, false]);
});

test("differences are said as the language does", () => {
  assert.equal(shownDifference(0.333, "en"), "+33%");
  assert.equal(shownDifference(-0.5, "en"), "−50%");
  assert.equal(shownDifference(0.005, "en"), "+0.5%");
  assert.equal(shownDifference(0, "en"), "0%");
  assert.equal(shownDifference(-0.25, "fr").replaceAll(/\s/g, " "), "−25 %");
});

const PRODUCTS = [
  { id: "boreal-one-ti", name: "Boreal One Ti", family: "Boreal" },
  { id: "boreal-one", name: "Boreal One", family: "Boreal" },
  { id: "meridian-x", name: "Meridian X", family: "Noon" },
];
const called = (text) => productsCalled(PRODUCTS, text).map(({ id }) => id);

test("a product is found by its whole name or its id, in any case", () => {
  assert.deepEqual(called(" boreal ONE "), ["boreal-one"]);
  assert.deepEqual(called("boreal-one"), ["boreal-one"]);
});

test("else by words of its name and family, the shortest name first", () => {
  assert.deepEqual(called("one"), ["boreal-one", "boreal-one-ti"]);
  assert.deepEqual(called("noon"), ["meridian-x"]);
  assert.deepEqual(called("ti one"), ["boreal-one-ti"]);
});

test("no words find nothing", () => {
  assert.deepEqual([called(""), called("  "), called("zzz")], [[], [], []]);
});

test("what is put first is there once", () => {
  assert.deepEqual(withFirst(["a", "b", "c"], "c"), ["c", "a", "b"]);
});
