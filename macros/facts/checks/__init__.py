"""Checks across records: one check is one function with one test."""

from macros.facts.checks.advice import (
    check_expert_advice_names_what_exists,
    check_measurements_name_what_exists,
    check_personas_can_be_advised,
    check_personas_name_what_exists,
    check_regions_name_what_exists,
    check_rentals_name_what_exists,
    check_tests_mean_the_same,
    check_workloads_name_what_exists,
)
from macros.facts.checks.arithmetic import (
    check_bandwidth_arithmetic,
    check_data_rate_is_possible,
    check_excursions_are_possible,
    check_explanations_are_needed,
    check_fp32_arithmetic,
    check_sources_agree,
)
from macros.facts.checks.builds import (
    check_build_figures_are_formulas,
    check_build_rules_are_complete,
    check_build_rules_are_formulas,
)
from macros.facts.checks.claims import (
    check_claims_name_what_exists,
    check_disagreements_name_what_exists,
)
from macros.facts.checks.dates import check_dates
from macros.facts.checks.glossary import (
    check_glossary_does_not_forbid_its_terms,
    check_glossary_ids_are_unique,
    check_kept_terms_are_spelled_alike,
    check_meanings_use_no_wrong_term,
    check_names_use_no_wrong_term,
    check_no_wrong_term_is_used,
    check_terms_are_explained,
)
from macros.facts.checks.identity import (
    check_aliases_are_unique,
    check_id_is_the_file_name,
    check_no_page_is_replaced,
    check_source_ids_are_unique,
)
from macros.facts.checks.locales import (
    check_advice_has_names,
    check_builds_have_names,
    check_locales_have_the_same_keys,
    check_vocabulary_has_names,
)
from macros.facts.checks.models import (
    check_active_parameters,
    check_attention_fits_layers,
    check_attention_is_complete,
    check_every_model_figure_has_a_source,
    check_heads_can_be_grouped,
    check_memory_rules_are_complete,
    check_memory_rules_have_sane_values,
    check_model_covers,
)
from macros.facts.checks.parts import (
    check_chassis_name_their_power_supply,
    check_every_part_figure_has_a_source,
    check_gpu_boards_have_a_gpu,
    check_part_covers,
    check_part_ids_are_unique,
    check_part_words,
    check_populations_add_up,
)
from macros.facts.checks.power import (
    check_excursions_are_in_order,
    check_power_limits_are_curves,
    check_power_limits_are_told_apart,
    check_power_limits_ascend,
    check_power_limits_name_a_gpu,
    check_power_limits_reach_the_own_limit,
    check_printed_speeds_add_up,
    check_speeds_do_not_fall,
    check_windows_fit_excursions,
)
from macros.facts.checks.prices import check_price_amounts, check_prices_are_alike
from macros.facts.checks.references import (
    check_families_and_architectures,
    check_prices_have_a_product,
    check_sources_are_listed,
    check_vocabulary,
)
from macros.facts.checks.regions import (
    check_circuits_add_up,
    check_price_regions_exist,
    check_regions_can_convert,
    check_taxes_are_complete,
)
from macros.facts.checks.rules import (
    check_rules_are_complete,
    check_rules_have_sane_values,
    check_tosses_are_ties,
)
from macros.facts.checks.software import (
    check_accelerators_have_one_family,
    check_framework_versions_ascend,
    check_software_families_are_unique,
    check_software_names_what_exists,
    check_software_status_agrees,
)
from macros.facts.checks.sourcing import check_covers, check_every_figure_has_a_source
from macros.facts.checks.tiers import (
    check_tier_classes_differ,
    check_tier_requirements,
    check_tiers_name_what_exists,
)

ALL_CHECKS = (
    check_accelerators_have_one_family,
    check_active_parameters,
    check_advice_has_names,
    check_aliases_are_unique,
    check_attention_fits_layers,
    check_attention_is_complete,
    check_bandwidth_arithmetic,
    check_build_figures_are_formulas,
    check_build_rules_are_complete,
    check_build_rules_are_formulas,
    check_builds_have_names,
    check_chassis_name_their_power_supply,
    check_circuits_add_up,
    check_claims_name_what_exists,
    check_covers,
    check_data_rate_is_possible,
    check_dates,
    check_disagreements_name_what_exists,
    check_every_figure_has_a_source,
    check_every_model_figure_has_a_source,
    check_every_part_figure_has_a_source,
    check_excursions_are_in_order,
    check_excursions_are_possible,
    check_expert_advice_names_what_exists,
    check_explanations_are_needed,
    check_families_and_architectures,
    check_fp32_arithmetic,
    check_framework_versions_ascend,
    check_glossary_does_not_forbid_its_terms,
    check_glossary_ids_are_unique,
    check_gpu_boards_have_a_gpu,
    check_heads_can_be_grouped,
    check_id_is_the_file_name,
    check_kept_terms_are_spelled_alike,
    check_locales_have_the_same_keys,
    check_meanings_use_no_wrong_term,
    check_names_use_no_wrong_term,
    check_measurements_name_what_exists,
    check_memory_rules_are_complete,
    check_memory_rules_have_sane_values,
    check_model_covers,
    check_no_page_is_replaced,
    check_no_wrong_term_is_used,
    check_part_covers,
    check_part_ids_are_unique,
    check_part_words,
    check_personas_can_be_advised,
    check_personas_name_what_exists,
    check_populations_add_up,
    check_power_limits_are_curves,
    check_power_limits_are_told_apart,
    check_power_limits_ascend,
    check_power_limits_name_a_gpu,
    check_power_limits_reach_the_own_limit,
    check_price_amounts,
    check_price_regions_exist,
    check_prices_are_alike,
    check_prices_have_a_product,
    check_printed_speeds_add_up,
    check_regions_can_convert,
    check_regions_name_what_exists,
    check_rentals_name_what_exists,
    check_rules_are_complete,
    check_rules_have_sane_values,
    check_software_families_are_unique,
    check_software_names_what_exists,
    check_software_status_agrees,
    check_source_ids_are_unique,
    check_sources_agree,
    check_sources_are_listed,
    check_speeds_do_not_fall,
    check_taxes_are_complete,
    check_terms_are_explained,
    check_tests_mean_the_same,
    check_tier_classes_differ,
    check_tier_requirements,
    check_tiers_name_what_exists,
    check_tosses_are_ties,
    check_vocabulary,
    check_vocabulary_has_names,
    check_windows_fit_excursions,
    check_workloads_name_what_exists,
)

__all__ = ["ALL_CHECKS"]
