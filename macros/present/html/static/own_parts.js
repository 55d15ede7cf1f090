// Own parts: a part that the guide does not have, by the figures that its owner reads off it.

import { element } from "./page.js";

// What a list says where the part is one by its figures.
export const OWN = "own";

/** Returns the figures that an address says, as texts by name; null for the id of a part. */
export function figuresIn(text) {
  if (!text?.includes(":")) return null;
  const pairs = text.split(",").map((pair) => pair.split(":").map((part) => part.trim()));
  return Object.fromEntries(pairs);
}

/** Returns figures as the address has them; those left blank are not known. */
export function textOfFigures(figures) {
  const known = Object.entries(figures).filter(([, value]) => value !== "");
  return known.map(([name, value]) => `${name}:${value}`).join(",");
}

/**
 * Returns the fields for a part's figures: each has a `name`, a `label`, and either `options`, pairs
 * of value and words, or the numbers that it may be. `data` are attributes that all of them bear.
 */
export function ownFields(fields, figures, id, data) {
  const made = fields.map((field) => {
    const own = { ...data, id: `${id}-${field.name}`, "data-figure": field.name };
    const input = field.options ? choice(field, own) : number(field, own);
    input.value = figures[field.name] ?? "";
    const label = element("label", { for: own.id }, field.label);
    const classes = "guide-check__field guide-check__field--short";
    return element("p", { class: classes }, label, input);
  });
  return element("div", { class: "guide-check__own" }, ...made);
}

function choice({ options }, attributes) {
  const none = element("option", { value: "" }, "–");
  const others = options.map(([value, words]) => element("option", { value }, words));
  return element("select", attributes, none, ...others);
}

function number({ least, most, step }, attributes) {
  const limits = { type: "number", inputmode: "decimal", min: least, max: most, step };
  return element("input", { ...attributes, ...limits, autocomplete: "off" });
}
