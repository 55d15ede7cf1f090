"""Share image: what stands on the picture beside a link to a page elsewhere, and where it lies."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from macros.facts.catalog import Catalog
from macros.facts.records.fields import SYMBOLS, headline
from macros.facts.records.products import Gpu
from macros.present.words.language import DEFAULT_LANGUAGE, Language

IMAGE_SIZE = (1200, 630)
FOLDER = "assets/share"
# The words for a kind of page, by the first part of its address; others have the site's image.
KINDS = {
    "guide": "nav.guide",
    "builds": "home.card.builds.title",
    "gpus": "home.card.gpus.title",
    "compare": "home.card.compare.title",
    "charts": "home.card.charts.title",
    "method": "home.card.method.title",
}


@dataclass(frozen=True)
class ShareImage:
    """The words of an image: `figures` are up to four numbers, each with its unit."""

    path: str
    site: str
    title: str
    subtitle: str = ""
    figures: tuple[tuple[str, str], ...] = ()


def image_path(catalog: Catalog, url: str) -> str:
    """Return the path, from the site's root, of the image of the page at `url`.

    All languages share an image: it holds names, and figures in units that need no translation.
    """
    parts = url.strip("/").split("/")
    if parts[0] == "gpus" and parts[-1] in catalog.gpus:
        return f"{FOLDER}/gpus/{parts[-1]}.png"
    return f"{FOLDER}/{parts[0] if parts[0] in KINDS else 'site'}.png"


def share_images(catalog: Catalog) -> Iterator[ShareImage]:
    """Yield the image of every accelerator, of every other kind of page, and of the site."""
    words = Language.of(catalog, DEFAULT_LANGUAGE)
    site = words.text("site.name")
    yield ShareImage(f"{FOLDER}/site.png", site, words.text("share.title"))
    for kind, key in KINDS.items():
        yield ShareImage(f"{FOLDER}/{kind}.png", site, words.text(key))
    for gpu in catalog.gpus.values():
        figures = tuple(headline_numbers(gpu, words))
        yield ShareImage(f"{FOLDER}/gpus/{gpu.id}.png", site, gpu.name, gpu.vendor, figures)


def headline_numbers(gpu: Gpu, words: Language) -> Iterator[tuple[str, str]]:
    """Yield up to four headline figures, each as a number and what it counts."""
    for field, value in headline(gpu):
        unit = SYMBOLS[field.unit] if field.unit else ""
        yield words.number(value), " ".join(filter(None, (unit, field.mark_of(gpu))))
