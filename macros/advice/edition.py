"""Edition: the whole advice as of one day, each part made when it is first asked for."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from dataclasses import replace
from datetime import date
from functools import cached_property, wraps
from itertools import chain
from typing import Any, Concatenate, ParamSpec, TypeVar

from macros.advice.builds.choice import Choice, Chooser
from macros.advice.builds.machines import half_tier
from macros.advice.builds.one_circuit import OneCircuit, one_circuit
from macros.advice.builds.options import PartFigures
from macros.advice.builds.rulebook import Answers
from macros.advice.builds.speed_ups import SpeedUp, speed_ups
from macros.advice.builds.tier_buyer import verdict_on_computers
from macros.advice.builds.upgrade_path import UpgradePath, upgrade_path
from macros.advice.builds.usual_socket import usual_socket
from macros.advice.builds.whole_computer import whole_computer
from macros.advice.fit.fit_beyond import Beyond, beyond
from macros.advice.fit.fit_facts import FitFacts, FitSources, fit_facts
from macros.advice.fit.fit_records import FitQuestion
from macros.advice.generation.relative_speeds import with_token_speeds
from macros.advice.generation.runners import Market as ModelMarket
from macros.advice.generation.runners import Runner, computers, runners
from macros.advice.generation.tight_fit import is_tight
from macros.advice.generation.tuning_model import TuningModel, tuning_model
from macros.advice.memory.cases import usual_tokens
from macros.advice.memory.constants import constants_of
from macros.advice.memory.formats import Ends
from macros.advice.memory.held import need_gib
from macros.advice.picks.avoid import CardVerdict, card_verdicts
from macros.advice.picks.export import for_sale
from macros.advice.picks.hosts import Hosts
from macros.advice.picks.pick import Verdict, pick
from macros.advice.picks.price_looks import PriceLook, price_looks
from macros.advice.picks.situation import Situation, running_cost
from macros.advice.picks.upgrades import Upgrade, upgrades
from macros.advice.prices.market import Market, part_market_on
from macros.advice.prices.offers import Offer
from macros.advice.prices.region_offers import offers_by_region, part_offers
from macros.advice.prices.rentals import rental_offers
from macros.advice.speeds.performance import Performance, performance
from macros.advice.speeds.scaling import Scaling, scaling_of
from macros.advice.speeds.speed import Speed
from macros.facts.catalog import Catalog
from macros.facts.known_by import known_by
from macros.facts.records.partial_date import PartialDate
from macros.facts.records.tiers import Tier, TierClass

# Within a year one can still go and look what a product costs; of earlier days one cannot.
BACK_TEST_AFTER_DAYS = 365
# What who already has an accelerator trains with it: the two most common kinds of networks.
UPGRADE_WORKLOADS = ("cnn-training", "transformer-training")

P = ParamSpec("P")
R = TypeVar("R")


def _made_once(
    method: Callable[Concatenate[Edition, P], R],
) -> Callable[Concatenate[Edition, P], R]:
    """Return the method, whose result an edition keeps for the same arguments."""

    @wraps(method)
    def result(edition: Edition, /, *args: P.args, **kwargs: P.kwargs) -> R:
        key = method.__name__, *args, *kwargs.items()
        if key not in edition._made:
            edition._made[key] = method(edition, *args, **kwargs)
        made: R = edition._made[key]
        return made

    return result


class Edition:
    """What the guide advises on `day`, from what was known then.

    `everything` is the catalogue with all that is known on the day of the build.
    """

    def __init__(self, everything: Catalog, day: date, built_on: date) -> None:
        """Take the facts; nothing is computed yet."""
        self.everything = everything
        self.day = day
        self.is_back_test = (built_on - day).days > BACK_TEST_AFTER_DAYS
        self.catalog = known_by(everything, day) if day < built_on else everything
        self._made: dict[tuple[Hashable, ...], Any] = {}
        self._answers: Answers = {}
        self._part_figures = PartFigures()

    @cached_property
    def performance(self) -> Performance:
        """The speeds of all products and the models behind them."""
        found = performance(self.catalog, self.day, self.everything)
        return with_token_speeds(found, self.catalog, self.day)

    @cached_property
    def scaling(self) -> Scaling:
        """The speeds of several accelerators that share one piece of work."""
        return scaling_of(self.catalog, self.performance, self.day)

    @cached_property
    def tuning(self) -> TuningModel | None:
        """The model of tuning with adapters; None where too little was measured."""
        return tuning_model(self.catalog, self.performance.speeds, self.day)

    @cached_property
    def fit_facts(self) -> FitFacts:
        """What /fit/ computes from: models, cards, their prices and speeds."""
        rentals = {region: self.rentals(region) for region in self.offers}
        avoided = {region: avoided_in(self, region) for region in self.offers}
        sockets = {region: self.situation(region).socket for region in self.offers}
        given = self.catalog, self.offers, rentals, self.performance, self.day
        return fit_facts(FitSources(*given, avoided, sockets))

    @_made_once
    def model_market(self, region: str) -> ModelMarket:
        """Return what of a region's offers runs a language model."""
        return ModelMarket(
            self.catalog,
            self.offers.get(region, {}),
            region,
            self.day,
            avoided_in(self, region),
            self.situation(region).socket if region in self.offers else None,
        )

    @_made_once
    def usual_need(self, model: str) -> Ends | None:
        """Return what a model takes with its usual context, in GiB; None of an unknown shape."""
        return need_gib(self.catalog, model, usual_tokens(self.catalog.models[model]))

    @_made_once
    def model_cards(self, model: str, region: str) -> list[Runner]:
        """Return the cards of a region that surely hold a model with its usual context."""
        need, market = self.usual_need(model), self.model_market(region)
        return runners(self.catalog.models[model], need, market) if need else []

    @_made_once
    def model_computers(self, model: str, region: str) -> list[Runner]:
        """Return the computers with shared memory of a region that surely hold a model so."""
        need = self.usual_need(model)
        return (
            computers(self.catalog.models[model], need, self.model_market(region)) if need else []
        )

    @_made_once
    def beyond_cards(self, model: str, region: str) -> Beyond | None:
        """Return what else may hold a model so; None of one that /fit/ cannot compute."""
        facts = self.fit_facts
        if all(one["id"] != model for one in facts["models"]):
            return None
        tokens = usual_tokens(self.catalog.models[model])
        question = FitQuestion(model, "", region, tokens=tokens, screen=False)
        return beyond(question, facts, constants_of(self.catalog), avoided_in(self, region))

    @_made_once
    def joint_speed(self, workload: str, id_: str, count: int) -> Speed | None:
        """Return the speed of so many that share a work: all regions ask for the same."""
        return self.scaling.joint_speed_of(workload, id_, count)

    @cached_property
    def offers(self) -> Mapping[str, Mapping[str, tuple[Offer, ...]]]:
        """What products cost in every region."""
        return offers_by_region(self.catalog, self.day, back_test=self.is_back_test)

    @_made_once
    def on_sale(self, region: str) -> Mapping[str, tuple[Offer, ...]]:
        """Return the offers of a region without new ones of what shops there may not sell."""
        return {
            id_: tuple(for_sale(self.catalog, id_, region, self.day, offers))
            for id_, offers in self.situation(region).offers.items()
        }

    @cached_property
    def newest_price(self) -> PartialDate | date:
        """The newest day on which a product's price was seen; the edition's where none was."""
        prices = chain.from_iterable(self.catalog.gpu_prices.values())
        return max((price.date for price in prices), default=self.day)

    @_made_once
    def rentals(self, region: str) -> Mapping[str, list[Offer]]:
        """Return what an hour of accelerators costs who rents them from a region."""
        return rental_offers(self.catalog, region, self.day)

    @_made_once
    def situation(self, region: str) -> Situation:
        """Return prices and market of a region. Raises KeyError for an unknown one."""
        return Situation(
            self.catalog,
            self.performance.speeds,
            self.offers[region],
            self.rentals(region),
            region,
            self.day,
            running_cost(self.catalog, region, self.day),
            # Of past days hardly a price of a part is known.
            None if self.is_back_test else self._hosts(region),
            self.joint_speed,
            running_cost(self.catalog, region, self.day, "business"),
            socket=usual_socket(self.catalog, region),
            # Of past days a lacking price is estimated, from the launch price alone.
            lone_prices=self.is_back_test,
        )

    def _hosts(self, region: str) -> Hosts:
        return Hosts(self.catalog.parts, self.part_offers(region), self.catalog.rules)

    @_made_once
    def verdict(self, persona: str, region: str) -> Verdict:
        """Return the answer for a persona in a region. Raises KeyError for unknown ones."""
        return pick(self.catalog.personas[persona], self.situation(region))

    @_made_once
    def price_looks(self, region: str) -> tuple[PriceLook, ...]:
        """Return the prices of a region that it pays most to look up again, the best first."""
        return price_looks(self.verdicts(region), self.situation(region))

    @_made_once
    def card_verdicts(self, region: str) -> Mapping[str, CardVerdict]:
        """Return the cards against which something speaks in a region, by id."""
        return card_verdicts(self.situation(region))

    def upgrade(self, id_: str, region: str) -> Upgrade | None:
        """Return what who has the product should do; None where its speed is not known."""
        return self.upgrades(region).get(id_)

    @_made_once
    def upgrades(self, region: str) -> Mapping[str, Upgrade]:
        """Return what to do with each product of known speed in a region, by id."""
        works = [work for work in UPGRADE_WORKLOADS if work in self.catalog.workloads]
        return upgrades(self.situation(region), works)

    def verdicts(self, region: str) -> list[Verdict]:
        """Return the answers for all personas in a region, in the order of their file."""
        return [self.verdict(persona, region) for persona in self.catalog.personas]

    @cached_property
    def _part_market(self) -> Market:
        return part_market_on(self.catalog, self.day)

    @_made_once
    def part_offers(self, region: str) -> Mapping[str, tuple[Offer, ...]]:
        """Return what parts cost in a region, by id. Raises KeyError for an unknown region."""
        return part_offers(self.catalog, self._part_market, region)

    @_made_once
    def choice(self, tier: str, class_: str, region: str) -> Choice:
        """Return the build for a class of a tier in a region. Raises KeyError for unknown ones."""
        record = self.catalog.tiers[tier]
        tier_class = _classes_by_id(record)[class_]
        verdict = self._tier_verdict(record, tier_class, region)
        return self._chooser(region).choose(record, tier_class, verdict)

    def _tier_verdict(self, tier: Tier, tier_class: TierClass, region: str) -> Verdict:
        """Return the answer for a class: of a desktop computer with all that is in it to buy.

        Where no computer has a price, the accelerators alone are compared. A price of one source is
        enough here: each part of a build says itself from where its price is.
        """
        where = replace(self.situation(region), lone_prices=True)
        if tier.host == "desktop" and where.hosts is not None:
            whole = verdict_on_computers(self.catalog.personas[tier_class.persona], tier, where)
            if whole.candidates:
                return whole
        return pick(self.catalog.personas[tier_class.persona], where)

    def choose_builds(self, region: str, *, with_growth: bool) -> None:
        """Choose all builds of a region now, and with growth also what becomes of them later."""
        for tier in self.catalog.tiers.values():
            half = half_tier(self.catalog.tiers, tier) if with_growth else None
            for choice in self.choices(tier.id, region):
                if with_growth:
                    self.upgrade_path(tier.id, choice.tier_class.id, region)
                if half:
                    self.same_in(half.id, choice)

    def choices(self, tier: str, region: str) -> list[Choice]:
        """Return the builds of a tier in a region, in the order of its classes."""
        return [self.choice(tier, id_, region) for id_ in _classes_by_id(self.catalog.tiers[tier])]

    def same_in(self, tier: str, choice: Choice) -> Choice | None:
        """Return what a tier would be with the accelerators of a build of another tier.

        None without that build, and where the tier lacks its class.
        """
        record = self.catalog.tiers[tier]
        id_, candidate = choice.tier_class.id, choice.candidate
        tier_class = _classes_by_id(record).get(id_)
        if tier_class is None or candidate is None or choice.build is None:
            return None
        key = "same_in", tier, choice.tier.id, id_, choice.region
        if key not in self._made:
            verdict = replace(choice.verdict, pick=candidate, candidates=(candidate,))
            self._made[key] = self._chooser(choice.region).choose(record, tier_class, verdict)
        same: Choice = self._made[key]
        return same

    @_made_once
    def _chooser(self, region: str) -> Chooser:
        offers, known = self.part_offers(region), (self._answers, self._part_figures)
        return Chooser(self.catalog, offers, region, *known)

    @_made_once
    def upgrade_path(self, tier: str, class_: str, region: str) -> UpgradePath | None:
        """Return how the build of a class grows in a region; None where there is no build.

        Raises KeyError for unknown ones.
        """
        return upgrade_path(self._chooser(region), self.choice(tier, class_, region))

    @_made_once
    def whole_computer(self, persona: str, region: str) -> Choice | None:
        """Return the least demanding computer around what a persona picks, where that is cards.

        Where their memory only just suffices, the computer draws the screen without them.
        """
        verdict = self.verdict(persona, region)
        if verdict.pick is None or verdict.pick.gpu.form_factor != "pcie_card":
            return None
        tiers, needs_display = self.catalog.tiers.values(), is_tight(verdict, self.catalog)
        return whole_computer(self._chooser(region), tiers, verdict, needs_display=needs_display)

    @_made_once
    def one_circuit(self, tier: str, region: str) -> OneCircuit | None:
        """Return what the cards of a tier may draw where a room has one circuit for them."""
        offers, choices = self.part_offers(region), self.choices(tier, region)
        return one_circuit(choices, region, self.catalog, offers)

    @_made_once
    def speed_ups(self, count: int) -> list[SpeedUp]:
        """Return the measured speeds of so many accelerators against that of one."""
        return speed_ups(self.catalog, count, self.day)


def avoided_in(edition: Edition, region: str) -> frozenset[str]:
    """Return the ids of the cards that nobody should buy in a region."""
    verdicts = edition.card_verdicts(region) if region in edition.offers else {}
    return frozenset(id_ for id_, card in verdicts.items() if card.severity == "avoid")


def _classes_by_id(tier: Tier) -> dict[str, TierClass]:
    return {tier_class.id: tier_class for tier_class in tier.classes}
