// Checks builds with the scripts of the page. Reads {"parts", "rules", "queries"} and writes, for
// each query, the results of its build in the region that it names; and how long a check takes.

import { readFileSync } from "node:fs";

import { figuresOf, resultsOf } from "../../macros/present/html/static/build_rules.js";
import {
  Stock,
  buildOf,
  choiceOf,
  pairsFor,
  pairsOf,
} from "../../macros/present/html/static/build_query.js";

const { parts, rules, queries } = JSON.parse(readFileSync(0, "utf-8"));
const stock = new Stock(parts, rules);

function check(query) {
  const { choice, misread } = choiceOf(pairsOf(query), stock);
  const figures = figuresOf(buildOf(choice, stock), stock);
  const results = resultsOf(stock.rules, figures);
  return {
    misread,
    again: pairsFor(choice),
    figures,
    results: results.map(({ rule, severity, figure, limit, place = null, assumed = [] }) => {
      return [rule.id, severity, figure, limit, place, assumed];
    }),
  };
}

const begun = performance.now();
const checked = queries.map(check);
const milliseconds = (performance.now() - begun) / Math.max(1, queries.length);
process.stdout.write(JSON.stringify({ checked, milliseconds }));
