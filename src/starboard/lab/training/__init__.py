"""Trains the weights by which bots value a position: generations of self-play, fit and match (docs/training.md)."""
