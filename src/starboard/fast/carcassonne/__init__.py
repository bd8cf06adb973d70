"""The fast lane of Carcassonne."""
