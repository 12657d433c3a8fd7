"""Actions of the API as offers to a bot."""

from api.client.answers import Json
from projections.bot import Offer


def offer_of(action: Json) -> Offer:
    """Return an action of a seat's menu, in the form of the API, as an offer to a bot."""
    return Offer(str(action["command"]["key"]), bool(action["default"]), action.get("mark"))
