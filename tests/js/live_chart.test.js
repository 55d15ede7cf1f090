// Live chart: what Plotly is given over a drawing, and what a reader hears of a point.
import assert from "node:assert/strict";
import { test } from "node:test";

import {
  livePlot,
  pointOrder,
  pointWords,
} from "../../macros/present/html/static/live_chart.js";

const LOOK = {
  text: "black",
  muted: "grey",
  line: "silver",
  page: "white",
  family: "Sans",
  series: ["", "blue", "red"],
};
const SIZE = {
  width: 800,
  height: 400,
  font: 10,
  margin: { l: 40, t: 50, r: 10, b: 30 },
  column: 120,
  ticks: [0, 2],
  labels: [[1, 1, "top center"]],
};

const JOIN = { colon: "{name}: {value}", details: ", " };

function points(name, series, places) {
  return {
    type: "scatter",
    mode: "markers",
    name,
    x: places.map(([x]) => x),
    y: places.map(([, y]) => y),
    text: places.map((_, n) => `${name} ${n}`),
    customdata: places.map(() => ""),
    hovertemplate: "%{text}<br>X: %{x}",
    marker: { symbol: "circle", size: 9 },
    meta: { series },
  };
}

function line(name) {
  return {
    type: "scatter",
    mode: "lines",
    name,
    x: [1, 100],
    y: [1, 2],
    showlegend: false,
    line: { width: 1.5, dash: "dot" },
    meta: { series: 0 },
  };
}

function axis(title, type) {
  return { title: { text: title }, type, tickvals: [1, 10, 100], ticktext: ["1", "10", "100"] };
}

function plotOf(...data) {
  const note = { text: "Note", x: 2, y: 5, yshift: 10 };
  return {
    data,
    layout: { xaxis: axis("X", "log"), yaxis: axis("Y", "linear"), annotations: [note], legend: {} },
    join: JOIN,
  };
}

const PLOT = plotOf(line("Front"), points("A", 1, [[1, 5], [10, 6]]));
const HALF = livePlot(PLOT, SIZE, 400, LOOK); // at half the width of the drawing's own units

test("the area keeps its share of the drawing at every width", () => {
  assert.deepEqual(HALF.layout.margin, { l: 20, t: 25, r: 5, b: 15, pad: 0, autoexpand: false });
  assert.deepEqual([HALF.layout.width, HALF.layout.height], [400, 200]);
  for (const width of [300, 800, 1000]) {
    const { layout } = livePlot(PLOT, SIZE, width, LOOK);
    assert.equal(layout.margin.l / layout.width, SIZE.margin.l / SIZE.width);
    assert.equal(layout.margin.t / layout.height, SIZE.margin.t / SIZE.height);
    assert.equal(layout.font.size / layout.width, SIZE.font / SIZE.width);
  }
});

test("points and lines grow with the drawing", () => {
  const [front, series] = HALF.data;
  assert.deepEqual([front.line.width, series.marker.size], [0.75, 4.5]);
});

test("data stay as they are", () => {
  assert.deepEqual([HALF.data[1].x, HALF.data[1].y], [[1, 10], [5, 6]]);
  assert.equal(HALF.data[0].line.dash, "dot");
});

test("the plot of the page is not changed", () => {
  const before = structuredClone(PLOT);
  livePlot(PLOT, SIZE, 123, LOOK);
  assert.deepEqual(PLOT, before);
});

test("colours are those of the page", () => {
  const [front, series] = HALF.data;
  assert.deepEqual([front.line.color, series.marker.color], ["grey", "blue"]);
  assert.deepEqual(series.marker.line, { color: "white", width: 0.4 });
  assert.equal(HALF.layout.xaxis.gridcolor, "silver");
  assert.equal(HALF.layout.font.color, "black");
});

test("an outline has the colour of its series", () => {
  const trace = points("A", 2, [[1, 5]]);
  trace.marker.symbol = "diamond-open";
  const [live] = livePlot(plotOf(trace), { ...SIZE, labels: [] }, 800, LOOK).data;
  assert.equal(live.marker.line.color, "red");
});

test("bars have a colour and no symbol", () => {
  const bar = { type: "bar", name: "B", x: [1], y: [0], marker: { color: "x" }, meta: { series: 1 } };
  const [live] = livePlot(plotOf(bar), { ...SIZE, labels: [] }, 800, LOOK).data;
  assert.deepEqual(live.marker, { color: "blue" });
});

test("ranges of prices have the colour of their series", () => {
  const trace = { ...points("A", 2, [[1, 5]]), error_y: { array: [1], arrayminus: [2] } };
  const [live] = livePlot(plotOf(trace), { ...SIZE, labels: [] }, 800, LOOK).data;
  assert.equal(live.error_y.color, "red");
  assert.deepEqual([live.error_y.array, live.error_y.arrayminus], [[1], [2]]);
});

test("only the names that have room in the drawing are written, at its places", () => {
  const live = HALF.data[1];
  assert.equal(live.mode, "markers+text");
  assert.deepEqual(live.text, ["", "A 1"]);
  assert.equal(live.textposition[1], "top center");
  assert.equal(live.textfont.size, 5);
});

test("pointing names the points without a label too", () => {
  const live = HALF.data[1];
  assert.deepEqual(live.hovertext, ["A 0", "A 1"]);
  assert.equal(live.hovertemplate, "%{hovertext}<br>X: %{x}");
});

test("a series without labels is drawn without text", () => {
  const [, live] = livePlot(PLOT, { ...SIZE, labels: [] }, 400, LOOK).data;
  assert.equal(live.mode, "markers");
  assert.deepEqual(live.text, ["A 0", "A 1"]);
});

test("ticks that had no room in the drawing are left out across, not upwards", () => {
  const { xaxis, yaxis } = HALF.layout;
  assert.deepEqual([xaxis.tickvals, xaxis.ticktext], [[1, 100], ["1", "100"]]);
  assert.deepEqual(yaxis.tickvals, [1, 10, 100]);
});

test("notes keep their places on the axes and their distance grows", () => {
  const [note] = HALF.layout.annotations;
  assert.deepEqual([note.x, note.y, note.xref, note.yref], [2, 5, "x", "y"]);
  assert.equal(note.yshift, 5);
});

test("a note at the edge of the area stays there", () => {
  const plot = plotOf(points("A", 1, [[1, 5]]));
  plot.layout.annotations = [{ text: "N", x: 1, y: 0, xref: "paper" }];
  const [note] = livePlot(plot, { ...SIZE, labels: [] }, 400, LOOK).layout.annotations;
  assert.deepEqual([note.xref, note.yref, note.yshift], ["paper", "y", 0]);
});

test("titles of axes are notes where the drawing has them", () => {
  const [, y, x] = HALF.layout.annotations;
  assert.deepEqual([y.text, y.xref, y.x, y.xshift, y.y], ["Y", "paper", 0, -20, 1]);
  assert.deepEqual([x.text, x.x, x.xanchor, x.y], ["X", 1, "right", 0]);
  assert.equal(x.yshift, 0.8 * 5 - 15);
  assert.equal(HALF.layout.xaxis.title.text, "");
});

test("axes without titles have no notes for them", () => {
  const plot = plotOf(points("A", 1, [[1, 5]]));
  delete plot.layout.xaxis.title;
  delete plot.layout.yaxis.title;
  assert.equal(livePlot(plot, { ...SIZE, labels: [] }, 400, LOOK).layout.annotations.length, 1);
});

test("one series has no legend, two have one in columns of the drawing's width", () => {
  assert.equal(HALF.layout.showlegend, false);
  const two = plotOf(points("A", 1, [[1, 5]]), points("B", 2, [[1, 5]]));
  const { layout } = livePlot(two, { ...SIZE, labels: [] }, 400, LOOK);
  assert.equal(layout.showlegend, true);
  assert.equal(layout.legend.entrywidth, 120 / 2 - 45);
  assert.equal(layout.legend.entrywidthmode, "pixels");
});

test("arrow keys walk from left to right, then upwards, past lines", () => {
  const a = points("A", 1, [[10, 5], [1, 9]]);
  const b = points("B", 2, [[10, 2], [2, 1]]);
  const order = pointOrder(plotOf(line("Front"), a, b));
  assert.deepEqual(order, [[1, 1], [2, 1], [2, 0], [1, 0]]);
});

test("arrow keys pass over what the reader has hidden", () => {
  const a = points("A", 1, [[10, 5]]);
  const b = points("B", 2, [[1, 2]]);
  assert.deepEqual(pointOrder(plotOf(a, b), (index) => index === 0), [[0, 0]]);
});

test("dates are walked in the order of time", () => {
  const trace = points("A", 1, [["2026-01-01", 1], ["2019-12-31", 2], ["2024-05-06", 3]]);
  assert.deepEqual(pointOrder(plotOf(trace)), [[0, 1], [0, 2], [0, 0]]);
});

const spoken = (value) => `<${value}>`;

test("a point is told with its name, its figures, its series and its detail", () => {
  const trace = { ...points("New", 1, [[10, 5]]), customdata: ["street, 2026"] };
  assert.equal(pointWords(plotOf(trace), [0, 0], spoken), "New 0, X: <10>, Y: <5>, New, street, 2026");
});

test("a detail that begins with the series does not repeat it", () => {
  const trace = { ...points("Used", 1, [[10, 5]]), customdata: ["used, 2026"] };
  assert.equal(pointWords(plotOf(trace), [0, 0], spoken), "Used 0, X: <10>, Y: <5>, used, 2026");
});

test("a date is told by the detail alone", () => {
  const trace = { ...points("A", 1, [["2026-01-01", 5]]), customdata: ["January 2026"] };
  const plot = plotOf(trace);
  plot.layout.xaxis.type = "date";
  assert.equal(pointWords(plot, [0, 0], spoken), "A 0, Y: <5>, A, January 2026");
});

test("axes without titles tell no bare numbers", () => {
  const plot = plotOf(points("A", 1, [[0.5, 3]]));
  delete plot.layout.xaxis.title;
  delete plot.layout.yaxis.title;
  assert.equal(pointWords(plot, [0, 0], spoken), "A 0, A");
});

test("words are text, not markup, and are unescaped once", () => {
  const trace = { ...points("A", 1, [[1, 2]]), text: ["&lt;b&gt; R&amp;D &#34;x&#34; &#39;y&#39;"] };
  const plot = plotOf(trace);
  const words = pointWords(plot, [0, 0], String);
  assert.equal(words, "<b> R&D \"x\" 'y', X: 1, Y: 2, A");
  plot.data[0].text = ["&amp;lt;b&amp;gt;"];
  assert.equal(pointWords(plot, [0, 0], String), "&lt;b&gt;, X: 1, Y: 2, A");
});

test("a chart of rows is walked row by row, and each point names its row", () => {
  const note = (text, x, y) => ({ text, x, y, xref: "paper", xanchor: "left" });
  const plot = {
    data: [
      {
        name: "Others",
        x: [0.2, 0.9, 0.1],
        y: [1, 0, 0],
        text: ["A", "B", "C"],
        customdata: ["16 GB", "900 GB/s", "100 GB/s"],
      },
    ],
    layout: {
      xaxis: {},
      yaxis: {},
      annotations: [note("Bandwidth", 0, 0), note("Memory", 0, 1), note("Highest", 1, 1)],
    },
    join: JOIN,
  };
  assert.deepEqual(pointOrder(plot), [
    [0, 2],
    [0, 1],
    [0, 0],
  ]);
  assert.equal(pointWords(plot, [0, 0], String), "A, Memory, Others, 16 GB");
});

test("words are joined as the reader's language does", () => {
  const plot = { ...plotOf(points("A", 1, [[1, 2]])), join: { colon: "{name}：{value}", details: "、" } };
  assert.equal(pointWords(plot, [0, 0], String), "A 0、X：1、Y：2、A");
});

test("a finger on the chart scrolls the page", () => {
  const plot = plotOf(points("A", 1, [[1, 2]]));
  assert.equal(livePlot(plot, SIZE, 800, { ...LOOK, coarse: true }).layout.dragmode, false);
  assert.equal(livePlot(plot, SIZE, 800, LOOK).layout.dragmode, "zoom");
});

test("bars keep their fill: full, pale or none, with an outline where it is not full", () => {
  const bar = (fill) => ({
    type: "bar",
    name: "A",
    x: [1],
    y: [0],
    text: ["A 0"],
    customdata: [""],
    hovertemplate: "%{text}",
    marker: { color: "red" },
    error_x: { array: [1], arrayminus: [0.5] },
    meta: { series: 1, fill },
  });
  const look = { ...LOOK, series: ["", "#2c6fb4"] };
  const { data } = livePlot(plotOf(bar("full"), bar("pale"), bar("none")), SIZE, 400, look);
  const [full, pale, none] = data.map((trace) => trace.marker);
  assert.deepEqual(full, { color: "#2c6fb4" });
  assert.deepEqual(pale, {
    color: "rgba(44,111,180,0.4)",
    line: { color: "#2c6fb4", width: 0.6 },
  });
  assert.deepEqual(none.color, "rgba(0,0,0,0)");
  assert.equal(none.line.color, "#2c6fb4");
  assert.deepEqual(data[0].error_x.array, [1]);
  assert.equal(data[0].error_x.color, "black");
});
