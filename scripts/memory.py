"""Says how much memory a model takes to run, to tune and to train, in GiB."""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import replace
from pathlib import Path
from typing import get_args

PROJECT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(PROJECT))

from macros.advice.memory.cases import running_load
from macros.advice.memory.constants import constants_of
from macros.advice.memory.formats import WEIGHT_FORMATS, Ends
from macros.advice.memory.peak import Peak, peak
from macros.advice.memory.quantities import GIB, CacheFormat, Load, ZeroStage
from macros.advice.memory.shape import (
    Shape,
    ShapeError,
    check_rank,
    shape_of,
    shape_of_figures,
)
from macros.facts.catalog import Catalog, load_catalog
from macros.facts.reading.problems import CatalogError, did_you_mean
from macros.facts.records.memory import MemoryOptimizer
from macros.site.day import newest_possible_date
from scripts.command_line import add_facts, end_with_the_pipe

MODES = ("amp", "bf16", "lora", "qlora", "inference")
# Figures without which there is no shape.
NEEDED = ("params", "layers", "hidden", "heads", "vocab")
FURTHER = (
    "active_params",
    "intermediate",
    "kv_heads",
    "head_dim",
    "window",
    "window_layers",
    "tied",
)
FIGURES = (*NEEDED, *FURTHER)
DIGITS = 3


def main(arguments: list[str] | None = None) -> int:
    """Return the exit status: 2 for mistakes."""
    parser = _parser()
    options = parser.parse_args(arguments)
    try:
        catalog = load_catalog(options.data, today=newest_possible_date())
    except CatalogError as error:
        print(error, file=sys.stderr)
        return 2
    try:
        shape = _shape(options, catalog, parser)
        if "lora" in options.mode:
            check_rank(shape, options.lora_rank)
        answer = peak(shape, _load(options), constants_of(catalog))
    except ShapeError as error:
        parser.error(f"--{error.field.replace('_', '-')}: {error}")
    print(json.dumps(_row(answer), indent=1) if options.json else _sentences(answer))
    return 0


def _shape(options: argparse.Namespace, catalog: Catalog, parser: argparse.ArgumentParser) -> Shape:
    if options.model:
        return _recorded_shape(options, catalog, parser)
    missing = [f"--{name}" for name in NEEDED if getattr(options, name) is None]
    if missing:
        parser.error(f"name a --model, or give {', '.join(missing)} too.")
    return shape_of_figures(
        parameters=options.params,
        active_parameters=options.active_params,
        layers=options.layers,
        hidden=options.hidden,
        intermediate=options.intermediate,
        heads=options.heads,
        kv_heads=options.kv_heads or options.heads,
        head_dim=options.head_dim,
        vocabulary=options.vocab,
        tied=options.tied,
        window_tokens=options.window,
        window_layers=options.window_layers,
    )


def _recorded_shape(
    options: argparse.Namespace, catalog: Catalog, parser: argparse.ArgumentParser
) -> Shape:
    given = [f"--{name.replace('_', '-')}" for name in FIGURES if getattr(options, name)]
    if given:
        parser.error(f"--model has figures of its own: leave {', '.join(given)} out.")
    model = catalog.models.get(options.model)
    if model is None:
        hint = did_you_mean(options.model, catalog.models)
        parser.error(f"there is no model '{options.model}'. {hint}".rstrip())
    longest = model.context_tokens
    if longest is not None and options.context > longest:
        parser.error(
            f"--context: {options.context} tokens; {model.name} was made for {longest:,} at most."
        )
    shape = shape_of(model)
    if shape is None:
        parser.error(
            f"--model: the layers of {model.name} are not known. Give its figures instead."
        )
    return shape


def _load(options: argparse.Namespace) -> Load:
    if options.mode == "inference":
        load = running_load(options.weights, options.context, options.batch)
        return replace(load, cache=options.cache, gpu_count=options.gpus)
    return Load(
        options.mode,
        options.context,
        options.batch,
        checkpointing=options.checkpointing,
        accumulating=options.accumulating,
        optimizer=options.optimizer,
        lora_rank=options.lora_rank,
        gpu_count=options.gpus,
        zero_stage=options.zero,
    )


def _row(answer: Peak) -> dict[str, object]:
    gib = answer.gib
    parts = {part: _gib(ends.scaled(1 / GIB)) for part, ends in answer.parts.items()}
    return {**_gib(gib), "phase": answer.phase, "parts": parts}


def _gib(ends: Ends) -> dict[str, float]:
    return {
        "low_gib": round(ends.low, DIGITS),
        "likely_gib": round(ends.likely, DIGITS),
        "high_gib": round(ends.high, DIGITS),
    }


def _sentences(answer: Peak) -> str:
    gib = answer.gib
    lines = [f"{gib.low:.1f} to {gib.high:.1f} GiB on each card, likely {gib.likely:.1f}."]
    lines += [
        f"  {part}: {ends.likely / GIB:.2f}"
        for part, ends in answer.parts.items()
        if ends.likely > 0
    ]
    return "\n".join(lines)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__)
    add_facts(parser)
    parser.add_argument("--model", help="a model of data/models; else give its figures")
    figures = parser.add_argument_group("figures of a model, as its config.json has them")
    figures.add_argument("--params", type=_count, help="all weights, like 8.03e9")
    figures.add_argument("--active-params", type=_count, help="weights that a token passes")
    for name in ("layers", "hidden", "intermediate", "heads", "kv-heads", "head-dim", "vocab"):
        figures.add_argument(f"--{name}", type=_whole)
    figures.add_argument("--window", type=_whole, help="tokens that layers with a window see")
    figures.add_argument("--window-layers", type=_none_or_more, default=0)
    figures.add_argument("--tied", action="store_true", help="the head shares the embeddings")
    work = parser.add_argument_group("what it does")
    work.add_argument("--mode", choices=MODES, default="inference")
    work.add_argument("--batch", type=_whole, default=1, help="sequences at once")
    work.add_argument("--context", type=_whole, default=8192, help="tokens of each sequence")
    work.add_argument("--weights", choices=WEIGHT_FORMATS, default="bf16")
    work.add_argument("--cache", choices=get_args(CacheFormat), default="bf16")
    work.add_argument("--checkpointing", action="store_true")
    work.add_argument("--accumulating", action="store_true", help="gradients of several steps")
    work.add_argument("--optimizer", choices=get_args(MemoryOptimizer), default="adamw")
    work.add_argument("--lora-rank", type=_whole, default=16)
    work.add_argument("--gpus", type=_whole, default=1, help="cards that share the work")
    work.add_argument("--zero", type=int, choices=get_args(ZeroStage), default=0)
    parser.add_argument("--json", action="store_true", help="print the answer for machines")
    return parser


def _whole(text: str) -> int:
    if not text.isdecimal() or not 1 <= int(text) <= 1_000_000_000:
        raise argparse.ArgumentTypeError(f"'{text}' is no whole number from 1, like 32")
    return int(text)


def _none_or_more(text: str) -> int:
    return 0 if text == "0" else _whole(text)


def _count(text: str) -> float:
    try:
        count = float(text)
    except ValueError:
        count = 0
    if not 1e6 <= count <= 1e14:
        raise argparse.ArgumentTypeError(f"'{text}' is no number of weights, like 8.03e9")
    return count


if __name__ == "__main__":
    end_with_the_pipe()
    sys.exit(main())
