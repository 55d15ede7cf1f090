// Answers questions on models and cards with the script of the page. Reads {"facts", "questions"} and
// writes the answers (or the field that is wrong), and how long one takes.

import { readFileSync } from "node:fs";

import { fitAnswer, indexed } from "../../macros/present/html/static/fit_answer.js";
import * as parts from "../../macros/present/html/static/main_memory.js";
import { ShapeError } from "../../macros/present/html/static/memory_need.js";

const given = JSON.parse(readFileSync(0, "utf-8"));
const facts = { ...indexed(given.facts), parts };
const begun = performance.now();
const answers = given.questions.map((question) => {
  try {
    return fitAnswer(question, facts);
  } catch (error) {
    if (error instanceof ShapeError) return { wrong: error.field };
    throw error;
  }
});
const milliseconds = (performance.now() - begun) / Math.max(1, answers.length);
process.stdout.write(JSON.stringify({ answers, milliseconds }));
