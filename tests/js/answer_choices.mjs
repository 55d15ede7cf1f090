// Answers what buyers ask with the script of the page. Reads {"facts", "questions"} and writes the
// answers, and how long one takes; with {"said", "language"}, the words of a page, also what it says.

import { readFileSync } from "node:fs";

import { chooseAnswer, indexed } from "../../macros/present/html/static/choose_answer.js";

globalThis.document = { querySelectorAll: () => [] }; // no page is here
const { ChooseText } = await import("../../macros/present/html/static/choose_text.js");

const given = JSON.parse(readFileSync(0, "utf-8"));
const facts = indexed(given.facts);
const begun = performance.now();
const answers = given.questions.map((question) => chooseAnswer(question, facts));
const milliseconds = (performance.now() - begun) / Math.max(1, answers.length);

function linesOf(question, answer) {
  const text = new ChooseText(given.said, given.language, question, answer, facts);
  const rows = [answer.pick, ...answer.ties, ...answer.others].filter(Boolean);
  const cells = rows.flatMap((row) => text.row(row).flat());
  return [text.sentence(), ...text.further(), ...text.turns(), ...cells];
}

const lines = given.said ? given.questions.map((question, at) => linesOf(question, answers[at])) : [];
process.stdout.write(JSON.stringify({ answers, lines, milliseconds }));
