#!/usr/bin/env python3
"""Stands in for the tools of a Mac that Apps/check-on-mac.sh calls, each by the name of a link to this file.

Refuses what the tool would refuse, as far as it is known: schemes, folders, destinations, looks and apps that are not there. What is
called is added to the file CALLS. BREAK is a text: a call that contains it fails. LACK is a name that is left out of the metadata.
"""

import os
import sys
from pathlib import Path

ALLOWED = {
    "appearance": {"light", "dark"},
    "content_size": {"large", "accessibility-extra-extra-extra-large"},
    "-destination": {"generic/platform=iOS", "generic/platform=iOS Simulator", "generic/platform=watchOS"},
    "-configuration": {"Release", "Debug"},
}
INSTALLED = Path(os.environ["CALLS"]).parent / "installed"
DOWNLOADED = Path(os.environ["CALLS"]).parent / "downloaded"


def downloaded():
    return DOWNLOADED.read_text().split() if DOWNLOADED.exists() else []


def refuse(reason):
    sys.exit(f"error: {reason}")


def metadata(lack=""):
    """What Xcode would extract from an app with the intents of all apps."""
    data = {"actions": {}, "entities": {}, "queries": {}, "enums": [], "autoShortcuts": []}
    rows = [line.split("\t") for line in Path("Tests/Releases/1.0.0/system-names.tsv").read_text().splitlines()]
    members = lambda kind, of: [row[2].split(":")[0] for row in rows if row[:2] == [kind, of] and row[2].split(":")[0] != lack]
    for name in [row[2] for row in rows if row[0] == "type" and row[2] != lack]:
        if name.endswith("Intent"):
            data["actions"][name] = {"parameters": [{"name": member} for member in members("parameter", name)]}
            data["autoShortcuts"].append({"actionIdentifier": name, "phraseTemplates": [{"key": name}]})
        elif name.endswith("Choice"):
            data["enums"].append({"identifier": name, "cases": [{"identifier": member} for member in members("case", name)]})
        else:
            data["entities" if name.endswith("Entity") else "queries"][name] = {}
    return data


def write_product(app, product, signed):
    import json

    for bundle in (product, product / f"PlugIns/{app}Widgets.appex"):
        folder = bundle / "Metadata.appintents"
        folder.mkdir(parents=True)
        (folder / "extract.actionsdata").write_text(json.dumps(metadata(os.environ.get("LACK", ""))))
    (product / "entitlements").write_text(Path(f"Apps/{app}/App/{app}.entitlements").read_text() if signed else "")


def xcodebuild(words):
    if words == ["-version"]:
        return
    if words in (["-downloadPlatform", "iOS"], ["-downloadPlatform", "watchOS"]):
        DOWNLOADED.write_text(" ".join([*downloaded(), words[1]]))
        return
    options = {word: words[place + 1] for place, word in enumerate(words) if word.startswith("-")}
    settings = {word for word in words if "=" in word and not word.startswith("generic/")}
    for option in ("-destination", "-configuration"):
        if options.get(option, "Debug") not in ALLOWED[option] | {"Debug"}:
            refuse(f"{option} {options.get(option)}")
    if options["-destination"].split("=")[1].split()[0] not in downloaded():
        refuse(f"the platform of {options['-destination']} is not installed")
    scheme, signed = options["-scheme"], "CODE_SIGN_IDENTITY=-" in settings
    if "CODE_SIGNING_ALLOWED=NO" in settings or signed and "CODE_SIGNING_REQUIRED=NO" in settings:
        pass
    else:
        refuse("a development team is required")
    if "-project" not in options:
        if f'widget("{scheme}"' not in Path("Package.swift").read_text():
            refuse(f"the workspace has no scheme {scheme}")
    elif not Path(f"{options['-project']}/xcshareddata/xcschemes/{scheme}.xcscheme").exists():
        refuse(f"{options['-project']} has no scheme {scheme}")
    elif "Simulator" in options["-destination"]:
        folder = f"{options['-configuration']}-iphonesimulator"
        write_product(scheme, Path(options["-derivedDataPath"], "Build/Products", folder, f"{scheme}.app"), signed)


def simctl(verb, *words):
    apps = [line.split("\t") for line in Path("Data/apps/apps.tsv").read_text().splitlines() if not line.startswith("#")]
    bundles = {row[3]: row for row in apps[1:]}
    installed = INSTALLED.read_text().splitlines() if INSTALLED.exists() else []
    if verb in ("launch", "get_app_container") or verb == "privacy":
        bundle = next((word for word in words if word in bundles), None)
        if bundle is None or not any(path.endswith(f"/{bundles[bundle][1]}.app") for path in installed):
            refuse(f"no such app is installed: {words}")
    if verb == "create":
        print("6F1C" if words == ("Almanac", "iPhone 17") else refuse(f"no such kind: {words}"))
    elif verb == "list":
        # That of another Xcode, and one that no Xcode here can use.
        print("iOS 26.4 (26.4 - 23E244)\niOS 26.5 (26.5 - 23F70) (unavailable, Mach-O needs another)")
        print("\n".join(f"{system} 26.5 (26.5 - 23F77)" for system in downloaded()))
    elif verb == "install":
        if not Path(words[1]).is_dir():
            refuse(f"no {words[1]}")
        INSTALLED.write_text("\n".join(installed + [words[1]]))
    elif verb == "get_app_container":
        path = next(path for path in installed if path.endswith(f"/{bundles[bundle][1]}.app"))
        print(Path(path, "entitlements").read_text().replace("<string>", "").replace("</string>", "\t/a/folder"))
    elif verb == "ui" and words[2] not in ALLOWED.get(words[1], ()):
        refuse(f"{words}")
    elif verb == "openurl" and words[1].split(":")[0] not in [row[6] for row in apps[1:]]:
        refuse(f"no app opens {words[1]}")
    elif verb == "launch" and words[0] != "--terminate-running-process":
        refuse("the app is running, and stays as it is")
    elif verb == "privacy" and words[1:3] != ("grant", "location") or verb == "bootstatus" and "-b" not in words:
        refuse(f"{verb} {words}")
    elif verb == "io":
        Path(words[2]).write_text("a picture")


def main():
    tool, words = Path(sys.argv[0]).name, sys.argv[1:]
    call = " ".join([tool, *words])
    with open(os.environ["CALLS"], "a") as calls:
        calls.write(call + "\n")
    # As some tools do, which would eat the rows of a loop around them.
    sys.stdin.read()
    if os.environ.get("BREAK", "\n") in call:
        refuse("it is broken")
    if tool == "uname":
        print("Darwin")
    elif tool == "xcodebuild":
        xcodebuild(words)
    elif tool == "xcrun":
        print("26.5") if words[0] == "--sdk" else simctl(*words[1:])
    elif tool == "plutil" and not all(Path(word).is_file() for word in words[1:]):
        refuse(f"not there: {words}")
    elif tool == "swift" and words[0] == "test":
        if words[1:] != ["--skip-build"]:
            refuse(f"not all tests: {words}")
        Path(os.environ["ALMANAC_PICTURES"], "picture.png").write_text("a picture")


main()
