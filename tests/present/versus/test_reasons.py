from __future__ import annotations

from dataclasses import replace

import pytest

from macros.advice.edition import Edition
from macros.advice.memory.held import Verdict
from macros.facts.catalog import Catalog
from macros.facts.records.products import Gpu
from macros.present.gpus import gains
from macros.present.versus import reasons as reasons_module
from macros.present.versus.choices import Choice, Versus
from macros.present.versus.reasons import reasons
from tests.advising import tiny_offers, tiny_speeds
from tests.invented_edition import invented_edition
from tests.software_families import tiny_family
from tests.tiny_versus import Chosen, weighed, with_models, with_tariff


def both_lists(edition: Edition, *sides: Chosen) -> tuple[list[str], list[str]]:
    both = weighed(edition, *sides)
    return reasons(both, both.first, both.second), reasons(both, both.second, both.first)


def test_each_side_has_what_it_does_better(catalog: Catalog) -> None:
    middle, large = both_lists(invented_edition(catalog))
    assert middle == [
        "you want to pay 69% less",
        "power and heat matter: at most 200 W instead of 400 W",
    ]
    assert large == [
        "speed matters most to you: this choice is faster for Drawing",
        "you need more than 16 GB of memory: here you have 24 GB",
    ]


def test_no_reason_is_made_of_what_is_alike_or_unsure(catalog: Catalog) -> None:
    alike = {"memory": {"size_gb": 16}, "power": {"tdp_w": 200}}
    edition = invented_edition(
        catalog,
        us=tiny_offers(spread=0.3, middle=500, large=520),
        speeds=tiny_speeds(0.3, middle=2, large=2.1),
        large=alike,
    )
    assert both_lists(edition) == ([], [])


def test_models_that_only_one_holds_stand_for_its_memory(catalog: Catalog) -> None:
    edition = with_models(invented_edition(catalog))
    small, middle = both_lists(edition, ("small", 1, "street_new"), ("middle", 1, "street_new"))
    assert not any("memory" in reason or "run" in reason for reason in small)
    (models,) = (reason for reason in middle if "Fifteen" in reason)
    assert models == (
        "you need more than 8 GB of memory: here you have 16 GB, enough for Fifteen in 4 bits "
        "with a context of 8,192 tokens, for example"
    )
    assert sum("16 GB" in reason for reason in middle) == 1


@pytest.mark.parametrize(
    ("there", "words"), [("no", "which fits only here"), ("maybe", "sure to fit only here")]
)
def test_a_model_that_fits_beside_equal_memory_is_told_alone(
    catalog: Catalog, monkeypatch: pytest.MonkeyPatch, there: Verdict, words: str
) -> None:
    """As where another kind of system leaves less of its memory."""

    def held(_: Versus, choice: Choice, model: str, tokens: int, **how: bool) -> Verdict:
        del model, tokens, how
        return "fits" if choice.gpu.id == "middle" else there

    monkeypatch.setattr(reasons_module, "held", held)
    edition = with_models(invented_edition(catalog, large={"memory": {"size_gb": 16}}))
    middle, _ = both_lists(edition)
    (models,) = (reason for reason in middle if "run" in reason)
    assert models.startswith("you want to run Eight and Fifteen in 4 bits")
    assert models.endswith(words)


def test_formats_and_platform_that_the_other_lacks_are_named(catalog: Catalog) -> None:
    families = (
        tiny_family("old", "middle", precisions=["fp32", "fp16", "bf16"]),
        tiny_family("new", "large", precisions=["fp32", "fp16", "bf16", "fp8", "int8"]),
    )
    rocm = {"software": {"platform": "ROCm", "status": "supported"}}
    middle, large = both_lists(invented_edition(catalog, families=families, large=rocm))
    assert "you want to compute in FP8, which the other choice does not support" in large
    assert "your programs run on ROCm" in large
    assert "your programs run on CUDA" in middle
    assert not any("compute in" in reason for reason in middle)


def test_formats_of_a_card_that_nobody_judged_are_not_lacking(catalog: Catalog) -> None:
    families = (tiny_family("new", "large", precisions=["fp16", "bf16", "fp8"]),)
    _, large = both_lists(invented_edition(catalog, families=families))
    assert not any("compute in" in reason for reason in large)


def test_a_new_card_spares_the_worries_of_a_used_one(catalog: Catalog) -> None:
    used: Chosen = ("middle", 1, "used")
    middle, large = both_lists(invented_edition(catalog), used, ("large", 1, "street_new"))
    assert "you want a new card with a warranty" in large
    assert not any("used" in reason for reason in middle)


def test_one_card_spares_the_room_for_two(catalog: Catalog) -> None:
    pair, one = both_lists(invented_edition(catalog), ("middle", 2, "used"))
    assert "you have slots, power and cooling for one card only" in one
    assert not any("cooling" in reason for reason in pair)


def test_electricity_that_turns_the_costs_is_a_reason_of_its_own(catalog: Catalog) -> None:
    alike = tiny_speeds(middle=2, large=2)
    edition = invented_edition(catalog, us=tiny_offers(middle=500, large=450), speeds=alike)
    hungry = with_tariff(edition, 0.5)
    middle, large = both_lists(hungry)
    years = hungry.catalog.rules["ownership-years"].value
    said = f"you count electricity: after {years:.0f} years this one has cost less"
    assert said in middle
    assert said not in large
    assert "you want to pay 10% less" in large


def test_electricity_of_more_hours_for_the_same_work_turns_nothing(catalog: Catalog) -> None:
    """The larger one does the work in a third of the hours and then costs less."""
    faster = invented_edition(
        catalog, us=tiny_offers(middle=500, large=450), speeds=tiny_speeds(middle=1, large=3)
    )
    middle, _ = both_lists(with_tariff(faster, 0.5))
    assert not any("electricity" in reason for reason in middle)


def test_work_whose_speed_only_one_is_known_for_is_said(
    catalog: Catalog, monkeypatch: pytest.MonkeyPatch
) -> None:
    edition = invented_edition(catalog)

    def speed_of(_: Edition, work: str, gpu: Gpu, count: int) -> list[float] | None:
        del work, count
        return [2.0, 1.9, 2.1, 0] if gpu.id == "large" else None

    monkeypatch.setattr(gains, "speed_of", speed_of)
    middle, large = both_lists(edition)
    known = "for Drawing, only that of this choice is known"
    assert f"you count on known speeds: {known}" in large
    assert not any("known speeds" in reason for reason in middle)
    pair, _ = both_lists(edition, ("large", 2, "used"), ("middle", 1, "street_new"))
    assert not any("known speeds" in reason for reason in pair)


def test_little_less_power_is_no_reason(catalog: Catalog) -> None:
    middle, large = both_lists(invented_edition(catalog, middle={"power": {"tdp_w": 360}}))
    assert not any("at most" in reason for reason in (*middle, *large))


def test_less_power_that_takes_more_energy_for_the_same_work_says_so(catalog: Catalog) -> None:
    middle, _ = both_lists(invented_edition(catalog, middle={"power": {"tdp_w": 300}}))
    assert (
        "you can draw or cool no more: at most 300 W instead of 400 W "
        "(for the same work it takes more energy)"
    ) in middle
    tied, _ = both_lists(
        invented_edition(catalog, middle={"power": {"tdp_w": 190}}, speeds=tiny_speeds(large=4))
    )
    assert "power and heat matter: at most 190 W instead of 400 W" in tied


def test_kinds_of_work_that_take_more_energy_are_named(
    catalog: Catalog, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Half the watts: more energy where it is three times as slow, less where it is as fast."""
    edition = invented_edition(catalog, middle={"power": {"tdp_w": 200}})
    (work,) = edition.catalog.workloads.values()
    ids = "llm-decode-8b", "image-generation", "video-generation"
    works = {id_: work.model_copy(update={"id": id_}) for id_ in ids}
    edition.catalog = replace(edition.catalog, workloads=works)

    def facts(both: Versus, work: str) -> list[list[float]]:
        del both
        times = 1.0 if work == "llm-decode-8b" else 3.0
        return [[1.0, 0.9, 1.1, 0], [times, times * 0.9, times * 1.1, 0]]

    monkeypatch.setattr(reasons_module, "speed_facts", facts)
    middle, _ = both_lists(edition)
    assert (
        "power and heat matter: at most 200 W instead of 400 W "
        "(but for generating images or video, the same work takes more energy)"
    ) in middle
