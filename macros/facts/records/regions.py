"""Region records: money, tax, electricity and mains of the places where readers buy."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from macros.facts.records.partial_date import PartialDateField
from macros.facts.records.products import (
    DOCUMENTED,
    Currency,
    GpuId,
    Identifier,
    Kind,
    Line,
    Many,
    Names,
    Note,
    OtherLanguages,
    Quality,
    Record,
    SourceId,
    Url,
)

# Has the most prices, and its shops show them without tax; launch prices are those asked there.
DEFAULT_REGION = "us"

# The largest breaker behind which cords with C13 or C19 may hang: NFPA 70 takes loads of any size
# on circuits of up to 20 A, and IEC 60320 rates a C19 at 16 A.
MOST_CORD_A = 20

Share = Annotated[float, Field(ge=0, le=100, allow_inf_nan=False)]
Consumer = Literal["household", "business"]
PricePerKilowattHour = Annotated[float, Field(gt=0, le=100_000, allow_inf_nan=False)]
PricePerHour = Annotated[float, Field(gt=0, le=1_000_000, allow_inf_nan=False)]
KilowattHours = Annotated[float, Field(gt=0, le=1_000_000, allow_inf_nan=False)]


class SourcedRecord(Record):
    """A figure with its own source."""

    source: SourceId
    url: Url | None = None
    kind: Kind
    note: Note | None = None


class ExchangeRate(SourcedRecord):
    """What one unit of the region's currency was worth in US dollars on a day."""

    date: PartialDateField
    usd: Annotated[float, Field(gt=0, le=1_000, allow_inf_nan=False)]


class Tax(SourcedRecord):
    """Sales tax or VAT; `included` says whether shops show prices with it.

    Where it differs from place to place, `low_percent` and `high_percent` are the ends. `name` is
    what it is called in English, `VAT`; `on_receipts` is what stands on receipts: `MwSt.`.
    """

    read_on: PartialDateField
    name: Line | None = None
    name_in: OtherLanguages | None = None
    on_receipts: Many[Line] = ()
    included: bool
    percent: Share | None = None
    low_percent: Share | None = None
    high_percent: Share | None = None


class ElectricityStep(Record):
    """What one more kWh costs, up to so many a month; the last step has no end."""

    up_to_kwh_per_month: KilowattHours | None = None
    per_kwh: PricePerKilowattHour


class ElectricityPrice(SourcedRecord):
    """The price of one kWh in the region's currency, with the taxes that its note names.

    `marginal` where it is what one more kWh costs; otherwise it is the mean of bills, with their
    fixed charges. Where the price rises with use, `steps` hold all of it and `per_kwh` is the price
    in the step that a consumer who uses `used_kwh_per_month` has reached. `hours` are `peak` or
    `off_peak` where the price holds for a part of the day only, as the name of the `tariff` says.
    """

    consumer: Consumer
    date: PartialDateField
    per_kwh: PricePerKilowattHour
    tariff: Line | None = None
    tariff_in: OtherLanguages | None = None
    marginal: bool = False
    hours: Literal["all", "peak", "off_peak"] = "all"
    used_kwh_per_month: KilowattHours | None = None
    steps: Many[ElectricityStep] = ()

    def next_kwh(self, kwh_per_month: float) -> float:
        """Return what the next kWh costs somebody who has used so many in the month."""
        for step in self.steps:
            if step.up_to_kwh_per_month is None or kwh_per_month < step.up_to_kwh_per_month:
                return step.per_kwh
        return self.per_kwh


class ReadRecord(SourcedRecord):
    """What was read on a day."""

    read_on: PartialDateField


CordAmps = Annotated[float, Field(ge=1, le=20, allow_inf_nan=False)]


class ThinCord(ReadRecord):
    """What cords of such a plug carry that are often sold, in A, and the size printed on them."""

    amps: CordAmps
    size: Line | None = None


class Cord(ReadRecord):
    """A cord from the socket to power supplies: its plug, and the connectors that it is sold with.

    Without `connectors` a power strip or distribution unit with C13 and C19 sockets comes between.
    `c13_amps` is what a C13 at its end carries where that is less than the plug: 10 A by IEC 60320.
    `thin` is a common cord whose wires carry less than either.
    """

    plug: Line
    connectors: Many[Literal["C13", "C19"]] = ()
    c13_amps: CordAmps | None = None
    thin: ThinCord | None = None


class Practice(ReadRecord):
    """What somebody says that a socket bears for hours, where no rule of the circuit says it."""

    amps: Annotated[float, Field(ge=1, le=400, allow_inf_nan=False)] | None = None


class OutletBreaker(ReadRecord):
    """What the breaker of an outlet may be rated at most, in A, in a distribution unit."""

    amps: Annotated[float, Field(ge=1, le=32, allow_inf_nan=False)]


Installer = Literal["owner_or_electrician", "electrician", "registered_electrician", "certified"]


class Installation(ReadRecord):
    """Who may put in such a socket or circuit where none is yet.

    `owner_or_electrician` leaves it to the rules of the place, `electrician` is a qualified one,
    `registered_electrician` one whom the operator of the grid or the building authority knows.
    `certified` leaves it to anyone, as in homes of England and Wales: a registered electrician
    certifies own work, that of others is notified to building control.
    """

    who: Installer


class Circuit(SourcedRecord):
    """A circuit or socket; `continuous_w` is what it may deliver for hours, where a rule says.

    `connector` is the standard of its socket. `practice` holds what is said of hours otherwise. A
    `household` socket takes the plugs of appliances: no electrician puts it in for a server.
    `outlet_breaker` is that of a distribution unit that feeds power supplies from it.
    """

    name: Line
    name_in: OtherLanguages | None = None
    volts: Annotated[float, Field(ge=90, le=480, allow_inf_nan=False)]
    amps: Annotated[float, Field(ge=1, le=400, allow_inf_nan=False)]
    household: bool = False
    max_w: Annotated[float, Field(ge=100, le=200_000, allow_inf_nan=False)]
    continuous_w: Annotated[float, Field(ge=100, le=200_000, allow_inf_nan=False)] | None = None
    rule: Note
    connector: Line | None = None
    cord: Cord | None = None
    outlet_breaker: OutletBreaker | None = None
    who_may_install: Installation | None = None
    practice: Many[Practice] = ()

    @property
    def outgrows_cords(self) -> bool:
        """Whether its breaker lets through more than any cord to a power supply bears."""
        return self.amps > MOST_CORD_A

    @property
    def needs_pdu(self) -> bool:
        """Whether a distribution unit has to come between it and power supplies."""
        return self.outgrows_cords or (self.cord is not None and not self.cord.connectors)


class Region(Record):
    """A place to buy in; `part_of` names the region whose prices and rates hold here as well.

    `prices_also_from` are places without a file of their own whose prices hold here.
    """

    model_config = DOCUMENTED

    currency: Currency
    """The ISO 4217 code of the currency."""
    part_of: Annotated[Identifier, Names("region", "regions")] | None = None
    """The region whose prices and rates hold here as well."""
    prices_also_from: Many[Annotated[Line, Names("regions")]] = ()
    """Places without a file of their own whose prices hold here."""
    exchange_rates: Many[ExchangeRate] = ()
    """What a unit of the currency was worth in US dollars, by day."""
    tax: Tax
    """Sales tax or VAT, and whether shops show prices with it."""
    electricity: Many[ElectricityPrice] = ()
    """Prices of a kWh in the currency."""
    circuits: Many[Circuit] = ()
    """Sockets and circuits with what they deliver."""


class Rental(Record):
    """What an hour of one accelerator costs at a provider, without tax.

    `usd_per_hour` in US dollars, or else `per_hour` in the `currency` that the provider bills in.
    `regions` are those whose readers can rent there; empty where anybody can.
    """

    accelerator: GpuId
    date: PartialDateField
    usd_per_hour: PricePerHour | None = None
    per_hour: PricePerHour | None = None
    currency: Currency | None = None
    regions: Many[Annotated[Identifier, Names("region", "regions")]] = ()
    billing: Literal["on_demand", "community", "spot", "reserved"]
    instance: Line | None = None
    source: SourceId
    url: Url | None = None
    quality: Quality
    note: Note | None = None
