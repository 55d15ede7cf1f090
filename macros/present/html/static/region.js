// Region: lets the reader choose where they buy, remembers it, and shows what belongs to it.

const KEY = "guide-region";

const choices = [...document.querySelectorAll("[data-region-choice]")];
const regions = choices.length
  ? [...choices[0].querySelectorAll("[data-region]")].map((known) => known.dataset.region)
  : [];

/** Returns the region that the reader chose last; null where nothing is remembered. */
export function remembered() {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Keeps the reader's region for the next page. */
export function remember(region) {
  try {
    localStorage.setItem(KEY, region);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

/** Shows what belongs to a region: its panels alone, its rows first and marked. */
function show(region) {
  document.documentElement.dataset.region = region;
  for (const select of document.querySelectorAll("[data-region-choice] select")) {
    select.value = region;
  }
  showPanels(region);
  for (const body of tableBodies()) showRow(body, region);
}

/** Opens a `<details>` of the region and closes those of others; hides what is no `<details>`. */
function showPanels(region) {
  const panels = [...document.querySelectorAll("[data-region-panel]")];
  const has = panels.some((panel) => isOf(panel, region));
  for (const panel of panels) {
    const isOwn = isOf(panel, region);
    if (panel instanceof HTMLDetailsElement) panel.open = isOwn;
    else if (has) panel.hidden = !isOwn;
  }
}

/** Says whether a panel is one of the region: several may share one. */
function isOf(panel, region) {
  return panel.dataset.regionPanel.split(" ").includes(region);
}

function tableBodies() {
  const rows = document.querySelectorAll("[data-region-row]");
  return new Set([...rows].map((row) => row.parentElement));
}

function showRow(body, region) {
  const rows = [...body.children];
  const order = (row) => regions.indexOf(row.dataset.regionRow);
  rows.sort((a, b) => order(a) - order(b));
  const own = rows.find((row) => row.dataset.regionRow === region);
  for (const row of rows) row.removeAttribute("aria-current");
  own?.setAttribute("aria-current", "true");
  body.replaceChildren(...(own ? [own] : []), ...rows.filter((row) => row !== own));
}

function addSelect(choice) {
  const label = document.createElement("label");
  const select = document.createElement("select");
  for (const region of choice.querySelectorAll("[data-region]")) {
    select.append(new Option(region.textContent, region.dataset.region));
  }
  select.addEventListener("change", () => {
    remember(select.value);
    show(select.value);
    document.dispatchEvent(new CustomEvent("guide-region", { detail: select.value }));
  });
  label.append(choice.dataset.label, " ", select);
  choice.append(label);
}

if (choices.length) {
  choices.forEach(addSelect);
  const wanted = remembered();
  show(regions.includes(wanted) ? wanted : choices[0].dataset.default);
}
