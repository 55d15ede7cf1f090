import assert from "node:assert/strict";
import { test } from "node:test";

import {
  PARAMETERS,
  Stock,
  buildOf,
  choiceOf,
  pairsFor,
  pairsOf,
} from "../../macros/present/html/static/build_query.js";
import { numbered } from "../../macros/present/html/static/supply_loads.js";

const none = [];
const stock = new Stock(
  {
    gpus: [
      { id: "boreal-one", name: "Boreal One", aliases: ["boreal-1"] },
      { id: "boreal-two", name: "Boreal Two" },
    ],
    gpu_boards: [{ id: "stout", name: "Stout", gpu: "boreal-one" }],
    cpus: [{ id: "quill-8", name: "Quill 8" }],
    motherboards: [{ id: "plank", name: "Plank" }],
    memory_kits: [{ id: "shelf-32gb", name: "Shelf" }],
    power_supplies: [
      { id: "brook-850", name: "Brook" },
      { id: "barn-module", name: "Module" },
    ],
    cases: none,
    chassis: [{ id: "barn-4u", name: "Barn", psu: "barn-module" }],
    computers: [{ id: "booth", name: "Booth", supply: { id: "booth", rated_w: 700 } }],
    coolers: none,
    ssds: [{ id: "drawer-2tb", name: "Drawer" }],
    network_cards: none,
  },
  {
    rules: none,
    figures: none,
    choices: [
      { id: "external", words: ["usb4", "oculink"] },
      { id: "mounting", words: ["slots", "riser"] },
      { id: "card_air", words: ["none", "duct"] },
      { id: "above_4g", words: ["true", "false"] },
    ],
    circuits: [
      { region: "us", id: "120v-15a" },
      { region: "us", id: "240v-15a" },
      { region: "jp", id: "100v-15a" },
    ],
  },
);
const read = (query) => choiceOf(pairsOf(query), stock);

test("a choice is written as it was read", () => {
  const query =
    "?gpu=boreal-one&gpu_count=2&limit_w=150.5&use=data-parallel&cpu=quill-8" +
    "&memory=shelf-32gb*2&storage=drawer-2tb&region=us&circuit=240v-15a&have_8pin=0";
  const { choice, misread } = read(query);
  assert.deepEqual(misread, []);
  assert.deepEqual(choice.memory, [{ id: "shelf-32gb", count: 2 }]);
  const written = pairsFor(choice).map((pair) => pair.join("="));
  assert.deepEqual(new Set(written), new Set(query.slice(1).split("&")));
});

test("what is not known is kept aside with what is nearest", () => {
  const { choice, misread } = read("?gpu=boreal-tow&cpu=quill-8&psu=xyzzy&memory=shelf-32g*3");
  assert.deepEqual(choice.cpu, "quill-8");
  assert.deepEqual(
    misread.map(({ name, value, near }) => [name, value, near]),
    [
      ["gpu", "boreal-tow", "boreal-two"],
      ["psu", "xyzzy", undefined],
      ["memory", "shelf-32g*3", "shelf-32gb*3"],
    ],
  );
});

test("former ids, odd counts and names that objects inherit", () => {
  assert.equal(read("?gpu=boreal-1").choice.gpu, "boreal-one");
  for (const query of ["?gpu_count=0", "?gpu_count=1.5", "?gpu_count=x", "?limit_w=-1"]) {
    assert.equal(read(query).misread.length, 1, query);
  }
  assert.deepEqual(pairsOf("?__proto__=1&constructor=2&other=3"), []);
  assert.equal(read("?gpu=constructor").misread.length, 1);
});

test("a circuit is one of its region, in whatever order they stand", () => {
  assert.equal(read("?circuit=100v-15a&region=jp").choice.circuit, "100v-15a");
  assert.equal(read("?circuit=100v-15a&region=us").misread.length, 1);
});

test("a number with a comma is none: it may mean thousands", () => {
  const { choice, misread } = read("?limit_w=1,200");
  assert.equal(choice.limit_w, undefined);
  assert.deepEqual(misread.map(({ value }) => value), ["1,200"]);
});

test("a maker's card of another accelerator is named and not taken", () => {
  const { choice, misread } = read("?gpu=boreal-two&gpu_board=stout");
  assert.equal(choice.gpu_board, undefined);
  assert.deepEqual(misread, [{ name: "gpu_board", value: "stout", isOfAnother: true }]);
  assert.deepEqual(read("?gpu=boreal-one&gpu_board=stout").misread, []);
});

test("a build without an accelerator is none, and a board belongs to its accelerator", () => {
  assert.equal(buildOf(read("?cpu=quill-8").choice, stock), null);
  assert.equal(buildOf(read("?gpu=boreal-two&gpu_board=stout").choice, stock).gpu_board, undefined);
  assert.equal(buildOf(read("?gpu=boreal-one&gpu_board=stout").choice, stock).gpu_board.id, "stout");
});

test("a chassis brings its power supplies and leaves no place for a board", () => {
  const query = "?gpu=boreal-one&chassis=barn-4u&motherboard=plank&psu=brook-850";
  const build = buildOf(read(query).choice, stock);
  assert.deepEqual([build.psu.id, build.motherboard], ["barn-module", undefined]);
});

test("a ready-made computer brings its power supply, unless another is named", () => {
  const query = "?gpu=boreal-one&computer=booth&motherboard=plank";
  const build = buildOf(read(query).choice, stock);
  assert.deepEqual([build.psu.id, build.motherboard, build.mounting], ["booth", undefined, "slots"]);
  assert.equal(buildOf(read(`${query}&psu=brook-850`).choice, stock).psu.id, "brook-850");
});

test("a card in a dock is fed by what is named alone", () => {
  const { choice, misread } = read("?gpu=boreal-one&computer=booth&external=oculink&above_4g=false");
  const build = buildOf(choice, stock);
  assert.deepEqual([misread, build.external, build.psu, build.above_4g], [[], "oculink", undefined, false]);
  assert.equal(read("?external=oculnk").misread[0].near, "oculink");
  assert.equal(read("?bridge_slots=1").misread.length, 1);
});

const OWN = {
  psu: [
    { name: "rated_w", least: 5, most: 10_000, step: "any" },
    { name: "connectors_8pin", least: 0, most: 40, step: 1 },
    { name: "form", options: [["ATX", "ATX"]] },
  ],
};
const CHOICES = [
  { id: "mounting", words: ["slots"] },
  { id: "card_air", words: ["none"] },
];
const group = { id: "psu", parts: ["psu"], reads: ["rated_w", "connectors_8pin", "form", "other"] };
const own = new Stock(
  stock.parts,
  { rules: none, figures: none, circuits: none, choices: CHOICES, part_figures: [group] },
  ["us"],
  OWN,
);

test("parts are called as the page's language calls them", () => {
  const gpus = [{ id: "a", name: "A 12 GB" }, { id: "b", name: "B (chip)" }];
  const circuits = [{ id: "wall", region: "us", connector: "NEMA 5-15 GB 15 GB", plug: null }];
  const named = new Stock({ ...stock.parts, gpus }, { circuits, choices: none });
  named.name({ b: "B (puce)" }, [["(?<=\\d [GT])B(?![A-Za-z0-9])", "o"]]);
  assert.equal(named.part("gpu", "a").name, "A 12 Go");
  assert.equal(named.part("gpu", "b").name, "B (puce)");
  assert.deepEqual([circuits[0].connector, circuits[0].plug], ["NEMA 5-15 Go 15 Go", undefined]);
});

const ownOf = (query) => choiceOf(pairsOf(query), own);

test("a part by its figures has those that such a part may have", () => {
  const figures = "rated_w:850,connectors_8pin:4,form:ATX,other:1";
  const { choice } = ownOf(`?gpu=boreal-one&psu=${figures}&further_psu=rated_w:300*2`);
  assert.deepEqual([choice.psu, choice.further_psu], [figures, [{ id: "rated_w:300", count: 2 }]]);
  const { psu } = buildOf(choice, own);
  assert.deepEqual([psu.rated_w, psu.connectors_8pin, psu.form], [850, 4, "ATX"]);
  for (const wrong of ["rated_w:85000", "connectors_8pin:1.5", "rated_w:x", "form:Atx", "watts:1"]) {
    assert.equal(ownOf(`?psu=${wrong}`).misread.length, 1, wrong);
    assert.equal(ownOf(`?psu=${wrong}`).choice.psu, undefined, wrong);
  }
});

test("a part by its figures keeps what is understood beside what is not", () => {
  const { choice, misread } = ownOf("?gpu=boreal-one&psu=rated_w:850,colour:red,connectors_8pin:1,5");
  assert.equal(choice.psu, "rated_w:850");
  assert.deepEqual(misread, [{ name: "psu", value: "colour:red,connectors_8pin:1,5" }]);
  const again = ownOf("?gpu=boreal-one&psu=rated_w:850&psu=colour:red");
  assert.deepEqual([again.choice.psu, again.misread.length], ["rated_w:850", 1]);
});

test("a part by its figures has lists, and figures that hold in one case alone", () => {
  const said = "rated_w:850,at_115_v.other:700,2.other:8,form:ATX,other:a|b c|";
  const { psu } = buildOf(ownOf(`?gpu=boreal-one&psu=${said}`).choice, own);
  assert.deepEqual(psu.other, ["a", "b c"]);
  assert.deepEqual(psu.by.gpu_count, { 2: { other: 8 } });
  const label = { at_230_v: { output_w: 850 }, at_115_v: { other: 700 } };
  assert.deepEqual(psu.by.mains, label);
  for (const wrong of ["__proto__.other:1", "1.2.other:1", "other:{}", "at_9_v.other:1"]) {
    assert.equal(ownOf(`?psu=${wrong}`).choice.psu, undefined, wrong);
  }
  assert.equal({}.other, undefined);
});

test("numbers that do not fit what they number are not followed, and known as such", () => {
  const query = "?gpu=boreal-one&gpu_count=2&psu=brook-850&psu_count=2&circuit_count=2";
  const followed = (more) => {
    const { choice } = read(query + more);
    const build = buildOf(choice, stock);
    return [build.card_psus, build.psu_circuits, numbered(choice, build).map((one) => one.isRight)];
  };
  assert.deepEqual(followed("&card_psus=1,2&psu_circuits=2,1"), [[1, 2], [2, 1], [true, true]]);
  assert.deepEqual(followed("&card_psus=1&psu_circuits=1,3"), [[], [], [false, false]]);
});

test("a power supply has watts and a processor too; plugs and slots there may be none", () => {
  const { choice, misread } = read("?gpu=boreal-one&have_psu_w=0&have_cpu_w=0&have_6pin=0&have_slots=0");
  assert.deepEqual(misread.map(({ name }) => name), ["have_psu_w", "have_cpu_w"]);
  assert.deepEqual([choice.have_6pin, choice.have_slots], [0, 0]);
});
