import assert from "node:assert/strict";
import { test } from "node:test";

import { answerWords, pathOf, shownPart } from "../../macros/present/html/static/trial_answer.js";

test("a path is filled with what is chosen", () => {
  assert.equal(pathOf("gpus/{id}.json", (name) => `${name}-1`), "gpus/id-1.json");
  assert.equal(pathOf("prices.csv", () => "x"), "prices.csv");
});

test("a long answer is cut and says so", () => {
  assert.deepEqual(shownPart("[]", "en"), { part: "[]", counts: null });
  const { part, counts } = shownPart("x".repeat(30_000), "en");
  assert.equal(part.length, 20_000);
  assert.deepEqual(counts, { shown: "20,000", count: "30,000" });
});

test("an answer is told by its status, size and type", () => {
  const headers = new Headers({ "content-type": "text/csv; charset=utf-8" });
  const words = answerWords({ status: 200, headers }, "x".repeat(1234), "fr");
  assert.deepEqual(words, { status: 200, size: "1,2", type: "text/csv" });
});
