from datetime import datetime
from cnlunar import Lunar
from asking import answer
def lunar(day):
    date = Lunar(datetime(day.year, day.month, day.day, 12))
    return date.lunarYear, date.lunarMonth, date.isLunarLeapMonth, date.lunarDay
answer(lunar)
