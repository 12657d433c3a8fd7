"""The modes of a campaign in words: story mode, free play, what makes it harder, and who is absent.

Source: TG-5.20, 7.
"""

from collections.abc import Iterator

from projections.tainted_grail.board.form.land import CampaignView
from projections.text.messages import Messages


def modes(campaign: CampaignView, messages: Messages) -> Iterator[str]:
    """Yield a phrase for each mode that holds; none for a campaign by the usual rules."""
    if campaign["mode"] == "story":
        yield messages.say("picture-story-mode")
    if campaign.get("free"):
        yield messages.say("picture-free-play")
    if challenge := campaign.get("challenge"):
        names = [messages.say(f"challenge-{one}") for one in challenge]
        yield messages.say("picture-challenge", challenges=messages.join(names))


def absent(campaign: CampaignView, messages: Messages) -> Iterator[tuple[str, str]]:
    """Yield a phrase for each absent character, and its id. Source: TG-5.20.9."""
    for one in campaign.get("away", ()):
        yield messages.say("picture-away", who=one["name"]), one["id"]
