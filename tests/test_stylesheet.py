from __future__ import annotations

from macros.present.stylesheet import FOLDER, PARTS, stylesheet


def test_every_part_is_in_the_one_file_in_order() -> None:
    assert sorted(PARTS) == sorted(file.stem for file in FOLDER.iterdir())
    style = stylesheet()
    places = [style.index((FOLDER / f"{part}.css").read_text(encoding="utf-8")) for part in PARTS]
    assert places == sorted(places)


def test_paper_has_the_last_word() -> None:
    assert PARTS[-1] == "print"
