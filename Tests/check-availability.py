"""Compares the symbols that sources use with the systems that have them.

usage: check-availability.py FOLDER      with the syntax tree and the list of the sources of each module, and graphs/
"""

import glob
import json
import os
import re
import sys

# Symbols that may be used though a graph says that they are newer: the symbol, the file or "" for every file, and the reason.
# Each must be found, so a compiler that prints trees in another way is noticed.
EXCUSED = {
    ("FixedWidthInteger.&*(_:_:)", ""): "newer as a requirement of the protocol; a Mac takes the older operator of the type",
    ("Calendar.Identifier.dangi", "Runtime/AlmanacFoundation/LunarCalendar+Calendar.swift"): "behind #available",
    ("Calendar.Identifier.vietnamese", "Runtime/AlmanacFoundation/LunarCalendar+Calendar.swift"): "behind #available",
}


def version(text):
    """Returns the numbers of "26.4" or of a graph's version, for comparison."""
    if isinstance(text, dict):
        return (text.get("major", 0), text.get("minor", 0))
    return (*map(int, text.split(".")), 0)[:2]


def newer_symbols(folder, promised):
    """Returns the symbols that a promised system lacks: precise identifier to name and systems that have it."""
    found, count = {}, 0
    for path in glob.glob(folder + "/*.symbols.json"):
        with open(path, encoding="utf-8") as file:
            symbols = json.load(file)["symbols"]
        count += len(symbols)
        for symbol in symbols:
            needed = [
                f"{system['domain']} {'.'.join(map(str, version(system['introduced'])))}"
                for system in symbol.get("availability", [])
                if system.get("domain") in promised and "introduced" in system
                and version(system["introduced"]) > promised[system["domain"]]
            ]
            if needed:
                found[symbol["identifier"]["precise"]] = (".".join(symbol["pathComponents"]), ", ".join(needed))
    # An empty list would let every source pass.
    for name in ("InlineArray", "Mutex"):
        if name not in [title for title, _ in found.values()]:
            sys.exit(f"the symbol graphs do not say since when there is {name}: {count} symbols")
    return found


def uses(path, newer):
    """Returns the source files of a tree, and each use of a newer symbol in them: file, line, symbol."""
    with open(path, encoding="utf-8") as file:
        files = file.read().split('{"_kind":"source_file","filename":"')[1:]
    # The name of a type may also be within the mangled name of another, as in that of `[3 of Int]`.
    types = {usr[2:]: usr for usr in newer if re.search("[VOCP]$", usr)}
    # A case in a pattern has its name and the type of the enumeration.
    case = re.compile(r'"pattern_enum_element","type":"\$s([^"]+)D".{0,200}?"base_name","name":"(\w+)"')
    found = set()
    for text in files:
        name = text[: text.index('"')]
        places = {}
        for match in re.finditer(r'usr":"([^"]+)"|"\$s([^"]+)"', text):
            places.setdefault(match[1] or match[2], match.start())
        for match in case.finditer(text):
            for usr, (title, _) in newer.items():
                if usr.startswith("s:" + match[1]) and title.split("(")[0].endswith("." + match[2]):
                    places.setdefault(usr, match.start())
        for usr, place in places.items():
            symbols = [usr] if usr in newer else []
            if not usr.startswith("s:"):
                symbols += [types[mangled] for mangled in types if mangled in usr]
            # The nearest range before it is that of the expression, in bytes.
            start = re.findall(r'"range":\{"start":(\d+)', text[max(0, place - 20_000) : place])
            for symbol in symbols:
                with open(name, "rb") as source:
                    line = source.read()[: int(start[-1]) if start else 0].count(b"\n") + 1
                found.add((name, line, symbol))
    return len(files), found


def main():
    folder = sys.argv[1]
    with open("Package.swift", encoding="utf-8") as file:
        platforms = re.search(r"platforms: \[(.*)\]", file.read())[1]
    promised = {system: version(number) for system, number in re.findall(r"\.(\w+)\(\.v([\d_]+)\)", platforms)}
    newer = newer_symbols(folder + "/graphs", promised)
    count, wrong, excused = 0, [], set()
    for path in sorted(glob.glob(folder + "/*.json")):
        size, found = uses(path, newer)
        with open(path.replace(".json", ".files"), encoding="utf-8") as listed:
            if size != len(listed.readlines()):
                sys.exit(f"{os.path.basename(path)}: the tree lacks source files")
        count += size
        for name, line, symbol in sorted(found):
            title, systems = newer[symbol]
            keys = [key for key in EXCUSED if key[0] == title and name.endswith(key[1])]
            excused.update(keys)
            if not keys:
                wrong.append(f"{name}:{line}: {title} needs {systems}")
    wrong += [f"{symbol} needs no excuse any more: Tests/check-availability.py" for symbol, _ in EXCUSED.keys() - excused]
    print("\n".join(wrong) if wrong else f"{count} files use nothing newer than {platforms}, of {len(newer)} newer symbols")
    sys.exit(bool(wrong))


main()
