"""The live preview: shows an edit, stays up over a mistake, and recovers."""

from __future__ import annotations

import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from http.client import HTTPException
from pathlib import Path
from urllib.request import urlopen

import pytest

from tests.built.building import copy_project, environment
from tests.built.tiny_advice import write_site_data
from tests.tiny import PROJECT, edit

pytestmark = pytest.mark.site

PATIENCE_S = 60
GPU = "gpus/boreal-one.yml"
WARNED = "The data gives rise to warnings."
BANNER = "The data has mistakes; this preview shows the last state without any."


@dataclass
class Preview:
    """A running preview."""

    address: str
    project: Path
    data: Path
    process: subprocess.Popen[bytes]
    log: Path

    def text(self, path: str) -> str:
        """Return a page as it is now, with plain spaces, or nothing while there is none."""
        try:
            with urlopen(self.address + path, timeout=PATIENCE_S) as response:
                return str(response.read().decode()).replace("\u00a0", " ")
        except (OSError, HTTPException):
            return ""

    def wait(self, path: str, *words: str, without: str = "") -> str:
        """Return the page once it holds all `words`, and not `without`."""
        end = time.monotonic() + PATIENCE_S
        while time.monotonic() < end:
            assert self.process.poll() is None, self.log.read_text()
            page = self.text(path)
            if all(word in page for word in words) and not (without and without in page):
                return page
            time.sleep(0.1)
        raise AssertionError(f"{words} not in {page[-4000:]}\n{self.log.read_text()}")

    def wait_for_log(self, words: str, start: int) -> None:
        """Wait until the server has said `words` after the first `start` letters."""
        end = time.monotonic() + PATIENCE_S
        while words not in self.log.read_text()[start:]:
            assert time.monotonic() < end, self.log.read_text()
            time.sleep(0.1)


@pytest.fixture(scope="module")
def preview(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Preview]:
    folder = tmp_path_factory.mktemp("preview")
    project = copy_project(folder / "project")
    data = write_site_data(folder / "facts elsewhere")
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen(
            [sys.executable, "scripts/preview.py", "--port", str(port), "--data", str(data)],
            cwd=project,
            env=environment({"PYTHONUNBUFFERED": "1"}),
            stdout=log,
            stderr=subprocess.STDOUT,
        )
        try:
            address = f"http://127.0.0.1:{port}/"
            running = Preview(address, project, data, process, folder / "log")
            running.wait("gpus/boreal-one/", "512 GB/s")
            yield running
        finally:
            process.terminate()
            process.wait(timeout=PATIENCE_S)


@pytest.fixture(autouse=True)
def restored_facts(preview: Preview) -> Iterator[None]:
    """Leave the next test the facts as they were, whatever became of this one."""
    before = {file: file.read_bytes() for file in preview.data.rglob("*.yml")}
    yield
    for file, content in before.items():
        if file.read_bytes() != content:
            file.write_bytes(content)


def test_it_has_all_that_a_page_asks_for(preview: Preview) -> None:
    assert '"boreal-one"' in preview.text("api/v1/gpus.json")
    assert preview.text("assets/plotly/plotly.min.js")
    assert 'data-guide-shared=""' in preview.text("charts/")
    assert 'data-language="fr"' not in preview.text("gpus/")


def test_an_edited_figure_is_shown_wherever_it_stands(preview: Preview) -> None:
    edit(preview.data, GPU, "tdp_w: 200", "tdp_w: 234")
    preview.wait("gpus/boreal-one/", "234 W")
    assert "234" in preview.text("gpus/")
    assert '"tdp_w": 234' in preview.text("api/v1/gpus.json")
    edit(preview.data, GPU, "tdp_w: 234", "tdp_w: 200")
    preview.wait("gpus/boreal-one/", "200 W")


def test_a_mistake_is_shown_over_the_last_good_state(preview: Preview) -> None:
    edit(preview.data, GPU, "tdp_w: 200", "tdp_w: plenty")
    page = preview.wait("gpus/boreal-one/", BANNER)
    assert "gpus/boreal-one.yml:25:10  power.tdp_w:" in page
    assert "200 W" in page
    assert BANNER in preview.text("")
    edit(preview.data, GPU, "tdp_w: plenty", "tdp_w: 222")
    preview.wait("gpus/boreal-one/", "222 W", without=BANNER)
    edit(preview.data, GPU, "tdp_w: 222", "tdp_w: 200")
    preview.wait("gpus/boreal-one/", "200 W")


def test_a_mistake_with_markup_is_shown_as_text(preview: Preview) -> None:
    edit(preview.data, GPU, "vendor: Borealis", "vendor: <img src=x>")
    page = preview.wait("gpus/boreal-one/", BANNER, "&lt;img src=x&gt;")
    assert "<img src=x>" not in page
    edit(preview.data, GPU, "vendor: <img src=x>", "vendor: Borealis")
    preview.wait("gpus/boreal-one/", "512 GB/s", without=BANNER)


def test_a_warning_is_shown_over_the_new_state(preview: Preview) -> None:
    edit(preview.data, GPU, "bandwidth_gb_s: 510", "bandwidth_gb_s: 400")
    page = preview.wait("gpus/boreal-one/", WARNED)
    assert "warning: sources[2].says.memory.bandwidth_gb_s: weekly-chip says 400" in page
    assert "400 GB/s" in page
    assert BANNER not in page
    edit(preview.data, GPU, "bandwidth_gb_s: 400", "bandwidth_gb_s: 510")
    preview.wait("gpus/boreal-one/", "510 GB/s", without=WARNED)


def test_a_broken_yaml_file_is_survived(preview: Preview) -> None:
    edit(preview.data, GPU, "memory:\n", "memory: [\n")
    preview.wait("method/", BANNER, "gpus/boreal-one.yml:")
    edit(preview.data, GPU, "memory: [\n", "memory:\n")
    preview.wait("method/", without=BANNER)


def test_a_new_accelerator_gets_a_page(preview: Preview) -> None:
    text = (preview.data / "gpus/boreal-two.yml").read_text().replace("oreal-two", "oreal-three")
    (preview.data / "gpus/boreal-three.yml").write_text(text.replace("Boreal Two", "Boreal Three"))
    preview.wait("gpus/boreal-three/", "Boreal Three")
    preview.wait("gpus/", "Boreal Three")
    (preview.data / "gpus/boreal-three.yml").unlink()
    preview.wait("gpus/", "Boreal Two", without="Boreal Three")


def test_an_edited_page_is_shown(preview: Preview) -> None:
    page = preview.project / "docs/en/method.md"
    page.write_text(page.read_text() + "\nA new sentence about {{ count_of('gpus') }} cards.\n")
    preview.wait("method/", "A new sentence about 3 cards.")


def test_a_wrong_macro_is_shown_where_it_stands(preview: Preview) -> None:
    page = preview.project / "docs/en/charts.md"
    good = page.read_text()
    page.write_text(good + "\n{{ chart('no-such-chart') }}\n")
    preview.wait("charts/", "no-such-chart")
    page.write_text(good)
    preview.wait("charts/", "guide-chart__box", without="no-such-chart")


def test_edited_code_is_used(preview: Preview) -> None:
    code = preview.project / "macros/present/html/templates/gpu_lead.html"
    code.write_text(code.read_text() + "<p>From the edited template.</p>")
    preview.wait("gpus/boreal-one/", "From the edited template.")


@pytest.mark.parametrize(
    "mistake",
    [
        "raise RuntimeError('no')",
        pytest.param("def (", marks=pytest.mark.nightly),
        pytest.param("import no_such_module", marks=pytest.mark.nightly),
    ],
)
def test_a_mistake_in_the_code_keeps_the_last_good_site(preview: Preview, mistake: str) -> None:
    code = preview.project / "macros/present/evidence/overview.py"
    good = code.read_text()
    said = len(preview.log.read_text())
    code.write_text(f"{good}\n{mistake}\n")
    preview.wait_for_log(mistake, said)
    edit(preview.data, GPU, "tdp_w: 200", "tdp_w: 233")
    preview.wait("gpus/boreal-one/", "233 W")
    code.write_text(good.replace('f"{grade} = ', 'f"{grade} is '))
    preview.wait("method/", "A is seen at the source")
    code.write_text(good)
    preview.wait("method/", "A = seen at the source")
    assert "233 W" in preview.text("gpus/boreal-one/")


def test_a_language_that_does_not_exist_is_explained(tmp_path: Path) -> None:
    result = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "-d", str(tmp_path / "site")],
        cwd=PROJECT,
        env=environment({"GUIDE_LANGUAGE": "xx"}),
        capture_output=True,
        text=True,
        timeout=PATIENCE_S,
        check=False,
    )
    assert result.returncode == 1
    assert "there is no language 'xx'; the guide has en, fr, ja, ko, zh" in result.stderr
    assert "Traceback" not in result.stderr
