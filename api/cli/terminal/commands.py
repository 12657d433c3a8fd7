"""What the letters do. number: the one typed after the letter."""

from collections.abc import Callable, Mapping, Sequence

from api.cli.terminal.display.menu import narrowed, turned
from api.cli.terminal.game import Evening
from api.cli.terminal.seats import Sitting
from api.client.api_client import Json

CHAPTERS, CHAPTERS_MAX = 10, 50
"""How many chapters `c` shows, by default and at most."""

Command = Callable[["Evening", int | None], None]


def show_help(evening: Evening, number: int | None) -> None:
    """List the commands."""
    evening.screen.help()


def show_board(evening: Evening, number: int | None) -> None:
    """Show the board."""
    evening.show_board()


def tell_about(evening: Evening, number: int | None) -> None:
    """Describe what the menu names, or one of its options."""
    labels = [str(one["label"]) for one in evening.menu.actions]
    if number is None:
        evening.tell_about_these("\n".join([evening.menu.prompt or "", *labels]))
    elif 0 < number <= len(labels):
        evening.tell_about_these(labels[number - 1])
    else:
        evening.screen.say("no-number", number=number)


def tell_last(evening: Evening, number: int | None) -> None:
    """Show the last actions."""
    count = min(max(1, CHAPTERS if number is None else number), CHAPTERS_MAX)
    chapters = evening.sitting.last_chapters(count, evening.seat)
    if not chapters:
        evening.screen.say("nothing-told")
    evening.screen.chapters(chapters, again=True)


def show_menu(evening: Evening, number: int | None) -> None:
    """Show the whole menu, even of a seat that need not act."""
    evening.menu = narrowed(evening.menu, "")
    show_page(evening)


def change_seat(evening: Evening, number: int | None) -> None:
    """Switch to another seat of this terminal."""
    mine = evening.sitting.mine
    if len(mine) == 1 or (number is not None and number not in mine):
        evening.screen.say("alone")
        return
    after = mine[(mine.index(evening.seat) + 1) % len(mine)]
    evening.choose(after if number is None else number)
    if not evening.asked:
        show_menu(evening, None)


def undo(evening: Evening, number: int | None) -> None:
    """Undo after showing what is lost; by that the seats here have agreed.

    The last action alone, if it was taken here and revealed nothing, is undone without asking.
    """
    sitting, seat = evening.sitting, evening.seat
    preview = sitting.preview(seat, number)
    evening.screen.lost(preview)
    if number is not None or not is_free(preview, sitting.mine):
        evening.screen.needs(preview, sitting.mine)
        evening.screen.say("sure")
        if not evening.confirmed():
            return
    done = sitting.table.post("undo", {"to": preview["to"], "expected_version": evening.version}, seat=seat)
    sitting.look()
    answer_proposal(sitting, done["version"], True)


def is_free(preview: Json, mine: Sequence[int]) -> bool:
    """Return whether an undo takes back one action of a seat here that revealed nothing, and needs nobody else."""
    seats = [one["seat"] for one in preview["lost"]]
    needs = [seat for seat in preview["needs"] if seat not in mine]
    return len(seats) == 1 and seats[0] in mine and not preview["past_reveals"] and not needs


def redo(evening: Evening, number: int | None) -> None:
    """Redo undone actions."""
    sitting = evening.sitting
    sitting.table.post("redo", {} if number is None else {"to": number}, seat=evening.seat, version=evening.version)


def agree(evening: Evening, number: int | None) -> None:
    """Consent to the proposed undo."""
    consent(evening, True)


def disagree(evening: Evening, number: int | None) -> None:
    """Refuse the proposed undo."""
    consent(evening, False)


def consent(evening: Evening, grant: bool) -> None:
    """Answer the proposal that was shown, if one is open that waits for a seat here."""
    shown = evening.proposal
    evening.sitting.look()
    if shown is not None and evening.sitting.consents():
        answer_proposal(evening.sitting, shown, grant)
    else:
        evening.screen.say("no-proposal")


def answer_proposal(sitting: Sitting, proposal: int, grant: bool) -> None:
    """Answer the proposal with this version for each seat here whose consent is missing; one refusal is enough."""
    for seat in sitting.consents()[: None if grant else 1]:
        sitting.table.post("undo/consent", {"proposal": proposal, "grant": grant}, seat=seat)


def withdraw(evening: Evening, number: int | None) -> None:
    """Withdraw the proposal of a seat here."""
    evening.sitting.look()
    proposal = evening.sitting.proposal
    if proposal is not None and proposal["seat"] in evening.sitting.mine:
        evening.sitting.table.delete("undo", seat=proposal["seat"], proposal=proposal["version"])
    else:
        evening.screen.say("no-own-proposal")


def start(evening: Evening, number: int | None) -> None:
    """Start the table as its host, with a seed of each seat here."""
    sitting = evening.sitting
    if not sitting.is_host:
        evening.screen.say("host-only", who=evening.screen.who(0))
    elif sitting.state != "open":
        evening.screen.say("under-way")
    else:
        start_table(sitting)


def start_table(sitting: Sitting) -> None:
    """Seal and open a seed for each seat here, unless that was done before; then start."""
    seeds = sitting.summary["seeds"]
    if not seeds["opened"] and not set(seeds["sealed"]) & set(sitting.mine):
        sitting.table.add_seeds()
    sitting.table.post("start")


def end(evening: Evening, number: int | None) -> None:
    """End the table for good."""
    sitting = evening.sitting
    evening.screen.say("end-sure", "bold red")
    evening.screen.say("sure")
    if evening.confirmed():
        sitting.table.post("end", seat=0 if sitting.is_host else evening.seat, version=evening.version)


def answer_for_absent(evening: Evening, number: int | None) -> None:
    """Answer the question of a seat elsewhere with its default."""
    sitting = evening.sitting
    absent = [seat for seat in sitting.asked if seat not in sitting.mine]
    if not sitting.is_host:
        evening.screen.say("host-only", who=evening.screen.who(0))
    elif number is None and not absent:
        evening.screen.say("waiting-nobody")
    else:
        sitting.table.post("default", {"seat": absent[0] if number is None else number}, version=evening.version)


def check(evening: Evening, number: int | None) -> None:
    """Audit the table's log."""
    evening.screen.verdict(evening.sitting.audit())


def leave(evening: Evening, number: int | None) -> None:
    """Leave the table as it is."""
    evening.left = True


def next_page(evening: Evening, number: int | None) -> None:
    """Show the next page."""
    turn_page(evening, 1)


def last_page(evening: Evening, number: int | None) -> None:
    """Show the previous page."""
    turn_page(evening, -1)


def turn_page(evening: Evening, pages_on: int) -> None:
    """Show another page of the menu."""
    evening.menu = turned(evening.menu, pages_on)
    show_page(evening)


def show_page(evening: Evening) -> None:
    """Show the selected part of the menu."""
    if evening.menu.actions:
        evening.screen.menu(evening.menu)
    else:
        evening.screen.say("nothing-to-do", who=evening.screen.who(evening.seat))


COMMANDS: Mapping[str, Command] = {
    "?": show_help,
    "b": show_board,
    "c": tell_last,
    "d": answer_for_absent,
    "e": end,
    "i": tell_about,
    "m": show_menu,
    "n": disagree,
    "o": change_seat,
    "q": leave,
    "r": redo,
    "s": start,
    "u": undo,
    "v": check,
    "w": withdraw,
    "y": agree,
    "+": next_page,
    "-": last_page,
}
"""The commands by letter."""
