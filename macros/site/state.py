"""Guide site: what one build knows, shared by the doors and the roof."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from functools import cached_property, partial
from pathlib import Path

from markupsafe import Markup

from macros.advice.claims import checked_claims
from macros.advice.claims.claim import Claim, Given
from macros.advice.claims.disagreements import Answer, answers
from macros.advice.edition import Edition
from macros.advice.history.back_test import days_of_advice
from macros.advice.history.sensitivity import sensitivity
from macros.advice.rankings import by_value, chosen_by_speed
from macros.advice.speeds.performance import Performance
from macros.facts.catalog import Catalog, load_catalog
from macros.facts.known_by import known_by
from macros.facts.reading.problems import CatalogError, Problem
from macros.facts.records.regions import DEFAULT_REGION
from macros.present.api.builds import builds_files
from macros.present.api.charts import chart_files, drawn_charts
from macros.present.api.claims import claims_files
from macros.present.api.derived import derived_files, description_files
from macros.present.api.files import api_files
from macros.present.api.models import model_files
from macros.present.api.parts import part_files
from macros.present.api.performance import performance_files, priorities_of
from macros.present.api.picks import picks_files
from macros.present.api.schemas import columns_of, row_types, schema_files
from macros.present.api.stale_prices import stale_price_files
from macros.present.charts import ChartMaker, catalogue_charts
from macros.present.charts.advised import advised_charts, last_expert_days
from macros.present.charts.plotly_script import plotly_files
from macros.present.chronicle.feeds import feeds
from macros.present.gpus.compared_facts import compared_files
from macros.present.gpus.region_price_files import price_files
from macros.present.gpus.speed_columns import speed_files
from macros.present.guide.first_uses import Explained
from macros.present.html.repository import Repository
from macros.present.models.page import shown_models
from macros.present.picks.history import rules_of
from macros.present.prices.common_prices import common_offers
from macros.present.prose.review_calendar import REVIEWS_PATH, review_calendar
from macros.present.tools.choose_page import choose_files
from macros.present.tools.fit_facts_file import fit_files
from macros.present.tools.rent_chart import RENT_CHART, cost_over_time
from macros.present.tools.rent_facts_file import rent_files
from macros.present.tools.second_card_facts import second_card_files
from macros.present.words.language import DEFAULT_LANGUAGE, LANGUAGE_BY_CODE, Language
from macros.site.checkout import find_repository
from macros.site.day import build_date, newest_possible_date

PROJECT = Path(__file__).resolve().parents[2]
LOCAL_ADDRESS = "http://localhost:8000/"
_MARK = re.compile(r"<!--guide:([0-9]+)-->")


@dataclass
class Site:
    """The facts and settings of a build; `fragments` are put into pages after search has run.

    `everything` is the catalogue before it was cut to the day `as_of`. It `has_own_data` unless it
    was built from a folder other than that of the guide, which its prose knows. `shared` leads from
    a language's folder to the files that all languages share, `up` from the page under way to that
    folder; `languages` are the codes of those that are built.
    """

    catalog: Catalog
    built_on: date
    as_of: date | None = None
    everything: Catalog | None = None
    has_own_data: bool = True
    address: str = LOCAL_ADDRESS
    repository: Repository = field(default_factory=lambda: Repository(None))
    shared: str = ""
    up: str = "../"
    languages: Sequence[str] = tuple(LANGUAGE_BY_CODE)
    language: Language = field(init=False)
    fragments: dict[str, str] = field(default_factory=dict)
    earlier: dict[date, Edition] = field(default_factory=dict)
    terms: dict[str, Explained] = field(default_factory=dict)

    def __post_init__(self) -> None:
        """Speak the default language until told otherwise."""
        self.speak(DEFAULT_LANGUAGE)

    @property
    def is_of_the_guide(self) -> bool:
        """Whether the site is made of the guide's own data of today, which its prose knows."""
        return self.has_own_data and not self.as_of

    @cached_property
    def parts_from_data(self) -> frozenset[str]:
        """The anchors of headings that the data make: those of claims, disagreements and charts."""
        claims = (claim.id for claim in self.claims)
        answers = (answer.id for answer in self.answers)
        return frozenset({*claims, *answers, *self.charts})

    @property
    def today(self) -> date:
        """The day whose knowledge the pages show: that of the build, or an earlier one."""
        return self.as_of or self.built_on

    @property
    def all_facts(self) -> Catalog:
        """All that is known on the day of the build, whatever day the pages show."""
        return self.everything or self.catalog

    @cached_property
    def edition(self) -> Edition:
        """The advice of the day that the pages show, made when it is first asked for."""
        return Edition(self.all_facts, self.today, self.built_on)

    def advise(self) -> None:
        """Make all advice now, for all languages whose builds are forked from here."""
        edition = self.edition
        homes = {LANGUAGE_BY_CODE[code].region for code in self.languages}
        for region in edition.catalog.regions:
            edition.verdicts(region)
            edition.price_looks(region)
            edition.card_verdicts(region)
            edition.upgrades(region)
            edition.choose_builds(region, with_growth=region in homes)
            for model in shown_models(self.catalog):
                edition.model_cards(model.id, region)
                edition.model_computers(model.id, region)
                edition.beyond_cards(model.id, region)
        for tier in self.catalog.tiers.values():
            edition.speed_ups(tier.gpu_count)
            edition.one_circuit(tier.id, DEFAULT_REGION)
        priorities_of(self.catalog, self.performance)  # its fits are kept
        for workload in self.catalog.workloads:
            chosen_by_speed(edition, workload, DEFAULT_REGION)
            for region in homes & edition.catalog.regions.keys():
                by_value(edition, workload, region)
        for day in days_of_advice(self.all_facts):
            sensitivity(self.edition_of(day))  # is kept, with all that it compares
            rules_of(self.edition_of(day))
        for past in self.past_editions.values():
            past.verdicts(DEFAULT_REGION)
        _ = self.claims, self.answers, self.charts, self.tool_files  # made with the asking
        for name in row_types():
            columns_of(name)

    def edition_of(self, day: date) -> Edition:
        """Return the advice of an earlier day, made once."""
        if day not in self.earlier:
            self.earlier[day] = Edition(self.all_facts, day, self.built_on)
        return self.earlier[day]

    @cached_property
    def past_editions(self) -> Mapping[int, Edition]:
        """The advice of the last day of each year on which an expert gave his, by year."""
        days = last_expert_days(self.edition)
        return {year: self.edition_of(day) for year, day in days.items()}

    @cached_property
    def charts(self) -> Mapping[str, ChartMaker]:
        """How to make each chart that pages may ask for, by its id."""
        return {
            **catalogue_charts(self.edition),
            **advised_charts(self.edition, self.past_editions.values()),
            RENT_CHART: partial(cost_over_time, self.edition),
        }

    @property
    def performance(self) -> Performance:
        """The speeds of the products and the models behind them."""
        return self.edition.performance

    @cached_property
    def claims(self) -> list[Claim]:
        """What experts claimed, checked against the catalogue."""
        return checked_claims(Given(self.catalog, self.performance.speeds))

    @cached_property
    def answers(self) -> list[Answer]:
        """What our data say where experts disagree, at prices of the United States."""
        offers = common_offers(self.edition)
        return answers(self.catalog, self.today, offers, self.performance.speeds)

    @property
    def has_address(self) -> bool:
        """Whether somebody has said where the site will be published."""
        return self.address != LOCAL_ADDRESS

    def explained(self, code: str) -> Explained:
        """Return the terms of the glossary as a language writes them, made once."""
        if code not in self.terms:
            self.terms[code] = Explained.of(self.catalog.glossary.values(), code)
        return self.terms[code]

    def speak(self, code: str) -> None:
        """Build the following pages in the language `code`.

        Raises KeyError for a language that the site does not have.
        """
        self.language = Language.of(self.catalog, LANGUAGE_BY_CODE[code].code)
        self.fragments.clear()

    def defer(self, html: Markup) -> Markup:
        """Return a mark that `insert` replaces by `html`, so that Markdown and search skip it."""
        key = str(len(self.fragments))
        self.fragments[key] = str(html)
        return Markup(f"<!--guide:{key}-->")

    def insert(self, page: str, *, in_english: bool = False) -> str:
        """Return the page with every deferred fragment in its place.

        Fragments speak the site's language; on a page whose prose is `in_english` they say so.
        """

        def fragment(match: re.Match[str]) -> str:
            html = self.fragments.get(match[1], match[0])
            return f'<div lang="{self.language.names.html}">{html}</div>' if in_english else html

        return _MARK.sub(fragment, page)

    def language_files(self) -> dict[str, Callable[[], bytes]]:
        """Return how to make what programs read in a language, by path below its folder."""
        to_all = self.edition, self.language, self.address
        reviews = partial(review_calendar, PROJECT / "docs", *to_all)
        return {REVIEWS_PATH: reviews, **feeds(*to_all)}

    def shared_files(self) -> dict[str, bytes]:
        """Return the files that all languages share, by their path below the site's root."""
        return {
            **self.open_data(),
            **compared_files(self.edition),
            **speed_files(self.edition),
            **price_files(self.edition),
            **self.tool_files,
            **plotly_files(PROJECT),
        }

    @cached_property
    def tool_files(self) -> Mapping[str, bytes]:
        """The facts that the tools compute from, for their scripts; pages compute from the same."""
        return {
            **second_card_files(self.edition),
            **choose_files(self.edition),
            **fit_files(self.edition),
            **rent_files(self.edition),
        }

    def open_data(self) -> dict[str, bytes]:
        """Return the files of the open data by their path below the site's root."""
        files = {
            **api_files(self.edition, self.built_on, self.as_of),
            **performance_files(self.catalog, self.performance, self.today),
            **picks_files(self.edition),
            **stale_price_files(self.edition),
            **builds_files(self.edition),
            **part_files(self.catalog),
            **claims_files(self.claims),
            **model_files(self.all_facts),
        }
        charts = drawn_charts(self.charts, self.catalog)
        files |= {**derived_files(files), **chart_files(charts), **schema_files()}
        return {**files, **description_files(files, charts, self.catalog, self.built_on)}


def up_from(url: str) -> str:
    """Return what leads from a page to its language's folder."""
    return "../" * url.count("/")


def open_site(
    data_dir: Path,
    *,
    as_of: date | None = None,
    shared: str = "",
    languages: Sequence[str] = tuple(LANGUAGE_BY_CODE),
) -> Site:
    """Return a site with the checked facts of `data_dir`.

    Raises CatalogError with every mistake of every file.
    """
    catalog = load_catalog(data_dir, today=newest_possible_date())
    wordless = [code for code in languages if code not in catalog.locales]
    if wordless:
        raise CatalogError(_missing_words(data_dir, code) for code in wordless)
    return Site(
        catalog=known_by(catalog, as_of) if as_of else catalog,
        built_on=build_date(),
        as_of=as_of,
        everything=catalog,
        has_own_data=data_dir.resolve() == PROJECT / "data",
        address=(os.environ.get("SITE_URL") or LOCAL_ADDRESS).rstrip("/") + "/",
        repository=find_repository(PROJECT),
        shared=shared,
        languages=languages,
    )


def _missing_words(data_dir: Path, code: str) -> Problem:
    path = f"{data_dir.absolute().name}/locales/{code}.yml"
    return Problem(path, 1, 1, "", "the file is missing.", "Restore it.")
