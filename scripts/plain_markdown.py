"""Plain Markdown: text of strangers that keeps its headings, lists and bold words alone."""

from __future__ import annotations

import re

LONGEST = 30_000  # a comment on GitHub may have 65,536 characters, and escaping doubles some
_SHAPE = re.compile(r"(\s{0,3}(?:#{1,6} |[-*] |[0-9]{1,3}\. )?)(.*)")
_SIGNS = re.compile(r"[\\`<>\[\]()!&~$_#]")
_ESCAPED = re.compile(r"\\([!-/:-@\[-`{-~])")
_CODE = re.compile(r"(`[^`]+`)")  # in which GitHub reads nothing
_UNSEEN = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]")
_BREAK = "\u200b"  # keeps GitHub from calling somebody, or from making a link of an address


def plain_markdown(text: str) -> str:
    """Return text in which there is no HTML, link, image, call of a person or hidden sign."""
    cut = text[:LONGEST]
    lines = [_line(line) for line in cut.splitlines()]
    if len(text) > LONGEST:
        lines += ["", "… (the rest is left out)"]
    return "\n".join(lines) + "\n"


def block(text: str) -> str:
    """Return text as a fenced block, in which GitHub reads no markup and calls nobody."""
    longest = max((len(run) for run in re.findall("`+", text)), default=0)
    fence = "`" * max(3, longest + 1)
    return f"{fence}text\n{text.rstrip()}\n{fence}\n"


def _line(line: str) -> str:
    shape = _SHAPE.fullmatch(_UNSEEN.sub("", line.expandtabs(2)))
    start, rest = (shape[1], shape[2]) if shape else ("", "")
    parts = _CODE.split(_ESCAPED.sub(r"\1", rest))
    return start + "".join(part if n % 2 else _escaped(part) for n, part in enumerate(parts))


def _escaped(text: str) -> str:
    text = _SIGNS.sub(r"\\\g<0>", text)
    text = text.replace("@", f"@{_BREAK}").replace("://", f":{_BREAK}//")
    return re.sub(r"(?i)\bwww\.", f"www{_BREAK}.", text)
