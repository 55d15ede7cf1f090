"""Choosing in the browser: the same answers as in Python and on the pages of personas."""

from __future__ import annotations

import json
import random
import re
import shutil
import subprocess
from collections.abc import Iterator, Mapping
from dataclasses import asdict, replace
from typing import Any, cast

import pytest

from macros.advice.choosing.choose_answer import choose_answer
from macros.advice.choosing.choose_facts import ChooseFacts, choose_facts
from macros.advice.choosing.choose_records import ChooseQuestion
from macros.advice.edition import Edition
from macros.advice.picks.hosts import Hosts
from macros.advice.picks.household_socket import Socket
from macros.facts.catalog import Catalog
from macros.present.tools.choose_page import choose_data
from macros.present.tools.choose_words import ChooseWords
from macros.present.words.language import LANGUAGES, Language
from tests.real_data import real_edition
from tests.tiny import PROJECT

QUESTIONS = 1000
SAID = 150  # questions of which the words are compared
FURTHER = 300  # questions on several cards, which a socket has to bear
TIMEOUT_S = 200
FASTEST_MS = 50
USUAL = Socket(lasting_w=2000, arriving=0.9, computer_w=250)
UNKNOWN = {"tdp_w": None}
DIGITS = 4  # facts have six or seven, and a sum loses some


@pytest.fixture(scope="module")
def edition() -> Edition:
    return real_edition()


@pytest.fixture(scope="module")
def facts(edition: Edition) -> ChooseFacts:
    return choose_facts({region: edition.situation(region) for region in edition.offers})


def random_questions(facts: ChooseFacts) -> Iterator[ChooseQuestion]:
    dice = random.Random(18)
    works, cards = list(facts["works"]), [card["id"] for card in facts["cards"]]
    for _ in range(QUESTIONS):
        persona = dice.choice(facts["personas"])
        yield ChooseQuestion(
            preset=persona["id"],
            region=dice.choice(["us", "jp", "fr", "kr", "cn"]),
            works=tuple(dice.choice([[], [], dice.choices(works, k=dice.choice([1, 2, 3]))])),
            budget=dice.choice([None, None, 0, 300, 1500, 250_000, 10_000_000]),
            memory_gb=dice.choice([None, None, 8, 24, 100, 5000]),
            acquire=dice.choice([None, None, "new", "new_or_used", "rental"]),
            has=dice.choice([None, "computer", "nothing"]),
            cuda=dice.choice([False, False, True]),
            watts=dice.choice([None, None, 150]),
            slots=dice.choice([None, None, 2]),
            count=dice.choice([None, None, 1, 2, 4]),
            have=dice.choice(["", *dice.choices(cards, k=2)]),
            psu_w=dice.choice([None, None, 450, 750, 1600]),
            free_slots=dice.choice([None, None, None, None, 0, 1, 2, 4, 8]),
            quiet=dice.choice([False, False, True]),
        )


def questions_on_several(facts: ChooseFacts) -> Iterator[ChooseQuestion]:
    """Yield questions of those who share a work between cards, at home or in an organisation."""
    dice = random.Random(19)
    sharing = [one["id"] for one in facts["personas"] if "gpus_at_most" in one["needs"]]
    for _ in range(FURTHER):
        yield ChooseQuestion(
            preset=dice.choice(sharing),
            region=dice.choice(list(facts["regions"])),
            memory_gb=dice.choice([None, 20, 48, 90, 120]),
            acquire=dice.choice([None, None, None, "rental"]),
            has=dice.choice([None, "computer", "nothing"]),
            count=dice.choice([None, 2, 4]),
        )


def questions_on_slots(facts: ChooseFacts) -> Iterator[ChooseQuestion]:
    """Yield questions of those who say how many more cards their computer has room for."""
    for at, question in enumerate(questions_on_several(facts)):
        yield replace(question, free_slots=at % 4 + 1, have="" if at % 3 else "rtx-3060-12gb")


def questions_of_owners(facts: ChooseFacts) -> Iterator[ChooseQuestion]:
    """Yield questions of those who have a card that may do, with a budget or without."""
    dice = random.Random(20)
    for _ in range(FURTHER):
        yield ChooseQuestion(
            preset=dice.choice(facts["personas"])["id"],
            region=dice.choice(list(facts["regions"])),
            budget=dice.choice([None, 100, 700, 100_000]),
            acquire=dice.choice([None, None, "rental"]),
            cuda=dice.choice([False, False, True]),
            have=dice.choice(["rtx-3090", "rtx-5090", "rtx-a6000", "rx-7900-xtx"]),
        )


def plain(value: Any) -> Any:
    """Return the value with numbers cut to the digits that both agree on."""
    if isinstance(value, Mapping):
        return {name: plain(one) for name, one in value.items()}
    if isinstance(value, list):
        return [plain(one) for one in value]
    return float(f"{value:.{DIGITS}g}") if isinstance(value, int | float) else value


def is_same(found: Any, wanted: Any) -> bool:
    """Return whether two answers agree, with numbers that differ in the last digit."""
    if isinstance(wanted, Mapping):
        return found.keys() == wanted.keys() and all(is_same(found[k], wanted[k]) for k in wanted)
    if isinstance(wanted, list):
        return len(found) == len(wanted) and all(map(is_same, found, wanted))
    if isinstance(wanted, int | float) and isinstance(found, int | float):
        return found == pytest.approx(wanted, rel=10**-DIGITS)
    return bool(found == wanted)


def answers_of_browser(facts: ChooseFacts, questions: list[ChooseQuestion]) -> list[Any]:
    answers: list[Any] = asked_in_browser(facts, questions)["answers"]
    return answers


def asked_in_browser(
    facts: ChooseFacts, questions: list[ChooseQuestion], **words: Any
) -> dict[str, Any]:
    asked = {"facts": facts, "questions": [asdict(one) for one in questions], **words}
    node = shutil.which("node")
    assert node, "no Node: run scripts/set_up.sh test"
    result = subprocess.run(
        [node, str(PROJECT / "tests/js/answer_choices.mjs")],
        input=json.dumps(asked),
        capture_output=True,
        text=True,
        timeout=TIMEOUT_S,
        check=False,
    )
    assert result.returncode == 0, result.stderr
    said: dict[str, Any] = json.loads(result.stdout)
    assert said["milliseconds"] < FASTEST_MS
    return said


def test_browser_answers_random_questions_as_python_does(
    edition: Edition, facts: ChooseFacts
) -> None:
    several, slots = questions_on_several(facts), questions_on_slots(facts)
    questions = [*random_questions(facts), *several, *slots]
    picked = overloaded = turned = fed = told = held = shut_out = 0
    for question, found in zip(questions, answers_of_browser(facts, questions), strict=True):
        wanted = choose_answer(question, edition.situation(question.region))
        assert is_same(found, wanted), (question, plain(found), plain(wanted))
        picked += wanted["pick"] is not None
        overloaded += "socket" in wanted["cut"]
        turned += len(wanted["turns"])
        fed += wanted["supply_w"] is not None
        told += len(wanted["instead"])
        held += wanted["room"] is not None
        shut_out += "free_slots" in wanted["cut"]
    assert QUESTIONS / 5 < picked < QUESTIONS * 0.95
    assert min(turned, fed, told, held, shut_out) > QUESTIONS / 50
    assert FURTHER / 5 < overloaded < FURTHER * 0.95


def test_browser_keeps_a_card_where_python_does(edition: Edition, facts: ChooseFacts) -> None:
    questions = list(questions_of_owners(facts))
    kept = over = 0
    for question, found in zip(questions, answers_of_browser(facts, questions), strict=True):
        wanted = choose_answer(question, edition.situation(question.region))
        assert is_same(found, wanted), (question, plain(found), plain(wanted))
        kept += wanted["keep"]
        over += wanted["keep"] and not wanted["pick"]
    assert FURTHER / 5 < kept < FURTHER * 0.95
    assert over > FURTHER / 50


def test_browser_holds_cards_against_any_socket_as_python_does(edition: Edition) -> None:
    sockets = {
        "us": Socket(lasting_w=900, arriving=0.9, computer_w=250),
        "jp": Socket(lasting_w=1200, arriving=None, computer_w=250),
        "fr": Socket(lasting_w=1200, arriving=0.9, computer_w=0),
        "kr": None,
    }
    catalog = _without_power(edition.catalog)
    where = {
        region: replace(
            edition.situation(region),
            catalog=catalog,
            socket=sockets.get(region, USUAL),
            hosts=_hosts(edition, region),
        )
        for region in edition.offers
    }
    facts = choose_facts(where)
    questions = list(questions_on_several(facts))
    for question, found in zip(questions, answers_of_browser(facts, questions), strict=True):
        wanted = choose_answer(question, where[question.region])
        assert is_same(found, wanted), (question, plain(found), plain(wanted))


def _hosts(edition: Edition, region: str) -> Hosts:
    """Return the hosts of a region without what they remember of the real catalogue."""
    hosts = edition.situation(region).hosts
    assert isinstance(hosts, Hosts)
    return replace(hosts, _made={})


def _without_power(catalog: Catalog) -> Catalog:
    """Return the catalogue as if nobody knew what every third product draws."""
    gpus = dict(catalog.gpus)
    for gpu in list(gpus.values())[::3]:
        gpus[gpu.id] = gpu.model_copy(update={"power": gpu.power.model_copy(update=UNKNOWN)})
    return replace(catalog, gpus=gpus)


def test_personas_are_answered_as_on_their_pages(edition: Edition) -> None:
    for region in edition.offers:
        for persona in edition.catalog.personas:
            answer = choose_answer(ChooseQuestion(persona, region), edition.situation(region))
            verdict = edition.verdict(persona, region)
            named = [row["id"] for row in answer["ties"]]
            assert named == [tie.gpu.id for tie in verdict.ties]
            pick = answer["pick"]
            assert (pick and pick["id"]) == (verdict.pick and verdict.pick.gpu.id)


@pytest.mark.parametrize("code", [language.code for language in LANGUAGES])
def test_browser_says_what_python_says(code: str, edition: Edition, facts: ChooseFacts) -> None:
    language = Language.of(edition.catalog, code)
    gpus = edition.catalog.gpus
    named = [{**card, "name": language.local_name(gpus[card["id"]])} for card in facts["cards"]]
    local = {**facts, "cards": named}
    questions = [*list(random_questions(facts))[:SAID], *questions_of_owners(facts)]
    words = {"said": choose_data(edition, language, ""), "language": code}
    found = asked_in_browser(cast("ChooseFacts", local), questions, **words)["lines"]
    for question, lines in zip(questions, found, strict=True):
        answer = choose_answer(question, edition.situation(question.region))
        said = ChooseWords(question, answer, facts, edition.catalog, language)
        rows = [answer["pick"], *answer["ties"], *answer["others"]]
        cells = [text for row in rows if row for cell in said.row(row) for text in cell]
        wanted = [said.sentence(), *said.further(), *said.turns(), *cells]
        assert [*map(spaced, lines)] == [*map(spaced, wanted)], question


def spaced(line: str) -> str:
    """Return a line with plain spaces: which are narrow or hold words together is the library's."""
    return re.sub(r"\s", " ", line)


def test_what_would_change_a_pick_is_what_the_pages_of_personas_say(edition: Edition) -> None:
    compared = 0
    for region in edition.offers:
        for persona in edition.catalog.personas:
            answer = choose_answer(ChooseQuestion(persona, region), edition.situation(region))
            turns = [(one["id"], one["how"] == "dearer", one["how"]) for one in answer["turns"]]
            changes = edition.verdict(persona, region).changes
            prices = [(one.id, one.above) for one in changes if one.constraint is None]
            assert [(id_, up) for id_, up, how in turns if how != "total_usd"] == prices
            # The pages know the limit of the price alone; a sum here has to give that pick.
            sums = {one.id for one in changes if one.constraint is not None}
            assert {id_ for id_, _, how in turns if how == "total_usd"} <= sums
            compared += len(turns)
    assert compared > len(edition.offers)


def test_quiet_takes_nothing_from_the_quiet_office(edition: Edition) -> None:
    for region in edition.offers:
        question = ChooseQuestion("quiet-office", region)
        answer = choose_answer(question, edition.situation(region))
        assert answer["pick"]
        assert choose_answer(replace(question, quiet=True), edition.situation(region)) == answer


def test_more_money_never_takes_the_answer_away(edition: Edition) -> None:
    where = edition.situation("us")
    for persona in ("best-overall", "run-llms-at-home", "make-images"):
        found = [
            choose_answer(ChooseQuestion(persona, "us", budget=budget), where)["pick"] is not None
            for budget in (100, 300, 1000, 3000, 30_000)
        ]
        assert found == sorted(found)
