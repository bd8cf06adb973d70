"""The machine every game runs on. It knows no game."""
