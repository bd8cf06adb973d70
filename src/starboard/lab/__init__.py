"""Many games at once, and what is learned from them."""
