// Tool form: what the fields of a tool's form are, and the sentence at one that is wrong.

import { element } from "./page.js";

/** Returns the fields of a form, each with its usual value, in their order. */
export function fieldsOf(form) {
  const fields = new Map();
  for (const input of form.elements) {
    if (!input.name) continue;
    const known = fields.get(input.name);
    if (!known) fields.set(input.name, fieldOf(input));
    else if (input.type === "radio") {
      known.choices.push(input.value);
      if (input.defaultChecked) known.usual = input.value;
    }
  }
  return [...fields.values()];
}

function fieldOf(input) {
  const { name, type, dataset } = input;
  if (type === "radio") {
    const usual = input.defaultChecked ? input.value : "";
    return { name, kind: "choice", usual, choices: [input.value] };
  }
  if (type === "checkbox") return { name, kind: "flag", usual: input.defaultChecked ? "1" : "0" };
  if (input.tagName === "SELECT") {
    const options = [...input.options];
    const usual = (options.find(({ defaultSelected }) => defaultSelected) ?? options[0]).value;
    return { name, kind: "choice", usual, choices: options.map(({ value }) => value) };
  }
  const ends = Object.fromEntries(
    ["least", "most", "above"]
      .filter((end) => dataset[end] !== undefined)
      .map((end) => [end, Number(dataset[end])]),
  );
  const said = dataset.usual ?? input.defaultValue;
  const usual = said === "" ? "" : Number(said);
  return { name, kind: "number", usual, isWhole: dataset.whole !== undefined, ...ends };
}

/** Shows a sentence at a field of one or more inputs, or takes it away where it is empty. */
export function showWrong(form, inputs, name, sentence) {
  const id = `wrong-${name}`;
  const line = form.querySelector(`#${id}`);
  if (sentence) {
    (line ?? placed(inputs[0], id)).textContent = sentence;
    inputs[0].closest("details")?.setAttribute("open", "");
  } else line?.remove();
  for (const input of inputs) {
    if (sentence) input.setAttribute("aria-invalid", "true");
    else input.removeAttribute("aria-invalid");
    describe(input, id, Boolean(sentence));
  }
}

function placed(input, id) {
  const line = element("span", { id, class: "guide-tool__wrong" });
  (input.closest("[data-field]") ?? input.parentElement).append(line);
  return line;
}

function describe(input, id, isDescribed) {
  const ids = (input.getAttribute("aria-describedby") ?? "").split(" ").filter(Boolean);
  const others = ids.filter((one) => one !== id);
  if (isDescribed) others.push(id);
  if (others.length) input.setAttribute("aria-describedby", others.join(" "));
  else input.removeAttribute("aria-describedby");
}
