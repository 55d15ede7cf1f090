from __future__ import annotations

from dataclasses import replace

import pytest

from macros.advice.edition import Edition
from macros.advice.generation.tuning_model import TuningModel, TuningTrial
from macros.advice.speeds.speed import Speed, Speeds
from macros.facts.catalog import Catalog
from macros.present.gpus.tuned_models import tuned_models
from macros.present.words.language import Language
from tests.advising import tiny_edition
from tests.tiny import tiny_gpu
from tests.tiny_models import real_memory_rules, real_memory_terms, tiny_model

ATTENTION = [{"kind": "full", "layers": 32, "kv_heads": 8, "head_dim": 128}]
WORK = "llm-finetuning-8b"
MEASURED = TuningTrial("boreal-one", "llama-3-1-8b", "lora", 8.0, 1111.0, 1.0)
FITTED = TuningModel(seconds=4e-5, fixed=5.0, reach=0.2, trials=(MEASURED,))
TUNES = Speed(WORK, "boreal-one", "measured", 1.0, 0.9, 1.1)
SPEEDS = Speeds("boreal-one", {WORK: {"boreal-one": TUNES}})


@pytest.fixture
def tuning(catalog: Catalog) -> Edition:
    shape = {"layers": 32, "hidden_size": 4096, "attention_heads": 32, "attention": ATTENTION}
    models = {
        id_: tiny_model(id=id_, name=name, parameters={"total_billion": billion}, **shape)
        for id_, name, billion in (
            ("llama-3-1-8b", "<b>Eight", 8),
            ("llama-3-3-70b", "Seventy", 70),
        )
    }
    edition = tiny_edition(
        replace(
            catalog,
            models=models,
            memory_rules=real_memory_rules(),
            memory_terms=real_memory_terms(),
        ),
        speeds=SPEEDS,
    )
    edition.__dict__["tuning"] = FITTED
    return edition


def rows(edition: Edition, language: Language, **changes: object) -> list[str]:
    """Return the lines of the table on the page of a card."""
    told = tuned_models(edition, tiny_gpu(edition.catalog, "boreal-one", **changes), language)
    return str(told.table).split("<tr>")[2:] if told else []


def memory(size_gb: int) -> dict[str, object]:
    return {"size_gb": size_gb, "type": "GDDR6", "bandwidth_gb_s": 500}


def test_what_was_measured_is_told_as_measured_and_the_rest_as_estimated(
    tuning: Edition, english: Language
) -> None:
    lora, qlora, large = rows(tuning, english, memory=memory(48))
    assert "&lt;b&gt;Eight, LoRA" in lora
    assert "1,110" in lora
    assert "measured" in lora
    assert "QLoRA" in qlora
    assert "estimated" in qlora
    assert "Seventy" in large


def test_what_does_not_fit_has_no_speed(tuning: Edition, english: Language) -> None:
    lora, _, large = rows(tuning, english, memory=memory(12))
    assert "1,110" not in lora
    assert "does not fit" in lora
    assert "does not fit" in large


def test_a_card_of_unknown_speed_still_says_what_fits(tuning: Edition, english: Language) -> None:
    tuning.__dict__["tuning"] = replace(FITTED, trials=())
    edition = tuning
    edition.__dict__["performance"] = replace(edition.performance, speeds=Speeds("boreal-one", {}))
    lora, *_ = rows(edition, english, memory=memory(48))
    assert ">fits" in lora
    assert "not known" in lora


def test_a_card_that_holds_none_or_has_several_chips_has_no_table(
    tuning: Edition, english: Language
) -> None:
    assert rows(tuning, english, memory=memory(4)) == []
    assert rows(tuning, english, memory=memory(48), chips=2) == []


def test_nothing_is_told_where_too_little_was_measured(tuning: Edition, english: Language) -> None:
    tuning.__dict__["tuning"] = None
    assert rows(tuning, english, memory=memory(48)) == []


def test_note_names_the_ceiling_of_estimates_where_it_is_known(
    tuning: Edition, english: Language
) -> None:
    def note() -> str:
        told = tuned_models(tuning, tiny_gpu(tuning.catalog, "boreal-one"), english)
        assert told
        return told.note

    assert "No estimate is above" not in note()
    tuning.__dict__["tuning"] = replace(FITTED, share=0.6)
    assert "No estimate is above 60% of the 16-bit tensor throughput" in note()


def test_the_note_says_how_much_slower_qlora_is_counted(tuning: Edition, english: Language) -> None:
    gpu = tiny_gpu(tuning.catalog, "boreal-one", memory=memory(48))
    tuning.__dict__["tuning"] = replace(FITTED, qlora=0.9)
    slower = tuned_models(tuning, gpu, english)
    tuning.__dict__["tuning"] = FITTED
    alike = tuned_models(tuning, gpu, english)
    assert slower
    assert alike
    assert "QLoRA at 90%" in slower.note
    assert "QLoRA" not in alike.note
