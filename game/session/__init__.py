"""The session: who sits where, and the house that asks, applies, redacts and tells."""
