from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from macros.facts.reading.problems import Problem
from macros.site.day import build_date
from scripts import explain_change
from scripts.revisions import Side
from tests.changed_data import cheaper, mistyped, write_base
from tests.tiny import PROJECT, edit

EPOCH = "1795132800"  # 2026-11-20


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A repository with the invented data, as they are and with another price."""
    folder = tmp_path_factory.mktemp("project")
    data = write_base(folder)
    data.rename(folder / "data")
    (folder / "data/schema").mkdir()
    (folder / "data/schema/gpu.json").write_text("{}\n", encoding="utf-8")
    git(folder, "init", "--quiet")
    commit(folder, "base")
    cheaper(folder / "data")
    commit(folder, "cheaper")
    return folder


@pytest.fixture(autouse=True)
def _here(monkeypatch: pytest.MonkeyPatch, project: Path) -> Iterator[None]:
    """Explain in that repository, whose working copy is clean again afterwards."""
    monkeypatch.setenv("SOURCE_DATE_EPOCH", EPOCH)
    monkeypatch.setattr(explain_change, "PROJECT", project)
    yield
    git(project, "checkout", "--quiet", "--", ".")


def git(folder: Path, *arguments: str) -> None:
    who = ("-c", "user.name=A", "-c", "user.email=a@example.org")
    subprocess.run(["git", "-C", str(folder), *who, *arguments], check=True)


def commit(folder: Path, name: str) -> None:
    git(folder, "add", "--all")
    git(folder, "commit", "--quiet", f"--message={name}")
    git(folder, "tag", name)


def said(capsys: pytest.CaptureFixture[str], *arguments: str, status: int = 0) -> str:
    assert explain_change.main(list(arguments)) == status
    return capsys.readouterr().out


def test_two_revisions_are_compared_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert "- One of 8 picks changes." in said(capsys, "base", "cheaper")
    assert "おすすめ8件のうち1件が変わります。" in said(
        capsys, "base", "cheaper", "--language", "ja"
    )


def test_working_copy_is_compared_where_no_head_is_named(
    capsys: pytest.CaptureFixture[str], project: Path
) -> None:
    assert "Nothing changed" in said(capsys, "HEAD")
    mistyped(project / "data")
    out = said(capsys, "HEAD")
    assert "## Please look again" in out
    assert "does not follow from bus and data rate" in out


def test_changes_come_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    found = json.loads(said(capsys, "base", "cheaper", "--format", "json"))
    new = [pick for pick in found["picks"] if pick["before"]["id"] != pick["after"]["id"]]
    assert [(pick["persona"], pick["region"]) for pick in new] == [("best-overall", "us")]
    because = new[0]["because"]
    assert (because["kind"], because["product"], because["currency"]) == (
        "price",
        "boreal-two",
        "USD",
    )
    (price,) = found["prices"]
    assert (price["before"]["amount"], price["after"]["amount"]) == (1500, 500)
    assert found["same"]["builds"] == 12
    assert found["warnings"] == []


def test_pages_are_linked_below_the_address(capsys: pytest.CaptureFixture[str]) -> None:
    out = said(capsys, "base", "cheaper", "--site", "https://guide.example/")
    assert "[Best for most](https://guide.example/en/picks/best-overall/)" in out


def test_mistakes_are_told_as_everywhere(capsys: pytest.CaptureFixture[str], project: Path) -> None:
    edit(project / "data", "gpus/boreal-one.yml", "size_gb: 16", "size_gb: sixteen")
    data = str(project / "data")
    out = said(capsys, "base", data, status=1)
    assert out.startswith(f"The data of {data} do not load:\ndata/gpus/boreal-one.yml:")
    assert "1 error in 1 file." in out
    found = json.loads(said(capsys, "base", data, "--format", "json", status=1))
    assert found["problems"][0]["path"] == "data/gpus/boreal-one.yml"


def test_older_schema_is_said_plainly(capsys: pytest.CaptureFixture[str], project: Path) -> None:
    (project / "data/schema/gpu.json").write_text('{"newer": 1}\n', encoding="utf-8")
    edit(project / "data", "gpus/boreal-one.yml", "size_gb: 16", "size_gb: sixteen")
    git(project, "commit", "--quiet", "--all", "--message=other")
    git(project, "tag", "--force", "other")
    git(project, "reset", "--quiet", "--hard", "cheaper")
    out = said(capsys, "other", "base", status=1)
    told, first, end = out.splitlines()
    assert told == (
        "The data of other are written by an older schema, which this version of the guide does "
        "not read (1 problem). The first:"
    )
    assert first.startswith("data/gpus/boreal-one.yml:18:12  memory.size_gb: ")
    assert end == "The code of that time could not compare yet."


def test_code_that_compares_older_data_is_named() -> None:
    problem = Problem("data/x.yml", 1, 1, "x", "is gone.", "")
    side = Side("v1", Path("data"), is_older=True, is_explained=True)
    assert side.why_unread([problem]).splitlines()[-2:] == [
        "git worktree add ../older v1",
        ".venv/bin/python ../older/scripts/explain_change.py BASE HEAD",
    ]


def test_revision_is_lent_the_rules_and_words_that_it_lacks(
    capsys: pytest.CaptureFixture[str], project: Path
) -> None:
    rules = project / "data/rules.yml"
    text = rules.read_text(encoding="utf-8")
    start = text.index("- id: tie-certainty")
    end = text.index("- id: toss-certainty")
    rules.write_text(text[:start] + text[end:], encoding="utf-8")
    (project / "data/locales/names.yml").unlink()
    git(project, "commit", "--quiet", "--all", "--message=early")
    git(project, "tag", "--force", "early")
    git(project, "reset", "--quiet", "--hard", "cheaper")
    out = said(capsys, "early", "cheaper")
    assert "Nothing changed" in out
    assert "Rules that early did not have are those of this checkout: tie-certainty." in out


@pytest.mark.parametrize("name", ["no-such-branch", "data/gpus/none", "base; touch x"])
def test_unknown_side_is_refused(capsys: pytest.CaptureFixture[str], name: str) -> None:
    with pytest.raises(SystemExit) as ended:
        explain_change.main([name, "base"])
    assert ended.value.code == 2
    assert f"there is neither a folder nor a revision with data named {name}" in (
        capsys.readouterr().err
    )


@pytest.mark.nightly  # makes the real advice three times
def test_real_price_is_explained(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(explain_change, "PROJECT", PROJECT)
    monkeypatch.delenv("SOURCE_DATE_EPOCH")
    real, data = PROJECT / "data", tmp_path / "data"
    shutil.copytree(real, data)
    with (data / "prices/rtx-5070-ti.yml").open("a", encoding="utf-8") as file:
        file.write(
            f"\n- date: {build_date()}\n  kind: street_new\n  amount: 500\n  currency: USD\n"
            "  region: us\n  source: guide-editors\n  quality: A\n  unusual: Invented.\n"
        )
    assert "Nothing changed" in said(capsys, str(real), str(real))
    english = said(capsys, str(real), str(data)).replace("\u00a0", " ")
    assert "The RTX 5070 Ti is picked instead of" in english
    assert "The price of the RTX 5070 Ti decides: in the United States" in english
    assert "/en/gpus/rtx-5070-ti/" in english
    japanese = said(capsys, str(real), str(data), "--language", "ja").replace("\u00a0", " ")
    assert "RTX 5070 Tiに替わります。決め手は価格です。" in japanese
