"""Star Wars: Outer Rim for 1 to 4 players."""
