"""Arcs, for 2 to 4 players, with leaders and lore."""
