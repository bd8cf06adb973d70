"""The player of Carcassonne."""
