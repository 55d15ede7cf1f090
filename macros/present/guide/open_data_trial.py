"""Open data trial: a form that asks for a file and shows the answer, and all files as links."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from markupsafe import Markup

from macros.facts.catalog import Catalog
from macros.present.api.paths import CHART_FILES, FILES_OF_MANY, SCHEMA_FILES, parameter_of
from macros.present.api.schemas import output_types, row_types
from macros.present.api.tables import SHEETS
from macros.present.html.data_files import API_FOLDER
from macros.present.html.templating import render
from macros.present.prices.region_prices import region_names
from macros.present.words.language import Language

_WORDS = ("asking", "answered", "cut", "failed")

Choices = Sequence[tuple[str, str]]


def trial(catalog: Catalog, charts: Sequence[str], shared: str, language: Language) -> Markup:
    """Return the form and the links, for a page two folders below the home page.

    `charts` are the ids of all charts; `shared` leads from the language's folder to the files that
    all languages share.
    """
    choices = _choices(catalog, charts, language)
    return render(
        "open_data_trial.html",
        t=language.text,
        folder=f"../../{shared}{API_FOLDER}/",
        single=_single(),
        many=_many(choices),
        choices=choices,
        words={name: language.text(f"trial.{name}") for name in _WORDS},
    )


def _single() -> list[str]:
    """Return the files that are alone of their kind."""
    records = [f"{name}.json" for name in (*row_types(), "openapi", "datapackage")]
    return [*records, *(f"{name}.csv" for name in SHEETS)]


def _many(choices: Mapping[str, Choices]) -> list[tuple[str, str, Choices]]:
    """Return the paths of files that are one of many, what is to choose in each, and its choices.

    A kind of which there is no file is left out.
    """
    paths = [*(path for path, _ in FILES_OF_MANY.values()), CHART_FILES, SCHEMA_FILES]
    named = [(path, parameter_of(path)) for path in paths]
    return [(path, name, choices[name]) for path, name in named if choices[name]]


def _choices(catalog: Catalog, charts: Sequence[str], language: Language) -> Mapping[str, Choices]:
    return {
        "id": [(gpu.id, language.local_name(gpu)) for gpu in catalog.gpus.values()],
        "region": region_names(catalog, language),
        "chart": [(id_, id_) for id_ in charts],
        "schema": [(name, name) for name in output_types()],
    }
