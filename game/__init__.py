"""Hearts: the card game, its engine, its bots and its table."""
