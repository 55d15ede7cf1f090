import assert from "node:assert/strict";
import { test } from "node:test";

import { PARAMETERS } from "../../macros/present/html/static/build_query.js";
import { pairsOfText } from "../../macros/present/html/static/build_text.js";

test("lines of YAML are read as contributors write them", () => {
  const text = `
# my build
gpu: boreal-one   # the card
gpu_count: 2
gpu_power_limit_w: 150
memory:
  - part: shelf-32gb
    count: 2
  - {part: other-kit, count: 1}
storage: [drawer-2tb, "drawer-4tb"]
cooler:
`;
  const { pairs, misread } = pairsOfText(text, PARAMETERS);
  assert.deepEqual(misread, []);
  assert.deepEqual(pairs, [
    ["gpu", "boreal-one"],
    ["gpu_count", "2"],
    ["limit_w", "150"],
    ["memory", "shelf-32gb*2"],
    ["memory", "other-kit*1"],
    ["storage", "drawer-2tb"],
    ["storage", "drawer-4tb"],
  ]);
});

test("storage as a list of lines, and Windows line ends", () => {
  const { pairs } = pairsOfText("storage:\r\n  - drawer-2tb\r\n  - drawer-2tb\r\n", PARAMETERS);
  assert.deepEqual(pairs, [
    ["storage", "drawer-2tb"],
    ["storage", "drawer-2tb"],
  ]);
});

test("lines that are not understood are named, and the others read", () => {
  const { pairs, misread } = pairsOfText("gpu: a\nwhat is this\ncolour: red\n- b\n", PARAMETERS);
  assert.deepEqual(pairs, [["gpu", "a"]]);
  assert.deepEqual(
    misread.map(({ number }) => number),
    [2, 3, 4],
  );
});

test("a part by its figures stands in braces or in lines below", () => {
  const text = `
psu:
  rated_w: 850   # on its label
  connectors_8pin: 4
case: {expansion_slots: 7, gpu_length_mm: 340}
gpu_board: {slots: 3, connectors: ["3x 8-pin"]}
memory:
  - part: {modules: 2, module_gb: 16}
    count: 2
  - part:
      modules: 1
      module_gb: 8
further_psus:
  - rated_w: 500
    connectors_8pin: 2
  - brook-850
card_psus: [1, 2]
`;
  const { pairs, misread } = pairsOfText(text, PARAMETERS);
  assert.deepEqual(misread, []);
  assert.deepEqual(pairs, [
    ["psu", "rated_w:850,connectors_8pin:4"],
    ["case", "expansion_slots:7,gpu_length_mm:340"],
    ["gpu_board", "slots:3,connectors_8pin:3"],
    ["memory", "modules:2,module_gb:16*2"],
    ["memory", "modules:1,module_gb:8"],
    ["further_psu", "rated_w:500,connectors_8pin:2"],
    ["further_psu", "brook-850"],
    ["card_psus", "1,2"],
  ]);
});
