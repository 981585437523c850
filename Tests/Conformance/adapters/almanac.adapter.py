"""The command: usage: almanac.adapter.py ALMANAC CALENDAR"""
import csv, subprocess, sys
from asking import answer
def rows(table, *words):
    return csv.DictReader(subprocess.check_output([sys.argv[1], "export", table, "--calendar", sys.argv[2], *words], text=True).splitlines())
days = {row["date"]: (row["year"], row["month"], row["is_leap_month"] == "true", row["day"]) for row in rows("days")}
terms = {(row["utc"][:4], row["longitude"]): row for row in rows("terms", "--year", "1900..2100")}
# The day of a term is by the clock of the calendar.
answer(lambda day: days[str(day)], None, lambda year, longitude: terms[str(year), str(longitude)])
