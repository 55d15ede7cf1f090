from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import replace
from datetime import date
from typing import Any

import pytest

from macros.advice.speeds.performance import Performance, performance
from macros.advice.speeds.speed import Speed
from macros.advice.speeds.trials import without_cards
from macros.facts.catalog import Catalog
from macros.facts.known_by import known_by
from macros.facts.records.products import Gpu
from tests.tiny import TODAY
from tests.tiny_speeds import (
    FIGURES,
    accelerator,
    card,
    dataset,
    racing_catalog,
    run,
    seconds,
    workload,
)

TESTS = [{"id": "jump", "name": "A jump", "unit": "images/s"}]


def jumping(
    catalog: Catalog, *numbers: int, odd: float = 1.0, others: Iterable[Gpu] = (), **changes: Any
) -> Performance:
    """Return speeds where a few also jumped: three times as long, the first `odd` times that."""
    everyone = [accelerator(catalog, "new-one", (180, 800)), *others]
    racing = racing_catalog(catalog, others=everyone)
    runs = [
        run(card(n), 1 / (3 * seconds(FIGURES[n]) * (odd if at == 0 else 1)), test="jump")
        for at, n in enumerate(numbers)
    ]
    work = workload(id="jumping", tests=["jump"], like="racing", **changes)
    jumps = {"jumps": dataset(runs, tests=TESTS)} if runs else {}
    known = {**racing.workloads, "jumping": work}
    return performance(
        replace(racing, workloads=known, datasets={**racing.datasets, **jumps}), TODAY
    )


def known(jumped: Performance, id_: str) -> Speed:
    speed = jumped.speeds.of("jumping", id_)
    assert speed is not None
    return speed


def test_work_that_few_measured_takes_the_weights_of_like_work(catalog: Catalog) -> None:
    jumped = jumping(catalog, 0, 4, 7)
    speed = known(jumped, "new-one")
    assert (speed.kind, speed.extrapolated, speed.tests) == ("estimated", True, 0)
    assert speed.value == pytest.approx(seconds(FIGURES[0]) / seconds((180, 800)))
    assert jumped.models["jumping"].loan is not None


def test_what_was_measured_in_the_work_itself_stays_as_measured(catalog: Catalog) -> None:
    speed = known(jumping(catalog, 4, 0, 7, odd=0.5), card(4))
    assert (speed.kind, speed.tests) == ("measured", 1)
    assert speed.value == pytest.approx(2 * seconds(FIGURES[0]) / seconds(FIGURES[4]))


def test_lent_weights_are_as_unsure_as_they_proved_to_be(catalog: Catalog) -> None:
    sure, odd = (known(jumping(catalog, 4, 0, 7, odd=odd), "new-one") for odd in (1.0, 0.5))
    assert odd.spread > sure.spread
    assert math.log(odd.high / odd.value) > math.log(1.5)


def test_trial_of_lent_weights_uses_the_measured_cards(catalog: Catalog) -> None:
    trial = without_cards(jumping(catalog, 4, 0, 7, odd=0.5).models["jumping"])
    assert trial is not None
    assert trial.cases == 3
    assert trial.worst == pytest.approx(1, abs=0.01)


def test_work_that_nobody_measured_has_no_speed(catalog: Catalog) -> None:
    assert jumping(catalog).speeds.by_workload["jumping"] == {}


def test_work_may_have_a_reference_of_its_own(catalog: Catalog) -> None:
    speeds = jumping(catalog, 0, 4, 7, reference=card(4)).speeds
    assert speeds.reference_of("jumping") == card(4)
    assert speeds.reference_of("racing") == card(0)
    own = speeds.by_workload["jumping"][card(4)]
    assert (own.value, own.low, own.high) == (1, 1, 1)


def test_past_days_take_lent_weights_with_hindsight(catalog: Catalog) -> None:
    others = [accelerator(catalog, "new-one", (180, 800))]
    racing = racing_catalog(catalog, others=others)
    jumps = dataset(
        [run(card(n), 1 / seconds(FIGURES[n]), test="jump") for n in (0, 4)], tests=TESTS
    )
    work = workload(id="jumping", tests=["jump"], like="racing")
    everything = replace(
        racing,
        workloads={**racing.workloads, "jumping": work},
        datasets={**racing.datasets, "jumps": jumps},
    )
    day = date(2024, 6, 1)
    jumped = performance(known_by(everything, day), day, everything)
    speed = known(jumped, "new-one")
    assert (speed.kind, speed.hindsight) == ("estimated", True)


def test_lent_weights_get_no_more_from_tensor_cores_than_any_measured_card(
    catalog: Catalog,
) -> None:
    """The lender keeps memory busy, so a chip with few tensor cores passes for fast there."""
    jumped = jumping(catalog, 9, 10, 11, others=[accelerator(catalog, "starved", (40, 2000))])
    best = min(seconds(FIGURES[n]) * FIGURES[n][0] for n in (9, 10, 11))
    starved, measured = known(jumped, "starved"), known(jumped, card(9))
    assert seconds((40, 2000)) * 40 < best
    assert measured.value / starved.value == pytest.approx(best / 40 / seconds(FIGURES[9]))


def test_a_reference_that_cannot_be_so_fast_makes_others_faster_beside_it(
    catalog: Catalog,
) -> None:
    starved = accelerator(catalog, card(0), (40, 2000))
    bound = jumping(catalog, 9, 10, 11, others=[starved])
    assert known(bound, card(0)).value == 1
    assert known(bound, card(9)).value > seconds((40, 2000)) / seconds(FIGURES[9]) * 1.05
