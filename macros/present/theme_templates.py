"""Theme templates: the theme's templates, compiled once for all languages."""

from __future__ import annotations

from contextlib import suppress
from types import CodeType

from jinja2 import BytecodeCache, Environment, TemplateAssertionError
from jinja2.bccache import Bucket

_OF_LANGUAGES = "partials/languages/"  # of which each build needs one


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


def compile_theme(environment: Environment) -> None:
    """Compile the templates of a theme's environment now, for all builds from here on."""
    environment.bytecode_cache = COMPILED
    for name in environment.list_templates(extensions=["html"]):
        if not name.startswith(_OF_LANGUAGES):
            with suppress(TemplateAssertionError):  # it is for a plugin that is not in use
                environment.get_template(name)
