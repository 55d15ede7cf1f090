from __future__ import annotations

from pathlib import Path

from macros.present.theme_styles import lighten_styles

COLOURS = "[data-md-color-scheme=slate]{--md-hue:225}"
SWITCHING = (
    "[data-md-color-switching] *,[data-md-color-switching] :after{transition-duration:0s!important}"
)


def test_rule_that_restyles_the_page_at_its_start_is_left_out(tmp_path: Path) -> None:
    file = tmp_path / "palette.1a2b.min.css"
    file.write_text(f"{COLOURS}{SWITCHING}@media screen{{{COLOURS}{SWITCHING}}}", encoding="utf-8")
    lighten_styles(tmp_path)
    assert file.read_text(encoding="utf-8") == f"{COLOURS}@media screen{{{COLOURS}}}"


def test_other_styles_stay_as_they_are(tmp_path: Path) -> None:
    file = tmp_path / "main.1a2b.min.css"
    file.write_text(SWITCHING, encoding="utf-8")
    lighten_styles(tmp_path)
    assert file.read_text(encoding="utf-8") == SWITCHING
