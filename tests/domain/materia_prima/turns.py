"""What is allowed at a turn."""

from domain.kernel.registry import options
from domain.kernel.task import onward
from tests.dsl import Scenario


def allowed_by(scenario: Scenario) -> dict[str, set[str]]:
    """The rules that allow the options of the open question that lead on, by the first words of their keys."""
    rules: dict[str, set[str]] = {}
    for option in onward(options(scenario.state, scenario.question)):
        rules.setdefault(option.key.split(":")[0], set()).add(option.rule)
    return rules
