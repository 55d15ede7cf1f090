from __future__ import annotations

import json

import pytest

from scripts.memory import main

LLAMA = (
    "--params 8.03e9 --layers 32 --hidden 4096 --intermediate 14336 --heads 32 --kv-heads 8 "
    "--vocab 128256"
)


def test_a_recorded_model_and_its_figures_get_the_same_answer(
    capsys: pytest.CaptureFixture[str],
) -> None:
    answers = []
    for words in (LLAMA, "--model llama-3-1-8b"):
        work = "--mode lora --context 2048 --batch 2 --checkpointing --json"
        assert main(f"{words} {work}".split()) == 0
        answers.append(json.loads(capsys.readouterr().out))
    assert answers[0]["likely_gib"] == pytest.approx(answers[1]["likely_gib"], rel=0.01)
    assert answers[0]["low_gib"] < answers[0]["likely_gib"] < answers[0]["high_gib"]
    parts = answers[0]["parts"].values()
    assert sum(p["likely_gib"] for p in parts) == pytest.approx(answers[0]["likely_gib"], abs=0.01)


def test_the_answer_is_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--model", "qwen3-32b", "--weights", "gguf-q4-k-m"]) == 0
    assert "GiB on each card, likely" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ("--model qwen3-3b", "Did you mean 'qwen3-32b'?"),
        ("--model qwen3-32b --context 90000", "was made for 40,960 at most."),
        ("--model deepseek-v4-pro", "Give its figures instead."),
        ("--model deepseek-v3 --mode lora", "--mode: how its layers are built is not known"),
        ("--params 8e9", "give --layers, --hidden, --heads, --vocab too."),
        (f"{LLAMA} --heads 31 --kv-heads 31", "--heads: 31 heads do not divide"),
        (f"{LLAMA} --kv-heads 5", "--kv-heads: 32 heads cannot share 5 evenly."),
        (f"{LLAMA} --params 1e9", "--params: 1 billion weights are fewer"),
        (f"{LLAMA} --params 800e9", "--params: 800 billion weights are more"),
        (f"{LLAMA} --mode lora --lora-rank 100000", "--lora-rank: 100000 is above the hidden size"),
        ("--model qwen3-32b --layers 5 --tied", "figures of its own: leave --layers, --tied out."),
        (f"{LLAMA} --batch 0", "'0' is no whole number from 1"),
        (f"{LLAMA} --params nan", "'nan' is no number of weights"),
    ],
)
def test_what_cannot_be_is_refused_with_the_option(
    capsys: pytest.CaptureFixture[str], arguments: str, words: str
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(arguments.split())
    assert ended.value.code == 2
    assert words in capsys.readouterr().err
