from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

from markupsafe import escape

from macros.advice.edition import Edition
from macros.facts.catalog import Catalog, load_catalog
from macros.facts.records.products import Explanation, Gpu, Price
from macros.facts.records.remarks import Remark
from macros.present.gpus.page import gpu_page, redirect_page
from macros.present.html.page import Page
from macros.present.html.repository import Repository
from macros.present.words.language import Language
from tests.advising import tiny_offers
from tests.built.documents import parse
from tests.invented_edition import invented_edition
from tests.recorded import edition_with, tiny_turn
from tests.tiny import TODAY, tiny_gpu, tiny_price, tiny_region, with_prices, with_regions
from tests.tiny_software import write_tiny_software

REPOSITORY = Repository("https://git.example/team/guide")


def page_of(catalog: Catalog, gpu: Gpu | str, language: Language, url: str | None = None) -> Page:
    gpu = catalog.gpus[gpu] if isinstance(gpu, str) else gpu
    return gpu_page(
        Edition(catalog, TODAY, TODAY),
        gpu,
        language,
        Repository(url),
        "../",
    )


def test_page_is_called_as_the_product(catalog: Catalog, english: Language) -> None:
    assert page_of(catalog, "boreal-one", english).title == "Boreal One"


def test_long_name_stands_alone_in_the_title(catalog: Catalog, english: Language) -> None:
    gpu = tiny_gpu(catalog, "boreal-one", name="Boreal " * 9)
    assert page_of(catalog, gpu, english).window_title == gpu.name


def test_announced_product_carries_a_warning(catalog: Catalog, english: Language) -> None:
    warning = english.text("gpu.preview")
    assert warning in page_of(catalog, "meridian-x", english).deferred
    assert warning not in page_of(catalog, "boreal-one", english).deferred


def evidence_marks(html: str) -> list[str]:
    """Return what the marks beside figures open."""
    return re.findall(r'<button [^>]*class="guide-evidence[^>]*popovertarget="([^"]+)"', html)


def test_every_figure_opens_a_source_of_the_page(catalog: Catalog, english: Language) -> None:
    html = page_of(catalog, "boreal-one", english).deferred
    opened = re.findall(r'id="([^"]+)" popover>', html)
    assert opened == ["evidence-1", "evidence-2"]
    assert set(evidence_marks(html)) == {"evidence-1"}
    figures = html.count('<tr><th scope="row">')
    assert len(evidence_marks(html)) == figures == 21


def test_opened_source_tells_name_kind_confidence_and_day(
    catalog: Catalog, english: Language
) -> None:
    html = page_of(catalog, "boreal-one", english).deferred
    shown = html[html.index('id="evidence-1"') : html.index('id="evidence-2"')]
    assert '<a href="https://borealis.example/one"' in shown
    for words in ("Borealis data sheet", "1 November 2026"):
        assert words in shown
    assert escape(english.text("kind.official")) in shown
    assert english.text("gpu.confidence", confidence=english.text("confidence.high")) in shown


def test_only_doubtful_figures_are_marked_as_such(catalog: Catalog, english: Language) -> None:
    for gpu_id, mark in (
        ("boreal-one", ""),
        ("boreal-two", " guide-evidence--medium"),
        ("meridian-x", " guide-evidence--low"),
    ):
        html = page_of(catalog, gpu_id, english).deferred
        marks = set(re.findall(r'<button [^>]*class="guide-evidence([^"]*)"', html))
        assert marks == {mark}


def test_description_and_title_hold_what_a_search_result_needs(
    catalog: Catalog, english: Language
) -> None:
    page = page_of(catalog, "boreal-one", english)
    assert "Boreal One" in page.window_title
    assert page.window_title != page.title
    for figure in ("Boreal One", "16 GB GDDR6", "512 GB/s", "FP16/BF16 80 TFLOPS", "200 W"):
        assert figure in page.description
    assert "FP32 40 TFLOPS" in page_of(catalog, "boreal-two", english).description
    assert "TFLOPS" not in page_of(catalog, "meridian-x", english).description


def test_source_tells_what_it_covers_and_says(catalog: Catalog, english: Language) -> None:
    html = page_of(catalog, "boreal-one", english).deferred
    bandwidth = english.text("field.memory.bandwidth_gb_s")
    assert f"{bandwidth} 510 GB/s" in html
    assert 'href="https://borealis.example/one"' in html


def test_prices_are_listed_newest_first(catalog: Catalog, english: Language) -> None:
    html = page_of(catalog, "boreal-one", english).deferred
    html = html[html.index('<table class="guide-prices">') :]
    places = [
        html.index(f">{date}<") for date in ("October 2026", "September 2026", "5 March 2024")
    ]
    assert places == sorted(places)
    assert "300 to 400 EUR" in html
    assert 'href="https://weekly-chip.example/prices"' in html


def test_product_without_prices_says_so(catalog: Catalog, english: Language) -> None:
    assert english.text("gpu.no_prices") in page_of(catalog, "meridian-x", english).deferred


def test_siblings_of_the_family_are_linked(catalog: Catalog, english: Language) -> None:
    assert (
        '<a href="../boreal-two/">Boreal Two</a>'
        in page_of(catalog, "boreal-one", english).deferred
    )
    assert 'id="family"' not in page_of(catalog, "meridian-x", english).deferred


def test_page_leads_to_the_file_with_all_that_is_known_of_the_product(
    catalog: Catalog, english: Language
) -> None:
    html = page_of(catalog, "boreal-one", english).deferred
    assert 'api/v1/gpus/boreal-one.json">boreal-one.json</a>' in html


def test_page_offers_to_edit_and_report_where_the_repository_is_known(
    catalog: Catalog, english: Language
) -> None:
    html = page_of(catalog, "boreal-one", english, REPOSITORY.url).deferred
    assert f'href="{REPOSITORY.url}/edit/main/data/gpus/boreal-one.yml"' in html
    assert f'href="{REPOSITORY.url}/edit/main/data/prices/boreal-one.yml"' in html
    assert "issues/new?template=wrong-figure.yml&amp;title=Boreal+One" in html
    assert "&amp;figure=memory" in html
    assert "page=en%2Fgpus%2Fboreal-one%2F" in html


def test_first_price_of_a_product_goes_into_a_new_file(catalog: Catalog, english: Language) -> None:
    html = page_of(catalog, "meridian-x", english, REPOSITORY.url).deferred
    assert f"{REPOSITORY.url}/new/main/data/prices?filename=meridian-x.yml" in html


def test_page_has_no_edit_links_without_a_repository(catalog: Catalog, english: Language) -> None:
    html = page_of(catalog, "boreal-one", english).deferred
    assert "/edit/" not in html
    assert english.text("gpu.report") not in html


def test_headings_are_those_of_the_page(catalog: Catalog, english: Language) -> None:
    page = page_of(catalog, "boreal-one", english)
    # Within folds the anchor stands below its heading.
    anchors = re.findall(r'(?:<h2|</h2></summary>\n<div) id="([^"]+)"', page.deferred)
    listed = [heading.anchor for heading in page.headings]
    assert listed == [anchor for anchor in anchors if anchor in listed]
    assert "notes" in listed


def test_remark_is_said_in_the_language_or_quoted_in_a_fold(catalog: Catalog) -> None:
    others = {"fr": "vendue en Chine", "ja": "中国で販売", "ko": "중국 판매", "zh": "在中国销售"}
    known = Remark.model_validate({"text": "Sold in China", "text_in": others})
    told = replace(catalog, remarks={"products": (known,)})
    gpu = tiny_gpu(told, "boreal-one", notes=("Sold in China.", "The fan is <b>loud</b>."))
    page = parse(page_of(told, gpu, Language.of(told, "fr")).deferred)
    assert "Vendue en Chine." in page.text
    (quote,) = (fold for fold in page.classed("guide-quote") if "loud" in fold.text)
    assert [quote.tag, quote.one("q").attributes["lang"]] == ["details", "en"]
    assert quote.one("q").text == "The fan is <b>loud</b>."


def test_reason_of_a_disagreement_stands_among_the_notes(
    catalog: Catalog, english: Language
) -> None:
    reason = Explanation(check="fp32_arithmetic", field="compute.fp32_tflops", reason="Rounded.")
    gpu = tiny_gpu(catalog, "boreal-two").model_copy(update={"explanations": (reason,)})
    page = page_of(catalog, gpu, english)
    assert "<li>Rounded.</li>" in page.deferred
    assert "notes" in [heading.anchor for heading in page.headings]


def test_text_of_the_data_is_escaped(catalog: Catalog, english: Language) -> None:
    gpu = tiny_gpu(catalog, "boreal-one", name="<b>&", notes=("<script>hostile</script>",))
    page = page_of(catalog, gpu, english)
    assert "<b>" not in page.content
    assert "&lt;b&gt;&amp;" in page.content
    assert "<script>hostile" not in page.deferred


def test_address_that_is_no_web_address_is_not_linked(catalog: Catalog, english: Language) -> None:
    source = catalog.sources["weekly-chip"].model_copy(update={"url": "javascript:alert(1)"})
    hostile = replace(catalog, sources={**catalog.sources, "weekly-chip": source})
    assert "javascript:" not in page_of(hostile, "boreal-one", english).deferred


def test_price_history_shows_cents_and_the_range_that_was_seen(
    catalog: Catalog, english: Language
) -> None:
    prices = (
        tiny_price(amount=1598.99),
        tiny_price(amount=1500, low=1450, high=1550.5),
        tiny_price(amount=1400, low=1350),
        tiny_price(low=1300, high=1350),
    )
    html = page_of(with_prices(catalog, "boreal-two", *prices), "boreal-two", english).deferred
    table = html[html.index('<table class="guide-prices">') :]
    assert re.findall(r'<td class="guide-number">(.*?)</td>', table) == [
        "1,300 to 1,350 USD",
        "1,400 USD<small>from 1,350 USD</small>",
        "1,500 USD<small>1,450 to 1,550.50 USD</small>",
        "1,598.99 USD",
    ]


def test_former_address_leads_to_the_present_one(catalog: Catalog, english: Language) -> None:
    page = redirect_page(catalog.gpus["boreal-one"], english)
    assert '<a href="../boreal-one/">Boreal One</a>' in page.content


def region_row(html: str, region: str) -> str:
    """Return a row of the table of regions as text."""
    row = html[html.index(f'data-region-row="{region}"') :]
    return " ".join(re.sub("<.*?>", " ", row[row.index(">") + 1 : row.index("</tr>")]).split())


def abroad(catalog: Catalog, *prices: Price) -> Catalog:
    """Return the catalogue with these prices of one card, and a second region."""
    regions = {"us": catalog.regions["us"], "jp": tiny_region("JPY", tax_percent=10)}
    return with_regions(with_prices(catalog, "boreal-one", *prices), **regions)


def test_each_region_has_its_price_with_range_date_and_origin(
    catalog: Catalog, english: Language
) -> None:
    used = tiny_price(kind="used", amount=200, date="2026-03-01")
    html = page_of(abroad(catalog, tiny_price(), used), "boreal-one", english).deferred
    us, japan = region_row(html, "us"), region_row(html, "jp")
    assert us.startswith("United States without tax 500 USD 426 to 587 USD seen on 1 October 2026")
    assert us.endswith("seen on 1 March 2026, out of date")
    assert japan.startswith("Japan with 10% tax, 1 USD = 0.5 JPY (1 January 2018) about 275 JPY")
    converted = "converted from this table’s price in the United States"
    assert japan.count(converted) == len(("new", "used"))


def test_region_of_the_language_comes_first_and_is_marked(catalog: Catalog) -> None:
    for code, first, other in (("en", "us", "jp"), ("ja", "jp", "us"), ("ko", "us", "jp")):
        language = Language.of(catalog, code)
        html = page_of(abroad(catalog, tiny_price()), "boreal-one", language).deferred
        rows = re.findall(r'<tr data-region-row="(\w+)"( aria-current="true")?', html)
        assert rows == [(first, ' aria-current="true"'), (other, "")]
        tiles = re.findall(r'data-region-panel="(\w+)"( hidden)?', html)
        assert tiles == [(first, ""), (other, " hidden")]
        assert f'data-default="{first}"' in html


def test_kind_that_nobody_saw_says_so(catalog: Catalog, english: Language) -> None:
    html = page_of(abroad(catalog, tiny_price()), "boreal-one", english).deferred
    assert region_row(html, "us").endswith(english.text("price.not_seen"))


def test_product_that_nobody_saw_on_sale_asks_for_a_price(
    catalog: Catalog, english: Language
) -> None:
    launch = tiny_price(kind="launch_msrp")
    html = page_of(abroad(catalog, launch), "boreal-one", english, REPOSITORY.url).deferred
    assert english.text("price.none") in html
    assert "issues/new?template=price.yml&amp;title=Boreal+One" in html
    assert "data-region-" not in html
    tiles = html[html.index("guide-tiles") : html.index("</dl>")]
    assert "USD" not in tiles


def test_price_of_the_region_stands_at_the_head(catalog: Catalog, english: Language) -> None:
    old = tiny_price(date="2026-03-01")
    html = page_of(abroad(catalog, old), "boreal-one", english).deferred
    tiles = html[html.index("guide-tiles") : html.index("</dl>")]
    assert "<dt>Price: United States</dt><dd>500 USD <small>" in tiles
    assert "new, seen on 1 March 2026, out of date" in tiles


def test_what_only_checkers_need_is_folded_below_what_buyers_ask(
    catalog: Catalog, english: Language
) -> None:
    html = page_of(catalog, "boreal-one", english).deferred
    folded = re.findall(r'</summary>\n<div id="([^"]+)">', html)
    assert folded == ["specification", "price-by-region", "prices", "notes", "sources"]
    assert html.index("guide-actions") < html.index('id="specification"') < html.index('id="power"')


def test_parts_of_the_specification_keep_their_anchors(catalog: Catalog, english: Language) -> None:
    html = page_of(catalog, "boreal-one", english).deferred
    anchors = re.findall(r'<h3 id="([^"]+)"', html)
    assert anchors == ["memory", "compute", "power", "board", "links", "software"]


def test_advice_is_shown_for_the_reader_s_region_and_kept_for_others(catalog: Catalog) -> None:
    edition = invented_edition(catalog)
    language = Language.of(edition.catalog, "ja")
    html = gpu_page(edition, edition.catalog.gpus["server"], language, Repository(None), "../")
    panels = re.findall(r'class="guide-buyers" data-region-panel="(\w+)"( hidden)?', html.deferred)
    assert panels == [("jp", ""), ("us", " hidden")]
    assert "advice" in [heading.anchor for heading in html.headings]


def test_comparison_starts_with_the_rivals(catalog: Catalog) -> None:
    roomy = {"memory": {"size_gb": 12}}
    edition = invented_edition(catalog, us=tiny_offers(large=1400.0), small=roomy)
    language = Language.of(edition.catalog, "en")
    for id_, rivals in (("middle", "middle,small,large"), ("server", "server")):
        page = gpu_page(edition, edition.catalog.gpus[id_], language, Repository(None), "../")
        assert f'href="../../compare/?gpus={rivals}"' in page.deferred


def test_page_folds_when_the_product_became_a_pick_or_stopped_being_one(catalog: Catalog) -> None:
    edition = edition_with(catalog, tiny_turn())
    english = Language.of(edition.catalog, "en")

    def html_of(id_: str) -> str:
        gpu = edition.catalog.gpus[id_]
        return gpu_page(edition, gpu, english, REPOSITORY, "../").deferred

    for id_ in ("small", "middle"):
        assert 'href="../../picks/reader/"' in html_of(id_)
        assert "replaced the Small (new)." in html_of(id_)
        assert 'href="../../feeds/gpus/' in html_of(id_)
    assert "became the pick" not in html_of("server")


def test_support_of_the_family_is_told_as_that_of_a_product_where_it_promises_less(
    data_dir: Path, english: Language
) -> None:
    catalog = load_catalog(write_tiny_software(data_dir), today=TODAY)
    assert "For the whole" not in page_of(catalog, "boreal-one", english).deferred
    family = catalog.software["aurora"].model_copy(update={"status": "ending"})
    ending = replace(catalog, software={"aurora": family})
    shown = page_of(ending, "boreal-one", english).deferred
    said = "That of the whole Aurora family, judged on 1 October 2026 from: "
    assert re.search(rf"{said}[^<]+</small></th><td>ending</td>", shown)
    assert "For the whole" not in shown
    assert "the whole" not in page_of(ending, "meridian-x", english).deferred
