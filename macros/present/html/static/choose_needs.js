// Choose needs: the needs that rule products out, in the order in which they are asked.

export const UNPRICED = ["price_known", "host_known"];
export const LACKING = [...UNPRICED, "market_known"];
export const TOO_DEAR = ["price_usd", "total_usd"];
const ORDER = [
  "on_sale",
  "unmodified",
  "segment",
  "form_factor",
  "platform",
  "software",
  "dependable",
  "precisions",
  "cooling",
  "ecc",
  "power_connector",
  "tdp_w",
  "slots",
  "workload_memory_gb",
  "memory_gb",
  "speed_known",
  "free_slots",
  "socket",
  "export",
  "price_known",
  "host_known",
  "price_usd",
  "total_usd",
  "market_known",
];

/** Returns whether nothing was named that suits since too little has a price. */
export const isLacking = (need) => LACKING.includes(need);

/** Returns the ids that fell by each need. */
export function byNeed(cut) {
  const found = {};
  for (const [id, need] of cut) (found[need] ??= []).push(id);
  for (const ids of Object.values(found)) ids.sort();
  return found;
}

/** Returns the last need by which anything fell; null where nothing did. */
export function lastNeed(cut) {
  return ORDER.findLast((need) => [...cut.values()].includes(need)) ?? null;
}
