"""Expert: looks ahead for a long time. It imagines the worlds that make the others' play likeliest, chooses
its pass by playing every sensible one out, goes for moons and stops them when that pays on average, solves
the last tricks of each world exactly, and near the end of a match thinks of ranks rather than points.
"""

from game.bots.deliberate import thinker
from game.bots.race import Budget

PLAYING = Budget(worlds=120, batch=10)
PASSING = Budget(worlds=80, batch=10, handicap=4.0)

think = thinker(PLAYING, PASSING)
