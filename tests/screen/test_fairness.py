"""The fair deal on the screen: seal before, cut by the player, check after; hint and short ends."""

from game.archive import saves
from game.engine import fairdeal
from game.host.host import Act
from game.screen.fairness import CheckDeal
from tests.pilot import Pilot, quick


def checked(pilot: Pilot) -> CheckDeal:
    """The check that is open, when it is done."""
    page = pilot.app.page
    assert isinstance(page, CheckDeal)
    for _ in range(5000):
        if page.done:
            return page
        pilot.frame()
    raise AssertionError("the check does not end")


def test_the_seal_shows_before_the_pass_and_its_page_gives_it_whole() -> None:
    pilot = quick(seed=2)
    pilot.new_match()
    pilot.until("pass*", 2000) if pilot.find("pass") else pilot.until_asked()
    seal = pilot.table.view.deal.commitment
    chip = pilot.find("seal")
    assert chip is not None and len(seal) == 64
    pilot.press("seal")
    assert any(r.label.replace(" ", "") == seal for r in pilot.app.regions())


def test_a_hand_checks_out_step_by_step_and_a_changed_record_does_not() -> None:
    pilot = quick(seed=3)
    pilot.new_match()
    pilot.play_hand()
    pilot.press("check-deal")
    page = checked(pilot)
    assert all(check.ok for check in page.checks)
    assert {"seal", "shuffle", "deal", "play", "score", "bots"} <= {check.key for check in page.checks}
    assert any(r.role == "table" and "Player" in r.value for r in pilot.app.regions())
    pilot.press("close")
    forged = page.text.replace("score ", "score 1", 1)
    pilot.app.open(CheckDeal(pilot.app, forged))
    assert not all(check.ok for check in checked(pilot).checks)


def test_the_last_hand_can_be_checked_while_the_next_runs_and_files_at_any_time() -> None:
    pilot = quick(seed=4)
    pilot.new_match()
    pilot.play_hand()
    pilot.press("next")
    pilot.until_asked()
    pilot.press("shield")
    pilot.press("check-deal")
    assert {check.hand for check in checked(pilot).checks} <= {0, 1}
    pilot.press("close")
    pilot.host.act(Act("input", "file", saves.shared(pilot.table.house.record())))
    pilot.frame()
    assert all(check.ok for check in checked(pilot).checks)
    pilot.press("close")
    pilot.host.act(Act("input", "file", "a foreign file"))
    pilot.frame()
    assert not checked(pilot).checks[0].ok


def test_the_player_cuts_by_tap_and_words_and_the_cut_is_in_the_record() -> None:
    pilot = quick(seed=5, cut="ask")
    pilot.new_match()
    seal = pilot.table.house.commitment
    box = pilot.region("cut-at").box
    pilot.tap_at(box.x + box.w / 4, box.cy)
    pilot.host.act(Act("input", "cut-words", "mine"))
    pilot.press("cut")
    pilot.until_asked()
    deal = pilot.table.view.deal
    assert deal.commitment == seal, "the seal was there before the cut"
    assert deal.cut == fairdeal.mix_cut("250 mine").hex()


def test_a_typed_cut_takes_letters_from_the_keyboard_and_escape_cuts_at_random() -> None:
    import pygame

    pilot = quick(seed=6, cut="ask")
    pilot.new_match()
    pilot.tap("cut-words")
    for letter in "abx":
        pilot.key(ord(letter), letter)
    pilot.key(pygame.K_BACKSPACE)
    assert pilot.region("cut-words").value == "ab"
    pilot.key(pygame.K_ESCAPE)
    pilot.until_asked()
    assert pilot.table.view.deal.cut != fairdeal.mix_cut("None ab").hex()


def test_a_hint_names_a_card_that_may_be_played() -> None:
    pilot = quick(seed=7)
    pilot.new_match()
    for _ in range(6):
        assert pilot.until_asked()
        pilot.press("hint")
        named = pilot.app.look.focus
        region = pilot.find(named)
        assert region is not None and region.enabled and named.startswith("card:")
        assert pilot.table.ui.notice
        pilot.pass_cards() if pilot.find("pass") else pilot.play_card()


def test_a_hand_with_nothing_left_can_be_cut_short_and_scores_the_same() -> None:
    ended = 0
    for seed in range(8, 30):
        pilot = quick(seed=seed, level="easy")
        pilot.new_match()
        while pilot.until_asked():
            if offer := pilot.table.flow.offer():
                pilot.press(offer)
                ended += 1
            else:
                pilot.pass_cards() if pilot.find("pass") else pilot.play_card()
        assert sum(pilot.table.results[-1].delta) in (26, 78)
        if ended >= 2:
            return
    raise AssertionError("no hand could be cut short")
