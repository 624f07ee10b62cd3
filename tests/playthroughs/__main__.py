"""`python -m tests.playthroughs` writes the golden playthroughs anew; review them as a diff."""

from pathlib import Path

from game.engine.presets import PRESETS
from game.engine.rules import Rules
from tests.playthroughs.playthrough import playthrough

HERE = Path(__file__).parent
EXTRA = {
    "scatter": Rules.parse("pass_cycle=dealer,moon=choose,sun=on,card_values=custom:QS9,no_trick_bonus=5"),
    "waiting_queen": Rules.parse("queen_waits=on,heart_for_queen=on,opening=left_of_dealer,pass_cycle=none"),
}


def texts() -> dict[str, str]:
    """The playthroughs by name: one a preset, and two for rules that no preset has."""
    rules = {name: preset.rules for name, preset in PRESETS.items()} | EXTRA
    return {name: playthrough(rule_set, seed) for seed, (name, rule_set) in enumerate(rules.items(), 1)}


if __name__ == "__main__":
    for name, text in texts().items():
        (HERE / f"{name}.txt").write_text(text, "utf-8", newline="\n")
    print(f"Wrote {len(texts())} playthroughs: see what changed with git diff.")
