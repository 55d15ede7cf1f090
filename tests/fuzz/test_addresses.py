"""Whatever an address says, the tools' scripts read it, and write it as they read it."""

from __future__ import annotations

import json
import shutil
import subprocess
from urllib.parse import quote

from hypothesis import given
from hypothesis import strategies as st

from tests.fuzz.hostile_texts import MARKUP, YAML, made_of
from tests.tiny import PROJECT

TIMEOUT_S = 300
NAMES = (
    *("gpu", "gpu_count", "gpu_board", "limit_w", "further_gpu", "use", "cpu", "memory", "psu"),
    *(
        "psu_count",
        "further_psu",
        "card_psus",
        "chassis",
        "computer",
        "storage",
        "external",
        "above_4g",
    ),
    *("region", "circuit", "psu_circuits", "have_8pin", "bridge_slots", "hours", "rate", "whole"),
    *(
        "gpus",
        "find",
        "vendor",
        "since",
        "price",
        "sort",
        "order",
        "work",
        "__proto__",
        "constructor",
    ),
)
VALUES = (
    *("boreal-one", "BOREAL-1", "boreal-one*2", "boreal-two*", "stout", "2", "1,1,2", "-1", "1e9"),
    *("9" * 400, "0x10", "１２", "1.5", "NaN", "true", "us", "120v-15a", "rated_w:850", "rated_w:"),
    *("rated_w:1,connectors_8pin:2", ":", "*", ",", "2x:boreal-one", "price", "asc", "toString"),
    *("x" * 99 + "😀" * 3, "x" * 59 + "😀", "%", "%ff", "+", "\ufffd", "shelf-32gb*64", "booth"),
)
value = st.one_of(st.sampled_from(VALUES), made_of(*MARKUP, *YAML, *VALUES, most=4))
pairs = st.lists(st.tuples(st.sampled_from(NAMES), value, st.booleans()), max_size=6)
queries = pairs.map(
    lambda said: "?" + "&".join(f"{name}={quote(v) if whole else v}" for name, v, whole in said)
)


def test_address_is_read_and_written_as_it_was_read() -> None:
    asked: list[str] = []

    @given(queries)
    def collect(query: str) -> None:
        asked.append(query)

    collect()
    node = shutil.which("node")
    assert node, "no Node: run scripts/set_up.sh test"
    result = subprocess.run(
        [node, str(PROJECT / "tests" / "js" / "read_addresses.mjs")],
        input=json.dumps(asked),
        capture_output=True,
        text=True,
        timeout=TIMEOUT_S,
        check=False,
    )
    assert result.returncode == 0, result.stderr
    assert json.loads(result.stdout) == []
