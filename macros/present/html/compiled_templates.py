"""Compiled templates: what Jinja made of templates, kept for all processes of a build."""

from __future__ import annotations

import marshal
from collections.abc import Mapping
from types import CodeType

from jinja2 import BytecodeCache, Environment, Template
from jinja2.bccache import Bucket

Key = tuple[str, str]


class CompiledTemplates(BytecodeCache):
    """Keeps compiled templates in memory, where processes that are forked find them."""

    def __init__(self) -> None:
        """Know none yet."""
        self._codes: dict[Key, CodeType] = {}

    def load_bytecode(self, bucket: Bucket) -> None:
        """Give the code of a template whose source is still the same."""
        bucket.code = self._codes.get((bucket.key, bucket.checksum))

    def dump_bytecode(self, bucket: Bucket) -> None:
        """Keep the code of a template."""
        if bucket.code:
            self._codes[bucket.key, bucket.checksum] = bucket.code

    def of_text(self, environment: Environment, text: str) -> CodeType:
        """Return the code of a template that no file holds. Raises TemplateSyntaxError."""
        key = "", self.get_source_checksum(text)
        if key not in self._codes:
            self._codes[key] = environment.compile(text)
        return self._codes[key]

    def take_over(self, environment: Environment) -> None:
        """Let an environment that others made and use find here what its texts compile to."""

        def from_string(text: str) -> Template:
            code, names = self.of_text(environment, text), environment.make_globals(None)
            return environment.template_class.from_code(environment, code, names)

        vars(environment)["from_string"] = from_string

    def written(self) -> dict[Key, bytes]:
        """Return all that is known, for another process of the same Python."""
        return {key: marshal.dumps(code) for key, code in self._codes.items()}

    def read(self, written: Mapping[Key, bytes]) -> None:
        """Take what another process has written."""
        self._codes |= {key: marshal.loads(code) for key, code in written.items()}


COMPILED = CompiledTemplates()
