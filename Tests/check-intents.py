#!/usr/bin/env python3
"""Whether a built app tells the system of every intent, entity, choice, query and shortcut that its sources declare.

usage: check-intents.py FOLDER PRODUCT      such as Sipli .build/xcode/products/Sipli/Build/Products/Debug-iphonesimulator/Sipli.app

The system knows an intent only from Metadata.appintents/extract.actionsdata, which Xcode extracts from source text. The folder can be
there without the intents of a package. Those of the widget must be in the extension; shortcuts, which the Shortcuts app looks for in
the app, must be in the app.

Apple does not document the file. Its shape is that of two which Xcode 26 wrote (17C528 in github.com/ertmuirm/widget, 17F113 in
github.com/IlyasKhallouki/myRemote), but for the members of shortcuts, of which these have none: those are what public programs read.
  actions, entities, queries    objects with the names of types as keys; an action has parameters: [{name, ...}]
  enums                         [{identifier: the name of the type, cases: [{identifier, ...}], ...}]
  autoShortcuts                 [{actionIdentifier: the name of the intent, phraseTemplates: [...], ...}]
"""

import json
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
# Which part of the file a type is in, by how its name ends.
PARTS = {"Intent": "actions", "Entity": "entities", "Query": "queries", "Choice": "enums"}


def text_of(folders):
    """The sources in folders, as one text without comments."""
    files = [file for folder in folders for file in sorted(folder.glob("*.swift"))]
    return re.sub(r"^ *//.*\n", "", "".join(file.read_text() for file in files), flags=re.MULTILINE)


def declared(folder):
    """The types that the system must know of an app: for each part and name its parameters or cases.

    They are those of the list that a test compares with the code, which a module with the views of the app's widgets declares.
    """
    modules = re.findall(r"^import (\w+)$", text_of([ROOT / "Apps" / folder / "Widget"]), re.MULTILINE)
    text = text_of(ROOT / "Sources/Views" / name for name in modules)
    own = set(re.findall(r"\b(?:struct|enum) (\w+)", text))
    types = {}
    for table in ROOT.glob("Tests/Releases/*/system-names.tsv"):
        for line in table.read_text().splitlines():
            kind, of, name = (line.split("\t") + ["", ""])[:3]
            owner = name if kind == "type" else of
            if kind in ("type", "parameter", "case") and owner in own:
                part = next(part for ending, part in PARTS.items() if owner.endswith(ending))
                types.setdefault((part, owner), set()).update([name.split(":")[0]] if kind != "type" else [])
    return types


def shortcuts(folder):
    """The intents of the shortcuts that an app offers without being set up."""
    return set(re.findall(r"\bAppShortcut\(\s*intent: *(\w+)\(", text_of([ROOT / "Apps" / folder / "App"])))


class Unreadable(Exception):
    """The metadata of a bundle cannot be used; the text says why."""


def extracted(bundle):
    """What the metadata of a bundle has: for each part and name its members, and the intents of shortcuts."""
    path = bundle / "Metadata.appintents/extract.actionsdata"
    try:
        data = json.loads(path.read_text())
        types = {("actions", name): {p["name"] for p in value["parameters"]} for name, value in data["actions"].items()}
        types |= {(part, name): set() for part in ("entities", "queries") for name in data[part].keys()}
        types |= {("enums", e["identifier"]): {case["identifier"] for case in e["cases"]} for e in data["enums"]}
        return types, {s["actionIdentifier"] for s in data["autoShortcuts"] if s["phraseTemplates"]}
    except OSError:
        raise Unreadable(f"{path} is missing, so the system knows no intent of it")
    except ValueError as error:
        raise Unreadable(f"{path} is not JSON: {error}")
    except (KeyError, TypeError, AttributeError) as error:
        raise Unreadable(f"{path} has not the shape that Xcode 26 writes: {type(error).__name__} {error}")


def problems(folder, product):
    """What the system would not know of a built app, as lines; empty if all is well."""
    types = declared(folder)
    if not any(part == "actions" for part, _ in types):
        return [f"Apps/{folder}/Widget imports no module of Sources/Views with an intent"]
    extensions = sorted(Path(product).glob("PlugIns/*.appex"))
    if len(extensions) != 1:
        return [f"{product} has {len(extensions)} extensions and not one"]
    try:
        found, _ = extracted(extensions[0])
        lines = [f"{extensions[0].name}: missing in {part}: {name}" for part, name in types.keys() - found.keys()]
        for part, name in types.keys() & found.keys():
            lacks = types[part, name] - found[part, name]
            lines += [f"{extensions[0].name}: missing in {name} of {part}: {member}" for member in lacks]
        if offered := shortcuts(folder):
            found, there = extracted(Path(product))
            lines += [f"{product}: missing in actions: {name}" for name in offered if ("actions", name) not in found]
            lines += [f"{product}: missing in autoShortcuts: {name}" for name in offered - there]
        return sorted(lines)
    except Unreadable as error:
        return [str(error)]


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    if lines := problems(sys.argv[1], sys.argv[2]):
        sys.exit("\n".join(lines))
    print(f"the system knows all {len(declared(sys.argv[1]))} types of {sys.argv[1]}")
