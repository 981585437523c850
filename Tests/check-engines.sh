#!/usr/bin/env bash
# SQLite, DuckDB and Spark load `almanac export dates` without type declarations, run the SQL of the article about it, and join random days with it: the counts by
# lunar month, and in the week before each Tết, must be those of the calendar. The readers icalendar, vobject and ics accept calendar
# files, khal shows their lunar days, libical (the library of Evolution) expands the recurrence rules of a file to the days that the file
# of dates has, and pandas finds the types that the article says. Programs that are not installed are skipped with a message that says
# where they are (Debian: sqlite3, khal, gir1.2-ical-3.0 with python3-gi; PyPI: duckdb, pyspark with a Java, pandas, icalendar, vobject, ics).
# usage: check-engines.sh [EVENTS]      PYTHON=... for another Python
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
almanac=$root/.build/debug/almanac
article=$root/Sources/Runtime/Almanac/Almanac.docc/LunarDatesInSQLAndSpark.md
events=${1:-10000000}
python=${PYTHON:-python3}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

has() { "$python" -c "import $1" 2>/dev/null; }
# The SQL that the article has for an engine.
recipe() { awk -v heading="### $1" '/^### / { on = $0 == heading } /^```/ { sql = on && $0 == "```sql"; next } sql' "$article"; }
skip() { echo "skipped: $1 is not installed${2:+; $2}"; }

"$almanac" export dates >dates.csv
"$almanac" export dates --format jsonl >dates.jsonl
"$almanac" export dates --format sql >dates.sql
"$almanac" export days >days.csv
"$almanac" export years >years.csv
for kind in festivals years terms phases; do
  "$almanac" export "$kind" --year 1990..2030 --alarm 1d --format ics >"$kind.ics"
done
"$almanac" export days --year 2025..2026 --alarm 1d --format ics >days.ics
"$almanac" anniversaries add 'ông nội, nhà ngoại; quê' --kind death --lunar 03-10 --since 2021 --id grandfather --file days.json >added.txt
"$almanac" anniversaries add Mai --kind birthday --lunar 06-15 --leap-month bothMonths --id mai --file days.json >>added.txt
"$almanac" export anniversaries --file days.json --year 1990..2030 --alarm 1d --format ics >anniversaries.ics

# Random days, and their number in each lunar month and in the weeks before Tết by the calendar itself, from exports without joins.
"$python" - "$events" <<'PYTHON'
import csv, random, sys
from collections import Counter
from datetime import date, timedelta
days = list(csv.DictReader(open("days.csv")))
new_years = [date.fromisoformat(year["new_year"]) for year in csv.DictReader(open("years.csv"))]
weeks = {str(new_year - timedelta(days=before)) for new_year in new_years for before in range(1, 8)}
def write(name, picks):
    with open(f"{name}.csv", "w") as file:
        file.write("happened\n")
        file.writelines(days[place]["date"] + "\n" for place in picks)
    months = Counter()
    for place, count in Counter(picks).items():
        day = days[place]
        months[int(day["month"]), day["is_leap_month"] == "true"] += count
    with open(f"{name}.expected", "w") as file:
        file.writelines(f"{month},{int(leap)},{count}\n" for (month, leap), count in sorted(months.items()))
        file.write(f"{sum(days[place]['date'] in weeks for place in picks)}\n")
picks = random.Random(2026).choices(range(len(days)), k=int(sys.argv[1]))
write("events", picks)
write("some", picks[:1_000_000])
PYTHON

query='SELECT vietnamese_month, CAST(vietnamese_is_leap_month AS INTEGER), count(*)
  FROM events JOIN dates ON happened = date GROUP BY 1, 2 ORDER BY 1, 2'
# The week before Tết, as the article has it: rows are found by equal days, not by ranges.
week='SELECT count(*) FROM events JOIN dates ON happened = date WHERE vietnamese_days_to_new_year BETWEEN 1 AND 7'

# The rows of a CSV file, without the header.
rows() { echo $(($(wc -l <"$1") - 1)); }

# Compares the result of an engine with the calendar, and prints the speed of the join alone.
verdict() {
  diff "$2.expected" "$1.found" || { echo "$1: the counts differ from the calendar"; exit 1; }
  echo "$1: $(rows "$2.csv") events joined with $(rows dates.csv) days, counts equal, $(cat "$1.speed") rows a second"
}

if command -v sqlite3 >/dev/null; then
  sqlite3 -bail engine.db <dates.sql
  # Loaded once more, it stops at the table that there is, and changes nothing.
  sqlite3 engine.db 'SELECT count(*) FROM dates' >sqlite3.before
  if sqlite3 -bail engine.db <dates.sql 2>/dev/null; then
    echo "sqlite3: a table was loaded twice"
    exit 1
  fi
  sqlite3 engine.db 'SELECT count(*) FROM dates' | diff sqlite3.before - || { echo "sqlite3: rows of two loads are mixed"; exit 1; }
  printf '%s\n' 'CREATE TABLE events (happened DATE);' '.mode csv' '.import --skip 1 some.csv events' | sqlite3 engine.db
  start=$(date +%s%N)
  sqlite3 -csv engine.db "$query" | tr -d '\r' >sqlite3.found
  echo $(($(rows some.csv) * 1000 / (($(date +%s%N) - start) / 1000000 + 1))) >sqlite3.speed
  sqlite3 engine.db "$week" >>sqlite3.found
  verdict sqlite3 some
  sqlite3 engine.db 'CREATE TABLE orders AS SELECT happened AS ordered, 1 AS amount FROM events'
  recipe SQLite | sqlite3 -bail -csv engine.db | tr -d '\r' >sqlite3.recipe
  awk -F, 'NF == 2 { sum += $2 } END { print sum }' sqlite3.recipe | diff - <(tail -1 some.expected) ||
    { echo "sqlite3: the article finds other days before Tết"; exit 1; }
else
  skip sqlite3
fi

if has duckdb; then
  recipe DuckDB >duckdb.sql
  "$python" - "$query" "$week" <<'PYTHON'
import duckdb, sys, time
def types(relation):
    return dict(zip(relation.columns, map(str, relation.types)))
engine = duckdb.connect()
# By default DuckDB guesses types from the first 20,480 rows, in which no paid day is known.
engine.execute("CREATE VIEW file AS SELECT * FROM read_csv('dates.csv', sample_size = -1)")
loaded = types(engine.table("file"))
wanted = {"date": "DATE", "week": "BIGINT", "vietnamese_month": "BIGINT", "vietnamese_is_leap_month": "BOOLEAN",
          "vietnamese_days_to_new_year": "BIGINT", "vietnamese_certain": "BOOLEAN", "vietnamese_term_longitude": "BIGINT",
          "vietnamese_festival_ids": "VARCHAR", "vietnamese_paid_by_law": "BOOLEAN"}
for name, type in wanted.items():
    assert loaded[name] == type, (name, loaded[name])
assert str(engine.execute("SELECT typeof(calendars.vietnamese.festivalIds) FROM 'dates.jsonl' LIMIT 1").fetchone()[0]) == "VARCHAR[]"
start = time.perf_counter()
engine.execute("CREATE TABLE read AS SELECT * FROM file")
csv = time.perf_counter() - start
engine.execute(open("dates.sql").read())
print(f"duckdb: dates.csv read in {csv:.1f} s, dates.sql in {time.perf_counter() - start - csv:.1f} s")
assert engine.execute("SELECT count(*) FROM (SELECT * FROM dates EXCEPT SELECT * FROM file)").fetchone() == (0,)
engine.execute("CREATE TABLE events AS SELECT * FROM read_csv('events.csv')")
engine.execute("COPY (SELECT happened AS ordered, 1 AS amount FROM events) TO 'orders.parquet'")
duckdb.connect().execute(open("duckdb.sql").read())
assert engine.execute("SELECT count(*) FROM (SELECT * FROM dates EXCEPT SELECT * FROM 'dates.parquet')").fetchone() == (0,)
start = time.perf_counter()
rows = engine.execute(sys.argv[1]).fetchall()
seconds = time.perf_counter() - start
found = rows + engine.execute(sys.argv[2]).fetchall()
open("duckdb.found", "w").writelines(",".join(map(str, row)) + "\n" for row in found)
open("duckdb.speed", "w").write(str(int(sum(row[2] for row in rows) / seconds)))
PYTHON
  verdict duckdb events
else
  skip duckdb
fi

if has pyspark && command -v java >/dev/null; then
  "$python" - "$query" "$week" >spark.log 2>&1 <<'PYTHON' || { tail -20 spark.log; exit 1; }
import sys, time
from pyspark.sql import SparkSession
from pyspark.sql.functions import broadcast
spark = (SparkSession.builder.master("local[*]").config("spark.ui.enabled", "false")
         .config("spark.driver.bindAddress", "127.0.0.1").config("spark.driver.host", "127.0.0.1").getOrCreate())
dates = spark.read.csv("dates.csv", header=True, inferSchema=True)
loaded = dict(dates.dtypes)
wanted = {"date": "date", "week": "int", "vietnamese_month": "int", "vietnamese_is_leap_month": "boolean",
          "vietnamese_days_to_new_year": "int", "vietnamese_certain": "boolean", "vietnamese_term_longitude": "int",
          "vietnamese_festival_ids": "string", "vietnamese_paid_by_law": "boolean"}
for name, type in wanted.items():
    assert loaded[name] == type, (name, loaded[name])
lines = spark.read.json("dates.jsonl")
assert dict(lines.select("calendars.vietnamese.festivalIds").dtypes)["festivalIds"] == "array<string>"
assert lines.count() == dates.count()
broadcast(dates).createOrReplaceTempView("dates")
events = spark.read.csv("events.csv", header=True, inferSchema=True).cache()
events.count()
events.createOrReplaceTempView("events")
plan = spark.sql(sys.argv[1])
assert "BroadcastHashJoin" in plan._jdf.queryExecution().toString()
start = time.perf_counter()
rows = plan.collect()
seconds = time.perf_counter() - start
found = rows + spark.sql(sys.argv[2]).collect()
open("spark.found", "w").writelines(",".join(map(str, row)) + "\n" for row in found)
open("spark.speed", "w").write(str(int(sum(row[2] for row in rows) / seconds)))
PYTHON
  verdict spark events
else
  skip "pyspark or a Java"
fi

if has pandas; then
  awk '/^### / { on = /pandas/ } /^```/ { code = on && /python/; next } code' "$article" >pandas.py
  "$python" -W error - <<'PYTHON'
exec(open("pandas.py").read())
flags = [name for name in dates if set(dates[name].dropna().unique()) <= {True, False}]
assert len(flags) >= 8 and all(dates[name].dtype == "boolean" for name in flags), dates.dtypes
assert len(dates[dates.vietnamese_working & (dates.civil_year == 2025)]) == 250
print(f"pandas: {len(flags)} columns are boolean")
PYTHON
else
  skip pandas
fi

if has icalendar; then
  "$python" - <<'PYTHON'
from datetime import datetime, timedelta, timezone
from icalendar import Calendar
total = 0
for kind in ["festivals", "years", "terms", "phases", "anniversaries", "days"]:
    calendar = Calendar.from_ical(open(f"{kind}.ics", "rb").read())
    assert calendar["NAME"] == calendar["X-WR-CALNAME"] and calendar["REFRESH-INTERVAL"].dt == timedelta(days=1)
    events = calendar.walk("VEVENT")
    for event in events:
        assert event["LAST-MODIFIED"].dt == datetime(2000, 1, 1, tzinfo=timezone.utc) + timedelta(days=event["SEQUENCE"])
        assert event.walk("VALARM")[0]["TRIGGER"].dt == timedelta(hours=-15)
    assert len({str(event["UID"]) for event in events}) == len(events)
    assert not any("RRULE" in event or event.errors for event in events)
    assert all(len(event.walk("VALARM")) == 1 for event in events)
    total += len(events)
print(f"icalendar: {total} events read")
PYTHON
else
  skip icalendar
fi

if has vobject; then
  "$python" - <<'PYTHON'
import vobject
total = 0
for kind in ["festivals", "years", "terms", "phases", "anniversaries", "days"]:
    calendar = vobject.readOne(open(f"{kind}.ics", encoding="utf-8", newline=""))
    calendar.validate(raiseException=True)
    total += len(calendar.vevent_list)
print(f"vobject: {total} events read")
PYTHON
else
  skip vobject
fi

if has ics; then
  "$python" - <<'PYTHON'
from ics import Calendar
total = 0
for kind in ["festivals", "years", "terms", "phases", "anniversaries", "days"]:
    events = Calendar(open(f"{kind}.ics", encoding="utf-8", newline="").read()).events
    assert all(event.all_day and event.duration.days == 1 for event in events)
    total += len(events)
print(f"ics: {total} events read")
PYTHON
else
  skip ics
fi

# A person's calendar program: its days are those that the command says, leap month and Tết among them.
if command -v khal >/dev/null; then
  mkdir -p khal/lunar
  cat >khal/config <<CONFIG
[calendars]
[[lunar]]
path = $work/khal/lunar
[locale]
dateformat = %Y-%m-%d
longdateformat = %Y-%m-%d
timeformat = %H:%M
datetimeformat = %Y-%m-%d %H:%M
longdatetimeformat = %Y-%m-%d %H:%M
local_timezone = UTC
default_timezone = UTC
[sqlite]
path = $work/khal/database
[default]
default_calendar = lunar
CONFIG
  khal() { HOME=$work/khal XDG_CONFIG_HOME=$work/khal XDG_DATA_HOME=$work/khal LC_ALL=C.UTF-8 command khal --config khal/config "$@"; }
  khal import --batch -a lunar days.ics
  khal list --format '{start-date},{title}' --day-format '' 2025-01-01 2026-12-31 >khal.shown
  while read -r line; do
    case $line in
    DTSTART*) day=${line##*:} ;;
    SUMMARY:*) echo "${day:0:4}-${day:4:2}-${day:6:2},${line#SUMMARY:}" ;;
    esac
  done < <(tr -d '\r' <days.ics) | diff - khal.shown >khal.diff || { head -5 khal.diff; echo "khal: it shows other days"; exit 1; }
  # The file is that of the calendar itself: the first day of each month, from an export without texts.
  grep -c 'Mùng 1 ' khal.shown | diff - <("$almanac" export days --year 2025..2026 --columns date,day | grep -c ',1$') ||
    { echo "khal: it shows other first days of months"; exit 1; }
  grep -q '^2025-07-25,Mùng 1 tháng Sáu nhuận$' khal.shown && grep -q '^2026-02-17,Mùng 1 tháng Giêng$' khal.shown ||
    { echo "khal: the leap month of 2025 or Tết 2026 is on another day"; exit 1; }
  echo "khal: $(wc -l <khal.shown) lunar days shown"
else
  skip khal "apt-get install khal, or pip install khal"
fi

# libical expands rules by ICU, which has other months than ours in some years: those files must have dates there.
gi=
for try in "$python" /usr/bin/python3; do
  [ -n "$gi" ] || ! "$try" -c "import gi; gi.require_version('ICalGLib', '3.0')" 2>/dev/null || gi=$try
done
if [ -n "$gi" ]; then
  for calendar in chinese korean; do
    own=$calendar.json
    "$almanac" anniversaries add 'new year' --lunar 01-01 --id new-year --file "$own" >added.txt
    "$almanac" anniversaries add 'last day' --lunar 12-30 --id last --file "$own" >>added.txt
    "$almanac" anniversaries add 'full moon' --lunar 15 --every month --id full --file "$own" >>added.txt
    "$almanac" anniversaries add 'leap' --lunar 06-29 --leap-month leapMonthIfPresent --id leap --file "$own" >>added.txt
    "$almanac" anniversaries add 'both' --lunar 04-15 --leap-month bothMonths --id both --file "$own" >>added.txt
    "$almanac" anniversaries add 'twelve' --lunar 12-08 --leap-month bothMonths --id twelve --file "$own" >>added.txt
    "$almanac" anniversaries add 'moved on' --lunar 03-30 --missing-day firstDayOfNextMonth --id on --file "$own" >>added.txt
    "$almanac" anniversaries add 'left out' --lunar 09-30 --leap-month bothMonths --missing-day skip --id out --file "$own" >>added.txt
    for table in festivals anniversaries; do
      options=(--calendar "$calendar")
      [ "$table" = festivals ] || options+=(--file "$own")
      for years in 1950..1960 1980..1999 2000..2030 2026..2028 2031..2060 2061..2100; do
        for form in dates rule; do
          "$almanac" export "$table" "${options[@]}" --year "$years" --format ics --recurrence $form 2>told.txt >"$calendar-$table-$years-$form.ics"
        done
      done
    done
    # A process for each calendar: ICU 72 keeps the new years of both in one cache, and mixes them where they differ.
    "$gi" - "$calendar" <<'PYTHON'
import gi, glob, sys
gi.require_version("ICalGLib", "3.0")
from gi.repository import ICalGLib as ical
def days(path):
    found, rules = [], 0
    for block in open(path, encoding="utf-8", newline="").read().replace("\r\n ", "").split("BEGIN:VEVENT")[1:]:
        properties = dict(line.split(":", 1) for line in block.split("\r\n") if ":" in line)
        start = properties["DTSTART;VALUE=DATE"]
        if "RRULE" not in properties:
            found.append(start)
            continue
        rules += 1
        expansion = ical.RecurIterator.new(ical.Recurrence.new_from_string(properties["RRULE"]), ical.Time.new_from_string(start))
        while (day := expansion.next()) is not None and not day.is_null_time():
            found.append(day.as_ical_string())
    return sorted(found), rules
total = 0
for path in sorted(glob.glob(f"{sys.argv[1]}-*-rule.ics")):
    found, rules = days(path)
    expected, none = days(path.replace("-rule", "-dates"))
    assert found == expected and none == 0, (path, set(found) ^ set(expected))
    total += rules
assert total > 50, total
print(f"libical: {total} rules of {sys.argv[1]} expanded to the days of the dates")
PYTHON
  done
else
  skip ICalGLib "apt-get install gir1.2-ical-3.0 python3-gi"
fi
