"""The partials that stand in place of the theme's: each differs in what it says of itself."""

from __future__ import annotations

import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import material
import pytest
from jinja2 import Environment, FileSystemLoader

from tests.tiny import PROJECT

OURS = PROJECT / "macros/present/material/theme"
THEME = Path(material.__file__).parent / "templates"


def rendered(template: str, folders: tuple[Path, ...] = (OURS, THEME), **values: Any) -> str:
    environment = Environment(loader=FileSystemLoader(folders))
    environment.filters["url"] = lambda address: address
    environment.globals["guide"] = SimpleNamespace(
        language="zh-Hans", shared=values.pop("shared", "../"), t=lambda key: f"({key})"
    )
    environment.globals["lang"] = SimpleNamespace(t=lambda key: key)
    config = {"theme": {"language": "zh", "icon": {}}, "extra": {}}
    return environment.get_template(template).render(config=config, **values)


def place(title: str, **values: Any) -> SimpleNamespace:
    defaults = {"title": title, "url": f"{title}/", "active": False, "children": None}
    return SimpleNamespace(**{**defaults, "parent": None, "toc": [], **values})


def test_a_document_names_its_language_and_speaks_the_theme_s_words() -> None:
    words = Environment(loader=FileSystemLoader([OURS, THEME]))
    words.globals["guide"] = SimpleNamespace(language="zh-Hans")
    config = {"theme": {"language": "zh"}}
    partial: Any = words.get_template("partials/language.html", None, {"config": config}).module
    say = partial.t
    assert say("language") == "zh-Hans"
    assert say("toc") == "目录"


@pytest.mark.parametrize(
    ("base_url", "shared", "scope"),
    [("../..", "../", "../../../"), ("/en/", "../", "/en/../"), ("../..", "", "../..")],
)
def test_choice_of_colours_is_kept_at_the_root_of_all_languages(
    base_url: str, shared: str, scope: str
) -> None:
    script = "partials/javascripts/base.html"
    ours = rendered(script, base_url=base_url, shared=shared)
    theme = rendered(script, (THEME,), base_url="SCOPE")
    assert ours.strip() == theme.strip().replace("SCOPE", scope)


def test_the_search_dialog_has_a_name_and_all_parts_of_the_theme_s() -> None:
    ours = rendered("partials/search.html")
    theme = rendered("partials/search.html", (THEME,), features=[])
    parts = re.compile(r"<[a-z]+|data-md-[a-z-]+(?:=\"[^\"]*\")?|class=\"[^\"]*\"")
    assert 'role="dialog" aria-label="(search.dialog)"' in ours
    assert parts.findall(ours) == parts.findall(theme)


@pytest.mark.parametrize("is_in_navigation", [True, False])
def test_contents_have_a_switch_where_the_navigation_holds_the_page(
    is_in_navigation: bool,
) -> None:
    page = place("here", toc=[place("part")])
    items = [page] if is_in_navigation else []
    html = rendered("partials/toc.html", page=page, nav=SimpleNamespace(items=items))
    assert ('for="__toc"' in html) == is_in_navigation
    assert "part" in html


def navigation(item: Any, page: Any) -> str:
    environment = Environment(loader=FileSystemLoader([OURS, THEME]))
    environment.filters["url"] = lambda address: address
    text = (
        '{% import "partials/nav-item.html" as item with context %}{{ item.render(top, "n", 1) }}'
    )
    lang = SimpleNamespace(t=lambda key: key)
    nav = SimpleNamespace(items=[item])
    return environment.from_string(text).render(top=item, page=page, nav=nav, lang=lang)


def test_a_closed_section_is_reached_by_keys_and_an_open_one_needs_none() -> None:
    page = place("here")
    closed = navigation(place("section", children=[place("other")]), page)
    opened = navigation(place("section", children=[page], active=True), page)
    assert 'id="n_label" tabindex="0"' in closed
    assert "tabindex" not in opened
    assert "md-nav__item--section" in opened
    assert "checked" in opened


def test_the_page_itself_holds_its_contents() -> None:
    page = place("here", toc=[place("part")], active=True)
    html = navigation(page, page)
    assert 'id="__toc"' in html
    assert html.count('for="__toc"') == 2
