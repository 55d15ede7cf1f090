"""Hooks: MkDocs comes in here; it looks for hooks beside mkdocs.yml."""

from macros.site_hooks import (
    on_config,
    on_env,
    on_files,
    on_page_context,
    on_page_markdown,
    on_post_page,
    on_post_template,
    on_pre_page,
    on_startup,
)

__all__ = [
    "on_config",
    "on_env",
    "on_files",
    "on_page_context",
    "on_page_markdown",
    "on_post_page",
    "on_post_template",
    "on_pre_page",
    "on_startup",
]
