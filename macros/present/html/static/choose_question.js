// Choose question: what the fields of the page ask.

const PRESET = "preset";
const NO_CARD = "none";
const PLACES = [1, 2, 3]; // of works that are weighed

/** Returns the question that the fields ask; what is left open is the profile's. */
export function questionOf(values, works) {
  const said = (name) => (values[name] === "" ? null : values[name]);
  const chosen = (name) => (values[name] === PRESET ? null : values[name]);
  return {
    preset: values.for,
    region: values.region,
    works,
    budget: said("budget"),
    memory_gb: said("memory"),
    acquire: chosen("acquire"),
    has: chosen("has"),
    cuda: values.cuda === "1",
    watts: said("watts"),
    slots: said("slots"),
    count: values.count === PRESET ? null : Number(values.count),
    have: values.have === NO_CARD ? "" : values.have,
    psu_w: said("psu"),
    free_slots: said("free"),
    quiet: values.quiet === "1",
  };
}

/**
 * Returns the works, each as often as it weighs; none where the profile's own hold alone.
 *
 * Where the first is left to the profile, its own works stand for it together.
 */
export function worksOf(values, weights, own) {
  const chosen = PLACES.map((at) => [values[`work${at}`], weights[values[`weight${at}`]]]);
  if (chosen.every(([work]) => work === PRESET)) return [];
  const isOwn = chosen[0][0] === PRESET;
  const repeated = (work, times) => Array(times).fill(work);
  return chosen.flatMap(([work, weight], at) => {
    if (work !== PRESET) return repeated(work, weight * (isOwn ? own.length : 1));
    return at === 0 ? own.flatMap((one) => repeated(one, weight)) : [];
  });
}
