"""What must hold in a pack as a whole; every fault is noted in the source. Source: TG-10.11."""

from domain.kernel.content_source import Source
from domain.tainted_grail.content_parts import Content


def check_content(content: Content, source: Source) -> None:
    """Note all that cannot be. Source: TG-10.11.1, 10.11.6, 10.11.7, 10.11.8, 10.11.10."""
