"""Tiny glossary: two terms, of which one is translated."""

from __future__ import annotations

from pathlib import Path

GLOSSARY_FILE = "locales/glossary.yml"
GLOSSARY = """\
- id: fan
  en: fan
  fr: ventilateur
  ja: ファン
  ko: 팬
  zh: 风扇
  meaning: What moves the air.
  never:
    fr: [aficionado]
    zh: [粉丝]
  source: Weekly Chip
- id: auroralink
  en: AuroraLink
  fr: AuroraLink
  ja: AuroraLink
  ko: AuroraLink
  zh: AuroraLink
  meaning: A link between cards.
  keep: true
"""


def write_tiny_glossary(data_dir: Path) -> Path:
    """Add the glossary to the words of all languages."""
    (data_dir / GLOSSARY_FILE).write_text(GLOSSARY, encoding="utf-8")
    return data_dir
