// Charts: draws a figure's data with Plotly when the figure comes near the screen.
"use strict";

(function () {
  let plotly = null;

  function loadPlotly(address) {
    plotly ??= new Promise((resolve, reject) => {
      const script = document.createElement("script");
      script.src = address;
      script.onload = () => resolve(window.Plotly);
      script.onerror = () => {
        plotly = null;
        reject(new Error("Plotly could not be loaded"));
      };
      document.head.append(script);
    });
    return plotly;
  }

  function themeColours(box) {
    const style = getComputedStyle(box);
    const line = getComputedStyle(document.body).getPropertyValue("--guide-line").trim();
    return {
      "font.color": style.color,
      "xaxis.gridcolor": line,
      "yaxis.gridcolor": line,
      "xaxis.zerolinecolor": line,
      "yaxis.zerolinecolor": line,
    };
  }

  async function draw(figure) {
    const box = figure.querySelector(".guide-chart__box");
    const plot = JSON.parse(figure.querySelector("template").content.textContent);
    const settings = {
      responsive: true,
      displaylogo: false,
      showSendToCloud: false,
      modeBarButtonsToRemove: ["toImage"], // it loads a blob, which the page's policy forbids
    };
    try {
      const library = await loadPlotly(figure.dataset.guidePlotly);
      await library.newPlot(box, plot.data, plot.layout, settings);
      await library.relayout(box, themeColours(box));
      box.setAttribute("role", "group"); // no longer a picture: it has controls inside
      box.dataset.drawn = "true";
    } catch (error) {
      box.removeAttribute("role"); // as a picture its text would not be read
      box.textContent = box.dataset.failed;
      console.error(error);
    }
  }

  function followPalette() {
    new MutationObserver(() => {
      for (const box of document.querySelectorAll(".guide-chart__box[data-drawn]")) {
        window.Plotly.relayout(box, themeColours(box));
      }
    }).observe(document.body, { attributeFilter: ["data-md-color-scheme"] });
  }

  const figures = document.querySelectorAll("[data-guide-chart]");
  if (!figures.length) return;
  const near = new IntersectionObserver(
    (entries) => {
      for (const entry of entries.filter((candidate) => candidate.isIntersecting)) {
        near.unobserve(entry.target);
        draw(entry.target);
      }
    },
    { rootMargin: "200px" },
  );
  followPalette();
  figures.forEach((figure) => near.observe(figure));
})();
