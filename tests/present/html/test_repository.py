from __future__ import annotations

from urllib.parse import parse_qsl, urlsplit

import yaml

from macros.present.html.repository import Repository
from macros.present.words.language import LANGUAGE_BY_CODE
from tests.tiny import PROJECT

KNOWN = Repository("https://git.example/team/guide", "release/1")


def test_unknown_repository_makes_no_links() -> None:
    unknown = Repository(None)
    assert unknown.edit_url("data/a.yml") is None
    assert unknown.view_url("data/a.yml") is None
    assert unknown.new_file_url("data", "a.yml") is None
    assert unknown.report_url("A", "en/") is None


def test_file_is_edited_on_the_branch() -> None:
    expected = "https://git.example/team/guide/edit/release/1/data/a.yml"
    assert KNOWN.edit_url("data/a.yml") == expected


def test_file_and_folder_are_shown_at_their_own_kind_of_address() -> None:
    base = "https://git.example/team/guide"
    assert KNOWN.view_url("data/a.yml") == f"{base}/blob/release/1/data/a.yml"
    assert KNOWN.view_url("LICENSE") == f"{base}/blob/release/1/LICENSE"
    assert KNOWN.view_url("data/gpus") == f"{base}/tree/release/1/data/gpus"


def test_new_file_is_begun_in_its_folder_with_its_name() -> None:
    expected = "https://git.example/team/guide/new/release/1/data/prices?filename=a.yml"
    assert KNOWN.new_file_url("data/prices", "a.yml") == expected


def test_report_names_the_page_and_escapes_the_subject() -> None:
    expected = (
        "https://git.example/team/guide/issues/new"
        "?template=wrong-figure.yml&title=A%26B%3A+&page=ja%2Fgpus%2Fa%2F"
    )
    assert KNOWN.report_url("A&B", "ja/gpus/a/") == expected


def test_report_of_a_price_names_the_page_and_the_likely_region() -> None:
    expected = (
        "https://git.example/team/guide/issues/new"
        "?template=price.yml&title=A%3A+&page=ja%2Fgpus%2Fa%2F&region=jp"
    )
    assert KNOWN.price_report_url("A", "ja/gpus/a/", "jp") == expected
    assert Repository(None).price_report_url("A", "ja/gpus/a/", "jp") is None


def test_report_of_a_price_of_any_product_leaves_its_page_and_title_to_the_reader() -> None:
    expected = "https://git.example/team/guide/issues/new?template=price.yml&region=fr"
    assert KNOWN.price_report_url("", "", "fr") == expected


def test_report_of_a_mistake_may_name_the_figure() -> None:
    address = KNOWN.report_url("A", "en/gpus/a/", "memory")
    assert address is not None
    assert address.endswith("&page=en%2Fgpus%2Fa%2F&figure=memory")


def test_every_prefilled_field_is_one_of_its_form() -> None:
    """GitHub ignores a field that the form lacks, so nobody would see that it is gone."""
    addresses = [
        KNOWN.report_url("A", "p", "f"),
        KNOWN.price_report_url("A", "p", "us"),
        KNOWN.measurement_report_url("A", "p"),
        KNOWN.build_report_url("A", "p"),
        *(KNOWN.country_report_url("A", "p", code) for code in LANGUAGE_BY_CODE),
    ]
    for address in addresses:
        values = dict(parse_qsl(urlsplit(str(address)).query))
        form = PROJECT / ".github" / "ISSUE_TEMPLATE" / values.pop("template")
        fields = {field.get("id") for field in yaml.safe_load(form.read_text("utf-8"))["body"]}
        assert values.keys() - fields == {"title"}
