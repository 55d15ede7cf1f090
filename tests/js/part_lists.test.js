import assert from "node:assert/strict";
import { test } from "node:test";

import { ofModels, resultsOfAny, verdictOf } from "../../macros/present/html/static/part_lists.js";
import { withEachModel } from "../../macros/present/html/static/part_lists.js";

const RULE = { id: "length", holds: "at_most", breach: "fail", unit: "mm" };
const rule = { ...RULE, figure: ["name", "gpu_length_mm"], limit: ["name", "room"] };
const judged = (room, lengths, own = rule) => {
  const models = Object.entries(lengths).map(([name, long]) => [name, { gpu_length_mm: long, room }]);
  return resultsOfAny([own], { gpu_length_mm: 1, room }, models, {})[0];
};

test("a card of any model passes only where the largest fits", () => {
  const { severity, figure, bound, fits } = judged(340, { short: 250, long: 340 });
  assert.deepEqual([severity, figure, bound, fits], ["pass", 340, "at_most", undefined]);
});

test("where some models fit, it warns and names them", () => {
  const some = judged(310, { a: 250, b: 340, c: 300, d: 260, e: 270 });
  assert.deepEqual([some.severity, some.varies, some.bound], ["warn", true, "at_most"]);
  assert.deepEqual([some.fits, some.count, some.models], [4, 5, "a, c, d, e"]);
});

test("where none fits, it fails by the smallest", () => {
  const { severity, figure, bound } = judged(200, { short: 250, long: 340 });
  assert.deepEqual([severity, figure, bound], ["fail", 250, "at_least"]);
});

test("models of unknown size are not counted, and where few are known the card's own size is", () => {
  assert.equal(judged(300, { short: 250, long: 340, dark: null }).count, 2);
  const own = judged(300, { short: 250, dark: null, darker: null });
  assert.deepEqual([own.severity, own.figure], ["pass", 1]);
});

test("what no model keeps to at once fails, and what one does names it", () => {
  const thick = { ...RULE, id: "slots", unit: "", figure: ["name", "gpu_slots"], limit: ["name", "free"] };
  const found = (models) => {
    const each = Object.entries(models).map(([name, [long, slots]]) => {
      return [name, { gpu_length_mm: long, gpu_slots: slots, room: 300, free: 2 }];
    });
    return resultsOfAny([rule, thick], { gpu_length_mm: 1, gpu_slots: 1, room: 300, free: 2 }, each, {});
  };
  const neither = found({ thin: [340, 2], short: [250, 3] });
  assert.deepEqual(neither.map(({ severity, note, models }) => [severity, note, models]), [
    ["fail", "sound", "–"],
    ["fail", "fits", "thin"],
  ]);
  const one = found({ thin: [340, 2], short: [250, 3], both: [250, 2] });
  assert.deepEqual(one.map(({ severity, note, models, count }) => [severity, note, models, count]), [
    ["warn", "sound", "both", 3],
    ["warn", "fits", "thin, both", 3],
  ]);
});

test("a limit fails where without it some model would do, and the others only warn", () => {
  const limit = (id, name, free) => ({ ...RULE, id, unit: "", figure: ["name", name], limit: ["name", free] });
  const rules = [rule, limit("slots", "gpu_slots", "free"), limit("plugs", "gpus_8pin", "plugs")];
  const known = { room: 300, free: 2, plugs: 2 };
  const models = { thin: [250, 2, 3], long: [340, 3, 1], thick: [250, 3, 3] };
  const each = Object.entries(models).map(([name, [long, slots, pins]]) => {
    return [name, { ...known, gpu_length_mm: long, gpu_slots: slots, gpus_8pin: pins }];
  });
  const own = { ...known, gpu_length_mm: 1, gpu_slots: 1, gpus_8pin: 1 };
  const found = resultsOfAny(rules, own, each, {});
  assert.deepEqual(found.map(({ severity, note, models }) => [severity, note, models]), [
    ["warn", "fits", "thin, thick"],
    ["warn", "fits", "thin"],
    ["fail", "sound", "–"],
  ]);
  const words = { sound: "sound", unsound: "none of {count}", fits: "fits" };
  assert.equal(ofModels(found[2], words), "none of 3");
});

test("a verdict begins with how many models fit, and never says that no limit is broken", () => {
  const words = {
    ...{ summary: "yes", summary_against: "no limit, but", sentence: " ", rest: "else yes" },
    ...{ rest_against: "also against", some_models: "{fits} of {count}.", not_all_models: "Not all." },
  };
  const warns = { rule: { advises_against: true }, severity: "warn", varies: false };
  const some = { rule: {}, severity: "warn", varies: true };
  const sound = { ...some, note: "sound", fits: 1, count: 19 };
  assert.equal(verdictOf([{ rule: {}, severity: "pass" }], words), "yes");
  assert.equal(verdictOf([warns], words), "no limit, but");
  assert.equal(verdictOf([some], words), "Not all. else yes");
  assert.equal(verdictOf([sound, some], words), "1 of 19. else yes");
  assert.equal(verdictOf([sound, warns], words), "1 of 19. also against");
});

test("a liquid-cooled model is named with the room that its radiator needs", () => {
  const board = { vendor: "Stout", name: "Boreal", gpu: "boreal-one", cooling: "liquid" };
  const [[name]] = withEachModel({ gpu: { id: "boreal-one" } }, { parts: { gpu_boards: [board] } }, "{name} (room)");
  assert.equal(name, "Stout Boreal (room)");
});

test("without models the card itself is judged", () => {
  assert.equal(judged(1, {}).severity, "pass");
});

test("a model brings its size and plugs, and nothing of the reference design", () => {
  const board = { vendor: "Stout", name: "Boreal", gpu: "boreal-one", length_mm: 340 };
  const stock = { parts: { gpu_boards: [board, { ...board, gpu: "boreal-two" }] } };
  const gpu = { id: "boreal-one", tdp_w: 200, length_mm: 250, connectors_8pin: 1, median_slots: 2 };
  const [[name, build], ...others] = withEachModel({ gpu }, stock);
  assert.deepEqual([name, others], ["Stout Boreal", []]);
  assert.deepEqual([build.gpu.length_mm, build.gpu.tdp_w], [340, 200]);
  assert.deepEqual([build.gpu.connectors_8pin, build.gpu.median_slots], [undefined, undefined]);
  assert.deepEqual(withEachModel({ gpu, gpu_board: board }, stock), []);
});
