"""`python -m tests.cases FILE...`: silent and 0 when every case passes, else a line a failure and 1."""

import sys
from pathlib import Path

from tests.cases.runner import failures


def main(argv: list[str]) -> int:
    """Run the files; the exit code."""
    if not argv:
        print("usage: python -m tests.cases FILE...")
        return 2
    failed = 0
    for text in argv:
        try:
            for failure in failures(Path(text)):
                print(failure)
                failed += 1
        except (OSError, UnicodeDecodeError) as error:
            print(f"{text} cannot be read: {error}")
            failed += 1
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
