from __future__ import annotations

import gzip
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from scripts.measuring.serving import Publication, publishing

PAGE = "<!doctype html><title>x</title>" + "many words " * 100


@pytest.fixture
def site(tmp_path: Path) -> Path:
    folder = tmp_path / "site"
    (folder / "en").mkdir(parents=True)
    (folder / "en" / "index.html").write_text(PAGE)
    (folder / "404.html").write_text("missing")
    (tmp_path / "secret.txt").write_text("secret")
    return folder


def get(publication: Publication, path: str, **headers: str) -> tuple[HTTPResponse, bytes]:
    connection = HTTPConnection(urlsplit(publication.address).netloc, timeout=10)
    connection.request("GET", path, headers=headers)
    response = connection.getresponse()
    body = response.read()
    connection.close()
    return response, body


def test_page_is_sent_as_it_is_or_packed_as_asked(site: Path) -> None:
    with publishing(site) as publication:
        _, plain = get(publication, "/guide/en/")
        response, packed = get(publication, "/guide/en/", **{"Accept-Encoding": "gzip, br"})
    assert plain.decode() == PAGE
    assert response.headers["Content-Encoding"] == "gzip"
    assert gzip.decompress(packed) == plain


def test_what_is_sent_is_counted_packed_and_with_its_headers(site: Path) -> None:
    with publishing(site) as publication:
        response, packed = get(publication, "/guide/en/", **{"Accept-Encoding": "gzip"})
        ((path, size),) = publication.sent
    assert path == "/guide/en/"
    assert len(packed) < len(PAGE) / 4
    assert size - len(packed) >= len(str(response.headers).strip())


def test_folder_without_its_slash_leads_to_it(site: Path) -> None:
    with publishing(site) as publication:
        response, _ = get(publication, "/guide/en?x=1")
    assert (response.status, response.headers["Location"]) == (301, "/guide/en/?x=1")


@pytest.mark.parametrize("path", ["/en/", "/", "/guide/fr/", "/guide/../secret.txt"])
def test_nothing_is_outside_the_folder_of_the_site(site: Path, path: str) -> None:
    with publishing(site) as publication:
        response, body = get(publication, path)
    assert (response.status, body) == (404, b"missing")
