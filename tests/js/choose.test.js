import assert from "node:assert/strict";
import { test } from "node:test";

globalThis.document = { querySelectorAll: () => [] }; // no page is here
const { worksOf } = await import("../../macros/present/html/static/choose.js");

const { secondCard } = await import("../../macros/present/html/static/choose_offers.js");

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

test("a second card is weighed where two of the reader's would hold what one lacks", () => {
  const own = { form: "pcie_card", memory_gb: 24 };
  const usual = { works: [], have: "mine", region: "us", count: null, acquire: null };
  const facts = { works: { write: [8, 1], play: [8, 0] } };
  const at = (short_gb, changes = {}, works = ["write"], card = own) =>
    secondCard({
      answer: { short_gb },
      own: card,
      question: { ...usual, ...changes },
      persona: { works, acquire: "new" },
      facts,
    });
  assert.equal(at(48), "../second-card/?have=mine&region=us");
  assert.equal(at(null), "");
  assert.equal(at(49), "");
  assert.equal(at(48, {}, ["play"]), ""); // which runs on one
  assert.equal(at(48, { count: 1 }), "");
  assert.equal(at(48, { acquire: "rental" }), "");
  assert.equal(at(48, {}, ["write"], { ...own, form: "sxm" }), "");
  assert.equal(at(null, { have: "" }, ["write"], undefined), "");
});
