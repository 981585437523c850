import sys
from datetime import date, timedelta
import icu
from asking import answer
# Years of ICU's Korean calendar and of its Chinese one are counted from 2333 BC and from 2637 BC.
name, epoch = ("dangi", 2333) if "--korean" in sys.argv else ("chinese", 2637)
calendar = icu.Calendar.createInstance(icu.TimeZone.createTimeZone("UTC"), icu.Locale(f"en@calendar={name}"))
F = icu.UCalendarDateFields
def lunar(day):
    calendar.setTime((day - date(1970, 1, 1)).days * 86400.0)
    year, month, leap, number = (calendar.get(f) for f in (F.EXTENDED_YEAR, F.MONTH, F.IS_LEAP_MONTH, F.DAY_OF_MONTH))
    return year - epoch, month + 1, leap, number
answer(lunar)
