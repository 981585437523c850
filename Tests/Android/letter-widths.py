#!/usr/bin/env python3
"""Prints Tests/Android/letter-widths.json: the greater of the widths that letters have in Roboto and in Noto Sans, the fonts of Android.

Needs fontTools and two packages of Debian:

    apt-get install fonts-roboto-unhinted fonts-noto-core python3-fonttools
    /usr/bin/python3 Tests/Android/letter-widths.py > Tests/Android/letter-widths.json

Widths are in thousandths of the font size, each with the letters that have it: Latin letters, those of Vietnamese among them, and marks.
Insults are in Noto Serif, as bold. Letters of Chinese and Korean are at most as wide as the font size in every font.
"""

import json

from fontTools.ttLib import TTFont

ROBOTO = "/usr/share/fonts/truetype/roboto/unhinted/RobotoTTF/Roboto-{}.ttf"
NOTO = "/usr/share/fonts/truetype/noto/Noto{}.ttf"
FONTS = {
    "regular": [ROBOTO.format("Regular"), NOTO.format("Sans-Regular")],
    "bold": [ROBOTO.format("Bold"), NOTO.format("Sans-Bold")],
    "serif": [NOTO.format("Serif-Bold")],
}
LETTERS = [*range(0x20, 0x7F), *range(0xA0, 0x180), 0x1A0, 0x1A1, 0x1AF, 0x1B0, *range(0x1EA0, 0x1EFA), *range(0x2010, 0x2027)]

widths = {}
for weight, paths in FONTS.items():
    fonts = [TTFont(path) for path in paths]
    groups = {}
    for code in LETTERS:
        found = [
            1000 * font["hmtx"][font.getBestCmap()[code]][0] / font["head"].unitsPerEm
            for font in fonts
            if code in font.getBestCmap()
        ]
        if found:
            groups.setdefault(str(round(max(found))), []).append(chr(code))
    widths[weight] = {width: "".join(letters) for width, letters in sorted(groups.items(), key=lambda group: int(group[0]))}
print(json.dumps(widths, ensure_ascii=False, indent=0))
