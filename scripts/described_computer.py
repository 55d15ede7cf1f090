"""Described computer: what a command's file names, put together for a region."""

from __future__ import annotations

import argparse
from dataclasses import dataclass

from macros.advice.builds.build import Build
from macros.advice.builds.mains import MainsSupply, mains_of
from macros.advice.builds.named import named_build
from macros.advice.edition import Edition
from macros.facts.build_file import BuildFile, read_build_file
from macros.facts.reading.problems import did_you_mean
from macros.facts.records.regions import DEFAULT_REGION
from macros.present.words.language import LANGUAGE_BY_CODE
from scripts.command_line import add_facts, existing
from scripts.editions import edition_of


@dataclass(frozen=True)
class DescribedComputer:
    """A computer with the file that says it, the advice of the day, and the mains it hangs on."""

    edition: Edition
    file: BuildFile
    build: Build
    mains: MainsSupply


def add_computer(parser: argparse.ArgumentParser) -> None:
    """Let a command's caller name a computer's file, its region, and how the answer is printed."""
    parser.add_argument("file", type=existing, help="YAML with the parts; see CONTRIBUTING.md")
    parser.add_argument("--region", default=DEFAULT_REGION, help="whose mains and prices hold")
    parser.add_argument("--json", action="store_true", help="plain values for programs")
    parser.add_argument("--language", choices=tuple(LANGUAGE_BY_CODE), default="en")
    add_facts(parser)


def described_computer(
    options: argparse.Namespace, parser: argparse.ArgumentParser
) -> DescribedComputer:
    """Return the computer that `add_computer` asked for.

    Raises CatalogError for mistakes in the file or the data; the command ends where the region or
    its circuit is unknown.
    """
    edition = edition_of(options.data)
    catalog, region = edition.catalog, options.region
    file = read_build_file(options.file, catalog)
    if region not in catalog.regions:
        hint = did_you_mean(region, catalog.regions)
        parser.error(f"there is no region '{region}'. {hint}".rstrip())
    mains = mains_of(catalog, region)
    offers = {**edition.offers[region], **edition.part_offers(region)}
    try:
        build = named_build(file, catalog, mains, offers)
    except ValueError as error:
        parser.error(str(error))
    return DescribedComputer(edition, file, build, mains)
