from __future__ import annotations

import re
from dataclasses import replace

import pytest

from macros.advice.edition import Edition
from macros.advice.generation import runners as runners_module
from macros.advice.generation.generation_model import GenerationSpeed
from macros.advice.generation.runners import Market, cheapest_rented, computers, fewest, runners
from macros.advice.memory.formats import Ends
from macros.advice.memory.held import need_gib
from macros.facts.catalog import Catalog
from macros.facts.records.products import Gpu
from macros.present.html.repository import Repository
from macros.present.models.page import (
    FORMATS,
    MOST_CARDS,
    model_page,
    models_table,
    shown_models,
)
from macros.present.words.language import Language
from macros.present.words.memory_words import ends
from tests.built.documents import parse
from tests.software_families import tiny_family
from tests.tiny import TODAY, tiny_gpu, tiny_price, with_prices
from tests.tiny_models import real_memory_rules, real_memory_terms, tiny_model

ATTENTION = [{"kind": "full", "layers": 32, "kv_heads": 8, "head_dim": 128}]


@pytest.fixture
def modelled(catalog: Catalog) -> Catalog:
    shape = {"layers": 32, "hidden_size": 4096, "attention_heads": 32, "attention": ATTENTION}
    models = {
        id_: tiny_model(
            id=id_, name=name, parameters={"total_billion": size}, modality=kind, **shape
        )
        for id_, name, size, kind in (
            ("eight", "<b>Eight", 8, "text"),
            ("seventy", "Seventy", 70, "text"),
            ("huge", "Huge", 900, "text"),
            ("drawing", "Drawing", 9, "text-to-image"),
        )
    }
    rules = {
        id_: rule.model_copy(update={"source": "weekly-chip"})
        for id_, rule in real_memory_rules().items()
    }
    return replace(
        with_prices(catalog, "boreal-one", tiny_price(amount=500)),
        models=models,
        memory_rules=rules,
        memory_terms=real_memory_terms(),
    )


def page_of(catalog: Catalog, id_: str, language: Language) -> str:
    edition = Edition(catalog, TODAY, TODAY)
    page = model_page(edition, catalog.models[id_], language, Repository("", ""), "../assets/")
    return f"{page.content}{page.deferred}"


def test_language_models_alone_have_a_page_the_smallest_first(modelled: Catalog) -> None:
    assert [model.id for model in shown_models(modelled)] == ["eight", "seventy", "huge"]


def test_note_of_a_model_stands_beside_its_memory(modelled: Catalog, english: Language) -> None:
    noted = modelled.models["eight"].model_copy(update={"notes": ("Nine <is> alike.",)})
    told = replace(modelled, models={**modelled.models, "eight": noted})
    memory = page_of(told, "eight", english).partition('id="memory"')[2]
    assert "Nine &lt;is&gt; alike." in memory.partition('id="tuning"')[0]
    assert "alike" not in page_of(told, "seventy", english)


def test_training_all_weights_takes_most_and_quantized_ones_least(
    modelled: Catalog, english: Language
) -> None:
    tuning = page_of(modelled, "eight", english).partition('id="tuning"')[2]
    table = tuning[tuning.index("<table") : tuning.index("</table>")] + "</table>"
    rows = parse(table).one("tbody").all("tr")
    assert [row.one("th").text for row in rows] == ["All weights", "LoRA", "QLoRA"]
    full, adapter, quantized = (float(row.one("td").text.split("–")[0]) for row in rows)
    assert full > 8 * 16 / 1.074  # 16 bytes for each weight
    assert full > adapter > quantized > 4


def test_no_memory_is_told_for_more_context_than_the_model_takes(
    modelled: Catalog, english: Language
) -> None:
    wanted = {4096: 2, 8192: 2, 40_000: 1, 131_072: 0, None: 0}
    found = {}
    for tokens in wanted:
        limited = modelled.models["eight"].model_copy(update={"context_tokens": tokens})
        catalog = replace(modelled, models={**modelled.models, "eight": limited})
        memory = page_of(catalog, "eight", english).partition('id="memory"')[2]
        table = memory.partition('id="tuning"')[0]
        found[tokens] = table.count(english.text("memory.beyond")) / len(FORMATS)
    assert found == wanted


@pytest.mark.parametrize(
    ("longest", "told"),
    [(4096, "with its longest context of 4,096 tokens"), (32_768, "with 8,192 tokens of context")],
)
def test_a_model_with_a_short_context_is_told_with_all_of_it(
    modelled: Catalog, english: Language, longest: int, told: str
) -> None:
    limited = modelled.models["eight"].model_copy(update={"context_tokens": longest})
    html = page_of(replace(modelled, models={"eight": limited}), "eight", english)
    assert told in html
    tokens = min(longest, 8192)
    assert f"Context of {tokens:,} tokens" in html
    need = need_gib(replace(modelled, models={"eight": limited}), "eight", tokens)
    assert need
    assert f"it takes {ends(need, english)}" in re.sub(r"[\u00a0]GiB", "", html)


def test_page_names_the_cheapest_card_that_holds_the_model(
    modelled: Catalog, english: Language
) -> None:
    html = page_of(modelled, "eight", english)
    assert "&lt;b&gt;Eight has 8 billion parameters" in html
    assert "The cheapest card in the United States that holds it is the Boreal\u00a0One" in html
    assert re.search(r"Boreal\u00a0One, at [^<]+ (new|used)\.", html)
    assert "<b>Eight" not in html


def test_the_cheapest_card_at_a_price_out_of_date_says_so(
    modelled: Catalog, english: Language
) -> None:
    said = "This price is out of date."
    assert said not in page_of(modelled, "eight", english)
    old = {id_: (tiny_price(date="2026-03-01"),) for id_ in modelled.prices}
    assert said in page_of(replace(modelled, prices=old), "eight", english)


def test_several_cards_cost_what_all_of_them_cost(modelled: Catalog, english: Language) -> None:
    html = page_of(modelled, "seventy", english)
    assert "4 × Boreal One" in html
    assert "2,000" in html


def test_page_says_where_nothing_holds_it(modelled: Catalog, english: Language) -> None:
    assert "No card with a known price holds it, not even 8 of them." in page_of(
        modelled, "huge", english
    )


def test_each_further_card_has_a_context_of_its_own(modelled: Catalog) -> None:
    gpu = tiny_gpu(modelled, "boreal-one", memory={"size_gb": 10, "type": "GDDR6"})
    assert fewest(gpu, Ends(9, 9.5, 10), modelled) == 1
    assert fewest(gpu, Ends(19, 19.5, 19.9), modelled) == 4
    assert fewest(gpu, Ends(90, 95, 100), modelled) is None


def test_cards_without_a_price_or_with_a_passive_cooler_do_not_count(modelled: Catalog) -> None:
    gpu = tiny_gpu(modelled, "boreal-one", cooling="passive")
    edition = Edition(modelled, TODAY, TODAY)
    passive = replace(modelled, gpus={gpu.id: gpu})
    model, need = modelled.models["eight"], Ends(5, 6, 7)
    assert runners(model, need, Market(passive, edition.offers["us"], "us", TODAY)) == []
    assert runners(model, need, Market(modelled, {}, "us", TODAY)) == []


def with_computer(
    catalog: Catalog, size_gb: float, vendor: str = "Apple", amount: float = 900
) -> Catalog:
    """Return the catalogue with a computer whose graphics shares its memory."""
    computer = tiny_gpu(
        catalog,
        "boreal-one",
        id="shared-box",
        name="Shared Box",
        vendor=vendor,
        aliases=(),
        form_factor="mini_pc",
        memory={"size_gb": size_gb, "type": "LPDDR5X", "unified": True},
    )
    added = replace(catalog, gpus={**catalog.gpus, computer.id: computer})
    return with_prices(added, computer.id, tiny_price(amount=amount, memory_gb=size_gb))


def test_shared_memory_counts_as_far_as_the_system_surely_leaves_it(modelled: Catalog) -> None:
    """The rule says that of 128 GiB 96 are sure, and of 96 GiB 72."""
    model, need = modelled.models["seventy"], Ends(76, 77, 78)
    found = {}
    for size_gb in (96, 128):
        catalog = with_computer(modelled, size_gb)
        offers = Edition(catalog, TODAY, TODAY).offers["us"]
        held = computers(model, need, Market(catalog, offers, "us", TODAY))
        found[size_gb] = [runner.gpu.id for runner in held]
    assert found == {96: [], 128: ["shared-box"]}


def test_a_cheaper_computer_is_named_that_holds_it_with_a_raised_limit(
    modelled: Catalog, english: Language
) -> None:
    """Of the 8 GiB surely 6 are there, and the model takes more; the card costs 500 USD."""
    cheap, dear = (
        page_of(with_computer(modelled, 8, "AMD", amount), "eight", english)
        for amount in (400, 600)
    )
    told = "For less money, a computer with the Shared Box may hold it, at 400 USD"
    assert told in cheap.replace("\u00a0", " ")
    assert "may hold it" not in dear


def test_a_computer_whose_limit_is_raised_first_is_told_so(
    modelled: Catalog, english: Language
) -> None:
    """The model takes 45 GiB: Linux leaves 39 of 80 on Ryzen AI Max, macOS 60."""
    raised, as_it_is = (
        page_of(with_computer(modelled, 80, vendor), "seventy", english).replace("\u00a0", " ")
        for vendor in ("AMD", "Apple")
    )
    assert "Linux leaves a model about 39 GiB of the 80 GiB until you raise the limit" in raised
    assert "raise its memory limit first" in raised
    assert "raise" not in as_it_is


@pytest.mark.parametrize(
    ("amount", "words"),
    [
        (900, "What holds it for the least money in the United States is a whole computer"),
        (2200, "A whole computer with shared memory holds it: the cheapest has the Shared Box"),
        (2500, "holds it too: the cheapest has the Shared Box, at 2,500 USD"),
    ],
)
def test_a_computer_comes_first_where_it_costs_less_than_any_card_or_pair(
    modelled: Catalog, english: Language, amount: float, words: str
) -> None:
    """One card costs 2,400 USD; four cost 2,000 without the computer around them."""
    large = tiny_gpu(modelled, "boreal-one", id="large", name="Large", memory={"size_gb": 80})
    known = replace(modelled, gpus={**modelled.gpus, "large": large})
    known = with_prices(with_computer(known, 128, amount=amount), "large", tiny_price(amount=2400))
    html = page_of(known, "seventy", english).replace("\u00a0", " ")
    assert words in html
    names = ("The cheapest card", "shared memory", ">Large", ">Shared Box")
    card, computer, card_row, computer_row = (html.index(name) for name in names)
    assert "By themselves, four Boreal One cards (2,000 USD) cost less, but a board" in html[card:]
    assert {computer < card, computer_row < card_row} == {amount < 2400}


def test_table_lists_every_language_model_with_its_page(
    modelled: Catalog, english: Language
) -> None:
    html = str(models_table(modelled, english))
    assert 'href="seventy/"' in html
    assert "Drawing" not in html


def test_two_cards_are_named_only_where_they_cost_less_than_one(modelled: Catalog) -> None:
    small = tiny_gpu(
        modelled, "boreal-one", id="small", aliases=(), memory={"size_gb": 12, "type": "GDDR6"}
    )
    for amount, expected in ((200, [1, 2]), (300, [1])):
        priced = with_prices(
            replace(modelled, gpus={**modelled.gpus, "small": small}),
            "small",
            tiny_price(amount=amount),
        )
        offers = Edition(priced, TODAY, TODAY).offers["us"]
        found = runners(
            priced.models["eight"], Ends(13, 14, 15), Market(priced, offers, "us", TODAY)
        )
        assert [runner.count for runner in found] == expected


def test_rented_accelerators_are_the_fewest_at_the_lowest_price_an_hour(modelled: Catalog) -> None:
    edition = Edition(modelled, TODAY, TODAY)
    offers = edition.offers["us"]["boreal-one"]
    gpu, count, offer = cheapest_rented(modelled, Ends(17, 18, 20), {"boreal-one": offers}) or (
        None,
        0,
        None,
    )
    assert (gpu, count, offer) == (modelled.gpus["boreal-one"], 2, offers[0])
    assert cheapest_rented(modelled, Ends(1, 2, 3), {}) is None


def test_cards_with_experimental_software_or_at_its_end_do_not_count(modelled: Catalog) -> None:
    model, need = modelled.models["eight"], Ends(5, 6, 7)
    offers = Edition(modelled, TODAY, TODAY).offers["us"]
    found = {}
    for status in ("supported", "ending"):
        family = tiny_family("boreal", "boreal-one", status=status)
        catalog = replace(modelled, software={family.id: family})
        held = runners(model, need, Market(catalog, offers, "us", TODAY))
        found[status] = [runner.gpu.id for runner in held]
    assert found == {"supported": ["boreal-one"], "ending": []}


def test_hours_of_what_comes_to_its_end_do_not_count(modelled: Catalog) -> None:
    rentals = {"boreal-one": Edition(modelled, TODAY, TODAY).offers["us"]["boreal-one"]}
    found = []
    for status in ("experimental", "ending"):
        family = tiny_family("boreal", "boreal-one", status=status)
        catalog = replace(modelled, software={family.id: family})
        found.append(cheapest_rented(catalog, Ends(5, 6, 7), rentals) is not None)
    assert found == [True, False]


def cards_of(catalog: Catalog, **memory_gb: float) -> Catalog:
    """Return the catalogue with cards like Boreal One, each for 100 USD more than the last."""
    for number, (id_, size) in enumerate(memory_gb.items(), 1):
        card = tiny_gpu(
            catalog, "boreal-one", id=id_, name=id_.title(), aliases=(), memory={"size_gb": size}
        )
        added = replace(catalog, gpus={**catalog.gpus, id_: card})
        catalog = with_prices(added, id_, tiny_price(amount=100 * number))
    return catalog


def rows_of(catalog: Catalog, id_: str, language: Language) -> list[list[str]]:
    """Return the cells of the cards that hold a model in the United States."""
    body, *_ = parse(page_of(catalog, id_, language)).all("tbody")
    return [[cell.text for cell in row.all() if cell.tag in ("th", "td")] for row in body.all("tr")]


def test_few_cards_are_named_of_each_number(modelled: Catalog, english: Language) -> None:
    many = {f"card{number}": 16.0 for number in range(MOST_CARDS + 2)}
    rows = rows_of(cards_of(with_prices(modelled, "boreal-one"), **many), "eight", english)
    assert len(rows) == MOST_CARDS
    assert [row[0] for row in rows] == [f"Card{number}" for number in range(MOST_CARDS)]


def test_row_has_all_memory_all_money_and_what_is_not_known(
    modelled: Catalog, english: Language
) -> None:
    known = cards_of(with_prices(modelled, "boreal-one"), small=24.0)
    (row,) = rows_of(known, "seventy", english)
    name, memory, price, speed, first = (cell.replace("\u00a0", " ") for cell in row)
    assert (name, memory) == ("2 × Small", "2 × 24 GB")
    assert price.startswith("200 USD")
    assert (speed, first) == ("not known", "not known")


def test_a_row_says_where_a_screen_on_the_card_decides(
    modelled: Catalog, english: Language
) -> None:
    for size, said in ((6.8, "6.8 GB with a screen: borderline"), (12.0, "12 GB")):
        known = cards_of(with_prices(modelled, "boreal-one"), small=size)
        (row,) = rows_of(known, "eight", english)
        assert " ".join(row[1].replace("\u00a0", " ").split()) == said


def test_a_card_that_bears_a_screen_is_named_beside_the_cheapest(
    modelled: Catalog, english: Language
) -> None:
    """It stands in the table as well, however many cheaper ones do not."""
    unpriced = with_prices(modelled, "boreal-one")
    tight = {f"tight{number}": 6.8 for number in range(MOST_CARDS)}
    both, without, sure = (
        page_of(cards_of(unpriced, **cards), "eight", english).replace("\u00a0", " ")
        for cards in ({**tight, "roomy": 12.0}, tight, {"roomy": 12.0})
    )
    then = "the cheapest single card still sure to hold it: the Roomy, at 700 USD new."
    assert f"With a screen plugged in, that is borderline; {then}" in both
    assert "With a screen plugged in, that is borderline." in without
    assert "With a screen" not in sure
    rows = rows_of(cards_of(unpriced, **tight, roomy=12.0), "eight", english)
    assert len(rows) == MOST_CARDS
    assert rows[-1][0] == "Roomy"


def test_a_computer_is_not_praised_without_its_speed(
    modelled: Catalog, english: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    def speed(_catalog: Catalog, gpu: Gpu, *_: object) -> GenerationSpeed:
        ends = Ends(4, 5, 6) if gpu.memory.unified else Ends(14, 18, 22)
        return GenerationSpeed("estimated", ends)

    known = with_computer(modelled, 128)
    assert "writes one conversation" not in page_of(known, "seventy", english)
    monkeypatch.setattr(runners_module, "generation_speed", speed)
    html = page_of(known, "seventy", english).replace("\u00a0", " ")
    assert (
        "The computer writes one conversation at 4–6 tokens/s, four Boreal One cards at 14–22"
        in html
    )


@pytest.mark.parametrize("withdrawn", [None, "2026-03"])
def test_a_computer_that_is_no_longer_sold_with_its_memory_is_told_so(
    modelled: Catalog,
    english: Language,
    monkeypatch: pytest.MonkeyPatch,
    withdrawn: str | None,
) -> None:
    speed = GenerationSpeed("estimated", Ends(4, 5, 6))
    monkeypatch.setattr(runners_module, "generation_speed", lambda *_: speed)
    known = with_computer(modelled, 56, "AMD")
    memory = {"withdrawn": withdrawn}
    gpus = {"shared-box": tiny_gpu(known, "shared-box", memory=memory)}
    html = page_of(replace(known, gpus=gpus), "seventy", english).replace("\u00a0", " ")
    assert "may hold it once you raise the limit" in html
    assert ("The version with 56 GB is no longer sold new." in html) == bool(withdrawn)
