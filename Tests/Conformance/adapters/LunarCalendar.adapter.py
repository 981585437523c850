from lunarcalendar import Converter, Lunar, Solar
from asking import answer
def lunar(day):
    date = Converter.Solar2Lunar(Solar.from_date(day))
    return date.year, date.month, date.isleap, date.day
answer(lunar, lambda year, month, leap, day: Converter.Lunar2Solar(Lunar(year, month, day, leap)).to_date())
