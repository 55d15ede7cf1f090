from __future__ import annotations

import json
import math
from dataclasses import replace
from statistics import NormalDist

import pytest

from macros.advice.generation.generation_model import GenerationSpeed
from macros.advice.memory.formats import Ends
from macros.advice.picks.avoid import REASONS
from macros.advice.speeds.speed import Z80, Speed
from macros.facts.catalog import Catalog
from macros.present.gpus import compared_facts as module
from macros.present.gpus.compared_facts import (
    FOLDER,
    SPLITS,
    compared_facts,
    compared_files,
    leads,
    may_be_two,
    speed_of,
    sure_lead,
    told,
)
from tests.editions import edition_of
from tests.invented_edition import invented_edition
from tests.software_families import tiny_family
from tests.tiny import tiny_gpu
from tests.tiny_models import real_memory_rules, real_memory_terms, tiny_model
from tests.tiny_speeds import FIGURES, accelerator, card, racing_catalog

ATTENTION = [{"kind": "full", "layers": 32, "kv_heads": 8, "head_dim": 128}]


@pytest.fixture
def racing(catalog: Catalog) -> Catalog:
    """Invented accelerators, all measured, and a model that one of them holds."""
    shape = {"layers": 32, "hidden_size": 4096, "attention_heads": 32, "attention": ATTENTION}
    model = tiny_model(
        id="llama-3-1-8b", parameters={"total_billion": 8}, context_tokens=10_000, **shape
    )
    return replace(
        racing_catalog(catalog),
        models={"llama-3-1-8b": model},
        memory_rules=real_memory_rules(),
        memory_terms=real_memory_terms(),
    )


def test_each_accelerator_has_a_file(racing: Catalog) -> None:
    edition = edition_of(racing)
    files = compared_files(edition)
    assert set(files) == {f"{FOLDER}{id_}.json" for id_ in racing.gpus}
    facts = json.loads(files[f"{FOLDER}{card(3)}.json"])
    assert facts == compared_facts(edition, racing.gpus[card(3)])
    assert [len(of_count) for of_count in facts["speeds"]] == [1, 1]


def test_a_speed_has_its_ends_and_how_it_is_known(racing: Catalog) -> None:
    one, _ = compared_facts(edition_of(racing), racing.gpus[card(3)])["speeds"]
    ((value, low, high, how),) = one
    assert low <= value <= high
    assert how == 0


def test_figures_are_rounded_to_what_is_shown() -> None:
    known = Speed("racing", "boreal-one", "estimated", 1.23456, 1.111, 1.3999)
    assert told(known) == [1.23, 1.1, 1.4, 1]
    assert told(replace(known, extrapolated=True))[-1] == 2


def test_work_that_takes_more_memory_says_so(catalog: Catalog) -> None:
    small = accelerator(catalog, "small", FIGURES[0], memory={"bandwidth_gb_s": 400, "size_gb": 2})
    edition = edition_of(racing_catalog(catalog, others=[small]))
    assert speed_of(edition, "racing", small) == "memory"
    assert speed_of(edition, "racing", edition.catalog.gpus[card(0)], 2) is None


def test_models_are_told_for_one_and_for_two(racing: Catalog, catalog: Catalog) -> None:
    small = accelerator(catalog, "small", FIGURES[0], memory={"bandwidth_gb_s": 400, "size_gb": 4})
    edition = edition_of(replace(racing, gpus={**racing.gpus, "small": small}))
    assert compared_facts(edition, small)["models"] == [[["no"]], [["fits"]]]
    assert compared_facts(edition, racing.gpus[card(0)])["models"] == [[["fits"]], [["fits"]]]


@pytest.mark.parametrize("form", ["computer", "laptop", "mini_pc", "cloud"])
def test_nobody_has_two_of_a_computer(form: str, catalog: Catalog) -> None:
    assert may_be_two(catalog.gpus["boreal-one"])
    whole = tiny_gpu(catalog, "boreal-one", form_factor=form)
    assert not may_be_two(whole)
    assert len(compared_facts(edition_of(catalog), whole)["speeds"]) == 1


def test_a_lead_is_sure_from_the_chance_on_that_the_rule_asks_for(catalog: Catalog) -> None:
    """Of two speeds of which the logarithms may be wrong by a tenth, one is 1 sigma above."""
    sigma, chance = 0.1, NormalDist().cdf(1)
    rule = catalog.rules["tie-certainty"]
    for asked, is_sure in ((chance - 0.01, True), (chance + 0.01, False)):
        rules = {**catalog.rules, rule.id: rule.model_copy(update={"value": asked})}
        slow, fast = (
            [value * math.exp(end * Z80 * sigma) for end in (0, -1, 1)]
            for value in (1.0, math.exp(math.sqrt(2) * sigma))
        )
        assert leads(fast, slow, sure_lead(replace(catalog, rules=rules))) is is_sure


def test_a_lead_is_sure_where_both_ranges_are_narrow_beside_it(catalog: Catalog) -> None:
    lead = sure_lead(catalog)
    assert leads([2.0, 1.9, 2.1, 0], [1.0, 0.9, 1.1, 0], lead)
    assert not leads([1.0, 0.9, 1.1, 0], [2.0, 1.9, 2.1, 0], lead)
    assert not leads([1.2, 0.8, 1.8, 0], [1.0, 0.7, 1.4, 0], lead)
    assert not leads([1.01, 1.01, 1.01, 0], [1.0, 1.0, 1.0, 0], lead)


def test_speeds_of_two_tell_how_they_share_the_work(
    racing: Catalog, monkeypatch: pytest.MonkeyPatch
) -> None:
    edition = edition_of(racing)

    def joint_speed(work: str, id_: str, count: int) -> Speed:
        known = Speed(work, id_, "measured", 1.0, 0.9, 1.1)
        return replace(known, split="tensor") if count > 1 else known

    monkeypatch.setattr(edition, "joint_speed", joint_speed)
    one, two = compared_facts(edition, racing.gpus[card(0)])["speeds"]
    assert (one, two) == ([[1.0, 0.9, 1.1, 0]], [[1.0, 0.9, 1.1, 0, SPLITS.index("tensor")]])


def test_models_on_two_tell_the_speed_of_both_ways(
    racing: Catalog, monkeypatch: pytest.MonkeyPatch
) -> None:
    ways = {2: GenerationSpeed("measured", Ends(51, 60, 72))}
    monkeypatch.setattr(module, "tensor_speed_of", lambda *known: ways.get(known[-1]))
    monkeypatch.setattr(module, "model_of", lambda *_: ["fits", 30, 25, 37, 1])
    one, two = compared_facts(edition_of(racing), racing.gpus[card(0)])["models"]
    assert (one, two) == ([["fits", 30, 25, 37, 1]], [["fits", 30, 25, 37, 1, 60, 51, 72, 0]])


def test_what_speaks_against_a_card_is_told_by_region(catalog: Catalog) -> None:
    families = (tiny_family("old", "small", status="legacy"), tiny_family("new", "large"))
    edition = invented_edition(catalog, families=families)
    small, large = (
        compared_facts(edition, edition.catalog.gpus[id_]) for id_ in ("small", "large")
    )
    assert small["faults"]["us"][:2] == [1, REASONS.index("support_ended")]
    assert large["faults"] == {}
