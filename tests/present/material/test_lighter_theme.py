from __future__ import annotations

import re
from pathlib import Path

import material
import pytest

from macros.present.material.lighter_theme import (
    UNUSED_PARTS,
    classes_of,
    lighten_theme,
    lighter_script,
    with_scheme_of_document,
    without_own_folds,
    without_unused_rules,
)

COLOURS = "[data-md-color-scheme=slate]{--md-hue:225}"
SWITCHING = (
    "[data-md-color-switching] *,[data-md-color-switching] :after{transition-duration:0s!important}"
)
TABS = ".no-js .tabbed-set>input:checked~.tabbed-labels>:first-child{color:red}"
SCRIPT = (
    'let r=x("meta",{name:"theme-color"});document.head.appendChild(r);'
    'let o=x("meta",{name:"color-scheme"});document.head.appendChild(o);'
    "let n=1;return o.content=a.colorScheme,r.content=s"
)


def test_rule_that_restyles_the_page_at_its_start_is_left_out(tmp_path: Path) -> None:
    file = tmp_path / "stylesheets" / "palette.1a2b.min.css"
    file.parent.mkdir()
    file.write_text(f"{COLOURS}{SWITCHING}@media screen{{{COLOURS}{SWITCHING}}}", encoding="utf-8")
    lighten_theme(tmp_path)
    assert file.read_text(encoding="utf-8") == f"{COLOURS}@media screen{{{COLOURS}}}"


def test_rules_for_parts_that_no_page_has_are_left_out() -> None:
    table = ".md-typeset table:not([class]) td>:first-child{margin:0}"
    style = (
        f'@charset "UTF-8";a{{b:c}}{TABS}@media print{{{table}}}@media screen{{{COLOURS}{TABS}}}'
    )
    rest = f'@charset "UTF-8";a{{b:c}}@media screen{{{COLOURS}}}'
    assert without_unused_rules(style) == rest


def test_a_rule_for_several_parts_stays_for_those_that_pages_have() -> None:
    style = ".grid>*,.grid>.tabbed-set,a:is(b,.c):not(.d){e:f}"
    assert without_unused_rules(style) == ".grid>*,a:is(b,.c):not(.d){e:f}"


def test_scheme_of_colours_is_set_on_the_document() -> None:
    script = with_scheme_of_document(SCRIPT)
    assert "let o=document.documentElement.style;let n=1;" in script
    assert "return o.colorScheme=a.colorScheme,r.content=s" in script
    assert '"theme-color"' in script


def test_a_script_of_another_version_stays_as_it_is() -> None:
    assert lighter_script("let o=x('meta');o.content=1") == "let o=x('meta');o.content=1"


def test_folds_of_ours_are_left_alone() -> None:
    script = 'x("details",{class:"a"}),...M("details",e).map(i=>Bn(i)),...M("a",e).map(i=>Jn(i))'
    assert without_own_folds(script) == script.replace(
        '"details",e', '"details:not([class^=guide-])",e'
    )


@pytest.fixture(scope="module")
def theme() -> Path:
    return Path(material.__file__).parent / "templates" / "assets"


def test_the_theme_of_this_version_is_lightened(theme: Path) -> None:
    (style,) = (theme / "stylesheets").glob("main.*.css")
    before = style.read_text(encoding="utf-8")
    after = without_unused_rules(before)
    assert after.count("{") == after.count("}")
    gone = classes_of(before) - classes_of(after)
    assert [part for part in UNUSED_PARTS if not any(n.startswith(part) for n in gone)] == []
    assert not any(name.startswith(UNUSED_PARTS) for name in classes_of(after))
    (script,) = (theme / "javascripts").glob("bundle.*.js")
    lighter = lighter_script(script.read_text(encoding="utf-8"))
    assert len(re.findall(r"\.colorScheme=\w+\.colorScheme", lighter)) == 1
    assert '{name:"color-scheme"}' not in lighter
    assert lighter.count('"details:not([class^=guide-])"') == 1
