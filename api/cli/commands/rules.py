"""`hourglass rules`: how a game is played, and each of its rules in words."""

from typing import TYPE_CHECKING, Annotated, Literal

import typer

from api.cli.console import console, fail, printable

if TYPE_CHECKING:
    from projections.book.form import Book

GAME = typer.Argument(metavar="GAME", help="Which game, by its id.")
WORDS = typer.Argument(metavar="[WORDS|ID]", help="Words that the rule has, or its id.")


def rules(
    game: Annotated[str, GAME],
    words: Annotated[list[str] | None, WORDS] = None,
    lang: Annotated[Literal["en", "de"], typer.Option(help="The language.")] = "en",
) -> None:
    """Tell the rules of a game: with an id that rule, with words those that have them all, the best first.

    Without either it tells how the game is played, and lists the chapters. Exits with code 1 if no rule is found.
    """
    from api.cli.terminal.display.rule_texts import meant, rule_texts
    from projections.book.search import Index
    from projections.text.messages import Messages, catalogue

    book, messages, screen = book_of(game, lang), Messages(lang, catalogue("terminal", lang)), console()
    if not words:
        tell(book)
        return
    wanted = " ".join(words)
    found = Index(book, lang).found(wanted)
    if not found:
        fail(messages.say("play-rule-none", words=wanted))
    for one in rule_texts(meant(found, wanted), messages):
        screen.print(one)


def book_of(game: str, lang: str) -> "Book":
    """Return the book of a game. Exits with code 2 if there is none."""
    from api.games import games, view_of
    from domain.kernel.errors import InvalidRequest

    try:
        book = view_of(game).book
    except InvalidRequest as error:
        fail(str(error), code=2)
    if book is None:
        has_one = [id for id, (_, view) in games().items() if view.book]
        fail(f"{game} has no book of rules; choose one of {', '.join(has_one)}", code=2)
    return book()[lang]


def tell(book: "Book") -> None:
    """Print how the game is played, then the chapters and sections with their ids."""
    from rich.text import Text

    screen = console()
    for passage in book.played:
        screen.print(Text(printable(passage.title), "bold"))
        for paragraph in passage.text:
            screen.print(Text(printable(paragraph)))
            screen.print()
    for chapter in book.chapters:
        screen.print(Text(printable(chapter.title), "bold").append(f"  {chapter.id}", "not bold dim"))
        for section in chapter.sections:
            screen.print(Text(f"  {printable(section.title)}").append(f"  {section.id}", "dim"))
