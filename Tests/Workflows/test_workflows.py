#!/usr/bin/env python3
"""Tests of what runs on other machines: the workflows of .github, Apps/check-on-mac.sh with stand-ins for the tools of a Mac,
Tests/check-intents.py with invented metadata, and Tests/release-files.sh with invented files.

usage: test_workflows.py      BASH32=... for bash 3.2, which a Mac has
"""

import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

sys.dont_write_bytecode = True
import workflow

ROOT = Path(__file__).resolve().parent.parent.parent
TABLE = ROOT / "Tests/Releases/1.0.0/system-names.tsv"
APPS = sorted(path.stem for path in ROOT.glob("Apps/*/*.xcodeproj") if "{" not in path.stem)
LANGUAGES = ("vi", "zh-Hans", "en", "ko")
TOOLS = ("git", "plutil", "sleep", "sw_vers", "swift", "uname", "xcodebuild", "xcrun")


def load(path):
    specification = importlib.util.spec_from_file_location(Path(path).stem.replace("-", "_"), ROOT / path)
    module = importlib.util.module_from_spec(specification)
    specification.loader.exec_module(module)
    return module


class Tree:
    """A copy of what the script reads, in which it can be wrong, and the tools of a Mac."""

    def __init__(self, folder, edit=None, apps=APPS):
        self.root, self.apps = Path(folder, "tree"), apps
        for app in [*apps, "check-on-mac.sh"]:
            self.copy(f"Apps/{app}")
        for path in ("Data/apps", "Data/languages.tsv", "Sources/Views", "Package.swift", "Tests/check-intents.py", "Tests/Releases/1.0.0"):
            self.copy(path)
        calendars = self.root / "Tests/Outside/system-calendars.sh"
        calendars.parent.mkdir()
        calendars.write_text('#!/bin/sh\nmkdir -p "$1" && echo table >"$1/macOS.md"\n')
        calendars.chmod(0o755)
        self.tools = Path(folder, "tools")
        self.tools.mkdir()
        # Without looking for an interpreter and its packages, a tool starts in a tenth of the time.
        stand_in = (ROOT / "Tests/Workflows/stand_in.py").read_text().split("\n", 1)[1]
        (self.tools / "stand_in.py").write_text(f"#!{sys.executable} -SE\n{stand_in}")
        (self.tools / "stand_in.py").chmod(0o755)
        for tool in TOOLS:
            (self.tools / tool).symlink_to("stand_in.py")
        (self.tools / "python3").symlink_to(sys.executable)
        table = self.root / "Data/apps/apps.tsv"
        rows = table.read_text().splitlines(keepends=True)
        table.write_text("".join(row for row in rows if row[0] == "#" or row.split("\t")[1] in ("folder", *apps)))
        if edit:
            path, old, new = edit
            text = (self.root / path).read_text()
            assert old in text, f"{path} has no: {old}"
            (self.root / path).write_text(text.replace(old, new))

    def copy(self, path):
        to = self.root / path
        to.parent.mkdir(parents=True, exist_ok=True)
        (shutil.copytree if (ROOT / path).is_dir() else shutil.copy)(ROOT / path, to)

    def run(self, *steps, **environment):
        """Runs the script, and returns its exit code and what it printed; its calls are then in `calls`."""
        calls = self.root / "calls"
        environment |= {"CALLS": str(calls), "PATH": f"{self.tools}:{os.environ['PATH']}"}
        result = subprocess.run(
            [os.environ.get("BASH32", "bash"), "Apps/check-on-mac.sh", *steps], cwd=self.root, env={**os.environ, **environment},
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        self.calls = calls.read_text().splitlines() if calls.exists() else []
        return result.returncode, result.stdout

    def calls_of(self, *words):
        return [call for call in self.calls if all(word in call for word in words)]


def shortcomings(tree):
    """What the script leaves out of what the figures of a first meeting need; empty if nothing."""
    code, output = tree.run()
    lines = [] if (code, output.splitlines()[-1]) == (0, "all is well") else [output]
    out = tree.root / ".build/xcode"
    for app in tree.apps:
        for words in (
            ("-configuration Release", "generic/platform=iOS ", "CODE_SIGNING_ALLOWED=NO"),
            ("-configuration Debug", "generic/platform=iOS Simulator", "CODE_SIGN_IDENTITY=-"),
        ):
            lines += [] if len(tree.calls_of("xcodebuild", f"-scheme {app} ", *words)) == 1 else [f"{app} is not built: {words}"]
        lines += [f"no {look} of {app}" for look in (*LANGUAGES, "dark", "largest", "link") if not (out / f"screens/{app}-{look}.png").exists()]
        lines += [] if (out / f"logs/{app}-intents.log").exists() else [f"the intents of {app} are not looked up"]
    for look in ("appearance dark", "content_size accessibility-extra-extra-extra-large", "shutdown 6F1C", "delete 6F1C"):
        lines += [] if tree.calls_of("simctl", look) else [f"no {look}"]
    for language in LANGUAGES:
        lines += [] if tree.calls_of("simctl launch", f"-AppleLanguages ({language})") else [f"not shown in {language}"]
    lines += [] if len(tree.calls_of("generic/platform=watchOS")) == len(tree.apps) else ["not every widget is built for watchOS"]
    for path in ("pictures/picture.png", "calendars/macOS.md", "logs/linkd-and-chronod.log", "logs/versions.log"):
        lines += [] if (out / path).exists() else [f"no {path}"]
    return lines + ([] if tree.calls_of("git diff --exit-code") else ["the projects are not compared"])


SCRIPT = "Apps/check-on-mac.sh"
# Wrong edits, each of which must be noticed: the file, a text, and what is in its place. Only one app is there, the one that is named.
WRONG = [
    (SCRIPT, "CODE_SIGN_IDENTITY=- CODE_SIGNING_REQUIRED=NO", "CODE_SIGNING_ALLOWED=NO"),
    (SCRIPT, "CODE_SIGN_IDENTITY=- CODE_SIGNING_REQUIRED=NO", "CODE_SIGN_IDENTITY=-"),
    (SCRIPT, "-configuration Release", "-configuration Debug"),
    (SCRIPT, "generic/platform=iOS Simulator", "generic/platform=iOS"),
    (SCRIPT, "Debug-iphonesimulator", "Debug-iphoneos"),
    (SCRIPT, "table Data/apps/apps.tsv", "table Data/apps.tsv"),
    (SCRIPT, "Data/languages.tsv tag", "Data/languages.tsv code"),
    (SCRIPT, '-AppleLanguages "($3)"', ""),
    (SCRIPT, "(apps module)", "(apps folder)"),
    (SCRIPT, "(apps folder bundle group scheme)", "(apps folder scheme group bundle)"),
    (SCRIPT, "dark large", "black large"),
    (SCRIPT, "accessibility-extra-extra-extra-large", "accessibility-largest"),
    (SCRIPT, "Tests/Releases/1.0.0/links.txt", "Tests/Releases/links.txt"),
    (SCRIPT, "ALMANAC_PICTURES", "PICTURES"),
    (SCRIPT, "steps=(apps screens watch package calendars projects)", "steps=(apps screens watch package projects)"),
    (SCRIPT, "Tests/check-intents.py", "Tests/intents.py"),
    (SCRIPT, '"$out/calendars"', '"$out"'),
    (SCRIPT, '    try "$app install" xcrun simctl install "$phone" "$(product "$app")"\n', ""),
    (SCRIPT, "--terminate-running-process ", ""),
    (SCRIPT, "grant location", "grant photos"),
    (SCRIPT, "  local app folder\n  platform iOS iphonesimulator\n", "  local app folder\n"),
    (SCRIPT, "  platform watchOS watchsimulator\n", ""),
    (SCRIPT, "| grep -v unavailable ", ""),
    (SCRIPT, '"$1 $version"', '"$1"'),
    (SCRIPT, "swift test --skip-build", "swift test --skip-build --filter Rendered"),
    ("Data/apps/apps.tsv", "\tSipli\t", "\tSippli\t"),
    ("Data/apps/apps.tsv", "\tgroup.app.solverv\t", "\tgroup.app.solver\t"),
    ("Apps/MomiQ/Widget/MomiQWidgets.swift", "import BudgetScreens\n", ""),
    ("Sources/Views/HydrationScreens/HydrationIntents.swift", "struct AddDrinkIntent:", "struct DrinkIntent:"),
    ("Tests/Releases/1.0.0/links.txt", "sipli://", "waterquest://"),
]


class ScriptTests(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.mkdtemp()
        self.addCleanup(shutil.rmtree, self.folder)

    def tree(self, edit=None, apps=APPS):
        return Tree(tempfile.mkdtemp(dir=self.folder), edit, apps)

    def test_everything_is_built_and_shown(self):
        self.assertEqual(len(APPS), 5)
        self.assertEqual(shortcomings(self.tree()), [])

    def test_wrong_edits_are_noticed(self):
        for edit in [None, *WRONG]:
            app = next((app for app in APPS if edit and app.lower() in "".join(edit).lower()), "Sipli")
            with self.subTest(edit=edit):
                self.assertEqual(bool(shortcomings(self.tree(edit, [app]))), edit is not None)

    def test_what_fails_is_named_and_the_rest_goes_on(self):
        for broken, named in (
            ("-scheme Sipli -configuration Release", "Sipli Release for iOS"),
            ("swift test", "tests of the package"),
            ("launch", "MomiQ dark"),
            ("git diff", "projects unchanged"),
            ("simctl create", "a simulator of iPhone 17"),
        ):
            tree = self.tree(apps=["MomiQ", "Sipli"])
            code, output = tree.run(BREAK=broken)
            self.assertEqual(code, 1, broken)
            self.assertIn(f"failed: {named}\n", output + "\n")
            self.assertTrue(tree.calls_of("git diff"), broken)
        code, output = self.tree(apps=["Sipli"]).run("apps", LACK="AddDrinkIntent")
        self.assertEqual((code, output.splitlines()[-1]), (1, "failed: Sipli intents"))
        self.assertIn("SipliWidgets.appex: missing in actions: AddDrinkIntent", output)

    def test_some_steps_can_be_chosen(self):
        tree = self.tree()
        self.assertEqual(tree.run("watch", "projects")[0], 0)
        self.assertEqual((len(tree.calls_of("xcodebuild -scheme")), tree.calls_of("simctl create")), (5, []))
        code, output = self.tree().run("watches")
        self.assertEqual((code, output.splitlines()[0][:13]), (64, "What only a M"))


class IntentTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        folder = tempfile.mkdtemp()
        cls.addClassCleanup(shutil.rmtree, folder)
        cls.tree = Tree(folder)
        cls.intents = load("Tests/check-intents.py")
        cls.intents.ROOT = cls.tree.root
        assert cls.tree.run("apps")[0] == 0

    def product(self, app):
        return self.tree.root / f".build/xcode/products/{app}/Build/Products/Debug-iphonesimulator/{app}.app"

    def metadata(self, app, bundle=""):
        return self.product(app) / bundle / "Metadata.appintents/extract.actionsdata"

    def problems(self, app, change, bundle=None):
        """What is wrong with an app after a change of what its extension's metadata has."""
        path = self.metadata(app, f"PlugIns/{app}Widgets.appex" if bundle is None else bundle)
        text = path.read_text()
        data = json.loads(text)
        path.write_text(change(data) or json.dumps(data))
        lines = self.intents.problems(app, self.product(app))
        path.write_text(text)
        return [line.rsplit("appex: ")[-1].replace(f"{self.product(app)}", app) for line in lines]

    def test_the_types_of_all_apps_are_those_that_were_written_down(self):
        stored = re.findall(r"^type\t-\t(\w+)$", TABLE.read_text(), re.MULTILINE)
        found = [name for app in APPS for _, name in self.intents.declared(self.intents.sources(app))]
        self.assertEqual(sorted(found), sorted(stored))

    def test_each_type_that_is_missing_is_named(self):
        for app in APPS:
            for part, name in self.intents.declared(self.intents.sources(app)):
                def remove(data):
                    if part == "enums":
                        data[part] = [choice for choice in data[part] if choice["identifier"] != name]
                    else:
                        del data[part][name]
                self.assertEqual(self.problems(app, remove), [f"missing in {part}: {name}"])

    def test_a_parameter_and_a_case_that_are_missing_are_named(self):
        def forget_beverage(data):
            data["actions"]["HydrationIntent"]["parameters"] = []
        def forget_tea(data):
            choice = next(choice for choice in data["enums"] if choice["identifier"] == "BeverageChoice")
            choice["cases"] = [case for case in choice["cases"] if case["identifier"] != "tea"]
        self.assertEqual(self.problems("Sipli", forget_beverage), ["missing in HydrationIntent of actions: beverage"])
        self.assertEqual(self.problems("Sipli", forget_tea), ["missing in BeverageChoice of enums: tea"])

    def test_shortcuts_must_be_in_the_app(self):
        source = self.tree.root / "Apps/Sipli/App/Invented.swift"
        self.addCleanup(source.unlink)
        source.write_text("struct Offered: AppShortcutsProvider {\n  AppShortcut(\n    intent: HydrationIntent(), phrases: [])\n}\n")
        def forget(data):
            data["autoShortcuts"] = [s for s in data["autoShortcuts"] if s["actionIdentifier"] != "HydrationIntent"]
        self.assertEqual(self.problems("Sipli", lambda data: None, ""), [])
        self.assertEqual(self.problems("Sipli", forget, ""), ["Sipli: missing in autoShortcuts: HydrationIntent"])
        self.assertEqual(self.problems("Sipli", lambda data: data["actions"].pop("HydrationIntent") and None, ""), [
            "Sipli: missing in actions: HydrationIntent"])

    def test_metadata_that_cannot_be_used_is_told(self):
        for text, reason in (
            ("{", "is not JSON"), ("[]", "has not the shape"), ("{}", "has not the shape that Xcode 26 writes: KeyError 'actions'"),
            (json.dumps({"actions": [], "enums": {}}), "has not the shape"), ("\n", "is not JSON"),
        ):
            lines = self.problems("Sipli", lambda data: text)
            self.assertEqual(len(lines), 1)
            self.assertIn(reason, lines[0])
        empty = self.tree.root / "empty.app"
        (empty / "PlugIns/SipliWidgets.appex/Metadata.appintents").mkdir(parents=True)
        self.assertIn("is missing, so the system knows no intent", self.intents.problems("Sipli", empty)[0])
        self.assertIn("has 0 extensions", self.intents.problems("Sipli", self.tree.root / "nothing")[0])


CHECK, APPLE, RELEASE = (f".github/workflows/{name}.yml" for name in ("check", "apple", "release"))
# Wrong edits of workflows, each of which must be noticed: the file, a text, and what is in its place.
WRONG_WORKFLOWS = [
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
    (CHECK, "make python3", "make python3 &&"),
    (CHECK, "      - uses: actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0\n        with:\n          persist-credentials: false\n", ""),
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
    (RELEASE, "Tests/release-files.sh", "Tests/release-assets.sh"),
    (RELEASE, "path: .build/release-files", "path: .build/release"),
    (RELEASE, " --draft", ""),
    (RELEASE, "NPM_TOKEN: ${{ secrets.NPM_TOKEN }}", "TOKEN: ${{ secrets.NPM_TOKEN }}"),
    (RELEASE, "secrets.NPM_TOKEN", "secrets.TOKEN"),
    (RELEASE, 'tags: ["[0-9]+.[0-9]+.[0-9]+"]', "branches: [main]"),
    (RELEASE, "        if: env.NPM_TOKEN != ''\n", ""),
    (RELEASE, "notes.md", "note.md"),
    (RELEASE, "./files/almanac", "files/almanac"),
    (APPLE, "            .build/xcode/pictures\n", ""),
    (APPLE, 'xcode: "27"', 'xcode: "72"'),
    (APPLE, "name: apple-${{ matrix.xcode }}", "name: apple"),
    (APPLE, "Xcode_${{ matrix.xcode }}*.app", "Xcode${{ matrix.xcode }}*.app"),
    (APPLE, "persist-credentials: false", "persist-credentials: true"),
    (APPLE, "cancel-in-progress", "cancel-in-progres"),
    (APPLE, "if-no-files-found: warn", "if-no-files-found: never"),
    (APPLE, "[main]", "[master]"),
    (APPLE, "  workflow_dispatch:\n", ""),
    (CHECK, "pull_request:", "pull_request_target:"),
    (CHECK, '"6.3"]', '"6.3", "6.9"]'),
    (CHECK, "apt-get -q update && apt-get -q -y install --no-install-recommends make python3", "apt-get -q update"),
    (CHECK, '      - run: git config --global --add safe.directory "$GITHUB_WORKSPACE"\n', ""),
    (CHECK, "$GITHUB_WORKSPACE", "$GITHUB_WORKSPCE"),
    (RELEASE, "[0-9]+.[0-9]+.[0-9]+", "v[0-9]+.[0-9]+.[0-9]+"),
    (RELEASE, "make nodejs", "make"),
    (RELEASE, "    needs: files\n", ""),
    (RELEASE, "files/*", "file/*"),
    (RELEASE, "GH_TOKEN", "GITHUB_TOKEN"),
    (RELEASE, '--repo "$GITHUB_REPOSITORY" ', ""),
    (RELEASE, "almanac-$GITHUB_REF_NAME", "almanac-$GITHUB_REF"),
]


class WorkflowTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        folder = tempfile.mkdtemp()
        cls.addClassCleanup(shutil.rmtree, folder)
        tree = Tree(folder, apps=["Sipli"])
        assert tree.run()[0] == 0
        # What each workflow may upload, as far as this can be known: folders that a script has written, or names.
        cls.written = {APPLE: {f".build/xcode/{path.name}" for path in (tree.root / ".build/xcode").iterdir()}, CHECK: set()}
        cls.written[RELEASE] = set(re.findall(r"^out=(\S+)$", (ROOT / "Tests/release-files.sh").read_text(), re.MULTILINE))

    def problems(self, path, text):
        """What is wrong with a workflow, or missing in it."""
        lines = workflow.problems(text, ROOT)
        if lines:
            return lines
        tree = workflow.Reader(text).tree
        steps = [step for job in tree["jobs"].values() for step in job["steps"]]
        runs = [step.get("run") for step in steps]
        wanted = {
            # The two commands of the README.
            CHECK: re.findall(r"^(make \w+) +# ", (ROOT / "README.md").read_text(), re.MULTILINE)[-2:] + [".ci/run"],
            APPLE: ["Apps/check-on-mac.sh"],
            RELEASE: ["make web", 'Tests/release-files.sh "$GITHUB_REF_NAME"'],
        }[path]
        lines += [f"{run} is not run" for run in wanted if run not in runs]
        for step in steps:
            options = step.get("with") or {}
            for uploaded in options.get("path", "").splitlines():
                lines += [] if uploaded in self.written[path] else [f"nothing writes {uploaded}"]
                lines += [] if options["include-hidden-files"] == "true" else ["a path with a dot is left out"]
            if path == APPLE and "upload-artifact" in step.get("uses", ""):
                lines += [] if step.get("if") == "always()" else ["nothing is uploaded when something fails"]
        if path == APPLE:
            uploaded = {line for step in steps for line in (step.get("with") or {}).get("path", "").splitlines()}
            lines += [f"{folder} is not kept" for folder in sorted(self.written[path] - uploaded - {".build/xcode/products"})]
        if path != RELEASE:
            lines += [f"not started by {event}" for event in ("push", "workflow_dispatch") if event not in tree["on"]]
        if path == RELEASE:
            whole = "\n".join(run for run in runs if run)
            lines += [] if list(tree["on"]["push"]) == ["tags"] else ["runs without a tag"]
            lines += [] if "--draft" in whole and "--notes-file notes.md files/*" in whole else ["not a draft with its notes"]
            publishing = [step.get("if") for step in steps if "npm publish" in step.get("run", "")]
            lines += [] if publishing == ["env.NPM_TOKEN != ''"] else ["published without a secret"]
        elif "secrets." in text:
            lines.append("a secret where nothing is released")
        return lines

    def test_the_workflows_name_what_is_there(self):
        self.assertEqual(sorted(path.name for path in (ROOT / ".github/workflows").iterdir()), ["apple.yml", "check.yml", "release.yml"])
        for path in (CHECK, APPLE, RELEASE):
            self.assertEqual(self.problems(path, (ROOT / path).read_text()), [], path)

    def test_wrong_edits_are_noticed(self):
        for path, old, new in WRONG_WORKFLOWS:
            text = (ROOT / path).read_text()
            with self.subTest(path=path, old=old, new=new):
                self.assertIn(old, text)
                self.assertNotEqual(self.problems(path, text.replace(old, new)), [])

    def test_the_reader_takes_what_is_yaml_and_nothing_else(self):
        text = "a: 1 # v1.0.0\nb:\n  - c: 'd e'\n    f: |\n      g\n        h\n\n      i\n  - j: [\"k\", l]\n# m\nn:\n"
        self.assertEqual(
            workflow.Reader(text).tree, {"a": "1", "b": [{"c": "d e", "f": "g\n  h\n\ni"}, {"j": ["k", "l"]}], "n": None})
        for wrong in ("a: b: c\n", "a: &b c\n", "a: {b: c}\n", "a:\n    b: c\n d: e\n", "a: b # c\n", "a: >-\n  b\n", "a\n", "a: *b\n",
                      "a: 'b\n", "a: [b\n", "- a\nb: c\n"):
            with self.subTest(wrong=wrong), self.assertRaises(workflow.Refused):
                workflow.Reader(wrong)


class ReleaseTests(unittest.TestCase):
    def run_with(self, version="1.2.0", heading="## 1.2.0 (2027-01-31)", code="1.2.0", packed="1.2.0", missing=""):
        """Runs Tests/release-files.sh in a folder with invented files, and returns its error, its notes and its files."""
        root = Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, root)
        files = {
            "CHANGELOG.md": f"# Changelog\n\n{heading}\n\n- New.\n\n## 1.1.0 (2026-12-01)\n\n- Old.\n",
            "Sources/Tools/almanac-cli/Release.swift": f'  static let version = "{code}"\n',
            "Tests/check-release.sh": "#!/bin/sh\n", "LICENSE": "", "NOTICE": "",
            "package/package.json": f'{{\n  "version": "{packed}"\n}}\n',
        } | {f".build/web/{name}": "text" for name in (
            "almanac.wasm", "almanac-insults.wasm", "almanac.js", "almanac-node.js", "almanac.d.ts", "answers.d.ts", "tables.d.ts",
            "WidgetBridge.d.ts", "package.json", "page/index.html")}
        for path, text in files.items():
            (root / path).parent.mkdir(parents=True, exist_ok=True)
            (root / path).write_text(text)
        (root / "Tests/check-release.sh").chmod(0o755)
        shutil.copy(ROOT / "Tests/release-files.sh", root / "Tests")
        subprocess.run(["tar", "-czf", ".build/web/almanac.tgz", "package"], cwd=root, check=True)
        if missing:
            (root / missing).unlink()
        result = subprocess.run(["Tests/release-files.sh", version], cwd=root, capture_output=True, text=True)
        out = root / ".build/release-files"
        notes = (out / "notes.md").read_text() if out.exists() else None
        return result.stderr, notes, sorted(path.name for path in out.glob("files/*"))

    def test_a_release_has_its_section_and_its_files(self):
        self.assertEqual(self.run_with(), ("", "\n- New.\n\n", [
            "SHA256SUMS", "almanac-1.2.0.tgz", "almanac-page-1.2.0.tar.gz", "almanac-webassembly-1.2.0.tar.gz"]))

    def test_what_does_not_fit_together_is_told(self):
        for wrong, reason in (
            ({"version": "1.3.0"}, "not with '## 1.3.0' and a day"), ({"heading": "## 1.2.0 (unreleased)"}, "and a day"),
            ({"heading": "## Unreleased"}, "and a day"), ({"code": "1.1.0"}, "Release.swift has another version"),
            ({"packed": "1.1.0"}, "is of another version"), ({"missing": ".build/web/almanac.wasm"}, "almanac.wasm is missing"),
            ({"version": ""}, "CHANGELOG.md begins"),
        ):
            error, notes, files = self.run_with(**wrong)
            with self.subTest(wrong=wrong):
                self.assertIn(reason, error)
                self.assertEqual((notes, files), (None, []))


if __name__ == "__main__":
    unittest.main()
