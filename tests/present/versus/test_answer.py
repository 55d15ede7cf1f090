from __future__ import annotations

from dataclasses import replace

import pytest

from macros.advice.edition import Edition
from macros.advice.speeds.speed import Speed
from macros.facts.catalog import Catalog
from macros.facts.records.measurements import Split
from macros.present.versus import answer as compared_answer
from macros.present.versus import ratios as compared_ratios
from macros.present.versus.answer import answer
from macros.present.words.language import Language
from tests.advising import tiny_offer, tiny_offers, tiny_speeds
from tests.invented_edition import invented_edition
from tests.tiny_versus import Chosen, let_share, weighed, with_tariff

SEEN = "new, seen on 20 November 2026"


def said(edition: Edition, *sides: Chosen) -> str:
    return "\n".join(answer(weighed(edition, *sides)))


def test_speed_and_memory_come_first_and_then_what_it_costs(catalog: Catalog) -> None:
    speed, price = answer(weighed(invented_edition(catalog)))
    assert speed == (
        "For Drawing, the Large is faster: about 2 times the speed of the Middle "
        "(80% range: 2–2.1). The Large has 24 GB of memory, the Middle 16 GB."
    )
    assert price == (
        f"The Middle costs 500 USD in the United States, the Large 1,600 USD (both {SEEN}). "
        "The Middle costs 69% less."
    )


def test_nobody_is_told_who_is_faster_where_the_ranges_overlap(catalog: Catalog) -> None:
    close = invented_edition(catalog, speeds=tiny_speeds(0.3, middle=2, large=2.1))
    assert "we cannot tell which is faster: the speed of the Large is 0.61–1.8 times" in said(close)
    assert "is faster" not in said(close).replace("which is faster", "")


def test_a_lead_that_its_range_does_not_bear_is_only_probable(catalog: Catalog) -> None:
    likely = invented_edition(catalog, speeds=tiny_speeds(0.2, middle=2, large=2.6))
    assert "the Large is probably faster" in said(likely)


def test_the_side_without_a_known_speed_is_named(catalog: Catalog) -> None:
    unknown = invented_edition(catalog, speeds=tiny_speeds(large=0))
    assert "For Drawing, we do not know the speed of the Large." in said(unknown)
    neither = invented_edition(catalog, speeds=tiny_speeds(large=0, middle=0))
    assert "the speed of the Middle and the Large." in said(neither)


def test_too_little_memory_is_no_unknown_speed(catalog: Catalog) -> None:
    edition = invented_edition(catalog, speeds=tiny_speeds(small=0))
    (work,) = edition.catalog.workloads.values()
    floor = work.memory_floor.model_copy(update={"size_gb": 12}) if work.memory_floor else None
    larger = work.model_copy(update={"memory_floor": floor})
    edition.catalog = replace(edition.catalog, workloads={work.id: larger})
    text = said(edition, ("small", 1, "street_new"), ("middle", 1, "street_new"))
    assert "The Small has too little memory for Drawing." in text
    assert "do not know" not in text


def test_a_pair_speaks_in_the_plural_and_divides_a_model(catalog: Catalog) -> None:
    text = said(invented_edition(catalog), ("middle", 2, "street_new"), ("large", 1, "street_new"))
    assert "Two Middle cards have 32 GB of memory, the Large 24 GB." in text
    assert "each has 16 GB." in text
    assert "Two Middle cards together cost 1,000 USD" in text
    assert "Two Middle cards cost 38% less." in text


def test_equal_memory_is_no_advantage(catalog: Catalog) -> None:
    edition = invented_edition(catalog, large={"memory": {"size_gb": 16}})
    assert "Both have 16 GB of memory." in said(edition)


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({"spread": 0.4, "large": 520.0}, "too close, or too uncertain, to say which is lower"),
        ({"large": 0.0}, "For the Large, we know no such price there."),
        ({"large": 0.0, "middle": 0.0}, "We know no price of either in the United States."),
    ],
)
def test_what_prices_do_not_bear_is_not_said(
    changes: dict[str, float], expected: str, catalog: Catalog
) -> None:
    us = {
        id_: [offer for offer in offers if offer.kind == "street_new"]
        for id_, offers in tiny_offers(**changes).items()
    }
    text = said(invented_edition(catalog, us=us))
    assert expected in text
    assert "less" not in text


def test_an_old_price_is_shown_and_not_compared(catalog: Catalog) -> None:
    us = {**tiny_offers(), "middle": [tiny_offer("middle", 500, stale=True)]}
    text = said(with_tariff(invented_edition(catalog, us=us), 0.5))
    assert "out of date), the Large 1,600 USD" in text
    assert "Since a price is out of date, we do not say which costs less." in text
    assert "electricity" not in text


def test_electricity_is_added_over_the_years(catalog: Catalog) -> None:
    edition = with_tariff(invented_edition(catalog, us=tiny_offers(middle=500, large=450)), 0.5)
    text = said(edition)
    assert "The Large costs 10% less." in text
    assert "the Large costs more: about" in text
    rules = edition.catalog.rules
    years, hours = rules["ownership-years"].value, rules["use-hours-per-year"].value
    total = 450 + 0.4 * years * hours * 0.5
    assert f"about {float(f'{total:.3g}'):,.0f} USD instead of" in text
    assert f"for {years:.0f} years ({hours:,.0f} hours a year" in text


def test_what_nobody_can_tell_with_or_without_electricity_is_said_once(catalog: Catalog) -> None:
    loose = tiny_offers(spread=0.6, middle=500, large=500)
    text = said(with_tariff(invented_edition(catalog, us=loose), 0.01))
    assert text.count("too uncertain") == 1


@pytest.mark.parametrize("code", ["fr", "ja", "ko", "zh"])
def test_every_language_tells_the_same_figures(code: str, catalog: Catalog) -> None:
    edition = with_tariff(invented_edition(catalog), 0.5)
    language = Language.of(edition.catalog, code).read_in("us")
    text = "\n".join(answer(weighed(edition, ("middle", 2, "street_new"), language=language)))
    for figure in ("32", "24", "16", "38", "80"):
        assert figure in text
    assert "Large" in text
    assert "{" not in text


def test_a_pair_is_weighed_by_the_sizes_that_people_buy_two_cards_for(
    catalog: Catalog, monkeypatch: pytest.MonkeyPatch
) -> None:
    edition = invented_edition(catalog)
    (work,) = edition.catalog.workloads.values()
    floor = work.memory_floor.model_copy(update={"size_gb": 25})
    sizes = {
        "llm-decode-8b": work.model_copy(update={"id": "llm-decode-8b"}),
        "llm-decode-30b": work.model_copy(update={"id": "llm-decode-30b"}),
        "llm-decode-70b": work.model_copy(
            update={"id": "llm-decode-70b", "memory_floor": floor, "splits": ("layer",)}
        ),
    }
    edition.catalog = replace(edition.catalog, workloads=sizes)
    known = {
        ("llm-decode-8b", "middle"): 1.0,
        ("llm-decode-8b", "large"): 2.0,
        ("llm-decode-30b", "middle"): 1.5,
        ("llm-decode-30b", "large"): 1.0,
        ("llm-decode-70b", "middle"): 1.0,
    }

    def joint_speed(work: str, id_: str, count: int) -> Speed | None:
        value = known.get((work, id_))
        if value is None:
            return None
        return Speed(work, id_, "measured", value, value / 1.01, value * 1.01)

    monkeypatch.setattr(edition, "joint_speed", joint_speed)
    text = said(edition, ("middle", 2, "street_new"), ("large", 1, "street_new"))
    by_size = [
        "The Large has too little memory for writing text with models of about 70B.",
        "For writing text with models of about 30B, two Middle cards are faster",
        "For writing text with models of about 8B, the Large is faster",
    ]
    places = [text.index(part) for part in by_size]
    assert places == sorted(places)
    alone = said(edition, ("middle", 1, "street_new"), ("large", 1, "street_new"))
    assert "about 30B" not in alone


@pytest.mark.parametrize(("split", "is_told"), [("layer", True), ("tensor", False), (None, False)])
def test_a_pair_that_takes_turns_is_said_to(
    catalog: Catalog, monkeypatch: pytest.MonkeyPatch, split: Split | None, *, is_told: bool
) -> None:
    """Once two cards were said to be twice as slow, and with tensor parallelism they are not."""
    edition = invented_edition(catalog)
    (work,) = edition.catalog.workloads
    speed = replace(edition.performance.speeds.by_workload[work]["middle"], split=split)

    def joint(workload: str, id_: str, count: int) -> Speed | None:
        del workload
        return speed if (id_, count) == ("middle", 2) else None

    monkeypatch.setattr(edition, "joint_speed", joint)
    monkeypatch.setattr(compared_answer, "speed_facts", lambda *_: [[2, 1.9, 2.1, 0]] * 2)
    monkeypatch.setattr(compared_ratios, "speed_facts", lambda *_: [[2, 1.9, 2.1, 0]] * 2)
    text = said(edition, ("middle", 2, "street_new"), ("large", 1, "street_new"))
    assert ("two Middle cards work in turn; with tensor parallelism" in text) is is_told


@pytest.mark.parametrize("code", ["en", "fr", "ja", "ko", "zh"])
def test_a_lead_over_cards_in_turn_is_said_to_be_that(
    code: str, catalog: Catalog, monkeypatch: pytest.MonkeyPatch
) -> None:
    edition = invented_edition(catalog, speeds=tiny_speeds(0.01, middle=2, large=3))
    let_share(edition, "layer", monkeypatch)
    language = Language.of(edition.catalog, code).read_in("us")
    both = weighed(edition, ("middle", 2, "street_new"), language=language)
    text = "\n".join(answer(both))
    assert "1.5" in text or "1,5" in text
    if code == "en":
        assert "is about 1.5 times as fast as two Middle cards that work in turn" in text
        assert "Where these work tensor parallel, we cannot tell which choice is faster." in text
        assert "may be faster" not in text


def test_cards_in_turn_that_stay_behind_in_any_way_are_said_to(
    catalog: Catalog, monkeypatch: pytest.MonkeyPatch
) -> None:
    edition = invented_edition(catalog, speeds=tiny_speeds(0.01, middle=2, large=5))
    let_share(edition, "layer", monkeypatch)
    text = said(edition, ("middle", 2, "street_new"))
    assert "the Large is faster: about 2.5 times the speed of two Middle cards" in text
    assert "they may be faster, but not as fast as the other choice." in text
