import sys
from datetime import date
import icu
from asking import answer
calendar = "dangi" if "--korean" in sys.argv else "chinese"
form = icu.SimpleDateFormat("r M d", icu.Locale(f"en@calendar={calendar}"))
form.setTimeZone(icu.TimeZone.createTimeZone("UTC"))
def lunar(day):
    # A leap month is 6bis.
    year, month, number = form.format((day - date(1970, 1, 1)).days * 86400.0).split()
    return year, month.removesuffix("bis"), month.endswith("bis"), number
answer(lunar)
