import assert from "node:assert/strict";
import { test } from "node:test";

import {
  cellOf,
  cellOfTwo,
  compareCells,
  countedText,
  faultsCell,
  knownPick,
  modelCell,
  productsCalled,
  shownDifference,
  speedCell,
  withCount,
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
  assert.equal(shownDifference(0.99, "en"), "+99%");
  assert.equal(shownDifference(1, "en"), "×2");
  assert.equal(shownDifference(71.4, "fr"), "×72");
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

const ADDED = { better: "high", two: "added" };

test("two have twice of what adds up, with the text of the page", () => {
  const cell = { text: "24 GB", value: 24, note: "2024" };
  assert.deepEqual(cellOfTwo(ADDED, cell, "48 GB", "each", ", "), {
    text: "48 GB",
    value: 48,
    note: "2024",
  });
  assert.deepEqual(cellOfTwo(ADDED, { text: "700 USD" }, "1,400 USD", "each", ", "), {
    text: "1,400 USD",
  });
  assert.equal(cellOfTwo(ADDED, null, null, "each", ", "), null);
});

test("what each of two has is said so and not compared", () => {
  const cell = { text: "936 GB/s", value: 936, note: "dense" };
  const two = cellOfTwo({ better: "high", two: "each" }, cell, null, "for one", "; ");
  assert.deepEqual(two, { text: "936 GB/s", note: "for one; dense" });
  assert.deepEqual(cellOfTwo({ better: "high", two: "each" }, { text: "2" }, null, "for one", "; "), {
    text: "2",
    note: "for one",
  });
});

test("what a product is known to lack is said, and not of one of two", () => {
  const none = cellOf(false, "none");
  assert.equal(none.text, "none");
  assert.equal(cellOfTwo({ better: "high", two: "each" }, none, null, "for one", "; "), none);
  assert.deepEqual(compared(HIGH, [none, { text: "shown", value: 20 }]).best, [false, false]);
});

test("what does not depend on the number stays as it is", () => {
  const cell = { text: "40 USD", value: 40 };
  assert.equal(cellOfTwo({ better: "low", two: "same" }, cell, null, "for one", "; "), cell);
});

const SAY = {
  number: String,
  range: (low, high) => (low === high ? `${low}` : `${low}-${high}`),
  how: (place) => ["measured", "estimated"][place],
  tokens: (amount) => `${amount} t/s`,
  verdict: (name) => ({ fits: "fits", maybe: "may fit", no: "does not fit" })[name],
  littleMemory: "too little memory",
  speedUnknown: "speed not known",
  splits: ["in turn", "tensor parallel"],
  tensor: (shown) => `all on every layer: ${shown}`,
  faults: ["old", "beaten", "slow"],
  avoid: "avoid",
  list: ", ",
  details: "; ",
};

test("a speed has its range and how it is known", () => {
  assert.deepEqual(speedCell([1.7, 1.5, 1.9, 1], SAY), {
    text: "1.7",
    value: 1.7,
    low: 1.5,
    high: 1.9,
    note: "1.5-1.9; estimated",
  });
  assert.equal(speedCell([1, 1, 1, 0], SAY).note, "measured");
});

test("a speed that is not known says why where that is known", () => {
  assert.deepEqual(speedCell("memory", SAY), { text: "too little memory" });
  assert.equal(speedCell(null, SAY), null);
});

test("a model says how fast it is, or whether it fits", () => {
  assert.deepEqual(modelCell(["fits", 40, 37, 45, 0], SAY), {
    text: "37-45 t/s",
    value: 40,
    low: 37,
    high: 45,
    note: "fits; measured",
  });
  assert.equal(modelCell(["maybe", 40, 37, 45, 1], SAY).note, "may fit; estimated");
  assert.deepEqual(modelCell(["fits"], SAY), { text: "fits", note: "speed not known" });
  assert.deepEqual(modelCell(["no"], SAY), { text: "does not fit" });
  assert.equal(modelCell(null, SAY), null);
});

test("a speed of several says how they share the work, and what they reach at most", () => {
  const inTurn = speedCell([1, 0.9, 1.1, 0, 0], SAY, 2);
  assert.equal(inTurn.note, "0.9-1.1; measured; in turn");
  assert.deepEqual(inTurn.further, { value: 2, low: 1.8, high: 2.2 });
  const tensor = speedCell([1, 0.9, 1.1, 0, 1], SAY, 2);
  assert.deepEqual([tensor.note, tensor.further], ["0.9-1.1; measured; tensor parallel", undefined]);
});

test("a model on several has the speed of both ways, or what they reach at most", () => {
  const both = modelCell(["fits", 40, 37, 45, 1, 60, 45, 94, 0], SAY, 2);
  assert.equal(
    both.note,
    "fits; estimated; in turn; all on every layer: 45-94 t/s; measured",
  );
  assert.deepEqual(both.further, { value: 60, low: 45, high: 94 });
  const one = modelCell(["fits", 40, 37, 45, 1], SAY, 2);
  assert.equal(one.note, "fits; estimated; in turn");
  assert.deepEqual(one.further, { value: 80, low: 74, high: 90 });
});

test("what speaks against a product is told with whether to avoid it", () => {
  assert.deepEqual(faultsCell([0, 2], SAY), { text: "slow" });
  assert.deepEqual(faultsCell([1, 0, 1], SAY), { text: "old, beaten", note: "avoid" });
  assert.equal(faultsCell(undefined, SAY), null);
});

const speed = (value, low, high) => ({ text: "shown", value, low, high });
const LEAD = 0.33;
const judged = (...figures) => compareCells(HIGH, figures, [], TOLERANCE, LEAD);

test("a speed is best only where its lead is sure", () => {
  assert.deepEqual(judged(speed(2, 1.9, 2.1), speed(1, 0.9, 1.1)).best, [true, false]);
  const unsure = judged(speed(1.1, 0.8, 1.5), speed(1, 0.7, 1.4));
  assert.deepEqual([unsure.best, unsure.remark], [[false, false], ""]);
});

test("speeds that cannot be told from the best are as good", () => {
  const three = judged(speed(2, 1.6, 2.5), speed(1.9, 1.5, 2.4), speed(0.5, 0.4, 0.6));
  assert.deepEqual([three.best, three.remark], [[true, true, false], ""]);
});

test("nothing is best where two cards may be as fast in another way", () => {
  const turns = { ...speed(1, 0.95, 1.05), further: { value: 1.9, low: 1.4, high: 2.5 } };
  assert.deepEqual(judged(turns, speed(1.8, 1.7, 1.9)).best, [false, false]);
  assert.deepEqual(judged(turns, speed(1.8, 1.7, 1.9), speed(0.5, 0.4, 0.6)).best, Array(3).fill(false));
  assert.deepEqual(judged(turns, speed(4, 3.9, 4.1)).best, [false, true]);
  assert.deepEqual(judged(turns, speed(0.5, 0.45, 0.55)).best, [true, false]);
  const slower = { ...speed(1, 0.95, 1.05), further: { value: 0.5, low: 0.45, high: 0.55 } };
  assert.deepEqual(judged(slower, speed(0.8, 0.75, 0.85)).best, [false, false]);
});

test("equal speeds need no remark", () => {
  assert.equal(judged(speed(1, 0.9, 1.1), speed(1.01, 0.9, 1.1)).remark, "");
});

test("an address names so many of what may be several", () => {
  const resolve = (id) => (["a", "b"].includes(id) ? id : null);
  const counts = (id) => (id === "a" ? [1, 2] : [1]);
  const known = (asked) => knownPick(asked, resolve, counts);
  assert.deepEqual(["a", "2x:a", "1x:a"].map(known), ["a", "2x:a", "a"]);
  assert.deepEqual(["2x:b", "3x:a", "0x:a", "2x:zzz", "", "2x:"].map(known), Array(6).fill(null));
});

test("a number before a name says how many are meant", () => {
  assert.deepEqual(countedText("2x rtx 3090"), { name: "rtx 3090", count: 2 });
  assert.deepEqual(countedText(" 2 × RTX 3090"), { name: "RTX 3090", count: 2 });
  assert.deepEqual(countedText("3090"), { name: "3090", count: 1 });
  assert.deepEqual(countedText(""), { name: "", count: 1 });
});

test("another number stands where the first one stood, once", () => {
  assert.deepEqual(withCount(["b", "a"], "a", 2), ["b", "2x:a"]);
  assert.deepEqual(withCount(["2x:a", "b"], "2x:a", 1), ["a", "b"]);
  assert.equal(withCount(["a", "2x:a"], "a", 2), null);
});
