"""Serving: the built site on this machine, as a static host publishes it."""

from __future__ import annotations

import gzip
import mimetypes
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

# Under a folder, as GitHub Pages publishes a project: addresses that forget it break here.
PREFIX = "/guide/"
_PACKED = (
    "text/",
    "image/svg+xml",
    "application/javascript",
    "application/json",
    "application/xml",
)


class Publication:
    """A site's address while it is served, and what has been sent from there."""

    def __init__(self, site: Path, port: int) -> None:
        self.site = site.resolve()
        self.address = f"http://127.0.0.1:{port}{PREFIX}"
        self.sent: list[tuple[str, int]] = []  # path and bytes, headers included
        self.asked = 0

    @property
    def sent_bytes(self) -> int:
        """The bytes sent so far."""
        return sum(size for _, size in self.sent)

    @property
    def is_answering(self) -> bool:
        """Whether something that was asked for has not been sent."""
        return self.asked > len(self.sent)

    def file_of(self, path: str) -> Path | None:
        """Return the file that is published at `path`, if there is one."""
        if not path.startswith(PREFIX):
            return None
        file = (self.site / path.removeprefix(PREFIX)).resolve()
        if path.endswith("/"):
            file /= "index.html"
        return file if file.is_relative_to(self.site) and file.is_file() else None


@contextmanager
def publishing(site: Path) -> Iterator[Publication]:
    """Yield the publication of `site`, which is served meanwhile."""
    with _Server(("127.0.0.1", 0), _Handler) as server:
        server.publication = Publication(site, server.server_address[1])
        thread = threading.Thread(target=server.serve_forever, args=(0.05,))
        thread.start()
        try:
            yield server.publication
        finally:
            server.shutdown()
            thread.join()


@contextmanager
def serving(site: Path) -> Iterator[str]:
    """Yield the address at which `site` is published meanwhile."""
    with publishing(site) as publication:
        yield publication.address


class _Server(ThreadingHTTPServer):
    daemon_threads = True
    request_queue_size = 64
    publication: Publication

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Say nothing: a browser that leaves a page drops its connections."""


class _Handler(BaseHTTPRequestHandler):
    """Answers as a static host does: compressed, cacheable, connections kept open."""

    protocol_version = "HTTP/1.1"  # as the answers below
    server: _Server

    def do_GET(self) -> None:
        publication = self.server.publication
        publication.asked += 1
        path = unquote(urlsplit(self.path).path)
        file = publication.file_of(path)
        if file is None and publication.file_of(f"{path}/"):
            folder = urlsplit(self.path)._replace(path=f"{path}/").geturl()
            self._send(HTTPStatus.MOVED_PERMANENTLY, b"", {"Location": folder})
        elif file is None:
            missing = publication.file_of(f"{PREFIX}404.html")
            body = missing.read_bytes() if missing else b"There is no such page."
            self._send(HTTPStatus.NOT_FOUND, body, {"Content-Type": "text/html; charset=utf-8"})
        else:
            self._send_file(file)

    def _send_file(self, file: Path) -> None:
        kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        headers = {"Content-Type": kind, "Cache-Control": "max-age=600"}  # as GitHub Pages
        if kind.startswith("text/"):
            headers["Content-Type"] += "; charset=utf-8"
        body = file.read_bytes()
        if kind.startswith(_PACKED):
            headers["Vary"] = "Accept-Encoding"
            if "gzip" in self.headers.get("Accept-Encoding", ""):
                headers["Content-Encoding"] = "gzip"
                body = _packed(body)
        self._send(HTTPStatus.OK, body, headers)

    def _send(self, status: HTTPStatus, body: bytes, headers: dict[str, str]) -> None:
        lines = [f"HTTP/1.1 {status.value} {status.phrase}"]
        headers["Content-Length"] = str(len(body))
        lines += [f"{name}: {value}" for name, value in headers.items()]
        answer = "\r\n".join([*lines, "", ""]).encode() + body
        self.server.publication.sent.append((self.path, len(answer)))
        self.wfile.write(answer)

    def log_message(self, format: str, *args: Any) -> None:
        """Say nothing."""


@lru_cache(maxsize=256)
def _packed(body: bytes) -> bytes:
    return gzip.compress(body, compresslevel=6, mtime=0)
