// Trial answer: what is shown of an answer of the open data.

const MOST_CHARACTERS = 20_000; // a phone must lay them out
const KILOBYTE = 1000;

/** Returns the path of a file whose part in braces `valueOf` gives. */
export function pathOf(pattern, valueOf) {
  return pattern.replace(/\{(\w+)\}/g, (_, name) => valueOf(name));
}

/** Returns the beginning of a text, and with `counts` how much that is where it is not all. */
export function shownPart(text, language) {
  if (text.length <= MOST_CHARACTERS) return { part: text, counts: null };
  const number = new Intl.NumberFormat(language).format;
  const counts = { shown: number(MOST_CHARACTERS), count: number(text.length) };
  return { part: text.slice(0, MOST_CHARACTERS), counts };
}

/** Returns what is told of an answer: its status, its size in kilobytes and its type. */
export function answerWords({ status, headers }, text, language) {
  const style = { maximumFractionDigits: 1 };
  const size = new Intl.NumberFormat(language, style).format(text.length / KILOBYTE);
  const type = (headers.get("content-type") ?? "").split(";")[0];
  return { status, size, type };
}
