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
        levels = "chinese vietnamese vietnamese-1968 korean japanese chinese-utc8 vietnamese-utc7"
        if package.exists():
            yield "almanac (JavaScript)", "this tree", levels, [node, str(HERE / "adapters/almanac.adapter.mjs"), str(package)]
        # Building it takes minutes, so that it is asked where `make web` has.
        file = Path(".build/web/almanac.wasm")
        tables = [path for folder in ("Generated", "Sources/Runtime") for path in Path(folder).rglob("*.swift")]
        if not file.exists() or any(path.stat().st_mtime > file.stat().st_mtime for path in tables):
            print("skipped: almanac (WebAssembly): make web builds it of this tree")
        else:
            yield "almanac (WebAssembly)", "this tree", levels, [node, str(HERE / "adapters/almanac-wasm.adapter.mjs"), str(file.parent.resolve())]
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
    result = subprocess.run([sys.executable, str(HERE / "conformance.py"), "--json", "--seconds", "900", *levels.split(), "--", *command],
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


TERMS = "春分 清明 谷雨 立夏 小满 芒种 夏至 小暑 大暑 立秋 处暑 白露 秋分 寒露 霜降 立冬 小雪 大雪 冬至 小寒 大寒 立春 雨水 惊蛰".split()
CLOCKS = {"chinese": "Beijing (UTC+8)", "chinese of 1914 to 1928": "Beijing (UTC+7:45:40)", "chinese-utc8": "UTC+8", "korean": "Seoul (UTC+9)", "japanese": "Tokyo (UTC+9)",
          "vietnamese": "Vietnam", "vietnamese-utc7": "UTC+7"}


def reason(cause, calendar):
    """A cause in words that a stranger to the calendar's tables can check: whose midnight it is, and which solar term."""
    text = re.sub(r" \([^()]*\)$", "", cause)
    text = re.sub(r"^(\d+)° \([^()]*\)", lambda m: f"solar term {TERMS[int(m[1]) // 15]} (Sun at {m[1]}°)", text)
    year = re.search(r"\d{4}(?=-)", text)
    then = f"{calendar} of 1914 to 1928" if calendar == "chinese" and year and 1914 <= int(year[0]) <= 1928 else calendar
    return text.replace(" midnight;", f" midnight by the clock of {CLOCKS[then]};", 1)


def evidence(stretch, calendar):
    """Pages that anybody can open to judge a stretch of days, as (words, address): the authority's table, if there is one, and the instant."""
    year = int(stretch["first"][:4])
    cause = stretch["cause"] or ""
    near = re.search(r"(\d+) s (after|before) midnight", cause)
    moons = f"https://aa.usno.navy.mil/api/moon/phases/year?year={year}"
    pages = []
    if calendar == "chinese" and 1901 <= year <= 2100:
        pages.append((f"the Hong Kong Observatory's table of {year}, which has the date of the vectors",
                      f"https://www.hko.gov.hk/en/gts/time/calendar/text/files/T{year}e.txt"))
    if calendar == "korean" and year <= 2050:
        pages.append(("the calendar of KASI, which has the date of the vectors",
                      f"https://astro.kasi.re.kr/life/pageView/5?search_year={year}&search_month={stretch['first'][5:7]}"))
    if near and (int(near[1]) < 90 or not cause.startswith("new moon")):
        # Minutes do not show it.
        pages.append(("the longitudes of the Sun and the Moon to the second, by JPL", "https://ssd.jpl.nasa.gov/horizons/"))
    elif near or not pages:
        pages.append((f"the new moons of {year} to the minute, by the US Naval Observatory", moons))
    return pages


def command_of(entry):
    """How anybody runs an adapter in the folder of the vectors."""
    if entry[0] == "Foundation":
        return f"./foundation-adapter {entry[3][1]}"
    first, *rest = entry[3]
    words = [f"adapters/{Path(word).name}" if "/adapters/" in word else word for word in rest]
    return " ".join(["node" if Path(first).name == "node" else "python3", *words])


def issue(name, version, own_reports, manifest):
    """A text for each failure: the smallest case, what is right by whom, and how to see it."""
    calendars = {level["id"]: level["calendar"] for level in manifest["levels"]}
    sources = {file["name"]: file["sources"] for file in manifest["files"]}
    texts = []
    for entry, report in own_reports:
        level, test = report["level"].split("/")
        calendar = calendars[level]
        own = failing(report)
        program = command_of(entry)
        rule = sources[f"lunar-months-{calendar}.jsonl" if calendar else "terms.jsonl"][0]

        def again(first):
            question = f"{calendar} {first}" if calendar else f"instant {first}"
            built = " after `swiftc adapters/foundation.adapter.swift -o foundation-adapter`" if name == "Foundation" else ""
            return (f"See it, in the folder Tests/Conformance of Almanac{built}: `echo '{question}' | {program}`; all of them: "
                    f"`python3 conformance.py {report['level']} -- {program}`.")

        rests = f"The vectors rest on: {rule}; instants of JPL DE431 through VSOP87D and ELP 2000-82B, to a second."
        if test in ("dates", "back"):
            dates = next((failing(r) for _, r in own_reports if r["level"] == f"{level}/dates"), [])
            for s in own if test == "dates" else own[:1]:
                days = f"{s['first']} to {s['last']}, {s['count']:,} days" if s["count"] > 1 else s["first"]
                title = f"{s['first']} is {s['ours']}, not {s['theirs']}" if s["kind"] == "wrong" else f"{s['first']} has no answer, and is {s['ours']}"
                # The way back fails where the way there does.
                same = s if test == "dates" else next((d for d in dates if d["first"] <= s["ours"] <= d["last"]), s)
                cause = reason(same["cause"], calendar) if same["cause"] else "not known"
                pages = evidence(same, calendar) if test == "dates" or same is not s else []
                rest = len(own) - 1 if test == "back" else 0
                more = f" {rest:,} more {'answer' if rest == 1 else 'answers'} of this test {'differs' if rest == 1 else 'differ'}." if rest else ""
                texts.append(f"## {title}\n\n{name} {version}, calendar {level}: {days}. It gives {s['theirs']}; the vectors have {s['ours']}.{more}\n\n"
                             f"Cause: {cause}.\n\n" + "".join(f"Evidence: {words}: {page}\n\n" for words, page in pages) + f"{again(s['first'])}\n\n{rests}")
        elif own:
            s = own[0]
            title = {"refusals": "A date that does not exist is converted", "traps": "Dates of the list of traps are answered otherwise"}.get(
                test, f"Instants of solar terms are more than a {test} off")
            texts.append(f"## {title}\n\n{name} {version}, {level}: {len(own):,} of {report['questions']:,} questions. The first is `{s['first']}`: "
                         f"it gives {s['theirs']}; the vectors have {s['ours']}.\n\n{again(s['first'])}\n\n{rests}")
    if not texts:
        return None
    head = (f"<!-- Written by score.py; each section is a text for an issue of the project. Vectors of {manifest['version']}; their sources are in "
            "vectors/manifest.json and vectors/known-differences.jsonl. -->\n\n# " + name + "\n\n")
    return head + "\n\n".join(texts) + "\n"


KINDS = {"refusals": "dates that do not exist are converted", "traps": "questions of traps.jsonl are answered otherwise",
         "back": "lunar dates lead to another day, or to none", "second": "instants are more than a second off, which moves no date",
         "minute": "instants are more than a minute off", "terms": "solar terms are on another day"}


def verdict(own_reports, calendars):
    """What an implementation fails, who is right, why, and the pages that show it, as lines of the scoreboard."""
    lines = []
    for _, report in own_reports:
        level, test = report["level"].split("/")
        own = failing(report)
        if test == "dates":
            for s in own:
                days = f"{s['first']} to {s['last']}" if s["count"] > 1 else s["first"]
                pages = "; ".join(f"[{words}]({page})" for words, page in evidence(s, calendars[level]))
                cause = reason(s["cause"], calendars[level]) if s["cause"] else "cause not known"
                lines.append(f"- `{level}`, {days}: it gives {s['theirs']}, the vectors {s['ours']}. {cause[:1].upper() + cause[1:]}. See {pages}")
        elif own:
            lines.append(f"- `{level}`: {len(own):,} of {report['questions']:,} {KINDS[test]}; the first is `{own[0]['first']}`, "
                         f"where it gives {own[0]['theirs']}, the vectors {own[0]['ours']}.")
    return lines


READING = """Each program was asked for the lunar date of every day of 1900 to 2100 (of instants, for 4,824 solar terms), and back.
**Wrong or none** counts the days inside the level on which it has another date than the vectors, or none. **As others have it** are
days on which it has the date of an authority or of a program that many use, or one that nobody can rule out today, because a new
moon is too near midnight: these are no failures. **Unexplained** would be differences without a known cause.

The vectors are by this project, and so are the programs named almanac: their rows only show that its JavaScript, its WebAssembly and
its command agree with its tables. Whether the tables are right was compared with others: every Chinese date of 1901 to 2100 with
the Observatory of Hong Kong, which has another first day of two months (2057-09-28 and 2097-08-07; whoever follows it passes), every
Korean one of 1900 to 2050 with KASI, all calendars with a computation from the ephemeris JPL DE431. Where you find a mistake in
them, it is ours. Most programs here are right on nearly every day: 30 wrong ones of 73,414 are one month."""


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
    faults = [f"{entry[0]}: {report['level']}: {report['fault']}" for entry, reports in results for report in reports if report["fault"]]
    if faults and mode == "write":
        # A program that was stopped on a busy machine is not wrong.
        print("\n".join(faults))
        return "nothing is written, as not every program has answered"
    changed, unexplained, board, verdicts = [], [], [], []
    calendars = {level["id"]: level["calendar"] for level in manifest["levels"]}
    for name in dict.fromkeys(entry[0] for entry, _ in results):
        own = [(entry, reports) for entry, reports in results if entry[0] == name]
        reports = [report for _, some in own for report in some]
        pairs = [(entry, report) for entry, some in own for report in some]
        failed = verdict(pairs, calendars)
        same = next((other for other, _, lines in verdicts if lines == failed), None)
        if failed:
            verdicts.append((name, own[0][0][1], [f"The same as {same}, for the same reasons."] if same else failed))
        board += [line for entry, some in own for line in row(entry, some)]
        unexplained += [(name, s["first"]) for r in reports if r["level"].endswith("/dates") for s in failing(r) if not s["cause"]]
        file = re.sub(r"[^A-Za-z0-9_-]+", "-", name).strip("-")
        head = "\t".join(["level", "kind", "first", "last", "count", "theirs", "ours"])
        text = "\n".join([f"# {name} {own[0][0][1]}", head] + ["\t".join(line) for line in failures(reports)]) + "\n"
        path = HERE / f"failures/{file}.tsv"
        if mode == "write":
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, "utf-8")
            letter = issue(name, own[0][0][1], pairs, manifest)
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
            f"# Scoreboard\n\nRun on {date.today()} with the vectors of {manifest['version']} by `make check-conformance WRITE=1`, which writes this page.\n\n"
            f"{READING}\n\n" + "\n".join(lines) + "\n\n## What fails, and why\n\n[failures](failures) lists all of it, [issues](issues) has a text for "
            "each that can be sent to the project, with the commands that show it.\n\n" + "\n".join(
                f"### {name} {version}\n\n" + "\n".join(lines) + "\n" for name, version, lines in verdicts), "utf-8")
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
