#!/usr/bin/env python3
"""Runs the libraries of other projects, compares their failures with the recorded ones, or records them.

usage: score.py check|write PYTHON [NAME...]      PYTHON has the libraries; in the folder of the repository, after make build

write makes failures/NAME.tsv, issues/NAME.md (texts that can be sent to the project) and SCOREBOARD.md anew.
"""
import json
import os
import re
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from datetime import date
from pathlib import Path

HERE = Path(__file__).parent
WORK = Path(".build/conformance")
ALL = ["dates", "back", "refusals", "traps"]
# Name, the package at PyPI or how else the version is found, the command behind the adapter, and its levels.
PYTHON = [("lunar_python", "chinese instants", ""), ("tyme4py", "chinese instants", ""), ("sxtwl", "chinese instants", ""),
          ("borax", "chinese", ""), ("LunarCalendar", "chinese", ""), ("lunardate", "chinese", ""), ("zhdate", "chinese", ""),
          ("cnlunar", "chinese/dates", ""), ("cnlunardate", "chinese", ""), ("korean_lunar_calendar", "korean", ""),
          ("vnlunar", "vietnamese vietnamese-1968", ""), ("vnlunar", "vietnamese-utc7", "--utc7"),
          ("vi-lunaire", "vietnamese-utc7", ""), ("PyICU", "chinese/dates", ""), ("PyICU", "korean/dates", "--korean")]


def sh(*words):
    return subprocess.run(words, capture_output=True, text=True, check=True).stdout.strip()


def entries(python):
    """The implementations that this machine has: name, version, levels, command."""
    for name, levels, option in PYTHON:
        code = f"import importlib.metadata as m; print(m.version('{name}'))"
        try:
            version = sh(python, "-c", code)
            if name == "PyICU":
                version += " with ICU " + sh(python, "-c", "import icu; print(icu.ICU_VERSION)")
        except subprocess.CalledProcessError:
            print(f"skipped: {name} is not installed")
            continue
        yield name, version, levels, [python, str(HERE / f"adapters/{name}.adapter.py"), *([option] if option else [])]
    node = shutil.which("node")
    if node:
        versions = json.loads(sh(node, "-p", "JSON.stringify(process.versions)"))
        for levels, options in (("chinese/dates", []), ("korean/dates", ["--korean"])):
            yield "Intl", f"node {versions['node']}, ICU {versions['icu']}", levels, [node, str(HERE / "adapters/intl.adapter.mjs"), *options]
        package = Path(".build/web/javascript").resolve()
        if package.exists():
            levels = "chinese vietnamese vietnamese-1968 korean japanese chinese-utc8 vietnamese-utc7"
            yield "almanac (JavaScript)", "this tree", levels, [node, str(HERE / "adapters/almanac.adapter.mjs"), str(package)]
    if shutil.which("swiftc"):
        program = WORK / "foundation-adapter"
        subprocess.run(["swiftc", "-O", str(HERE / "adapters/foundation.adapter.swift"), "-o", str(program)], check=True)
        version = "Swift " + re.search(r"Swift version (\S+)", sh("swiftc", "--version")).group(1)
        system = "Linux" if sys.platform == "linux" else "macOS"
        for levels, option in (("chinese-utc8/dates", "chinese"), ("korean/dates", "dangi"), ("vietnamese-1968/dates", "vietnamese")):
            # On Linux its Vietnamese calendar answers with Gregorian dates.
            if option == "vietnamese" and sys.platform == "linux":
                continue
            yield "Foundation", f"{version}, {system}", levels, [str(program), option]
    command = Path(".build/debug/almanac")
    if command.exists():
        for calendar in ("chinese", "vietnamese", "korean", "japanese"):
            levels = f"{calendar}/dates {calendar}/terms" + (" instants" if calendar == "chinese" else "")
            yield "almanac (command)", "this tree", levels, [sys.executable, str(HERE / "adapters/almanac.adapter.py"), str(command), calendar]


def run(entry):
    name, version, levels, command = entry
    result = subprocess.run([sys.executable, str(HERE / "conformance.py"), "--json", "--seconds", "240", *levels.split(), "--", *command],
                            capture_output=True, text=True)
    if result.returncode == 64:
        raise SystemExit(f"{name}: {result.stderr}")
    return entry, json.loads(result.stdout)["reports"]


def failing(report):
    return [s for s in report["stretches"] if s["inside"] and s["kind"] in ("none", "wrong", "bad", "missing")]


def failures(reports):
    """The lines of a list of failures: of dates all stretches, of the other tests their number and the first."""
    lines = []
    for report in reports:
        own = failing(report)
        if report["fault"]:
            lines.append([report["level"], "fault", "-", "-", "-", report["fault"], "-"])
        shown = own if report["level"].endswith("/dates") else own[:1]
        rest = len(own) - len(shown)
        lines += [[report["level"], s["kind"], s["first"], s["last"], str(s["count"]), s["theirs"], s["ours"]] for s in shown]
        if rest:
            lines.append([report["level"], "more", "-", "-", str(rest), "-", "-"])
    return lines


def issue(name, version, reports, manifest, adapter):
    """A text for each failure: the smallest case, what is right by whom, and how to see it."""
    calendars = {level["id"]: level["calendar"] for level in manifest["levels"]}
    sources = {file["name"]: file["sources"] for file in manifest["files"]}
    texts = []
    for report in reports:
        level, test = report["level"].split("/")
        own = failing(report)
        own_sources = sources[f"lunar-months-{calendars[level]}.jsonl" if calendars[level] else "terms.jsonl"]
        again = (f"`python3 conformance.py {report['level']} -- PROGRAM` with the adapter `adapters/{adapter}`.\n\n"
                 f"Source: {own_sources[0]}; instants of JPL DE431 through VSOP87D and ELP 2000-82B")
        if test in ("dates", "back"):
            for s in own if test == "dates" else own[:1]:
                days = f"{s['first']} to {s['last']}, {s['count']} days" if s["count"] > 1 else s["first"]
                title = f"{s['first']} is {s['ours']}, not {s['theirs']}" if s["kind"] == "wrong" else f"{s['first']} has no answer, and is {s['ours']}"
                cause = re.sub(r" \([^()]*\)$", "", s["cause"]) if s["cause"] else "not known"
                more = f" {len(own) - 1:,} more answers of this test differ." if test == "back" and len(own) > 1 else ""
                texts.append(f"## {title}\n\n{name} {version}, calendar {level}: {days}. It gives {s['theirs']}; the vectors have {s['ours']}.{more}\n\n"
                             f"Cause: {cause}.\n\nSee it: {again}.")
        elif own:
            s = own[0]
            title = {"refusals": "A date that does not exist is converted", "traps": "Dates of the list of traps are answered otherwise"}.get(
                test, f"Instants of solar terms are more than a {test} off")
            texts.append(f"## {title}\n\n{name} {version}, {level}: {len(own):,} of {report['questions']:,} questions. The first is `{s['first']}`: "
                         f"it gives {s['theirs']}; the vectors have {s['ours']}.\n\nSee it: {again}.")
    if not texts:
        return None
    head = (f"<!-- Written by score.py; each section is a text for an issue of the project. Vectors of {manifest['version']}; their sources are in "
            "vectors/manifest.json and vectors/known-differences.jsonl. -->\n\n# " + name + "\n\n")
    return head + "\n\n".join(texts) + "\n"


def row(entry, reports):
    """The rows of the scoreboard."""
    name, version, _, _ = entry
    for subject in dict.fromkeys(report["level"].split("/")[0] for report in reports):
        own = [report for report in reports if report["level"].split("/")[0] == subject]
        main = next((report for report in own if report["level"].endswith("/dates")), own[0])
        inside = failing(main)
        wrong = sum(s["count"] for s in inside)
        known = sum(s["count"] for s in inside if s["cause"])
        unknown = "-" if subject == "instants" else f"{wrong - known:,}"
        passed = [report["level"].split("/")[1] for report in own if report["passed"]]
        failed = [report["level"].split("/")[1] for report in own if not report["passed"]]
        others = main["disputed"] + main["uncertain"]
        yield (f"| {name} | {version} | {subject} | {main['questions']:,} | {others:,} | {wrong:,} | {unknown} | "
               f"{', '.join(passed) or '-'} | {', '.join(failed) or '-'} |")


def main(mode, python, *names):
    if mode not in ("check", "write"):
        raise SystemExit(__doc__)
    WORK.mkdir(parents=True, exist_ok=True)
    chosen = [entry for entry in entries(python) if not names or entry[0] in names]
    with ThreadPoolExecutor(os.cpu_count() or 2) as pool:
        results = list(pool.map(run, chosen))
    manifest = json.loads((HERE / "vectors/manifest.json").read_text("utf-8"))
    changed, unexplained, board = [], [], []
    for name in dict.fromkeys(entry[0] for entry, _ in results):
        own = [(entry, reports) for entry, reports in results if entry[0] == name]
        reports = [report for _, some in own for report in some]
        board += [line for entry, some in own for line in row(entry, some)]
        unexplained += [(name, s["first"]) for r in reports if r["level"].endswith("/dates") for s in failing(r) if not s["cause"]]
        file = re.sub(r"[^A-Za-z0-9_-]+", "-", name).strip("-")
        head = "\t".join(["level", "kind", "first", "last", "count", "theirs", "ours"])
        text = "\n".join([f"# {name} {own[0][0][1]}", head] + ["\t".join(line) for line in failures(reports)]) + "\n"
        path = HERE / f"failures/{file}.tsv"
        if mode == "write":
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, "utf-8")
            adapter = next(Path(word).name for word in own[0][0][3] if "adapter" in word)
            letter = issue(name, own[0][0][1], reports, manifest, adapter)
            target = HERE / f"issues/{file}.md"
            target.parent.mkdir(exist_ok=True)
            target.unlink(missing_ok=True)
            if letter:
                target.write_text(letter, "utf-8")
        else:
            recorded = path.read_text("utf-8").splitlines() if path.exists() else []
            changed += [f"{name}: no longer: {line}" for line in recorded if line not in text.splitlines()]
            changed += [f"{name}: new: {line}" for line in text.splitlines() if line not in recorded]
    lines = ["| implementation | version | level | asked | as others have it | wrong or none | of them unexplained | passes | fails |",
             "|---|---|---|---|---|---|---|---|---|", *board]
    if mode == "write" and not names:
        (HERE / "SCOREBOARD.md").write_text(
            "# Scoreboard\n\n" + f"Run on {date.today()} with the vectors of {manifest['version']} by `make check-conformance WRITE=1`, which writes this page. "
            "Asked are all days of 1900 to 2100 (of instants, 4,824 solar terms); wrong are those inside the level. [failures](failures) "
            "lists them, [issues](issues) has a text for each that can be sent to the project.\n\n" + "\n".join(lines) + "\n", "utf-8")
    print("\n".join(lines))
    implementations = len({entry[0] for entry, _ in results})
    print(f"{implementations} implementations, {len(unexplained)} stretches of dates without a known cause")
    for line in changed + [f"{name}: unexplained: {first}" for name, first in unexplained]:
        print(line)
    return 1 if changed or unexplained else 0


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    sys.exit(main(*sys.argv[1:]))
