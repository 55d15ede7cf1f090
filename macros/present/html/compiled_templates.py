"""Compiled templates: what Jinja made of templates, kept for all processes of a build."""

from __future__ import annotations

from types import CodeType

from jinja2 import BytecodeCache
from jinja2.bccache import Bucket


class CompiledTemplates(BytecodeCache):
    """Keeps compiled templates in memory, where processes that are forked find them."""

    def __init__(self) -> None:
        """Know none yet."""
        self._codes: dict[tuple[str, str], CodeType] = {}

    def load_bytecode(self, bucket: Bucket) -> None:
        """Give the code of a template whose source is still the same."""
        bucket.code = self._codes.get((bucket.key, bucket.checksum))

    def dump_bytecode(self, bucket: Bucket) -> None:
        """Keep the code of a template."""
        if bucket.code:
            self._codes[bucket.key, bucket.checksum] = bucket.code


COMPILED = CompiledTemplates()
