"""What the game says about the fair deal: the page that explains it, and the lines of its screens."""

from collections.abc import Sequence

PAGE_TITLE = "A fair deal"
PAGE: tuple[tuple[str, str], ...] = (
    (
        "The complaint",
        "Players of card games suspect that the machine deals itself the good cards, or that the bots look "
        "into your hand. You need not believe us that they do not: you can check it.",
    ),
    (
        "Before the hand",
        "The game draws a secret and shows its seal: a short text that fits this secret and no other, but "
        "does not tell it. From then on the secret cannot be exchanged.",
    ),
    (
        "Your cut",
        "Only then the pack is cut by you: with a tap, with words that you type, or with random bytes of "
        "your own device. Secret and cut together fix the deal, so the game could not choose it when it "
        "chose the secret. If you want to be sure of your part, type something.",
    ),
    (
        "The shuffle",
        "A fresh pack in order is shuffled, cut near the middle, shuffled, parted in thirds that are stacked "
        "anew, and shuffled again. Every order of the cards is as likely as any other. The cards are dealt "
        "one at a time from the dealer's left.",
    ),
    (
        "After the hand",
        "The secret is shown. Press the shield: the game repeats everything from secret and cut, and shows "
        "you that the seal fits, that the hands are those that you saw, that every card was allowed and that "
        "the score is right.",
    ),
    (
        "The bots",
        "The check also plays every decision of every bot again, from nothing but the cards which that bot "
        "had seen by then and its own chance numbers, which come from the secret too. If the same decision "
        "comes out each time, the bot knew no more.",
    ),
    (
        "Another program",
        "Save or copy the record of the match and give it to the checker page, a separate program written "
        "from the published rules of the shuffle. You can write a third one from them.",
    ),
    (
        "The limit",
        "This proves that the deal was fixed before anybody saw a card, that neither side chose it alone, "
        "and that the bots played on their own cards. It does not prove what you have not watched: compare "
        "the seal that you saw before the hand with the one in the record, and make the cut your own. A game "
        "that draws the secret and also your random bytes could choose both, so only a cut of your own rules "
        "that out. Nor does it say that luck is even: a fair deal may be an unkind one.",
    ),
)

CHECK_TITLE = "Check this deal"
CHECK_RUNNING = "Checking"
CHECK_TOO_EARLY = "The deal can be checked when the hand is over: until then its secret stays closed."
COPY_RECORD = "Copy the record"
SAVE_RECORD = "Save the record"
SEAL_LABEL = "Seal of this deal"
SEAL_MEANING = "This seal fixes the deal. After the hand you can check that it was kept."
CUT_TITLE = "Cut the pack"
CUT_PROMPT = "Tap where to cut, or type anything. It is mixed into the shuffle."
CUT_TYPED_LABEL = "Your own words"
CUT_SKIP = "Cut at random"


def short_seal(commitment: str) -> str:
    """A commitment as a quiet chip shows it: its first and last four digits."""
    return f"{commitment[:4]} … {commitment[-4:]}" if commitment else ""


def spoken_seal(commitment: str) -> str:
    """The chip as a screen reader says it, digit by digit."""
    return f"{SEAL_LABEL}: {' '.join(commitment[:4])}, to {' '.join(commitment[-4:])}" if commitment else ""


def shuffle_line(kind: str, parted: Sequence[int], stacked: Sequence[int], cards: int) -> str:
    """One step of the shuffle as a sentence; the arguments are those of a shuffle step of `cards` cards."""
    if kind == "cut":
        return f"Cut: the first {parted[0]} cards go under the other {cards - parted[0]}."
    if kind == "thirds":
        a, b = parted
        sizes, words = (a, b - a, cards - b), ("first", "second", "third")
        order = ", ".join(f"the {words[pile]} ({sizes[pile]} cards)" for pile in stacked)
        return f"Parted in three and stacked anew, from the top: {order}."
    return "Shuffled: every order of the cards is equally likely."


def progress_line(done: int, total: int) -> str:
    """How far a check has come."""
    return f"{done} of {total}" if total else ""


def bots_line(decisions: int) -> str:
    """The result of the bots' part."""
    if not decisions:
        return "No bot decided anything in this hand."
    many = "decision was" if decisions == 1 else "decisions were"
    return f"{decisions} {many} made again from what the bot itself had seen: each came out the same."
