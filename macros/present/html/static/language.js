// Language: remembers the reader's choice for the root page, and follows moved addresses.
"use strict";

(function () {
  for (const link of document.querySelectorAll("a[data-language]")) {
    link.addEventListener("click", () => {
      try {
        localStorage.setItem("guide-language", link.dataset.language);
      } catch {
        // Without storage the root page asks the browser again.
      }
      link.search = location.search;
      link.hash = location.hash;
    });
  }
  const moved = document.querySelector("[data-guide-redirect]");
  if (moved) location.replace(moved.dataset.guideRedirect);
})();
