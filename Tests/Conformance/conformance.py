#!/usr/bin/env python3
"""Asks a program for lunar dates, and compares its answers with the vectors beside this file.

usage: conformance.py [--seconds N] [--json] [--vectors FOLDER] LEVEL... -- PROGRAM [ARGUMENT...]

LEVEL is SUBJECT or SUBJECT/TEST. Subjects are chinese, vietnamese-1968, vietnamese, korean, japanese, instants, and chinese-utc8
and vietnamese-utc7, by the rule of today for all years.
Tests of a calendar are dates, back, refusals, traps and terms; without one, all but terms. Those of instants are
minute and second. The program reads questions, one a line, from its standard input, and writes an answer for each:

  chinese 2026-02-17         2026 1 false 1          the lunar year, month, whether it is a leap month, and the day
  chinese 2026 1 false 1     2026-02-17              and back; none for a date that does not exist, or is not known
  chinese term 2026 315      2026-02-04              the day of a solar term, by the longitude of the Sun
  instant 2026 315           2026-02-03T20:02:08Z    the same as an instant

Exit code: 0 if all levels are passed, 1 if not, 64 if the levels, the program or the vectors cannot be used.
"""
import hashlib
import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import threading
import time
from datetime import date, datetime, timedelta

FORMAT = 1
OF_INSTANTS = ["minute", "second"]
SHOWN = 40


class Refusal(Exception):
    pass


# Vectors


def read_vectors(folder):
    """Returns a function that reads a file of the folder, and the manifest, after all digests were compared."""

    def text(name):
        try:
            with open(os.path.join(folder, name), "rb") as file:
                return file.read()
        except OSError:
            raise Refusal(f"the vectors have no {name}: {folder}")

    try:
        manifest = json.loads(text("manifest.json"))
    except ValueError:
        raise Refusal("manifest.json is not whole: fetch the vectors again")
    if manifest.get("format") != FORMAT:
        raise Refusal(f"these vectors have format {manifest.get('format')}, and this runner reads format {FORMAT}")
    if (manifest.get("first"), manifest.get("last")) != ("1900-01-01", "2100-12-31"):
        raise Refusal(f"these vectors are of {manifest.get('first')} to {manifest.get('last')}, not of 1900-01-01 to 2100-12-31")
    digests = dict(reversed(line.split("  ", 1)) for line in text("SHA256SUMS").decode().splitlines() if "  " in line)

    def rows(name):
        data = text(name)
        if name != "manifest.json":
            entry = next((file for file in manifest["files"] if file["name"] == name), None)
            count = len(data.splitlines())
            if entry is None:
                raise Refusal(f"the manifest does not name {name}")
            if count < entry["rows"]:
                raise Refusal(f"{name} is cut short: {count} of {entry['rows']} rows")
        if hashlib.sha256(data).hexdigest() != digests.get(name):
            raise Refusal(f"{name} is not the file of SHA256SUMS: it was changed, or is of another version")
        return [] if name == "manifest.json" else [json.loads(line) for line in data.splitlines()]

    rows("manifest.json")
    return manifest, rows


# Questions: each with the answer here, the day to which a verdict belongs, and the other answers that are no failure


def day_of(text):
    return date.fromisoformat(text)


def lunar(year, month, leap, day):
    return f"{year} {month} {str(leap).lower()} {day}"


def month_words(text, day):
    year, month = text[:4], text[5:7]
    return lunar(int(year), int(month), text.endswith("L"), day)


class Calendar:
    """The months of a calendar by day, and the other answers on days that are disputed or uncertain."""

    def __init__(self, rows, first, last):
        self.days, self.others, self.months = {}, {}, rows
        self.status, self.free = {}, set()
        for index, row in enumerate(rows):
            start = day_of(row["first"])
            own = [start + timedelta(n) for n in range(row["days"])]
            for n, day in enumerate(own):
                self.days[day] = lunar(row["year"], row["month"], row["leap"], n + 1)
            if row["status"] == "agreed":
                continue
            if not row.get("others"):
                self.free.update(own)
                self.status.update((day, "uncertain") for day in own)
            for other in row.get("others", []):
                begins = day_of(other["first"])
                day = min(begins, start)
                while day <= own[-1]:
                    if day >= begins:
                        words = month_words(other["month"], (day - begins).days + 1)
                    else:
                        before = rows[index - 1]
                        words = lunar(before["year"], before["month"], before["leap"], (day - day_of(before["first"])).days + 1)
                    self.others.setdefault(day, []).append(words)
                    kind = "disputed" if other.get("by") else "uncertain"
                    if self.status.get(day) != "disputed":
                        self.status[day] = kind
                    day += timedelta(1)
        self.first, self.last = day_of(first), day_of(last)
        self.back = {words: day for day, words in self.days.items()}
        self.back_others = {}
        for day, all_words in self.others.items():
            self.back_others.setdefault(self.days[day], set()).add("none")
            for words in all_words:
                self.back_others.setdefault(words, set()).add(str(day))

    def question(self, words, answer, day):
        """The question for the civil day of a lunar date."""
        others = self.back_others.get(words, set()) - {answer}
        free = day in self.free
        return (words, answer, day, others, "uncertain" if free else self.status.get(day, "disputed"), free)


def questions(test, calendar, rows, name):
    if test == "terms":
        for row in rows("terms.jsonl"):
            others = {(o["calendar"], o["index"]): o["other"] for o in row["uncertain"]}
            for index, (longitude, answer) in enumerate(zip(row["longitudes"], row["days"][name])):
                other = others.get((name, index))
                yield (f"{name} term {row['year']} {longitude}", answer, day_of(answer), {other} - {None}, "uncertain", False)
    elif test in OF_INSTANTS:
        for row in rows("terms.jsonl"):
            for longitude, answer in zip(row["longitudes"], row["utc"]):
                yield (f"instant {row['year']} {longitude}", answer, day_of(answer[:10]), set(), "", False)
    elif test == "traps":
        for row in rows("traps.jsonl"):
            own, words = row["question"].split(" ", 1)
            if own == name:
                text = words if "-" in words else row["answer"]
                day = calendar.first if row["answer"] == "none" else day_of(text)
                yield (row["question"], row["answer"], day, set(), row["status"], row["status"] != "agreed")
    elif test == "dates":
        day = calendar.first
        while day <= calendar.last:
            others = set(calendar.others.get(day, []))
            yield (f"{name} {day}", calendar.days[day], day, others, calendar.status.get(day, ""), day in calendar.free)
            day += timedelta(1)
    else:
        leaps = {(row["year"], row["month"]) for row in calendar.months if row["leap"]}
        for row in calendar.months:
            start, short = day_of(row["first"]), row["days"] == 29
            if not calendar.first <= start <= calendar.last:
                continue
            words = lambda day, leap=row["leap"]: lunar(row["year"], row["month"], leap, day)
            if test == "back":
                for n in (1, row["days"]):
                    day = start + timedelta(n - 1)
                    words_, answer, *rest = calendar.question(words(n), str(day), day)
                    yield (f"{name} {words_}", answer, *rest)
                continue
            if short:
                words_, answer, *rest = calendar.question(words(30), "none", start)
                yield (f"{name} {words_}", answer, *rest)
            if not row["leap"] and (row["year"], row["month"]) not in leaps:
                words_, answer, *rest = calendar.question(words(1, True), "none", start)
                yield (f"{name} {words_}", answer, *rest)


# The program


def run(command, lines, seconds):
    """Gives all questions to the program; returns the lines of its answers, and what went wrong, if anything did."""
    limit, out, err, flood = 64 * len(lines) + 4096, bytearray(), bytearray(), threading.Event()

    def collect(pipe, kept, most):
        while chunk := pipe.read1(65536):
            kept += chunk
            if kept is err:
                del err[:-2000]
            elif len(out) > most:
                flood.set()
                return

    with tempfile.TemporaryFile() as file:
        file.write("".join(line + "\n" for line in lines).encode())
        file.seek(0)
        try:
            process = subprocess.Popen(
                command, stdin=file, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=os.name == "posix")
        except OSError as error:
            raise Refusal(f"the program cannot be started: {command[0]}: {error.strerror}")
    readers = [threading.Thread(target=collect, args=(pipe, kept, limit), daemon=True)
               for pipe, kept in ((process.stdout, out), (process.stderr, err))]
    for reader in readers:
        reader.start()
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline and not flood.is_set():
        readers[0].join(0.01)
        if not readers[0].is_alive() and process.poll() is not None:
            break
    is_late = process.poll() is None and not flood.is_set() or readers[0].is_alive() and not flood.is_set()
    if process.poll() is None or readers[0].is_alive():
        try:
            os.killpg(process.pid, signal.SIGKILL) if os.name == "posix" else process.kill()
        except ProcessLookupError:
            pass
    code = process.wait()
    for reader in readers:
        reader.join(2)
    answers = bytes(out).decode("utf-8", "replace").split("\n")
    rest = answers.pop()
    answers = [answer.rstrip("\r") for answer in answers]
    if rest and not flood.is_set() and not is_late:
        answers.append(rest)
    count = f"{min(len(answers), len(lines)):,} of {len(lines):,} answers"
    words = bytes(err).decode("utf-8", "replace").strip().splitlines()
    last = f"; its last words: {words[-1][:200]}" if words else ""
    if flood.is_set():
        return [], f"it floods: more than {limit:,} bytes for {len(lines):,} questions; stopped"
    if is_late:
        silent = "it is silent" if not out else "it is too slow"
        return answers[:len(lines)], f"{silent}: {count} after {seconds:g} s; stopped"
    if code:
        how = f"exit code {code}" if code > 0 else f"signal {-code}"
        return answers[:len(lines)], f"it ended with {how} after {count}{last}"
    if len(answers) < len(lines):
        return [], f"it gave {count}, so that none can be matched: one line per question is expected{last}"
    if len(answers) > len(lines):
        return [], f"it gave {len(answers):,} lines for {len(lines):,} questions, so that none can be matched"
    return answers, None


# Answers

LUNAR = re.compile(r"(-?\d{1,4}) (\d{1,2}) (true|false|0|1) (-?\d{1,2})")
CIVIL = re.compile(r"\d{4}-\d\d-\d\d")
INSTANT = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?Z")


def normal(text, answer, test):
    """The answer in the form of the vectors; None if it has no such form."""
    text = text.strip().lower() if test not in OF_INSTANTS else text.strip()
    if text == "none":
        return text
    if test in OF_INSTANTS:
        return text if INSTANT.fullmatch(text) else None
    if match := LUNAR.fullmatch(text):
        year, month, leap, day = match.groups()
        return lunar(int(year), int(month), leap in ("true", "1"), int(day))
    return text if CIVIL.fullmatch(text) else None


def seconds_between(text, answer):
    def value(text):
        text = text.rstrip("Z")
        text += ":00" if text.count(":") == 1 else ""
        return datetime.fromisoformat(text[:19])

    try:
        return abs((value(text) - value(answer)).total_seconds())
    except ValueError:
        return float("inf")


def judge(asked, text, test):
    """The verdict on an answer: same, disputed, uncertain, none, wrong, or bad if it has no form of an answer."""
    _, answer, _, others, status, free = asked
    given = None if text is None else normal(text, answer, test)
    if text is None:
        return "missing", "no answer"
    if given is None:
        return "bad", text[:60]
    if given == answer or test in OF_INSTANTS and given != "none" and seconds_between(
            given, answer) <= (60 if test == "minute" else 1):
        return "same", given
    if free or given in others:
        return status or "disputed", given
    return ("none" if given == "none" else "wrong"), given


def shown(words):
    match = LUNAR.fullmatch(words)
    if not match:
        return words
    year, month, leap, day = match.groups()
    return f"{int(year):04}-{int(month):02}{'L' if leap == 'true' else ''}-{int(day):02}"


def explains(row, test, name, asked, given):
    """Whether a row of known differences is about an answer."""
    if row["calendar"] != name or test not in ("dates", "back", "refusals", "traps"):
        return False
    if test == "dates":
        return asked[0] == f"{name} {row['date']}" and shown(given) == row["theirs"]
    # A table that ends, or is wrong for a century, explains no single answer.
    start = day_of(row["date"])
    return row["days"] <= 150 and start <= asked[2] < start + timedelta(row["days"])


def stretches(test, name, all_asked, answers, causes, level_first, level_last):
    """Answers in a row that differ in the same way; of dates these are days in a row."""
    found, previous = [], None
    for index, asked in enumerate(all_asked):
        kind, given = judge(asked, answers[index] if index < len(answers) else None, test)
        inside = level_first <= asked[2] <= level_last
        key = (kind, inside)
        if kind == "same":
            previous = None
            continue
        if previous == key and (test == "dates" or kind == "missing"):
            found[-1]["last"] = asked[0].split(" ", 1)[1]
            found[-1]["count"] += 1
            continue
        previous = key
        cause = next((row for row in causes if explains(row, test, name, asked, given)), None)
        first = asked[0].split(" ", 1)[1]
        found.append({"kind": kind, "first": first, "last": first, "count": 1, "theirs": shown(given),
                      "ours": shown(asked[1]), "inside": inside,
                      "cause": f"{cause['reason']} ({cause['authority']})" if cause else None})
    return found


def compare(manifest, rows, level, test, command, seconds, answered):
    """The report of a test of a level; tests with the same questions run the program once."""
    name = level["calendar"] or "instants"
    calendar = None
    if level["calendar"]:
        calendar = Calendar(rows(f"lunar-months-{name}.jsonl"), manifest["first"], manifest["last"])
    key = (name, "instants" if test in OF_INSTANTS else test)
    all_asked = list(questions(test, calendar, rows, name))
    if key not in answered:
        answered[key] = run(command, [asked[0] for asked in all_asked], seconds)
    answers, fault = answered[key]
    found = stretches(test, name, all_asked, answers, rows("known-differences.jsonl"),
                      day_of(level["first"]), day_of(level["last"]))
    if fault and not answers:
        found = []
    failing = [s for s in found if s["inside"] and s["kind"] in ("none", "wrong", "bad", "missing")]
    kinds = ["disputed", "uncertain", "none", "wrong", "bad", "missing"]
    counts = {kind: sum(s["count"] for s in found if s["kind"] == kind) for kind in kinds}
    return {"level": f"{level['id']}/{test}", "first": level["first"], "last": level["last"], "questions": len(all_asked),
            "passed": not failing and not fault, "fault": fault,
            "same": (0 if fault and not answers else len(all_asked) - sum(counts.values())), **counts, "stretches": found}


def text_of(report):
    words = {"disputed": "as others have it", "uncertain": "as it may become", "none": "without answer",
             "wrong": "wrong", "bad": "not understood", "missing": "missing"}
    counts = [f"{report['same']:,} the same"] + [f"{report[k]:,} {w}" for k, w in words.items() if report[k]]
    lines = [f"{report['level']}: {report['questions']:,} questions: {', '.join(counts)}"]
    is_explained = report["level"].endswith(("/dates", "/back"))
    for s in report["stretches"][:SHOWN]:
        span = s["first"] if s["count"] == 1 else f"{s['first']} to {s['last']} ({s['count']:,})"
        outside = "" if s["inside"] else ", outside the level"
        cause = f"; {s['cause']}" if s["cause"] else "; cause unknown" if s["kind"] == "wrong" and is_explained else ""
        lines.append(f"  {s['kind']}{outside}: {span}: theirs {s['theirs']}, ours {s['ours']}{cause}")
    if len(report["stretches"]) > SHOWN:
        lines.append(f"  and {len(report['stretches']) - SHOWN:,} more")
    if report["fault"]:
        lines.append(f"  {report['fault']}")
    lines.append(f"  {'passed' if report['passed'] else 'FAILED'}: {report['level']}, {report['first']} to {report['last']}")
    return "\n".join(lines)


# The command line


def main(words):
    if not words or words[0] in ("--help", "-h"):
        print(__doc__)
        return 0 if words else 64
    folder = os.path.join(os.path.dirname(os.path.abspath(__file__)), "vectors")
    seconds, as_json, names = 120.0, False, []
    if "--" not in words or words[-1] == "--":
        raise Refusal("the program is missing: chinese -- python3 mine.py")
    place = words.index("--")
    options, command = words[:place], words[place + 1:]
    while options:
        word = options.pop(0)
        if word == "--json":
            as_json = True
        elif word in ("--seconds", "--vectors") and options:
            value = options.pop(0)
            if word == "--vectors":
                folder = value
            elif re.fullmatch(r"\d+(\.\d+)?", value) and float(value) > 0:
                seconds = float(value)
            else:
                raise Refusal(f"--seconds {value}: wanted is a number above 0")
        elif word.startswith("-"):
            raise Refusal(f"unknown option {word}; there are --json, --seconds and --vectors")
        else:
            names.append(word)
    manifest, rows = read_vectors(folder)
    levels = {level["id"]: level for level in manifest["levels"]}
    chosen = []
    for name in names:
        subject, _, test = name.partition("/")
        if subject not in levels:
            raise Refusal(f"there is no level {name}; there are {', '.join(levels)}")
        tests = levels[subject]["tests"]
        if test and test not in tests:
            raise Refusal(f"{subject} has no test {test}; it has {', '.join(tests)}")
        chosen += [(levels[subject], one) for one in ([test] if test else tests) if test or one != "terms"]
    if not chosen:
        raise Refusal(f"a level is missing; there are {', '.join(levels)}")
    answered, reports = {}, []
    for level, test in chosen:
        report = compare(manifest, rows, level, test, command, seconds, answered)
        reports.append(report)
        if not as_json:
            print(text_of(report), flush=True)
    passed = sum(report["passed"] for report in reports)
    if as_json:
        print(json.dumps({"version": manifest["version"], "reports": reports}, indent=1, ensure_ascii=False))
    else:
        print(f"{passed} of {len(reports)} passed, vectors of {manifest['version']}")
    return 0 if passed == len(reports) else 1


if __name__ == "__main__":
    try:
        code = main(sys.argv[1:])
        sys.stdout.flush()
        sys.exit(code)
    except BrokenPipeError:
        # Whoever reads has seen enough.
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    except Refusal as refusal:
        print(f"conformance: {refusal}", file=sys.stderr)
        sys.exit(64)
