"""Reads questions, and writes the answers of a library: none where it raises an error, or has none."""
import sys
from datetime import date, datetime, timedelta


def beijing(year, month, day, hour, minute, second):
    """A moment by the clock of Beijing."""
    return datetime(year, month, day, hour, minute) + timedelta(seconds=second)


def answer(lunar=None, civil=None, term=None):
    """Answers until the input ends.

    lunar(date) gives (year, month, is_leap, day); civil(year, month, is_leap, day) gives a date, or its text; term(year,
    longitude) gives the moment of a solar term by the clock of Beijing, a datetime or text in its form,
    or a dict with its date and its instant in UTC as texts.
    """
    for line in sys.stdin:
        words = line.split()
        try:
            if len(words) == 2:
                year, month, leap, day = lunar(date.fromisoformat(words[1]))
                print(year, month, str(bool(leap)).lower(), day)
            elif len(words) == 5:
                print(civil(int(words[1]), int(words[2]), words[3] == "true", int(words[4])) or "none")
            else:
                at = term(int(words[-2]), int(words[-1]))
                if isinstance(at, dict):
                    print(at["utc" if words[0] == "instant" else "date"])
                    continue
                at = at if isinstance(at, datetime) else datetime.fromisoformat(at)
                instant = (at - timedelta(hours=8)).replace(microsecond=0).isoformat() + "Z"
                print(instant if words[0] == "instant" else at.date())
        except Exception:
            print("none")
