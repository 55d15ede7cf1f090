// Root: leads to the language chosen before, else to the first of the browser's that the site has;
// a missing page of two choices leads to the tool that compares them.
"use strict";

(function () {
  const links = [...document.querySelectorAll("a[data-language]")];
  for (const link of links) {
    link.addEventListener("click", () => {
      try {
        localStorage.setItem("guide-language", link.dataset.language);
      } catch {
        // Without storage the browser's languages decide the next time too.
      }
    });
  }
  const codes = links.map((link) => link.dataset.language);
  let chosen = null;
  try {
    chosen = localStorage.getItem("guide-language");
  } catch {
    // Storage may be forbidden; the browser's languages remain.
  }
  const wanted = [chosen, ...(navigator.languages ?? [navigator.language])];
  const code = wanted.filter(Boolean).map((tag) => tag.split("-")[0].toLowerCase());
  const match = code.find((candidate) => codes.includes(candidate));
  const asked = new URLSearchParams(location.search).has("choose");
  const missing = document.documentElement.dataset.missing !== undefined;
  // Which two are compared follows from today's prices, but an address that once was lives on.
  const pair = missing && location.pathname.match(/^(.*\/compare\/)([\w-]+?)-or-([\w-]+)\/?$/);
  if (pair) {
    const picks = pair.slice(2).map((pick) => pick.replace(/^(\d)x-/, "$1x:"));
    location.replace(`${pair[1]}?gpus=${picks.join(",")}`);
  }
  if (match && !asked && !missing) location.replace(links[codes.indexOf(match)].href);
})();
