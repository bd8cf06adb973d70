"""Arcs for learners."""
