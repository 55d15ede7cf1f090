// Charts: lays a live Plotly chart over a drawing once a reader points at it, taps it or tabs to it.

import { livePlot, pointOrder, pointWords } from "./live_chart.js";

const DWELL_MS = 150; // a pointer that only passes by, while scrolling, loads nothing
const STYLE_ID = "plotly.js-style-global"; // Plotly then adds no style of its own: our policy
// The full bundle adds no style for maps, which we have none of, where an element has this name.
const MAP_STYLE_ID = "9f215cf04c5486422605d13261cb87401f4e7763b6296af81e98efbc0130da53";
const LOCALES = { fr: "fr", ja: "ja", ko: "ko", "zh-Hans": "zh-cn" };
const LOCALE_NAMES = { "zh-Hans": "zh-CN" };

const language = document.documentElement.lang;
const number = new Intl.NumberFormat(language, { maximumSignificantDigits: 8 }).format;
let plotly = null;

function loaded(element) {
  return new Promise((resolve, reject) => {
    element.onload = resolve;
    element.onerror = () => {
      element.remove();
      reject(new Error(`${element.src || element.href} could not be loaded`));
    };
    document.head.append(element);
  });
}

function loadStyle(folder) {
  if (document.getElementById(STYLE_ID)) return null; // from a try that failed later
  document.head.append(Object.assign(document.createElement("template"), { id: MAP_STYLE_ID }));
  const address = { rel: "stylesheet", href: new URL("plotly.css", folder) };
  const name = { id: STYLE_ID, className: "no-inline-styles" };
  return loaded(Object.assign(document.createElement("link"), name, address));
}

function loadScript(name, folder) {
  return loaded(Object.assign(document.createElement("script"), { src: new URL(name, folder) }));
}

async function load(folder) {
  await Promise.all([loadStyle(folder), loadScript("plotly.min.js", folder)]);
  if (LOCALES[language]) {
    // Without its words the chart still works, with buttons in English.
    await loadScript(`plotly-locale-${LOCALES[language]}.js`, folder).catch(console.error);
  }
  return window.Plotly;
}

// Loads Plotly once for all charts; after a failure the next chart may try again.
function loadPlotly(figure) {
  const folder = new URL(`../${figure.dataset.guideShared}assets/plotly/`, import.meta.url);
  plotly ??= load(folder).catch((error) => {
    plotly = null;
    throw error;
  });
  return plotly;
}

function pageLook(box) {
  const style = getComputedStyle(box);
  const read = (name) => style.getPropertyValue(name).trim();
  const series = Array.from({ length: 8 }, (_, n) => seriesColour(box, n));
  return {
    text: style.color,
    muted: read("--guide-muted"),
    line: read("--guide-line"),
    page: read("--guide-page"),
    family: style.fontFamily,
    coarse: matchMedia("(pointer: coarse)").matches,
    series,
  };
}

function seriesColour(box, n) {
  const part = box.querySelector(`.guide-series-${n}`);
  return part ? getComputedStyle(part).getPropertyValue("--guide-series").trim() : "";
}

class Chart {
  constructor(figure) {
    this.figure = figure;
    this.box = figure.querySelector(".guide-chart__box");
    this.button = figure.querySelector(".guide-chart__live");
    this.said = figure.querySelector(".guide-chart__said");
    this.plot = null;
    this.spot = -1;
    this.started = false;
  }

  listen() {
    let dwell = 0;
    this.box.addEventListener("pointerenter", (event) => {
      if (event.pointerType === "mouse") dwell = setTimeout(() => this.start(), DWELL_MS);
    });
    this.box.addEventListener("pointerleave", () => clearTimeout(dwell));
    this.box.addEventListener("click", () => this.start());
    this.button.addEventListener("focus", () => this.start());
    this.button.addEventListener("click", () => this.start());
    this.button.addEventListener("keydown", (event) => this.walk(event));
    this.button.addEventListener("blur", () => this.leave());
  }

  async start() {
    if (this.started) return;
    this.started = true;
    this.figure.setAttribute("aria-busy", "true");
    try {
      const library = await loadPlotly(this.figure);
      this.plot = JSON.parse(this.figure.querySelector("template").content.textContent);
      await this.draw(library);
    } catch (error) {
      this.started = false;
      this.stage?.remove();
      this.stage = null;
      this.said.textContent = this.figure.dataset.failed;
      console.error(error);
    }
    this.figure.removeAttribute("aria-busy");
  }

  async draw(library) {
    this.plotly = library;
    this.stage = document.createElement("div");
    this.stage.className = "guide-chart__stage";
    this.stage.setAttribute("role", "group");
    this.stage.setAttribute("aria-label", this.box.querySelector("title").textContent);
    this.box.append(this.stage);
    const { data, layout } = this.current();
    await library.newPlot(this.stage, data, layout, {
      displaylogo: false,
      showSendToCloud: false,
      locale: LOCALE_NAMES[language] ?? language,
      modeBarButtonsToRemove: ["toImage", "select2d", "lasso2d"], // an image is a blob: our policy
    });
    this.box.dataset.drawn = "true";
    this.said.textContent = "";
    this.stage.on("plotly_relayout", (change) => this.freeTicks(change));
    new ResizeObserver(() => this.redraw()).observe(this.box);
    this.watchColours();
  }

  // Whatever switches the colours marks it on the body.
  watchColours() {
    let { page } = pageLook(this.box);
    new MutationObserver(() => {
      const now = pageLook(this.box).page;
      if (now !== page) this.redraw();
      page = now;
    }).observe(document.body, { attributes: true });
  }

  // The drawing that is shown at this width decides where everything goes.
  current() {
    const drawings = [...this.box.querySelectorAll("svg.guide-plot")];
    const shown = drawings.find((drawing) => drawing.getBoundingClientRect().width > 0);
    const size = this.plot.sizes[shown.classList.contains("guide-plot--narrow") ? "narrow" : "wide"];
    return livePlot(this.plot, size, shown.getBoundingClientRect().width, pageLook(this.box));
  }

  redraw() {
    if (!this.box.offsetWidth || !this.box.isConnected) return;
    const { data, layout } = this.current();
    data.forEach((trace, index) => {
      const before = this.stage.data[index]?.visible; // what the reader has hidden stays hidden
      if (before !== undefined) trace.visible = before;
    });
    for (const axis of ["xaxis", "yaxis"]) {
      // What the reader has zoomed into stays in sight.
      const { range, tickmode } = this.stage.layout[axis];
      if (tickmode === "auto") Object.assign(layout[axis], { range, tickmode });
    }
    this.plotly.react(this.stage, data, layout);
  }

  // Our ticks suit the whole chart; one that is zoomed into needs finer ones.
  freeTicks(change) {
    for (const axis of ["xaxis", "yaxis"]) {
      const asked = [0, 1].map((end) => change[`${axis}.range[${end}]`]);
      if (asked[0] === undefined) continue;
      const whole = this.plot.layout[axis].range;
      const isWhole = asked.every((end, index) => String(end) === String(whole[index]));
      const ours = this.current().layout[axis];
      const ticks = isWhole ? { tickmode: "array", tickvals: ours.tickvals } : { tickmode: "auto" };
      const named = Object.entries(ticks).map(([name, value]) => [`${axis}.${name}`, value]);
      this.plotly.relayout(this.stage, Object.fromEntries(named));
    }
  }

  walk(event) {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (event.key === "Escape") return this.leave();
    if (!step || !this.box.dataset.drawn) return;
    event.preventDefault();
    const isShown = (index) => this.stage.data[index].visible !== "legendonly";
    const points = pointOrder(this.plot, isShown);
    if (!points.length) return;
    this.spot = this.spot < 0 && step < 0 ? points.length - 1 : this.spot + step;
    this.spot = (this.spot + points.length) % points.length;
    const [curveNumber, pointNumber] = points[this.spot];
    this.plotly.Fx.hover(this.stage, [{ curveNumber, pointNumber }]);
    this.said.textContent = pointWords(this.plot, points[this.spot], number);
  }

  leave() {
    this.spot = -1;
    if (!this.box.dataset.drawn) return;
    this.plotly.Fx.unhover(this.stage);
    this.said.textContent = "";
  }
}

for (const figure of document.querySelectorAll("[data-guide-chart]")) new Chart(figure).listen();
