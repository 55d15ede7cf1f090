"""What prose calls is known: models, families and providers of the real data."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from functools import partial
from pathlib import Path

import jinja2
import pytest

from macros.advice.memory.cases import WELL_KNOWN_MODELS
from macros.facts.catalog import Catalog, load_catalog
from macros.facts.known_by import known_by
from macros.present.guide import memory_tables
from macros.present.guide.memory_tables import (
    CACHE_MODELS,
    SHARDED_MODEL,
    TRAINING_MODELS,
    Shop,
)
from macros.present.words.language import Language
from macros.present.words.provider_names import PROVIDERS
from macros.site.macros.prose_macro import MACROS
from macros.site.macros.register import bound
from macros.site.state import Site, open_site
from tests.advice.prices.test_rentals import rental, with_rentals
from tests.real_data import real_catalog
from tests.tiny import PROJECT, TODAY
from tests.tiny_models import write_tiny_models
from tests.tiny_software import write_tiny_software


@pytest.fixture(scope="module")
def real() -> Catalog:
    return real_catalog()


@pytest.fixture
def site(data_dir: Path) -> Site:
    """A site with two invented networks and families."""
    known = load_catalog(write_tiny_software(write_tiny_models(data_dir)), today=TODAY)
    return Site(with_rentals(known, aws=[rental(1.8)]), TODAY)


def rendered(site: Site, call: str) -> str:
    """Return what a call in Markdown becomes with the macros of prose."""
    macros = {macro.__name__: bound(macro, site) for macro in MACROS}
    template = jinja2.Environment(undefined=jinja2.StrictUndefined)
    return site.insert(template.from_string(f"{{{{ {call} }}}}").render(macros))


@pytest.fixture
def page(site: Site) -> Callable[[str], str]:
    """Render a call of a macro."""
    return partial(rendered, site)


@pytest.mark.parametrize(
    ("call", "expected"),
    [
        ("base_power()", "100 W"),
        ('model("wren-1b")', "Wren 1B"),
        ('model_parameters("wren-1b")', "1 billion"),
        ('model_weights("wren-1b", "4-bit")', "0.466 GiB"),
        ('model_transfer("wren-1b", "4-bit")', "0.5 GB"),
        ('token_limit("boreal-one", "wren-1b", "bf16")', "1,000"),
        ('model_cache("wren-1b", tokens=1000000)', "1.49 GiB"),
        ('model_run("wren-1b", "bf16", tokens=8)', "2.2–3 GiB"),
        ('model_workspace("wren-1b", "gguf-q8-0", tokens=1000)', "0.01–0.02 GiB"),
        ('model_training("wren-1b")', "18–21 GiB"),
        ('memory_rule("context")', "0.3–0.9 GiB"),
        ("tokens(8192)", "8,192"),
        ('software_status("aurora")', r"supported \(as of 1 October 2026\)"),
    ],
)
def test_macro_in_a_sentence_is_a_phrase(
    page: Callable[[str], str], call: str, expected: str
) -> None:
    assert page(call) == expected


@pytest.mark.parametrize(
    "call",
    [
        "running_memory()",
        "cache_memory()",
        "training_memory()",
        "memory_rules_table()",
        "cloud_prices()",
        "rental_hours()",
        "software_table()",
        'software_table("Meridian")',
    ],
)
def test_macro_between_paragraphs_is_a_table_with_a_caption(
    page: Callable[[str], str], call: str
) -> None:
    assert "<caption>" in page(call)


@pytest.mark.parametrize(
    "call",
    ['model("owl")', 'model_run("wren-1b", "3-bit")', 'memory_rule("love")'],
)
def test_macro_refuses_what_it_does_not_have(page: Callable[[str], str], call: str) -> None:
    with pytest.raises(KeyError):
        page(call)


def test_models_of_the_tables_are_known_with_their_shape(real: Catalog) -> None:
    models = {id_: real.models[id_] for id_ in (*WELL_KNOWN_MODELS, *CACHE_MODELS)}
    assert all(model.attention for model in models.values())
    sizes = [real.models[id_].parameters.total_billion for id_ in WELL_KNOWN_MODELS]
    assert sizes == sorted(sizes)
    for id_ in (*TRAINING_MODELS, SHARDED_MODEL):
        assert real.models[id_].vocabulary
        assert real.models[id_].hidden_size


def test_every_provider_has_a_name(real: Catalog) -> None:
    assert real.rentals.keys() == PROVIDERS.keys()


def test_every_accelerator_of_a_large_vendor_has_a_family_or_is_out_of_reach(
    real: Catalog,
) -> None:
    families = {id_ for family in real.software.values() for id_ in family.accelerators}
    vendors = {family.vendor for family in real.software.values()}
    lacking = {
        gpu.id
        for gpu in real.gpus.values()
        if gpu.vendor in vendors and not gpu.preview and gpu.id not in families
    }
    jetsons = {"jetson-agx-orin-64gb", "jetson-thor-t5000"}  # whose software is of its own
    assert lacking <= {"tesla-k80", "rtx-pro-5500-blackwell"} | jetsons


def test_prose_of_today_can_be_read_with_data_of_an_earlier_day(
    site: Site,
) -> None:
    past = date(2026, 4, 1)
    known = known_by(site.catalog, past)
    earlier = Site(known, TODAY, as_of=past, everything=site.catalog)
    assert rendered(earlier, 'model("wren-1b")') == "Wren 1B"
    assert "supported" in rendered(earlier, 'software_status("aurora")')
    assert rendered(earlier, 'gpu("meridian-x")') == "not known"


def test_prose_of_the_guide_can_be_built_with_other_data(
    site: Site, page: Callable[[str], str]
) -> None:
    site.has_own_data = False
    assert page('model("llama-3-1-8b")') == "not known"
    assert page("sharded_memory()") == "not known"
    assert page('model("wren-1b")') == "Wren 1B"


def test_only_the_folder_of_the_project_holds_the_guides_own_data(data_dir: Path) -> None:
    assert open_site(PROJECT / "data").has_own_data
    assert not open_site(data_dir).has_own_data


def test_cards_for_training_are_those_whose_speed_in_it_is_known(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No invented card was measured tuning a language model; the one for sale runs them."""
    asked: dict[str, list[str]] = {}

    def table(name: str) -> Callable[..., str]:
        def told(_catalog: Catalog, _language: Language, shop: Shop, *_: object) -> str:
            asked[name] = [gpu.id for gpu, _ in shop.cards]
            return ""

        return told

    for name in ("running_memory", "training_memory"):
        monkeypatch.setattr(memory_tables, name, table(name))
        rendered(site, f"{name}()")
    assert asked == {"running_memory": ["boreal-one"], "training_memory": []}
