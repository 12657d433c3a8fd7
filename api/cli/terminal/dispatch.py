"""Carries out a typed line: take an option, propose one, show fewer of them, or run a command."""

from api.cli.terminal.commands import COMMANDS
from api.cli.terminal.display.menu import found, is_same, leading_to, narrowed, usual
from api.cli.terminal.game import Evening
from api.cli.terminal.input.parser import About, Order, Pick, Usual, Wanted, read
from api.client.api_client import Refused


def obey(evening: Evening, line: str) -> None:
    """Carry out a line. A place in capitals, as `E` or `NE`, takes precedence over a command's letter.

    Raises Refused, Flawed, httpx.HTTPError.
    """
    if line.isupper() and leading_to(evening.menu, line):
        narrow(evening, line)
        return
    match read(line):
        case Usual():
            propose(evening)
        case Pick(number):
            take(evening, number)
        case Wanted(words):
            narrow(evening, words)
        case About(name):
            evening.tell_about(name)
        case Order(letter, number):
            COMMANDS[letter](evening, number)


def propose(evening: Evening) -> None:
    """Show what Enter would take; a second Enter takes it. News is shown first."""
    menu = evening.menu
    evening.sitting.look()
    if not evening.is_up_to_date or not menu.actions or not evening.asked:
        return
    number = usual(menu)
    if number is None:
        evening.screen.say("no-usual")
        return
    evening.screen.say("propose", "green", number=number, label=str(menu.actions[number - 1]["label"]))
    if evening.confirmed(by_enter=True):
        take(evening, number)


def take(evening: Evening, number: int) -> None:
    """Take the option with this number if the menu shows it; a hidden one is not meant."""
    if not evening.menu.actions:
        evening.screen.say("nothing-to-do", who=evening.screen.who(evening.seat))
    elif not 0 < number <= len(evening.menu.actions):
        evening.screen.say("no-number", number=number)
    elif number not in [each for each, _ in found(evening.menu)]:
        evening.screen.say("not-shown", number=number, wanted=evening.menu.wanted)
    else:
        act(evening, number)


def act(evening: Evening, number: int) -> None:
    """Take an option, even if others have acted meanwhile, as long as the question is the same."""
    menu, sitting = evening.menu, evening.sitting
    try:
        sitting.act(evening.seat, menu.actions[number - 1]["command"])
    except Refused as error:
        fresh = sitting.menu(evening.seat)
        if error.code != "stale-version" or not is_same(menu, fresh):
            raise
        sitting.act(evening.seat, fresh.actions[number - 1]["command"])


def narrow(evening: Evening, words: str) -> None:
    """Take the only option that leads to this place, or show the options with these words."""
    menu = narrowed(evening.menu, words)
    there = leading_to(menu, words)
    if len(there) == 1:
        act(evening, there[0])
    elif found(menu):
        evening.menu = menu
        evening.screen.menu(menu)
    else:
        evening.screen.say("none-wanted", all=len(menu.actions), wanted=words)
