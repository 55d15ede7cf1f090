from __future__ import annotations

import jinja2
import pytest

from macros.present.html.templating import environment, is_web_address, render


def test_everything_is_escaped() -> None:
    assert environment().from_string("{{ x }}").render(x="<b>&'\"") == "&lt;b&gt;&amp;&#39;&#34;"


def test_html_of_ours_is_not_escaped_twice() -> None:
    html = render("gpu_lead.html", name="A & B", summary="")
    assert environment().from_string("{{ x }}").render(x=html) == html


def test_forgotten_value_is_an_error_and_no_empty_place() -> None:
    with pytest.raises(jinja2.UndefinedError):
        render("gpu_lead.html", name="A")


def test_dates_in_figures_stay_whole_where_lines_break() -> None:
    def shown(text: str) -> str:
        return environment().from_string("{{ x | whole_dates }}").render(x=text)

    whole = '<span class="guide-nowrap">{}</span>'.format
    assert shown("<b>, 2026-10-03.") == f"&lt;b&gt;, {whole('2026-10-03')}."
    assert shown("seen 2026-10") == f"seen {whole('2026-10')}"
    assert shown("年2026-10版") == f"年{whole('2026-10')}版"
    assert shown("in 2026, RTX 5090-24, 2026-10-2026") == "in 2026, RTX 5090-24, 2026-10-2026"


@pytest.mark.parametrize("value", ["javascript:x", "http://a.example/", "//a.example", "", None])
def test_only_https_is_a_web_address(value: str | None) -> None:
    assert not is_web_address(value)
    assert is_web_address("https://a.example/")
