from vi_lunaire import lunar_to_solar, solar_to_lunar
from asking import answer
def lunar(day):
    date = solar_to_lunar(day.year, day.month, day.day)
    return date.year, date.month, date.leap, date.day
answer(lunar, lambda year, month, leap, day: lunar_to_solar(year, month, day, leap))
