"""The commands around the game: `python -m game COMMAND ...`. Each is a thin door to a room.

The game itself is `python main.py`.
"""

import sys
from importlib import import_module

COMMANDS = {
    "rules": ("game.cli.rules", "CODE: print the rule sheet of a rules code or a preset"),
    "play": ("game.cli.play", "let bots play a match and print its record"),
    "record": ("game.cli.record", "check FILE | show FILE: prove a record, or print it for people"),
    "verify": ("game.cli.verify", "FILE: recompute every deal and every decision of a bot"),
    "arena": ("game.cli.arena", "measure bots against each other on the same deals"),
    "seat": ("game.cli.seat", "one bot that speaks a line protocol, for other programs"),
    "gallery": ("game.screen.gallery", "--out DIR: draw every screen and state into pictures"),
}


def main(argv: list[str]) -> int:
    """Run a command; the exit code: 0 well, 1 a check failed, 2 a wrong call."""
    if not argv or argv[0] not in COMMANDS:
        print(*([f"{argv[0]!r} is no command."] if argv else []), "python -m game COMMAND ...", sep="\n")
        for command, (_, about) in COMMANDS.items():
            print(f"  {command:8} {about}")
        return 2
    try:
        code: int = import_module(COMMANDS[argv[0]][0]).main(argv[1:])
    except BrokenPipeError:
        return 1
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
