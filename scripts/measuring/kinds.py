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
TABLE = Kind("table", "gpus/", most_kb=200)
GPU = Kind("gpu", "gpus/rtx-4090/", has_charts=True)
CHARTS = Kind("charts", "charts/", has_charts=True)
PROGRESS = Kind("progress", "charts/progress/", has_charts=True, like="charts")
MEMORY = Kind("memory", "charts/memory/", has_charts=True, like="charts")
GENERATIONS = Kind("generations", "charts/generations/", has_charts=True, like="charts")
SPEED = Kind("speed", "charts/speed/", has_charts=True)
VALUE = Kind("value", "charts/value/", has_charts=True, like="speed")
PRICE_SPEED = Kind("price-speed", "charts/price-speed/", has_charts=True, like="charts")
EFFICIENCY = Kind("efficiency", "charts/efficiency/", has_charts=True, like="speed")
COMPARE = Kind("compare", "compare/?gpus=rtx-4090,rtx-3090")
CHECK_BUILD = Kind("check-build", "check-build/", like="checked-build")
# Its address is a choice that a reader has made: parts and rules are loaded at once.
CHECKED_BUILD = Kind(
    "checked-build",
    "check-build/?gpu=rtx-5090&gpu_count=2&cpu=ryzen-9-9950x&region=jp",
)
CLAIMS = Kind("claims", "claims/", like="prose")
DISAGREEMENTS = Kind("disagreements", "disagreements/", like="prose")
PICKS = Kind("picks", "picks/")
PERSONA = Kind("persona", "picks/run-llms-at-home/")
BUILDS = Kind("builds", "builds/", like="picks")
TIER = Kind("tier", "builds/2-gpu/", has_charts=True)
BUILD_RULES = Kind("build-rules", "builds/rules/", like="prose")
AVOID = Kind("avoid", "picks/avoid/", like="persona")
UPGRADE = Kind("upgrade", "picks/upgrade/", like="persona")
HISTORY = Kind("history", "history/2019/", has_charts=True, like="charts")
PROSE = Kind("prose", "method/")
GUIDE = Kind("guide", "guide/memory/")
GUIDE_START = Kind("guide-start", "guide/", like="guide")
GUIDE_CLOUD = Kind("guide-cloud", "guide/cloud/", like="guide")
GUIDE_POWER = Kind("guide-power", "guide/power/", like="guide")
GUIDE_GLOSSARY = Kind("guide-glossary", "guide/glossary/", like="guide")

CHART_KINDS = (CHARTS, SPEED, VALUE, PRICE_SPEED, EFFICIENCY, PROGRESS, MEMORY, GENERATIONS)
PICK_KINDS = (PICKS, PERSONA, AVOID, UPGRADE, HISTORY)
BUILD_KINDS = (BUILDS, TIER, BUILD_RULES, CHECK_BUILD, CHECKED_BUILD)
GUIDE_KINDS = (GUIDE, GUIDE_START, GUIDE_CLOUD, GUIDE_POWER, GUIDE_GLOSSARY)
KINDS = (
    HOME,
    TABLE,
    GPU,
    *PICK_KINDS,
    *BUILD_KINDS,
    *CHART_KINDS,
    *GUIDE_KINDS,
    COMPARE,
    CLAIMS,
    DISAGREEMENTS,
    PROSE,
)
KIND_BY_NAME = {kind.name: kind for kind in KINDS}
