// Build text: a build as contributors write it, in the part of YAML that this takes.

// Names that the address writes shorter.
const SHORT = {
  gpu_power_limit_w: "limit_w",
  further_gpus: "further_gpu",
  further_psus: "further_psu",
};
const LISTS_OF_NUMBERS = ["card_psus", "psu_circuits"];
const PLUGS = {
  "16-pin": "connectors_16pin",
  "12V-2x6": "connectors_16pin",
  "8-pin": "connectors_8pin",
};
const NAMED = /^([a-z_0-9]+):(?:\s+(.*))?$/;

/**
 * Returns the pairs of name and value that a text says, and the lines `misread`: each with its
 * `number` from 1 and its `text`. Only names in `known` are understood.
 *
 * It knows `name: value`, `[a, b]`, `{part: a, count: 2}`, the same in lines with `-`, and figures
 * of a part, in braces or in lines below its name.
 */
export function pairsOfText(text, known) {
  const pairs = [];
  const misread = [];
  for (const block of blocksOf(text)) {
    const written = NAMED.exec(block[0].text);
    const name = written && (SHORT[written[1]] ?? written[1]);
    if (!name || block[0].indent || !known.includes(name)) {
      misread.push(...block);
      continue;
    }
    const { value, unread } = valueOf(written[2] ?? "", block.slice(1));
    misread.push(...unread);
    for (const said of textsOf(value, name)) if (said) pairs.push([name, said]);
  }
  const lines = misread.sort((a, b) => a.number - b.number);
  return { pairs, misread: lines.map(({ number, text: said }) => ({ number, text: said })) };
}

/** Returns the lines of each name with those below it, without remarks. */
function blocksOf(text) {
  const blocks = [];
  text.split(/\r?\n/).forEach((whole, index) => {
    const bare = whole.replace(/(^|\s)#.*$/, "").trimEnd();
    if (!bare || bare === "---") return;
    const line = { number: index + 1, text: bare.trim(), indent: bare.search(/\S/) };
    const isBelow = line.indent > 0 || line.text === "-" || line.text.startsWith("- ");
    if (isBelow && blocks.length) blocks.at(-1).push(line);
    else blocks.push([line]);
  });
  return blocks;
}

/** Returns what stands behind a name and in the lines below, and the lines that say nothing. */
function valueOf(inline, lines) {
  if (inline) return { value: flow(inline), unread: lines };
  const items = [];
  const unread = [];
  let figures = null; // what further lines belong to
  for (const line of lines) {
    const isItem = /^-( |$)/.test(line.text);
    const said = isItem ? line.text.slice(1).trim() : line.text;
    const named = NAMED.exec(said);
    if (isItem && !named) {
      items.push(flow(said));
      figures = null;
    } else if (named && (isItem || figures || !items.length)) {
      if (isItem || !figures) items.push((figures = {}));
      figures[named[1]] = flow(named[2] ?? "");
    } else unread.push(line);
  }
  return { value: items, unread };
}

/** Returns a value in one line: a text, a list of values, or values by name. */
function flow(text) {
  const said = text.trim();
  const inside = /^([[{])(.*)[\]}]$/.exec(said);
  if (!inside) return said.replace(/^(["'])(.*)\1$/, "$2");
  const items = parted(inside[2]);
  if (inside[1] === "[") return items.map(flow);
  return Object.fromEntries(
    items.map((item) => {
      const [name, ...others] = item.split(":");
      return [name.trim(), flow(others.join(":"))];
    }),
  );
}

/** Returns the items of a list, which commas part outside of brackets. */
function parted(text) {
  const items = text.match(/(?:\{[^}]*\}|\[[^\]]*\]|[^,])+/g) ?? [];
  return items.map((item) => item.trim()).filter(Boolean);
}

/** Returns values as the address has them: `id`, `id*2`, `rated_w:850,connectors_8pin:6`. */
function textsOf(value, name) {
  if (!Array.isArray(value)) return [textOf(value)];
  return LISTS_OF_NUMBERS.includes(name) ? [value.join(",")] : value.map(textOf);
}

function textOf(value) {
  if (typeof value !== "object") return value;
  const { part, count, ...figures } = value;
  const own = Object.entries(figures).flatMap(([name, figure]) => figureTexts(name, figure));
  const said = part ? textOf(part) : own.join(",");
  return count ? `${said}*${count}` : said;
}

/** Returns a figure as the address has it; plugs (`3x 8-pin`) as the number of each kind. */
function figureTexts(name, figure) {
  if (name !== "connectors" || !Array.isArray(figure)) return [`${name}:${figure}`];
  return figure.map((plugs) => {
    const [, number, kind] = /^(\d+)x (.+)$/.exec(plugs) ?? [];
    return `${PLUGS[kind] ?? name}:${number ?? plugs}`;
  });
}
