from __future__ import annotations

import hashlib
import json
import re
import zipfile
from pathlib import Path

import pytest

from scripts import prepare_release, publish_release
from scripts.locked_packages import locked_packages
from tests.fake_github import FakeGitHub
from tests.tiny import PROJECT
from tests.workflow_runs import arguments_of

TAG = "v2026.11.25"


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A built site with two files of open data; the working folder beside it."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(prepare_release, "explanation", lambda a, b: f"{a} to {b}\n")
    folder = tmp_path / "site"
    for name in ("gpus.json", "schema/gpu.json"):
        (folder / "api" / "v1" / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / "api" / "v1" / name).write_text(name)
    return folder


def prepare(site: Path, tag: str = TAG) -> Path:
    arguments = arguments_of("prepare_release.py", TAG=tag)
    assert prepare_release.main([*arguments, "--site", str(site)]) == 0
    return Path(arguments[-1])


def test_release_has_data_sbom_notes_and_sums(site: Path) -> None:
    out = prepare(site)
    data, bill = sorted(file.name for file in out.glob("deep-learning-hardware-guide-*"))[::-1]
    assert (bill, data) == (
        "deep-learning-hardware-guide-2026.11.25.cdx.json",
        "deep-learning-hardware-guide-data-2026.11.25.zip",
    )
    with zipfile.ZipFile(out / data) as pack:
        inside = "deep-learning-hardware-guide-data-2026.11.25"
        assert pack.namelist() == [f"{inside}/gpus.json", f"{inside}/schema/gpu.json"]
    for line in (out / "SHA256SUMS").read_text().splitlines():
        digits, name = line.split("  ")
        assert hashlib.sha256((out / name).read_bytes()).hexdigest() == digits
    assert (out / "notes.md").read_text()


def test_same_data_are_the_same_bytes(site: Path) -> None:
    first = (prepare(site) / "SHA256SUMS").read_text()
    for file in site.rglob("*.json"):
        file.touch()
    assert (prepare(site) / "SHA256SUMS").read_text() == first


def test_sbom_names_every_locked_package() -> None:
    packages = locked_packages(PROJECT)
    bill = json.loads(json.dumps(prepare_release.sbom(packages, "1")))
    assert (bill["bomFormat"], bill["specVersion"]) == ("CycloneDX", "1.6")
    assert re.fullmatch(r"urn:uuid:[0-9a-f-]{36}", bill["serialNumber"])
    refs = [part["bom-ref"] for part in bill["components"]]
    assert len(set(refs)) == len(refs) == len(packages)
    assert all(re.fullmatch(r"pkg:(pypi|npm)/[^@ ]+@[^@ ]+", ref) for ref in refs)
    digits = {"SHA-256": 64, "SHA-512": 128}
    hashes = [h for part in bill["components"] for h in part["hashes"]]
    assert all(len(h["content"]) == digits[h["alg"]] for h in hashes)


@pytest.mark.parametrize("tag", ["2026.11.25", "v1", "v2026.11.25; rm", "../v2026.11.25"])
def test_tag_that_names_no_day_is_refused(site: Path, tag: str) -> None:
    assert prepare_release.main([tag, "--site", str(site), "--out", "x"]) == 2


def test_release_without_open_data_is_refused(tmp_path: Path) -> None:
    assert prepare_release.main([TAG, "--site", str(tmp_path), "--out", str(tmp_path / "x")]) == 2


def test_release_is_published_with_its_notes(
    site: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    prepare(site)
    github = FakeGitHub(tmp_path, monkeypatch)
    assert publish_release.main(arguments_of("publish_release.py", TAG=TAG)) == 0
    (call,) = github.calls
    assert call.startswith(f"release create {TAG} release/SHA256SUMS release/deep-learning")
    assert call.endswith(f"--title {TAG} --notes-file release/notes.md --verify-tag")


def test_nothing_is_published_as_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert publish_release.main(arguments_of("publish_release.py", TAG=TAG)) == 2
