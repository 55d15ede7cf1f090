from __future__ import annotations

from macros.advice.memory.fit import new_cards
from macros.advice.prices.region_offers import offers_by_region
from macros.facts.catalog import Catalog
from macros.present.guide import cloud_tables
from macros.present.words.language import Language
from tests.advice.prices.test_rentals import rental, with_rentals
from tests.built.documents import parse
from tests.tiny import TODAY, tiny_price, with_prices


def first_figure(html: str) -> str:
    """Return what stands beside the name of the first row."""
    return parse(html).all("tbody")[0].all("td")[0].text


def test_cheapest_and_dearest_hour_stand_with_provider_and_day(
    catalog: Catalog, english: Language
) -> None:
    renting = with_rentals(
        catalog, aws=[rental(4.5, "2026-06-01")], runpod=[rental(1, "2026-11-02")]
    )
    html = str(cloud_tables.cloud_prices(renting, english, TODAY, "../"))
    assert first_figure(html) == "1.00 RunPod, 2 November 2026 up to 4.50, AWS, 1 June 2026"
    assert '<a href="../gpus/boreal-one/">Boreal One</a>' in html
    assert "On demand (USD/hour)" in html
    assert "Sources: Weekly Chip" in html


def test_largest_memory_comes_first(catalog: Catalog, english: Language) -> None:
    ids = ("boreal-one", "meridian-x", "boreal-two")
    hours = [rental(4.5, accelerator=id_) for id_ in ids]
    renting = with_rentals(catalog, aws=hours, vultr=hours)
    rows = (
        parse(cloud_tables.cloud_prices(renting, english, TODAY, "../")).all("tbody")[0].all("tr")
    )
    assert [row.one("a").text for row in rows] == ["Meridian X", "Boreal Two", "Boreal One"]


def test_spot_stands_apart(catalog: Catalog, english: Language) -> None:
    renting = with_rentals(
        catalog, aws=[rental(4.5), rental(2, billing="spot")], vultr=[rental(4.5)]
    )
    html = str(cloud_tables.cloud_prices(renting, english, TODAY, "../"))
    on_demand, spot = html.index("4.50 <small>AWS"), html.index("2.00 <small>AWS")
    assert on_demand < html.index('data-label="Spot (USD/hour)"') < spot
    assert "up to" not in html.split("</table>")[0]


def test_what_one_provider_alone_rents_out_is_left_out(catalog: Catalog, english: Language) -> None:
    renting = with_rentals(catalog, aws=[rental(4.5)])
    html = parse(cloud_tables.cloud_prices(renting, english, TODAY, "../"))
    summary, every = html.all("tbody")
    assert "Boreal One" not in summary.text
    assert "Boreal One" in every.text


def test_hours_are_the_price_of_the_card_by_that_of_the_cheapest_hour(
    catalog: Catalog, english: Language
) -> None:
    priced = with_prices(catalog, "boreal-one", tiny_price(amount=501))
    renting = with_rentals(priced, one=[rental(0.25)], two=[rental(1)])
    cards = new_cards(renting, offers_by_region(renting, TODAY)["us"])
    html = str(cloud_tables.rental_hours(renting, cards, english, TODAY, "../"))
    assert first_figure(html) == "501 USD seen on 1 October 2026"
    assert ">2,000</td>" in html
    assert "2,000 hours are the working hours of a year" in html


def test_card_that_nobody_rents_out_has_no_hours(catalog: Catalog, english: Language) -> None:
    priced = with_prices(catalog, "boreal-one", tiny_price(amount=501))
    cards = new_cards(priced, offers_by_region(priced, TODAY)["us"])
    html = str(cloud_tables.rental_hours(with_rentals(priced), cards, english, TODAY, "../"))
    assert "Boreal" not in html
