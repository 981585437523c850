#!/usr/bin/env python3
"""Whether a built app announces to the system every intent, entity, choice, query and shortcut that its sources declare.

usage: check-intents.py FOLDER PRODUCT      such as Sipli .build/xcode/products/Sipli/Build/Products/Debug-iphonesimulator/Sipli.app

The system knows an intent only from Metadata.appintents/extract.actionsdata, which Xcode extracts from the sources of a target. The
folder can be there without what a target only links. The types must be in the extension, for the widget, and in the app, where the
Shortcuts app looks for them; shortcuts must be in the app.

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
# The part of the file that a type is in, by the end of its name.
PARTS = {"Intent": "actions", "Entity": "entities", "Query": "queries", "Choice": "enums"}


def text_of(files):
    """Sources as one text without comments."""
    return re.sub(r"^ *//.*\n", "", "".join(file.read_text() for file in files), flags=re.MULTILINE)


def sources(folder, target):
    """The files of Apps/Widgets in a target of an app's project, which lists those of the app first and then those of the extension."""
    project = ROOT / "Apps" / folder / f"{folder}.xcodeproj/project.pbxproj"
    phases = project.read_text().split("isa = PBXSourcesBuildPhase")[1:] if project.exists() else [""] * 2
    names = re.findall(r"(\w+\.swift) in Sources \*/,", phases[["App", "Widget"].index(target)])
    return [ROOT / "Apps/Widgets" / name for name in names]


def declared(folder, target="Widget"):
    """The types that the system must know of an app: for each part and name its parameters or cases.

    They are those of the list that a test compares with the code, which the files of Apps/Widgets in the project declare.
    """
    own = set(re.findall(r"\b(?:struct|enum) (\w+)", text_of(sources(folder, target))))
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
    return set(re.findall(r"\bAppShortcut\(\s*intent: *(\w+)\(", text_of((ROOT / "Apps" / folder / "App").glob("*.swift"))))


class Unreadable(Exception):
    """The metadata of a bundle cannot be used; the text is the reason."""


def extracted(bundle):
    """The metadata of a bundle: for each part and name its members, and the intents of shortcuts."""
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
    """The parts of a built app that the system would not know, as lines; empty if it would know all."""
    if not any(part == "actions" for part, _ in declared(folder)):
        return [f"the project of Apps/{folder} has no file of Apps/Widgets with an intent"]
    extensions = sorted(Path(product).glob("PlugIns/*.appex"))
    if len(extensions) != 1:
        return [f"{product} has {len(extensions)} extensions and not one"]
    try:
        lines = []
        for bundle, target in ((extensions[0], "Widget"), (Path(product), "App")):
            types, (found, there) = declared(folder, target), extracted(bundle)
            lines += [f"{bundle.name}: missing in {part}: {name}" for part, name in types.keys() - found.keys()]
            for part, name in types.keys() & found.keys():
                lacks = types[part, name] - found[part, name]
                lines += [f"{bundle.name}: missing in {name} of {part}: {member}" for member in lacks]
        lines += [f"{product}: missing in autoShortcuts: {name}" for name in shortcuts(folder) - there]
        return sorted(lines)
    except Unreadable as error:
        return [str(error)]


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    if lines := problems(sys.argv[1], sys.argv[2]):
        sys.exit("\n".join(lines))
    print(f"the system knows all {len(declared(sys.argv[1]))} types of {sys.argv[1]}")
