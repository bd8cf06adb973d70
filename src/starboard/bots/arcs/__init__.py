"""The player of Arcs."""
