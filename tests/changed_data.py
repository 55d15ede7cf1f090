"""Changed data: the invented facts of a whole site beside a copy in which something is changed."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

from macros.advice.changes.between import Changes, changes_between
from macros.advice.edition import Edition
from macros.facts.catalog import load_catalog
from macros.present.changes.explanation import explanation
from macros.present.changes.markdown import markdown
from macros.present.words.language import Language
from tests.tiny import TODAY
from tests.tiny_builds import write_whole_data

Edit = Callable[[Path], object]


class ChangedData:
    """Facts before and after an edit of their folder, with the advice on both."""

    def __init__(self, base: Path, head: Path, change: Edit) -> None:
        """Copy the folder `base` to `head`, and change it there."""
        shutil.copytree(base, head)
        change(head)
        self.before, self.after = _edition(base), _edition(head)

    @property
    def changes(self) -> Changes:
        """What differs."""
        return changes_between(self.before, self.after)

    def said(self, code: str = "en") -> str:
        """Return the whole report in a language, with plain spaces instead of no-break ones."""
        language = Language.of(self.after.everything, code)
        report = explanation(self.changes, self.before, self.after, language)
        return markdown(report, language).replace("\u00a0", " ")


def write_base(folder: Path) -> Path:
    """Write the invented facts, and return their folder."""
    return write_whole_data(folder / "base" / "data")


def _edition(data: Path) -> Edition:
    return Edition(load_catalog(data, today=TODAY), TODAY, TODAY)


def cheaper(data: Path) -> None:
    """Let the second card cost a third in the United States."""
    _replace(data / "prices/boreal-two.yml", "amount: 1500", "amount: 500")


def mistyped(data: Path) -> None:
    """Type a zero too many."""
    _replace(data / "gpus/boreal-one.yml", "bandwidth_gb_s: 512", "bandwidth_gb_s: 5120")


def new_card(data: Path) -> None:
    """Add a third card, which costs less than the others."""
    for folder, old, new in (("gpus", "Boreal Two", "Boreal Three"), ("prices", "1500", "100")):
        text = (data / folder / "boreal-two.yml").read_text(encoding="utf-8")
        text = text.replace("boreal-two", "boreal-three").replace(old, new)
        (data / folder / "boreal-three.yml").write_text(text, encoding="utf-8")


def removed_part(data: Path) -> None:
    """Take out the only power supply that bears a card."""
    (data / "parts/power_supplies/brook-850.yml").unlink()
    (data / "prices/brook-850.yml").unlink()


def cheaper_part(data: Path) -> None:
    """Add a power supply that is like another one and costs less."""
    for folder in ("parts/power_supplies", "prices"):
        text = (data / folder / "brook-850.yml").read_text(encoding="utf-8")
        for old, new in (("brook-850", "brook-851"), ("Brook-850", "Brook-851"), ("100", "30")):
            text = text.replace(old, new)
        (data / folder / "brook-851.yml").write_text(text, encoding="utf-8")


def restored(data: Path, base: Path) -> None:
    """Bring back what a change took out."""
    shutil.copytree(base, data, dirs_exist_ok=True)


def other_rule(data: Path) -> None:
    """Let used cards lose nearly all their value in a year."""
    file = data / "rules.yml"
    before, _, after = file.read_text(encoding="utf-8").partition("- id: used-ageing-per-year")
    after = after.replace("value: 0.1", "value: 0.9", 1)
    file.write_text(f"{before}- id: used-ageing-per-year{after}", encoding="utf-8")


def much(data: Path) -> None:
    """Change all of these at once."""
    for change in (cheaper, mistyped, new_card, other_rule, removed_part):
        change(data)


def stricter_builds(data: Path) -> None:
    """Let a power supply bear only a part of what its label says."""
    _replace(data / "build_rules.yml", "  limit: psu_label_w", "  limit: 0.35 * psu_label_w")


def _replace(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert text.count(old) == 1
    file.write_text(text.replace(old, new), encoding="utf-8")
