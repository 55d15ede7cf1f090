"""Serves a live preview of one language: what is edited is shown when the browser asks again."""

from __future__ import annotations

import argparse
import mimetypes
import os
import shutil
import subprocess
import sys
import tempfile
import threading
import time
import traceback
from contextlib import suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import unquote, urlsplit

PROJECT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(PROJECT))
os.environ.setdefault("NO_MKDOCS_2_WARNING", "1")

from macros.facts.reading.problems import CatalogError
from macros.present.words.language import DEFAULT_LANGUAGE, LANGUAGE_BY_CODE
from macros.site.preview import Preview
from scripts.command_line import add_facts

PORT = 8000
_CHANGES = "-/changes.js"  # reloads a page after an edit; a file, since pages let no other run
_VERSION = "-/version"
_LOOK_EVERY_S = 0.3
_ASK_FOR_S = 20.0
_SCRIPT = """\
const address = new URL("version", import.meta.url);
const version = async (known) => (await fetch(`${address}?known=${known}`)).text();
const first = await version("");
while ((await version(first)) === first);
location.reload();
"""


class PreviewServer(ThreadingHTTPServer):
    """Serves a preview; one request at a time makes pages."""

    daemon_threads = True

    def __init__(self, port: int, data: Path, code: str, folder: Path) -> None:
        """Read the facts and listen. Raises CatalogError for mistakes in the facts."""
        super().__init__(("127.0.0.1", port), _Handler)
        self.address = f"http://127.0.0.1:{self.server_port}/"
        self.preview = Preview(data, code, self.address, folder)
        self.folder = folder
        self.started = time.time_ns()
        self.lock = threading.Lock()
        threading.Thread(target=self.watch, daemon=True).start()

    def answer(self, url: str) -> tuple[int, bytes]:
        """Return status and content for an address, from the files as they are now."""
        with self.lock:
            self.follow()
            try:
                content = self.preview.content(url)
                if content is not None:
                    return 200, content
                return 404, self.preview.not_found()
            except (Exception, SystemExit):  # a preview outlives any mistake in code and prose
                mistake = traceback.format_exc()
                print(mistake, file=sys.stderr)
                return 500, mistake.encode()

    def follow(self) -> None:
        """Take notice of edits; edited code that can be loaded begins a new process."""
        problems = self.preview.problems
        if self.preview.follow() and _code_loads():
            shutil.rmtree(self.folder, ignore_errors=True)
            os.execv(sys.executable, [sys.executable, *sys.argv])
        if self.preview.problems and self.preview.problems != problems:
            print(self.preview.problems, file=sys.stderr)

    def watch(self) -> None:
        """Take notice of edits while nobody asks for a page."""
        while True:
            time.sleep(_LOOK_EVERY_S)
            with self.lock:
                self.follow()

    def version(self, known: str) -> bytes:
        """Return which state is shown, as soon as it is not the known one, else after a while."""
        end = time.monotonic() + _ASK_FOR_S
        while (version := f"{self.started}-{self.preview.version}") == known:
            if time.monotonic() > end:
                break
            time.sleep(_LOOK_EVERY_S)
        return version.encode()


class _Handler(BaseHTTPRequestHandler):
    server: PreviewServer

    def do_GET(self) -> None:
        """Answer a browser."""
        address = urlsplit(self.path)
        url = unquote(address.path).lstrip("/")
        if url == _VERSION:
            self._send(200, "text/plain", self.server.version(address.query.removeprefix("known=")))
        elif url == _CHANGES:
            self._send(200, "text/javascript", _SCRIPT.encode())
        else:
            status, content = self.server.answer(url)
            kind = mimetypes.guess_type(url)[0] or "text/html"
            if kind == "text/html":
                script = f'<script type="module" src="/{_CHANGES}"></script></body>'
                content = content.replace(b"</body>", script.encode(), 1)
            self._send(status, kind, content)

    def _send(self, status: int, kind: str, content: bytes) -> None:
        self.send_response(status)
        text = kind.startswith("text/") or kind.endswith(("json", "xml"))
        self.send_header("Content-Type", f"{kind}; charset=utf-8" if text else kind)
        self.send_header("Content-Length", str(len(content)))
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        self.wfile.write(content)

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing of requests: mistakes shall be seen."""


def _code_loads() -> bool:
    """Return whether the edited code has no mistake that keeps it from being loaded."""
    load = "import macros.site.preview, macros.site.hooks, macros.site.macros.register"
    environment = {**os.environ, "PYTHONPATH": str(PROJECT)}
    result = subprocess.run([sys.executable, "-c", load], env=environment, check=False)
    return result.returncode == 0


def main(arguments: list[str] | None = None) -> int:
    """Serve until interrupted; return 1 when the facts have mistakes to begin with."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--language", choices=LANGUAGE_BY_CODE, default=DEFAULT_LANGUAGE)
    parser.add_argument("--port", type=int, default=PORT)
    add_facts(parser)
    options = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory(prefix="preview.") as folder, suppress(KeyboardInterrupt):
        try:
            server = PreviewServer(options.port, options.data, options.language, Path(folder))
        except CatalogError as error:
            print(f"{error}\nMend this, then start the preview again.", file=sys.stderr)
            return 1
        print(f"The preview is at {server.address} and follows edits. Ctrl+C ends it.", flush=True)
        server.serve_forever()
    return 0


if __name__ == "__main__":
    sys.exit(main())
