from cnlunardate import cnlunardate
from asking import answer
def lunar(day):
    date = cnlunardate.fromsolardate(day)
    return date.year, date.month, date.isLeapMonth, date.day
answer(lunar, lambda year, month, leap, day: cnlunardate(year, month, day, leap).tosolardate())
