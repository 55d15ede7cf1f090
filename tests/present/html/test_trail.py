from __future__ import annotations

from dataclasses import dataclass, field

from macros.present.html.trail import Step, places_above, trail


@dataclass
class Page:
    """A page of the generator."""

    title: str | None
    url: str
    ancestors: list[Section] = field(default_factory=list)
    children: None = None


@dataclass
class Section:
    """A section of the generator, which has no address of its own."""

    title: str
    children: list[Page]
    ancestors: list[Section] = field(default_factory=list)


HOME = Page("Home", "./")
START, SPEED = Page("Start", "guide/"), Page("What &amp; why", "guide/speed/")
GUIDE = Section("Guide", [START, SPEED])
GPUS, COMPARE = Page("All GPUs", "gpus/"), Page("Compare", "compare/")
CARDS = Section("GPUs", [GPUS, COMPARE])
PICKS, BUILDS = Page("Picks", "picks/"), Page("Builds", "builds/")
BUY = Section("Buy", [PICKS, BUILDS])
for section in (GUIDE, CARDS, BUY):
    for each in section.children:
        each.ancestors = [section]


def steps(page: Page, listing: Page | None = None) -> list[tuple[str, str]]:
    way = trail(page.url, places_above(HOME, page, listing))
    return [(step.title, step.url) for step in way]


def test_a_page_stands_below_its_section_and_the_home_page() -> None:
    assert steps(COMPARE) == [("Home", ""), ("GPUs", "gpus/")]


def test_the_first_page_of_a_section_is_no_step_to_itself() -> None:
    assert steps(START) == [("Home", "")]


def test_a_page_that_we_made_stands_below_the_one_that_lists_it() -> None:
    assert steps(Page("Boreal One", "gpus/boreal-one/"), GPUS) == [("Home", ""), ("GPUs", "gpus/")]
    made = Page("2 GPUs", "builds/2-gpu/")
    assert steps(made, BUILDS) == [("Home", ""), ("Buy", "picks/"), ("Builds", "builds/")]


def test_titles_are_text_again() -> None:
    inner = Section("A &lt; B", [SPEED])
    assert trail("x/", [HOME, inner])[1] == Step("A < B", "guide/speed/")
