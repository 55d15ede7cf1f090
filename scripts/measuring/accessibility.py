"""Accessibility: what axe-core finds wrong on a page as it stands in the browser."""

from __future__ import annotations

from functools import lru_cache

from playwright.sync_api import Page

from scripts.measuring.node_packages import node_package

COLOUR_RULES = ("color-contrast", "link-in-text-block")  # all that a scheme of colours changes
TAGS = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice")
_RUN = """async ([within, rules]) => {
  // Colours that fade from one to the other have no contrast to speak of.
  const fading = document.getAnimations().filter(
    (change) => change.playState === "running" &&
      change.effect.getComputedTiming().endTime < Infinity);
  await Promise.all(fading.map((change) => change.finished.catch(() => {})));
  const results = await axe.run({ include: [within] }, { runOnly: rules });
  return results.violations.flatMap((violation) =>
    violation.nodes.map((node) => `${violation.id}: ${node.html.slice(0, 160)}`));
}"""


def violations(page: Page, within: str = "html") -> list[str]:
    """Return each violation in what `within` selects, as `rule: the element's HTML`."""
    return _violations(page, within, {"type": "tag", "values": list(TAGS)})


def colour_violations(page: Page, within: str = "html") -> list[str]:
    """Return the violations of the rules that another scheme of colours may break."""
    return _violations(page, within, {"type": "rule", "values": list(COLOUR_RULES)})


def _violations(page: Page, within: str, rules: dict[str, object]) -> list[str]:
    if not page.evaluate("'axe' in window"):
        page.evaluate(_axe())
    return list(page.evaluate(_RUN, [within, rules]))


@lru_cache(maxsize=1)
def _axe() -> str:
    return node_package("axe-core/axe.min.js").read_text(encoding="utf-8")
