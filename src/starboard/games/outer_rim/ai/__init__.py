"""The AI player of a solo game: what its cards say it does."""
