from lunar_python import Lunar, LunarYear, Solar
from asking import answer
TERMS = "小寒 大寒 立春 雨水 惊蛰 春分 清明 谷雨 立夏 小满 芒种 夏至 小暑 大暑 立秋 处暑 白露 秋分 寒露 霜降 立冬 小雪 大雪 冬至".split()
def lunar(day):
    date = Solar.fromYmd(day.year, day.month, day.day).getLunar()
    return date.getYear(), abs(date.getMonth()), date.getMonth() < 0, date.getDay()
def civil(year, month, leap, day):
    return Lunar.fromYmd(year, -month if leap else month, day).getSolar().toYmd()
def term(year, longitude):
    table = Lunar.fromYmd(year, 6, 1).getJieQiTable()
    name = TERMS[(longitude - 285) % 360 // 15]
    return table["DONG_ZHI" if name == "冬至" else name].toYmdHms()
answer(lunar, civil, term)
