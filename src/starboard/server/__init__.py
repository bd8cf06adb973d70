"""HTTP and WebSocket in front of tables. What leaves here is what the receiver may see."""
