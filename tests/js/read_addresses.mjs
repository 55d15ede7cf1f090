// Reads addresses as the tools' scripts do, and writes what they made of each: what an address says
// is written again as it was read, and nothing is ever an error. Reads a list of queries.

import { readFileSync } from "node:fs";

import "./empty_page.mjs";
import { PARAMETERS, Stock, buildOf, choiceOf, pairsFor, pairsOf } from "../../macros/present/html/static/build_query.js";
import { pairsOfText } from "../../macros/present/html/static/build_text.js";
import { countedText, knownPick } from "../../macros/present/html/static/comparison.js";
import { parsePicks, picksParameters, queryOf } from "../../macros/present/html/static/page.js";
import { parseState, stateParameters } from "../../macros/present/html/static/table_state.js";
import { changedPairs, numberIn, valuesOf } from "../../macros/present/html/static/tool_form.js";

const part = (id, more = {}) => ({ id, name: id, ...more });
const stock = new Stock(
  {
    gpus: [part("boreal-one", { aliases: ["boreal-1"] }), part("boreal-two")],
    gpu_boards: [part("stout", { gpu: "boreal-one" })],
    cpus: [part("quill-8")],
    motherboards: [part("plank")],
    memory_kits: [part("shelf-32gb")],
    power_supplies: [part("brook-850"), part("barn-module")],
    cases: [],
    chassis: [part("barn-4u", { psu: "barn-module" })],
    computers: [part("booth", { supply: part("booth") })],
    coolers: [],
    ssds: [part("drawer-2tb")],
    network_cards: [],
  },
  {
    rules: [],
    figures: [],
    choices: [
      { id: "external", words: ["usb4", "oculink"] },
      { id: "mounting", words: ["slots", "riser"] },
      { id: "card_air", words: ["none", "duct"] },
      { id: "above_4g", words: ["true", "false"] },
    ],
    circuits: [{ region: "us", id: "120v-15a" }, { region: "jp", id: "100v-15a" }],
    part_figures: [{ parts: ["psu"], reads: ["rated_w", "connectors_8pin"] }],
  },
);
const FIELDS = [
  { name: "hours", kind: "number", usual: 10, least: 0, most: 168 },
  { name: "rate", kind: "number", usual: "", above: 0 },
  { name: "gpu", kind: "choice", usual: "boreal-one", choices: ["boreal-one", "boreal-two"] },
  { name: "whole", kind: "flag", usual: "0" },
];
const COLUMNS = { name: "text", memory: "number", price: "number" };
const CHOICES = { vendor: ["", "Borealis"], memory: ["", "16", "24"], work: ["", "training"] };
const resolve = (id) => (["boreal-one", "boreal-two"].includes(id) ? id : null);

const READERS = {
  build(query) {
    const { choice } = choiceOf(pairsOf(query), stock);
    buildOf(choice, stock);
    return pairsFor(choice);
  },
  fields: (query) => changedPairs(FIELDS, valuesOf(query, FIELDS).values),
  table: (query) => stateParameters(parseState(query, CHOICES, COLUMNS), COLUMNS),
  picks: (query) => picksParameters(parsePicks(query, 3, resolve).ids),
};

/** Returns what is wrong with how a reader takes a query; null where nothing is. */
function wrong(read, query) {
  try {
    const said = queryOf(read(query));
    const again = queryOf(read(said));
    return said === again ? null : `${said} is read as ${again}`;
  } catch (error) {
    return String(error?.stack ?? error);
  }
}

const queries = JSON.parse(readFileSync(0, "utf-8"));
const mistakes = queries.flatMap((query) =>
  Object.entries({
    ...READERS,
    text: (text) => (pairsOfText(text, PARAMETERS), []),
    number: (text) => (["en", "fr", "ja"].forEach((code) => numberIn(text, code)), []),
    pick: (text) => (knownPick(text, resolve, () => [1, 2]), countedText(text), []),
  })
    .map(([name, read]) => ({ name, query, mistake: wrong(read, query) }))
    .filter(({ mistake }) => mistake),
);
process.stdout.write(JSON.stringify(mistakes));
