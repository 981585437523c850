#!/usr/bin/env python3
"""Tests of what runs on other machines: the workflows of .github, Apps/check-on-mac.sh with stand-ins for the tools of a Mac,
Tests/check-intents.py with invented metadata, and Tests/release-files.sh with invented files.

usage: test_workflows.py      BASH32=... for bash 3.2, which a Mac has
"""

import csv
import json
import os
import re
import runpy
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

from workflow import ROOT, problems, read, Refused


def table(path):
    """The rows of a table of Data/."""
    lines = [line for line in (ROOT / path).read_text().splitlines() if line[0] != "#"]
    return list(csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE))


APPS = table("Data/apps/apps.tsv")
OUT = ".build/xcode"
# Replaces each tool that Apps/check-on-mac.sh calls: logs the call, fails if it contains $BREAK, and answers.
STAND_IN = r"""#!/bin/sh
call="${0##*/} $*"
echo "$call" >>calls
case $call in *"${BREAK:-nothing}"*) echo "error: it is broken"; exit 1 ;; esac
case $call in
  uname*) echo Darwin ;;
  # The runtimes of another Xcode, so that both must be downloaded.
  "xcrun simctl list runtimes") echo "iOS 26.4 (26.4 - 23E244)"; echo "watchOS 26.5 (26.5 - 23T60) (unavailable, is damaged)" ;;
  "xcrun --sdk"*) echo 26.5 ;;
  "xcrun simctl create"*) echo 6F1C ;;
  "xcrun simctl get_app_container"*) awk -F "\t" -v bundle="$4" '$4 == bundle { print $6 "\t/a/folder" }' Data/apps/apps.tsv ;;
  *" screenshot "*) echo picture >"$5" ;;
  "swift test"*) echo picture >"$ALMANAC_PICTURES/picture.png" ;;
  system-calendars.sh*) mkdir -p "$1" && echo table >"$1/macOS.md" ;;
esac
"""
# The calls that the first meeting with Xcode needs; those with the name of a column are needed for each app.
BUILD = f"xcodebuild -project Apps/{{folder}}/{{folder}}.xcodeproj -scheme {{folder}} -derivedDataPath {OUT}/products/{{folder}} build"
PRODUCT = f"{OUT}/products/{{folder}}/Build/Products/Debug-iphonesimulator/{{folder}}.app"
CALLS = [
    f"{BUILD} -configuration Release -destination generic/platform=iOS CODE_SIGNING_ALLOWED=NO",
    f"{BUILD} -configuration Debug -destination generic/platform=iOS-Simulator CODE_SIGN_IDENTITY=- CODE_SIGNING_REQUIRED=NO",
    f"python3 Tests/check-intents.py {{folder}} {PRODUCT}",
    f"xcrun simctl install 6F1C {PRODUCT}",
    "xcrun simctl get_app_container 6F1C {bundle} groups",
    "xcrun simctl privacy 6F1C grant location {bundle}",
    f"xcodebuild -scheme {{module}} -destination generic/platform=watchOS -derivedDataPath {OUT}/products/watchOS CODE_SIGNING_ALLOWED=NO build",
    "xcrun simctl ui 6F1C appearance dark",
    "xcrun simctl ui 6F1C content_size accessibility-extra-extra-extra-large",
    "xcrun simctl shutdown 6F1C",
    "xcrun simctl delete 6F1C",
    "xcodebuild -downloadPlatform iOS",
    "xcodebuild -downloadPlatform watchOS",
    "swift build --build-tests",
    "swift test --skip-build",
    "git diff --exit-code --stat -- Apps",
    *(f"xcrun simctl launch --terminate-running-process 6F1C {{bundle}} -AppleLanguages ({row['tag']})" for row in table("Data/languages.tsv")),
]
FILES = [
    *(f"screens/{{folder}}-{look}.png" for look in [row["tag"] for row in table("Data/languages.tsv")] + ["dark", "largest", "link"]),
    "pictures/picture.png", "calendars/macOS.md", "logs/linkd-and-chronod.log", "logs/versions.log",
]


def words(call):
    """The words of a call, whose order does not matter."""
    return sorted(call.replace("iOS Simulator", "iOS-Simulator").split())


class Run:
    """A run of Apps/check-on-mac.sh in a folder with the files that it reads, and stand-ins for the tools of a Mac."""

    def __init__(self, folder, *steps, apps=APPS, edit=("", ""), broken=None):
        self.root, self.apps = Path(tempfile.mkdtemp(dir=folder)), apps
        for place in ("Apps", "Data/apps", "Tests/Outside", "tools"):
            (self.root / place).mkdir(parents=True)
        for path in [f"Apps/{app['folder']}" for app in apps] + ["Data/languages.tsv", "Tests/Releases"]:
            (self.root / path).symlink_to(ROOT / path)
        rows = [APPS[0], *(app.values() for app in apps)]
        (self.root / "Data/apps/apps.tsv").write_text("".join("\t".join(row) + "\n" for row in rows))
        tools = ("git", "plutil", "python3", "sleep", "sw_vers", "swift", "uname", "xcodebuild", "xcrun")
        for path in [f"tools/{name}" for name in tools] + ["Tests/Outside/system-calendars.sh"]:
            (self.root / path).write_text(STAND_IN)
            (self.root / path).chmod(0o755)
        script = (ROOT / "Apps/check-on-mac.sh").read_text()
        assert edit[0] in script, edit
        (self.root / "Apps/check-on-mac.sh").write_text(script.replace(*edit) if edit[0] else script)
        environment = {"PATH": f"{self.root}/tools:{os.environ['PATH']}"} | ({"BREAK": broken} if broken else {})
        result = subprocess.run(
            [os.environ.get("BASH32", "bash"), "Apps/check-on-mac.sh", *steps], cwd=self.root, env={**os.environ, **environment},
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        self.code, self.output = result.returncode, result.stdout
        calls = self.root / "calls"
        self.calls = calls.read_text().splitlines() if calls.exists() else []

    def shortcomings(self):
        """The calls, files and results that a complete run has and this one lacks; empty if none."""
        lines = [] if (self.code, self.output.splitlines()[-1:]) == (0, ["all is well"]) else [self.output]
        calls = [words(call) for call in self.calls]
        lines += [f"no call: {call.format(**app)}" for call in CALLS for app in self.apps if words(call.format(**app)) not in calls]
        lines += [f"no file: {file.format(**app)}" for file in FILES for app in self.apps if not (self.root / OUT / file.format(**app)).exists()]
        lines += [f"no link of {app['folder']}" for app in self.apps if not any(f"openurl 6F1C {app['scheme']}://" in call for call in self.calls)]
        looked = [word for call in self.calls if call.startswith("plutil -lint ") for word in call.split()[2:]]
        schemes = [f"Apps/{app['folder']}/{app['folder']}.xcodeproj/xcshareddata/xcschemes/{app['folder']}.xcscheme" for app in self.apps]
        lines += [f"not there: {path}" for path in looked + schemes if not (ROOT / path).is_file()]
        return lines + ([] if len(looked) >= 5 * len(self.apps) else ["property lists are not read"])


# Wrong edits of the script, each of which must be noticed: a text, and its replacement.
WRONG = [
    ("--terminate-running-process ", ""),
    ("grant location", "grant photos"),
    ("  platform watchOS watchsimulator\n", ""),
    ("| grep -v unavailable ", ""),
    ('"$1 $version"', '"$1"'),
    ("swift test --skip-build", "swift test --skip-build --filter Rendered"),
    ("CODE_SIGN_IDENTITY=- CODE_SIGNING_REQUIRED=NO", "CODE_SIGNING_ALLOWED=NO"),
    ("-configuration Release", "-configuration Debug"),
    ("generic/platform=iOS Simulator", "generic/platform=iOS"),
    ("Debug-iphonesimulator", "Debug-iphoneos"),
    ("table Data/apps/apps.tsv", "table Data/apps.tsv"),
    ("Data/languages.tsv tag", "Data/languages.tsv code"),
    ("(apps module |", "(apps folder |"),
    ("(apps folder bundle group scheme)", "(apps folder bundle scheme group)"),
    ("accessibility-extra-extra-extra-large", "accessibility-largest"),
    ("Tests/Releases/1.0.0/links.txt", "Tests/Releases/links.txt"),
    ("ALMANAC_PICTURES", "PICTURES"),
    ("steps=(apps screens watch package calendars projects)", "steps=(apps screens watch package projects)"),
    ('"$out/calendars"', '"$out"'),
    ("{plist,entitlements,xcprivacy}", "{plist,entitlement,xcprivacy}"),
    ('    try "$app install" xcrun simctl install "$phone" "$(product "$app")"\n', ""),
]


class FolderTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.mkdtemp()
        cls.addClassCleanup(shutil.rmtree, cls.folder)


class ScriptTests(FolderTests):
    def test_everything_is_built_and_shown(self):
        self.assertEqual(len(APPS), 6)
        self.assertEqual(Run(self.folder).shortcomings(), [])

    def test_wrong_edits_are_noticed(self):
        self.assertEqual(Run(self.folder, apps=APPS[-1:]).shortcomings(), [])
        for edit in WRONG:
            with self.subTest(edit=edit):
                self.assertNotEqual(Run(self.folder, apps=APPS[-1:], edit=edit).shortcomings(), [])

    def test_what_fails_is_named_and_the_rest_goes_on(self):
        for broken, named in (
            ("-scheme Sipli -configuration Release", "Sipli Release for iOS"), ("check-intents.py Sipli", "Sipli intents"),
            ("swift test", "tests of the package"), ("launch", "MomiQ dark"), ("git diff", "projects unchanged"),
            ("simctl create", "a simulator of iPhone 17"), ("get_app_container", "Sipli group"),
        ):
            run = Run(self.folder, apps=APPS[2::2], broken=broken)
            self.assertEqual(run.code, 1, broken)
            self.assertIn(f"failed: {named}\n", run.output + "\n")
            self.assertIn("git diff --exit-code --stat -- Apps", run.calls)
        self.assertIn("error: it is broken", Run(self.folder, "apps", broken="check-intents.py Sipli").output)

    def test_some_steps_can_be_chosen(self):
        run = Run(self.folder, "watch", "projects")
        builds = [call for call in run.calls if call.startswith("xcodebuild -scheme")]
        self.assertEqual((run.code, len(builds), "simctl create" in "".join(run.calls)), (0, 5, False))
        run = Run(self.folder, "watches")
        self.assertEqual((run.code, run.output[:14]), (64, "Checks that on"))


INTENTS = runpy.run_path(str(ROOT / "Tests/check-intents.py"))


class IntentTests(FolderTests):
    def problems(self, app, change, in_app=False):
        """The faults of an app after a change of the metadata that Xcode would extract from its extension, or from the app itself."""
        types = INTENTS["declared"](app)
        of = lambda part: {name: members for (kind, name), members in types.items() if kind == part}
        named = lambda key, names: [{key: name} for name in names]
        whole = {
            "actions": {name: {"parameters": named("name", members)} for name, members in of("actions").items()},
            "entities": of("entities"), "queries": of("queries"),
            "enums": [{"identifier": name, "cases": named("identifier", members)} for name, members in of("enums").items()],
            "autoShortcuts": [{"actionIdentifier": name, "phraseTemplates": [name]} for name in INTENTS["shortcuts"](app)],
        }
        text = json.dumps(whole, default=list)
        product = Path(tempfile.mkdtemp(dir=self.folder), f"{app}.app")
        for bundle in (product, product / f"PlugIns/{app}Widgets.appex"):
            data = json.loads(text)
            changed = change(data) if (bundle == product) == in_app else None
            (bundle / "Metadata.appintents").mkdir(parents=True)
            (bundle / "Metadata.appintents/extract.actionsdata").write_text(changed or json.dumps(data))
        return [line.rsplit("appex: ")[-1].replace(f"{product}", app).replace(f"{app}.app: ", f"{app}: ") for line in INTENTS["problems"](app, product)]

    def test_each_type_that_is_missing_is_named(self):
        found = set()
        for app in [app["folder"] for app in APPS]:
            self.assertEqual(self.problems(app, lambda data: None), [])
            for part, name in INTENTS["declared"](app):
                found.add(name)
                def remove(data):
                    if part == "enums":
                        data[part] = [choice for choice in data[part] if choice["identifier"] != name]
                    else:
                        del data[part][name]
                self.assertEqual(self.problems(app, remove), [f"missing in {part}: {name}"])
        stored = (ROOT / "Tests/Releases/1.0.0/system-names.tsv").read_text()
        self.assertEqual(found, set(re.findall(r"^type\t-\t(\w+)$", stored, re.MULTILINE)))

    def test_members_and_shortcuts_that_are_missing_are_named(self):
        def forget_beverage(data):
            data["actions"]["HydrationIntent"]["parameters"] = []
        def forget_tea(data):
            choice = next(choice for choice in data["enums"] if choice["identifier"] == "BeverageChoice")
            choice["cases"] = [case for case in choice["cases"] if case["identifier"] != "tea"]
        self.assertEqual(self.problems("Sipli", forget_beverage), ["missing in HydrationIntent of actions: beverage"])
        self.assertEqual(self.problems("Sipli", forget_tea), ["missing in BeverageChoice of enums: tea"])
        for part, change in (("actions", lambda data: data["actions"].pop("LogDrinkIntent") and None),
                             ("autoShortcuts", lambda data: data["autoShortcuts"].clear())):
            self.assertEqual(self.problems("Sipli", change, in_app=True), [f"Sipli: missing in {part}: LogDrinkIntent"])

    def test_metadata_that_cannot_be_used_is_told(self):
        for text, reason in (
            ("{", "is not JSON"), ("[]", "has not the shape"), ("{}", "has not the shape that Xcode 26 writes: KeyError 'actions'"),
            (json.dumps({"actions": [], "enums": {}}), "has not the shape"), ("\n", "is not JSON"),
        ):
            lines = self.problems("Sipli", lambda data: text)
            self.assertEqual(len(lines), 1)
            self.assertIn(reason, lines[0])
        empty = Path(self.folder, "empty.app")
        (empty / "PlugIns/SipliWidgets.appex/Metadata.appintents").mkdir(parents=True)
        for app, product, reason in (("Sipli", empty, "is missing, so the system knows no intent"), ("Sipli", ROOT, "has 0 extensions"),
                                     ("Web", empty, "has no file of Apps/Widgets with an intent")):
            self.assertIn(reason, INTENTS["problems"](app, product)[0])


CHECK, APPLE, RELEASE, EXPO = (f".github/workflows/{name}.yml" for name in ("check", "apple", "release", "expo"))
# Wrong edits of workflows, each of which must be noticed: the file, a text, and its replacement.
WRONG_WORKFLOWS = [
    (CHECK, "- uses: actions/checkout@", "- uses: actions/download-artifact@"),
    (CHECK, "pull_request:", "pull_request_target:"),
    (CHECK, "install --no-install-recommends make", "install --no-install-recommends cmake"),
    (CHECK, "safe.directory", "safe.folder"),
    (CHECK, "$GITHUB_WORKSPACE", "$GITHUB_WORKSPCE"),
    (APPLE, "            .build/xcode/pictures\n", ""),
    (EXPO, "try-on-mac.sh", "try.sh"),
    (EXPO, 'cron: "', 'corn: "'),
    (APPLE, "name: apple-${{ matrix.xcode }}", "name: apple"),
    (APPLE, "Xcode_${{ matrix.xcode }}*.app", "Xcode${{ matrix.xcode }}*.app"),
    (APPLE, "persist-credentials: false", "persist-credentials: true"),
    (APPLE, "[main]", "[master]"),
    (RELEASE, "./files/almanac", "files/almanac"),
    (RELEASE, '"[0-9]+.[0-9]+.[0-9]+"', '"v[0-9]+.[0-9]+.[0-9]+"'),
    (RELEASE, "make nodejs", "make"),
    (RELEASE, "    needs: files\n", ""),
    (RELEASE, "files/*", "file/*"),
    (RELEASE, "GH_TOKEN", "GITHUB_TOKEN"),
    (RELEASE, '--repo "$GITHUB_REPOSITORY" ', ""),
    (CHECK, "run: make test", "run: make tests"),
    (CHECK, "run: make test", "run: make generate"),
    (CHECK, ".ci/run", ".ci/check"),
    (CHECK, "matrix.swift == '6.3'", "matrix.swift == '6.4'"),
    (CHECK, "swift:${{ matrix.swift }}-noble", "swift:${{ matrix.version }}-noble"),
    (CHECK, '["6.2", "6.3"]', '["6.2", "6.x"]'),
    (CHECK, "    steps:\n", "    steps:\n\t"),
    (CHECK, "    timeout-minutes: 240\n", ""),
    (CHECK, "contents: read", "contents: write"),
    (CHECK, "    timeout-minutes: 240\n", "    timeout-minutes: 240\n    permissions:\n      contents: write\n"),
    (CHECK, "    container:", "    runs-on: ubuntu-24.04\n    container:"),
    (CHECK, "    container:", "   container:"),
    (CHECK, "@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0", "@v5"),
    (CHECK, "  run:\n    shell: bash\n", "  run:\n    shell: sh\n"),
    (CHECK, "recommends make", "recommends make &&"),
    (APPLE, "run: Apps/check-on-mac.sh", "run: Apps/check-mac.sh"),
    (APPLE, "run: Apps/check-on-mac.sh", "run: Apps/check-on-mac.sh apps"),
    (APPLE, ".build/xcode/screens", ".build/xcode/screenshots"),
    (APPLE, "include-hidden-files: true", "include-hidden-files: false"),
    (APPLE, "        if: always()\n", ""),
    (APPLE, "image: macos-15", "image: macos-14"),
    (APPLE, '            xcode: "26.4"\n', ""),
    (APPLE, "xcode-select --switch", "xcode-choose --switch"),
    (APPLE, "    branches: [main]\n", "    branches: {main}\n"),
    (RELEASE, "needs: files", "needs: file"),
    (RELEASE, "          fetch-depth: 0\n", ""),
    (RELEASE, "Tests/release-files.sh", "Tests/release-assets.sh"),
    (RELEASE, "      - run: make feeds\n", ""),
    (RELEASE, "path: .build/release-files", "path: .build/release"),
    (RELEASE, " --draft", ""),
    (RELEASE, "NPM_TOKEN: ${{ secrets.NPM_TOKEN }}", "TOKEN: ${{ secrets.NPM_TOKEN }}"),
    (RELEASE, "secrets.NPM_TOKEN", "secrets.TOKEN"),
    (RELEASE, 'tags: ["[0-9]+.[0-9]+.[0-9]+"]', "branches: [main]"),
    (RELEASE, "        if: env.NPM_TOKEN != ''\n", ""),
    (RELEASE, "notes.md", "note.md"),
]


# The files of a checkout belong to another user than that of the container.
SAFE = 'git config --global --add safe.directory "$GITHUB_WORKSPACE"'
CHECKOUT = "uses: actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0\n        with:\n          persist-credentials: false\n"


class WorkflowTests(FolderTests):
    def problems(self, path, text):
        """The faults of a workflow, or the lines missing in it."""
        # The uploads: folders that a script has written, or names.
        written = {f"{OUT}/{path.name}" for path in (self.run_of_script.root / OUT).iterdir()} if path == APPLE else {
            ".build/expo-app/logs"} if path == EXPO else set(
            re.findall(r"^out=(\S+)$", (ROOT / "Tests/release-files.sh").read_text(), re.MULTILINE))
        wanted = {
            # The two commands of the README.
            CHECK: re.findall(r"^(make \w+) +# ", (ROOT / "README.md").read_text(), re.MULTILINE)[-2:] + [".ci/run"],
            APPLE: ["Apps/check-on-mac.sh"],
            RELEASE: ["make web", "make feeds", 'Tests/release-files.sh "$GITHUB_REF_NAME"'],
            EXPO: ["Apps/Expo/try-on-mac.sh"],
        }[path]
        # Lines that each must contain, with their indentation, so that logs are there when something fails and nothing is published by accident.
        members = {
            CHECK: ["  pull_request:\n", "  push:\n    branches: [main]\n", " install --no-install-recommends make\n", SAFE],
            APPLE: [
                "  push:\n    branches: [main]\n", "/Applications/Xcode_${{ matrix.xcode }}*.app",
                "        if: always()\n        with:\n          name: apple-${{ matrix.xcode }}\n", *(f"            {path}\n" for path in written)],
            EXPO: ['    - cron: "', "/Applications/Xcode_26.4*.app", "        if: always()\n        with:\n          name: expo\n", "It has\n# never run"],
            RELEASE: [
                'on:\n  push:\n    tags: ["[0-9]+.[0-9]+.[0-9]+"]\n', " make nodejs\n", "          fetch-depth: 0\n", SAFE, "    needs: files\n", "      GH_TOKEN: ",
                '--repo "$GITHUB_REPOSITORY" --verify-tag --draft ', "--notes-file notes.md files/*\n",
                # Without the point npm would read the path as a repository of GitHub.
                'npm publish "./files/almanac-$GITHUB_REF_NAME.tgz"',
                "        if: env.NPM_TOKEN != ''\n", 'npm config set "${registry#https:}:_authToken" "$NPM_TOKEN"'],
        }[path]
        lines = [f"not there: {member}" for member in [*members, CHECKOUT] if member not in text]
        lines += ["a secret where nothing is released"] if path != RELEASE and "secrets." in text else []
        return lines + problems(text, wanted, written)

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.run_of_script = Run(cls.folder, apps=APPS[:1])

    def test_the_workflows_name_what_is_there(self):
        self.assertEqual(sorted(path.name for path in (ROOT / ".github/workflows").iterdir()), ["apple.yml", "check.yml", "expo.yml", "release.yml"])
        for path in (CHECK, APPLE, RELEASE, EXPO):
            self.assertEqual(self.problems(path, (ROOT / path).read_text()), [], path)

    def test_wrong_edits_are_noticed(self):
        for path, old, new in WRONG_WORKFLOWS:
            text = (ROOT / path).read_text()
            with self.subTest(path=path, old=old, new=new):
                self.assertIn(old, text)
                self.assertNotEqual(self.problems(path, text.replace(old, new)), [])

    def test_the_reader_takes_what_is_yaml_and_nothing_else(self):
        text = "a: 1 # v1.0.0\nb:\n  - c: 'd e'\n    f: |\n      g\n        h\n\n      # i\n  - j: [\"k\", l]\n# m\nn:\n"
        self.assertEqual(
            read(text), {"a": "1", "b": [{"c": "d e", "f": "g\n  h"}, {"j": ["k", "l"]}], "n": None})
        for wrong in ("a: b: c\n", "a: &b c\n", "a: {b: c}\n", "a:\n    b: c\n d: e\n", "a: b # c\n", "a: >-\n  b\n", "a\n", "a: *b\n",
                      "a: 'b\n", "a: [b\n", "- a\nb: c\n"):
            with self.subTest(wrong=wrong), self.assertRaises(Refused):
                read(wrong)


class ReleaseTests(unittest.TestCase):
    def run_with(self, version="1.2.0", heading="## 1.2.0 (2027-01-31)", code="1.2.0", packed="1.2.0", missing="", tags="1.0.0 1.1.0 1.1.5-x 1.2.0 1.3.0"):
        """Runs Tests/release-files.sh in a folder with invented files, and returns its error, its notes and its files."""
        root = Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, root)
        files = {
            "CHANGELOG.md": f"# Changelog\n\n{heading}\n\n- New.\n\n## 1.1.0 (2026-12-01)\n\n- Old.\n",
            "Sources/Tools/almanac-cli/Release.swift": f'  static let version = "{code}"\n',
            "Tests/check-release.sh": "#!/bin/sh\n", "LICENSE": "", "NOTICE": "",
            ".build/feeds/SHA256SUMS": "text", ".build/debug/almanac-compiler": "#!/bin/sh\necho $@\n", "Tests/Conformance/README.md": "text",
            "package/package.json": f'{{\n  "version": "{packed}"\n}}\n',
        } | {f".build/web/{name}": "text" for name in (
            "almanac-widgets.tgz", "almanac.wasm", "almanac-insults.wasm", "almanac.js", "almanac-node.js", "almanac.d.ts", "answers.d.ts", "tables.d.ts",
            "WidgetBridge.d.ts", "package.json", "page/index.html")}
        for path, text in files.items():
            (root / path).parent.mkdir(parents=True, exist_ok=True)
            (root / path).write_text(text)
        for script in ("Tests/check-release.sh", ".build/debug/almanac-compiler"):
            (root / script).chmod(0o755)
        # A hook that runs the tests has variables of its own repository set.
        own = {name: value for name, value in os.environ.items() if not name.startswith("GIT_")}
        git = ["git", "-c", "user.name=test", "-c", "user.email=test@example.org", "-c", "commit.gpgsign=false", "-c", "tag.gpgsign=false"]
        subprocess.run([*git, "init", "--quiet"], cwd=root, check=True, env=own)
        for tag in tags.split():
            subprocess.run([*git, "commit", "--quiet", "--allow-empty", "--message", tag], cwd=root, check=True, env=own)
            subprocess.run([*git, "tag", tag], cwd=root, check=True, env=own)
        shutil.copy(ROOT / "Tests/release-files.sh", root / "Tests")
        subprocess.run(["tar", "-czf", ".build/web/almanac.tgz", "package"], cwd=root, check=True)
        if missing:
            (root / missing).unlink()
        result = subprocess.run(["Tests/release-files.sh", version], cwd=root, capture_output=True, text=True, env=own)
        out = root / ".build/release-files"
        notes = (out / "notes.md").read_text() if out.exists() else None
        self.moved = [path.read_text() for path in sorted(out.glob("files/what-moved-*"))]
        return result.stderr, notes, sorted(path.name for path in out.glob("files/*"))

    def test_a_release_has_its_section_and_its_files(self):
        self.assertEqual(self.run_with(), ("", "\n- New.\n\n", [
            "SHA256SUMS", "almanac-1.2.0.tgz", "almanac-conformance-1.2.0.tar.gz", "almanac-feeds-1.2.0.tar.gz",
            "almanac-page-1.2.0.tar.gz", "almanac-webassembly-1.2.0.tar.gz",
            "almanac-widgets-1.2.0.tgz", "what-moved-1.2.0.html", "what-moved-1.2.0.json"]))

    def test_what_moved_is_told_from_the_release_before(self):
        self.run_with()
        self.assertEqual(self.moved, [f"diff 1.1.0 1.2.0 --now 2027-01-31 --format {name}\n" for name in ("html", "json")])
        # The first release has none before it, whatever other tags there are.
        self.run_with(tags="draft 1.2.0 1.3.0")
        self.assertEqual(self.moved, [f"diff - 1.2.0 --now 2027-01-31 --format {name}\n" for name in ("html", "json")])

    def test_what_does_not_fit_together_is_told(self):
        for wrong, reason in (
            ({"version": "1.3.0"}, "not with '## 1.3.0' and a day"), ({"heading": "## 1.2.0 (unreleased)"}, "and a day"),
            ({"heading": "## Unreleased"}, "and a day"), ({"code": "1.1.0"}, "Release.swift has another version"),
            ({"packed": "1.1.0"}, "is of another version"), ({"missing": ".build/web/almanac.wasm"}, "almanac.wasm is missing"),
            ({"missing": ".build/feeds/SHA256SUMS"}, "make feeds writes it"),
            ({"missing": ".build/debug/almanac-compiler"}, "make compiler builds it"), ({"tags": "1.1.0"}, "there is no tag 1.2.0"),
            ({"version": ""}, "CHANGELOG.md begins"),
        ):
            error, notes, files = self.run_with(**wrong)
            with self.subTest(wrong=wrong):
                self.assertIn(reason, error)
                self.assertEqual((notes, files), (None, []))


if __name__ == "__main__":
    unittest.main()
