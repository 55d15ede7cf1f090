"""Structured data: a page's facts as schema.org's JSON-LD, for search engines."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from markupsafe import Markup

from macros.facts.catalog import Catalog
from macros.facts.records.fields import SYMBOLS, Field, shown_in
from macros.facts.records.products import Gpu
from macros.present.html.data_files import API_FOLDER, compact_json
from macros.present.html.share_image import image_path
from macros.present.html.trail import Step
from macros.present.words.language import Language

LICENCE = "https://creativecommons.org/licenses/by/4.0/"
_TYPES = {"json": "application/json", "csv": "text/csv"}
_FILES = ("gpus.json", "gpus.csv", "prices.json", "prices.csv")


@dataclass(frozen=True)
class Subject:
    """What a page is about; `url` leads to it from the language's folder, `trail` down to it.

    A page that is not `is_listed` is left out of searches and of what others share.
    """

    url: str
    title: str
    description: str
    is_listed: bool = True
    trail: Sequence[Step] = ()


def structured_data(
    catalog: Catalog, subject: Subject, language: Language, address: str
) -> Markup | None:
    """Return what a page tells machines; None where that is nothing.

    The home page tells of the site and its data, an accelerator's page of the product, and all
    others of the way to them. There are no offers and no ratings: the guide sells nothing and has
    asked nobody.
    """
    base, url = f"{address}{language.names.code}/", subject.url
    gpu = catalog.gpus.get(_gpu_id(url))
    if url == "":
        return _json([_web_site(base, language), _dataset(base, subject, language, address)])
    name = gpu.name if gpu else subject.title
    way = [_way([*subject.trail, Step(name, url)], base)] if subject.trail else []
    if gpu is None:
        return _json(way) if way else None
    image = f"{address}{image_path(catalog, url)}"
    return _json([_product(gpu, f"{base}{url}", image, language), *way])


def _gpu_id(url: str) -> str:
    folder, _, rest = url.partition("/")
    return rest.strip("/") if folder == "gpus" else ""


def _web_site(base: str, language: Language) -> dict[str, Any]:
    return {
        "@type": "WebSite",
        "name": language.text("site.name"),
        "description": language.text("site.description"),
        "url": base,
        "inLanguage": language.names.html,
    }


def _dataset(base: str, subject: Subject, language: Language, address: str) -> dict[str, Any]:
    return {
        "@type": "Dataset",
        "name": language.text("site.name"),
        "description": subject.description,
        "url": base,
        "inLanguage": language.names.html,
        "license": LICENCE,
        "isAccessibleForFree": True,
        "creator": {"@type": "Organization", "name": language.text("site.name"), "url": address},
        "distribution": [
            {
                "@type": "DataDownload",
                "encodingFormat": _TYPES[name.rpartition(".")[2]],
                "contentUrl": f"{address}{API_FOLDER}/{name}",
            }
            for name in _FILES
        ],
    }


def _product(gpu: Gpu, url: str, image: str, language: Language) -> dict[str, Any]:
    properties = [
        {
            "@type": "PropertyValue",
            "name": language.text(field.key),
            "value": value,
            "unitText": SYMBOLS[field.unit],
        }
        for field in shown_in("markup")
        if field.unit and (value := field.of(gpu)) is not None and _is_comparable(gpu, field)
    ]
    return {
        "@type": "Product",
        "name": gpu.name,
        "brand": {"@type": "Brand", "name": gpu.vendor},
        "category": language.text(f"segment.{gpu.segment}"),
        "url": url,
        "image": image,
        "additionalProperty": properties,
    }


def _is_comparable(gpu: Gpu, field: Field) -> bool:
    """Return whether the figure stands on a basis that is known, as in the guide's own tables."""
    return not field.path.startswith("compute.tensor") or gpu.compute.tensor_basis is not None


def _way(steps: Sequence[Step], base: str) -> dict[str, Any]:
    return {
        "@type": "BreadcrumbList",
        "itemListElement": [
            {"@type": "ListItem", "position": place, "name": step.title, "item": base + step.url}
            for place, step in enumerate(steps, 1)
        ],
    }


def _json(graph: Sequence[Mapping[str, Any]]) -> Markup:
    data = {"@context": "https://schema.org", "@graph": graph}
    text = compact_json(data)
    return Markup(text.replace("<", "\\u003c").replace(">", "\\u003e").replace("&", "\\u0026"))
