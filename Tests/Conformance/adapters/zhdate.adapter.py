from datetime import datetime
from zhdate import ZhDate
from asking import answer
def lunar(day):
    date = ZhDate.from_datetime(datetime(day.year, day.month, day.day))
    return date.lunar_year, date.lunar_month, date.leap_month, date.lunar_day
answer(lunar, lambda year, month, leap, day: ZhDate(year, month, day, leap).to_datetime().date())
