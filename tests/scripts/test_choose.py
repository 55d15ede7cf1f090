from __future__ import annotations

import json

import pytest

from scripts.choose import main


def said(capsys: pytest.CaptureFixture[str]) -> str:
    return capsys.readouterr().out


def test_a_profile_is_answered_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--for", "run-llms-at-home", "--have", "rtx-3060-12gb"]) == 0
    text = said(capsys)
    assert text.startswith("Our pick for “Run language models at home”")
    assert "GeForce RTX 3060 12 GB" in text


def test_an_answer_is_data_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--for", "make-images", "--budget", "900", "--region", "fr", "--json"]) == 0
    answer = json.loads(said(capsys))
    assert answer["pick"]["cards"] + answer["pick"]["around"] <= 900


def test_a_budget_that_buys_nothing_names_the_nearest(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--for", "run-llms-at-home", "--budget", "50", "--language", "ja"]) == 1
    assert "価格以外の条件をすべて満たす製品で最も安いのは" in said(capsys)


def test_own_power_supply_is_answered(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--for", "run-llms-at-home", "--psu", "450", "--quiet", "--acquire", "new"]) == 0
    assert main(["--for", "best-overall", "--psu", "1600"]) == 0
    assert "Your power supply of 1,600" in said(capsys)


def test_slots_of_the_own_computer_are_answered(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["--for", "lab-with-budget", "--has", "computer", "--free-slots", "1"]
    main(asked)
    assert "room for one card, so answers of several are left out" in said(capsys)
    main([*asked, "--have", "rtx-3060-12gb"])
    assert "RTX 3060 12 GB taken out, your computer has room for 2" in spaced(said(capsys))


def spaced(text: str) -> str:
    return text.replace("\u00a0", " ")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--for", "make-imags"], "Did you mean 'make-images'?"),
        (["--for", "make-images", "--budget", "0"], "no number above 0"),
        (["--for", "make-images", "--free-slots", "0"], "invalid choice: 0"),
        (["--for", "make-images", "--free-slots", "99"], "invalid choice: 99"),
        (["--for", "make-images", "--free-slots", "two"], "invalid int value: 'two'"),
        (["--for", "make-images", "--have", "rtx-309"], "there is no 'rtx-309'"),
        (["--for", "make-images", "--region", "mars"], "Allowed: "),
        (["--for", "make-images", "--works", "llm-decod=2"], "there is no 'llm-decod'"),
        (["--for", "make-images", "--works", "llm-decode=0"], "'0' is no weight"),
        (["--for", "make-images", "--works", "llm-decode=ten"], "'ten' is no weight"),
    ],
)
def test_mistakes_are_named_with_what_is_allowed(
    arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(arguments)
    assert stopped.value.code == 2
    assert message in capsys.readouterr().err
