import assert from "node:assert/strict";
import { test } from "node:test";

import { mattering } from "../../macros/present/html/static/build_report.js";
import {
  evaluate,
  figuresByGroup,
  figuresOf,
  formulasOf,
  namesIn,
  resultOf,
  rulesAnswered,
  rulesOut,
  unknownOf,
} from "../../macros/present/html/static/build_rules.js";

const name = (id) => ["name", id];
const figures = { known: 3, open: null, yes: true, no: false, list: ["a", "b"], empty: [] };
const value = (tree) => evaluate(tree, figures);
const RULE = { id: "load", holds: "at_most", breach: "fail", figure: name("known") };
const judged = (fields, some = figures) => {
  const result = resultOf({ ...RULE, ...fields }, some);
  return result && [result.severity, result.limit, result.isAdvised];
};

test("what hangs on something unknown is unknown", () => {
  for (const tree of [
    ["+", name("known"), name("open")],
    ["min", 1, name("open")],
    ["not", name("open")],
    ["has", name("open"), ["text", "a"]],
    ["if", name("open"), 1, 2],
    ["/", 1, 0],
  ]) {
    assert.equal(value(tree), null);
  }
});

test("and and or know their answer as soon as one side decides", () => {
  assert.equal(value(["and", name("open"), name("no")]), false);
  assert.equal(value(["and", name("open"), name("yes")]), null);
  assert.equal(value(["or", name("open"), name("yes")]), true);
  assert.equal(value(["or", name("open"), name("no")]), null);
  assert.equal(value(["and", name("list"), name("empty")]), false);
});

test("an if reads only the side that it takes", () => {
  assert.equal(value(["if", name("yes"), 1, name("open")]), 1);
  assert.equal(value(["if", ["known", name("open")], name("open"), 2]), 2);
});

test("lists are asked what they hold and share", () => {
  assert.equal(value(["has", name("list"), ["text", "b"]]), true);
  assert.equal(value(["shares", name("list"), name("empty")]), false);
});

test("a name that is no figure is a mistake, whatever objects inherit", () => {
  assert.throws(() => value(name("nothing")), /nothing/);
  assert.throws(() => value(name("constructor")), /constructor/);
});

test("a figure is judged by its limit, then by the advised one", () => {
  assert.deepEqual(judged({ limit: 3 }), ["pass", 3, false]);
  assert.deepEqual(judged({ limit: 2 }), ["fail", 2, false]);
  assert.deepEqual(judged({ limit: 2, breach: "warn" }), ["warn", 2, false]);
  assert.deepEqual(judged({ limit: 4, advised: 2 }), ["warn", 2, true]);
  assert.deepEqual(judged({ limit: 4, advised: name("open") }), ["unknown", null, true]);
  assert.deepEqual(judged({ limit: name("open") }), ["unknown", null, false]);
  assert.deepEqual(judged({ holds: "at_least", limit: 4 }), ["fail", 4, false]);
});

test("what fails only warns where the figure is the middle of many models", () => {
  const varies = ["not", name("no")];
  const varied = resultOf({ ...RULE, limit: 2, varies }, figures);
  assert.deepEqual([varied.severity, varied.varies, rulesOut(varied)], ["warn", true, true]);
  assert.deepEqual(judged({ limit: 2, varies: name("no") }), ["fail", 2, false]);
  assert.deepEqual(judged({ limit: 3, varies }), ["pass", 3, false]);
});

test("a rule that may apply is unknown unless it holds anyway", () => {
  assert.equal(judged({ limit: 2, applies: name("no") }), null);
  assert.deepEqual(judged({ limit: 2, applies: name("open") })[0], "unknown");
  assert.deepEqual(judged({ limit: 3, applies: name("open") })[0], "pass");
});

test("what is not known is named by what it rests on, and only where it matters", () => {
  const computed = formulasOf([{ id: "sum", formula: ["+", name("open"), name("known")] }]);
  const all = { ...figures, sum: null, other: null };
  const rule = {
    ...RULE,
    figure: name("sum"),
    limit: ["if", name("yes"), name("known"), name("other")],
  };
  assert.deepEqual(unknownOf(rule, all, computed), ["open"]);
  assert.deepEqual(namesIn(rule.figure, computed), ["open", "known"]);
});

test("of what goes into no slot nothing else is said", () => {
  const result = (id, severity) => ({ rule: { id }, severity });
  const others = [result("card-passive", "fail"), result("psu-eps", "unknown")];
  const form = result("card-form", "fail");
  assert.deepEqual(mattering([others[0], form, others[1]]), [form]);
  assert.deepEqual(mattering([result("card-form", "pass"), ...others]).length, 3);
});

test("rules are found that read nothing but some figures, or that what is asked decides", () => {
  const all = { ...figures, other: null };
  const decided = { ...RULE, limit: ["if", name("yes"), name("known"), name("other")] };
  const rules = [{ ...RULE, limit: name("open") }, { ...RULE, limit: name("other") }, decided];
  const found = (asked) => rulesAnswered(rules, { names: ["known", "open"], asked }, all, {});
  assert.deepEqual(found(["known"]), [rules[0], decided]);
  assert.deepEqual(found([]), [rules[0]]);
});

test("what fails rules a build out, and what is unknown where that decides", () => {
  const out = (severity, decisive) => rulesOut({ rule: { decisive }, severity });
  assert.deepEqual(
    [out("fail", false), out("unknown", true), out("unknown", false), out("warn", true)],
    [true, true, false, false],
  );
});

const GROUPS = [
  {
    id: "card",
    parts: ["reference", "card"],
    count: "card_count",
    reads: ["watts", "count", "mains_share", "card_w", "places"],
    formulas: {
      card_w: ["*", name("watts"), name("count")],
      share: name("mains_share"),
      places: name("places"),
    },
  },
  {
    id: "drives",
    parts: ["drives"],
    reads: ["gb", "kind", "count", "fast"],
    formulas: {
      gb: ["*", name("gb"), name("count")],
      kind: name("kind"),
      fast: name("fast"),
      whole: ["known", name("gb")],
    },
    combined: { gb: "sum", kind: "same", fast: "highest", whole: "every" },
  },
];
const byGroup = (build) => figuresByGroup({ card_count: 2, drives: [], ...build }, GROUPS);

test("what a later part says comes before what an earlier one does", () => {
  const reference = { watts: 100, places: [] };
  assert.deepEqual(byGroup({ reference }).card, { card_w: 200, share: null, places: null });
  assert.equal(byGroup({ reference, card: { watts: 150 } }).card.card_w, 300);
  assert.equal(byGroup({}).card.card_w, null);
});

test("some fields hold for one value of the build", () => {
  const card = { watts: 1, by: { mains: { at_230_v: { mains_share: 0.9 } } } };
  assert.equal(byGroup({ card, circuit: { mains: "at_230_v" } }).card.share, 0.9);
  assert.equal(byGroup({ card, circuit: { mains: "at_100_v" } }).card.share, null);
});

test("figures of several parts are combined as the data say", () => {
  const small = { gb: 1, kind: "a", fast: 5 };
  const large = { gb: 10, kind: "b" };
  const drives = (...items) => byGroup({ drives: items }).drives;
  assert.deepEqual(drives([small, 2], [large, 1]), { gb: 12, kind: null, fast: 5, whole: true });
  assert.deepEqual(drives([small, 2], [small, 1]), { gb: 3, kind: "a", fast: 5, whole: true });
  assert.deepEqual(drives(), { gb: null, kind: null, fast: null, whole: null });
});

test("published formulas compute further figures of a build", () => {
  const published = [{ id: "double_gb", formula: ["*", 2, name("gb")] }];
  const build = { use: "independent", drives: [[{ gb: 4 }, 1]] };
  const gpu = { id: "gpu", parts: ["gpu"], reads: [], formulas: {}, joined: {} };
  const all = figuresOf(build, { groups: [...GROUPS, gpu], figures: published });
  assert.deepEqual([all.double_gb, all.use, all.total_usd], [8, "independent", null]);
});
