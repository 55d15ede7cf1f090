from __future__ import annotations

import io

from PIL import Image

from macros.facts.catalog import Catalog
from macros.present.html.share_drawing import drawn
from macros.present.html.share_image import (
    IMAGE_SIZE,
    KINDS,
    ShareImage,
    headline_numbers,
    image_path,
    share_images,
)
from macros.present.words.language import Language
from tests.tiny import tiny_gpu

TITLE = ShareImage("x.png", "The guide", "Boreal One")
MARGIN = 60


def opened(content: ShareImage) -> Image.Image:
    return Image.open(io.BytesIO(drawn(content)))


def bright(image: Image.Image) -> tuple[int, int, int, int]:
    """Return the box of all that is not ground."""
    shades = image.convert("RGB").convert("L")
    box = shades.point([255 if shade > 60 else 0 for shade in range(256)]).getbbox()
    assert box
    return box


def test_every_page_has_an_image_that_is_drawn(catalog: Catalog) -> None:
    paths = {image.path for image in share_images(catalog)}
    urls = ["", "gpus/", "charts/", "charts/progress/", "compare/", "somewhere/new/"]
    urls += [f"gpus/{gpu_id}/" for gpu_id in catalog.gpus]
    assert {image_path(catalog, url) for url in urls} <= paths
    assert len(paths) == 1 + len(KINDS) + len(catalog.gpus)


def test_a_part_of_the_guide_shares_the_image_of_its_kind(catalog: Catalog) -> None:
    assert image_path(catalog, "charts/progress/") == image_path(catalog, "charts/")
    assert image_path(catalog, "gpus/boreal-1/") == image_path(catalog, "gpus/")


def test_image_of_an_accelerator_holds_its_headline_figures(
    catalog: Catalog, english: Language
) -> None:
    assert list(headline_numbers(catalog.gpus["boreal-one"], english)) == [
        ("16", "GB GDDR6"),
        ("512", "GB/s"),
        ("80", "TFLOPS FP16/BF16"),
        ("200", "W"),
    ]
    assert list(headline_numbers(catalog.gpus["meridian-x"], english)) == [
        ("192", "GB HBM3"),
        ("5,000", "GB/s"),
    ]


def test_figures_without_a_tensor_rate_fall_back_to_fp32(
    catalog: Catalog, english: Language
) -> None:
    assert ("40", "TFLOPS FP32") in headline_numbers(catalog.gpus["boreal-two"], english)


def test_image_has_the_size_that_pages_announce_and_is_small() -> None:
    image = opened(TITLE)
    assert image.size == IMAGE_SIZE
    assert image.mode == "P"
    assert len(drawn(TITLE)) < 40_000


def test_same_words_make_the_same_bytes_and_others_do_not() -> None:
    assert drawn(TITLE) == drawn(ShareImage("y.png", "The guide", "Boreal One"))
    assert drawn(TITLE) != drawn(ShareImage("x.png", "The guide", "Boreal Two"))


def test_longest_names_and_figures_stay_inside(catalog: Catalog, english: Language) -> None:
    gpu = tiny_gpu(
        catalog,
        "boreal-one",
        memory={"size_gb": 4096, "bandwidth_gb_s": 99_999.5},
        compute={"tensor_fp16_dense_tflops": 199_999.5},
        power={"tdp_w": 10_000},
    )
    figures = tuple(headline_numbers(gpu, english))
    for name in ("RTX " * 12, "Wide " * 24, "One two"):
        image = opened(ShareImage("x.png", "Guide", name, "Maker", figures))
        left, top, right, bottom = bright(image)
        assert left >= MARGIN
        assert right <= IMAGE_SIZE[0] - MARGIN
        assert top >= MARGIN
        assert bottom <= IMAGE_SIZE[1] - MARGIN
