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
    [
      "gpu_board",
      "slots:3,connectors_16pin:0,connectors_12pin:0,connectors_8pin:3,connectors_eps:0",
    ],
    ["memory", "modules:2,module_gb:16*2"],
    ["memory", "modules:1,module_gb:8"],
    ["further_psu", "rated_w:500,connectors_8pin:2"],
    ["further_psu", "brook-850"],
    ["card_psus", "1,2"],
  ]);
});

test("lists and figures below figures are read as rules read them", () => {
  const text = `
psu:
  rated_w: 1000
  output:
    at_115_v_w: 800
  efficiency: {rating: Gold, at_100_percent_115_v: 0.87}
case: {board_form_factors: [ATX, Micro ATX], expansion_slots: 7}
motherboard:
  populations:
  - gpu_count: 2
    slots:
    - {label: A, position: 1, lanes: 8, next_gpu_slots: 3, origin: cpu}
    - label: B
      position: 4
      lanes: 4
      origin: cpu
  heat: {of: it}
`;
  const { pairs, misread } = pairsOfText(text, PARAMETERS);
  assert.deepEqual(misread, []);
  const shares = ["at_100_v", "at_115_v", "at_200_v", "at_230_v"].map(
    (mains) => `${mains}.efficiency_share:0.87`,
  );
  assert.deepEqual(pairs, [
    ["psu", `rated_w:1000,at_115_v.output_w:800,${shares.join(",")}`],
    ["case", "board_form_factors:ATX|Micro ATX|,expansion_slots:7"],
    [
      "motherboard",
      "most_gpus:2,slot_distances:3|,2.least_lanes:4,2.cpu_slots:2,2.chipset_slots:0," +
        "2.least_gap_slots:3,2.last_position:4,heat:{}",
    ],
  ]);
});

test("a name that stands twice is not understood the second time", () => {
  const { pairs, misread } = pairsOfText("gpu: a\ngpu: b\n", PARAMETERS);
  assert.deepEqual(pairs, [["gpu", "a"]]);
  assert.deepEqual(misread, [{ number: 2, text: "gpu: b" }]);
});

test("a first slot alone on record does not say how many cards a board takes", () => {
  const populations = "  populations:\n  - gpu_count: 1\n    slots:\n    - {lanes: 16}\n";
  const said = (above) => pairsOfText(`${above}\n${populations}`, PARAMETERS).pairs[0][1];
  assert.doesNotMatch(said("motherboard:\n  slot_count: 2"), /most_gpus/);
  assert.match(said("motherboard:\n  slot_count: 1"), /most_gpus:1/);
  assert.match(said("motherboard:\n  form_factor: Mini-ITX"), /most_gpus:1/);
});
