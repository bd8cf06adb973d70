"""The player of Outer Rim."""
