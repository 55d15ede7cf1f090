from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from macros.facts.catalog import Catalog
from macros.present.builds.checker import LABELS, build_checker, checker_data
from macros.present.builds.part_rows import name_of_anyone
from macros.present.builds.quantities import quantity
from macros.present.words.language import LANGUAGES, Language
from tests.real_data import real_catalog
from tests.tiny import PROJECT

SCRIPTS = PROJECT / "macros/present/html/static"


@pytest.fixture(scope="module")
def real() -> Catalog:
    return real_catalog()


@pytest.mark.parametrize("code", [language.code for language in LANGUAGES])
def test_every_rule_and_figure_is_said_in_words(code: str, real: Catalog) -> None:
    data = checker_data(real, Language.of(real, code), "../api/v1/")
    assert [id_ for id_, words in data["rules"].items() if words["name"] == id_] == []
    assert [id_ for id_, words in data["rules"].items() if "do" not in words] == []
    unsaid = [name for name, words in data["figures"].items() if words == name]
    assert [name for name in unsaid if name != "use"] == []


@pytest.mark.parametrize("code", [language.code for language in LANGUAGES])
def test_parts_of_any_maker_are_named_so(code: str, real: Catalog) -> None:
    language = Language.of(real, code)
    names = checker_data(real, language, "../api/v1/")["names"]
    anyones = [part for part in real.parts.by_id.values() if part.vendor == "Various"]
    assert anyones
    for part in anyones:
        assert names[part.id] == name_of_anyone(part, language)


@pytest.mark.parametrize("code", [language.code for language in LANGUAGES])
def test_names_that_are_not_told_follow_from_how_units_are_written(
    code: str, real: Catalog
) -> None:
    language = Language.of(real, code)
    data = checker_data(real, language, "../api/v1/")
    for gpu in real.gpus.values():
        written = gpu.name
        for pattern, own in data["name_units"]:
            written = re.sub(pattern, own, written)
        assert data["names"].get(gpu.id, written) == language.local_name(gpu)


def test_page_has_the_words_that_its_script_says(real: Catalog) -> None:
    words = checker_data(real, Language.of(real, "en"), "")["words"]
    scripts = [SCRIPTS / f"{name}.js" for name in ("check_build", "build_report", "part_lists")]
    text = "".join(file.read_text(encoding="utf-8") for file in scripts)
    asked = set(re.findall(r"\bwords\.([a-z_]+)", text)) - {"name", "do", "none", "cases"}
    asked |= {f"{severity}_list" for severity in ("fail", "warn", "look_up", "pass")}
    assert asked == set(words)


def test_every_parameter_of_the_address_has_a_label_and_a_field(real: Catalog) -> None:
    script = (SCRIPTS / "build_query.js").read_text(encoding="utf-8")
    have = re.search(r"const HAVE = \{(.*?)\n\};", script, re.DOTALL)
    others = re.search(r"const PARAMETERS = \[(.*?)\n\];", script, re.DOTALL)
    assert have
    assert others
    names = {*re.findall(r"(\w+):", have[1]), *re.findall(r'"([a-z_0-9]+)"', others[1])}
    html = build_checker(real, Language.of(real, "en"), "../")
    assert names == set(LABELS)
    rows = {"memory", "storage", "further_gpu", "further_psu"}  # made by the script
    assert names - rows <= set(re.findall(r' name="([a-z_0-9]+)"', html))


@pytest.mark.parametrize("code", ["en", "fr"])
def test_labels_begin_with_a_capital(code: str, real: Catalog) -> None:
    labels = checker_data(real, Language.of(real, code), "")["labels"]
    assert [label for label in labels.values() if label[0].islower()] == []


@pytest.mark.parametrize("code", [language.code for language in LANGUAGES])
def test_field_of_the_processor_says_how_much_is_added_for_the_other_parts(
    code: str, real: Catalog
) -> None:
    language = Language.of(real, code)
    base = real.build_figures["base_w"].model_copy(update={"formula": "65"})
    changed = replace(real, build_figures={**real.build_figures, "base_w": base})
    said = checker_data(changed, language, "")["labels"]["have_cpu_w"]
    assert quantity(65, "w", language) in said
    assert said in build_checker(changed, language, "../")


@pytest.mark.parametrize(
    ("code", "cables"),
    [
        ("en", "cables"),
        ("fr", "Câbles"),
        ("ja", "ケーブルの数"),
        ("ko", "케이블 수"),
        ("zh", "线数量"),
    ],
)
def test_owner_counts_cables_and_not_the_plugs_on_them(
    code: str, cables: str, real: Catalog
) -> None:
    assert cables in checker_data(real, Language.of(real, code), "")["labels"]["have_8pin"]


def test_words_with_markup_stay_text(tmp_path: Path, real: Catalog) -> None:
    language = Language.of(real, "en")
    hostile = replace(language, texts={**language.texts, "check.add": "<b>x"})
    assert "<b>x" not in build_checker(real, hostile, "../")
