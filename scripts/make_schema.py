"""Writes the editors' JSON Schemas into data/schema/; --check only says whether they differ."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

PROJECT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(PROJECT))

from macros.facts.schemas import SCHEMA_NAMES, schema_text


def main(arguments: list[str] | None = None) -> int:
    """Return 1 when a schema had to change, so that the writer is also the check."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing")
    options = parser.parse_args(arguments)
    folder = PROJECT / "data" / "schema"
    folder.mkdir(exist_ok=True)
    changed = 0
    for name in SCHEMA_NAMES:
        file = folder / f"{name}.json"
        text = schema_text(name)
        if not file.exists() or file.read_text(encoding="utf-8") != text:
            changed = 1
            print(f"{file.relative_to(PROJECT)} {'differs' if options.check else 'written'}")
            if not options.check:
                file.write_text(text, encoding="utf-8")
    return changed


if __name__ == "__main__":
    sys.exit(main())
