"""Fit facts: models, cards, prices and constants, as plain values that a browser can read."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from datetime import date
from functools import cached_property
from typing import Any, NotRequired

from typing_extensions import TypedDict

from macros.advice.fit.fit_records import FORMATS, READ_FORMATS, PriceNote, Triple
from macros.advice.fit.main_memory_facts import MainMemoryFacts, main_memory_facts
from macros.advice.fit.memory_facts import memory_facts
from macros.advice.fit.prompt_facts import (
    CardPrompts,
    GainFacts,
    PromptFacts,
    ahead_facts,
    card_prompts,
    gain_facts,
    prompt_facts,
    serves,
)
from macros.advice.fit.tensor_facts import TensorFacts, tensor_facts
from macros.advice.generation.card_speed import Writing, card_speed, tensor_ends
from macros.advice.generation.generation_model import GenerationModel, generation_model
from macros.advice.generation.main_memory_model import main_memory_model
from macros.advice.generation.prompt_model import PromptModel, prompt_model
from macros.advice.generation.runners import MOST_BESIDE, is_computer, is_runner, most_beside
from macros.advice.generation.tensor_model import TensorModel, tensor_model
from macros.advice.generation.tuning_model import (
    WORK,
    TuningModel,
    measured_ends,
    tuning_model,
)
from macros.advice.memory.constants import constants_of
from macros.advice.memory.fit import COUNTS
from macros.advice.memory.held import FOUR_BITS, screen_gib
from macros.advice.memory.shape import shape_of
from macros.advice.memory.shared_memory import own_gib, shared_share, unset_share
from macros.advice.picks.card_prices import exact
from macros.advice.picks.dependable_software import (
    with_doubtful_software,
    with_software_at_its_end,
)
from macros.advice.picks.export import for_sale
from macros.advice.picks.household_socket import Socket
from macros.advice.prices.conversion import newest_usd
from macros.advice.prices.electricity import cost_on_top, household_price
from macros.advice.prices.offers import Offer
from macros.advice.speeds.performance import Performance
from macros.facts.build_file import WHOLE_COMPUTERS
from macros.facts.catalog import Catalog
from macros.facts.records.models import Model, WeightFormat
from macros.facts.records.products import Gpu
from macros.facts.records.software import SoftwareFamily

Offers = Mapping[str, Sequence[Offer]]


class FitModel(TypedDict):
    """A model that writes text: the figures of which its memory follows.

    `published` is the format of fewer than 16 bits in which alone it runs.
    """

    id: str
    name: str
    context_tokens: int | None
    published: NotRequired[WeightFormat]
    shape: dict[str, Any]


class FitPrice(TypedDict):
    """A price in the region's money, what it is at most in three of four cases, and its month.

    The `notes` say where it does not rest on what was seen in the region of late.
    """

    amount: float
    cautious: float
    seen: str
    notes: NotRequired[list[PriceNote]]


class FitCard(Writing):
    """An accelerator: memory in GiB, and what its speed is computed from.

    With error correction on, as its maker ships it, that is less than the `label_gb` it goes by.
    `measured` are tokens a
    second with a model in a format, `alike` those of products with the same chip. `tensor_ends`
    are those of an estimate of several that share every layer, as multiples of it. `tune` is the
    relative speed in tuning with its spread, and the most that tokens a second times billions of
    weights can be, where that is known; `tuned` is what was measured with a model in a way, `watts`
    are drawn at full load.
    `beside` says how many of it are named beside fewer that cost more, where that is not the most.
    We advise against buying what is `avoided`, in every region; what is `withdrawn` is no longer
    sold new with its memory.
    `not_loaded` are formats for which it has no hardware, and which no program unpacks on it.
    `prices` are by region and kind, of what is `bought` alone, and `rented` those of an hour.
    """

    id: str
    name: str
    vendor: str
    memory_gib: float
    label_gb: NotRequired[float]
    shared: float  # the share of a shared memory that is surely free; 0 of memory of its own
    unset: NotRequired[float]  # before anybody raises the limit
    several: bool
    tune: list[float] | None
    tuned: dict[str, Triple]
    bought: bool
    watts: float | None
    measured: dict[str, Triple]
    alike: NotRequired[dict[str, Triple]]
    tensor_ends: NotRequired[list[float]]
    prompts: CardPrompts
    serves: list[str]
    beside: NotRequired[dict[str, int]]
    avoided: NotRequired[bool]
    withdrawn: NotRequired[bool]
    not_loaded: NotRequired[list[str]]
    prices: dict[str, dict[str, FitPrice]]
    rented: dict[str, FitPrice]


class FitFacts(TypedDict):
    """All facts of the answer; `memory` and `speed` are the constants of their formulas.

    `per_kwh` is what a household pays for one more kWh, by region.
    """

    day: str
    counts: list[int]
    formats: list[str]
    read_formats: list[str]
    four_bits: list[str]
    layer_s: float
    tuning: list[float] | None
    per_kwh: dict[str, float]
    prompts: PromptFacts | None
    together: dict[str, GainFacts]
    ahead: dict[str, list[float]]
    main_memory: MainMemoryFacts | None
    tensor: TensorFacts | None
    screen_gib: float
    memory: dict[str, Any]
    models: list[FitModel]
    cards: list[FitCard]


@dataclass(frozen=True)
class FitSources:
    """What the facts are read from: offers and rentals are those of each region.

    So are the ids of what is `avoided`, and the usual socket.
    """

    catalog: Catalog
    offers: Mapping[str, Offers]
    rentals: Mapping[str, Offers]
    performance: Performance
    day: date
    avoided: Mapping[str, frozenset[str]] = field(default_factory=dict)
    sockets: Mapping[str, Socket | None] = field(default_factory=dict)

    @cached_property
    def doubtful(self) -> frozenset[str]:
        """The ids of what nobody should buy for its software."""
        return with_doubtful_software(self.catalog.software)

    @cached_property
    def at_their_end(self) -> frozenset[str]:
        """The ids of what nobody should rent for its software."""
        return with_software_at_its_end(self.catalog)


def fit_facts(sources: FitSources) -> FitFacts:
    """Return the facts of all models whose shape is known and of all accelerators of one chip.

    Raises KeyError where a constant is missing.
    """
    catalog = sources.catalog
    constants, fitted = constants_of(catalog), generation_model(catalog, sources.day)
    models = list(_models(catalog))
    models_of = _Fitted(
        fitted,
        tuning_model(catalog, sources.performance.speeds, sources.day),
        prompt_model(catalog, sources.performance, sources.day),
        gain_facts(catalog, sources.day),
        tensor_model(catalog, sources.day),
    )
    tuned = models_of.tuning
    return {
        "day": sources.day.isoformat(),
        "counts": list(COUNTS),
        "formats": list(FORMATS),
        "read_formats": list(READ_FORMATS),
        "four_bits": list(FOUR_BITS),
        "layer_s": fitted.layer_s if fitted else 0.0,
        "tuning": [tuned.seconds, tuned.fixed, tuned.reach, tuned.qlora] if tuned else None,
        "per_kwh": _per_kwh(catalog),
        "prompts": prompt_facts(models_of.prompts),
        "together": dict(models_of.gains),
        "ahead": ahead_facts(catalog, sources.day),
        "main_memory": main_memory_facts(
            main_memory_model(catalog, sources.day), fitted.again_reach if fitted else 0.0
        ),
        "tensor": tensor_facts(models_of.tensor),
        "screen_gib": screen_gib(catalog),
        "memory": memory_facts(constants) if models else {},
        "models": models,
        "cards": [
            _card(gpu, sources, models_of)
            for gpu in catalog.gpus.values()
            if gpu.chips == 1 and gpu.is_regular
        ],
    }


def _per_kwh(catalog: Catalog) -> dict[str, float]:
    """Return the price of one more kWh on top of ordinary use, where it is known."""
    prices = {region: household_price(catalog, region) for region in catalog.regions}
    return {region: exact(cost_on_top(price, 1)) for region, price in prices.items() if price}


def _models(catalog: Catalog) -> Iterator[FitModel]:
    """Yield the models that write text, the smallest first."""
    models = sorted(catalog.models.values(), key=lambda m: (m.parameters.total_billion, m.id))
    for model in models:
        shape = shape_of(model)
        if model.modality == "text" and shape and shape.layers > 1:
            yield _model(model, asdict(shape))


def _model(model: Model, shape: dict[str, Any]) -> FitModel:
    groups = (group.model_dump(exclude_none=True) for group in shape["attention"])
    found: FitModel = {
        "id": model.id,
        "name": model.name,
        "context_tokens": model.context_tokens,
        "shape": {**shape, "attention": list(groups)},
    }
    if model.published_weights:
        found["published"] = model.published_weights
    return found


def _card(gpu: Gpu, sources: FitSources, models: _Fitted) -> FitCard:
    tuned = models.tuning
    is_bought = (is_runner(gpu) or is_computer(gpu)) and gpu.id not in sources.doubtful
    speed = card_speed(gpu, models.generation)
    card: FitCard = {
        "id": gpu.id,
        "name": gpu.name,
        "vendor": gpu.vendor,
        "memory_gib": own_gib(gpu),
        "shared": shared_share(gpu, sources.catalog) if gpu.memory.unified else 0,
        "several": gpu.form_factor not in WHOLE_COMPUTERS,
        "tune": _tune(gpu, sources, tuned) if tuned else None,
        "tuned": _tuned(gpu, tuned) if tuned else {},
        "bought": is_bought,
        "watts": gpu.power.tdp_w,
        "read_s": speed.read_s,
        "at_best": speed.at_best,
        "slower": speed.slower,
        "reach": speed.reach,
        "mixture": speed.mixture,
        "measured": speed.measured,
        "serves": [software for software in models.gains if serves(gpu, software)],
        "prompts": card_prompts(gpu, models.prompts, sources.performance.speeds),
        "prices": _prices(gpu, sources) if is_bought else {},
        "rented": {} if gpu.id in sources.at_their_end else dict(_rented(gpu, sources)),
    }
    if sources.avoided and all(gpu.id in ids for ids in sources.avoided.values()):
        card["avoided"] = True
    if card["memory_gib"] != gpu.memory.size_gb:
        card["label_gb"] = gpu.memory.size_gb
    if gpu.memory.withdrawn:
        card["withdrawn"] = True
    if is_bought and (beside := _beside(gpu, sources)):
        card["beside"] = beside
    if unset := unset_share(gpu, sources.catalog):
        card["unset"] = unset
    if not loads_fp8(gpu, sources.catalog.software):
        card["not_loaded"] = ["fp8"]
    if speed.alike:
        card["alike"] = speed.alike
    if card["several"] and (factors := tensor_ends(gpu, models.tensor)):
        card["tensor_ends"] = factors
    return card


@dataclass(frozen=True)
class _Fitted:
    """What was fitted to measured speeds: of writing, tuning, reading prompts and sharing."""

    generation: GenerationModel | None
    tuning: TuningModel | None
    prompts: PromptModel | None
    gains: Mapping[str, GainFacts]
    tensor: TensorModel | None


def _tune(gpu: Gpu, sources: FitSources, tuned: TuningModel) -> list[float] | None:
    speed = (
        sources.performance.speeds.of(WORK, gpu.id) if WORK in sources.catalog.workloads else None
    )
    most = tuned.most(gpu, speed)
    ends = [] if most is None else [exact(most)]
    return [exact(speed.value), exact(speed.spread), *ends] if speed else None


def loads_fp8(gpu: Gpu, software: Mapping[str, SoftwareFamily]) -> bool:
    """Return whether it computes in FP8, or vLLM unpacks such weights to BF16 on it.

    It does that on NVIDIA's chips with BF16. Of what is in no family we do not know it.
    """
    families = [family for family in software.values() if gpu.id in family.accelerators]
    known = {precision for family in families for precision in family.precisions}
    is_cuda = gpu.software is not None and gpu.software.platform == "CUDA"
    computes = gpu.compute.fp8_dense_tflops is not None or "fp8" in known
    return not families or computes or (is_cuda and "bf16" in known)


def _beside(gpu: Gpu, sources: FitSources) -> dict[str, int]:
    known = {
        region: most_beside(gpu, sources.avoided.get(region, ()), sources.sockets.get(region))
        for region in sources.offers
    }
    return {region: most for region, most in known.items() if most < MOST_BESIDE}


def _tuned(gpu: Gpu, tuned: TuningModel) -> dict[str, Triple]:
    """Return what was measured, by model and way; programs differ by as much as their ends."""
    own = {key: ends for key, ends in measured_ends(tuned.trials).items() if key[0] == gpu.id}
    return {
        f"{model}|{way}": [ends.low, ends.likely, ends.high]
        for (_, model, way), ends in sorted(own.items())
    }


def _prices(gpu: Gpu, sources: FitSources) -> dict[str, dict[str, FitPrice]]:
    found = {
        region: dict(_of_region(gpu, offers.get(gpu.id, ()), region, sources))
        for region, offers in sources.offers.items()
    }
    return {region: prices for region, prices in found.items() if prices}


def _of_region(
    gpu: Gpu, own: Sequence[Offer], region: str, sources: FitSources
) -> Iterator[tuple[str, FitPrice]]:
    sold = for_sale(sources.catalog, gpu.id, region, sources.day, own)
    for name, kind in (("new", "street_new"), ("used", "used")):
        if offer := _cheapest([one for one in sold if one.kind == kind]):
            yield name, _price(offer)


def _rented(gpu: Gpu, sources: FitSources) -> Iterator[tuple[str, FitPrice]]:
    """Yield the price of an hour in the money of each region; clouds bill in US dollars."""
    for region, offers in sources.rentals.items():
        usd = newest_usd(sources.catalog.regions, region, sources.day)
        if usd and (offer := _cheapest(offers.get(gpu.id, ()))):
            yield region, _price(offer.times(1 / usd))


def _cheapest(offers: Sequence[Offer]) -> Offer | None:
    return min(offers, key=lambda offer: offer.cautious_usd, default=None)


def _price(offer: Offer) -> FitPrice:
    price: FitPrice = {
        "amount": exact(offer.amount),
        "cautious": exact(offer.amount * offer.cautious_usd / offer.usd),
        "seen": offer.observed.month,
    }
    if notes := list(_notes(offer)):
        price["notes"] = notes
    return price


def _notes(offer: Offer) -> Iterator[PriceNote]:
    if offer.how == "converted":
        yield "converted"
    if offer.stale:
        yield "stale"
    if offer.is_superseded:
        yield "raised"
