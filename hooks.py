"""Hooks: MkDocs comes in here, beside mkdocs.yml; each event is passed on to macros/site_hooks.py.

A preview keeps running while code is edited, so the modules are loaded again when a file of
theirs has changed. MkDocs itself reloads only data and pages.
"""

from __future__ import annotations

import importlib
import sys
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any

_CODE = Path(__file__).parent / "macros"
_EVENTS = (
    "on_config",
    "on_files",
    "on_pre_page",
    "on_page_markdown",
    "on_env",
    "on_page_context",
    "on_post_page",
    "on_post_template",
)


def _roof() -> Any:
    return importlib.import_module("macros.site_hooks")


def _code_state() -> frozenset[tuple[str, int]]:
    files = (file for suffix in ("*.py", "*.html") for file in _CODE.rglob(suffix))
    return frozenset((str(file), file.stat().st_mtime_ns) for file in files)


class _Loaded:
    """Which state of the code is loaded, and how MkDocs was started."""

    state = _code_state()
    startup: dict[str, Any] = {}  # noqa: RUF012 - one process has one of it


def on_startup(**startup: Any) -> None:
    """Remember whether this is a preview."""
    _Loaded.startup = startup
    _roof().on_startup(**startup)


def _reload_changed_code() -> None:
    """Load edited modules; when that fails, keep the old ones and say why."""
    state = _code_state()
    if state == _Loaded.state:
        return
    _Loaded.state = state
    last_good_site = _roof().last_good_site()
    old = {n: m for n, m in sys.modules.items() if n == "macros" or n.startswith("macros.")}
    for name in old:
        del sys.modules[name]
    try:
        _roof().on_startup(**_Loaded.startup)
        if last_good_site:
            _roof().use_site(last_good_site)
    except Exception:  # a preview must outlive any mistake in the code
        for name in [n for n in sys.modules if n == "macros" or n.startswith("macros.")]:
            del sys.modules[name]
        sys.modules.update(old)
        traceback.print_exc()


def _forward(event: str) -> Callable[..., Any]:
    def forward(*arguments: Any, **values: Any) -> Any:
        if event == "on_config" and _Loaded.startup.get("command") == "serve":
            _reload_changed_code()
        return getattr(_roof(), event)(*arguments, **values)

    priority = getattr(getattr(_roof(), event), "mkdocs_priority", 0)
    forward.mkdocs_priority = priority  # type: ignore[attr-defined] # MkDocs reads it off functions
    return forward


globals().update({event: _forward(event) for event in _EVENTS})
