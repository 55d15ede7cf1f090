"""About: how the guide is cited, at the address and on the day of the build."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from macros.present.words.markdown_text import markdown_text
from macros.site.state import Site

# As LICENSE-DATA asks for it; a name is not translated.
AUTHORS = "Deep Learning Hardware Guide contributors"
LICENCE = "CC BY 4.0"


def citation(site: Site, style: Literal["text", "bibtex"] = "text") -> str:
    """Return how to cite these pages, as a line of text or as an entry for BibTeX."""
    return _bibtex(site) if style == "bibtex" else _line(site)


def _line(site: Site) -> str:
    day = markdown_text(site.language.date(site.today))
    title = markdown_text(site.language.text("site.name"))
    address = _address(site)
    place = [f"<{address}>"] if address else []
    return ", ".join([f'<span lang="en">{AUTHORS}</span>', f"*{title}*", day, *place, LICENCE])


def _bibtex(site: Site) -> str:
    """Return the entry as a block of code; its title is English, so that keys and names agree."""
    day, address = site.today, _address(site)
    lines = [
        f"@misc{{deep-learning-hardware-guide-{day.isoformat()},",
        f"  author = {{{{{AUTHORS}}}}},",
        f"  title = {{{{{AUTHORS.removesuffix(' contributors')}}}}},",
        f"  year = {{{day.year}}},",
        *([f"  url = {{{address}}},"] if address else []),
        f"  note = {{Version of {day.isoformat()}, {LICENCE}}}",
        "}",
    ]
    return "\n".join(["```bibtex", *lines, "```"])


def _address(site: Site) -> str | None:
    """Return where the pages stand, else the repository; None where neither is known."""
    if not site.has_address:
        return site.repository.url  # an address on this machine would lead nobody here
    return f"{site.address}{site.language.names.code}/"


MACROS: tuple[Callable[..., str], ...] = (citation,)
