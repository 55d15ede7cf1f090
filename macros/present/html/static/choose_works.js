// Choose works: the kinds of work that a reader weighs, of a form with up to three of them.

export const PRESET = "preset";
const PLACES = [1, 2, 3];

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
