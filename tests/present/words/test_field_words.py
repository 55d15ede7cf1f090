from __future__ import annotations

import pytest

from macros.facts.catalog import Catalog
from macros.facts.records.fields import BANDWIDTH, FP32, MEMORY, TENSOR
from macros.present.words.field_words import table_head, with_unit
from macros.present.words.language import Language


@pytest.mark.parametrize(
    ("path", "code", "head"),
    [
        (BANDWIDTH, "en", "Bandwidth (GB/s)"),
        (BANDWIDTH, "fr", "Bande passante (Go/s)"),
        (MEMORY, "ja", "メモリ（GB）"),
        (TENSOR, "ko", "텐서 FP16/BF16, 밀집(TFLOPS)"),
        (FP32, "zh", "FP32（TFLOPS）"),
        ("released", "fr", "Sortie"),
    ],
)
def test_head_is_the_short_name_with_the_unit(
    catalog: Catalog, path: str, code: str, head: str
) -> None:
    assert table_head(path, Language.of(catalog, code)) == head


def test_what_has_no_unit_stands_alone(english: Language) -> None:
    assert with_unit("Vendor", None, english) == "Vendor"
