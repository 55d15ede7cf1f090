"""Models: what prose says of neural networks and the memory that they need.

The prose is that of today also where prices are those of an earlier day, so it knows all models.
"""

from __future__ import annotations

from macros.advice.generation.runners import is_runner
from macros.advice.generation.tuning_model import WORK
from macros.advice.memory.cases import (
    RUN_TOKENS,
    TrainingWay,
    case_of_cache,
    case_of_running,
    case_of_training,
    case_of_workspace,
)
from macros.advice.memory.constants import constants_of
from macros.advice.memory.fit import new_cards
from macros.advice.memory.formats import Ends, weights_gb
from macros.advice.picks.dependable_software import with_dependable_software
from macros.facts.records.models import Model, WeightFormat
from macros.present.guide import memory_tables
from macros.present.guide.memory_peaks_table import memory_peaks
from macros.present.models import page as model_pages
from macros.present.prices.region_prices import region_order
from macros.present.words import memory_words
from macros.present.words.markdown_text import markdown_text
from macros.present.words.significant import significant
from macros.site.macros.prose_macro import prose_macro_or_not_known
from macros.site.state import Site

_DIGITS = 2  # a limit of which cards reach a share


@prose_macro_or_not_known
def model(site: Site, name: str) -> str:
    """Return the name of the model with this id. Raises KeyError when there is none."""
    return markdown_text(_model(site, name).name)


@prose_macro_or_not_known
def model_parameters(site: Site, name: str) -> str:
    """Return how many parameters a model has: `8.03 billion`."""
    return memory_words.parameters(site.all_facts, name, site.language)


@prose_macro_or_not_known
def model_weights(site: Site, name: str, weights: WeightFormat) -> str:
    """Return what the weights of a model take in a format such as `bf16`, `fp8` or `4-bit`."""
    return memory_words.gibibytes(_weights_gb(site, name, weights), site.language)


@prose_macro_or_not_known
def model_transfer(site: Site, name: str, weights: WeightFormat) -> str:
    """Return what is moved where all weights are, in GB, as bandwidth counts: `16.1 GB`."""
    moved = memory_words.ends(_weights_gb(site, name, weights), site.language)
    return site.language.text("unit.gb", number=moved)


@prose_macro_or_not_known
def token_limit(site: Site, gpu: str, name: str, weights: WeightFormat) -> str:
    """Return how many tokens per second bandwidth allows at most, with two digits: `58`.

    Each token reads all weights that are active.
    """
    size = _model(site, name).parameters
    active_billion = size.active_billion or size.total_billion
    read_gb = weights_gb(active_billion, weights, site.all_facts.memory_rules).low
    limit = site.all_facts.gpus[gpu].memory.bandwidth_gb_s / read_gb
    return site.language.number(significant(limit, _DIGITS))


@prose_macro_or_not_known
def model_cache(site: Site, name: str, tokens: int = RUN_TOKENS, sequences: int = 1) -> str:
    """Return what the KV cache of so many sequences of so many tokens takes, in 16 bits."""
    need = case_of_cache(_model(site, name), tokens, sequences, constants_of(site.all_facts))
    return memory_words.gibibytes(need, site.language)


@prose_macro_or_not_known
def model_run(site: Site, name: str, weights: WeightFormat, tokens: int = RUN_TOKENS) -> str:
    """Return what running a model takes in all: weights, cache of one sequence and overhead."""
    need = case_of_running(_model(site, name), weights, tokens, constants_of(site.all_facts))
    return memory_words.gibibytes(need, site.language)


@prose_macro_or_not_known
def model_workspace(site: Site, name: str, weights: WeightFormat, tokens: int = RUN_TOKENS) -> str:
    """Return what a program takes to read a prompt, besides weights, cache and runtime."""
    need = case_of_workspace(_model(site, name), weights, tokens, constants_of(site.all_facts))
    return memory_words.gibibytes(need, site.language)


@prose_macro_or_not_known
def model_training(site: Site, name: str, how: TrainingWay = "full") -> str:
    """Return what training takes: `full` is AdamW in mixed precision, else `lora` or `qlora`."""
    need = case_of_training(_model(site, name), how, constants_of(site.all_facts))
    return memory_words.gibibytes(need, site.language)


@prose_macro_or_not_known
def memory_rule(site: Site, *names: str) -> str:
    """Return a constant of memory, or the sum of several: `16–18 bytes per parameter`."""
    return markdown_text(memory_words.rule_words(site.all_facts, names, site.language))


@prose_macro_or_not_known
def tokens(site: Site, count: int) -> str:
    """Return a number of tokens as the language writes it."""
    return site.language.exact(count)


@prose_macro_or_not_known
def running_memory(site: Site) -> str:
    """Return what well-known models need to run, and the cheapest cards that hold it."""
    facts, language = site.all_facts, site.language
    return site.defer(memory_tables.running_memory(facts, language, _shop(site), site.today))


@prose_macro_or_not_known
def cache_memory(site: Site) -> str:
    """Return what the KV cache takes for models of each kind of attention."""
    return site.defer(memory_tables.cache_memory(site.all_facts, site.language))


@prose_macro_or_not_known
def training_memory(site: Site) -> str:
    """Return what training all weights, LoRA and QLoRA take, by the size of the model."""
    shop = _shop(site, trains=True)
    return site.defer(memory_tables.training_memory(site.all_facts, site.language, shop))


@prose_macro_or_not_known
def sharded_memory(site: Site) -> str:
    """Return what each of several accelerators holds in each stage of ZeRO."""
    return site.defer(memory_tables.sharded_memory(site.all_facts, site.language))


@prose_macro_or_not_known
def memory_rules_table(site: Site) -> str:
    """Return the constants from which memory need is computed."""
    return site.defer(memory_tables.memory_rules_table(site.all_facts, site.language))


@prose_macro_or_not_known
def memory_peaks_table(site: Site) -> str:
    """Return what runs take by our sums, and what was measured."""
    return site.defer(memory_peaks(site.all_facts, site.language))


def _shop(site: Site, *, trains: bool = False) -> memory_tables.Shop:
    """Return the cards that readers of the page's language can buy and that do such work."""
    region = region_order(site.catalog, site.language)[0]
    offers = site.edition.offers[region]
    known = with_dependable_software(new_cards(site.catalog, offers), site.catalog.software)
    cards = [card for card in known if is_runner(card[0])]
    if trains:
        speeds = site.edition.performance.speeds
        cards = [card for card in cards if speeds.of(WORK, card[0].id)]
    return memory_tables.Shop(cards, region, site.up)


def _weights_gb(site: Site, name: str, weights: WeightFormat) -> Ends:
    size = _model(site, name).parameters.total_billion
    return weights_gb(size, weights, site.all_facts.memory_rules)


def _model(site: Site, name: str) -> Model:
    return site.all_facts.models[name]


@prose_macro_or_not_known
def models_table(site: Site) -> str:
    """Return all language models with what they take, each with its page."""
    return site.defer(model_pages.models_table(site.catalog, site.language))
