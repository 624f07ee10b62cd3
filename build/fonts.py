"""Cutting the type family down to the glyphs the game can show.

Source Serif Pro's licence reserves the name "Source", so what is cut from it goes by another name.
"""

from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

from build.places import Problem
from game.host.folders import INSTALLED, installed_font

LATIN_1 = [*range(0x20, 0x7F), *range(0xA0, 0x100)]
# dashes, quotes, bullet, ellipsis, primes, arrows, signs, suits: as far as the fonts have them
MORE = [ord(sign) for sign in "–—‘’‚“”„•…′″←↑→↓↔−≤≥×·✓♠♥♦♣ŒœŠšŽžŸ€™"]
NEW_NAMES = {"font_source_serif_pro": "Hearts Serif"}
NAME_IDS = (1, 3, 4, 6, 16, 18, 20)  # the entries of a font's name table that hold its name
LICENCES = {"font_rhd": "OFL.txt", "font_source_serif_pro": "LICENSE.txt"}


def stage_fonts(folder: Path) -> None:
    """Write the five faces, cut and named by face, and their licences into the folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for face, (package, _) in INSTALLED.items():
        source = installed_font(face)
        if source is None:
            raise Problem(f"The font package {package} is not installed; install the extra named fonts.")
        cut(Path(source), folder / f"{face}.ttf", NEW_NAMES.get(package, ""))
        licence = Path(source).with_name(LICENCES[package])
        (folder / f"{package}-licence.txt").write_bytes(licence.read_bytes())


def cut(source: Path, target: Path, name: str) -> None:
    """Keep the wanted glyphs with their kerning; give the font another name if one is given."""
    options = subset.Options(
        layout_features=["kern", "tnum", "lnum", "liga"], hinting=False, name_IDs=["*"], notdef_outline=True
    )
    options.drop_tables += ["FFTM", "DSIG"]
    with TTFont(source, recalcTimestamp=False) as font:
        cutter = subset.Subsetter(options)
        cutter.populate(unicodes=[*LATIN_1, *MORE])
        cutter.subset(font)
        if name:
            rename(font, name)
        font.save(target)


def rename(font: TTFont, name: str) -> None:
    """Replace the family's name wherever the name table has it, keeping the style."""
    table = font["name"]
    style = table.getDebugName(17) or table.getDebugName(2) or "Regular"
    for record in table.names:
        if record.nameID in NAME_IDS:
            text = name if record.nameID in (1, 16) else f"{name} {style}"
            if record.nameID == 6:
                text = text.replace(" ", "")
            table.setName(text, record.nameID, record.platformID, record.platEncID, record.langID)
