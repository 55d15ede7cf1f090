import assert from "node:assert/strict";
import { test } from "node:test";

/** A page's element as far as the report needs it: its text is that of all within. */
class Box {
  constructor(name) {
    this.name = name;
    this.parts = [];
  }
  append(...parts) {
    this.parts.push(...parts);
  }
  setAttribute() {}
  get textContent() {
    return this.parts.map((part) => part.textContent ?? part).join("");
  }
}
globalThis.document = { createElement: (name) => new Box(name) };

const { Report } = await import("../../macros/present/html/static/build_report.js");
const { hangsOn } = await import("../../macros/present/html/static/supply_loads.js");

const WORDS = {
  power: "Power",
  circuit_needed: "Circuit needed",
  circuit_label: "{volts}, {amps}: {watts}",
  circuit_open: "{circuit}, if the supply can",
  open_points: "open: {what}",
  pass_list: "{count} passed",
  waiting: "still to choose: {parts}",
  list: ", ",
  either: "C13",
  shared: "shared",
  enter: "enter it",
  look_up: "look it up",
  look_up_in: "see {where}",
  look_up_list: "{count} to look up",
};
const SAID = {
  words: WORDS,
  units: {},
  rules: {},
  figures: {},
  labels: { psu: "supply", cpu: "processor" },
  installers: { electrician: "an electrician" },
  reasons: { missed: {}, unknown: {} },
  results: { unknown: "not confirmed: {what}" },
  lookups: { psu: "the sheet of the supply", gpu: "the sheet of the card" },
};
const OUTLET = { id: "outlet", volts: 120, amps: 15, lasting_w: 1440 };
const NEW = { id: "new", volts: 240, amps: 15, lasting_w: 2880, who_may_install: "electrician" };
const GROUPS = [{ id: "psu", formulas: { psu_label_w: [] } }];
const LABEL = { id: "label", figure: ["name", "psu_label_w"], about_mains: true, holds: "is_true" };

function reported(figures, awaited, severity, more = {}) {
  const report = new Report(SAID, "en", { figures: [], groups: GROUPS });
  const result = { rule: LABEL, severity, figure: figures.psu_label_w, limit: null };
  const circuits = [OUTLET, NEW];
  const context = { figures, circuits, circuit: OUTLET, sufficient: [NEW], awaited, ...more };
  return report.parts([result], context).map(({ textContent }) => textContent).join("\n");
}

test("no circuit is called needed, and no electrician, before the power supply is chosen", () => {
  const said = reported({ psu_label_w: null }, ["psu"], "unknown");
  assert.match(said, /still to choose: supply/);
  assert.doesNotMatch(said, /Circuit needed|electrician|240/);
});

test("the circuit that is needed is named once the parts that decide it are chosen", () => {
  const said = reported({ psu_label_w: 1600 }, [], "pass");
  assert.match(said, /Circuit needed240, 15: 2,880/);
  assert.match(said, /an electrician/);
});

test("an outlet with watts enough is called so, if nobody knows the supply's output there", () => {
  const unsure = { sufficient: [OUTLET, NEW], unsure: [OUTLET] };
  const said = reported({ psu_label_w: 1600 }, [], "unknown", unsure);
  assert.match(said, /Circuit needed120, 15: 1,440, if the supply can/);
  assert.doesNotMatch(said, /an electrician|240/);
});

test("only an output that nobody knows leaves it open whether a circuit will do", () => {
  const low = { id: "psu-low-voltage" };
  const unknown = { rule: low, severity: "unknown" };
  assert.equal(hangsOn([]), true);
  assert.equal(hangsOn([unknown]), null);
  assert.equal(hangsOn([unknown, { rule: { id: "mains" }, severity: "unknown" }]), false);
  assert.equal(hangsOn([{ rule: low, severity: "fail" }]), false);
});

test("what is missing of one's own computer is entered, of the card looked up", () => {
  const groups = [...GROUPS, { id: "gpu", formulas: { gpu_slots: [] } }];
  const report = new Report(SAID, "en", { figures: [], groups });
  const said = (figure, isOwn) => {
    const rule = { ...LABEL, figure: ["name", figure], decisive: true };
    const result = { rule, severity: "unknown", figure: null, limit: null };
    const figures = { psu_label_w: null, gpu_slots: null };
    const context = { figures, circuits: [], sufficient: [], awaited: [], isOwn };
    return report.parts([result], context).map(({ textContent }) => textContent).join("\n");
  };
  assert.match(said("psu_label_w", true), /enter it/);
  assert.match(said("psu_label_w", false), /see the sheet of the supply/);
  assert.match(said("gpu_slots", true), /see the sheet of the card/);
});

test("of what is sold whole only that is told, no count of checks, no load and no circuit", () => {
  const rules = { "card-form": { cases: { whole: "no card to build in" } } };
  const report = new Report({ ...SAID, rules }, "en", { figures: [], groups: GROUPS });
  const figures = { gpu_is_whole: true, load_w: 240 };
  const result = { rule: LABEL, severity: "pass" };
  const context = { figures, circuits: [OUTLET], sufficient: [OUTLET], awaited: [] };
  assert.equal(report.summary([result], figures), "no card to build in");
  assert.deepEqual(report.parts([result], context), []);
});
