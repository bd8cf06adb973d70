"""Plays Carcassonne by the methods of the paper."""
