// Tool region: a tool begins with the region that the reader chose on another page.

import { remembered } from "./region.js";

/** Gives the page of a tool the remembered region; returns whether its answer changes with it. */
export function takeRegion(page) {
  const known = page.fields.find(({ name }) => name === "region");
  const region = remembered();
  if (!known.choices.includes(region) || region === known.usual) return false;
  page.set("region", region);
  return true;
}
