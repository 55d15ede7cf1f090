// Live chart: turns a figure's data into what Plotly draws, at the places of the drawing it covers.

const X_TITLE = 0.8; // middle of the title below the axis, in ems from the lower edge
const LEGEND_KEY = 45; // what Plotly adds to the width of a name in the legend, in pixels
const PALE = 0.4; // how much of the colour of a pale bar covers the page; the style says the same
const Y_TITLE = 1.0; // middle of the title above the axis, in ems from the area

// Returns the traces and the layout for a drawing of `size` that is `width` pixels wide.
// `look` has the page's colours: text, muted, line, page and series[1..7]; and its font family.
export function livePlot(plot, size, width, look) {
  const scale = width / size.width;
  return {
    data: plot.data.map((trace, index) => liveTrace(trace, index, size, scale, look)),
    layout: liveLayout(plot, size, scale, look),
  };
}

function liveTrace(trace, index, size, scale, look) {
  const colour = trace.meta.series ? look.series[trace.meta.series] : look.muted;
  const live = { ...trace };
  if (trace.line) live.line = { ...trace.line, color: colour, width: trace.line.width * scale };
  if (trace.marker) live.marker = liveMarker(trace, colour, scale, look);
  if (trace.error_y) live.error_y = { ...trace.error_y, color: colour, thickness: 1.5, width: 0 };
  if (trace.error_x) live.error_x = { ...trace.error_x, color: look.text, thickness: 1.5, width: 0 };
  const labels = size.labels.filter(([labelled]) => labelled === index);
  if (labels.length) Object.assign(live, labelled(trace, labels, size.font * scale, look));
  return live;
}

function liveMarker(trace, colour, scale, look) {
  if (trace.type === "bar") return liveBar(trace, colour, scale);
  const open = trace.marker.symbol.endsWith("-open");
  return {
    ...trace.marker,
    color: colour,
    size: trace.marker.size * scale,
    opacity: 1,
    line: open ? { color: colour, width: 1.6 * scale } : { color: look.page, width: 0.8 * scale },
  };
}

function liveBar(trace, colour, scale) {
  const fills = { pale: faded(colour), none: "rgba(0,0,0,0)" };
  const fill = fills[trace.meta.fill];
  if (!fill) return { ...trace.marker, color: colour };
  return { ...trace.marker, color: fill, line: { color: colour, width: 1.2 * scale } };
}

// The page's colours are written as #rrggbb; any other stays as it is.
function faded(colour) {
  const parts = /^#(..)(..)(..)$/.exec(colour);
  if (!parts) return colour;
  const [red, green, blue] = parts.slice(1).map((part) => parseInt(part, 16));
  return `rgba(${red},${green},${blue},${PALE})`;
}

// Plotly writes every text of a trace; those without room become empty, pointing still names them.
function labelled(trace, labels, fontSize, look) {
  const texts = trace.x.map(() => "");
  const positions = trace.x.map(() => "middle right");
  for (const [, point, position] of labels) {
    texts[point] = trace.text[point];
    positions[point] = position;
  }
  return {
    mode: "markers+text",
    text: texts,
    hovertext: trace.text,
    hovertemplate: trace.hovertemplate.replace("%{text}", "%{hovertext}"),
    textposition: positions,
    textfont: { size: fontSize, color: look.text, shadow: halo(look.page) },
    cliponaxis: false,
  };
}

function halo(colour) {
  return [1, -1].map((x) => `${x}px 0 1px ${colour}, 0 ${x}px 1px ${colour}`).join(", ");
}

function liveLayout(plot, size, scale, look) {
  const font = size.font * scale;
  const margin = Object.fromEntries(Object.entries(size.margin).map(([k, v]) => [k, v * scale]));
  const { xaxis, yaxis } = plot.layout;
  return {
    ...plot.layout,
    width: size.width * scale,
    height: size.height * scale,
    margin: { ...margin, pad: 0, autoexpand: false },
    font: { family: look.family, size: font, color: look.text },
    xaxis: liveAxis({ ...xaxis, ...ticksOf(xaxis, size.ticks) }, look),
    yaxis: liveAxis(yaxis, look),
    annotations: [...notes(plot, scale), ...titles(plot, size, margin, font, look)],
    showlegend: plot.data.filter((trace) => trace.showlegend !== false).length > 1,
    legend: {
      ...plot.layout.legend,
      xref: "container",
      yref: "container",
      y: 1,
      yanchor: "top",
      font: { size: font, color: look.text },
      bgcolor: "rgba(0,0,0,0)",
      entrywidth: size.column * scale - LEGEND_KEY,
      entrywidthmode: "pixels",
    },
    hoverlabel: {
      font: { family: look.family, size: Math.max(font, 12), color: look.text },
      bgcolor: look.page,
      align: "left",
    },
    dragmode: look.coarse ? false : "zoom", // a finger that moves scrolls the page
  };
}

function ticksOf(axis, indexes) {
  const chosen = (list) => indexes.map((index) => list[index]);
  return { tickvals: chosen(axis.tickvals), ticktext: chosen(axis.ticktext) };
}

function liveAxis(axis, look) {
  return {
    ...axis,
    title: { text: "" }, // titles are notes, where the drawing has them
    gridcolor: look.line,
    tickfont: { color: look.muted },
    automargin: false,
  };
}

function notes(plot, scale) {
  return plot.layout.annotations.map((note) => ({
    ...note,
    yshift: (note.yshift ?? 0) * scale,
    xref: note.xref ?? "x",
    yref: note.yref ?? "y",
  }));
}

function titles(plot, size, margin, font, look) {
  const common = {
    showarrow: false,
    xref: "paper",
    yref: "paper",
    yanchor: "middle",
    font: { size: font, color: look.muted },
  };
  const written = [];
  if (plot.layout.yaxis.title) {
    const place = { x: 0, xanchor: "left", xshift: -margin.l, y: 1, yshift: Y_TITLE * font };
    written.push({ ...common, ...place, text: plot.layout.yaxis.title.text });
  }
  if (plot.layout.xaxis.title) {
    const place = { x: 1, xanchor: "right", y: 0, yshift: X_TITLE * font - margin.b };
    written.push({ ...common, ...place, text: plot.layout.xaxis.title.text });
  }
  return written;
}

// Returns the points that can be pointed at, as [trace, point], from left to right; in a chart of
// rows row by row.
export function pointOrder(plot, isShown = () => true) {
  const points = [];
  plot.data.forEach((trace, index) => {
    if (!trace.text || !isShown(index)) return;
    trace.x.forEach((x, point) => points.push({ place: [index, point], x, y: trace.y[point] }));
  });
  const compare = (a, b) => (a < b ? -1 : a > b ? 1 : 0);
  const [first, second] = hasRows(plot) ? ["y", "x"] : ["x", "y"];
  const order = (a, b) =>
    compare(a[first], b[first]) || compare(a[second], b[second]);
  points.sort(order);
  return points.map(({ place }) => place);
}

function hasRows(plot) {
  return !plot.layout.yaxis.title;
}

// Returns the name that is written over a row, where there is one.
function rowName(plot, y) {
  const isName = (note) => note.xref === "paper" && note.x === 0 && note.y === y;
  return hasRows(plot) ? plot.layout.annotations.find(isName)?.text : "";
}

// Returns what a point is, in words: its name and all its figures. Texts are HTML-escaped.
export function pointWords(plot, [index, point], number) {
  const trace = plot.data[index];
  const words = [trace.text[point], rowName(plot, trace.y[point])];
  for (const [letter, axis] of [
    ["x", plot.layout.xaxis],
    ["y", plot.layout.yaxis],
  ]) {
    if (!axis.title || axis.type === "date") continue;
    const parts = { name: axis.title.text, value: number(trace[letter][point]) };
    words.push(plot.join.colon.replace(/\{(name|value)\}/g, (_, part) => parts[part]));
  }
  const detail = trace.customdata[point] ?? "";
  // "used" need not stand twice, once as the series and once in "used, September".
  if (!detail.toLowerCase().startsWith(trace.name.toLowerCase())) words.push(trace.name);
  words.push(detail);
  return words.filter(Boolean).map(unescaped).join(plot.join.details);
}

const CHARACTERS = { amp: "&", lt: "<", gt: ">", "#34": '"', "#39": "'" };

function unescaped(text) {
  return text.replace(/&(amp|lt|gt|#34|#39);/g, (_, name) => CHARACTERS[name]);
}
