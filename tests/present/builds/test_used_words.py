"""Who buys used parts is told what to ask the seller."""

from __future__ import annotations

from dataclasses import replace

from macros.advice.builds.choice import Choice
from macros.advice.builds.options import Item
from macros.advice.prices.offers import OfferKind
from macros.facts.catalog import Catalog
from macros.facts.records.parts import Cpu
from macros.present.builds.firmware_words import firmware_words
from macros.present.builds.used_words import used_words
from macros.present.words.language import Language
from tests.advising import tiny_offer
from tests.tiny_computers import tiny_computers, tiny_tier


def said(catalog: Catalog, language: Language, *, used: bool, lock: bool | None) -> list[str]:
    choice = tiny_computers(catalog, tiny_tier("1-gpu", 1)).choice("1-gpu", "economical", "us")
    bought = with_cpu(choice, used=used, lock=lock)
    return [each.replace("\u00a0", " ") for each in used_words(bought, language)]


def with_cpu(choice: Choice, *, used: bool, lock: bool | None) -> Choice:
    """Return the choice with its processor used or new, which makers may lock or not."""
    (old,) = (item for item in choice.items if item.kind == "cpu")
    assert isinstance(old.part, Cpu)
    part = old.part.model_copy(update={"vendor_lock": lock})
    offer = tiny_offer(part.id, 80.0, "used" if used else "street_new")
    items = (Item("cpu", part, 1, offer), *(item for item in choice.items if item != old))
    return replace(choice, items=items)


def test_used_parts_are_named_with_what_to_ask(catalog: Catalog, english: Language) -> None:
    (bought,) = said(catalog, english, used=True, lock=None)
    assert bought.startswith("Buy used, as the price assumes: Borealis Quill.")


def test_processor_that_makers_may_lock_is_asked_about(catalog: Catalog, english: Language) -> None:
    _, locked = said(catalog, english, used=True, lock=True)
    assert locked.startswith("Have the seller of the Borealis Quill confirm in writing")


def test_new_parts_need_no_such_words(catalog: Catalog, english: Language) -> None:
    assert said(catalog, english, used=False, lock=True) == []


def test_used_card_is_named_too(catalog: Catalog, english: Language) -> None:
    choice = tiny_computers(catalog, tiny_tier("1-gpu", 1)).choice("1-gpu", "economical", "us")
    assert choice.candidate
    used = replace(choice.candidate, offer=tiny_offer("small", 200.0, "used"))
    (bought,) = used_words(replace(choice, candidate=used), english)
    assert "Small" in bought


def with_plugs(catalog: Catalog, connector: str, kind: OfferKind, **psu: int) -> Choice:
    """Return a build of two cards with such a connector, on a supply with such plugs."""
    edition = tiny_computers(catalog, tiny_tier("2-gpu", 2))
    choice = edition.choice("2-gpu", "economical", "us")
    build, candidate = choice.build, choice.candidate
    assert build
    assert build.psu
    assert candidate
    power = build.gpu.power.model_copy(update={"connectors": (connector,), "adapter_8pin": 2})
    fed = replace(
        build,
        gpu=build.gpu.model_copy(update={"power": power}),
        psu=build.psu.model_copy(update=psu),
    )
    offer = tiny_offer("small", 200.0, kind)
    return replace(choice, build=fed, candidate=replace(candidate, offer=offer))


def test_used_card_on_the_adapter_of_its_box_needs_the_seller_to_add_it(
    catalog: Catalog, english: Language
) -> None:
    choice = with_plugs(catalog, "1x 16-pin", "used", connectors_16pin=1, connectors_8pin=4)
    _, adapter = used_words(choice, english)
    assert adapter.startswith("Card 2 needs the adapter from its box (two 8-pin plugs).")
    assert "have the seller confirm that it is included, or choose a power supply" in adapter


def test_adapter_that_no_cable_stands_in_for_is_only_asked_for(
    catalog: Catalog, english: Language
) -> None:
    choice = with_plugs(catalog, "1x 12-pin", "used", connectors_8pin=4)
    _, adapter = used_words(choice, english)
    assert adapter.startswith("Cards 1 and 2 each need the adapter from their box")
    assert adapter.endswith("confirm that it is included.")


def test_new_cards_and_native_cables_need_no_word_of_adapters(
    catalog: Catalog, english: Language
) -> None:
    new = with_plugs(catalog, "1x 16-pin", "street_new", connectors_16pin=1, connectors_8pin=4)
    assert [*used_words(new, english)] == []
    native = with_plugs(catalog, "1x 16-pin", "used", connectors_16pin=2)
    (bought,) = used_words(native, english)
    assert bought.startswith("Buy used")


def test_processor_that_old_firmware_damages_asks_for_newer(
    catalog: Catalog, english: Language
) -> None:
    choice = tiny_computers(catalog, tiny_tier("1-gpu", 1)).choice("1-gpu", "economical", "us")
    assert not [*firmware_words(choice, english)]
    (old,) = (item for item in choice.items if item.kind == "cpu")
    part = old.part.model_copy(update={"least_microcode": "0x7"})
    items = tuple(replace(item, part=part) if item == old else item for item in choice.items)
    (said,) = firmware_words(replace(choice, items=items), english)
    assert "Update the firmware of the board before the first long run" in said
    assert "0x7" in said
    assert "Borealis Quill" in said
