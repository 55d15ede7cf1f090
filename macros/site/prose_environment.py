"""Prose environment: pages may call our macros with plain values, and say nothing else in Jinja."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from jinja2 import StrictUndefined, Template, TemplateSyntaxError, nodes
from jinja2.exceptions import SecurityError
from jinja2.sandbox import ImmutableSandboxedEnvironment

HINT = (
    "Pages may only call macros with plain values: {{ gpu_figure('rtx-4090', 'memory.size_gb') }}."
)
# With anything else a stranger's page could read files, run code or hang a build.
_PLAIN = (nodes.Template, nodes.Output, nodes.TemplateData, nodes.Keyword, nodes.Const)


class ProseEnvironment(ImmutableSandboxedEnvironment):
    """Jinja without files, filters, tests, attributes, loops, or any function but the macros.

    The walk over a page is the fence; the sandbox stands behind it, should the fence have a hole.
    """

    def __init__(self, macros: Mapping[str, Callable[..., str]]) -> None:
        """Let pages call `macros` by their names."""
        super().__init__(undefined=StrictUndefined)
        for names in (self.globals, self.filters, self.tests):
            names.clear()
        self.globals.update(macros)

    def from_string(self, source: Any, *arguments: Any, **named: Any) -> Template:
        """Return a page, ready to be rendered. Raises SecurityError for what prose may not say."""
        for line, message in self.refused(source):
            raise SecurityError(f"line {line}: {message} {HINT}")
        return super().from_string(source, *arguments, **named)

    def refused(self, source: str) -> Iterator[tuple[int, str]]:
        """Yield what prose may not say, with its line."""
        try:
            tree = self.parse(source)
        except TemplateSyntaxError as error:
            yield error.lineno, f"This is no call of a macro: {error.message}."
            return
        except RecursionError:
            yield 1, "Too much is nested."
            return
        called = {id(call.node) for call in tree.find_all(nodes.Call)}
        for node in tree.find_all(nodes.Node):
            message = self._why_not(node, called)
            if message:
                yield node.lineno, message

    def is_safe_attribute(self, obj: Any, attr: str, value: Any) -> bool:
        """Return that no attribute is safe, since prose needs none."""
        return False

    def _why_not(self, node: nodes.Node, called: set[int]) -> str:
        if isinstance(node, nodes.Name):
            if id(node) not in called:
                return f"'{node.name}' is not called."
            return "" if node.name in self.globals else f"There is no macro '{node.name}'."
        if isinstance(node, nodes.Call):
            is_spread = node.dyn_args or node.dyn_kwargs
            return (
                "" if isinstance(node.node, nodes.Name) and not is_spread else "This call is none."
            )
        return (
            "" if isinstance(node, _PLAIN) else f"'{type(node).__name__.lower()}' is not allowed."
        )


def fence_prose(plugin: Any) -> None:
    """Give mkdocs-macros our environment: it has no setting for another than Jinja's widest.

    It still hands over its variables, MkDocs' configuration among them, but no page can name them.
    """
    plugin._env = ProseEnvironment(dict(plugin.macros))
