"""A hint for a person: what a bot would say from the same view, and no more."""

from game.bots.hint import hint

__all__ = ["hint"]
