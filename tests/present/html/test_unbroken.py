from __future__ import annotations

import pytest

from macros.present.html.unbroken import unbroken_text


@pytest.mark.parametrize(
    ("code", "text"),
    [
        ("en", "24_GB at 1,008_GB/s for 1,599_USD, seen on 7_October_2026 by 2_cards"),
        ("en", "RTX_3060 12_GB, RTX_5060_Ti 16_GB, RX_7900_XTX, Arc_B580, RTX PRO_6000"),
        ("en", "16 of 24, in 2026 we say 3 words"),
        ("fr", "24_Go le 7_octobre_2026, 35_%, 3_heures"),
        ("ko", "2026년_10월_7일 확인"),
        ("ko", "가격은 약_65만_2,000원, 약_1억_1,000만_원 또는 114만_원"),
        ("ko", "초당_28~39토큰, 개당_81만_원"),
        ("zh", "2026_年_10_月_7_日查到"),
        ("zh", "约 1.64_万元、7,360_元～1.06_万美元，快 1.5_倍，2_块卡，8,192_个 token，10_小时"),
        ("ja", "RTX_3060 12GB、2026年10月7日"),
    ],
)
def test_no_line_parts_a_number_from_its_unit_or_a_date(code: str, text: str) -> None:
    written = text.replace("_", " ")
    assert unbroken_text(f"<p>{written}</p>", code) == f"<p>{text}</p>".replace("_", "\u00a0")


@pytest.mark.parametrize(
    "html",
    [
        "<pre>600 W</pre>",
        "<code>600 W</code>",
        '<script type="module">const a = "600 W";</script>',
        '<template>{"w":"600 W"}</template>',
        '<a title="600 W" href="?at=600 W">x</a>',
    ],
)
def test_what_is_typed_or_no_text_stays_as_it_is(html: str) -> None:
    assert unbroken_text(html, "en") == html


def test_text_after_the_last_tag_and_without_tags_counts() -> None:
    assert unbroken_text("600 W", "en") == "600\u00a0W"
    assert unbroken_text("<b>1</b> and 600 W", "en") == "<b>1</b> and 600\u00a0W"
