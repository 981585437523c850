#!/usr/bin/env python3
"""Lunar years 1899-2100 by the rule, for a calendar of Data/calendars: the tables Data/reference/de431_*.tsv.

    lunar_years.py              compare all these tables with what the program finds
    lunar_years.py vietnamese   write Data/reference/de431_vietnamese.tsv anew, after a change of its eras

It reads the instants of solar_terms.tsv and moon_phases.tsv, Delta T and leap seconds of Data/time, and the eras of the
calendar, and nothing else. It shares no code with the Swift compiler, so that a mistake of one is seen in the other. It needs
only Python 3.9.

The rule (GB/T 33661-2017): a month begins on the civil day of the new moon; the month that contains the December solstice is
month 11; if there are 13 months from one month 11 to the next, the first of them without a major term (the Sun at a multiple
of 30 degrees) is a leap month and repeats the number of the month before it.
"""

import bisect
import sys
from datetime import date, timedelta
from pathlib import Path

DATA = Path(__file__).resolve().parents[2] / "Data"
# The Julian day of 1970-01-01T00:00, from which days are counted here.
EPOCH = 2440587.5
TT_MINUS_TAI = 32.184


def rows(path):
    """Returns the rows of a table as lists of fields, without comments and column names."""
    lines = [line for line in (DATA / path).read_text().splitlines() if not line.startswith("#")]
    return [line.split("\t") for line in lines[1:]]


def day_number(text):
    """Returns the days from 1970-01-01 to a date such as 2026-02-17."""
    return (date.fromisoformat(text) - date(1970, 1, 1)).days


class Clock:
    """The civil clock of a calendar, which gives the local day of an instant in TT."""

    def __init__(self, eras):
        """Takes eras as pairs of a first day such as 1968-01-01 and an offset in seconds.

        An era begins at the midnight of its own offset. The decisions of Data/time/change_overs.tsv, so far none, are not read.
        """
        self.delta_t = {int(year): float(seconds) for year, seconds, *_ in rows("time/delta_t.tsv")}
        self.leap_seconds = [(day_number(day), int(value)) for day, value in rows("time/leap_seconds.tsv")]
        self.eras = [(day_number(day) - int(offset) / 86400, int(offset)) for day, offset in eras]

    def tt_minus_utc(self, tt):
        """Returns TT minus civil time in seconds: by leap seconds from 1972, before by Delta T, linear between 1 Januaries."""
        for day, value in reversed(self.leap_seconds):
            difference = TT_MINUS_TAI + value
            if tt >= day + difference / 86400:
                return difference
        year = (date(1970, 1, 1) + timedelta(days=int(tt // 1))).year
        start, end = day_number(f"{year}-01-01"), day_number(f"{year + 1}-01-01")
        part = (tt - start) / (end - start)
        return self.delta_t[year] * (1 - part) + self.delta_t[year + 1] * part

    def day(self, julian_day):
        """Returns the local day of an instant, counted from 1970-01-01."""
        tt = julian_day - EPOCH
        utc = tt - self.tt_minus_utc(tt) / 86400
        offset = [offset for start, offset in self.eras if start <= utc][-1]
        return int((utc + offset / 86400) // 1)


def lunar_years(clock):
    """Yields year, first day, leap month (0 for none) and lengths of the months of every lunar year of the instants."""
    terms = [(int(longitude), clock.day(float(day))) for longitude, day in rows("reference/solar_terms.tsv")]
    starts = [clock.day(float(day)) for phase, day in rows("reference/moon_phases.tsv") if phase == "0"]
    solstices = [bisect.bisect(starts, day) - 1 for longitude, day in terms if longitude == 270]
    majors = {bisect.bisect(starts, day) - 1 for longitude, day in terms if longitude % 30 == 0}
    months = []  # number, whether it is a leap month, first day, length
    for first, end in zip(solstices, solstices[1:]):
        empty = [month for month in range(first + 1, end) if month not in majors]
        leap = empty[0] if end - first == 13 else None
        number = 10
        for month in range(first, end):
            number += month != leap
            months.append(((number - 1) % 12 + 1, month == leap, starts[month], starts[month + 1] - starts[month]))
    new_years = [place for place, (number, is_leap, *_) in enumerate(months) if number == 1 and not is_leap]
    for first, end in zip(new_years, new_years[1:]):
        year = months[first:end]
        leap_month = next((number for number, is_leap, *_ in year if is_leap), 0)
        new_year = date(1970, 1, 1) + timedelta(days=year[0][2])
        yield new_year.year, new_year, leap_month, [length for *_, length in year]


HEADER = """\
# title: Lunar years 1899-2100 of the calendar CALENDAR, by an independent program from JPL DE431
# authority: an independent program on JPL DE431
# source: JPL DE431 (Folkner W. et al. 2014, The planetary and lunar ephemerides DE430 and DE431, IPN Progress Report 42-196); \
rule of GB/T 33661-2017
# publisher: Almanac
# licence: CC0-1.0
# obtained: computed by Tests/Reference/lunar_years.py from the instants of solar_terms.tsv and moon_phases.tsv beside this \
file, with Delta T and leap seconds of Data/time and the zone eras of Data/calendars; no published table consulted
# units: new-year = first civil day; leap-month = number of the month that is repeated, 0 for none; lengths = days of the \
months in order
# records: 202
year\tnew-year\tleap-month\tlengths
"""


def table(calendar):
    """Returns the whole text of the table of a calendar."""
    eras = [(day, offset) for day, offset, _ in rows(f"calendars/{calendar}.tsv")]
    lines = [
        f"{year}\t{new_year}\t{leap_month}\t{' '.join(map(str, lengths))}\n"
        for year, new_year, leap_month, lengths in lunar_years(Clock(eras))
        if 1899 <= year <= 2100
    ]
    return HEADER.replace("CALENDAR", calendar) + "".join(lines)


def path(calendar):
    return DATA / "reference" / f"de431_{calendar.replace('-', '_')}.tsv"


def main(calendars):
    for calendar in calendars:
        if not (DATA / "calendars" / f"{calendar}.tsv").exists():
            sys.exit(f"lunar_years.py: there is no calendar Data/calendars/{calendar}.tsv")
        path(calendar).write_text(table(calendar))
        print(f"wrote Data/reference/{path(calendar).name}")
    if calendars:
        return
    different = False
    for file in sorted((DATA / "calendars").glob("*.tsv")):
        if not path(file.stem).exists():
            continue
        new, old = table(file.stem).splitlines(), path(file.stem).read_text().splitlines()
        changed = sum(one != other for one, other in zip(new, old)) + abs(len(new) - len(old))
        print(f"Data/reference/{path(file.stem).name}: " + (f"{changed} lines differ" if changed else "as computed"))
        different = different or changed > 0
    sys.exit(different)


if __name__ == "__main__":
    main(sys.argv[1:])
