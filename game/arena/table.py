"""The strength table of the README: every level against the one below it and against two baselines."""

from collections.abc import Sequence
from typing import Any

# a, b, deals. The slow ones get fewer deals; their differences are large enough.
PAIRS: list[tuple[str, str, int]] = [
    ("easy", "random", 200), ("easy", "duck", 300),
    ("medium", "easy", 300), ("medium", "random", 200), ("medium", "duck", 300),
    ("hard", "medium", 100), ("hard", "random", 30), ("hard", "duck", 40),
    ("expert", "medium", 30), ("expert", "random", 10), ("expert", "duck", 20), ("expert", "hard", 100),
]  # fmt: skip


def markdown(figures: Sequence[dict[str, Any]]) -> str:
    """A row for each duel. Points are a hand's; a negative difference says that the first is better."""
    rows = [
        "| first | second | difference in points a hand | deals | matches won by the first | moons made "
        "(first, second) | stopped | ms a move | playouts a move |",
        "|---|---|---|---|---|---|---|---|---|",
    ]
    for f in figures:
        rows.append(
            f"| {f['a']} | {f['b']} | {f['diff']:+.2f} +- {f['se_diff']:.2f} | {f['deals']} "
            f"| {100 * f['matches_a']:.0f} % (fair: {100 * f['fair_share']:.0f} %) "
            f"| {f['moons_a_per_1000']:.0f}, {f['moons_b_per_1000']:.0f} "
            f"| {f['stopped_a_per_1000']:.0f}, {f['stopped_b_per_1000']:.0f} "
            f"| {f['ms_a']:.1f} | {f['playouts_a']:.0f} |"
        )
    rows.append("")
    rows.append(
        "Moons and stops are counted per 1000 hands of a seat. Errors are standard errors over deals."
    )
    return "\n".join(rows)
