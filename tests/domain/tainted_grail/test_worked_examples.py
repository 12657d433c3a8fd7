"""The fights of the rules document, step by step."""

import pytest

from tests.domain.tainted_grail.fixtures import C1, C2, C3, C4, begun, encounter


@pytest.mark.vector("TG-9.6")
def test_beor_wins_against_the_fixture_enemy() -> None:
    scenario = encounter("beor", hands={"beor": (C1, C2, C3)}, given={"beor": {"magic": 2}})
    begun(scenario.draws("beor/combat", C4)).answers(0, "lay:0")
    assert scenario.state.encounter.pool == 2
    scenario.answers(0, "lay:0", "stop")
    assert scenario.state.encounter.sequence[1].time == 1
    assert scenario.state.characters["beor"].resources["magic"] == 1
    scenario.answers(0, "face")
    assert (scenario.state.encounter.pool, scenario.state.characters["beor"].health) == (1, 9)


@pytest.mark.vector("TG-9.7")
def test_ailei_speaks_with_the_orphan() -> None:
    scenario = encounter("ailei", card="d1", given={"ailei": {"magic": 1}})
    begun(scenario)
    scenario.asks(0, "none", "propose-flight:ailei")
