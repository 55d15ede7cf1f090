from __future__ import annotations

from macros.facts.catalog import Catalog
from macros.facts.records.evidence import differs, evidence_for, explained, is_doubtful
from macros.facts.records.products import Evidence, Explanation
from tests.tiny import tiny_evidence


def test_figure_rests_on_the_source_of_its_section(catalog: Catalog) -> None:
    evidence = evidence_for(catalog.gpus["boreal-one"], "memory.size_gb")
    assert evidence is not None
    assert evidence.source == "borealis-data-sheet"


def test_source_that_names_a_figure_wins_over_that_of_its_section(catalog: Catalog) -> None:
    gpu = catalog.gpus["boreal-one"]
    exact = tiny_evidence(source="weekly-chip", covers=("memory.size_gb",))
    changed = gpu.model_copy(update={"sources": (*gpu.sources, exact)})
    assert evidence_for(changed, "memory.size_gb") is exact
    assert evidence_for(changed, "memory.bus_bits") is gpu.sources[0]


def test_figure_that_no_source_covers_has_no_evidence(catalog: Catalog) -> None:
    assert evidence_for(catalog.gpus["meridian-x"], "power.tdp_w") is None


def test_what_a_source_says_does_not_make_it_the_evidence(catalog: Catalog) -> None:
    gpu = catalog.gpus["boreal-one"]
    says: Evidence = gpu.sources[1]
    only = gpu.model_copy(update={"sources": (says,)})
    assert evidence_for(only, "memory.bandwidth_gb_s") is None


def test_explanation_holds_for_its_own_check_and_field_only(catalog: Catalog) -> None:
    reason = Explanation(check="fp32_arithmetic", field="compute.fp32_tflops", reason="Known.")
    gpu = catalog.gpus["boreal-one"].model_copy(update={"explanations": (reason,)})
    assert explained(gpu, "fp32_arithmetic", "compute.fp32_tflops")
    assert not explained(gpu, "fp32_arithmetic", "memory.bandwidth_gb_s")
    assert not explained(gpu, "sources_disagree", "compute.fp32_tflops")


def test_figures_differ_only_beyond_three_percent_of_the_larger() -> None:
    assert not differs(97, 100)
    assert not differs(100, 97)
    assert differs(96.9, 100)
    assert differs(100, 96.9)


def test_figure_is_doubtful_where_no_source_behind_it_is_better_than_low(catalog: Catalog) -> None:
    gpu = catalog.gpus["boreal-one"]
    low = tiny_evidence(confidence="low", covers=("power.tdp_w",))
    other = tiny_evidence(covers=("memory.size_gb",))
    alone = gpu.model_copy(update={"sources": (low, other)})
    assert is_doubtful(alone, "power.tdp_w")
    assert not is_doubtful(alone, "memory.size_gb")
    second = tiny_evidence(confidence="medium", covers=("power.tdp_w",))
    assert not is_doubtful(gpu.model_copy(update={"sources": (low, second)}), "power.tdp_w")
