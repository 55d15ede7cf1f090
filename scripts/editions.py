"""Editions: what the commands that print advice ask for, and the advice itself."""

from __future__ import annotations

import argparse
from datetime import date
from pathlib import Path

from macros.advice.edition import Edition
from macros.facts.catalog import load_catalog
from macros.facts.records.regions import DEFAULT_REGION
from macros.site.day import build_date, newest_possible_date
from scripts.command_line import add_day, add_facts


def add_advice(parser: argparse.ArgumentParser) -> None:
    """Let a command's caller choose which advice is printed, and how."""
    add_facts(parser)
    add_day(parser)
    parser.add_argument("--region", default=DEFAULT_REGION, help='such as us or jp, or "all"')
    parser.add_argument("--json", action="store_true", help="plain values for programs")


def edition_of(data: Path, as_of: date | None = None) -> Edition:
    """Return the advice that follows from a folder of facts. Raises CatalogError for mistakes."""
    catalog = load_catalog(data, today=newest_possible_date())
    return Edition(catalog, as_of or build_date(), build_date())
