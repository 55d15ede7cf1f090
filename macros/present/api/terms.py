"""Terms: whose the open data are, under which licence, and in which version of their names."""

from __future__ import annotations

# As LICENSE-DATA asks for it; a name is not translated.
AUTHORS = "Deep Learning Hardware Guide contributors"
LICENCE = "CC-BY-4.0"
LICENCE_NAME = "CC BY 4.0"
LICENCE_URL = "https://creativecommons.org/licenses/by/4.0/"
# Of names and columns, as CHANGELOG.md has it; the first number is that of the folder.
API_VERSION = "1.2.0"
TITLE = "Deep Learning Hardware Guide"
SUMMARY = (
    "Facts, prices, speeds and computed advice about hardware for deep learning, "
    "each figure with its source."
)
_SHORT = 12


def data_version(digest: str) -> str:
    """Return what names the state of all facts in a citation: the beginning of their hash."""
    return digest[:_SHORT]
