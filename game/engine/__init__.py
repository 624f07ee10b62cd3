"""The engine: Hearts as pure values and functions, with no clock, no randomness and no I/O of its own.

The public half (`cards values rules events deal legal view moves redact`) is what anyone, or one seat, may
know. The house half (`table scoring match fairdeal record ...`) knows every hand; bots and screens may not
import it. Where the later forms of the rules go: partnerships are a field of `Rules` (who scores together)
and a grouping in `scoring`; six and more players with two decks widen `Cards` to 104 bits in `cards` and add
a field for cancelling cards that `cards.winner` reads; charging is one more phase of `deal`, one more move in
`moves` and a factor in `values`.
"""
