"""Carcassonne: Star Wars Edition, for 2 to 5 players, with the team variant."""
