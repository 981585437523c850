from functools import cache
import sxtwl
from asking import answer, beijing
def lunar(day):
    date = sxtwl.fromSolar(day.year, day.month, day.day)
    return date.getLunarYear(), date.getLunarMonth(), date.isLunarLeap(), date.getLunarDay()
def civil(year, month, leap, day):
    date = sxtwl.fromLunar(year, month, day, leap)
    return f"{date.getSolarYear():04}-{date.getSolarMonth():02}-{date.getSolarDay():02}"
terms = cache(sxtwl.getJieQiByYear)
def term(year, longitude):
    own = [sxtwl.JD2DD(t.jd) for t in (*terms(year - 1), *terms(year)) if t.jqIndex == (longitude - 270) % 360 // 15]
    at = next(t for t in own if int(t.Y) == year)
    return beijing(*(int(n) for n in (at.Y, at.M, at.D, at.h, at.m)), at.s)
answer(lunar, civil, term)
