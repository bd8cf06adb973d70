"""Outer Rim for learners."""
