// Answers what buyers ask with the script of the page. Reads {"facts", "questions"} and writes the
// answers, and how long one takes.

import { readFileSync } from "node:fs";

import { chooseAnswer, indexed } from "../../macros/present/html/static/choose_answer.js";

const given = JSON.parse(readFileSync(0, "utf-8"));
const facts = indexed(given.facts);
const begun = performance.now();
const answers = given.questions.map((question) => chooseAnswer(question, facts));
const milliseconds = (performance.now() - begun) / Math.max(1, answers.length);
process.stdout.write(JSON.stringify({ answers, milliseconds }));
