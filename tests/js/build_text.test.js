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
