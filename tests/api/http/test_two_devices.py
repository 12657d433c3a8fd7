"""Two devices at one campaign's table: neither overwrites what the other has done. Source: field case 95."""

from pathlib import Path

from projections.catalogue import CATALOGUE
from tests.api.clients import Client, problem
from tests.api.serving import serving


async def test_field_95_of_two_devices_at_once_one_gets_412_and_reads_anew(tmp_path: Path) -> None:
    async with serving(tmp_path, CATALOGUE) as here:
        table = await Client(here.http, here.app).started(
            1, game="tainted-grail", options={"scenario": "the-eighth-tally", "undo": "free"}
        )
        await table.act("play:ailei")
        one, other = [(await table.get("actions")).json()["actions"] for _ in range(2)]
        assert one == other and len(one) > 1
        done = await table.post("actions", {"command": one[0]["command"]})
        late = await table.post("actions", {"command": other[1]["command"]})
        seen = (await table.get("actions")).json()
        again = await table.post("actions", {"command": seen["actions"][0]["command"]})

    assert done.status_code == 200
    assert problem(late, 412, "stale-version")["current_version"] == done.json()["version"] == seen["version"]
    assert again.status_code == 200
