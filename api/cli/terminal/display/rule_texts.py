"""Rules and words of the game as a terminal shows them: title, what it says, an example, and what to read next."""

from collections.abc import Iterator, Sequence

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from api.cli.console import printable
from projections.book.form import BookRule, BookWord
from projections.book.search import is_named
from projections.text.messages import Messages


def meant(found: Sequence[BookRule], words: str) -> Sequence[BookRule]:
    """Return the rule with this id alone if the words are one, else all that were found."""
    return [one for one in found if is_named(one, words)] or found


def rule_texts(shown: Sequence[BookRule], messages: Messages) -> Iterator[RenderableType]:
    """Yield rules, each in a few lines."""
    for one in shown:
        yield Text(printable(one.title), "bold").append(f"  {printable(one.id)}", "not bold dim")
        yield indented(one.text)
        if one.example:
            yield indented(one.example, "italic")
        if one.near:
            yield indented(messages.say("play-rule-near", ids=", ".join(one.near)), "dim")


def word_texts(shown: Sequence[BookWord], messages: Messages) -> Iterator[RenderableType]:
    """Yield words of the game, each with what it means and with the rules to read next."""
    for one in shown:
        yield Text(printable(one.title), "bold")
        yield indented(one.text)
        if one.rules:
            yield indented(messages.say("play-rule-near", ids=", ".join(rule.id for rule in one.rules)), "dim")


def indented(text: str, style: str = "") -> Padding:
    """Return a paragraph below its title."""
    return Padding(Text(printable(text), style), (0, 0, 0, 2), expand=False)
