from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from macros.advice.builds.choice import Choice
from macros.advice.edition import Edition
from scripts import check_build, choose_builds, second_card

HUNGRY = """\
gpu: rtx-5090
gpu_count: 2
cpu: ryzen-9-9950x
motherboard: asrock-x870e-taichi-lite
psu: seasonic-prime-px-2200
memory: [{part: ddr5-64gb-kit, count: 2}]
case: fractal-meshify-2-xl
cooler: noctua-nh-d15-g2
storage: [samsung-990-pro-2tb]
use: data-parallel
"""


@pytest.fixture
def hungry(tmp_path: Path) -> Path:
    file = tmp_path / "build.yml"
    file.write_text(HUNGRY, encoding="utf-8")
    return file


def test_failing_build_ends_with_1_and_says_what_to_do(
    hungry: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert check_build.main([str(hungry), "--region", "jp"]) == 1
    said = capsys.readouterr().out
    assert "fails  mains: " in said
    assert "200 V" in said
    assert said.splitlines()[-1].startswith("jp: ")


def test_json_has_one_object_for_each_result(
    hungry: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    check_build.main([str(hungry), "--region", "jp", "--json"])
    rows = json.loads(capsys.readouterr().out)
    assert all(
        set(row) == {"rule", "severity", "figure", "limit", "unit", "message"} for row in rows
    )
    mains = next(row for row in rows if row["rule"] == "mains")
    assert mains["severity"] == "fail"
    assert mains["figure"] > mains["limit"] == 1200
    assert mains["unit"] == "w"


def test_messages_speak_the_language_that_is_asked_for(
    hungry: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    check_build.main([str(hungry), "--region", "jp", "--language", "ja"])
    assert "不合格" in capsys.readouterr().out


def test_parts_that_the_file_leaves_out_are_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "build.yml"
    file.write_text("gpu: rtx-4090\ncpu: ryzen-9-9950x\n", encoding="utf-8")
    check_build.main([str(file)])
    said = capsys.readouterr().out
    assert ": Motherboard, Memory, Power supply, Case, CPU cooler, SSD" in said
    assert "not confirmed  " not in said
    assert " 0 GB" not in said


FOUR_ON_ONE = """\
gpu: rtx-3090
gpu_count: 4
cpu: ryzen-7-9700x
psu: {rated_w: 2200, atx_version: 3.1, connectors_8pin: 12}
circuit_count: 2
"""


def said_of(text: str, folder: Path, capsys: pytest.CaptureFixture[str]) -> list[str]:
    file = folder / "build.yml"
    file.write_text(text, encoding="utf-8")
    check_build.main([str(file)])
    return capsys.readouterr().out.splitlines()


def test_what_fails_comes_first_then_warnings_then_what_to_look_up(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said = said_of(FOUR_ON_ONE, tmp_path, capsys)
    begins = [line.partition("  ")[0] for line in said if "  " in line]
    assert begins == sorted(begins, key=("fails", "warning", "not confirmed").index)
    assert any(line.startswith("fails  mains: ") for line in said), "one cord, one circuit"
    assert any(line.startswith("warning  circuits-in-use: ") for line in said)


def test_no_native_cable_is_asked_of_a_card_that_has_none(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    card = "gpu_board: {connectors: [1x 12-pin], slots: 3}\n"
    said = said_of(FOUR_ON_ONE + card, tmp_path, capsys)
    (adapters,) = (line for line in said if "adapters: " in line)
    assert "came with the card" in adapters
    assert "native" not in adapters.lower()


def test_wiring_that_nobody_names_is_chosen_and_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = FOUR_ON_ONE.replace("2200", "1200") + "psu_count: 2\n"
    said = said_of(text, tmp_path, capsys)
    assert [line[:27] for line in said if line.startswith("Power supply")] == [
        "Power supply 1 feeds card 2",
        "Power supply 2 feeds card 1",
    ]
    assert {"Circuit 1 feeds power supply 1.", "Circuit 2 feeds power supply 2."} <= {*said}
    assert any("are chosen" in line for line in said)
    named = said_of(text + "card_psus: [1, 1, 2, 2]\npsu_circuits: [1, 2]\n", tmp_path, capsys)
    assert "Power supply 1 feeds card 1, 2." in named
    assert not any("are chosen" in line for line in named)


def test_what_holds_of_several_power_supplies_names_them_all_and_calls_no_warning_a_failure(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = FOUR_ON_ONE.replace("2200, atx_version: 3.1", "1200, atx_version: 2.4")
    text += "gpu_board: nvidia-rtx-3090-founders-edition\n"
    said = said_of(f"{text}psu_count: 2\n", tmp_path, capsys)
    (version,) = (line for line in said if "psu-atx-3: " in line)
    assert "power supply 1, 2: 2.4 (minimum 3)" in version
    (adapters,) = (line for line in said if "adapters: " in line)
    assert adapters.startswith("warning  adapters: Adapters above 300 W, power supply 1, 2. Use ")


def test_circuits_without_a_power_supply_are_counted_beside_those_with_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said = said_of(FOUR_ON_ONE, tmp_path, capsys)
    (circuits,) = (line for line in said if "circuits-in-use: " in line)
    assert "2 circuits are counted, but one power supply uses only one." in circuits


def test_card_without_a_model_is_judged_by_all_known_ones(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said = said_of(
        FOUR_ON_ONE.replace("connectors_8pin: 12", "connectors_8pin: 8"), tmp_path, capsys
    )
    (plugs,) = (line for line in said if "connectors-8-pin: " in line)
    assert plugs.startswith("warning  connectors-8-pin: PCIe plugs that fit: 12 needed, 8 free. ")
    assert "known models: " in plugs
    (adapters,) = (line for line in said if "adapters: " in line)
    assert "NVIDIA" not in adapters, "only the maker's own design needs an adapter"


def test_figures_that_contradict_each_other_fail(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    psu = "{rated_w: 300, connectors_16pin: 6}"
    said = said_of(f"gpu: rtx-4090\npsu: {psu}\n", tmp_path, capsys)
    assert any(line.startswith("fails  psu-figures: ") for line in said)


def test_card_without_known_plugs_is_to_be_looked_up(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    psu = "{rated_w: 1000, connectors_8pin: 4, connectors_16pin: 1}"
    said = said_of(f"gpu: rtx-4090-48gb\npsu: {psu}\n", tmp_path, capsys)
    assert any(line.startswith("not confirmed  connectors-8-pin: ") for line in said)
    assert not any(line.startswith("fails  connectors") for line in said)


def test_mistake_in_the_file_ends_with_2_and_its_place(
    hungry: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    hungry.write_text(HUNGRY.replace("rtx-5090", "rtx-5091"), encoding="utf-8")
    assert check_build.main([str(hungry)]) == 2
    assert f"{hungry}:1:6  gpu: the guide has no accelerator 'rtx-5091'" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--region", "jpp"], "there is no region 'jpp'"),
        (["--language", "xx"], "invalid choice: 'xx'"),
    ],
)
def test_unknown_names_are_refused(
    hungry: Path, arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        check_build.main([str(hungry), *arguments])
    assert ended.value.code == 2
    assert said in capsys.readouterr().err


def test_recommended_builds_are_printed_with_what_speaks_against_cheaper_ones(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert choose_builds.main(["--tier", "2-gpu", "--region", "us"]) == 0
    said = capsys.readouterr().out
    assert "2-gpu balanced (us, " in said
    assert "  total      " in said
    assert "  cheaper    " in said


def test_build_whose_draw_nobody_knows_is_printed_all_the_same(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    chosen = Edition.choices

    def without_draw(edition: Edition, tier: str, region: str) -> list[Choice]:
        return [
            replace(choice, figures={**choice.figures, "wall_w": None})
            for choice in chosen(edition, tier, region)
            if choice.figures
        ]

    monkeypatch.setattr(Edition, "choices", without_draw)
    assert choose_builds.main(["--tier", "1-gpu", "--region", "us"]) == 0
    assert "power      unknown at the wall" in capsys.readouterr().out


def test_recommended_builds_are_printed_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    choose_builds.main(["--tier", "1-gpu", "--region", "jp", "--json"])
    rows = json.loads(capsys.readouterr().out)
    assert [row["class"] for row in rows] == ["economical", "balanced", "no-compromise"]
    assert {row["currency"] for row in rows} == {"JPY"}


def test_unknown_tier_names_those_that_exist(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        choose_builds.main(["--tier", "4-gpus"])
    assert "Did you mean '4-gpu'?" in capsys.readouterr().err


OWNED = """\
gpu: rtx-3090
gpu_board: asus-tuf-gaming-rtx-3090
cpu: ryzen-7-9700x
motherboard: asrock-x870e-taichi-lite
memory: [{part: crucial-pro-32gb-ddr5-5600}]
psu: {rated_w: 750, atx_version: 2.4, connectors_8pin: 4}
case: fractal-meshify-2-xl
cooler: thermalright-peerless-assassin-120-se
storage: [kingston-nv3-1tb]
"""


def test_second_card_says_what_to_exchange_and_what_one_larger_costs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "build.yml"
    file.write_text(OWNED, encoding="utf-8")
    assert second_card.main([str(file), "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert "psu-sustained" in answer["broken"]
    assert len(answer["exchanges"]) == 1
    assert (answer["pair"]["cards"], answer["pair"]["memory_gb"]) == ({"rtx-3090": 2}, 48)
    assert second_card.main([str(file), "--region", "jp", "--language", "ja"]) == 0
    assert "次のパーツを交換すれば" in capsys.readouterr().out


def test_second_card_says_what_it_is_good_for(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "build.yml"
    file.write_text(OWNED, encoding="utf-8")
    arguments = [str(file), "--for", "chat", "--model", "qwen3-6-27b"]
    second_card.main([*arguments, "--json"])
    asked = json.loads(capsys.readouterr().out)["asked"]
    assert asked["verdict"] == "chat_gain"
    assert asked["chosen"]["cards"] == ["rtx-3090", "rtx-3090"]
    second_card.main(arguments)
    assert "times as fast on two GeForce RTX 3090 cards" in capsys.readouterr().out
    second_card.main([str(file), "--for", "model", "--model", "llama-3-1-8b"])
    refused = capsys.readouterr().out
    assert refused.startswith("You need no second card")
    assert "USD" not in refused
    with pytest.raises(SystemExit):
        second_card.main([str(file), "--for", "chat", "--model", "qwen3-6-27"])
    assert "qwen3-6-27b" in capsys.readouterr().err


def test_what_a_second_card_is_good_for_is_asked_of_one_card_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "build.yml"
    file.write_text(f"{OWNED}further_gpus: [{{part: rtx-3060-12gb, count: 1}}]\n", encoding="utf-8")
    with pytest.raises(SystemExit):
        second_card.main([str(file), "--for", "chat"])
    assert "this computer has several" in capsys.readouterr().err
    second_card.main([str(file)])
    assert "3 × " not in capsys.readouterr().out


def test_computer_sold_whole_takes_no_second_card(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "build.yml"
    file.write_text("gpu: apple-m3-ultra\n", encoding="utf-8")
    assert second_card.main([str(file), "--card", "rtx-3090"]) == 1
    (line,) = capsys.readouterr().out.splitlines()
    assert "takes no card" in line


def test_second_card_that_nobody_knows_is_refused_with_the_nearest(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "build.yml"
    file.write_text(OWNED, encoding="utf-8")
    with pytest.raises(SystemExit):
        second_card.main([str(file), "--card", "rtx-3099"])
    assert "rtx-3090" in capsys.readouterr().err


@pytest.mark.parametrize("command", [check_build.main, second_card.main])
def test_unknown_circuit_is_refused_with_those_of_the_region(
    command: Callable[[list[str]], int], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "build.yml"
    file.write_text(f"{OWNED}circuit: 999v-1a\n", encoding="utf-8")
    with pytest.raises(SystemExit):
        command([str(file)])
    assert "no circuit '999v-1a'. Allowed: 120v-15a" in capsys.readouterr().err
