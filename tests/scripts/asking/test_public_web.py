from __future__ import annotations

import socket

import pytest

from scripts.asking.public_web import MOST_REDIRECTS, Answer, ask, is_public
from tests.local_server import Reply, local_server


def anywhere(_: str) -> bool:
    return True


def replies(method: str, path: str, body: bytes) -> Reply:
    if path == "/no-head":
        return (405 if method == "HEAD" else 200), {}, b""
    if path == "/moved":
        return 301, {"Location": "/there?a=b%20c"}, b""
    if path == "/round":
        return 302, {"Location": "/round"}, b""
    if path == "/inside":
        return 302, {"Location": "file:///etc/passwd"}, b""
    if path.startswith("/there"):
        return (200 if path == "/there?a=b%20c" else 400), {}, b"x" * 10_000_000
    return 404, {}, b""


@pytest.mark.parametrize(
    ("path", "status"), [("/moved", 200), ("/no-head", 200), ("/gone", 404), ("/there?a=b c", 200)]
)
def test_answer_at_the_end_of_the_way(path: str, status: int) -> None:
    with local_server(replies) as address:
        assert ask(f"{address}{path}", anywhere) == Answer(status)


def test_ways_without_end_or_out_of_the_web_are_left() -> None:
    with local_server(replies) as address:
        assert "redirects" in ask(f"{address}/round", anywhere).reason
        assert "only http" in ask(f"{address}/inside", anywhere).reason
    assert MOST_REDIRECTS < 10


def test_no_answer_has_a_reason() -> None:
    with socket.socket() as closed:
        closed.bind(("127.0.0.1", 0))
        port = closed.getsockname()[1]
    answer = ask(f"http://127.0.0.1:{port}/", anywhere)
    assert (answer.status, bool(answer.reason)) == (0, True)


@pytest.mark.parametrize(
    "url",
    [
        "http://127.0.0.1/",
        "http://localhost:8000/",
        "http://[::1]/",
        "http://[::ffff:127.0.0.1]/",
        "http://10.0.0.1/",
        "http://169.254.169.254/latest/meta-data/",
        "http://0.0.0.0/",
        "http://2130706433/",
        "http://0x7f.1/",
    ],
)
def test_private_address_is_not_asked(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "create_connection", lambda *_, **__: pytest.fail("was asked"))
    answer = ask(url)
    assert (answer.status, "inside a private network" in answer.reason) == (0, True)


@pytest.mark.parametrize(
    "url",
    ["file:///etc/passwd", "ftp://a.example/", "https://", "https://me:pass@a.example/", "data:,x"],
)
def test_only_plain_web_addresses_are_asked(url: str) -> None:
    assert "only http and https" in ask(url).reason


def test_name_that_changes_its_mind_is_asked_at_the_address_that_was_looked_at(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[str] = []

    def connect(place: tuple[str, int], timeout: float) -> socket.socket:
        asked.append(place[0])
        raise OSError("not in tests")

    family = (socket.AF_INET, socket.SOCK_STREAM, 6, "")
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: [(*family, ("93.184.215.14", 443))])
    monkeypatch.setattr(socket, "create_connection", connect)
    assert ask("https://rebinding.example/").reason == "not in tests"
    assert set(asked) == {"93.184.215.14"}


@pytest.mark.parametrize("ip", ["8.8.8.8", "2606:4700::1111"])
def test_public_address(ip: str) -> None:
    assert is_public(ip)


@pytest.mark.parametrize(
    "ip", ["192.168.1.1", "100.64.0.1", "fe80::1", "fc00::1", "224.0.0.1", "2002:7f00:1::", "::"]
)
def test_private_address(ip: str) -> None:
    assert not is_public(ip)
