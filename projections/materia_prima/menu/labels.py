"""Questions and their answers in words, from the question's fields and the option's key."""

from collections.abc import Mapping
from functools import cache
from zlib import crc32

from domain.kernel.task import Option, Question
from domain.materia_prima.rules.ending.difficulty import EASE
from domain.materia_prima.state import State
from domain.materia_prima.tasks.turn import TakeTurn
from projections.materia_prima.menu.answers import DETAILS, PROMPTS, difficulty, hex_of, turn
from projections.materia_prima.words.phrases import PHRASES, phrases
from projections.text.messages import Messages
from projections.text.telling import Values, luck

ALWAYS = ("concede", "withdraw-concession")
"""Answers that are offered beside every question, and are worded without one."""

LEADING_BACK = ("back", "cancel")
"""Answers with the same words for every question."""

FIELDS: Mapping[str, tuple[str, ...]] = {
    **dict.fromkeys(("mine", "pick-up", "drop", "drop-mission", "fight-mission"), ("figure",)),
    "move": ("figure", "hex"),
    "fight": ("figure", "inquisitor"),
    "exchange": ("figure", "partner"),
    "transmute": ("recipe",),
    "research": ("kind",),
    "sail": ("town",),
    "give-item": ("item",),
    "give-fragment": ("fragment",),
    "place": ("hex",),
    "difficulty": ("difficulty",),
    "layout": ("layout",),
    "temple": ("temple",),
    "character": ("character",),
    "colour": ("colour",),
}
"""The names of the fields that follow the first word of a key."""

THINGS: Mapping[str, str] = {
    **dict.fromkeys(("choose-pick-up", "choose-drop", "drop-excess", "choose-gifts", "choose-returns"), "element"),
    **dict.fromkeys(("choose-conversions", "choose-load", "choose-price", "choose-lost"), "element"),
    **dict.fromkeys(("choose-worn", "keep-recipes", "choose-discards", "choose-given-up"), "recipe"),
    **dict.fromkeys(("choose-outfit", "choose-carried-thing"), "recipe"),
    "choose-carried-extension": "extension",
    "choose-place": "element",
    "choose-payment": "mission",
    "choose-returned": "place",
}
"""Questions whose keys end in one thing, and the kind of that thing."""


def tag_of(question: Question) -> str:
    """Return the question's type, as messages name it."""
    return tag_of_type(type(question))


def worded_as(kind: type[Question], word: str) -> str:
    """Return the type of question in whose words a key is told: each is told in its own."""
    return tag_of_type(kind)


@cache
def tag_of_type(kind: type[Question]) -> str:
    """Return a type of questions, as messages name it."""
    return str(kind.__struct_config__.tag).removeprefix("mp.")


def prompt(state: State, question: Question, messages: Messages) -> str:
    """Return the question in words."""
    if isinstance(question, TakeTurn):
        return turn(messages, state, question.colour)
    tag = tag_of(question)
    said = phrases(messages, state, question)
    if tag in PROMPTS:
        said |= PROMPTS[tag](messages, state, question, [])
    return messages.say(f"ask-{tag}", **said)


def label(state: State, question: Question | None, option: Option, messages: Messages) -> str:
    """Return an option in words. question: the open one; None without any."""
    message, said = message_of(state, question, option, messages)
    return messages.say(f"option-{message}", **said)


def answer(state: State, question: Question | None, option: Option, messages: Messages) -> str:
    """Return an option that was taken, as the title of its chapter: who did what. Some options already say so."""
    message, said = message_of(state, question, option, messages)
    title = f"title-{message}"
    said |= {"player": messages.player(option.seat), "luck": luck(crc32(f"{state.day} {option.key}".encode()))}
    return messages.say(title if title in messages else f"option-{message}", **said)


def message_of(state: State, question: Question | None, option: Option, messages: Messages) -> tuple[str, Values]:
    """Return the names of an option's messages, and their values."""
    word, *rest = option.key.split(":")
    if word == EASE:
        return word, eased(state, rest, messages)
    if question is None or word in ALWAYS:
        return word, {}
    tag = tag_of(question)
    if option.mark or word in LEADING_BACK:
        return word, taken_back(state, tag, rest, messages)
    said = phrases(messages, state, question) | answered(messages, state, tag, word, rest)
    detail = DETAILS.get((tag, word))
    if detail is not None:
        said |= detail(messages, state, question, rest)
    return f"{tag}-{word}", said


def taken_back(state: State, tag: str, rest: list[str], messages: Messages) -> Values:
    """Return what is taken back; empty if everything is cancelled."""
    name = THINGS.get(tag)
    return {"thing": PHRASES[name](messages, state, name, rest[0])[name]} if name and rest else {}


def eased(state: State, rest: list[str], messages: Messages) -> Values:
    """Return an easier difficulty: beside every question, or as an answer to the end check."""
    said = PHRASES["difficulty"](messages, state, "difficulty", rest[0])
    return {**said, **difficulty(messages, state, None, rest)}


def answered(messages: Messages, state: State, tag: str, word: str, rest: list[str]) -> Values:
    """Return what the key names."""
    fields = (THINGS[tag],) if tag in THINGS else FIELDS.get(word, ())
    said: Values = {}
    for name, part in zip(fields, rest, strict=False):
        said |= PHRASES[name](messages, state, name, hex_of(part) if name == "hex" else part)
    return said
