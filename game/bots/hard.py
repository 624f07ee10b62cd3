"""Hard: looks ahead a little. It passes by rule of thumb, then tries every card in a dozen imagined worlds
that fit what it has seen, both plainly and as the start of a moon. It takes the others' play as it comes and
draws no conclusions from it beyond what is certain.
"""

from game.bots.deliberate import thinker
from game.bots.race import Budget

PLAYING = Budget(worlds=10, over=1, batch=5)

think = thinker(PLAYING, None)
