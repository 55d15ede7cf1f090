// Build text: a build as contributors write it, in the part of YAML that this takes.

// Names that the address writes shorter.
const SHORT = {
  gpu_power_limit_w: "limit_w",
  further_gpus: "further_gpu",
  further_psus: "further_psu",
};
const LISTS_OF_NUMBERS = ["card_psus", "psu_circuits"];
const NAMED = /^([a-z_0-9]+):(?:\s+(.*))?$/;
const ITEM = /^-(?:\s+(.*))?$/;
// The connectors of a card by their names, as macros/advice/builds/part_fields.py counts them.
const PLUGS = {
  connectors_16pin: ["16-pin", "12V-2x6"],
  connectors_12pin: ["12-pin"],
  connectors_8pin: ["8-pin", "6-pin"],
  connectors_6pin: ["6-pin"],
  connectors_eps: ["8-pin EPS", "4+4-pin EPS12V"],
};
const PLUGS_OF_12PIN = 2;
// The form of boards that have one slot: those of others may have more than are written down.
const SMALLEST_BOARD = "Mini-ITX";

/**
 * Returns the pairs of name and value that a text says, and the lines `misread`: each with its
 * `number` from 1 and its `text`. Only names in `known` are understood, each once.
 *
 * It knows `name: value`, `[a, b]`, `{part: a, count: 2}`, and the same in lines below a name.
 */
export function pairsOfText(text, known) {
  const pairs = [];
  const misread = [];
  const seen = new Set();
  for (const lines of blocksOf(text)) {
    const written = NAMED.exec(lines[0].text);
    const name = written && (SHORT[written[1]] ?? written[1]);
    if (!name || lines[0].indent || !known.includes(name) || seen.has(name)) {
      misread.push(...lines);
      continue;
    }
    seen.add(name);
    const value = valueOf(written[2], lines.slice(1), misread);
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
    if ((line.indent > 0 || ITEM.test(line.text)) && blocks.length) blocks.at(-1).push(line);
    else blocks.push([line]);
  });
  return blocks;
}

/** Returns what stands behind a name and in the lines below; those that say nothing are `misread`. */
function valueOf(inline, lines, misread) {
  if (inline) {
    misread.push(...lines);
    return flow(inline);
  }
  return lines.length ? block(lines, misread) : "";
}

/** Returns the list of lines with `-`, or the values by name. */
function block(lines, misread) {
  const { indent } = lines[0];
  const isList = ITEM.test(lines[0].text);
  const isHead = (line) => line.indent <= indent && (isList || !ITEM.test(line.text));
  const value = isList ? [] : {};
  for (const [head, ...below] of grouped(lines, isHead)) {
    const item = ITEM.exec(head.text);
    const named = NAMED.exec(head.text);
    if (isList && item) value.push(itemOf(head, item[1], below, misread));
    else if (!isList && named) value[named[1]] = valueOf(named[2], below, misread);
    else misread.push(head, ...below);
  }
  return value;
}

/** Returns what a line with `-` says, with the lines below it. */
function itemOf(head, text, below, misread) {
  if (!text || !NAMED.test(text)) return valueOf(text, below, misread);
  const indent = head.indent + head.text.length - text.length;
  return block([{ ...head, text, indent }, ...below], misread);
}

/** Returns lines in groups, each with a head first. */
function grouped(lines, isHead) {
  const groups = [];
  for (const line of lines) {
    if (!groups.length || isHead(line)) groups.push([line]);
    else groups.at(-1).push(line);
  }
  return groups;
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
  const items = [""];
  let depth = 0;
  for (const sign of text) {
    if ("[{".includes(sign)) depth += 1;
    if ("]}".includes(sign)) depth -= 1;
    if (sign === "," && depth <= 0) items.push("");
    else items.push(items.pop() + sign);
  }
  return items.map((item) => item.trim()).filter(Boolean);
}

/** Returns values as the address has them: `id`, `id*2`, `rated_w:850,connectors_8pin:6`. */
function textsOf(value, name) {
  if (!Array.isArray(value)) return [textOf(value, name)];
  if (LISTS_OF_NUMBERS.includes(name)) return [value.join(",")];
  return value.map((each) => textOf(each, name));
}

/** Returns a value of the name `of` as the address has it. */
function textOf(value, of) {
  if (typeof value !== "object") return value;
  const { part, count, ...figures } = value;
  const own = Object.entries(figures).flatMap(([name, figure]) => {
    return figureTexts(name, figure, { ...figures, of });
  });
  const said = part ? textOf(part, of) : own.join(",");
  return count ? `${said}*${count}` : said;
}

/** Returns a figure as the address has it: what rules read, where that follows from several. */
function figureTexts(name, figure, figures) {
  const others = Object.hasOwn(OF_SEVERAL, name) && OF_SEVERAL[name](figure, figures);
  if (others) {
    const known = Object.entries(others).filter(([, value]) => value !== undefined);
    return known.map(([own, value]) => `${own}:${value}`);
  }
  if (typeof figure !== "object") return [`${name}:${figure}`];
  const isList = Array.isArray(figure) && figure.every((one) => typeof one !== "object");
  return [`${name}:${isList ? figure.map((one) => `${one}|`).join("") : "{}"}`];
}

// As computed_fields of macros/advice/builds/part_fields.py; undefined where it is nothing of these.
const OF_SEVERAL = {
  connectors(plugs, { adapter_8pin: adapter = PLUGS_OF_12PIN }) {
    const parts = [plugs].flat().map((text) => /^(\d+)x (.+)$/.exec(text));
    if (parts.includes(null)) return undefined;
    const count = (names) =>
      total(parts.map(([, number, name]) => (names.includes(name) ? Number(number) : 0)));
    const counts = Object.fromEntries(Object.entries(PLUGS).map(([n, names]) => [n, count(names)]));
    counts.connectors_8pin += counts.connectors_12pin * Number(adapter);
    return { ...counts, connectors_6pin: counts.connectors_6pin || undefined };
  },
  output(at) {
    if (typeof at !== "object") return undefined;
    const outputs = Object.entries(at).filter(([name]) => /^at_\d+_v_w$/.test(name));
    return Object.fromEntries(outputs.map(([name, w]) => [`${name.slice(0, -2)}.output_w`, w]));
  },
  efficiency(shares) {
    if (typeof shares !== "object") return undefined;
    const low = shares.at_100_percent_115_v;
    const high = shares.at_100_percent_230_v ?? low;
    const at = { at_100_v: low, at_115_v: low, at_200_v: high, at_230_v: high };
    return Object.fromEntries(
      Object.entries(at).map(([mains, share]) => [`${mains}.efficiency_share`, share]),
    );
  },
  populations(all, { of, form_factor: form, slot_count: slotCount }) {
    const isOne = ({ gpu_count: count, slots }) => Number(count) && Array.isArray(slots);
    if (!Array.isArray(all) || !all.length || !all.every(isOne)) return undefined;
    const counts = all.map(({ gpu_count: count }) => Number(count));
    const fields = counts.flatMap((count) => {
      const filled = Object.entries(slotsFilled(all, count));
      return filled.map(([name, value]) => [`${count}.${name}`, value]);
    });
    const apart = distances(all);
    const most = Math.max(...counts);
    const isCounted = of !== "motherboard" || Number(slotCount) === 1 || form === SMALLEST_BOARD;
    const most_gpus = most === 1 && !isCounted ? undefined : most;
    const slot_distances = apart.length ? apart.map((one) => `${one}|`).join("") : undefined;
    return { most_gpus, slot_distances, ...Object.fromEntries(fields) };
  },
};

/** Returns the fields of a board with so many accelerators in its slots. */
function slotsFilled(populations, count) {
  const own = populations.filter(({ gpu_count }) => Number(gpu_count) === count);
  const { slots } = own.find(({ condition }) => !condition) ?? own[0];
  const shared = own.filter(({ condition }) => condition);
  const lanes = shared.map((one) => least(one.slots, "lanes")).filter((one) => one !== undefined);
  const from = (origin) => {
    if (!slots.length || slots.some((slot) => slot.origin === undefined)) return undefined;
    return slots.filter((slot) => slot.origin === origin).length;
  };
  return {
    least_lanes: least(slots, "lanes"),
    cpu_slots: from("cpu"),
    chipset_slots: from("chipset"),
    least_lanes_shared: lanes.length ? Math.min(...lanes) : undefined,
    least_generation: least(slots, "pcie_generation"),
    least_gap_slots: least(slots.slice(0, -1), "next_gpu_slots"),
    last_position: slots.at(-1)?.position,
  };
}

/** Returns the least figure of slots; undefined without any, or where one slot's is unknown. */
function least(slots, name) {
  const figures = slots.map((slot) => Number(slot[name] ?? NaN));
  return figures.length && figures.every(Number.isFinite) ? Math.min(...figures) : undefined;
}

/** Returns how many slots two places for cards may be apart, each number once. */
function distances(populations) {
  const apart = populations.flatMap(({ slots }) => {
    const places = slots.map(({ position }) => Number(position)).filter(Number.isFinite);
    const between = places.flatMap((place, index) => {
      return places.slice(index + 1).map((other) => other - place);
    });
    const next = slots.slice(0, -1).map((slot) => Number(slot.next_gpu_slots));
    return [...between, ...next.filter(Number.isFinite)];
  });
  return [...new Set(apart)].sort((a, b) => a - b);
}

function total(numbers) {
  return numbers.reduce((sum, number) => sum + number, 0);
}
