"""The examples of the page of open data, run against the files as their readers would run them."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import threading
from collections.abc import Iterator, Mapping
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from macros.present.api.examples import example

NODE = shutil.which("node")


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""


@pytest.fixture(scope="module")
def address(
    published: Mapping[str, bytes], tmp_path_factory: pytest.TempPathFactory
) -> Iterator[str]:
    """Where the files lie, on a server that does nothing but hand them out."""
    root = tmp_path_factory.mktemp("served")
    for path, content in published.items():
        file = root / "api/v1" / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(root))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}/"
        server.shutdown()


def said(*command: str) -> list[str]:
    result = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert result.returncode == 0, result.stderr
    return result.stdout.splitlines()


def test_python_lists_the_cheapest_memory_first(
    published: Mapping[str, bytes], address: str
) -> None:
    lines = said(sys.executable, "-c", example("python", address))
    gpus = json.loads(published["gpus.json"])
    good = {gpu["id"] for gpu in gpus if gpu["software_status"] == "supported"}
    rows = json.loads(published["offers.json"])
    offers = [row for row in rows if row["region"] == "us" and row["id"] in good]
    assert len(lines) == min(len(offers), 10)
    assert "Boreal One: 16 GB, " in lines[0]


def test_javascript_names_what_readers_are_recommended(
    published: Mapping[str, bytes], address: str, tmp_path: Path
) -> None:
    assert NODE, "no Node: run scripts/set_up.sh test"
    program = tmp_path / "example.mjs"
    program.write_text(example("javascript", address), encoding="utf-8")
    lines = said(NODE, str(program))
    picks = [row for row in json.loads(published["picks/us.json"]) if row["pick"]]
    assert [line.partition(":")[0] for line in lines] == [row["persona"] for row in picks]
    assert lines
    assert "undefined" not in "".join(lines)


def test_spreadsheet_asks_for_a_table_and_columns_that_are_there(
    published: Mapping[str, bytes],
) -> None:
    formula = example("spreadsheet", "https://reader.example/")
    (table,) = re.findall(r'IMPORTDATA\("https://reader\.example/api/v1/([^"]+)"\)', formula)
    columns = re.findall(r'XMATCH\("([^"]+)", head\)', formula)
    head = published[table].decode("ascii").splitlines()[0].split(",")
    assert columns
    assert set(columns) <= set(head)
    assert formula.count("(") == formula.count(")")


def test_without_an_address_examples_name_an_invented_one() -> None:
    assert "https://guide.example/api/v1/" in example("python", None)
