from __future__ import annotations

from macros.present.material.segmenting import SingleCharacters


def test_every_character_is_a_word() -> None:
    assert list(SingleCharacters().cut("显存带宽".encode())) == ["显", "存", "带", "宽"]


def test_nothing_is_lost_or_added() -> None:
    text = "RTX 4090 的显存为 24 GB。"
    assert "".join(SingleCharacters().cut(text.encode())) == text
