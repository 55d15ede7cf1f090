"""Theme: what of Material can only be changed from outside, as it has no setting for it."""

from __future__ import annotations

import jinja2
from material.plugins.search import plugin as material_search
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.theme import Theme

from macros.present.material.segmenting import SingleCharacters
from macros.present.material.theme_templates import prepare_theme


class ListedTheme(Theme):
    """A theme whose environment knows what earlier builds found out."""

    def get_env(self) -> jinja2.Environment:
        """Return the environment of the theme's templates."""
        return prepare_theme(super().get_env())


def use_listed_theme(config: MkDocsConfig) -> None:
    """Make the configuration's theme a ListedTheme: MkDocs has no setting for a theme's class."""
    config.theme.__class__ = ListedTheme


def segment_chinese(code: str) -> None:
    """Let search cut Chinese by our rule, and other languages not at all.

    The plugin takes a module of that name where one can be imported, and asks for no other.
    """
    material_search.jieba = SingleCharacters() if code == "zh" else None
