"""Search help: which pages answer a question, and by which further words they are found."""

from __future__ import annotations

from markupsafe import Markup

# By the beginning of a page's path, the longest one that fits. The pages of single products and
# models are found by their names; without this they bury the pages that explain and advise.
BOOSTS: dict[str, float] = {
    "": 1,
    "gpus/": 0.5,
    "gpus/index.md": 1,
    "guide/": 3,
    "guide/index.md": 2,
    "guide/glossary.md": 1,
    "builds/": 2,
    "choose.md": 3,
    "fit.md": 3,
    "rent-or-buy.md": 3,
    "second-card.md": 3,
    "compare/": 0.35,
    "models/": 0.3,
    "models/index.md": 2,
    "countries/": 0.7,
    "countries/index.md": 2,
    "claims.md": 0.5,
    "disagreements.md": 0.5,
    "history/": 0.5,
    "contribute.md": 0.5,
    "about.md": 0.5,
    "open-data.md": 0.5,
}
# Who asks for a tax or a law in French wants those of France before those of Germany.
HOME_COUNTRY_BOOST = 3

# A title counts ten times as much as a text. With Material's thousand, any title that holds one
# word of a question stands before the text that holds them all.
FIELDS = {"title": {"boost": 10.0}}

# Words of questions that say nothing of what is looked for; other languages have no such words
# between spaces.
_SMALL_WORDS = {
    "en": "a an and any are as at be best by can do does for from get have how i if in is it me my"
    " of on or should than that the then there this to vs what when which will with would you",
    "fr": "à au aux avec c ce ces d dans de des du elle en est et faut il j je l la le les ma mes"
    " mon n ne ou où par pas pour qu que quel quelle quelles quels qui s sa se ses son sur un une",
}

_MARKS = r"[\s\u200b\-/,;:()\[\]\"'’“”«»·、。，．；：？！（）「」]+"
_KANA = "ァ-ヶー"
_OTHERS = "0-9A-Za-zぁ-ん一-鿿"
_LETTERS, _CJK = "0-9A-Za-z", "ぁ-ヶー一-鿿"
_NATIVE = {"ko": "가-힣", "zh": "一-鿿"}


def separator(code: str) -> str:
    """Return the JavaScript pattern of what stands between two words that search knows.

    Japanese has no spaces: there a word also ends where kana or Latin letters begin or end, as
    `メモリ` does in `メモリ帯域幅`. Otherwise a compound is found by its beginning only. In Chinese
    and Korean it ends where Latin letters or digits do, as in `二手3090`.
    """
    kinds = [(_KANA, _OTHERS), (_LETTERS, _CJK)] if code == "ja" else []
    if code in _NATIVE:
        kinds = [(_LETTERS, _NATIVE[code])]
    borders = (
        f"(?<=[{before}])(?=[{after}])"
        for left, right in kinds
        for before, after in ((left, right), (right, left))
    )
    return "|".join((_MARKS, *borders))


def small_words(code: str) -> list[str]:
    """Return the words of a language's questions that say nothing of what is looked for."""
    return _SMALL_WORDS.get(code, "").split()


def search_boost(path: str, home_country: str = "") -> float:
    """Return the factor by which search multiplies how well a page of Markdown fits.

    `home_country` is the path of the country in which most readers of the language buy.
    """
    if path == home_country:
        return HOME_COUNTRY_BOOST
    return BOOSTS[max((start for start in BOOSTS if path.startswith(start)), key=len)]


def with_words(content: str, words: str) -> str:
    """Return a page's HTML with further words below its title, for search to read.

    The search plugin takes its words from nothing but a page's HTML.
    """
    return content.replace("</h1>", f"</h1>{_paragraph(words)}", 1) if words else content


def without_words(content: str, words: str) -> str:
    """Return a page's HTML without the words that only search reads."""
    return content.replace(str(_paragraph(words)), "", 1) if words else content


def _paragraph(words: str) -> Markup:
    return Markup('<p data-guide-search="">{}</p>').format(words)
