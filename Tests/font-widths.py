#!/usr/bin/env python3
"""Prints Data/fonts/inter.tsv: how far each letter of Inter moves the pen, in four weights.

Needs fontTools and the Debian package fonts-inter:

    apt-get install fonts-inter python3-fonttools
    /usr/bin/python3 Tests/font-widths.py > Data/fonts/inter.tsv

The letters are those of the blocks below that Inter has: more than the texts need, so that a new language with Latin
letters seldom needs this script. What the compiler finds in a text and not here is an error of `make generate`.
"""

import subprocess
import unicodedata

from fontTools.ttLib import TTFont

FOLDER = "/usr/share/fonts/opentype/inter"
WEIGHTS = ["Regular", "Medium", "SemiBold", "Bold"]
BLOCKS = [
    (0x0020, 0x007E),  # Basic Latin
    (0x00A0, 0x00FF),  # Latin-1
    (0x0100, 0x017F),  # Latin Extended-A
    (0x01A0, 0x01A1), (0x01AF, 0x01B0),  # horned letters of Vietnamese
    (0x01CD, 0x01DC),  # pinyin
    (0x1EA0, 0x1EF9),  # Vietnamese
    (0x2010, 0x2026), (0x202F, 0x202F), (0x2030, 0x203A),  # punctuation
    (0x20A0, 0x20BF),  # currencies
    (0x2191, 0x2191), (0x2193, 0x2193),  # sunrise and sunset
    (0x2212, 0x2212),  # minus
    (0x25CA, 0x25CA), (0x25E6, 0x25E6),  # the marks of an anniversary and of a solar term
]

fonts = [TTFont(f"{FOLDER}/Inter-{weight}.otf") for weight in WEIGHTS]
units = fonts[0]["head"].unitsPerEm
assert all(font["head"].unitsPerEm == units for font in fonts)
maps = [font.getBestCmap() for font in fonts]
version = fonts[0]["name"].getDebugName(5)
package = subprocess.run(
    ["dpkg-query", "-W", "-f", "${Version}", "fonts-inter"], capture_output=True, text=True, check=True
).stdout

rows = []
for first, last in BLOCKS:
    for code in range(first, last + 1):
        # Soft hyphens and marks of direction have no width.
        if unicodedata.category(chr(code)) in ("Cf", "Cn", "Zl", "Zp") or not all(code in m for m in maps):
            continue
        widths = [font["hmtx"][m[code]][0] for font, m in zip(fonts, maps)]
        # Rounded to the nearest thousandth of an em.
        widths = [(1000 * width + units // 2) // units for width in widths]
        rows.append([f"{code:04X}", *map(str, widths), unicodedata.name(chr(code)).lower()])

print("# title: Advance widths of the letters of Inter")
print(f"# source: Inter {version.removeprefix('Version ')}, the font files Inter-{', Inter-'.join(WEIGHTS)}, tables hmtx and cmap")
print("# publisher: The Inter Project Authors (https://github.com/rsms/inter)")
print("# licence: SIL Open Font License 1.1, copyright 2016-2022 The Inter Project Authors; widths are facts of the font")
print(f"# obtained: read from the Debian package fonts-inter {package} by Tests/font-widths.py; kerning is left out")
print("# units: code = the letter's Unicode scalar, hexadecimal; regular, medium, semibold, bold = thousandths of an em, which is the size of type; name = Unicode's name")
print(f"# records: {len(rows)}")
print("\t".join(["code", "regular", "medium", "semibold", "bold", "name"]))
for row in rows:
    print("\t".join(row))
