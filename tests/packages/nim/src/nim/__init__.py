"""Nim with hidden hands: a small game in a package of its own."""
