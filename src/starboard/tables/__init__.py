"""A live game with people at it: seats, undo, clocks, chat, and the store that remembers it."""
