"""Checks across records: one check is one decorated function with one test."""

from importlib import import_module
from pkgutil import iter_modules

from macros.facts.checks.registry import CHECKS

for _module in iter_modules(__path__):
    import_module(f"{__name__}.{_module.name}")

__all__ = ["CHECKS"]
