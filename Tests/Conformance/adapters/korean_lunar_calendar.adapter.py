from korean_lunar_calendar import KoreanLunarCalendar
from asking import answer
calendar = KoreanLunarCalendar()
def lunar(day):
    if calendar.setSolarDate(day.year, day.month, day.day):
        return calendar.lunarYear, calendar.lunarMonth, calendar.isIntercalation, calendar.lunarDay
def civil(year, month, leap, day):
    return calendar.setLunarDate(year, month, day, leap) and calendar.SolarIsoFormat()
answer(lunar, civil)
