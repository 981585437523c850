from lunardate import LunarDate
from asking import answer
def lunar(day):
    date = LunarDate.from_solar_date(day.year, day.month, day.day)
    return date.year, date.month, date.is_leap_month, date.day
answer(lunar, lambda year, month, leap, day: LunarDate(year, month, day, leap).to_solar_date())
