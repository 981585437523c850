from borax.calendars.lunardate import LunarDate
from asking import answer
def lunar(day):
    date = LunarDate.from_solar(day)
    return date.year, date.month, date.leap, date.day
answer(lunar, lambda year, month, leap, day: LunarDate(year, month, day, int(leap)).to_solar_date())
