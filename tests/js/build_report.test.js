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

const WORDS = {
  power: "Power",
  circuit_needed: "Circuit needed",
  circuit_label: "{volts}, {amps}: {watts}",
  pass_list: "{count} passed",
  waiting: "still to choose: {parts}",
  list: ", ",
  either: "C13",
  shared: "shared",
};
const SAID = {
  words: WORDS,
  units: {},
  rules: {},
  figures: {},
  labels: { psu: "supply", cpu: "processor" },
  installers: { electrician: "an electrician" },
  reasons: { missed: {}, unknown: {} },
};
const OUTLET = { id: "outlet", volts: 120, amps: 15, lasting_w: 1440 };
const NEW = { id: "new", volts: 240, amps: 15, lasting_w: 2880, who_may_install: "electrician" };
const GROUPS = [{ id: "psu", formulas: { psu_label_w: [] } }];
const LABEL = { id: "label", figure: ["name", "psu_label_w"], about_mains: true, holds: "is_true" };

function reported(figures, awaited, severity) {
  const report = new Report(SAID, "en", { figures: [], groups: GROUPS });
  const result = { rule: LABEL, severity, figure: figures.psu_label_w, limit: null };
  const circuits = [OUTLET, NEW];
  const context = { figures, circuits, circuit: OUTLET, sufficient: [NEW], awaited };
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
