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
  meanings:
    fr: Ce qui brasse l’air.
    ja: 風を送る部品です。
    ko: 바람을 일으키는 부품입니다.
    zh: 推动空气的部件。
  tooltip: true
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
  meanings:
    fr: Lien entre cartes.
    ja: カード間の接続です。
    ko: 카드 사이의 연결입니다.
    zh: 显卡之间的连接。
  page: method/#sources
  keep: true
"""


def write_tiny_glossary(data_dir: Path) -> Path:
    """Add the glossary to the words of all languages."""
    (data_dir / GLOSSARY_FILE).write_text(GLOSSARY, encoding="utf-8")
    return data_dir
