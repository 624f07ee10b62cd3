"""The arena: how strong is a bot? Duplicate deals, all seatings, a neutral protocol for other programs."""
