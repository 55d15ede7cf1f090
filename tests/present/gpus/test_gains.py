from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from macros.advice.edition import Edition
from macros.advice.speeds.speed import Speed
from macros.facts.catalog import Catalog
from macros.facts.records.measurements import Split
from macros.facts.records.products import Gpu
from macros.present.gpus import gains as module
from macros.present.gpus.gains import Side, faster_in, gains
from macros.present.prices.common_prices import common_offers, offer_of_kind
from macros.present.words.language import Language
from tests.editions import edition_of
from tests.tiny import tiny_price, with_prices
from tests.tiny_speeds import FIGURES, accelerator, card, racing_catalog, workload

SLOW, FAST = card(0), card(11)


@pytest.fixture
def racing(catalog: Catalog) -> Catalog:
    """Twelve measured accelerators with 16 GB, of which two have prices."""
    works = {"cnn-training": workload(id="cnn-training")}
    raced = replace(racing_catalog(catalog), prices={}, workloads=works)
    slow = with_prices(raced, SLOW, tiny_price(amount=400))
    return with_prices(slow, FAST, tiny_price(amount=2000))


def side(edition: Edition, id_: str, count: int = 1) -> Side:
    offer = offer_of_kind(common_offers(edition)[id_], "street_new")
    return Side(edition.catalog.gpus[id_], count, offer)


def test_each_side_is_told_by_what_it_gains(racing: Catalog, english: Language) -> None:
    edition = edition_of(racing)
    said = gains([side(edition, FAST), side(edition, SLOW)], edition, english)
    assert said == f"{FAST}: faster for training. {SLOW}: 80% cheaper."


def test_a_pair_has_twice_the_memory_and_the_price(racing: Catalog, english: Language) -> None:
    edition = edition_of(racing)
    pair = side(edition, SLOW, 2)
    assert (pair.memory_gb, pair.usd, pair.key) == (32, 800, f"2x:{SLOW}")
    said = gains([pair, side(edition, FAST)], edition, english)
    assert said == f"2 × {SLOW}: more memory (32 GB instead of 16 GB); 60% cheaper."


def test_a_price_is_compared_only_where_all_are_known(racing: Catalog, english: Language) -> None:
    edition = edition_of(racing)
    unpriced = side(edition, card(1))
    assert unpriced.usd is None
    assert "%" not in gains([side(edition, SLOW), unpriced], edition, english)


def test_products_that_are_alike_gain_nothing(racing: Catalog, english: Language) -> None:
    edition = edition_of(racing)
    assert gains([side(edition, SLOW), side(edition, SLOW)], edition, english) == ""


def test_the_fastest_of_three_is_faster_than_both(racing: Catalog) -> None:
    edition = edition_of(racing)
    slow, middle, fast = (side(edition, id_) for id_ in (SLOW, card(5), FAST))
    assert faster_in(fast, [slow, middle], edition) == ["training"]
    assert faster_in(middle, [slow, fast], edition) == []


def test_speed_that_is_not_known_is_not_compared(racing: Catalog, catalog: Catalog) -> None:
    small = accelerator(catalog, "small", FIGURES[0], memory={"bandwidth_gb_s": 400, "size_gb": 2})
    edition = edition_of(replace(racing, gpus={**racing.gpus, "small": small}))
    assert faster_in(side(edition, FAST), [Side(small)], edition) == []


def test_work_of_all_groups_is_said_as_such(racing: Catalog, english: Language) -> None:
    works = {id_: workload(id=id_) for id_ in ("cnn-training", "llm-prompt")}
    edition = edition_of(replace(racing, workloads=works))
    assert faster_in(side(edition, FAST), [side(edition, SLOW)], edition) == ["all"]
    said = gains([side(edition, FAST), side(edition, SLOW)], edition, english)
    assert said.startswith(f"{FAST}: faster for all kinds of work whose speed we know.")


@pytest.mark.parametrize(
    ("unknown", "won"),
    [
        ((), ["all"]),
        (("rnn-training",), ["cnn-training", "prompts"]),
        (("llm-prompt",), ["training"]),
        (("rnn-training", "llm-prompt"), ["cnn-training"]),
    ],
)
def test_work_of_which_one_speed_is_not_known_is_not_claimed_with_its_group(
    racing: Catalog, monkeypatch: pytest.MonkeyPatch, unknown: Sequence[str], won: list[str]
) -> None:
    works = {id_: workload(id=id_) for id_ in ("cnn-training", "rnn-training", "llm-prompt")}
    edition = edition_of(replace(racing, workloads=works))

    def speed_of(edition: Edition, work: str, gpu: Gpu, count: int) -> list[float] | None:
        if gpu.id == FAST:
            return [4, 3.9, 4.1]
        return None if work in unknown else [1, 0.9, 1.1]

    monkeypatch.setattr(module, "speed_of", speed_of)
    assert faster_in(side(edition, FAST), [side(edition, SLOW)], edition) == won


def test_a_price_that_is_not_surely_lower_is_no_gain(racing: Catalog, english: Language) -> None:
    near = with_prices(racing, SLOW, tiny_price(amount=1950))
    edition = edition_of(near)
    said = gains([side(edition, SLOW), side(edition, FAST)], edition, english)
    assert "cheaper" not in said


def test_work_that_the_faster_side_cannot_hold_keeps_its_group_from_being_named(
    racing: Catalog, monkeypatch: pytest.MonkeyPatch
) -> None:
    works = {id_: workload(id=id_) for id_ in ("llm-decode-8b", "llm-decode-70b")}
    edition = edition_of(replace(racing, workloads=works))
    fast, slow = side(edition, FAST), side(edition, SLOW)

    def speed_of(_: Edition, work: str, gpu: Gpu, count: int) -> object:
        del count
        if gpu is fast.gpu:
            return "memory" if work == "llm-decode-70b" else [2.0, 1.9, 2.1, 0]
        return [1.0, 0.9, 1.1, 0]

    monkeypatch.setattr(module, "speed_of", speed_of)
    assert faster_in(fast, [slow], edition) == ["llm-decode-8b"]


def test_work_in_which_a_side_leads_is_named_where_it_does_not_lead_in_its_whole_group(
    racing: Catalog, monkeypatch: pytest.MonkeyPatch, english: Language
) -> None:
    text = ("llm-decode-8b", "llm-decode-30b", "llm-decode-moe-30b", "llm-decode-70b")
    works = {id_: workload(id=id_) for id_ in (*text, "cnn-training")}
    edition = edition_of(replace(racing, workloads=works))
    fast, slow = side(edition, FAST), side(edition, SLOW)

    def speed_of(_: Edition, work: str, gpu: Gpu, count: int) -> list[float]:
        del count
        ahead = gpu is fast.gpu and work != "llm-decode-70b"
        return [2.0, 1.9, 2.1, 0] if ahead else [1.0, 0.9, 1.1, 0]

    monkeypatch.setattr(module, "speed_of", speed_of)
    won = faster_in(fast, [slow], edition)
    assert won == [*text[:3], "training"]
    said = "writing text with models of about 8B, 30B or 30B (mixture of experts) and training"
    assert module.listed_works(won, english) == said


@pytest.mark.parametrize(("split", "won"), [("layer", []), ("tensor", ["training"])])
def test_who_leads_two_cards_in_turn_is_not_faster_where_they_may_work_otherwise(
    racing: Catalog, monkeypatch: pytest.MonkeyPatch, split: Split, won: list[str]
) -> None:
    edition = edition_of(racing)
    fast, pair = side(edition, FAST), side(edition, SLOW, 2)

    def joint_speed(work: str, id_: str, count: int) -> Speed:
        value = 1.5 if id_ == FAST else 1.0
        known = Speed(work, id_, "measured", value, value / 1.01, value * 1.01)
        return replace(known, split=split) if count > 1 else known

    monkeypatch.setattr(edition, "joint_speed", joint_speed)
    assert faster_in(fast, [pair], edition) == won


@pytest.mark.parametrize(
    ("won", "said"),
    [
        (["llm-decode-8b", "tuning"], "用 8B 左右的模型生成文本，以及微调"),
        (
            ["training", "llm-decode-8b", "pictures"],
            "训练、用 8B 左右的模型生成文本，以及生成图像与视频",
        ),
        (["text", "tuning"], "生成文本和微调"),
        (["llm-decode-8b"], "用 8B 左右的模型生成文本"),
    ],
)
def test_no_chinese_work_seems_to_be_done_with_the_models_of_the_work_before(
    won: list[str], said: str, catalog: Catalog
) -> None:
    assert module.listed_works(won, Language.of(catalog, "zh")) == said
