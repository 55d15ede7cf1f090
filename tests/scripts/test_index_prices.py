from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from scripts.index_prices import FEWEST, levels, main, prices_of

HEAD = "Id,Name,Type,Price,Mall\n"


def rows(*listed: tuple[str, str, int, int]) -> str:
    """Return a file of products by name, size, price and number of shops."""
    lines = (f"{i},{name},{size},{won},{n}몰" for i, (name, size, won, n) in enumerate(listed))
    return HEAD + "\n".join(lines) + "\n"


@pytest.mark.parametrize(
    ("name", "size", "kind"),
    [
        ("Brook DDR5-5600", "32GB", "ddr5-udimm"),
        ("Brook DDR4-3200 ECC/REG", "32GB", "ddr4-rdimm"),
        ("Drawer NVMe", "2TB", "ssd"),
    ],
)
def test_kind_follows_from_the_name(name: str, size: str, kind: str) -> None:
    assert list(prices_of(rows((name, size, 100, 5)), kind, 5).values()) == [100]


@pytest.mark.parametrize(
    ("name", "shops"),
    [
        ("Brook DDR5-5600 (중고)", 9),
        ("Brook DDR5-5600 노트북", 9),
        ("Brook DDR5-5600 ECC", 9),
        ("Brook DDR5-5600", 4),
    ],
)
def test_unlike_offers_are_not_counted(name: str, shops: int) -> None:
    assert prices_of(rows((name, "32GB", 100, shops)), "ddr5-udimm", 5) == {}


def test_level_is_the_median_of_the_same_products() -> None:
    first = {(str(i), "32GB"): 100.0 for i in range(FEWEST)}
    later = {(str(i), "32GB"): 100.0 * (i + 1) for i in range(FEWEST)}
    few = dict(list(later.items())[1:])
    said = list(levels(["2026-01-31", "2026-02-28", "2026-03-31"], [first, later, few]))
    assert said == [
        "- {date: 2026-01-31, level: 1.00, low: 1.00, high: 1.00, products: 7}",
        "- {date: 2026-02-28, level: 4.00, low: 2.50, high: 5.50, products: 7}",
    ]


def test_days_are_read_from_the_history(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "crawl_data").mkdir()
    git = ["git", "-C", str(tmp_path), "-c", "user.name=a", "-c", "user.email=a@b.example"]
    subprocess.run([*git, "init", "--quiet"], check=True)
    for day, won in (("2026-01-31", 100), ("2026-02-28", 300)):
        memory = rows(*((f"Brook {i} DDR5", "32GB", won, 5) for i in range(FEWEST)))
        (tmp_path / "crawl_data/RAM.csv").write_text(memory, encoding="utf-8")
        (tmp_path / "crawl_data/SSD.csv").write_text(HEAD, encoding="utf-8")
        subprocess.run([*git, "add", "."], check=True)
        dated = ["commit", "--quiet", "-m", day, f"--date={day} 12:00:00"]
        at = {"GIT_COMMITTER_DATE": f"{day} 12:00:00", "PATH": "/usr/bin:/bin"}
        subprocess.run([*git, *dated], check=True, env=at)
    assert main([str(tmp_path), "2026-01-31", "2026-02-28"]) == 0
    assert "{date: 2026-02-28, level: 3.00, low: 3.00, high: 3.00," in capsys.readouterr().out
