from tyme4py.lunar import LunarDay
from tyme4py.solar import SolarDay, SolarTerm
from asking import answer, beijing
def lunar(day):
    date = SolarDay.from_ymd(day.year, day.month, day.day).get_lunar_day()
    return date.get_year(), abs(date.get_month()), date.get_month() < 0, date.get_day()
def civil(year, month, leap, day):
    date = LunarDay.from_ymd(year, -month if leap else month, day).get_solar_day()
    return f"{date.get_year():04}-{date.get_month():02}-{date.get_day():02}"
def term(year, longitude):
    at = SolarTerm.from_index(year, (longitude - 270) % 360 // 15 or 24).get_julian_day().get_solar_time()
    return beijing(at.get_year(), at.get_month(), at.get_day(), at.get_hour(), at.get_minute(), at.get_second())
answer(lunar, civil, term)
