"""Rendering: pages of one language, each made by MkDocs when somebody asks for it."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import Any

import jinja2
from mkdocs.commands.build import get_context
from mkdocs.config import load_config
from mkdocs.structure.files import File, Files, InclusionLevel, get_files, set_exclusions
from mkdocs.structure.nav import Navigation, get_navigation
from mkdocs.structure.pages import Page as MkDocsPage

from macros.present.material.search_index import DOCUMENTS
from macros.site.build import Build
from macros.site.state import PROJECT

_NOT_FOUND = "404.html"


class Rendering:
    """What MkDocs does in a build, page by page; the files and facts are those of its beginning."""

    def __init__(self, build: Build, code: str, folder: Path, address: str) -> None:
        """Begin with the language `code`; `folder` takes what plugins write.

        Raises ConfigurationError for a language that the guide lacks.
        """
        self.build = build
        config = load_config(
            str(PROJECT / "mkdocs.yml"), site_dir=str(folder), extra=build.settings(code)
        )
        self._config = config.plugins.on_config(config)
        self._config.site_url = address
        config.plugins.on_pre_build(config=config)
        self._folder = folder
        self._pages: dict[str, bytes] = {}

    @cached_property
    def _env(self) -> jinja2.Environment:
        return self._config.theme.get_env()

    @cached_property
    def _files(self) -> Files:
        files = get_files(self._config)
        files.add_files_from_theme(self._env, self._config)
        files = self._config.plugins.on_files(files, config=self._config)
        set_exclusions(files, self._config)
        return files

    @cached_property
    def _by_url(self) -> dict[str, File]:
        return {_plain(file.url): file for file in self._files}

    @cached_property
    def _nav(self) -> Navigation:
        nav = get_navigation(self._files, self._config)
        nav = self._config.plugins.on_nav(nav, config=self._config, files=self._files)
        self._config.plugins.on_env(self._env, config=self._config, files=self._files)
        return nav

    def content(self, url: str) -> bytes | None:
        """Return what lies at an address below the language's folder; None where nothing does."""
        file = self._by_url.get(_plain(url))
        if file is None:
            return self._of_plugins(url)
        if file.is_documentation_page():
            return self.page(file)
        if (self._folder / file.dest_uri).is_file():
            return (self._folder / file.dest_uri).read_bytes()
        return file.content_bytes

    def page(self, file: File) -> bytes:
        """Return the page that a file becomes, made once."""
        if file.src_uri not in self._pages:
            nav = self._nav
            page = file.page or MkDocsPage(None, file, self._config)
            self._read(page)
            self._pages[file.src_uri] = self._written(page, nav)
        return self._pages[file.src_uri]

    def not_found(self) -> bytes:
        """Return the page for an address where there is nothing."""
        plugins = self._config.plugins
        nav = self._nav
        template = self._env.get_template(_NOT_FOUND)
        template = plugins.on_pre_template(template, template_name=_NOT_FOUND, config=self._config)
        context = get_context(nav, self._files, self._config, base_url="/")
        context = plugins.on_template_context(
            context, template_name=_NOT_FOUND, config=self._config
        )
        text = plugins.on_post_template(
            template.render(context), template_name=_NOT_FOUND, config=self._config
        )
        return text.encode()

    def _read(self, page: MkDocsPage) -> None:
        plugins, files, config = self._config.plugins, self._files, self._config
        page = plugins.on_pre_page(page, config=config, files=files)
        page.read_source(config)
        page.markdown = plugins.on_page_markdown(
            page.markdown or "", page=page, config=config, files=files
        )
        page.render(config, files)
        page.content = plugins.on_page_content(
            page.content or "", page=page, config=config, files=files
        )

    def _written(self, page: MkDocsPage, nav: Navigation) -> bytes:
        plugins, config = self._config.plugins, self._config
        page.active = True
        context: Any = get_context(nav, self._files.documentation_pages(), config, page)
        template = self._env.get_template(page.meta.get("template", "main.html"))
        context = plugins.on_page_context(context, page=page, config=config, nav=nav)
        output = plugins.on_post_page(template.render(context), page=page, config=config)
        page.active = False
        return output.encode("utf-8", errors="xmlcharrefreplace")

    def _of_plugins(self, url: str) -> bytes | None:
        """Return what the search plugin writes: its settings, or the texts of all pages."""
        if not url.startswith("search/"):
            return None
        if url == f"search/{DOCUMENTS}":
            for file in self._files.documentation_pages(inclusion=InclusionLevel.is_in_serve):
                self.page(file)
        self._config.plugins.on_post_build(config=self._config)
        written = self._folder / url
        return written.read_bytes() if written.is_file() else None


def _plain(url: str) -> str:
    return "" if url in (".", "./") else url
