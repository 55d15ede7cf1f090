"""Hooks: MkDocs comes in here, beside mkdocs.yml; each event is passed on to macros/site/hooks.py.

A preview keeps running while code is edited, so the modules are loaded again when a file of
theirs has changed. MkDocs itself reloads only data and pages.
"""

from __future__ import annotations

import importlib
import sys
import traceback
from dataclasses import dataclass
from pathlib import Path
from typing import Any

_CODE = Path(__file__).parent / "macros"
_EVENTS = (
    "on_config",
    "on_files",
    "on_pre_page",
    "on_page_markdown",
    "on_page_content",
    "on_env",
    "on_page_context",
    "on_post_page",
    "on_post_template",
    "on_post_build",
)


def _roof() -> Any:
    return importlib.import_module("macros.site.hooks")


def _code_state() -> frozenset[tuple[str, int]]:
    files = (file for suffix in ("*.py", "*.html") for file in _CODE.rglob(suffix))
    return frozenset((str(file), file.stat().st_mtime_ns) for file in files)


@dataclass
class _Loaded:
    """Which state of the code is loaded, and how MkDocs was started."""

    state: frozenset[tuple[str, int]]
    startup: dict[str, Any]


_loaded = _Loaded(_code_state(), {})


def on_startup(**startup: Any) -> None:
    """Remember whether this is a preview."""
    _loaded.startup = startup
    _roof().on_startup(**startup)


def _reload_changed_code() -> None:
    """Load edited modules; when that fails, keep the old ones and say why."""
    state = _code_state()
    if state == _loaded.state:
        return
    _loaded.state = state
    last_good_site = _roof().last_good_site()
    old = {n: m for n, m in sys.modules.items() if n == "macros" or n.startswith("macros.")}
    for name in old:
        del sys.modules[name]
    try:
        _roof().on_startup(**_loaded.startup)
        if last_good_site:
            _roof().use_site(last_good_site)
    except Exception:  # a preview must outlive any mistake in the code
        for name in [n for n in sys.modules if n == "macros" or n.startswith("macros.")]:
            del sys.modules[name]
        sys.modules.update(old)
        traceback.print_exc()


class _Forwarded:
    """An event that the roof of the code loaded at that moment answers, at its priority."""

    def __init__(self, event: str) -> None:
        self.event = event
        self.mkdocs_priority = getattr(getattr(_roof(), event), "mkdocs_priority", 0)

    def __call__(self, *arguments: Any, **values: Any) -> Any:
        if self.event == "on_config" and _loaded.startup.get("command") == "serve":
            _reload_changed_code()
        return getattr(_roof(), self.event)(*arguments, **values)


globals().update({event: _Forwarded(event) for event in _EVENTS})
