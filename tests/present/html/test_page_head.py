from __future__ import annotations

import json
import re
from dataclasses import replace
from typing import Any

import pytest

from macros.facts.catalog import Catalog
from macros.present.chronicle.feeds import FeedLink
from macros.present.html.page import WIDEST_TITLE, shown_width
from macros.present.html.page_head import page_head, share_locale, window_title
from macros.present.html.structured_data import Subject
from macros.present.html.trail import Step
from macros.present.words.language import LANGUAGES, Language

ADDRESS = "https://guide.example/hw/"
HOME_STEP, GPUS_STEP = Step("Home", ""), Step("GPUs", "gpus/")
GPU = Subject(
    "gpus/boreal-one/", "Boreal One: prices", "A card with 16 GB.", trail=(HOME_STEP, GPUS_STEP)
)
HOME = Subject("", "Hardware", "What the guide holds.")


def head(
    catalog: Catalog, subject: Subject = GPU, code: str = "en", address: str | None = ADDRESS
) -> str:
    return page_head(catalog, subject, Language.of(catalog, code), address)


def tags(html: str) -> dict[str, str]:
    return dict(re.findall(r'<meta (?:property|name)="([^"]+)" content="([^"]*)">', html))


def graph(html: str) -> dict[str, dict[str, Any]]:
    """Return the things that the structured data tell of, by their type."""
    script = re.search(r'<script type="application/ld\+json">(.*)</script>', html)
    assert script
    data = json.loads(script[1])
    assert data["@context"] == "https://schema.org"
    return {thing["@type"]: thing for thing in data["@graph"]}


def test_shared_link_shows_title_description_and_image(catalog: Catalog) -> None:
    said = tags(head(catalog, code="ja"))
    assert said["og:title"] == GPU.title
    assert said["og:description"] == GPU.description
    assert said["og:url"] == f"{ADDRESS}ja/gpus/boreal-one/"
    assert said["og:image"] == f"{ADDRESS}assets/share/gpus/boreal-one.png"
    assert said["og:locale"] == "ja_JP"
    assert said["twitter:card"] == "summary_large_image"


def test_page_names_the_locales_of_the_other_languages(catalog: Catalog) -> None:
    others = re.findall(r'locale:alternate" content="([^"]+)"', head(catalog, code="fr"))
    assert others == ["en_GB", "ja_JP", "ko_KR", "zh_CN"]


def test_without_an_address_nothing_is_said_that_needs_one(catalog: Catalog) -> None:
    html = head(catalog, address=None)
    assert "http" not in html
    assert "og:image" not in html
    assert "ld+json" not in html
    assert tags(html)["og:title"] == GPU.title


def test_page_that_moved_is_kept_out_of_searches(catalog: Catalog) -> None:
    html = head(catalog, replace(GPU, is_listed=False))
    assert tags(html) == {"robots": "noindex"}
    assert "ld+json" not in html
    assert "noindex" not in head(catalog)


def test_text_of_the_data_is_escaped(catalog: Catalog) -> None:
    hostile = '"><script>alert(1)</script>'
    html = head(catalog, Subject("gpus/boreal-one/", hostile, hostile))
    assert "<script>alert" not in html
    gpu = catalog.gpus["boreal-one"].model_copy(update={"name": "</script ><!--<script><b>&"})
    html = head(replace(catalog, gpus={**catalog.gpus, "boreal-one": gpu}))
    assert html.count("</script") == 1
    assert "<!--" not in html
    assert graph(html)["Product"]["name"] == "</script ><!--<script><b>&"


def test_product_has_its_figures_with_units_and_no_offer(catalog: Catalog) -> None:
    product = graph(head(catalog))["Product"]
    figures = {(part["value"], part["unitText"]) for part in product["additionalProperty"]}
    assert figures == {(16, "GB"), (512, "GB/s"), (20, "TFLOPS"), (80, "TFLOPS"), (200, "W")}
    assert product["brand"]["name"] == "Borealis"
    assert not {"offers", "aggregateRating", "review"} & product.keys()


def test_tensor_rate_without_a_known_basis_is_not_told(catalog: Catalog) -> None:
    gpu = catalog.gpus["boreal-one"]
    compute = gpu.compute.model_copy(update={"tensor_basis": None})
    unclear = gpu.model_copy(update={"compute": compute})
    html = head(replace(catalog, gpus={**catalog.gpus, gpu.id: unclear}))
    values = [part["value"] for part in graph(html)["Product"]["additionalProperty"]]
    assert 80 not in values


def test_trail_leads_from_the_home_page_to_the_product(catalog: Catalog) -> None:
    steps = graph(head(catalog, code="ko"))["BreadcrumbList"]["itemListElement"]
    base = f"{ADDRESS}ko/"
    assert [step["item"] for step in steps] == [base, f"{base}gpus/", f"{base}gpus/boreal-one/"]
    assert [step["position"] for step in steps] == [1, 2, 3]


def test_home_page_tells_of_the_site_and_its_data(catalog: Catalog) -> None:
    told = graph(head(catalog, HOME, "zh"))
    assert told["WebSite"]["inLanguage"] == "zh-Hans"
    data = told["Dataset"]
    assert data["license"].startswith("https://creativecommons.org/licenses/by/")
    files = {part["contentUrl"]: part["encodingFormat"] for part in data["distribution"]}
    assert files[f"{ADDRESS}api/v1/gpus.csv"] == "text/csv"
    assert files[f"{ADDRESS}api/v1/prices.json"] == "application/json"


def test_prose_tells_only_of_the_way_to_it(catalog: Catalog) -> None:
    for url in ("method/", "gpus/", "gpus/nothing/"):
        assert "ld+json" not in head(catalog, Subject(url, "Title", "Text"))
    told = graph(head(catalog, Subject("guide/speed/", "Speed", "Text", trail=(HOME_STEP,)), "fr"))
    assert list(told) == ["BreadcrumbList"]
    steps = told["BreadcrumbList"]["itemListElement"]
    assert [(step["name"], step["item"]) for step in steps] == [
        ("Home", f"{ADDRESS}fr/"),
        ("Speed", f"{ADDRESS}fr/guide/speed/"),
    ]


@pytest.mark.parametrize(
    ("title", "expected"),
    [
        ("Method", "Method - Guide"),
        ("Guide", "Guide"),
        ("仕" * 28, "仕" * 28 + " - Guide"),
        ("仕" * 29, "仕" * 29),
        ("x" * (WIDEST_TITLE - 8), "x" * (WIDEST_TITLE - 8) + " - Guide"),
        ("x" * (WIDEST_TITLE - 7), "x" * (WIDEST_TITLE - 7)),
    ],
)
def test_title_has_the_name_of_the_site_where_it_fits(title: str, expected: str) -> None:
    assert window_title(title, "Guide") == expected


def test_locales_are_language_and_country() -> None:
    for language in LANGUAGES:
        assert re.fullmatch("[a-z]{2}_[A-Z]{2}", share_locale(language.locale))


@pytest.mark.parametrize(
    ("text", "columns"), [("RTX 4090", 8), ("仕様", 4), ("価格（MSRP）", 12), ("가격", 4), ("é", 1)]
)
def test_wide_letters_take_two_columns(text: str, columns: int) -> None:
    assert shown_width(text) == columns


def test_feeds_of_the_page_are_named_with_the_way_to_them(catalog: Catalog) -> None:
    feed = FeedLink("feeds/changes.xml", "Picks & changes", "changes/")
    html = page_head(catalog, GPU, Language.of(catalog, "en"), None, [feed])
    assert (
        '<link rel=" alternate" type="application/atom+xml" title="Picks &amp; changes" '
        'href="../../feeds/changes.xml">'
    ) in html
    assert "atom" not in head(catalog)
