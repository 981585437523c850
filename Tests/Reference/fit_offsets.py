#!/usr/bin/env python3
"""Offset periods that reproduce a published table of lunar years, for a new file of Data/calendars.

    fit_offsets.py Data/reference/korean_years.tsv

The first day of each month limits the offset from UTC: it is the local day of a new moon. If no single offset fits all months, the
table is split into stretches, and months that do not fit are called errors of the table. Of all ways to do this the one with the
least cost is taken; a change of offset costs as much as three errors. Years whose lengths do not add up to the next new year are
reported and not used.

It reads the instants, Delta T and leap seconds that lunar_years.py beside it reads, and the offsets of all calendars of
Data/calendars, which are as likely as whole and half hours. It needs only Python 3.9.
"""

import bisect
import sys
from collections import namedtuple
from datetime import date, timedelta
from pathlib import Path

import lunar_years

DAY = 86400
# Zones of the Earth and local mean times are within 15 hours of UTC.
LEAST, MOST = -54000.0, 54001.0
# A change of offset must explain this many months, or it is not taken.
CHANGE_COST = 3

# A month of the table; days are counted from 1970-01-01.
Month = namedtuple("Month", "year number is_leap first length")
# The offsets [least, most) that an event allows, and the place of its month in the table.
Bound = namedtuple("Bound", "month reason utc least most")


class Unusable(Exception):
    """A table that cannot be read, or that no offset fits."""


def iso(day):
    return str(date(1970, 1, 1) + timedelta(days=day))


def offset_text(seconds):
    """Returns UTC+07:00, or with seconds if there are any: UTC+07:45:40."""
    hours, rest = divmod(abs(seconds), 3600)
    text = f"UTC{'-' if seconds < 0 else '+'}{hours:02}:{rest // 60:02}"
    return text + (f":{rest % 60:02}" if rest % 60 else "")


def month_text(month):
    name = "leap month" if month.is_leap else "month"
    return f"{name} {month.number} of {month.year} (from {iso(month.first)})"


def read(path):
    """Returns the months of a table, and for each bad year the places of its months and the days that are missing.

    The columns are year, new-year, leap-month (0 for none) and lengths; the last year may have its first months only.
    """
    months, bad, before = [], [], None
    try:
        text = Path(path).read_text(encoding="utf-8")
    except UnicodeDecodeError as problem:
        raise Unusable(f"{path}: not UTF-8 ({problem})") from None
    lines = [line for line in text.splitlines() if not line.startswith("#")][1:]
    for line in lines:
        fields = line.split("\t")
        try:
            year, leap = int(fields[0]), int(fields[2])
            lengths = [int(length) for length in fields[3].split(" ")]
            day = lunar_years.day_number(fields[1])
        except (IndexError, ValueError) as problem:
            raise Unusable(f"{path}: '{line}' is not a year, new year, leap month and lengths ({problem})") from None
        expected = 13 if leap else 12
        if not 1899 <= year <= 2100 or before and year <= before[0]:
            raise Unusable(f"{path}: the year {year} is outside 1899 to 2100, or not in order")
        if not 0 <= leap <= 12 or set(lengths) - {29, 30} or date.fromisoformat(fields[1]).year != year:
            raise Unusable(f"{path}: the leap month, a length or the new year of {year} cannot be right")
        if len(lengths) > expected or len(lengths) < expected and line != lines[-1]:
            raise Unusable(f"{path}: {year} has {len(lengths)} lengths, expected {expected}")
        if before and before[0] + 1 == year:
            missing = day - months[-1].first - months[-1].length
            if missing:
                bad.append((range(before[1], len(months)), missing))
        before = (year, len(months))
        for place, length in enumerate(lengths):
            # With leap month 6 the months at the places are 1, 2, ... 6, leap 6, 7, ...
            number = place if leap and place >= leap else place + 1
            months.append(Month(year, number, bool(leap) and place == leap, day, length))
            day += length
    if not months:
        raise Unusable(f"{path}: the table has no years")
    return months, bad


class Sky:
    """The new moons and the major terms in seconds of UTC since 1970."""

    def __init__(self):
        clock = lunar_years.Clock([("0001-01-01", 0)])

        def utc(julian_day):
            tt = float(julian_day) - lunar_years.EPOCH
            return tt * DAY - clock.tt_minus_utc(tt)

        self.moons = [utc(day) for phase, day in lunar_years.rows("reference/moon_phases.tsv") if phase == "0"]
        terms = [(int(angle), utc(day)) for angle, day in lunar_years.rows("reference/solar_terms.tsv")]
        self.terms = [instant for angle, instant in terms if angle % 30 == 0]
        self.solstices = {
            (date(1970, 1, 1) + timedelta(seconds=instant)).year: instant for angle, instant in terms if angle == 270
        }


def bounds(months, unusable, sky):
    """Returns the bounds in the order of the months, and the places of months that are not within two days of a new moon."""
    found, strange = [], []
    for place, month in enumerate(months):
        if place in unusable:
            continue
        start, end = month.first * DAY, (month.first + month.length) * DAY
        moon = min(sky.moons, key=lambda instant: abs(instant - start - DAY / 2))
        if abs(moon - start - DAY / 2) >= 2 * DAY:
            strange.append(place)
            continue
        found.append(Bound(place, "new moon", moon, start - moon, start - moon + DAY))
        if month.number == 11 and not month.is_leap and month.year in sky.solstices:
            solstice = sky.solstices[month.year]
            found.append(Bound(place, "December solstice", solstice, start - solstice, end - solstice))
        if month.is_leap:
            after = bisect.bisect_right(sky.terms, (start + end) / 2)
            if after > 0:
                term = sky.terms[after - 1]
                found.append(Bound(place, "major term before it", term, -10 * DAY, start - term))
            if after < len(sky.terms):
                term = sky.terms[after]
                found.append(Bound(place, "major term after it", term, end - term, 10 * DAY))
    return found, strange


def partition(bounds):
    """Splits bounds into stretches with one offset each, by the algorithm of Viterbi; returns them and the places of misfits.

    For every offset at which anything changes it keeps the least cost so far. A bound that does not fit costs 1, a change more.
    """
    edges = sorted({LEAST} | {edge for bound in bounds for edge in bound[3:] if LEAST <= edge < MOST})
    cells = []
    for bound in bounds:
        first = bisect.bisect_left(edges, bound.least)
        cells.append((first, max(first, bisect.bisect_left(edges, bound.most))))
    cost, changes, origins = [0] * len(edges), [], []
    for first, end in cells:
        least = min(cost)
        origins.append(cost.index(least))
        changes.append({cell for cell, value in enumerate(cost) if least + CHANGE_COST < value})
        cost = [min(value, least + CHANGE_COST) + (not first <= cell < end) for cell, value in enumerate(cost)]
    cell, end = cost.index(min(cost)), len(bounds)
    stretches, misfits = [], []
    for place in reversed(range(len(bounds))):
        if not cells[place][0] <= cell < cells[place][1]:
            misfits.append(place)
        if cell in changes[place] and place > 0:
            stretches.append(range(place, end))
            end, cell = place, origins[place]
    stretches.append(range(0, end))
    return stretches[::-1], misfits[::-1]


def day_of(bound, offset):
    return int((bound.utc + offset) // DAY)


def margin_text(bound, offset):
    second = (bound.utc + offset) % DAY
    seconds = second if second < DAY / 2 else second - DAY
    return f"{abs(seconds):.1f} s {'before' if seconds < 0 else 'after'} midnight"


class Stretch:
    """A span of time with one offset: `least` and `most` limit those that fit all its months but the misfits."""

    least = LEAST
    most = MOST
    # The first and last day on which it may have begun, and the likelier one: a first of January if there is one.
    beginnings = first_day = None


class Fit:
    """The stretches of a table, and its likely errors as pairs of a month and a reason, in the order of time."""

    def __init__(self, path):
        self.path = path
        self.months, bad = read(path)
        calendars = [lunar_years.rows(f"calendars/{file.name}") for file in (lunar_years.DATA / "calendars").glob("*.tsv")]
        self.known = sorted({int(row[1]) for rows in calendars for row in rows})
        self.round = [*range(-54000, 54001, 1800), *self.known]
        sky = Sky()
        unusable = {place for places, _ in bad for place in places}
        self.bounds, strange = bounds(self.months, unusable, sky)
        parts, self.misfits = partition(self.bounds) if self.bounds else ([], [])
        if 2 * (len(self.misfits) + len(strange) + len(unusable)) > len(self.months):
            raise Unusable(f"{path}: no offset from UTC fits more than half of the {len(self.months)} months")
        self.stretches = list(self.found_stretches(parts))
        suspects = []
        for places, missing in bad:
            days = "1 day" if abs(missing) == 1 else f"{abs(missing)} days"
            side = "short of" if missing > 0 else "beyond"
            reason = f"the lengths of its year are {days} {side} the next new year, so the year was not used"
            suspects.append((self.months[places[0]], reason))
        suspects += [(self.months[place], "no new moon is within two days of its first day") for place in strange]
        suspects += [self.misfit(self.bounds[place]) for place in self.misfits]
        suspects += self.differences([month for place, month in enumerate(self.months) if place not in unusable])
        # Of several reasons, the first is the most direct one.
        reasons = {}
        for month, reason in suspects:
            reasons.setdefault(month, reason)
        self.suspects = sorted(reasons.items(), key=lambda item: item[0].first)

    def rows(self):
        """Returns the first day and the offset of each period, as files of Data/calendars have them."""
        return [
            ("0001-01-01" if index == 0 else iso(stretch.first_day), stretch.offset)
            for index, stretch in enumerate(self.stretches)
        ]

    def misfit(self, bound):
        month = self.months[bound.month]
        offset = [s.offset for s in self.stretches if s.first_day is None or s.first_day <= month.first][-1]
        rounder = [other for s in self.stretches for other, _ in s.rounder if bound.least <= other < bound.most]
        reason = (
            f"its {bound.reason} is on {iso(day_of(bound, offset))} by {offset_text(offset)}, {margin_text(bound, offset)}"
        )
        return month, reason + (f"; by {offset_text(rounder[0])} it is right" if rounder else "")

    def differences(self, published):
        """Returns the months to which the rule gives another name or first day with the offsets found."""
        ours = {}
        for year, new_year, leap, lengths in lunar_years.lunar_years(lunar_years.Clock(self.rows())):
            day = (new_year - date(1970, 1, 1)).days
            for place, length in enumerate(lengths):
                number = place if leap and place >= leap else place + 1
                ours[day] = (year, number, bool(leap) and place == leap)
                day += length
        for month in published:
            # Months at the ends may be outside the years of the instants.
            if not min(ours) <= month.first <= max(ours):
                continue
            own = ours.get(month.first)
            if own is None:
                yield month, "by the rule no month begins on this day"
            elif own != month[:3]:
                yield month, f"by the rule this is {month_text(Month(*own, month.first, month.length))}"

    def common(self, places):
        """Returns the limits of the offsets that fit all bounds at some places, except the misfits."""
        own = [self.bounds[place] for place in places if place not in self.misfits]
        return max([LEAST] + [bound.least for bound in own]), min([MOST] + [bound.most for bound in own])

    def reach(self, places, limits):
        """Returns how many of some places, from the first on, fit one of the offsets within the limits as well."""
        least, most = limits
        for count, place in enumerate(places):
            if place not in self.misfits:
                least, most = max(least, self.bounds[place].least), min(most, self.bounds[place].most)
                if least >= most:
                    return count
        return len(places)

    def found_stretches(self, parts):
        """Yields the stretches.

        A change of offset can be anywhere between two months: the last one that only the earlier offset fits, and the first one
        that only the later offset fits. Months between them belong to neither stretch.
        """
        start, last_day = 0, None
        for index, part in enumerate(parts):
            end = next_start = part.stop
            if index + 1 < len(parts):
                following = parts[index + 1]
                end -= self.reach(range(end - 1, start - 1, -1), self.common(following))
                next_start = end + self.reach(range(end, following.stop), self.common(range(start, max(end, start + 1))))
            stretch = Stretch()
            stretch.least, stretch.most = self.common(range(start, end))
            stretch.offset = self.roundest(stretch.least, stretch.most)
            own = [self.bounds[place] for place in range(start, end) if place not in self.misfits]
            stretch.deciding = [max(own, key=lambda bound: bound.least), min(own, key=lambda bound: bound.most)]
            if last_day is not None:
                first_day = day_of(self.bounds[start], stretch.offset)
                stretch.beginnings = (min(last_day + 1, first_day), first_day)
                year = int(iso(stretch.beginnings[0])[:4])
                januaries = [lunar_years.day_number(f"{year + more}-01-01") for more in (0, 1)]
                likely = [day for day in januaries if stretch.beginnings[0] <= day <= first_day]
                stretch.first_day = (likely or stretch.beginnings)[0]
            stretch.rounder = [] if stretch.offset in self.round else self.alternatives(part)
            yield stretch
            last_day, start = day_of(own[-1], stretch.offset), next_start

    def is_narrow(self, stretch):
        """Whether an error of the table, or of two sigma of Delta T in the deciding months, may have decided the offset."""
        sigma = {int(year): float(value) for year, _, value, *_ in lunar_years.rows("time/delta_t.tsv")}
        error = sum(4 * sigma[int(iso(day_of(bound, 0))[:4])] for bound in stretch.deciding)
        return stretch.most - stretch.least < max(30, error)

    def alternatives(self, places):
        """Returns the three round offsets that fit the most months, each with the months that it does not fit."""
        found = []
        for offset in sorted(set(self.round)):
            bounds = [self.bounds[place] for place in places]
            months = {bound.month for bound in bounds if not bound.least <= offset < bound.most}
            found.append((offset, [self.months[month] for month in sorted(months)]))
        return sorted(found, key=lambda item: len(item[1]))[:3]

    def roundest(self, least, most):
        """Returns a whole or half hour if possible, else the offset of a calendar, a minute, or a second."""
        middle = (least + most) / 2
        near = [round(middle / unit) * unit for unit in (3600, 1800, 60, 1)]
        return next((offset for offset in near[:2] + self.known + near[2:] if least <= offset < most), int(middle))

    def text(self):
        years = sorted({month.year for month in self.months})
        lines = [f"{self.path}: {len(self.months)} months of {years[0]} to {years[-1]}"]
        missing = [str(year) for year in range(years[0], years[-1]) if year not in years]
        lines += [f"without {', '.join(missing)}"] if missing else []
        for index, stretch in enumerate(self.stretches):
            later = self.stretches[index + 1 :]
            end = iso(later[0].first_day - 1) if later else None
            first = None if stretch.first_day is None else iso(stretch.first_day)
            span = f"{first} to {end}" if first and end else f"from {first}" if first else f"to {end}" if end else "the whole table"
            least, last = -int(-stretch.least // 1), -int(-stretch.most // 1) - 1
            lines += [
                "",
                f"{index + 1}. {span}: {offset_text(stretch.offset)}, {stretch.offset:+} s",
                f"   every offset from {least:+} to {last:+} s fits"
                + (": the table is too short to tell" if last - least > 6 * 3600 else ""),
            ]
            if stretch.beginnings:
                lines.append("   it may have begun on any day from {} to {}".format(*map(iso, stretch.beginnings)))
            for bound, word in zip(stretch.deciding, ["less", "more"]):
                month = month_text(self.months[bound.month])
                lines.append(f"   not {word}, because of {month}: its {bound.reason} is {margin_text(bound, stretch.offset)}")
            if self.is_narrow(stretch):
                lines.append("   that is so narrow that an error of the table or of Delta T may have decided it")
            if stretch.rounder:
                lines.append("   no round offset fits; the best ones, and the months that they do not fit:")
            for offset, months in stretch.rounder:
                count = "1 month" if len(months) == 1 else f"{len(months)} months"
                days = ", ".join(iso(month.first) for month in months[:8]) + (" and others" if len(months) > 8 else "")
                lines.append(f"     {offset_text(offset)}: {count}, from {days}")
        lines.append("")
        if self.suspects:
            lines.append(f"Likely errors of the table: {len(self.suspects)}")
            lines += [f"  {month_text(month)}: {reason}" for month, reason in self.suspects]
        else:
            lines.append("By the rule with these offsets no month of the table differs.")
        lines += ["", "Rows for a file of Data/calendars, in which a law or a publication should replace the last field:"]
        lines += [f"{day}\t{offset:+}\t{offset_text(offset)}: fits {self.path}" for day, offset in self.rows()]
        return "\n".join(lines)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: fit_offsets.py TABLE")
    try:
        print(Fit(sys.argv[1]).text())
    except (Unusable, OSError) as problem:
        sys.exit(f"fit_offsets.py: {problem}")
