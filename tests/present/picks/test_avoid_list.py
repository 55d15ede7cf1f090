from __future__ import annotations

from typing import Any

from macros.facts.catalog import Catalog
from macros.facts.records.advice import Persona
from macros.facts.records.software import SoftwareFamily
from macros.present.picks.avoid_list import avoid_list
from macros.present.words.language import LANGUAGES, Language
from tests.advising import WORK, tiny_offer, tiny_offers, tiny_persona, tiny_speeds
from tests.built.documents import Element, parse
from tests.invented_edition import InventedEdition, invented_edition
from tests.software_families import tiny_family

OLD = tiny_family(
    "old",
    "small",
    status="ending",
    frameworks=[{"name": "CUDA", "until": "12.9"}, {"name": "PyTorch", "until": "2.14"}],
)
ENDING = (
    "software support is ending (CUDA 12.9 is the last that runs on it; PyTorch 2.14 still does)"
)
# Who is offered none of the small cards.
FAST = tiny_persona(objective={"maximise": "speed", "workloads": [WORK]})
ENDED = {"software": {"status": "ended"}}


def read(edition: InventedEdition, code: str = "en") -> Element:
    return parse(avoid_list(edition, Language.of(edition.catalog, code)))


def regions(page: Element) -> dict[str, Element]:
    return {box.attributes["data-region-panel"]: box for box in page.classed("guide-place")}


def us_of(
    catalog: Catalog,
    *families: SoftwareFamily,
    personas: tuple[Persona, ...] = (),
    **given: Any,
) -> Element:
    return regions(read(invented_edition(catalog, *personas, families=families, **given)))["us"]


def cells(place: Element) -> list[list[str]]:
    return [[cell.text for cell in row.all("td")] for row in place.one("tbody").all("tr")]


def test_card_to_avoid_stands_with_its_price_the_reason_and_what_to_take(catalog: Catalog) -> None:
    us = us_of(catalog, us=tiny_offers(large=250.0))
    (row,) = us.one("tbody").all("tr")
    assert row.one("th").text == "Middle 300 USD used, seen on 20 November 2026"
    assert cells(us) == [
        [
            "something cheaper has as much memory, no weaker support and, as far as we know, is as "
            "fast "
            "little memory for its price (16 GB for 300 USD used)",
            "Large 24 GB 250 USD new, 20 November 2026",
        ]
    ]
    assert us.all("summary")[0].text == "United States, 1 card"
    assert [heading.text for heading in us.all("h2")] == ["Avoid"]


def test_card_that_is_a_pick_all_the_same_says_for_whom(catalog: Catalog) -> None:
    assert cells(us_of(catalog, OLD))[0][0] == (
        f"{ENDING} still our pick for “Reader of books”: nothing else that meets those needs"
        " does better"
    )
    assert "all the same" not in cells(us_of(catalog, OLD, personas=(FAST,)))[0][0]


def test_card_with_one_fault_stands_under_what_one_has_to_live_with(catalog: Catalog) -> None:
    us = us_of(catalog, OLD, personas=(FAST,))
    assert [heading.text for heading in us.all("h2")] == ["Only if today’s software is enough"]
    assert cells(us)[0][0] == ENDING


def test_reason_names_its_figure(catalog: Catalog) -> None:
    plain = tiny_family("plain", "small", precisions=["fp32", "fp16"])
    assert cells(us_of(catalog, plain, personas=(FAST,)))[0][0] == "no BF16, only FP32 and FP16"
    offers = {"small": [tiny_offer("small", 720.0)], "middle": [tiny_offer("middle", 700.0)]}
    little = us_of(catalog, us=offers, speeds=tiny_speeds(small=2.5))
    assert cells(little)[0][0].startswith("little memory for its price (8 GB for 720 USD)")


def test_cards_to_avoid_come_first_and_the_weightiest_reason_before_all(catalog: Catalog) -> None:
    us = us_of(catalog, OLD, us=tiny_offers(large=250.0), server=ENDED)
    assert [heading.text for heading in us.all("h2")] == [
        "Avoid",
        "Only if today’s software is enough",
    ]
    names = [row.one("th").one("a").text for body in us.all("tbody") for row in body.all("tr")]
    assert names == ["Server", "Middle", "Small"]


def test_only_the_weightiest_group_is_open_and_the_others_name_their_cards(
    catalog: Catalog,
) -> None:
    us = us_of(catalog, OLD, us=tiny_offers(large=250.0), server=ENDED)
    first, second = us.classed("guide-cut")
    assert "open" in first.attributes
    assert "open" not in second.attributes
    assert first.one("summary").text == "2 cards Server, Middle"
    assert second.one("summary").text == "1 card Small"


def test_card_without_fans_says_so_beside_its_reasons(catalog: Catalog) -> None:
    us = us_of(catalog, server={**ENDED, "cooling": "passive"})
    assert cells(us)[0][0] == ("software support has ended no fans: needs the airflow of a server")


def test_card_without_a_price_is_named_below(catalog: Catalog) -> None:
    us = us_of(catalog, us={**tiny_offers(), "small": []}, small=ENDED)
    assert [item.text for item in us.all("li")] == ["Small"]
    assert us.one("summary").text == "United States, 0 cards"


def test_region_where_nothing_speaks_against_a_card_says_so(catalog: Catalog) -> None:
    for panel in regions(read(invented_edition(catalog))).values():
        assert "We found nothing against any card" in panel.text


def test_list_to_avoid_opens_at_the_region_of_the_language(catalog: Catalog) -> None:
    for language in LANGUAGES:
        boxes = regions(read(invented_edition(catalog), language.code))
        own = "jp" if language.code == "ja" else "us"
        assert [id_ for id_, box in boxes.items() if "open" in box.attributes] == [own]


def test_old_price_of_a_card_to_avoid_is_marked(catalog: Catalog) -> None:
    market = {**tiny_offers(large=250.0), "middle": [tiny_offer("middle", 400.0, stale=True)]}
    page = read(invented_edition(catalog, us=market))
    assert "out of date" in page.classed("guide-stale")[0].text


def test_markup_in_names_is_text(catalog: Catalog) -> None:
    name = {"name": "<img src=x onerror=alert(1)>"}
    edition = invented_edition(catalog, us=tiny_offers(large=250.0), middle=name, large=name)
    html = avoid_list(edition, Language.of(edition.catalog, "en"))
    assert "<img" not in html
    assert "&lt;img" in html


def test_module_is_said_to_fit_no_slot_rather_than_to_lack_fans(catalog: Catalog) -> None:
    us = us_of(catalog, server={**ENDED, "cooling": "passive", "form_factor": "sxm2"})
    said = cells(us)[0][0]
    assert "a module that fits no PCIe slot: needs a server made for it" in said
    assert "no fans" not in said


def test_who_has_little_money_is_told_the_cheapest_card_without_faults(catalog: Catalog) -> None:
    ended = {**ENDED, "power": {"tdp_w": 400, "connectors": ["1x 8-pin"]}}
    cheap = {"large": [tiny_offer("large", 60.0)]}
    us = us_of(catalog, us={**tiny_offers(), **cheap}, large=ended, personas=(FAST,))
    reasons, instead = cells(us)[0]
    assert reasons == "software support has ended"
    assert instead.startswith("With little money: Middle 16 GB 300 USD used")
    dear = {"large": [tiny_offer("large", 8000.0)]}
    us = us_of(catalog, us={**tiny_offers(), **dear}, large=ended, personas=(FAST,))
    assert "With little money" not in us.text
