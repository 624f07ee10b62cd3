"""A match is kept after every card and goes on with the same card; what cannot be read is set aside."""

from game.archive import saves
from game.host.host import Act
from tests.pilot import Pilot, quick


def closed_and_opened(pilot: Pilot, **settings: str) -> Pilot:
    """The app anew, with what the old one left in its store."""
    other = quick(seed=99, **settings)
    kept = pilot.host.store.keys()
    for key in kept:
        other.host.store.set(key, pilot.host.store.get(key) or "")
    other.app.touch()
    other.frame()
    return other


def test_a_match_goes_on_with_the_same_cards_after_every_kind_of_decision() -> None:
    pilot = quick(seed=5)
    pilot.new_match()
    for decision in range(8):
        assert pilot.until_asked()
        other = closed_and_opened(pilot)
        assert other.find("continue"), "the title offers the saved match"
        other.press("continue")
        assert other.until_asked()
        assert other.table.view == pilot.table.view, f"decision {decision}"
        assert other.names() == pilot.names()
        pilot.pass_cards() if pilot.find("pass") else pilot.play_card()


def test_a_resumed_match_plays_out_like_the_one_that_went_on() -> None:
    pilot = quick(seed=6)
    pilot.new_match()
    for _ in range(4):
        assert pilot.until_asked()
        pilot.pass_cards() if pilot.find("pass") else pilot.play_card()
    pilot.until_asked()
    other = closed_and_opened(pilot)
    other.press("continue")
    for app in (pilot, other):
        app.play_hand()
    assert other.table.results == pilot.table.results


def test_a_reload_on_the_result_shows_the_result_again_and_counts_the_hand_once() -> None:
    pilot = quick(seed=7)
    pilot.new_match()
    pilot.play_hand()
    assert pilot.find("next")
    other = closed_and_opened(pilot)
    other.press("continue")
    other.until("next")
    assert other.table.results == pilot.table.results
    assert len(other.table.results) == 1


def test_a_reload_during_the_cut_asks_for_the_cut_again_of_the_same_sealed_pack() -> None:
    pilot = quick(seed=8, cut="ask")
    for hand in (1, 2):
        pilot.new_match() if hand == 1 else pilot.press("next")
        pilot.until("cut")
        seal = pilot.table.house.commitment
        other = closed_and_opened(pilot, cut="ask")
        other.press("continue")
        other.until("cut")
        assert other.table.house.commitment == seal
        pilot.press("cut")
        other.press("cut")
        assert other.until_asked() and other.table.view.deal.number == hand
        pilot.play_hand()


def test_a_damaged_save_is_set_aside_with_a_sentence() -> None:
    pilot = quick()
    for text in ("no record", "hearts record 1\nchecksum 0000000000000000\nrules standard\n", "\x00\x01"):
        pilot.host.store.set(saves.MATCH, text)
        pilot.app.touch()
        pilot.frame()
        pilot.press("continue")
        assert any("could not be read" in r.label for r in pilot.app.regions())
        assert pilot.host.store.get(f"{saves.MATCH}-{saves.ASIDE}") == text
        assert pilot.host.store.get(saves.MATCH) is None
        pilot.press("close")


def test_leaving_the_final_result_ends_the_match_for_good() -> None:
    pilot = quick(seed=8, level="easy")
    pilot.new_match()
    pilot.hurry(60)
    pilot.press("next")
    assert pilot.find("again")
    record = saves.load(pilot.host.store.get(saves.MATCH) or "")
    assert record.hands[-1].totals == pilot.table.view.deal.totals
    pilot.press("title")
    assert pilot.find("continue") is None
    assert saves.load(pilot.host.store.get(saves.LAST) or "").winners == record.winners


def test_a_decision_taken_back_gives_the_same_table_and_marks_the_record() -> None:
    pilot = quick(seed=9)
    pilot.new_match()
    pilot.until_asked()
    pilot.press("undo")
    assert "nothing to take back" in pilot.table.ui.notice
    for _ in range(4):
        assert pilot.until_asked()
        before = pilot.table.view
        pilot.pass_cards() if pilot.find("pass") else pilot.play_card()
        assert pilot.until_asked()
        after = pilot.table.view
        pilot.press("undo")
        assert pilot.until_asked()
        assert pilot.table.view == before
        pilot.pass_cards() if pilot.find("pass") else pilot.play_card()
        assert pilot.until_asked()
        assert pilot.table.view == after, "the bots repeat themselves"
    assert "undone" in (pilot.host.store.get(saves.MATCH) or "")


def test_what_is_pressed_at_once_is_done_one_after_the_other() -> None:
    pilot = quick(seed=10)
    pilot.new_match()
    pilot.play_hand()
    pilot.app.page.press("next")
    pilot.table.flow.press("hint")
    pilot.table.flow.press("undo")
    assert pilot.until_asked() and pilot.table.view.deal.number == 2
    pilot.pass_cards()
    assert pilot.until_asked()
    card = next(region.name for region in pilot.app.regions() if region.enabled and "card:" in region.name)
    pilot.host.act(Act("press", card))
    pilot.table.flow.press("undo")
    pilot.frame()
    assert pilot.until_asked() and pilot.find("pass") is not None
    pilot.pass_cards()
    pilot.play_hand()
    assert len(pilot.table.results) == 2
