from __future__ import annotations

import hashlib
import json
from pathlib import Path

from macros.present.html.manifest import PATH, manifest_of


def test_manifest_names_every_file_with_its_hash(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "index.html").write_bytes(b"<p>")
    (tmp_path / "robots.txt").write_bytes(b"")
    (tmp_path / ".nojekyll").write_bytes(b"")
    (tmp_path / PATH).write_bytes(b"of an earlier build")
    told = json.loads(manifest_of(tmp_path))
    assert told == {
        "algorithm": "sha256",
        "files": {
            "en/index.html": hashlib.sha256(b"<p>").hexdigest(),
            "robots.txt": hashlib.sha256(b"").hexdigest(),
        },
    }


def test_manifest_does_not_say_where_the_site_lay(tmp_path: Path) -> None:
    for name in ("here", "there"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "a.txt").write_bytes(b"a")
    assert manifest_of(tmp_path / "here") == manifest_of(tmp_path / "there")
