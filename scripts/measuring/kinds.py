"""Kinds: the sorts of page that a reader meets, and what each may cost."""

from __future__ import annotations

from dataclasses import dataclass

from scripts.measuring.bounds import MOST_REQUESTS


@dataclass(frozen=True)
class Kind:
    """A kind of page with the address of one such page below its language's folder.

    `like` names another kind that is made of the same parts: what takes long is measured there,
    and here only by night.
    """

    name: str
    path: str
    most_kb: int = 150
    most_requests: int = MOST_REQUESTS
    has_charts: bool = False
    like: str = ""

    def address(self, code: str) -> str:
        """Return where the page is in this language, below the site's root."""
        return f"{code}/{self.path}"


HOME = Kind("home", "")
GPU = Kind("gpu", "gpus/rtx-4090/", has_charts=True)
TIER = Kind("tier", "builds/2-gpu/", has_charts=True)
KINDS = (
    HOME,
    Kind("table", "gpus/", most_kb=200),
    GPU,
    Kind("picks", "picks/"),
    Kind("persona", "picks/run-llms-at-home/"),
    Kind("avoid", "picks/avoid/", like="persona"),
    Kind("upgrade", "picks/upgrade/", like="persona"),
    Kind("history", "history/2019/", has_charts=True, like="charts"),
    Kind("builds", "builds/", like="picks"),
    TIER,
    Kind("build-rules", "builds/rules/", like="prose"),
    Kind("check-build", "check-build/", like="checked-build"),
    # Its address is a choice that a reader has made: parts and rules are loaded at once. With what
    # is known of each part it weighs a little more than other pages.
    Kind(
        "checked-build",
        "check-build/?gpu=rtx-5090&gpu_count=2&cpu=ryzen-9-9950x&region=jp",
        most_kb=152,
    ),
    Kind("second-card", "second-card/", like="asked-second-card"),
    Kind("asked-second-card", "second-card/?have=rtx-4090&add=rtx-3090&psu_w=850"),
    Kind("choose", "choose/", like="asked-choose"),
    Kind("asked-choose", "choose/?for=make-images&budget=900"),
    Kind("fit", "fit/", like="asked-fit"),
    Kind(
        "asked-fit",
        "fit/?model=llama-3-3-70b&card=rtx-3090&count=2",
    ),
    Kind("rent", "rent-or-buy/", like="asked-rent"),
    Kind("asked-rent", "rent-or-buy/?card=rtx-5090&hours=40"),
    Kind("models", "models/", like="picks"),
    Kind("model", "models/llama-3-3-70b/", like="persona"),
    Kind("countries", "countries/", like="picks"),
    Kind("country", "countries/fr/", like="persona"),
    Kind("charts", "charts/", has_charts=True),
    Kind("speed", "charts/speed/", has_charts=True),
    Kind("value", "charts/value/", has_charts=True, like="speed"),
    Kind("price-speed", "charts/price-speed/", has_charts=True, like="charts"),
    Kind("efficiency", "charts/efficiency/", has_charts=True, like="speed"),
    Kind("progress", "charts/progress/", has_charts=True, like="charts"),
    Kind("memory", "charts/memory/", has_charts=True, like="charts"),
    Kind("generations", "charts/generations/", has_charts=True, like="charts"),
    Kind("guide", "guide/memory/"),
    Kind("guide-start", "guide/", like="guide"),
    Kind("guide-cloud", "guide/cloud/", like="guide"),
    Kind("guide-power", "guide/power/", like="guide"),
    Kind("guide-glossary", "guide/glossary/", like="guide"),
    Kind("ready-comparisons", "compare/", like="compare"),
    Kind("compare", "compare/?gpus=rtx-4090,2x:rtx-3090"),
    # Two generations weighed by no price: the rule finds them whatever cards cost that day.
    Kind("versus", "compare/rtx-4090-or-rtx-5090/", like="persona"),
    Kind("claims", "claims/", like="prose"),
    Kind("disagreements", "disagreements/", like="prose"),
    Kind("stale-prices", "prices/", like="persona"),
    Kind("changes", "changes/", like="prose"),
    Kind("open-data", "open-data/", like="prose"),
    Kind("open-data-trial", "open-data/try/", like="asked-fit"),
    Kind("prose", "method/"),
)
KIND_BY_NAME = {kind.name: kind for kind in KINDS}
