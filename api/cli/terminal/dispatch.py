"""Carries out a typed line: take an option, propose one, show fewer of them, or run a command."""

from api.cli.terminal import around
from api.cli.terminal.commands import COMMANDS, add_note, explain, tell_rules
from api.cli.terminal.display.menu import enter_choice, found, is_same, leading_to, narrowed
from api.cli.terminal.game import TerminalGame
from api.cli.terminal.input.parser import Around, Enter, Filter, Inquiry, Letter, Note, Pick, Rules, Why, read
from api.client.answers import Refused


def carry_out(game: TerminalGame, line: str) -> None:
    """Carry out a line. A place in capitals, as `E` or `NE`, takes precedence over a command's letter.

    Raises Refused, Flawed, httpx.HTTPError.
    """
    if line.isupper() and leading_to(game.menu, line):
        narrow(game, line)
        return
    match read(line):
        case Enter():
            propose(game)
        case Pick(number):
            take(game, number)
        case Filter(words):
            narrow(game, words)
        case Inquiry(name):
            game.tell_about(name)
        case Why(name):
            explain(game, name)
        case Note(text):
            add_note(game, text)
        case Rules(words):
            tell_rules(game, words)
        case Around("p", words):
            around.seats(game, words)
        case Around(_, words):
            around.call(game, words)
        case Letter(letter, number):
            COMMANDS[letter](game, number)


def propose(game: TerminalGame) -> None:
    """Show what Enter would take; a second Enter takes it. News is shown first."""
    menu = game.menu
    game.seats.refresh()
    if not game.is_up_to_date or not menu.actions or not game.must_act:
        return
    number = enter_choice(menu)
    if number is None:
        game.screen.say("no-usual")
        return
    game.screen.say("propose", "green", number=number, label=str(menu.actions[number - 1]["label"]))
    if game.confirmed(by_enter=True):
        take(game, number)


def take(game: TerminalGame, number: int) -> None:
    """Take the option with this number if the menu shows it; a hidden one is not meant."""
    if not game.menu.actions:
        game.screen.say("nothing-to-do", who=game.screen.who(game.seat))
    elif not 0 < number <= len(game.menu.actions):
        game.screen.say("no-number", number=number)
    elif number not in [each for each, _ in found(game.menu)]:
        game.screen.say("not-shown", number=number, wanted=game.menu.wanted)
    else:
        act(game, number)


def act(game: TerminalGame, number: int) -> None:
    """Take an option, even if others have acted meanwhile, as long as the question is the same."""
    menu, seats = game.menu, game.seats
    try:
        seats.act(game.seat, menu.actions[number - 1]["command"])
    except Refused as error:
        newest = seats.menu(game.seat)
        if error.code != "stale-version" or not is_same(menu, newest):
            raise
        seats.act(game.seat, newest.actions[number - 1]["command"])


def narrow(game: TerminalGame, words: str) -> None:
    """Take the only option that leads to this place, or show the options with these words."""
    menu = narrowed(game.menu, words)
    there = leading_to(menu, words)
    if len(there) == 1:
        act(game, there[0])
    elif found(menu):
        game.menu = menu
        game.screen.menu(menu)
    else:
        game.screen.say("none-wanted", all=len(menu.actions), wanted=words)
