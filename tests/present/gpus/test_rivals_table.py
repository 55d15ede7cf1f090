from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest

from macros.advice.picks.rivals import RIVAL_WORKS
from macros.advice.prices.offers import Offer
from macros.advice.speeds.speed import Speed, Speeds
from macros.facts.catalog import Catalog
from macros.present.gpus.rivals_table import RivalsTable, rivals_rules, rivals_table, rivals_tables
from macros.present.words.language import Language
from tests.advising import SPEED, tiny_offer, tiny_offers
from tests.invented_edition import InventedEdition, invented_edition
from tests.tiny import tiny_price
from tests.tiny_exports import sold_only_in

# With two thirds of the memory of the middle one and more, below which a card is no rival of it.
ROOMY = {"memory": {"size_gb": 12}}


def known_speeds(**speed: float) -> Speeds:
    """Return the speeds of the four cards in the works by which rivals are compared."""
    by_work = {
        work: {
            id_: Speed(work, id_, "measured", value, value, value)
            for id_, value in (SPEED | speed).items()
            if value
        }
        for work in RIVAL_WORKS
    }
    return Speeds("small", by_work)


def with_works(edition: InventedEdition) -> InventedEdition:
    (work,) = edition.catalog.workloads.values()
    works = {id_: work.model_copy(update={"id": id_}) for id_ in RIVAL_WORKS}
    edition.catalog = replace(edition.catalog, workloads=works)
    return edition


def shown(edition: InventedEdition, id_: str, language: Language) -> RivalsTable | None:
    return rivals_table(with_works(edition), edition.catalog.gpus[id_], language, "us")


def rows(table: RivalsTable) -> list[str]:
    """Return the rows as text."""
    lines = re.findall(r"<tr>(.*?)</tr>", table.table.split("<tbody>")[1], re.DOTALL)
    return [" ".join(re.sub(r"<[^>]+>", " ", line).split()) for line in lines]


def test_rivals_stand_below_the_product_with_price_memory_and_ratios(
    catalog: Catalog, english: Language
) -> None:
    us = tiny_offers(large=1400.0)
    edition = invented_edition(catalog, us=us, speeds=known_speeds(), small=ROOMY)
    table = shown(edition, "middle", english)
    assert table
    assert table.ids == "middle,small,large"
    seen = "new, 20 November 2026"
    assert rows(table) == [
        f"Middle 16 GB this product 500 USD {seen} 1 1",
        f"Small 12 GB next cheaper 200 USD {seen} 0.5 0.5",
        f"Large 24 GB next dearer 1,400 USD {seen} 2 2",
    ]
    assert 'href="../small/"' in table.table
    assert "United States" in table.table


def test_price_out_of_date_makes_no_rival_and_no_neighbour(
    catalog: Catalog, english: Language
) -> None:
    us = {**tiny_offers(large=550.0), "middle": [tiny_offer("middle", 500, stale=True)]}
    edition = invented_edition(catalog, us=us, speeds=known_speeds(), small=ROOMY)
    table = shown(edition, "middle", english)
    assert table
    assert "500 USD new, 20 November 2026, out of date" in rows(table)[0]
    assert ["faster" in row for row in rows(table)[1:]] == [True, False]
    assert "slower" in rows(table)[2]
    near = known_speeds(large=2.2, small=1.8)
    table = shown(invented_edition(catalog, us=us, speeds=near, small=ROOMY), "middle", english)
    assert table
    assert all("near in speed" in row for row in rows(table)[1:])
    beside = shown(invented_edition(catalog, us=us, speeds=known_speeds()), "small", english)
    assert beside
    assert beside.ids == "small,large"


def test_card_to_avoid_is_no_rival(catalog: Catalog, english: Language) -> None:
    ended = {"software": {"status": "ended"}}
    edition = invented_edition(
        catalog, us=tiny_offers(large=1400.0), speeds=known_speeds(), small=ended
    )
    table = shown(edition, "middle", english)
    assert table
    assert table.ids == "middle,large"


def test_unseen_price_leaves_its_place_empty_and_unknown_speeds_have_no_columns(
    catalog: Catalog, english: Language
) -> None:
    us = {**tiny_offers(), "middle": []}
    edition = invented_edition(catalog, us=us, speeds=known_speeds(middle=0))
    table = shown(edition, "middle", english)
    assert table
    own, *others = rows(table)
    assert own == f"Middle 16 GB this product {english.text('price.not_seen')}"
    assert table.table.count('<th scope="col"') == 2
    assert "Price: United States" in table.table
    assert "Speeds" not in table.table
    assert all("nearest in memory of those with a current price" in row for row in others)


def test_what_is_not_sold_new_here_stands_at_its_used_price(
    catalog: Catalog, english: Language
) -> None:
    edition = invented_edition(catalog, speeds=known_speeds())
    edition.catalog = sold_only_in(edition.catalog, "middle", "kr")
    table = shown(edition, "middle", english)
    assert table
    assert rows(table)[0].startswith("Middle 16 GB this product 300 USD used")


def test_product_without_rivals_has_no_table(catalog: Catalog, english: Language) -> None:
    assert shown(invented_edition(catalog, speeds=known_speeds()), "server", english) is None


def test_card_without_a_current_price_stands_beside_what_is_named_instead(
    catalog: Catalog, english: Language
) -> None:
    ended = {"software": {"status": "ended"}}
    us = {**tiny_offers(), "small": []}
    edition = with_works(invented_edition(catalog, us=us, speeds=known_speeds(), small=ended))
    instead = [offer.id for offer in edition.card_verdicts("us")["small"].instead]
    table = rivals_table(edition, edition.catalog.gpus["small"], english, "us")
    assert table
    assert instead
    assert table.ids == ",".join(["small", *instead])
    assert all("named instead" in row for row in rows(table)[1:])
    assert table.rule == english.say("rivals-rule", basis="instead")


def hourly(id_: str, usd: float, providers: int = 2) -> Offer:
    """Return what an hour costs at so many providers."""
    seen = [tiny_price(source=source) for source in ("weekly-chip", "borealis-data-sheet")]
    return tiny_offer(id_, usd, "rental", observations=tuple(seen[:providers]))


@pytest.mark.parametrize(("providers", "is_compared"), [(2, True), (1, False)])
def test_what_has_no_price_but_is_rented_out_stands_beside_what_rents_alike(
    catalog: Catalog,
    english: Language,
    monkeypatch: pytest.MonkeyPatch,
    providers: int,
    is_compared: bool,
) -> None:
    rented = {
        "server": [hourly("server", 8.5, providers)],
        "large": [hourly("large", 4.25)],
        "middle": [hourly("middle", 1.5)],
    }
    us = {**tiny_offers(), "server": []}
    large = {"segment": "datacenter"}
    edition = invented_edition(catalog, us=us, speeds=known_speeds(), large=large, middle=large)
    monkeypatch.setattr(edition, "rentals", lambda _: rented)
    table = shown(edition, "server", english)
    if not is_compared:
        assert table is None
        return
    assert table
    assert table.ids == "server,large"
    own, other = rows(table)
    assert own.startswith("Server 80 GB this product 8.50 USD an hour rented, 20 November 2026")
    assert "next cheaper 4.25 USD an hour" in other
    assert table.rule == english.say("rivals-rule", basis="rent")


def test_each_region_has_its_rivals_in_its_money_and_one_without_any_says_so(
    catalog: Catalog, english: Language
) -> None:
    yen: dict[str, Any] = {"region": "jp", "from_region": "jp", "currency": "JPY"}
    jp = {
        "small": [tiny_offer("small", 400, amount=200, **yen)],
        "middle": [tiny_offer("middle", 500, amount=250, **yen)],
    }
    edition = with_works(
        invented_edition(catalog, us=tiny_offers(), jp=jp, speeds=known_speeds(), small=ROOMY)
    )
    middle = rivals_tables(edition, edition.catalog.gpus["middle"], english)
    assert [table.regions[0] for table in middle] == ["us", "jp"]
    assert "JPY" in middle[1].table
    assert "USD" not in middle[1].table
    assert middle[1].ids == "middle,small"
    large = rivals_tables(edition, edition.catalog.gpus["large"], english)
    assert [table.regions for table in large] == [("us",), ("jp",)]
    assert english.text("gpu.rivals.none") in large[0].table
    assert rivals_rules(large) == [(("jp",), large[1].rule)]
    assert rivals_tables(edition, edition.catalog.gpus["server"], english) == []


def test_card_of_weak_software_is_no_rival(catalog: Catalog, english: Language) -> None:
    """Once cards named each other whose pages warn of the same software."""
    weak = {"software": {"status": "limited"}, **ROOMY}
    us = tiny_offers(large=1400.0)
    edition = invented_edition(catalog, us=us, speeds=known_speeds(), small=weak)
    assert edition.card_verdicts("us")["small"].severity == "only_if"
    table = shown(edition, "middle", english)
    assert table
    assert table.ids == "middle,large"
