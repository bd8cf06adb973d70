"""Names the places of a vector: in blocks, one after another."""

from __future__ import annotations


class Layout:
    """Blocks are added once, when an encoder is made; each is told where it begins."""

    def __init__(self) -> None:
        self.blocks: dict[str, range] = {}
        self.size = 0

    def block(self, name: str, size: int = 1) -> int:
        """Reserve room for so many numbers; return the place of the first."""
        assert name not in self.blocks
        start, self.size = self.size, self.size + size
        self.blocks[name] = range(start, self.size)
        return start

    def at(self, name: str) -> slice:
        """Return the block of that name, to cut it out of a vector."""
        block = self.blocks[name]
        return slice(block.start, block.stop)

    @property
    def names(self) -> list[str]:
        """Name each place: by its block, and its number there where the block has several."""
        return [
            name if len(block) == 1 else f"{name}[{place}]"
            for name, block in self.blocks.items()
            for place in range(len(block))
        ]
