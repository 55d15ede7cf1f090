// The table of accelerators: sorts and filters rows that the page already holds.
"use strict";

(function () {
  const compareText = new Intl.Collator(document.documentElement.lang, { numeric: true }).compare;

  function sortValue(row, column) {
    const cell = row.cells[column];
    if (column === 0) return cell.textContent.trim();
    return cell.dataset.value === undefined ? null : Number(cell.dataset.value);
  }

  // Rows without a figure stay at the end in both directions: unknown is neither small nor large.
  function compareRows(column, descending) {
    return (one, other) => {
      const a = sortValue(one, column);
      const b = sortValue(other, column);
      if (a === null || b === null) return (a === null) - (b === null);
      const order = typeof a === "string" ? compareText(a, b) : a - b;
      return descending ? -order : order;
    };
  }

  function sortBy(table, heading) {
    const first = heading.dataset.sort === "text" ? "ascending" : "descending";
    const second = first === "ascending" ? "descending" : "ascending";
    const direction = heading.getAttribute("aria-sort") === first ? second : first;
    for (const other of table.tHead.rows[0].cells) other.removeAttribute("aria-sort");
    heading.setAttribute("aria-sort", direction);
    const rows = [...table.tBodies[0].rows];
    rows.sort(compareRows(heading.cellIndex, direction === "descending"));
    table.tBodies[0].append(...rows);
  }

  function filterRows(table, form) {
    const words = form.elements.text.value.toLowerCase().split(/\s+/);
    const { vendor, segment } = form.elements;
    let count = 0;
    for (const row of table.tBodies[0].rows) {
      const name = row.cells[0].textContent.toLowerCase();
      row.hidden =
        (vendor.value && row.dataset.vendor !== vendor.value) ||
        (segment.value && row.dataset.segment !== segment.value) ||
        !words.every((word) => name.includes(word));
      count += !row.hidden;
    }
    const output = form.querySelector("output");
    const total = table.tBodies[0].rows.length;
    output.textContent = output.dataset.template.replace("%c", count).replace("%t", total);
  }

  function enhance(box) {
    const table = box.querySelector("table");
    const form = box.querySelector("form");
    for (const heading of table.tHead.rows[0].cells) {
      const button = document.createElement("button");
      button.type = "button";
      button.append(...heading.childNodes);
      button.addEventListener("click", () => sortBy(table, heading));
      heading.append(button);
    }
    form.addEventListener("submit", (event) => event.preventDefault());
    form.addEventListener("input", () => filterRows(table, form));
    // A browser that goes back restores the form only after this script has run.
    window.addEventListener("pageshow", () => filterRows(table, form));
    form.addEventListener("reset", () => setTimeout(() => filterRows(table, form)));
    filterRows(table, form);
  }

  document.querySelectorAll("[data-guide-table]").forEach(enhance);
})();
