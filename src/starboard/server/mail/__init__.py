"""E-mail, where the operator has configured it: addresses, letters, the queue, and what people do by mail."""
