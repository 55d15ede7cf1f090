from __future__ import annotations

from macros.facts.reading.problems import (
    CatalogError,
    Problem,
    Severity,
    did_you_mean,
    first,
    listing,
    report,
    summary,
)

MISSING = Problem("data/gpus/a.yml", 3, 5, "memory.size_gb", "found nothing.", "Write a number.")
ODD = Problem("data/gpus/a.yml", 9, 1, "notes", "this is odd.", severity=Severity.WARNING)
EMPTY = Problem("data/prices/a.yml", 1, 1, "", "the file is empty.", "Fill it in or delete it.")


def test_problem_reads_as_place_field_message_and_hint() -> None:
    expected = "data/gpus/a.yml:3:5  memory.size_gb: found nothing. Write a number."
    assert str(MISSING) == expected


def test_problem_of_a_whole_file_names_no_field() -> None:
    assert str(EMPTY) == "data/prices/a.yml:1:1  the file is empty. Fill it in or delete it."


def test_warning_is_marked_as_one() -> None:
    assert str(ODD) == "data/gpus/a.yml:9:1  warning: notes: this is odd."


def test_annotation_is_a_github_command_with_line_and_column() -> None:
    expected = (
        "::error file=data/gpus/a.yml,line=3,col=5::memory.size_gb: found nothing. Write a number."
    )
    assert MISSING.annotation() == expected


def test_annotation_of_a_warning_is_a_warning() -> None:
    assert ODD.annotation() == "::warning file=data/gpus/a.yml,line=9,col=1::notes: this is odd."


def test_annotation_cannot_start_a_second_command() -> None:
    hostile = Problem("data/a:b,c.yml", 1, 1, "", "100%\r\n::error::no")
    expected = "::error file=data/a%3Ab%2Cc.yml,line=1,col=1::100%25%0D%0A::error::no"
    assert hostile.annotation() == expected


def test_report_sorts_by_file_and_line_and_counts_in_its_last_line() -> None:
    expected = [
        str(MISSING),
        str(ODD),
        str(EMPTY),
        "2 errors and 1 warning in 2 files. Each field is described in CONTRIBUTING.md#fields.",
    ]
    assert report([EMPTY, ODD, MISSING]).splitlines() == expected


def test_summary_of_nothing_says_so() -> None:
    assert summary([]) == "No problems."


def test_summary_uses_the_singular_for_one() -> None:
    expected = "1 error in 1 file. Each field is described in CONTRIBUTING.md#fields."
    assert summary([MISSING]) == expected


def test_summary_of_warnings_alone_counts_no_errors() -> None:
    expected = "2 warnings in 1 file. Each field is described in CONTRIBUTING.md#fields."
    assert summary([ODD, ODD]) == expected


def test_catalog_error_says_all_problems_in_order() -> None:
    error = CatalogError([EMPTY, MISSING])
    assert error.problems == (MISSING, EMPTY)
    assert str(error) == report([MISSING, EMPTY])


def test_nearest_spelling_is_found_whatever_the_case() -> None:
    assert did_you_mean("cuda", ["CUDA", "ROCm"]) == "Did you mean 'CUDA'?"


def test_no_spelling_is_suggested_for_something_quite_different() -> None:
    assert did_you_mean("banana", ["CUDA", "ROCm"]) == ""


def test_nearest_of_thousands_is_sought_among_those_that_begin_or_end_alike() -> None:
    words = [f"card-{number}-{'x' * (number % 7)}" for number in range(5000)]
    assert did_you_mean("boreal-on", [*words, "boreal-one"]) == "Did you mean 'boreal-one'?"
    assert did_you_mean("oreal-one", [*words, "boreal-one"]) == "Did you mean 'boreal-one'?"


def test_more_mistakes_than_anybody_mends_at_once_are_not_listed() -> None:
    assert list(first([MISSING, ODD], most=2)) == [MISSING, ODD]
    *listed, last = first([MISSING, MISSING, ODD], most=2)
    assert listed == [MISSING, MISSING]
    assert str(last) == (
        "data/gpus/a.yml:9:1  there are more than 2 mistakes of this kind. "
        "The others are not listed: mend these first."
    )


def test_listing_is_cut_after_the_most_that_a_reader_wants() -> None:
    assert listing("abcde", most=3) == "a, b, c and 2 more"
    assert listing("abc", most=3) == "a, b, c"
