"""The engine: Hearts as pure values and functions, with no clock, no randomness and no I/O of its own.

The public half (`cards values rules setup events moves deal legal view redact presets sheet`) is what anyone,
or one seat, may know. The house half knows every hand: `table` and `match` play, `scoring` counts, `fairdeal`
deals, `record writer lines reader replay` write down and prove, `narrowing` and `playout` are the fast way
through a hand. Bots and screens may not import it.

    >>> from game.engine.cards import parse, show
    >>> from game.engine.match import Match
    >>> from game.engine.moves import Play
    >>> match = Match()
    >>> events = match.begin_hand(range(52))
    >>> match.deal.waiting(), show(match.table.hands[1])
    ((0, 1, 2, 3), '2C 6C TC AC 5D 9D KD 4S 8S QS 3H 7H JH')

Where the later forms of the rules go: partnerships are a field of `Rules` (who scores together) and a file
`partners` that `Tally.scored` and `winners` ask; six and more players with two decks are a field, a file
`decks` from which `setup.deck` takes its cards, `Cards` of 104 bits (a card's second copy is 52 higher, and
`suit` and `rank` take the remainder) and cancelling cards in `cards.winner`; charging is a field, a file
`charges` for its move and event, one more phase of `deal` and a factor where `setup.points` counts.
"""
