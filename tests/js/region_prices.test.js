import assert from "node:assert/strict";
import { test } from "node:test";

const kept = { "guide-region": "jp" };
globalThis.localStorage = { getItem: (key) => kept[key] ?? null, setItem: () => {} };
const listeners = [];
globalThis.document = {
  querySelectorAll: () => [],
  documentElement: { dataset: {} },
  addEventListener: (_, listener) => listeners.push(listener),
};
const { RegionPrices } = await import("../../macros/present/html/static/region_prices.js");

const WORDS = {
  folder: "prices/",
  region: "us",
  money: { us: "${number}", jp: "{number}円" },
  kinds: { new: "new", used: "used" },
  old: "old",
  origins: ["from elsewhere", "estimated"],
  about: "about {money}",
  details: ", ",
};
const JP = {
  currency: "JPY",
  per: 100_000,
  prices: {
    card: { new: [185_000, "2026-10", 0, 1], used: [90_000, "2026-03", 1, 0], best: "new" },
    far: { used: [80_000, "2026-10", 0, 0, 1], best: "used" },
  },
};

function loading(file, isOk = true) {
  const asked = [];
  globalThis.fetch = async (address) => {
    asked.push(address);
    return { ok: isOk, statusText: "no", json: async () => file };
  };
  return asked;
}

test("prices of the page's own region are not loaded, those of another one once", async () => {
  const asked = loading(JP);
  const prices = new RegionPrices(WORDS, "en", () => {});
  assert.equal(prices.wanted(), "jp");
  assert.equal(await prices.choose("us"), false);
  assert.equal(await prices.choose("jp"), true);
  assert.equal(await prices.choose("jp"), false);
  assert.deepEqual(asked, ["prices/jp.json"]);
  assert.equal(await prices.choose("us"), true);
  assert.equal(prices.loaded, null);
});

test("a price is told in the money of its region with kind and day", async () => {
  loading(JP);
  const prices = new RegionPrices(WORDS, "en", () => {});
  await prices.choose("jp");
  const { text, amount, note, isOld } = prices.best("card");
  assert.deepEqual([text, amount, note, isOld], ["185,000円", 185_000, "new, October 2026", 0]);
  assert.equal(prices.best("far").note, "used, October 2026, from elsewhere");
  assert.equal(prices.best("other"), null);
  assert.equal(prices.currency(), "円");
});

test("two cost twice as much, a GB its share, and an old price is not compared", async () => {
  loading(JP);
  const prices = new RegionPrices(WORDS, "ja", () => {});
  await prices.choose("jp");
  assert.equal(prices.ofKind("card", "new", 2).text, "37万円");
  assert.equal(prices.ofKind("card", "new", 1, 16).value, 185_000 / 16);
  assert.equal(prices.ofKind("card", "new", 1, 16).text, "1万1,600円");
  assert.equal(prices.ofKind("card", "new", 1, 3200).text, "57.80円");
  const used = prices.ofKind("card", "used");
  assert.equal(used.value, undefined);
  assert.equal(used.text, "about 9万円");
  assert.match(used.note, /old/);
});

test("what does not come is an error, and another choice is told", async () => {
  loading(JP, false);
  const told = [];
  const prices = new RegionPrices(WORDS, "en", (region) => told.push(region));
  await assert.rejects(prices.choose("jp"));
  listeners.at(-1)({ detail: "jp" });
  assert.deepEqual(told, ["jp"]);
});
