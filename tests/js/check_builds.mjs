// Checks builds with the scripts of the page. Reads {"parts", "rules", "queries", "said"} and writes,
// for each query (or text, as contributors write a build), the results of its build in the region that it names, with the sentences that each
// language of "said" has for them; and how long a check takes.

import { readFileSync } from "node:fs";

import { Report, caseOf, figuresFor } from "../../macros/present/html/static/build_report.js";
import {
  assignmentOf,
  figuresOf,
  formulasOf,
  resultsOf,
  unknownOf,
} from "../../macros/present/html/static/build_rules.js";
import { awaitedOf, computedFor, resultsOfAny, rulesOfModels, withEachModel } from "../../macros/present/html/static/part_lists.js";
import {
  PARAMETERS,
  Stock,
  buildOf,
  choiceOf,
  pairsFor,
  pairsOf,
} from "../../macros/present/html/static/build_query.js";
import { pairsOfText } from "../../macros/present/html/static/build_text.js";

const { parts, rules, queries, said, models } = JSON.parse(readFileSync(0, "utf-8"));
const stock = new Stock(parts, rules);
const computed = formulasOf(stock.figures);
const asked = rulesOfModels(stock.rules, computed);
const needed = { ...stock, figures: computedFor(asked, stock.figures) };
const reports = Object.entries(said).map(([code, words]) => new Report(words, code, stock));

function check(query) {
  const isAddress = query.startsWith("?");
  const pairs = isAddress ? pairsOf(query) : pairsOfText(query, PARAMETERS).pairs;
  const { choice, misread } = choiceOf(pairs, stock);
  const build = buildOf(choice, stock);
  const figures = figuresOf(build, stock);
  const results = resultsOf(stock.rules, figures);
  return {
    misread,
    found: results,
    summaries: reports.map((one) => one.summary(results, figures)),
    plugged: reports.map((one) => one.plugged({ circuit: build.circuit, figures })),
    again: pairsFor(choice),
    figures,
    assignment: assignmentOf(build, stock, figures.board_w),
    awaited: awaitedOf(build, figures),
    advice: results.map((result) => {
      const own = figuresFor(result, figures);
      const open = result.severity === "unknown" ? unknownOf(result.rule, own, computed) : [];
      return [open, caseOf(result.rule, own)];
    }),
    ...(models ? anyModel(build, figures) : {}),
    results: results.map(({ rule, severity, figure, limit, ...more }) => {
      const { place = null, assumed = [], bound, varies } = more;
      return [rule.id, severity, figure, limit, place, assumed, bound || null, varies];
    }),
  };
}

/** Returns what rules say of a card whose model is open, and the verdict in each language. */
function anyModel(build, figures) {
  const each = withEachModel(build, stock, reports[0].said.words.liquid).map(([name, one]) => [name, figuresOf(one, needed)]);
  const found = resultsOfAny(stock.rules, figures, each, computed);
  const any = found.map((result) => {
    const { rule, severity, figure, limit, bound, varies } = result;
    const { note = null, fits = 0, count = 0, models = "" } = result;
    const own = [severity, figure, limit, bound || null, varies, note, fits, count, models];
    return [rule.id, ...own, reports[0].reason(result)];
  });
  return { any, any_summaries: reports.map((one) => one.summary(found, figures)) };
}

const begun = performance.now();
const judged = queries.map(check);
const milliseconds = (performance.now() - begun) / Math.max(1, queries.length);
const checked = judged.map(({ found, ...others }) => {
  return { ...others, reasons: found.map((result) => reports.map((one) => one.reason(result))) };
});
process.stdout.write(JSON.stringify({ checked, milliseconds }));
