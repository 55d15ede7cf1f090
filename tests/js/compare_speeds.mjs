// Compares speeds, divides them by prices and writes numbers as the scripts of the pages do. Reads
// {"lead", "tolerance", "pairs", "prices", "numbers", "languages"} and writes what they say.

import { readFileSync } from "node:fs";

import { compareCells } from "../../macros/present/html/static/comparison.js";
import { shownNumber } from "../../macros/present/html/static/page.js";
import { speedForPrice } from "../../macros/present/html/static/table_state.js";

const { lead, tolerance, pairs, prices, numbers, languages } = JSON.parse(readFileSync(0, "utf-8"));
const cell = ([value, low, high]) => ({ text: "", value, low, high });
const best = pairs.map((pair) => {
  const row = { better: "high" };
  return compareCells(row, pair.map(cell), [false, false], tolerance, lead).best;
});
const values = prices.map(([speed, usd]) => speedForPrice(speed, usd, false, 1000, 3));
const shown = languages.map((code) => numbers.map((number) => shownNumber(number, 3, code)));
process.stdout.write(JSON.stringify({ best, values, shown }));
