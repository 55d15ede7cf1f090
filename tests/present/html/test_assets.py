from __future__ import annotations

import re
import subprocess
from pathlib import Path

from macros.present.html.assets import ASSETS, asset_files, shortened

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


def test_comments_on_lines_of_their_own_and_indents_are_not_sent() -> None:
    assert shortened(SCRIPT) == (
        "\nexport function one() {\n"
        'const address = "https://x.example/"; // stays\n'
        "return address.length; /* stays too */\n}\n"
    )


def test_no_text_of_a_script_goes_on_in_the_next_line() -> None:
    for file in ASSETS.glob("*.js"):
        texts = re.findall(r"`[^`]*`", file.read_text(encoding="utf-8"))
        assert [text for text in texts if "\n" in text] == [], file.name


def test_every_script_is_still_a_script(tmp_path: Path) -> None:
    for path, content in asset_files().items():
        if path.endswith(".js"):
            file = tmp_path / f"{Path(path).stem}.mjs"
            file.write_bytes(content)
            subprocess.run(["node", "--check", file], check=True, timeout=60)


def test_scripts_are_sent_shortened_and_other_files_as_they_lie() -> None:
    sent = asset_files()
    for file in ASSETS.iterdir():
        whole = file.read_bytes()
        expected = shortened(whole.decode()).encode() if file.suffix == ".js" else whole
        assert sent[f"assets/{file.name}"] == expected, file.name
    assert any(len(sent[f"assets/{f.name}"]) < f.stat().st_size for f in ASSETS.glob("*.js"))
