"""Hooks: how the guide gets into MkDocs, event by event."""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from markupsafe import Markup, escape
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import ConfigurationError
from mkdocs.plugins import event_priority
from mkdocs.structure.files import File, Files
from mkdocs.structure.nav import Navigation
from mkdocs.structure.pages import Page as MkDocsPage

from macros.facts.reading.problems import CatalogError
from macros.present.api.terms import AUTHORS, data_version
from macros.present.chronicle.feeds import feed_links
from macros.present.html.assets import asset_files
from macros.present.html.compiled_templates import COMPILED
from macros.present.html.page_head import page_head
from macros.present.html.sitemap import sitemap
from macros.present.html.structured_data import Subject
from macros.present.html.stylesheet import FURTHER_PARTS
from macros.present.html.trail import Step
from macros.present.html.unbroken import unbroken_text
from macros.present.material.finishing import POLICY_PLACE, SCRIPTS_PLACE, finished
from macros.present.material.frame import Frame
from macros.present.material.lighter_theme import lighten_theme
from macros.present.material.scrolling_tables import ScrollingTables
from macros.present.material.search_help import small_words, with_words, without_words
from macros.present.material.search_index import move_documents
from macros.present.material.stylesheet import stylesheets
from macros.present.pages import generated_pages
from macros.present.prose.reviews import review_lines
from macros.present.words.language import DEFAULT_LANGUAGE, LANGUAGE_BY_CODE
from macros.site import reading
from macros.site.build import KEY, Build
from macros.site.generated_page import GeneratedPage
from macros.site.prose_environment import fence_prose
from macros.site.prose_files import add_english_files, is_behind_english, prose_folder
from macros.site.state import PROJECT, Site, open_site, up_from


@event_priority(100)  # before the search plugin chooses its language
def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Set everything that depends on the facts and the language."""
    code = _known_language(config.extra["guide_language"])
    build = config.extra.get(KEY) or Build(_opened(code))
    config.extra[KEY] = build
    site = build.site
    site.speak(code)
    text = _escaped_text(site)
    config.docs_dir = str(prose_folder(code))
    config.site_name = text("site.name")
    config.site_description = text("site.description")
    config.theme["language"] = site.language.names.theme
    # Shows the switcher, whose links our partial makes.
    config.extra["alternate"] = len(site.languages) > 1
    if config.nav:
        config.nav = _named(config.nav, text)
    _name_palettes(config, text)
    config.markdown_extensions.append(ScrollingTables())
    config.mdx_configs["toc"]["permalink_title"] = text("toc.permalink")
    if site.repository.url:
        branch = site.repository.branch
        config.edit_uri_template = f"{site.repository.url}/edit/{branch}/{{path}}"
    config.site_url = f"{site.address}{code}/"
    if build.is_preview:
        _show_mistakes_in_the_page(config)
    reading.tune_search(config.plugins["material/search"].config, code)
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add English pages where a translation is missing, and the generated pages."""
    fence_prose(config.plugins["macros"])
    build = Build.of(config)
    site = build.site
    code = site.language.names.code
    prose = Path(config.docs_dir).name
    for file in files.documentation_pages():
        file.edit_uri = f"docs/{prose}/{file.src_uri}"
    added = add_english_files(files, config)
    build.untranslated = frozenset(added if prose == code else files.src_uris)
    build.has_glossary = bool(files.get_file_from_path(f"{reading.GLOSSARY}.md"))
    build.listings = generated_pages(site.edition, site.language, site.repository, site.shared)
    for listing in build.listings.values():
        files.append(GeneratedPage(listing, site, config).file)
    styles = {path: text.encode() for path, text in stylesheets().items()}
    content = {**asset_files(), **styles}
    for path, make in site.language_files().items():  # nobody reads them in a preview
        content[path] = b"" if build.is_preview else make()
    if not site.shared and not build.is_preview:  # a preview makes these when they are asked for
        content |= site.shared_files()
    for path, data in content.items():
        files.append(File.generated(config, path, content=data))
    return files


@event_priority(100)  # before the macros plugin looks at the front matter
def on_page_markdown(markdown: str, page: MkDocsPage, config: MkDocsConfig, files: Files) -> str:
    """Say where pages are, and leave out what a build from other data lacks."""
    site = Build.of(config).site
    site.up = up_from(page.url)
    if isinstance(page, GeneratedPage):
        page.meta = page.front_matter()
    page.meta = reading.with_boost(site, page.meta, page.file.src_uri)
    if site.is_of_the_guide:
        return markdown
    sources = {file.src_uri: file.abs_src_path for file in files}
    return reading.with_known_links(site, markdown, page.file.src_uri, sources)


def on_page_content(html: str, page: MkDocsPage, config: MkDocsConfig, files: Files) -> str:
    """Let search find a page by further words too."""
    return with_words(html, _search_words(page, config))


def on_env(env: Any, config: MkDocsConfig, files: Files) -> Any:
    """Link each generated page with the one before and after it."""
    build = Build.of(config)
    for path, listing in build.listings.items():
        page = _page_at(files, path)
        if page:
            page.previous_page = _page_at(files, listing.previous)
            page.next_page = _page_at(files, listing.next)
    folders = sorted({path.partition("/")[0] for path in build.listings})
    pages = ((folder, _page_of(files, folder)) for folder in folders)
    build.folder_pages = {folder: page for folder, page in pages if page}
    build.addresses = _addresses(files, build.listings)
    env.globals["guide"] = _theme_values(build)
    env.bytecode_cache = COMPILED
    return env


@event_priority(-100)  # after search has read the page, which need not know of the links to terms
def on_page_context(
    context: dict[str, Any], page: MkDocsPage, config: MkDocsConfig, nav: Navigation
) -> dict[str, Any]:
    """Link terms, and tell the theme whether the body is in English, or behind the English page."""
    build = Build.of(config)
    site, path = build.site, page.file.src_uri
    if not site.has_address:
        page.canonical_url = None  # an address on this machine would mislead search engines
    is_ours = isinstance(page, GeneratedPage)
    context["untranslated"] = path in build.untranslated
    context["outdated"] = not is_ours and is_behind_english(page.file)
    context["review"] = review_lines(page.meta, site.language, site.built_on)
    context["trail"] = _trail(page, build, nav)
    context["head"] = _head(page, context["trail"], site)
    page.content = without_words(page.content or "", _search_words(page, config))
    if build.has_glossary and not is_ours:
        code = DEFAULT_LANGUAGE if context["untranslated"] else site.language.names.code
        page.content = reading.explained(site, page.content, page, code)
    return context


def on_post_page(output: str, page: MkDocsPage, config: MkDocsConfig) -> str:
    """Insert what search and Markdown need not see, and finish the document."""
    build = Build.of(config)
    in_english = page.file.src_uri in build.untranslated
    document = build.site.insert(output, in_english=in_english)
    return finished(unbroken_text(document, build.site.language.names.code))


def on_post_template(output: str, template_name: str, config: MkDocsConfig) -> str:
    """Finish the page for missing addresses, and write the sitemap with its languages."""
    build = Build.of(config)
    site = build.site
    if template_name == "404.html":
        return finished(site.insert(output))
    if template_name == "sitemap.xml":
        return sitemap(build.addresses, site.language.names, site.address, site.languages)
    return output


@event_priority(-100)  # after the search plugin has written its index
def on_post_build(config: MkDocsConfig) -> None:
    """Move the searched texts to where they are fetched when needed, and lighten the theme."""
    words = small_words(Build.of(config).site.language.names.code)
    move_documents(Path(config.site_dir) / "search", words)
    lighten_theme(Path(config.site_dir) / "assets")


def _opened(code: str) -> Site:
    try:
        return open_site(Path(os.environ.get("GUIDE_DATA", PROJECT / "data")), languages=[code])
    except CatalogError as error:
        raise ConfigurationError(f"the data have mistakes:\n{error}") from error


def _known_language(code: str) -> str:
    if code not in LANGUAGE_BY_CODE:
        allowed = ", ".join(LANGUAGE_BY_CODE)
        raise ConfigurationError(f"there is no language '{code}'; the guide has {allowed}")
    return code


def _escaped_text(site: Site) -> Callable[..., Markup]:
    """Return the language's `text`, escaped because the theme's templates do not."""
    return lambda key, **values: escape(site.language.text(key, **values))


def _named(nav: list[Any], text: Callable[..., Markup]) -> list[Any]:
    """Return the navigation with its titles translated, those of its parts too."""
    return [
        {text(key): _named(part, text) if isinstance(part, list) else part}
        for item in nav
        for key, part in item.items()
    ]


def _name_palettes(config: MkDocsConfig, text: Callable[..., Markup]) -> None:
    """Translate the names of the colour switches, which mkdocs.yml gives as keys."""
    for palette in config.theme["palette"]:
        palette["toggle"] = {**palette["toggle"], "name": text(palette["toggle"]["name"])}


def _show_mistakes_in_the_page(config: MkDocsConfig) -> None:
    """Let the preview show a broken macro where it stands instead of ending the server."""
    config.plugins["macros"].config["on_error_fail"] = False
    logging.getLogger("mkdocs.plugins.macros").setLevel(logging.WARNING)  # keeps reports in sight


def _search_words(page: MkDocsPage, config: MkDocsConfig) -> str:
    if isinstance(page, GeneratedPage):
        return page.made.search_words
    return reading.search_words(Build.of(config).site, page.file.src_uri)


def _trail(page: MkDocsPage, build: Build, nav: Navigation) -> list[Step]:
    """Return the pages that lead to this one; none for one that has moved."""
    listing = None
    if isinstance(page, GeneratedPage):
        if page.listing.redirect:
            return []
        listing = build.folder_pages.get(page.file.src_uri.partition("/")[0])
    return reading.steps_to(page, nav.homepage, listing)


def _head(page: MkDocsPage, steps: list[Step], site: Site) -> Markup:
    """Return what a page says of itself, from its front matter or from the page we made."""
    ours = page if isinstance(page, GeneratedPage) else None
    subject = Subject(
        url=page.url if page.url != "./" else "",
        title=ours.window_title if ours else page.meta.get("title") or page.title,
        description=ours.made.description if ours else page.meta.get("description", ""),
        is_listed=not (ours and ours.listing.redirect),
        trail=steps,
    )
    address = site.address if site.has_address else None
    links = feed_links(site.catalog, subject.url, site.language) if subject.is_listed else ()
    return page_head(site.catalog, subject, site.language, address, links)


def _page_at(files: Files, path: str | None) -> MkDocsPage | None:
    file = files.get_file_from_path(path) if path else None
    return file.page if file else None


def _page_of(files: Files, folder: str) -> MkDocsPage | None:
    """Return the page that lists those of a folder."""
    return _page_at(files, f"{folder}/index.md") or _page_at(files, f"{folder}.md")


def _theme_values(build: Build) -> dict[str, Any]:
    """Return what our theme overrides show on every page."""
    site, names = build.site, LANGUAGE_BY_CODE
    return {
        "t": _escaped_text(site),
        "once": Frame(_unlisted(build)).once,
        "language": site.language.names.html,
        "shared": site.shared,
        "policy_place": POLICY_PLACE,
        "scripts_place": SCRIPTS_PLACE,
        "further_styles": tuple(FURTHER_PARTS),
        "alternates": [(code, names[code].html, names[code].name) for code in site.languages],
        "as_of": site.language.date(site.as_of) if site.as_of else "",
        "problems": build.problems,
        "only_warnings": build.only_warnings,
        "repository": site.repository,
        "authors": AUTHORS,
        "digest": site.catalog.digest,
        "data_version": data_version(site.catalog.digest),
    }


def _unlisted(build: Build) -> set[str]:
    """Return the paths of the pages that we make and that mkdocs.yml does not name."""
    return {path for path in build.listings if not path.endswith("/index.md")}


def _addresses(files: Files, listings: Mapping[str, Any]) -> list[str]:
    """Return the addresses of all pages that did not move."""
    moved = {path for path, listing in listings.items() if listing.redirect}
    listed = [file for file in files.documentation_pages() if file.src_uri not in moved]
    return [file.page.url for file in listed if file.page]
