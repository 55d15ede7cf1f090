"""Scaling section: how much faster several accelerators were measured to be than one."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from statistics import median

from macros.advice.builds.speed_ups import SpeedUp, TestScaling, by_test
from macros.advice.edition import Edition
from macros.facts.catalog import Catalog
from macros.facts.records.products import Gpu
from macros.facts.records.tiers import Tier
from macros.present.builds.section import Block, Section
from macros.present.html.table import Cell, Head, Table
from macros.present.prices.home_region import home_region
from macros.present.words.language import Language, Phrase
from macros.present.words.named_products import some_products
from macros.present.words.source_names import titled

_KEY = "build-section.scaling"
_DIGITS = 2

ByWork = Mapping[str, Sequence[SpeedUp]]


def scaling_section(edition: Edition, tier: Tier, language: Language) -> Section | None:
    """Return the section; None for a tier of one accelerator."""
    if tier.gpu_count < 2:
        return None
    catalog, count = edition.catalog, language.exact(tier.gpu_count)
    speed_ups = edition.speed_ups(tier.gpu_count)
    works = _by_work(catalog, speed_ups)
    title = language.text(_KEY, count=count)
    if not works:
        nothing = language.say("scaling-nothing", count=tier.gpu_count)
        return Section("scaling", title, nothing, ())
    blocks = (
        Block(
            points=tuple(_chosen_points(edition, tier, speed_ups, language)),
            table=_work_table(works, count, language),
            folded=True,
            notes=(language.text(f"{_KEY}.note", count=count),),
        ),
        Block(table=_test_table(catalog, by_test(speed_ups), count, language), folded=True),
    )
    return Section("scaling", title, _finding(catalog, speed_ups, works, language), blocks)


def _by_work(catalog: Catalog, speed_ups: Sequence[SpeedUp]) -> ByWork:
    """Return the speed-ups by kind of work, where there are any."""
    works = {
        id_: [speed_up for speed_up in speed_ups if speed_up.test in work.tests]
        for id_, work in catalog.workloads.items()
    }
    return {id_: members for id_, members in works.items() if members}


def _finding(
    catalog: Catalog, speed_ups: Sequence[SpeedUp], works: ByWork, language: Language
) -> str:
    """Return which work gains most, and what gains least: work, or a test outside of all work."""
    count = speed_ups[0].count
    middles = {
        language.text(f"workload.{id_}"): median(_ratios(members)) for id_, members in works.items()
    }
    best = max(middles, key=middles.__getitem__)
    middles |= dict(_other_tests(catalog, speed_ups, language))
    worst = min(middles, key=middles.__getitem__)
    high = language.number(middles[best], _DIGITS)
    if best == worst:
        return language.say("scaling-one", count=count, best=best, high=high)
    return language.say(
        "scaling-finding",
        count=count,
        best=best,
        high=high,
        twice="yes" if high == language.number(2, _DIGITS) else "no",
        worst=worst,
        gain=_gain(middles[worst]),
        low=language.number(middles[worst], _DIGITS),
    )


def _gain(ratio: float) -> str:
    """Return whether several are faster than one, as far as a page shows the ratio."""
    shown = float(f"{ratio:.{_DIGITS}g}")
    return "some" if shown > 1 else "less" if shown < 1 else "none"


def _other_tests(
    catalog: Catalog, speed_ups: Sequence[SpeedUp], language: Language
) -> Iterator[tuple[str, float]]:
    """Yield the names and medians of the tests that stand for no kind of work."""
    known = {test for work in catalog.workloads.values() for test in work.tests}
    ratios: dict[str, list[float]] = defaultdict(list)
    for speed_up in speed_ups:
        if speed_up.test not in known:
            ratios[_test_name(catalog, speed_up, language).text].append(speed_up.ratio)
    yield from ((name, median(members)) for name, members in ratios.items())


def _test_name(catalog: Catalog, test: SpeedUp | TestScaling, language: Language) -> Phrase:
    dataset = catalog.datasets[test.dataset]
    return titled(next(known.name for known in dataset.tests if known.id == test.test), language)


def _ratios(speed_ups: Sequence[SpeedUp]) -> list[float]:
    return [speed_up.ratio for speed_up in speed_ups]


def _work_table(works: ByWork, count: str, language: Language) -> Table:
    rows = []
    for id_, members in works.items():
        ratios, gpus = _ratios(members), {speed_up.accelerator for speed_up in members}
        figures = _figures(min(ratios), median(ratios), max(ratios), len(gpus), language)
        rows.append((Cell(language.text(f"workload.{id_}")), *figures))
    heads = (Head(language.text(f"{_KEY}.work")), *_figure_heads(language))
    return Table(language.text(f"{_KEY}.by_work", count=count), heads, tuple(rows))


def _figure_heads(language: Language) -> list[Head]:
    names = ("low", "middle", "high", "accelerators")
    return [Head(language.text(f"{_KEY}.{name}"), figures=True) for name in names]


def _figures(low: float, middle: float, high: float, gpus: int, language: Language) -> list[Cell]:
    """Return the cells under the heads of figures: three ratios, and of how many accelerators."""
    ratios = [Cell(language.number(ratio, _DIGITS)) for ratio in (low, middle, high)]
    return [*ratios, Cell(language.exact(gpus))]


def _chosen_points(
    edition: Edition, tier: Tier, speed_ups: Sequence[SpeedUp], language: Language
) -> list[Cell]:
    """Return what was measured of the accelerators of the tier's builds, or that nothing was."""
    region = home_region(edition.catalog, language)
    builds = (choice.build for choice in edition.choices(tier.id, region) if choice.build)
    gpus = {build.gpu.id: build.gpu for build in builds}
    seen: dict[str, list[SpeedUp]] = defaultdict(list)
    for speed_up in speed_ups:
        seen[speed_up.accelerator].append(speed_up)
    measured = {id_: gpu for id_, gpu in gpus.items() if seen[id_]}
    catalog = edition.catalog
    points = [_chosen_point(gpu, catalog, seen[id_], language) for id_, gpu in measured.items()]
    if others := [gpu for id_, gpu in gpus.items() if id_ not in measured]:
        products = some_products(others, language)
        said = language.say("scaling-unmeasured", count=tier.gpu_count, products=products)
        points.append(Cell(said))
    return points


def _chosen_point(gpu: Gpu, catalog: Catalog, seen: Sequence[SpeedUp], language: Language) -> Cell:
    """Return from where to where the speed-ups of a product go; of a single one, in which test."""
    ratios = _ratios(seen)
    low, high = (language.number(end, _DIGITS) for end in (min(ratios), max(ratios)))
    words: dict[str, object] = {
        "count": seen[0].count,
        "product": language.short_name(gpu),
        "low": low,
    }
    if len(seen) == 1:
        test = _test_name(catalog, seen[0], language).text
        return Cell(language.say("scaling-measured-one", test=test, **words))
    span = "one" if low == high else "range"
    words |= {"high": high, "span": span, "tests": len(ratios)}
    return Cell(language.say("scaling-measured", **words))


def _test_table(
    catalog: Catalog, tests: Sequence[TestScaling], count: str, language: Language
) -> Table:
    test, source = (Head(language.text(f"{_KEY}.{end}"), wide=True) for end in ("test", "source"))
    heads = (test, *_figure_heads(language), source)
    rows = tuple(_test_row(catalog, test, language) for test in tests)
    return Table(language.text(f"{_KEY}.by_test", count=count), heads, rows)


def _test_row(catalog: Catalog, scaling: TestScaling, language: Language) -> tuple[Cell, ...]:
    dataset = catalog.datasets[scaling.dataset]
    name, named = _test_name(catalog, scaling, language), titled(dataset.name, language)
    low, middle, high = scaling.low, scaling.middle, scaling.high
    figures = _figures(low, middle, high, len(scaling.accelerators), language)
    source = Cell(named.text, dataset.url or "", named.language, detail=language.date(scaling.date))
    return (Cell(name.text, language=name.language), *figures, source)
