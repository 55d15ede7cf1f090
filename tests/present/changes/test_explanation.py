from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from macros.advice.changes.picks import PickChange, Picked
from macros.advice.changes.reasons import Reason
from macros.present.changes.pick_words import new_picks, new_ties
from macros.present.changes.reason_words import reason_words
from macros.present.changes.told import Told
from macros.present.changes.touched_pages import PAGES_OF
from macros.present.words.language import LANGUAGES, Language
from tests.changed_data import (
    ChangedData,
    cheaper,
    cheaper_part,
    mistyped,
    much,
    new_card,
    other_rule,
    removed_part,
    restored,
    stricter_builds,
    write_base,
)
from tests.tiny import PROJECT, edit


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_base(tmp_path_factory.mktemp("changes"))


@pytest.fixture(scope="module")
def flipped(base: Path, tmp_path_factory: pytest.TempPathFactory) -> ChangedData:
    return ChangedData(base, tmp_path_factory.mktemp("flipped") / "data", cheaper)


def nothing(data: Path) -> None:
    """Change nothing."""


def recorded(data: Path) -> None:
    turn = "date: 2026-10-05, persona: kaggle, region: us, after: {id: boreal-one, kind: used}"
    text = f"- {{{turn}, because: {{cause: corrected}}}}\n"
    (data / "turns.yml").write_text(text, encoding="utf-8")


def words(data: Path) -> None:
    edit(data, "locales/en.yml", "nav.home: Home", "nav.home: House")


def test_price_that_flips_a_pick_is_told_with_the_figure(flipped: ChangedData) -> None:
    english = flipped.said()
    assert "- One of 8 picks changes." in english
    assert (
        "- The Boreal Two is picked instead of a used Boreal One. The price of the Boreal Two "
        "decides: in the United States it is now 791 USD instead of 1,570 USD "
        "(prices seen elsewhere count too).\n"
        "  - Best for most: United States\n"
    ) in english
    assert (
        "| Boreal Two | 1,500 USD, street price, new, 20 October 2026, United States | 500 USD"
        in (english)
    )
    assert "- Best for most: `/en/picks/best-overall/`" in english
    assert "- Builds: 12" in english
    japanese = flipped.said("ja")
    assert "- おすすめ8件のうち1件が変わります。" in japanese
    assert (
        "- おすすめが中古のBoreal OneからBoreal Twoに替わります。決め手は価格です。"
        "米国でのBoreal Twoの価格が1,570ドルから791ドルに変わりました"
        "（ほかの国・地域の価格も加味）。\n  - 総合：米国\n"
    ) in japanese


def test_what_buyers_ask_first_stands_first(flipped: ChangedData) -> None:
    said = flipped.said()
    heads = [line[3:] for line in said.splitlines() if line.startswith("## ")]
    assert heads == [
        "Picks",
        "Ties",
        "Examples of the tools",
        "Prices",
        "Pages that change",
        "What stays the same",
    ]


def test_tie_is_told_where_the_pick_stays(flipped: ChangedData) -> None:
    assert (
        "- The Boreal Two is now as good as a used Boreal One, which stays the pick. The price of "
        "the Boreal Two decides"
    ) in flipped.said()
    assert "Boreal Twoが、おすすめの中古のBoreal Oneとほぼ互角になります。" in flipped.said("ja")


def test_answer_of_a_tool_is_told_before_and_after(flipped: ChangedData) -> None:
    said = flipped.said()
    before = "Before: Our pick for “Best for most” is the Boreal One"
    assert f"- Which one should I get?\n  - {before}" in said
    assert "others tie with it." in said.partition("\n  - Now: Our pick for")[2]


def test_typo_is_told_by_the_arithmetic_that_no_longer_agrees(base: Path, tmp_path: Path) -> None:
    changed = ChangedData(base, tmp_path / "data", mistyped)
    english = changed.said()
    assert "- The data changed, but no pick, build or verdict on a claim did." in english
    assert "- The checks give 3 warnings that they did not give before." in english
    assert english.index("## Please look again") < english.index("## Figures")
    assert "## Please look again\n\n- data/gpus/boreal-one.yml:22:19  warning: " in english
    assert "5120 does not follow from bus and data rate, which give 512." in english
    row = "| Boreal One | Memory bandwidth | 512 GB/s | 5,120 GB/s | Borealis data sheet |"
    assert row in english
    japanese = changed.said("ja")
    assert "- データの検査で、これまでなかった警告が3件出ます。" in japanese
    assert "## 見直してください" in japanese
    assert "| Boreal One | メモリ帯域幅 | 512GB/s | 5,120GB/s | Borealis data sheet |" in japanese


def test_new_card_is_told_as_the_reason(base: Path, tmp_path: Path) -> None:
    changed = ChangedData(base, tmp_path / "data", new_card)
    english = changed.said()
    assert "The Boreal Three is picked instead of a used Boreal One." in english
    assert "The Boreal Three is new in the data." in english
    assert "- New (data/gpus)\n  - Boreal Three\n" in english
    assert "- Boreal Three: `/en/gpus/boreal-three/`" in english
    assert "Boreal Threeがデータに加わりました。" in changed.said("ja")


def test_what_has_no_figure_is_given_as_a_reason_once(flipped: ChangedData) -> None:
    told = Told(flipped.before, flipped.after, Language.of(flipped.after.everything, "en"))
    one, two = (Picked(id_, "used", 1, 330.0, "USD") for id_ in ("boreal-one", "boreal-two"))
    because = Reason("new", "boreal-two")
    lost = PickChange("kaggle", "us", one, two, (), (), because)
    found = PickChange("best-overall", "us", None, two, (), (), because)
    texts = [entry.text.replace("\u00a0", " ") for entry in new_picks([lost, found], told)]
    assert [text.count("The Boreal Two is new in the data.") for text in texts] == [1, 0]


@pytest.mark.parametrize("code", [language.code for language in LANGUAGES])
def test_move_too_small_for_its_percentage_is_not_told_as_none(
    flipped: ChangedData, code: str
) -> None:
    told = Told(flipped.before, flipped.after, Language.of(flipped.after.everything, code))
    little, much = (
        reason_words(Reason("speed", "boreal-one", 1.0, now), "us", told) for now in (1.004, 1.06)
    )
    assert "0" not in little
    assert re.search(r"1\s?%", little)
    assert re.search(r"6\s?%", much)
    assert len(little) > len(much)


def test_several_that_tie_and_several_picked_are_told_as_several(flipped: ChangedData) -> None:
    told = Told(flipped.before, flipped.after, Language.of(flipped.after.everything, "en"))
    pair = Picked("boreal-one", "used", 2, 330.0, "USD")
    tie = Picked("boreal-two", "street_new", 2, 800.0, "USD")
    change = PickChange("kaggle", "us", pair, pair, (), (tie,), Reason("rules"))
    (entry,) = new_ties([change], told)
    assert entry.text.replace("\u00a0", " ").startswith(
        "Two Boreal Two cards are now as good as two used Boreal One cards, which stay the pick."
    )


def test_removed_part_is_told_by_the_builds_that_need_it(base: Path, tmp_path: Path) -> None:
    changed = ChangedData(base, tmp_path / "data", removed_part)
    english = changed.said()
    assert "- 6 of 12 builds change." in english
    assert (
        "- One GPU, Economical (everywhere)\n"
        "  - No combination of parts passes every rule any more.\n"
        "  - Brook-850 is no longer in the data.\n"
        "  - The closest combination fails. At full load the parts draw 365 W"
    ) in english
    assert "- Gone (data/parts/power_supplies)\n  - Brook-850\n" in english
    japanese = changed.said("ja")
    assert "- 構成12件のうち6件が変わります。" in japanese
    assert "すべてのルールを満たすパーツの組み合わせがなくなりました。" in japanese
    assert "Brook-850がデータから外れました。" in japanese


def test_part_that_costs_less_is_told_with_the_sum_and_where(base: Path, tmp_path: Path) -> None:
    changed = ChangedData(base, tmp_path / "data", cheaper_part)
    assert (
        "- One GPU, Economical (everywhere)\n"
        "  - Out: Brook-850\n"
        "  - In: Brook-851\n"
        "  - It costs about 1,040 USD instead of 1,110 USD in the United States.\n"
    ) in changed.said()
    assert "米国での合計は約1,110ドルから約1,040ドルになります。" in changed.said("ja")


def test_model_of_a_maker_is_not_told_beside_its_card(base: Path, tmp_path: Path) -> None:
    less = tmp_path / "less"
    shutil.copytree(base, less)
    removed_part(less)
    changed = ChangedData(less, tmp_path / "data", lambda data: restored(data, base))
    assert ("boreal-one-stout", 1) in changed.changes.builds[0].come
    assert "  - In: Boreal One, Plank-Atx, Quill-8, Brook-850, Crate-Atx" in changed.said()


def test_rule_of_picks_is_named_as_the_only_cause(base: Path, tmp_path: Path) -> None:
    changed = ChangedData(base, tmp_path / "data", other_rule)
    english = changed.said()
    rule = "- The only cause is the rule used-ageing-per-year, which says 0.9 instead of 0.1."
    assert rule in english
    assert "what a used card may lose" in english
    assert "| rules.yml: used-ageing-per-year | value | 0.1 | 0.9 | Weekly Chip |" in english
    assert "原因はルールused-ageing-per-yearだけです。値が0.1から0.9に変わりました。" in (
        changed.said("ja")
    )


def test_rule_of_builds_is_told_by_what_it_breaks(base: Path, tmp_path: Path) -> None:
    changed = ChangedData(base, tmp_path / "data", stricter_builds)
    english = changed.said()
    assert "No combination of parts passes every rule any more." in english
    assert "limit | psu_label_w | 0.35 \\* psu_label_w |" in english
    assert "- How the builds were checked: `/en/builds/rules/`" in english


def test_record_of_picks_leads_to_its_page(base: Path, tmp_path: Path) -> None:
    changed = ChangedData(base, tmp_path / "data", recorded)
    assert "- What changed: `/en/changes/`" in changed.said()
    assert "- 変更の記録：`/ja/changes/`" in changed.said("ja")


def test_every_page_that_is_named_has_prose_in_each_language() -> None:
    for path in {*PAGES_OF.values()} - {"builds/rules/"}:
        for language in LANGUAGES:
            file = PROJECT / "docs" / language.code / f"{path.rstrip('/')}.md"
            assert file.is_file(), file


def test_same_data_change_nothing(base: Path, tmp_path: Path) -> None:
    changed = ChangedData(base, tmp_path / "data", nothing)
    assert changed.said() == (
        "# What this change does\n\n- Nothing changed: both sides have the same data.\n"
    )
    assert "- 変更はありません。両方のデータは同じです。" in changed.said("ja")


def test_words_for_readers_change_no_advice(base: Path, tmp_path: Path) -> None:
    changed = ChangedData(base, tmp_path / "data", words)
    assert not changed.changes.may_advise_otherwise
    assert "- Only texts changed; no figure and no answer did." in changed.said()


@pytest.mark.parametrize("code", [language.code for language in LANGUAGES])
def test_every_language_has_words_for_all_of_it(base: Path, tmp_path: Path, code: str) -> None:
    said = ChangedData(base, tmp_path / "data", much).said(code)
    assert "{" not in said
    assert "explain" not in said
    assert len([line for line in said.splitlines() if line.startswith("## ")]) > 7
