"""How the game becomes a site: see run.py for the two commands."""
