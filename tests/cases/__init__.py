"""Rule cases: facts about the rules as data, one JSON object a line (README.md has the format)."""
