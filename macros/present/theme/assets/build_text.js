// Build text: the lines of YAML that check_build.py reads, as pairs of name and value.

// Names that the address writes shorter.
const SHORT = { gpu_power_limit_w: "limit_w" };
const BARE = /^(?:-\s*)?["']?(.*?)["']?$/;

/**
 * Returns the pairs of name and value that a text says, and the lines `misread`: each with its
 * `number` from 1 and its `text`. Only names in `known` are understood.
 *
 * It knows `name: value`, `name: [a, b]`, lists of lines with `-`, and `{part: a, count: 2}`.
 */
export function pairsOfText(text, known) {
  const reading = { pairs: [], misread: [], name: null, known };
  text.split(/\r?\n/).forEach((line, index) => {
    const bare = withoutRemark(line);
    if (bare.trim() && bare.trim() !== "---" && !readLine(bare, reading)) {
      reading.misread.push({ number: index + 1, text: line.trim() });
    }
  });
  return { pairs: reading.pairs.filter(([, value]) => value), misread: reading.misread };
}

function withoutRemark(line) {
  return line.replace(/(^|\s)#.*$/, "");
}

/** Reads one line; returns whether it was understood. */
function readLine(line, reading) {
  const named = /^(\s*)([a-z_0-9]+):(?:\s+(.*))?$/.exec(line.trimEnd());
  if (named && named[1] === "") return readNamed(named[2], named[3] ?? "", reading);
  if (!reading.name) return false;
  const item = line.trim();
  if (item.startsWith("- ") || item === "-") return readItem(item.slice(1).trim(), reading);
  return named ? readDetail(named[2], named[3] ?? "", reading) : false;
}

function readNamed(written, value, reading) {
  const name = SHORT[written] ?? written;
  reading.name = reading.known.includes(name) ? name : null;
  if (!reading.name) return false;
  if (!value.startsWith("[")) {
    reading.pairs.push([name, textOf(value)]);
    return true;
  }
  if (!value.endsWith("]")) return false;
  const items = value.slice(1, -1).match(/\{[^}]*\}|[^,{}]+/g) ?? [];
  return items.filter((item) => item.trim()).every((item) => readItem(item.trim(), reading));
}

/** Reads `id`, `part: id` or `{part: id, count: 2}`. */
function readItem(item, reading) {
  const details = /^\{(.*)\}$/.exec(item)?.[1].split(",") ?? [item];
  if (details.length === 1 && !/^\w+:\s/.test(details[0].trim())) {
    reading.pairs.push([reading.name, textOf(item)]);
    return true;
  }
  return details.every((detail) => {
    const [, name, value] = /^\s*(\w+):\s*(.*)$/.exec(detail) ?? [];
    return readDetail(name, value, reading);
  });
}

/** Reads what is said of an item: its part, then how many of it. */
function readDetail(name, value, reading) {
  if (name === "part") reading.pairs.push([reading.name, textOf(value)]);
  const last = reading.pairs.at(-1);
  if (name === "count" && last?.[0] === reading.name) last[1] += `*${textOf(value)}`;
  return name === "part" || name === "count";
}

function textOf(value) {
  return BARE.exec(value.trim())[1];
}
