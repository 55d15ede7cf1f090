"""Country records: law, customs and markets of a region, as its buyers have to know them."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from pydantic import Field

from macros.facts.records.products import (
    DOCUMENTED,
    Currency,
    Identifier,
    Line,
    Many,
    Names,
    OtherLanguages,
    Record,
)
from macros.facts.records.regions import ReadRecord, Share

Sentence = Annotated[str, Field(min_length=1, max_length=400, pattern=r"^[^\n]*$")]
# What a buyer asks; each topic is answered, or asked of those who live there.
AskedTopic = Literal[
    "guarantee_new",
    "guarantee_used",
    "private_sale",
    "return",
    "used_tax",
    "import_threshold",
    "import_tax",
    "lever",
    "payment",
    "grey_import",
]
# What is told where it is known, and may be asked.
OtherTopic = Literal[
    "protection",
    "wiring",
    "three_phase",
    "modified",
    "shops",
    "used_prices",
    "clouds",
    "tariff",
    "domestic",
    "write_off",
]
Topic = AskedTopic | OtherTopic
ASKED_TOPICS: tuple[AskedTopic, ...] = get_args(AskedTopic)
# Topics with a question of their own in every language; all others need the words of one.
USUAL_QUESTIONS: tuple[Topic, ...] = (*ASKED_TOPICS, "shops", "used_prices", "clouds")
PlaceKind = Literal["shop", "comparison", "used_shop", "used_market"]
Count = Annotated[int, Field(ge=0, le=1_000)]
Amount = Annotated[float, Field(ge=0, le=1_000_000, allow_inf_nan=False)]


class SentenceInOthers(OtherLanguages):
    """A sentence of the data in the languages besides English; none is missing."""

    fr: Sentence
    ja: Sentence
    ko: Sentence
    zh: Sentence


class CountryFact(ReadRecord):
    """What holds in a country, and if it is a figure, that figure: a time, a share or an amount.

    `text` says it in English and `text_in` in the other languages, without the figure. A figure
    with `only` is the longest time (`at_most`), or holds where sellers state no terms of their own.
    """

    topic: Topic
    months: Count | None = None
    days: Count | None = None
    percent: Share | None = None
    amount: Amount | None = None
    currency: Currency | None = None
    only: Literal["at_most", "without_terms"] | None = None
    text: Sentence
    text_in: SentenceInOthers


class MarketPlace(ReadRecord):
    """Where people look for hardware: a shop, a comparison of prices, or a market of used goods."""

    name: Line
    is_a: PlaceKind


class LocalCloud(ReadRecord):
    """A provider in the country; `provider` names its file where its prices are compared."""

    name: Line
    provider: Annotated[Identifier, Names("provider", "clouds")] | None = None


class OpenQuestion(Record):
    """What we could not find out, and somebody who lives there can tell.

    Without a `text` the topic's usual question is asked.
    """

    topic: Topic
    text: Sentence | None = None
    text_in: SentenceInOthers | None = None


class Country(Record):
    """What a buyer of a region has to know besides prices; the file is called as the region's."""

    model_config = DOCUMENTED

    facts: Many[CountryFact] = ()
    """What holds there; what is not said holds as in the region that it is part of."""
    places: Many[MarketPlace] = ()
    """Where people look for prices and goods."""
    clouds: Many[LocalCloud] = ()
    """Providers that rent accelerators out from there."""
    accelerators: Many[Annotated[Identifier, Names("accelerator", "not_included.yml")]] = ()
    """Accelerators made there that are left out of the catalogue."""
    open_questions: Many[OpenQuestion] = ()
    """What could not be found out from elsewhere."""
