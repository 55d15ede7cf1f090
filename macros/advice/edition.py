"""Edition: the whole advice as of one day, each part made when it is first asked for."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from datetime import date
from functools import cached_property

from macros.advice.builds.choice import Choice, Chooser
from macros.advice.builds.machines import half_tier
from macros.advice.builds.mains import mains_of
from macros.advice.builds.rulebook import Answers
from macros.advice.builds.speed_ups import SpeedUp, speed_ups
from macros.advice.builds.upgrade_path import UpgradePath, upgrade_path
from macros.advice.picks.avoid import Dominated, dominated
from macros.advice.picks.pick import Situation, Verdict, pick, situation
from macros.advice.picks.upgrades import Upgrade, upgrades
from macros.advice.prices.market import Market, part_market_on
from macros.advice.prices.offers import Offer
from macros.advice.prices.region_offers import offers_by_region, part_offers
from macros.advice.prices.rentals import rental_offers
from macros.advice.speeds.performance import Performance, performance
from macros.facts.catalog import Catalog
from macros.facts.known_by import known_by
from macros.facts.records.tiers import Tier, TierClass

# Within a year one can still go and look what a product costs; of earlier days one cannot.
BACK_TEST_AFTER_DAYS = 365
# What who already has an accelerator trains with it: the two most common kinds of networks.
UPGRADE_WORKLOADS = ("cnn-training", "transformer-training")


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
        self._situations: dict[str, Situation] = {}
        self._dominated: dict[str, dict[str, Dominated]] = {}
        self._upgrades: dict[str, dict[str, Upgrade]] = {}
        self._verdicts: dict[tuple[str, str], Verdict] = {}
        self._part_offers: dict[str, Mapping[str, tuple[Offer, ...]]] = {}
        self._choosers: dict[str, Chooser] = {}
        self._choices: dict[tuple[str, str, str], Choice] = {}
        self._same: dict[tuple[str, str, str, str], Choice] = {}
        self._paths: dict[tuple[str, str, str], UpgradePath | None] = {}
        self._answers: Answers = {}
        self._speed_ups: dict[int, list[SpeedUp]] = {}

    @cached_property
    def performance(self) -> Performance:
        """The speeds of all products and the models behind them."""
        return performance(self.catalog, self.day, self.everything)

    @cached_property
    def offers(self) -> Mapping[str, Mapping[str, tuple[Offer, ...]]]:
        """What products cost in every region."""
        return offers_by_region(self.catalog, self.day, back_test=self.is_back_test)

    def situation(self, region: str) -> Situation:
        """Return prices and market of a region. Raises KeyError for an unknown one."""
        if region not in self._situations:
            rentals = rental_offers(self.catalog, region, self.day)
            self._situations[region] = situation(
                self.catalog,
                self.performance.speeds,
                self.offers[region],
                rentals,
                region,
                self.day,
            )
        return self._situations[region]

    def verdict(self, persona: str, region: str) -> Verdict:
        """Return the answer for a persona in a region. Raises KeyError for unknown ones."""
        key = persona, region
        if key not in self._verdicts:
            self._verdicts[key] = pick(self.catalog.personas[persona], self.situation(region))
        return self._verdicts[key]

    def dominated(self, region: str) -> dict[str, Dominated]:
        """Return the products that nobody should buy in a region, by id."""
        if region not in self._dominated:
            self._dominated[region] = dominated(self.situation(region))
        return self._dominated[region]

    def upgrade(self, id_: str, region: str) -> Upgrade | None:
        """Return what who has the product should do; None where its speed is not known."""
        return self.upgrades(region).get(id_)

    def upgrades(self, region: str) -> Mapping[str, Upgrade]:
        """Return what to do with each product of known speed in a region, by id."""
        if region not in self._upgrades:
            works = [work for work in UPGRADE_WORKLOADS if work in self.catalog.workloads]
            self._upgrades[region] = upgrades(self.situation(region), works)
        return self._upgrades[region]

    def verdicts(self, region: str) -> list[Verdict]:
        """Return the answers for all personas in a region, in the order of their file."""
        return [self.verdict(persona, region) for persona in self.catalog.personas]

    @cached_property
    def _part_market(self) -> Market:
        return part_market_on(self.catalog, self.day)

    def part_offers(self, region: str) -> Mapping[str, tuple[Offer, ...]]:
        """Return what parts cost in a region, by id."""
        if region not in self._part_offers:
            self._part_offers[region] = part_offers(self.catalog, self._part_market, region)
        return self._part_offers[region]

    def choice(self, tier: str, class_: str, region: str) -> Choice:
        """Return the build for a class of a tier in a region. Raises KeyError for unknown ones."""
        key = tier, class_, region
        if key not in self._choices:
            record = self.catalog.tiers[tier]
            tier_class = _classes_by_id(record)[class_]
            verdict = self.verdict(tier_class.persona, region)
            self._choices[key] = self._chooser(region).choose(record, tier_class, verdict)
        return self._choices[key]

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
        key = tier, choice.tier.id, id_, choice.region
        if key not in self._same:
            verdict = replace(choice.verdict, pick=candidate, candidates=(candidate,))
            self._same[key] = self._chooser(choice.region).choose(record, tier_class, verdict)
        return self._same[key]

    def _chooser(self, region: str) -> Chooser:
        if region not in self._choosers:
            offers = self.part_offers(region)
            self._choosers[region] = Chooser(self.catalog, offers, region, self._answers)
        return self._choosers[region]

    def upgrade_path(self, tier: str, class_: str, region: str) -> UpgradePath | None:
        """Return how the build of a class grows in a region; None where there is no build.

        Raises KeyError for unknown ones.
        """
        key = tier, class_, region
        if key not in self._paths:
            offers, mains = self.part_offers(region), mains_of(self.catalog, region)
            choice = self.choice(tier, class_, region)
            self._paths[key] = upgrade_path(self.catalog, offers, mains, choice, self._answers)
        return self._paths[key]

    def speed_ups(self, count: int) -> list[SpeedUp]:
        """Return the measured speeds of so many accelerators against that of one."""
        if count not in self._speed_ups:
            self._speed_ups[count] = speed_ups(self.catalog, count, self.day)
        return self._speed_ups[count]


def _classes_by_id(tier: Tier) -> dict[str, TierClass]:
    return {tier_class.id: tier_class for tier_class in tier.classes}
