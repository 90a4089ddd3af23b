"""Short records that tests start from."""

from __future__ import annotations

ISLAND = {"Game": "island", "Variant": "classic", "First": "S", "Result": "*"}
HILL = {"Game": "hill218", "Variant": "standard", "First": "S", "Result": "*"}

# South's soldier has an exact hit on North's last one; e4*e6 ends it.
LAST_SHOT = "12/12/12/12/12/12/4sv7/12/4S^7/12/12/12 c:.....,j:..... 0/0 S:d1 classic"

# Two characters each and one block; South has rolled a 2.
SKIRMISH = "4sv7/4jv7/12/12/12/12/7#4/12/4S^7/12/12/4J^7 c:.....,j:..... 1/0 S:d2 classic"


def written(tags: dict[str, str], body: str = "") -> str:
    """A record's text. Line 6 is where the body begins after four tags."""
    return "".join(f'[{name} "{value}"]\n' for name, value in tags.items()) + f"\n{body}\n"
