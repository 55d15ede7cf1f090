import assert from "node:assert/strict";
import { test } from "node:test";

globalThis.document = { querySelectorAll: () => [] }; // no page is here
const { worksOf } = await import("../../macros/present/html/static/choose.js");

const WEIGHTS = { main: 4, also: 2, sometimes: 1 };
const USUAL = { weight1: "main", weight2: "also", weight3: "sometimes" };

function asked(changes, own = ["draw"]) {
  return worksOf({ work1: "preset", work2: "preset", work3: "preset", ...USUAL, ...changes }, WEIGHTS, own);
}

function shares(works) {
  return Object.fromEntries([...new Set(works)].map((work) => [work, works.filter((one) => one === work).length]));
}

test("nothing chosen leaves the works to the profile", () => {
  assert.deepEqual(asked({ weight1: "sometimes" }), []);
});

test("works count as often as they weigh", () => {
  assert.deepEqual(shares(asked({ work1: "read", work2: "write", work3: "paint" })), { read: 4, write: 2, paint: 1 });
  assert.deepEqual(shares(asked({ work1: "read", work2: "write", weight2: "main" })), { read: 4, write: 4 });
});

test("a further work stands beside those of the profile together", () => {
  assert.deepEqual(shares(asked({ work2: "write" }, ["draw", "paint"])), { draw: 4, paint: 4, write: 4 });
});

test("the same work twice adds up", () => {
  assert.deepEqual(shares(asked({ work1: "read", work3: "read" })), { read: 5 });
});
