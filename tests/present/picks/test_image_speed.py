"""How the pick for images does with FLUX: measured, measured of others, or not at all."""

from __future__ import annotations

from dataclasses import replace

import pytest

from macros.advice.edition import Edition
from macros.advice.picks.pick import Verdict
from macros.present.picks.image_speed import flux_seconds, image_words
from macros.present.words.language import LANGUAGES, Language
from tests.real_data import real_edition

CODES = [language.code for language in LANGUAGES]


@pytest.fixture(scope="module")
def edition() -> Edition:
    return real_edition()


def with_pick(edition: Edition, id_: str) -> Verdict:
    """Return the answer on images in the United States with another pick."""
    verdict = edition.verdict("make-images", "us")
    assert verdict.pick
    return replace(verdict, pick=replace(verdict.pick, gpu=edition.catalog.gpus[id_]))


@pytest.mark.parametrize("code", CODES)
def test_a_measured_pick_says_its_seconds(code: str, edition: Edition) -> None:
    language = Language.of(edition.catalog, code)
    said = image_words(with_pick(edition, "rtx-5090"), edition.catalog, language)
    assert "FLUX" in said
    assert "13" in said


@pytest.mark.parametrize("code", CODES)
def test_of_another_pick_nothing_is_known_but_what_others_took(code: str, edition: Edition) -> None:
    language = Language.of(edition.catalog, code)
    verdict = with_pick(edition, "rtx-5060-ti-16gb")
    assert "rtx-5060-ti-16gb" not in flux_seconds(edition.catalog)
    said = image_words(verdict, edition.catalog, language)
    assert "5060 Ti" in said
    assert "RTX 3090" in said
    bare = replace(edition.catalog, datasets={})
    alone = image_words(verdict, bare, language)
    assert "5060 Ti" in alone
    assert "3090" not in alone


def test_other_work_says_nothing_of_images(edition: Edition) -> None:
    language = Language.of(edition.catalog, "en")
    assert image_words(edition.verdict("kaggle", "us"), edition.catalog, language) == ""


@pytest.mark.parametrize(("id_", "is_lacking"), [("rtx-5060-ti-16gb", True), ("rtx-5090", False)])
def test_the_weights_of_flux_are_held_against_the_memory_of_the_pick(
    id_: str, is_lacking: bool, edition: Edition
) -> None:
    language = Language.of(edition.catalog, "en")
    said = image_words(with_pick(edition, id_), edition.catalog, language)
    assert "goes by older, smaller models" in said
    assert "22.4" in said
    assert ("in 16 bits they do not fit this card" in said) is is_lacking


@pytest.mark.parametrize("code", CODES)
def test_a_catalogue_without_flux_says_nothing_of_its_weights(code: str, edition: Edition) -> None:
    language, verdict = Language.of(edition.catalog, code), with_pick(edition, "rtx-5090")
    bare = replace(edition.catalog, models={})
    assert "22" not in image_words(verdict, bare, language)
