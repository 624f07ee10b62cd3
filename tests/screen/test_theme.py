"""Colours: every text can be read on its ground, in every theme."""

import pytest

from game.screen.theme import (
    DECKS,
    IVORY,
    THEMES,
    VEIL_ALPHA,
    Theme,
    contrast,
    luminance,
    mix,
    text_pairs,
)

READABLE, LARGE = 4.5, 3.0  # WCAG 2.2, 1.4.3


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
def test_every_text_reaches_the_contrast_of_running_text(theme: Theme) -> None:
    weak = {what: contrast(text, ground) for what, text, ground in text_pairs(theme)}
    assert {what: ratio for what, ratio in weak.items() if ratio < READABLE} == {}


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
def test_a_veiled_rank_reaches_the_contrast_of_large_text(theme: Theme) -> None:
    ground = mix(IVORY, theme.veil, VEIL_ALPHA)
    for colour in {colour for deck in DECKS.values() for colour in deck}:
        assert contrast(mix(colour, theme.veil, VEIL_ALPHA), ground) >= LARGE


def test_contrast_agrees_with_the_definition() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert contrast("#777777", "#777777") == pytest.approx(1)
    assert contrast("#FFFFFF", "#767676") == pytest.approx(4.54, abs=0.01)
    assert luminance("#FF0000") == pytest.approx(0.2126)


def test_mixing_keeps_the_ends() -> None:
    assert mix("#102030", "#F0E0D0", 0) == "#102030"
    assert mix("#102030", "#F0E0D0", 1) == "#F0E0D0"
    assert mix("#000000", "#FFFFFF", 0.5) == "#808080"
