"""Sounds: the effects of the game, synthesised and written as OGG: `python build/art/sounds.py`.

Needs the package `soundfile` (the extra "sounds") as its encoder; the game itself does not. Vorbis streams
carry a random serial number, so the files differ from run to run while the samples do not.
"""

import sys
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from build.art.pen import ASSETS
from build.art.synth import RATE, Wave, band, decay, finished, mixed, noise, swell, tone

QUALITY = 0.62  # of the encoder: 0 is the largest file, 1 the smallest
# (multiple of the pitch, loudness, half-life)
WARM = ((1.0, 1.0, 0.26), (2.0, 0.28, 0.14), (3.0, 0.10, 0.08), (4.2, 0.04, 0.04))
BELL = ((1.0, 1.0, 0.42), (2.0, 0.35, 0.25), (2.76, 0.22, 0.2), (5.4, 0.06, 0.08), (0.5, 0.3, 0.5))


def snap(seed: int, pitch: float, length: float = 0.09) -> Wave:
    """The edge of a card leaving another."""
    return decay(band(noise(length, seed), pitch, pitch * 0.62, 0.9), 0.014)


def thud(pitch: float, half_life: float = 0.022) -> Wave:
    """A soft landing on felt."""
    return decay(tone(pitch, 0.16, ((1.0, 1.0, half_life), (1.6, 0.4, half_life * 0.7))), half_life * 2)


def deal() -> Wave:
    """One card leaves the pack."""
    return mixed((0, 0.8, snap(11, 3400)), (0.004, 0.22, snap(12, 1500)))


def passed() -> Wave:
    """Three cards slide away."""
    slide = swell(band(noise(0.34, 21), 900, 2600, 0.8), 0.45)
    return mixed((0, 1, slide), (0.02, 0.25, snap(22, 2800)), (0.08, 0.2, snap(23, 2500)))


def play() -> Wave:
    """A card is laid on the table."""
    return mixed((0, 0.55, snap(31, 2600, 0.11)), (0.012, 0.8, thud(150)), (0.016, 0.3, snap(32, 900, 0.12)))


def collect() -> Wave:
    """A trick is drawn in."""
    slide = swell(band(noise(0.36, 41), 2200, 700, 0.7), 0.3)
    return mixed((0, 0.9, slide), (0.25, 0.5, thud(120)), (0.26, 0.25, snap(42, 1600)))


def broken() -> Wave:
    """Hearts are broken: two notes, a third down."""
    return mixed((0, 0.8, tone(659.3, 0.9, WARM)), (0.17, 0.9, tone(523.3, 1.0, WARM)))


def queen() -> Wave:
    """The queen of spades falls: a low bell and its minor third."""
    return mixed(
        (0, 1, tone(220.0, 1.5, BELL)), (0.02, 0.55, tone(261.6, 1.4, BELL)), (0, 0.4, thud(70, 0.06))
    )


def moon() -> Wave:
    """All the points in one hand: a slow rise."""
    notes = (392.0, 493.9, 587.3, 784.0, 987.8)
    return mixed(*((0.15 * n, 0.55 + 0.05 * n, tone(pitch, 1.3, BELL)) for n, pitch in enumerate(notes)))


def sun() -> Wave:
    """All the tricks in one hand: the same rise, quicker and a fourth higher, and a chord on top."""
    notes = (523.3, 659.3, 784.0, 1046.5)
    rise = tuple((0.11 * n, 0.5, tone(pitch, 1.1, WARM)) for n, pitch in enumerate(notes))
    return mixed(*rise, *((0.5, 0.4, tone(pitch, 1.2, BELL)) for pitch in (523.3, 784.0, 1318.5)))


def win() -> Wave:
    """The match is won: a cadence that comes to rest."""
    chords = ((0, (349.2, 440.0, 523.3)), (0.26, (392.0, 493.9, 587.3)), (0.54, (261.6, 523.3, 659.3, 784.0)))
    return mixed(*((at, 0.4, tone(pitch, 1.3, WARM)) for at, chord in chords for pitch in chord))


def refuse() -> Wave:
    """That card cannot be played: two muted knocks."""
    return mixed((0, 1, thud(190, 0.016)), (0.085, 0.8, thud(160, 0.016)))


def tap() -> Wave:
    """A button."""
    return mixed((0, 0.5, snap(51, 1900, 0.05)), (0, 0.8, decay(tone(420, 0.06, ((1.0, 1.0, 0.01),)), 0.01)))


# name, recipe, peak: what is heard often is soft
SOUNDS: tuple[tuple[str, Callable[[], Wave], float], ...] = (
    ("deal", deal, 0.30),
    ("pass", passed, 0.42),
    ("play", play, 0.55),
    ("collect", collect, 0.42),
    ("broken", broken, 0.45),
    ("queen", queen, 0.60),
    ("moon", moon, 0.55),
    ("sun", sun, 0.55),
    ("win", win, 0.55),
    ("refuse", refuse, 0.50),
    ("tap", tap, 0.28),
)


def main() -> None:
    """Write every sound to `assets/sounds`."""
    import soundfile

    folder = ASSETS / "sounds"
    folder.mkdir(parents=True, exist_ok=True)
    for name, recipe, peak in SOUNDS:
        wave = finished(recipe(), peak)
        path = folder / f"{name}.ogg"
        soundfile.write(path, wave, RATE, format="OGG", subtype="VORBIS", compression_level=QUALITY)


if __name__ == "__main__":
    main()
