"""What the letters do. number: the one typed after the letter."""

from collections.abc import Callable, Mapping, Sequence

from api.cli.terminal.display.menu import narrowed, turned
from api.cli.terminal.display.numbers import chosen
from api.cli.terminal.display.rule_texts import meant
from api.cli.terminal.game import TerminalGame
from api.cli.terminal.seats import LocalSeats
from api.client.answers import Json, Refused
from projections.numbers import Number

CHAPTERS, CHAPTERS_MAX = 10, 50
"""How many chapters `c` shows, by default and at most."""

EXPLAINED_MAX = 8
"""How many numbers to explain for one name; for more the player must type a longer name."""

RULES_MAX = 5
"""How many rules to tell for some words."""

Command = Callable[["TerminalGame", int | None], None]


def show_help(game: TerminalGame, number: int | None) -> None:
    """List the commands."""
    game.screen.help()


def tell_closed(game: TerminalGame, number: int | None) -> None:
    """Tell what the seat would look for and may not do now, and what is missing."""
    game.screen.closed(game.seats.closed(game.seat))


def show_board(game: TerminalGame, number: int | None) -> None:
    """Show the board."""
    game.show_board()


def tell_about(game: TerminalGame, number: int | None) -> None:
    """Describe what the menu names, or what one of its options is about."""
    actions = game.menu.actions
    if number is None:
        game.tell_about_these("\n".join([game.menu.prompt or "", *(str(one["label"]) for one in actions)]))
    elif 0 < number <= len(actions):
        one = actions[number - 1]
        game.tell_about_these(str(one["label"]), one["about"])
    else:
        game.screen.say("no-number", number=number)


def tell_last(game: TerminalGame, number: int | None) -> None:
    """Show the last actions."""
    count = min(max(1, CHAPTERS if number is None else number), CHAPTERS_MAX)
    chapters = game.seats.last_chapters(count, game.seat)
    if not chapters:
        game.screen.say("nothing-told")
    game.screen.chapters(chapters, again=True)


def tell_luck(game: TerminalGame, number: int | None) -> None:
    """Show what came by chance beside what even chances give."""
    game.screen.luck(game.seats.luck(game.seat))


def show_menu(game: TerminalGame, number: int | None) -> None:
    """Show the whole menu, even of a seat that need not act."""
    game.menu = narrowed(game.menu, "")
    show_page(game)


def change_seat(game: TerminalGame, number: int | None) -> None:
    """Switch to another seat of this terminal. number: of the seat, as people count it: from 1."""
    mine = game.seats.mine
    if len(mine) == 1 or (number is not None and number - 1 not in mine):
        game.screen.say("alone")
        return
    after = mine[(mine.index(game.seat) + 1) % len(mine)]
    game.choose(after if number is None else number - 1)
    if not game.must_act:
        show_menu(game, None)


def undo(game: TerminalGame, number: int | None) -> None:
    """Undo after showing what is lost; by that the seats here have agreed.

    The last action alone, if it was taken here and revealed nothing, is undone without asking.
    """
    seats, seat = game.seats, game.seat
    preview = seats.preview(seat, number)
    game.screen.lost(preview)
    if number is not None or not is_free(preview, seats.mine):
        game.screen.needs(preview, seats.mine)
        game.screen.say("sure")
        if not game.confirmed():
            return
    proposal = seats.undo(seat, preview["to"], game.version)
    seats.refresh()
    answer_proposal(seats, proposal, True)


def is_free(preview: Json, mine: Sequence[int]) -> bool:
    """Return whether an undo takes back one action of a seat here that revealed nothing, and needs nobody else."""
    seats = [one["seat"] for one in preview["lost"]]
    needs = [seat for seat in preview["needs"] if seat not in mine]
    return len(seats) == 1 and seats[0] in mine and not preview["past_reveals"] and not needs


def redo(game: TerminalGame, number: int | None) -> None:
    """Redo undone actions."""
    seats = game.seats
    seats.held[game.seat].post("redo", {} if number is None else {"to": number}, version=game.version)


def agree(game: TerminalGame, number: int | None) -> None:
    """Consent to the proposed undo."""
    consent(game, True)


def disagree_or_notes(game: TerminalGame, number: int | None) -> None:
    """Refuse the proposed undo; without one show the table's notes, and with a number cross that note out."""
    if number is None and game.proposal is not None:
        consent(game, False)
    elif number is None:
        game.screen.notes(game.seats.notes(game.seat)["notes"])
    else:
        cross_out(game, number)


def cross_out(game: TerminalGame, number: int) -> None:
    """Take the note with this number away, once that is confirmed."""
    found = game.seats.notes(game.seat)
    if not 0 < number <= len(found["notes"]):
        game.screen.say("no-number", number=number)
        return
    game.screen.notes(found["notes"][number - 1 : number], first=number)
    game.screen.say("sure")
    if game.confirmed():
        game.seats.write_notes(game.seat, found["revision"], [*found["notes"][: number - 1], *found["notes"][number:]])


def add_note(game: TerminalGame, text: str) -> None:
    """Write a note below the others."""
    found = game.seats.notes(game.seat)
    game.screen.notes(game.seats.write_notes(game.seat, found["revision"], [*found["notes"], text])["notes"])


def consent(game: TerminalGame, grant: bool) -> None:
    """Answer the proposal that was shown, if one is open that waits for a seat here."""
    shown = game.proposal
    game.seats.refresh()
    if shown is not None and game.seats.consents():
        answer_proposal(game.seats, shown, grant)
    else:
        game.screen.say("no-proposal")


def answer_proposal(seats: LocalSeats, proposal: int, grant: bool) -> None:
    """Answer the proposal with this version for each seat here whose consent is missing; one refusal is enough."""
    for seat in seats.consents()[: None if grant else 1]:
        seats.held[seat].consent(proposal, grant=grant)


def withdraw_or_why(game: TerminalGame, number: int | None) -> None:
    """Withdraw the open proposal of a seat here; without one, or with a number, say why numbers are what they are."""
    game.seats.refresh()
    proposal = game.seats.proposal
    if number is None and proposal is not None and proposal["seat"] in game.seats.mine:
        game.seats.held[proposal["seat"]].withdraw(proposal["version"])
    elif numbers := numbers_of(game):
        explain_number(game, numbers, number)


def explain_number(game: TerminalGame, numbers: Sequence[Number], number: int | None) -> None:
    """Explain the number at this place of the list; list all of them without one."""
    if number is None:
        game.screen.numbers(numbers)
    elif 0 < number <= len(numbers):
        game.screen.explanations([numbers[number - 1]])
    else:
        game.screen.say("no-number", number=number)


def explain(game: TerminalGame, name: str) -> None:
    """Explain the numbers of the board with this name."""
    numbers = numbers_of(game)
    found = chosen(numbers, name)
    if len(found) > EXPLAINED_MAX:
        game.screen.say("many-numbers", name=name, found=len(found))
    elif found:
        game.screen.explanations(found)
    elif numbers:
        game.screen.say("unknown", name=name)


def tell_rules(game: TerminalGame, words: str) -> None:
    """Tell the rule with this id, or the best of the rules with these words."""
    found = game.seats.rules(words)
    if found is None:
        game.screen.say("rule-no-book")
    elif not found:
        game.screen.say("rule-none", words=words)
    else:
        game.screen.rules(meant(found, words)[:RULES_MAX])


def numbers_of(game: TerminalGame) -> list[Number]:
    """Return the numbers of the board that can be explained; say why if there are none."""
    if game.seats.state == "open":
        game.screen.say("no-board")
        return []
    numbers = game.seats.numbers(game.seat)
    if not numbers:
        game.screen.say("no-numbers")
    return numbers


def start_or_recap(game: TerminalGame, number: int | None) -> None:
    """Start an open table as its host; at any other, tell what happened since the seat's last action."""
    seats = game.seats
    if seats.state != "open":
        game.screen.recap(seats.recap(game.seat))
    elif not seats.is_host:
        game.screen.say("host-only", who=game.screen.who(0))
    else:
        start_table(seats)


def tell_all(game: TerminalGame, number: int | None) -> None:
    """Tell what happened from the beginning, in half a page."""
    for line in game.seats.so_far(game.seat).splitlines():
        game.screen.line(line)


def forecast(game: TerminalGame, number: int | None) -> None:
    """Tell what the rules will do next."""
    game.screen.forecast(game.seats.forecast(game.seat))


def guide(game: TerminalGame, number: int | None) -> None:
    """Show the next hint of the guided evening, or take it up; with 1 tell what is learnt, with 0 leave it."""
    found, guided = game.seats.guide(game.seat), game.guide
    if found is None:
        game.screen.say("guide-none")
    elif number == 0:
        guided.is_on = False
        game.screen.say("guide-left")
    elif number == 1:
        game.screen.learnt(guided.learnt(found))
    else:
        if guided.is_on:
            guided.put_away()
        guided.is_on = True
        game.tell_hint()
        if guided.hint(found) is None:
            game.screen.say("guide-nothing")


def start_table(seats: LocalSeats) -> None:
    """Seal and open a seed for each seat here, unless that was done before; then start."""
    seeds = seats.summary["seeds"]
    if not seeds["opened"] and not set(seeds["sealed"]) & set(seats.mine):
        seats.held.add_seeds()
    seats.held[0].start()


def end(game: TerminalGame, number: int | None) -> None:
    """End the table for good. Ask again if its campaign would lose something by that."""
    seats = game.seats
    if not is_sure(game, "end-sure"):
        return
    seat = 0 if seats.is_host else game.seat
    try:
        seats.held[seat].post("end", version=game.version)
    except Refused as error:
        if error.code != "unsaved":
            raise
        if is_sure(game, "end-loses"):
            seats.held[seat].post("end", {"losing": True}, version=game.version)


def is_sure(game: TerminalGame, warning: str) -> bool:
    """Warn, and return whether the player wants it all the same."""
    game.screen.say(warning, "bold red")
    game.screen.say("sure")
    return game.confirmed()


def answer_for_absent(game: TerminalGame, number: int | None) -> None:
    """Answer the question of a seat elsewhere with its default."""
    seats = game.seats
    absent = [seat for seat in seats.awaited if seat not in seats.mine]
    if not seats.is_host:
        game.screen.say("host-only", who=game.screen.who(0))
    elif number is None and not absent:
        game.screen.say("waiting-nobody")
    else:
        seats.held[0].post("default", {"seat": absent[0] if number is None else number}, version=game.version)


def check(game: TerminalGame, number: int | None) -> None:
    """Audit the table's log."""
    game.screen.verdict(game.seats.audit())


def leave(game: TerminalGame, number: int | None) -> None:
    """Leave the table as it is."""
    game.left = True


def next_page(game: TerminalGame, number: int | None) -> None:
    """Show the next page."""
    turn_page(game, 1)


def last_page(game: TerminalGame, number: int | None) -> None:
    """Show the previous page."""
    turn_page(game, -1)


def turn_page(game: TerminalGame, pages_on: int) -> None:
    """Show another page of the menu."""
    game.menu = turned(game.menu, pages_on)
    show_page(game)


def show_page(game: TerminalGame) -> None:
    """Show the selected part of the menu."""
    if game.menu.actions:
        game.screen.menu(game.menu)
    else:
        game.screen.say("nothing-to-do", who=game.screen.who(game.seat))


COMMANDS: Mapping[str, Command] = {
    "?": tell_closed,
    "a": tell_all,
    "b": show_board,
    "c": tell_last,
    "d": answer_for_absent,
    "e": end,
    "f": forecast,
    "g": guide,
    "h": show_help,
    "i": tell_about,
    "l": tell_luck,
    "m": show_menu,
    "n": disagree_or_notes,
    "o": change_seat,
    "q": leave,
    "r": redo,
    "s": start_or_recap,
    "u": undo,
    "v": check,
    "w": withdraw_or_why,
    "y": agree,
    "+": next_page,
    "-": last_page,
}
"""The commands by letter."""
