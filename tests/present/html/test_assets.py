from __future__ import annotations

import subprocess
from pathlib import Path

from macros.present.html.assets import ASSETS, asset_files, without_comments

SCRIPT = """// Page: what it is.

/**
 * Returns one.
 */
export function one() {
  // why
  const address = "https://x.example/"; // stays
  return address.length; /* stays too */
}
"""


def test_comments_on_lines_of_their_own_are_not_sent() -> None:
    assert without_comments(SCRIPT) == (
        "\nexport function one() {\n"
        '  const address = "https://x.example/"; // stays\n'
        "  return address.length; /* stays too */\n}\n"
    )


def test_every_script_is_still_a_script(tmp_path: Path) -> None:
    for path, content in asset_files().items():
        if path.endswith(".js"):
            file = tmp_path / f"{Path(path).stem}.mjs"
            file.write_bytes(content)
            subprocess.run(["node", "--check", file], check=True, timeout=60)


def test_other_files_are_sent_as_they_lie() -> None:
    assert asset_files()["assets/favicon.svg"] == (ASSETS / "favicon.svg").read_bytes()
