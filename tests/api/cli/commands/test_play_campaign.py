"""`hourglass play --campaign`: scenario after scenario at a terminal, and the way back to them."""

from pathlib import Path

from tests.api.cli.terminals import pasted, scripted
from tests.api.processes import free_port
from tests.api.toy_archives import hourglass


def test_a_campaign_goes_on_after_each_table_and_is_come_back_to(tmp_path: Path) -> None:
    lines = "concede . . e y q . q"
    told = scripted(tmp_path, lines, "--game", "materia-prima", "--campaign", PORT=str(free_port()))
    back = told.splitlines()[-2]
    again = pasted(tmp_path, back, "concede\n\n\ne\ny\nq\nq\n")
    last = pasted(tmp_path, again.splitlines()[-2], "q\n")

    assert "The game is over: you have lost." in told and "The campaign goes on with The Black Work." in told
    assert told.count("The old master is dead") == 2
    assert "/v1/campaigns/" in back and "/v1/campaigns/" in again.splitlines()[-2]
    assert again.count("The old master is dead") == 1 and "The campaign stays as it is." in again
    assert "What Happened So Far" in again and "What Happened So Far" not in told
    assert "The campaign goes on with" in last and "How hard" not in last


def test_a_campaign_takes_no_options_of_a_table() -> None:
    for more in (("--scenario", "black-work"), ("--option", "undo=free")):
        told = hourglass("play", "--game", "materia-prima", "--campaign", *more)
        assert told.exit_code == 2 and "--campaign opens a whole campaign" in told.stderr
