from __future__ import annotations

from dataclasses import replace

from macros.facts.catalog import Catalog
from macros.facts.records.memory import MemoryPeak
from macros.facts.records.partial_date import PartialDate
from macros.present.guide.memory_peaks_table import memory_peaks
from macros.present.words.language import Language
from tests.tiny_models import real_memory_rules, real_memory_terms

RUN = MemoryPeak.model_validate(
    {
        "mode": "bf16", "parameters_billion": 2, "layers": 8, "hidden_size": 4000,
        "intermediate_size": 16000, "attention_heads": 40, "kv_heads": 10, "vocabulary": 1000,
        "tied_embeddings": False, "sequences": 1, "tokens": 64, "checkpointing": True,
        "tensors_gib": 18, "reserved_gib": 18.5, "device_gib": 25, "gpu": "boreal-one",
        "software": "Torch <b>2", "measured": "2026-11-01", "source": "weekly-chip",
    }
)  # fmt: skip


def measured(catalog: Catalog, *runs: MemoryPeak) -> Catalog:
    return replace(
        catalog,
        memory_rules=real_memory_rules(),
        memory_terms=real_memory_terms(),
        memory_peaks=runs,
    )


def test_a_run_stands_beside_what_was_computed(catalog: Catalog, english: Language) -> None:
    html = str(memory_peaks(measured(catalog, RUN), english))
    assert "Boreal One" in html
    assert "2 billion weights, 1 × 64 tokens, checkpointing" in html
    # 10 bytes for each weight while they are updated, and what the runtime takes.
    assert "19.5" in html
    assert ">25<" in html
    assert "−22%" in html or "-22%" in html
    assert "0 are within the range" in html
    assert "<b>" not in html


def test_nothing_is_shown_where_nothing_was_measured(catalog: Catalog, english: Language) -> None:
    assert memory_peaks(measured(catalog), english) == ""


def test_a_run_says_how_its_weights_were_updated(catalog: Catalog, english: Language) -> None:
    run = RUN.model_copy(update={"optimizer": "adamw-8bit", "accumulating": True})
    html = str(memory_peaks(measured(catalog, run), english))
    assert "All weights, BF16, AdamW in 8 bits" in html
    assert "checkpointing, gradients accumulated" in html


def test_the_date_is_that_of_the_last_run(catalog: Catalog, english: Language) -> None:
    later = RUN.model_copy(update={"measured": PartialDate.parse("2026-11-09")})
    html = str(memory_peaks(measured(catalog, later, RUN), english))
    assert english.date(later.measured) in html
    assert english.date(RUN.measured) not in html
