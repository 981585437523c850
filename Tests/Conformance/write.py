#!/usr/bin/env python3
"""Writes the vectors: what `almanac-dev conformance` answers, with those who have other dates from the ledger.

usage: write.py ALMANAC-DEV FOLDER      in the folder of the repository
"""
import csv
import hashlib
import io
import json
import subprocess
import sys
import tempfile
from datetime import date, timedelta
from pathlib import Path

FORMAT = 1
LEDGER = "reference/disagreements.tsv"
SKY = ["astronomy/sun_vsop87d_longitude.tsv", "astronomy/sun_correction.tsv", "astronomy/moon_elp82b_main.tsv",
       "astronomy/moon_constants.tsv", "time/delta_t.tsv", "time/leap_seconds.tsv"]
LEVELS = [("chinese", "chinese", 1901, 2100), ("vietnamese-1968", "vietnamese", 1968, 2100),
          ("vietnamese", "vietnamese", 1900, 2100), ("korean", "korean", 1900, 2050),
          ("japanese", "japanese", 1900, 2100), ("chinese-utc8", "chinese-utc8", 1900, 2100),
          ("vietnamese-utc7", "vietnamese-utc7", 1900, 2100)]


def table(file):
    """The rows of a file of Data/, by the names of their columns."""
    lines = [line for line in Path("Data", file).read_text("utf-8").splitlines() if not line.startswith("#")]
    head = lines[0].split("\t")
    return [dict(zip(head, line.split("\t"))) for line in lines[1:]]


def sources(file):
    lines = Path("Data", file).read_text("utf-8").splitlines()
    return [line[len("# source: "):] for line in lines if line.startswith("# source: ")]


def version():
    """The date of the newest source."""
    files = [path for folder in ("time", "almanac-day") for path in Path("Data", folder).glob("*.tsv")]
    lines = [line for path in files for line in path.read_text("utf-8").splitlines()]
    return max(line.split(": ")[1] for line in lines if line.startswith("# known-as-of: "))


def months_with_authorities(rows, ledger):
    """Adds to each disputed month all who have its other first day, and the TT - UTC by which that follows from theirs."""
    for row in rows:
        for other in row.get("others", []):
            if "by" not in other or other["first"] == row["first"]:
                continue
            start = min(other["first"], row["first"])
            same = [entry for entry in ledger if entry["calendar"] == row["calendar"] and entry["date"] == start]
            other["by"] += [entry["authority"] for entry in same if entry["authority"] not in other["by"]]
            implied = [entry["implied"] for entry in same if entry["implied"] != "-"]
            if implied and "tt_minus_utc" not in other:
                other["tt_minus_utc"] = implied[0]
        # An authority may have just the day that is uncertain.
        named = {other["first"] for other in row.get("others", []) if "by" in other}
        for other in row.get("others", []):
            if "by" not in other and other["first"] in named:
                next(o for o in row["others"] if o["first"] == other["first"])["tt_minus_utc"] = other["tt_minus_utc"]
        if "others" in row:
            row["others"] = [o for o in row["others"] if "by" in o or o["first"] not in named]
    return rows


def as_csv(rows):
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(["calendar", "first", "year", "month", "leap", "days", "status", "others"])
    for row in rows:
        others = [
            f"{o['first']} is {o['month']}-01: " + "; ".join(
                o.get("by", []) + ([f"TT-UTC {o['tt_minus_utc']} s"] if "tt_minus_utc" in o else []))
            for o in row.get("others", [])]
        writer.writerow([row["calendar"], row["first"], row["year"], row["month"], str(row["leap"]).lower(),
                         row["days"], row["status"], " | ".join(others)])
    return out.getvalue()


def words(row, day=1):
    return f"{row['year']} {row['month']} {str(row['leap']).lower()} {day}"


def traps(calendars):
    """Questions at which libraries fail, or have failed."""
    rows = []

    def add(row, question, answer, why):
        status = row["status"] if row else "agreed"
        rows.append({"question": question, "answer": answer, "why": why, "status": status})

    def first_day(row, why):
        add(row, f"{row['calendar']} {row['first']}", words(row), why)

    name = lambda row: (row["year"], row["month"], row["leap"])
    chinese = {name(row) for row in calendars["chinese"]}
    new_years = {calendar: {row["year"]: row["first"] for row in months if row["month"] == 1 and not row["leap"]}
                 for calendar, months in calendars.items()}
    for calendar, months in calendars.items():
        for row in months:
            if row["leap"] and (calendar == "chinese" or name(row) not in chinese):
                first_day(row, "a leap month")
            # Japan's clock has been Korea's since 1912.
            elif "new_moon_from_midnight" in row and calendar != "japanese":
                first_day(row, f"a new moon {row['new_moon_from_midnight']} s from midnight")
            elif (calendar in ("chinese", "vietnamese") and row["month"] == 1
                  and new_years["chinese"].get(row["year"]) != new_years["vietnamese"].get(row["year"])):
                first_day(row, "the new years of Vietnam and China are on different days")
            elif "1984-11" <= row["first"][:7] <= "1985-04" and calendar in ("chinese", "vietnamese"):
                first_day(row, "1985: the leap month is 10 of 1984 in China, 2 of 1985 in Vietnam")
            elif "2033-08" <= row["first"][:7] <= "2034-03":
                first_day(row, "2033: no month between 7 and 11 is a leap month")
        start, end = date.fromisoformat("1900-01-01"), months[-1]
        day = (start - date.fromisoformat(months[0]["first"])).days + 1
        add(months[0], f"{calendar} {start}", words(months[0], day), "the first day")
        last = date.fromisoformat(end["first"]) + timedelta(end["days"] - 1)
        add(end, f"{calendar} {words(end, end['days'])}", str(last), "the last day")
        for year in range(1905, 2100, 15):
            own = [row for row in months if row["year"] == year]
            short = next(row for row in own if row["days"] == 29)
            if short["status"] == "agreed":
                add(None, f"{calendar} {words(short, 30)}", "none", "the month has 29 days")
            leap = next((row["month"] for row in own if row["leap"]), 0)
            add(None, f"{calendar} {year} {leap % 12 + 1} true 1", "none", "the year has no such leap month")
        for text in ("2026 13 false 1", "2026 0 false 1", "2026 1 false 0", "2026 1 false 31"):
            add(None, f"{calendar} {text}", "none", "no lunar calendar has this date")
        for text in ("1900-02-29", "2025-02-29", "2026-04-31"):
            add(None, f"{calendar} {text}", "none", "the Gregorian calendar has no such day")
    return rows


def main(program, folder):
    with tempfile.TemporaryDirectory() as work:
        subprocess.run([program, "conformance", work], check=True)
        read = {path.stem: [json.loads(line) for line in path.read_text("utf-8").splitlines()]
                for path in Path(work).iterdir()}
    ledger = table(LEDGER)
    months = {name.removeprefix("lunar-months-"): months_with_authorities(rows, ledger)
              for name, rows in sorted(read.items()) if name.startswith("lunar-months-")}
    days_off = {name: rows for name, rows in sorted(read.items()) if name.startswith("days-off-")}
    columns = ["calendar", "date", "days", "ours", "theirs", "authority", "reason", "evidence"]
    differences = [{c: int(row[c]) if c == "days" else row[c] for c in columns} for row in ledger]

    files = []

    def add(name, title, data, rows):
        text = data if isinstance(data, str) else "".join(
            json.dumps(row, ensure_ascii=False, separators=(",", ":")) + "\n" for row in data)
        entry = {"name": name, "title": title, "rows": len(rows), "sources": []}
        files.append((entry, text))
        return entry["sources"]

    for calendar, rows in months.items():
        for ending, data in (("jsonl", rows), ("csv", as_csv(rows))):
            add(f"lunar-months-{calendar}.{ending}", f"the months of {calendar}", data, rows).extend(
                sources(f"calendars/{calendar}.tsv") + sources(SKY[0]) + sources(SKY[2]))
    for name, title in (("terms", "the 24 solar terms of each year"), ("phases", "the phases of the Moon")):
        add(f"{name}.jsonl", title, read[name], read[name]).extend(s for file in SKY for s in sources(file))
    own = traps({c: rows for c, rows in months.items() if "utc" not in c})
    add("traps.jsonl", "questions for unit tests", own, own).append("the months of the other files")
    for name, rows in days_off.items():
        country = name.removeprefix("days-off-")
        add(f"{name}.jsonl", f"days off and worked of {country}, decided and by law", rows, rows).extend(
            sources(f"almanac-day/festivals-{country}.tsv") + sources(f"almanac-day/decisions-{country}.tsv"))
    add("known-differences.jsonl", "who has other dates, and why", differences, differences).append(
        "the column evidence of each row")

    # The instants of later years assume that UTC stays as it is, and others predict otherwise.
    measured = max(row["year"] for row in read["terms"] if row["assumption"] != "future-utc")
    tests = lambda calendar: ["minute", "second"] if not calendar else ["dates", "back", "refusals"] + (
        [] if "utc" in calendar else ["traps", "terms"])
    levels = [{"id": level, "calendar": calendar, "first": f"{first}-01-01", "last": f"{last}-12-31", "tests": tests(calendar)}
              for level, calendar, first, last in LEVELS + [("instants", None, 1900, measured)]]
    head = {"format": FORMAT, "version": version(), "licence": "CC0-1.0",
            "first": "1900-01-01", "last": "2100-12-31"}
    lines = lambda rows: "[\n" + ",\n".join(" " + json.dumps(row, ensure_ascii=False) for row in rows) + "\n]"
    manifest = json.dumps(head)[:-1] + ',\n"levels": ' + lines(levels) + ',\n"files": ' + lines(
        [entry for entry, _ in files]) + "}\n"
    folder = Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    texts = {entry["name"]: text for entry, text in files} | {"manifest.json": manifest}
    digests = "".join(f"{hashlib.sha256(text.encode()).hexdigest()}  {name}\n" for name, text in sorted(texts.items()))
    for name, text in (texts | {"SHA256SUMS": digests}).items():
        (folder / name).write_bytes(text.encode())


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    main(*sys.argv[1:])
