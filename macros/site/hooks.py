"""Site hooks: how the guide gets into MkDocs, event by event."""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

from markupsafe import Markup, escape
from material.plugins.search import plugin as material_search
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import ConfigurationError
from mkdocs.plugins import event_priority, get_plugin_logger
from mkdocs.structure.files import File, Files
from mkdocs.structure.nav import Navigation
from mkdocs.structure.pages import Page as MkDocsPage
from mkdocs.structure.toc import get_toc

from macros.facts.reading.problems import CatalogError, report
from macros.present.html.assets import asset_files
from macros.present.html.compiled_templates import COMPILED
from macros.present.html.page import Page
from macros.present.html.page_head import Subject, page_head
from macros.present.html.sitemap import sitemap
from macros.present.html.stylesheet import FURTHER_PARTS
from macros.present.html.trail import Step
from macros.present.material.finishing import finished, framed
from macros.present.material.frame import Frame
from macros.present.material.lighter_theme import lighten_theme
from macros.present.material.scrolling_tables import in_boxes
from macros.present.material.search_help import with_words, without_words
from macros.present.material.search_index import move_documents
from macros.present.material.segmenting import SingleCharacters
from macros.present.material.stylesheet import stylesheets
from macros.present.material.theme_templates import prepare_theme
from macros.present.pages import generated_pages
from macros.present.prose.reviews import review_lines
from macros.present.words.language import DEFAULT_LANGUAGE, LANGUAGE_BY_CODE
from macros.site import reading
from macros.site.prose_files import add_english_files, is_behind_english, prose_folder
from macros.site.state import PROJECT, Site, open_site, up_from

log = get_plugin_logger("guide")

Command = Literal["build", "serve", "gh-deploy"]


@dataclass
class Build:
    """The state of the build under way: MkDocs gives hooks no place of their own for it."""

    site: Site | None = None
    command: str = "build"
    pages: dict[str, Page] = field(default_factory=dict)
    untranslated: set[str] = field(default_factory=set)
    listings: dict[str, MkDocsPage] = field(default_factory=dict)
    has_glossary: bool = False
    addresses: list[str] = field(default_factory=list)
    problems: str = ""
    only_warnings: bool = False


_build = Build()


def use_site(site: Site) -> None:
    """Let the following builds use facts that are loaded already."""
    _build.site = site


def last_good_site() -> Site | None:
    """Return the site that was built last, for modules that are loaded anew."""
    return _build.site


def current_site() -> Site:
    """Return the site that is being built."""
    assert _build.site is not None, "on_config comes first"
    return _build.site


def on_startup(*, command: Command, dirty: bool) -> None:
    """Remember whether this is a preview."""
    _build.command = command


@event_priority(100)  # before the search plugin chooses its language
def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Load the facts and set everything that depends on the language."""
    code = _known_language(config.extra["guide_language"])
    _load_facts()
    site = current_site()
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
    _name_palettes(config)
    config.mdx_configs["toc"]["permalink_title"] = text("toc.permalink")
    if site.repository.url:
        branch = site.repository.branch
        config.edit_uri_template = f"{site.repository.url}/edit/{branch}/{{path}}"
    if _build.command == "serve":
        _show_mistakes_in_the_page(config)
        config.watch.append(str(_data_folder()))
    else:
        config.site_url = f"{site.address}{code}/"
        _use_known_theme(config)
    reading.tune_search(config.plugins["material/search"].config, code)
    material_search.jieba = SingleCharacters() if code == "zh" else None
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add English pages where a translation is missing, and the generated pages."""
    site = current_site()
    code = site.language.names.code
    macros: Any = config.plugins["macros"]
    COMPILED.take_over(macros.env)
    prose = Path(config.docs_dir).name
    for file in files.documentation_pages():
        file.edit_uri = f"docs/{prose}/{file.src_uri}"
    added = add_english_files(files, config)
    _build.untranslated = set(added if prose == code else files.src_uris)
    _build.has_glossary = bool(files.get_file_from_path(f"{reading.GLOSSARY}.md"))
    pages = generated_pages(site.edition, site.language, site.repository, site.shared)
    _build.pages = pages
    for path, page in pages.items():
        file = File.generated(config, path, content="")
        file.edit_uri = page.edit_path
        files.append(file)
    for path, content in asset_files().items():
        files.append(File.generated(config, path, content=content))
    for path, style in stylesheets().items():
        files.append(File.generated(config, path, content=style))
    if not site.shared:
        _add_shared_files(files, config)
    return files


def on_pre_page(page: MkDocsPage, config: MkDocsConfig, files: Files) -> MkDocsPage:
    """Keep Markdown away from pages that are HTML already."""
    generated = _build.pages.get(page.file.src_uri)
    if generated:
        vars(page)["render"] = lambda config, files: _render(page, generated)
    return page


@event_priority(100)  # before the macros plugin looks at the front matter
def on_page_markdown(markdown: str, page: MkDocsPage, config: MkDocsConfig, files: Files) -> str:
    """Give a generated page its title and description, escaped because the theme does not."""
    current_site().up = up_from(page.url)
    generated = _build.pages.get(page.file.src_uri)
    if generated:
        page.meta = {
            "title": str(escape(generated.title)),
            "description": str(escape(generated.description)),
            "render_macros": False,
            "redirect": generated.redirect,
            "search": {"exclude": generated.redirect},
            "hide": ["navigation"],
        }
    page.meta = reading.with_boost(page.meta, page.file.src_uri)
    if current_site().is_of_the_guide:
        return markdown
    sources = {file.src_uri: file.abs_src_path for file in files}
    return reading.with_known_links(current_site(), markdown, page.file.src_uri, sources)


def on_page_content(html: str, page: MkDocsPage, config: MkDocsConfig, files: Files) -> str:
    """Let search find a page by further words too, and put tables of Markdown in boxes."""
    return with_words(in_boxes(html), _search_words(page))


def on_env(env: Any, config: MkDocsConfig, files: Files) -> Any:
    """Link each generated page with the one before and after it."""
    for path, generated in _build.pages.items():
        page = _page_at(files, path)
        if page:
            page.previous_page = _page_at(files, generated.previous)
            page.next_page = _page_at(files, generated.next)
    folders = {path.partition("/")[0] for path in _build.pages}
    found = ((folder, _page_at(files, f"{folder}/index.md")) for folder in sorted(folders))
    _build.listings = {folder: page for folder, page in found if page}
    env.globals["guide"] = _theme_values()
    env.bytecode_cache = COMPILED
    _build.addresses = _addresses(files)
    return env


@event_priority(-100)  # after search has read the page, which need not know of the links to terms
def on_page_context(
    context: dict[str, Any], page: MkDocsPage, config: MkDocsConfig, nav: Navigation
) -> dict[str, Any]:
    """Link terms, and tell the theme whether the body is in English, or behind the English page."""
    if not current_site().has_address:
        page.canonical_url = None  # an address on this machine would mislead search engines
    path = page.file.src_uri
    made = _build.pages.get(path)
    context["untranslated"] = path in _build.untranslated
    context["outdated"] = not made and is_behind_english(page.file)
    context["review"] = review_lines(page.meta, current_site().language, current_site().built_on)
    listing = _build.listings.get(path.partition("/")[0]) if made else None
    moved = made is not None and made.redirect
    context["trail"] = [] if moved else reading.steps_to(page, nav.homepage, listing)
    context["head"] = _head(page, context["trail"])
    page.content = without_words(page.content or "", _search_words(page))
    if _build.has_glossary and not made:
        code = DEFAULT_LANGUAGE if context["untranslated"] else current_site().language.names.code
        page.content = reading.explained(current_site(), page.content, page, code)
    return context


def on_post_page(output: str, page: MkDocsPage, config: MkDocsConfig) -> str:
    """Insert what search and Markdown need not see, and finish the document."""
    site = current_site()
    in_english = page.file.src_uri in _build.untranslated
    frame = framed(output, site.language, site.shared)  # before it grows
    return finished(site.insert(frame, in_english=in_english))


def on_post_template(output: str, template_name: str, config: MkDocsConfig) -> str:
    """Finish the page for missing addresses, and write the sitemap with its languages."""
    site = current_site()
    if template_name == "404.html":
        return finished(site.insert(framed(output, site.language, site.shared)))
    if template_name == "sitemap.xml":
        return sitemap(_build.addresses, site.language.names, site.address, site.languages)
    return output


@event_priority(-100)  # after the search plugin has written its index
def on_post_build(config: MkDocsConfig) -> None:
    """Move the searched texts to where they are fetched when needed, and lighten the theme."""
    move_documents(Path(config.site_dir) / "search")
    lighten_theme(Path(config.site_dir) / "assets")


def _load_facts() -> None:
    if _build.command != "serve":
        if _build.site is None:
            _build.site = _opened()
        return
    logging.getLogger("mkdocs.plugins.macros").setLevel(logging.WARNING)  # keeps reports in sight
    try:
        _build.site = _opened()
    except ConfigurationError as error:
        if _build.site is None:
            raise
        _build.problems, _build.only_warnings = str(error), False
        log.error("%s\nThe last good state stays up until this is mended.", error)
    else:
        warnings = _build.site.catalog.warnings
        _build.problems, _build.only_warnings = report(warnings) if warnings else "", True
        if warnings:
            log.warning("\n%s", _build.problems)


def _data_folder() -> Path:
    return Path(os.environ.get("GUIDE_DATA", PROJECT / "data"))


def _opened() -> Site:
    try:
        return open_site(_data_folder(), languages=[os.environ.get("GUIDE_LANGUAGE", "en")])
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


def _name_palettes(config: MkDocsConfig) -> None:
    """Translate the names of the colour switches, which mkdocs.yml gives as keys."""
    text = _escaped_text(current_site())
    for palette in config.theme["palette"]:
        palette["toggle"] = {**palette["toggle"], "name": text(palette["toggle"]["name"])}


def _show_mistakes_in_the_page(config: MkDocsConfig) -> None:
    """Let the preview show a broken macro where it stands instead of ending the server."""
    macros = config.plugins["macros"].config
    macros["on_error_fail"] = False


def _use_known_theme(config: MkDocsConfig) -> None:
    """Let MkDocs use what is known of the theme from other builds; a preview looks itself."""
    made = config.theme.get_env
    vars(config.theme)["get_env"] = lambda: prepare_theme(made())


def _add_shared_files(files: Files, config: MkDocsConfig) -> None:
    for path, content in current_site().shared_files().items():
        files.append(File.generated(config, path, content=content))


def _render(page: MkDocsPage, generated: Page) -> None:
    """Do what MkDocs' own render does, with HTML that is there already."""
    mark = current_site().defer(generated.deferred) if generated.deferred else ""
    page.content = f"{generated.content}{mark}"
    tokens = [_toc_token(2, h.anchor, str(escape(h.title)), []) for h in generated.headings]
    page.toc = get_toc([_toc_token(1, "top", str(escape(generated.title)), tokens)])
    page.present_anchor_ids = {heading.anchor for heading in generated.headings}
    page.links_to_anchors = {}


def _search_words(page: MkDocsPage) -> str:
    path = page.file.src_uri
    return reading.search_words(current_site(), path, _build.pages.get(path))


def _head(page: MkDocsPage, steps: Sequence[Step]) -> Markup:
    """Return what a page says of itself, from its front matter or from the page we made."""
    site = current_site()
    made = _build.pages.get(page.file.src_uri)
    subject = Subject(
        url=page.url if page.url != "./" else "",
        title=(made.window_title or made.title) if made else page.meta.get("title") or page.title,
        description=made.description if made else page.meta.get("description", ""),
        is_listed=not (made and made.redirect),
        trail=steps,
    )
    address = site.address if site.has_address else None
    return page_head(site.catalog, subject, site.language, address)


def _toc_token(level: int, anchor: str, name: str, children: list[Any]) -> Any:
    return {"level": level, "id": anchor, "name": name, "children": children}


def _page_at(files: Files, path: str | None) -> MkDocsPage | None:
    file = files.get_file_from_path(path) if path else None
    return file.page if file else None


def _theme_values() -> dict[str, Any]:
    """Return what our theme overrides show on every page."""
    site = current_site()
    names = LANGUAGE_BY_CODE
    frame = Frame(_build.pages)
    return {
        "t": _escaped_text(site),
        "further_styles": tuple(FURTHER_PARTS),
        "alternates": [(code, names[code].html, names[code].name) for code in site.languages],
        "as_of": site.language.date(site.as_of) if site.as_of else "",
        "problems": _build.problems,
        "only_warnings": _build.only_warnings,
        "repository": site.repository,
        "once": frame.once,
        "header": frame.header,
    }


def _addresses(files: Files) -> list[str]:
    redirects = {path for path, page in _build.pages.items() if page.redirect}
    listed = [file for file in files.documentation_pages() if file.src_uri not in redirects]
    return [file.page.url for file in listed if file.page]
