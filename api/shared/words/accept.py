"""What a request accepts: weights of media types and languages, and the language that it prefers."""

from collections.abc import Mapping

from projections.text.messages import LANGUAGES


def weights_of(accept: str) -> dict[str, float]:
    """Return the ranges of an Accept or Accept-Language header, in its order, with their weights, 0 to 1."""
    return dict(map(_weighed, accept.split(",")))


def _weighed(one: str) -> tuple[str, float]:
    """Return a range with its weight, 0 to 1; 0 if its weight is not a number."""
    media, *parameters = (part.strip().lower() for part in one.split(";"))
    weight = next((part[2:] for part in parameters if part.startswith("q=")), "1")
    try:
        return media, float(weight)
    except ValueError:
        return media, 0.0


def language_of(headers: Mapping[str, str], query: Mapping[str, str]) -> str | None:
    """Return the language that a request names in its query, else the one that its header prefers; None if it names
    none of ours.
    """
    weights = weights_of(headers.get("accept-language", ""))
    liked = [
        tag.partition("-")[0] for tag in sorted(weights, key=weights.__getitem__, reverse=True) if weights[tag] > 0
    ]
    return next((one for one in (query.get("lang", ""), *liked) if one in LANGUAGES), None)
