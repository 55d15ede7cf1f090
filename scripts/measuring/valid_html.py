"""Valid HTML: what the Nu Html Checker, the W3C's own, finds wrong in built pages."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from scripts.measuring.node_packages import node_package

TIMEOUT_S = 900


@dataclass(frozen=True)
class Fault:
    """An error in a page: where, what, and the piece of HTML."""

    file: Path
    line: int
    message: str
    extract: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.message} [{' '.join(self.extract.split())}]"


def html_faults(files: Sequence[Path]) -> list[Fault]:
    """Return the errors in these pages; one Java machine reads them all, as its start is slow."""
    command = ["java", "-jar", str(node_package("vnu-jar/build/dist/vnu.jar")), "--errors-only"]
    result = subprocess.run(
        [*command, "--exit-zero-always", "--format", "json", *map(str, files)],
        capture_output=True,
        text=True,
        timeout=TIMEOUT_S,
        check=True,
    )
    return [
        Fault(
            Path(message["url"].removeprefix("file:")),
            message.get("lastLine", 0),
            message["message"],
            message.get("extract", ""),
        )
        for message in json.loads(result.stderr)["messages"]
    ]
