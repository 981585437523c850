import sys
from vnlunar import convert_solar_to_lunar, convert_lunar_to_solar, get_lunar_date, get_solar_date
from asking import answer
zone = [7.0] if "--utc7" in sys.argv else []
def lunar(day):
    date = (convert_solar_to_lunar if zone else get_lunar_date)(day.day, day.month, day.year, *zone)
    return date["year"], date["month"], date["leap"], date["day"]
def civil(year, month, leap, day):
    date = (convert_lunar_to_solar if zone else get_solar_date)(day, month, year, int(leap), *zone)
    numbers = (date["year"], date["month"], date["day"]) if isinstance(date, dict) else date[::-1]
    return "%04d-%02d-%02d" % numbers
answer(lunar, civil)
