"""Theme: what of Material can only be changed from outside, as it has no setting for it."""

from __future__ import annotations

from material.plugins.search import plugin as material_search

from macros.present.material.segmenting import SingleCharacters


def segment_chinese(code: str) -> None:
    """Let search cut Chinese by our rule, and other languages not at all.

    The plugin takes a module of that name where one can be imported, and asks for no other.
    """
    material_search.jieba = SingleCharacters() if code == "zh" else None
