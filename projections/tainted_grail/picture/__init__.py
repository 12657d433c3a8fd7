"""The board view as a picture for a terminal: the stops of an arena or the land of a campaign, the encounter, the
characters.
"""

from collections.abc import Sequence

from domain.tainted_grail.state import ENDINGS
from projections.board.printing import Printed
from projections.drawing.canvas import Span, flowing, markup, of_thing
from projections.tainted_grail.board.form.board import TaintedGrailBoard
from projections.tainted_grail.picture import characters, encounter, land
from projections.tainted_grail.picture.signs import DIM, HEAD, WIDTH
from projections.text.messages import Messages


def picture(board: TaintedGrailBoard, printed: Printed, messages: Messages, columns: int = WIDTH) -> Sequence[str]:
    """Return lines of rich markup. board, printed: in the same language; columns: of the terminal, at least those
    used.
    """
    if "campaign" in board:
        lines = [*land.lines(board, printed, messages, columns), []]
    else:
        lines = [*journey(board, messages), []]
    if board["encounter"]:
        lines += [*encounter.lines(board, board["encounter"], printed, messages), []]
    for one in board["characters"]:
        lines += characters.lines(one, board, printed, messages)
    return [markup(line) for line in lines]


def journey(board: TaintedGrailBoard, messages: Messages) -> list[list[Span]]:
    """Return the arena and its stops: those passed, the current one, those ahead; then the results of encounters."""
    parts: list[list[Span]] = [[(board["arena"]["name"], HEAD), (f" ({board['status_name']})  ", DIM)]]
    status, at = board["status"], board["stop"]
    for number, one in enumerate(board["row"]):
        is_here, is_behind = number == at and status not in ENDINGS, number < at or status == "survived"
        sign, style = ("▶ ", "bold") if is_here else ("✓ ", DIM) if is_behind else ("· ", "")
        parts.append([of_thing((f"{sign}{one['name']}", style), one["id"]), ("  ", style)])
    lines = flowing(parts, WIDTH)
    if board["met"]:
        results = [(one["name"], messages.say(f"result-{one['result']}")) for one in board["met"]]
        met = [[(f"{name}: {result}  ", DIM)] for name, result in results]
        lines += flowing(met, WIDTH)
    return lines
