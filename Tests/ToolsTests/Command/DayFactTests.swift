import Almanac
import DayAlmanac
import Foundation
import Testing

/// The answers of the verbs about days, as printed calendars, almanacs, laws and observatories have it.
struct DayFactTests {
  private static let factsForPrograms = """
    # The year of the horse began on 2026-02-17; in its month 1 a day of Tuất has the spirit Tư Mệnh.
    date 2026-02-17 | yearCanChi = Bính Ngọ | monthCanChi = Canh Dần | dayCanChi = Nhâm Tuất | nayin = Đại Hải Thủy \
    | element = Thủy | animal = chó | truc = Thành | mansion = Thất | daySpirit = Tư Mệnh | isAuspicious = true \
    | spiritGrade = ordinary | monthRule = lunar | luckyHours = Dần, Thìn, Tỵ, Thân, Dậu, Hợi | opposite = Thìn \
    | joyDirection = Nam | hours.count = 12 | hours.0.fromHour = 23 | hours.0.toHour = 1 | hours.0.canChi = Canh Tý \
    | hours.0.fromDate = 2026-02-16 | hours.0.toDate = 2026-02-17 | hours.11.toDate = 2026-02-17 | monthName = Giêng \
    | hours.2.isAuspicious = true | weekday = 2 | weekdayName = T3 | festivals.0.id = tet \
    | festivals.0.kind = public | festivals.0.daysOff = 5 | festivals.0.firstPaidDay = 2026-02-17 \
    | festivals.0.lastPaidDay = 2026-02-17 | festivals.0.othersDecided = true | festivals.0.countedWith = null
    # lunar_python 1.4.8 has 丙子 at 23:30 of the evening before and at 0:30, and 戊子 at 23:30 of the day.
    date 1988-02-15 --calendar chinese --language zh | dayCanChi = 庚子 | hours.0.canChi = 丙子 | hours.0.fromDate = 1988-02-14 \
    | hours.0.fromHour = 23 | hours.0.toDate = 1988-02-15 | hours.0.toHour = 1 | lateHour.canChi = 戊子 \
    | lateHour.fromDate = 1988-02-15 | lateHour.fromHour = 23 | lateHour.toDate = 1988-02-16 | lateHour.toHour = 1
    date 2025-07-26 | monthName = Sáu nhuận
    date 2025-07-26 --language en | monthName = Sixth Monthbis
    lunar 2025-06L-01 --language zh | monthName = 闰六月
    lunar 2025-06L-01 --language ko | monthName = 윤6월
    date 2026-02-16 | festivals.0.countedWith = tet
    # VnExpress of 2026-02-25 on the birthday of the Jade Emperor; the Tin Hau festival of Hong Kong was on 2026-05-09.
    date 2026-02-25 --language vi | festivals.0.id = via_ngoc_hoang | festivals.0.about = Ngày vía Ngọc Hoàng Thượng đế, vị \
    thần cai quản trời; nhiều nơi cúng vào đêm mùng 8.
    date 2026-05-09 --calendar chinese --language zh | festivals.0.id = mazu | festivals.0.about = 海上保护神妈祖的诞辰。
    festivals 2026-05-08 --calendar korean --language ko | 0.id = eobeoi | 0.name = 어버이날
    # Temples keep days of Quan Âm, and readers may leave them out.
    date 2026-04-06 | festivals.0.id = via_quan_am_1 | festivals.0.group = devotions
    date 2026-04-06 --groups none | festivals.count = 0
    # Phan Kế Bính has the 5th, 14th and 23rd of every month as days that people avoid; nobody sees them unasked. 2025-07-29 was the 5th of a leap month.
    date 2026-03-02 | festivals.count = 0
    date 2026-03-02 --groups taboo-days | festivals.0.id = nguyet_ky | festivals.0.group = taboo-days
    date 2025-07-29 --groups all | festivals.0.id = nguyet_ky
    date nguyệt␣kỵ␣2027 --at 2026-11-30T05:00:00Z | date = 2027-01-12 | festivals.0.id = nguyet_ky
    festivals 2026-03-02 --groups taboo-days | 0.id = nguyet_ky | 0.kind = traditional
    export days 2026-03-01..2026-03-02 | 0.festivalIds.count = 0 | 1.festivalIds.count = 0
    export days 2026-03-01..2026-03-02 --groups all | 0.festivalIds.0 = tam_nuong | 1.festivalIds.0 = nguyet_ky
    # 2024-07-15 was 초복.
    date 2024-07-15 --calendar korean | dogDays = 1
    date 2024-07-15 --calendar korean --groups none | dogDays = null
    export days 2024-07-15..2024-07-16 --calendar korean --groups none | 1.dogDays = null
    export days 2024-07-15..2024-07-16 --calendar korean | 1.dogDays = 1
    date 2026-02-17 --language en | nayin = water of the great sea | truc = Success | yearCanChi = Bính Ngọ \
    | luckyHours = Dần, Thìn, Tỵ, Thân, Dậu, Hợi | dayCanChi = Nhâm Tuất
    date 2026-02-17 --language en --calendar chinese | yearCanChi = bǐng wǔ
    date 2026-02-17 --language zh | daySpirit = 司命 | mansion = 室
    # Two days before the new year the months of the two customs differ. A day of Thân is Phá in a solar month of Dần;
    # its spirit is counted from Tuất in month Sửu, from Tý in month Dần.
    date 2026-02-15 | monthCanChi = Kỷ Sửu | truc = Phá | daySpirit = Tư Mệnh
    date 2026-02-15 --calendar chinese | monthCanChi = Canh Dần | truc = Phá | daySpirit = Thiên Lao \
    | monthRule = solar-terms
    date 2023-06-01 --language en | yearAnimal = cat
    date 2023-06-01 --language en --calendar chinese | yearAnimal = rabbit
    date 2025-07-25 | date = 2025-07-25 | calendar = vietnamese | certain = true | lunar = 2025-06L-01 \
    | yearCanChi = Ất Tỵ | monthCanChi = Quý Mùi | dayCanChi = Ất Mùi | solarTermEvent.longitude = 120
    date 2072-12-20 | certain = false | alternative = 2072-12-10 | margin = -3 | assumption = future-utc
    # In the Chinese calendar midnight is at another instant, so this date is certain.
    date 2072-12-20 --calendar chinese | certain = true
    # Japanese calendars of 2026 print these; the new year of the old calendar is 先勝. Other calendars have none.
    date 2026-02-17 --calendar japanese | rokuyo = sensho | festivals.count = 0
    date 2026-01-01 --calendar japanese | rokuyo = taian | off = true | offFestivalId = ganjitsu
    date 2026-02-17 | rokuyo = null
    # 半夏生 of Japan's almanacs is on 2 July; China has the same name for the same 5°, here from the same day on.
    date 2026-07-02 --calendar japanese | pentad = 30 | pentadName = 半夏生 | pentadUtc = 2026-07-01T20:04:12Z
    date 2026-07-01 --calendar chinese | pentad = 29 | pentadName = 蜩始鸣
    # In the winter of 2033 nobody decides which month is the leap month of Japan; China and Vietnam have a rule.
    date 2033-12-25 --calendar japanese | certain = false | disputed.firstDay = 2033-08-25 \
    | disputed.lastDay = 2034-03-19 | disputed.leapMonth = 11 \
    | festivals.count = 0
    # Certain, and another date in the tables of the Hong Kong Observatory.
    date 2057-10-27 --calendar chinese | certain = true | publishedDifferences.count = 1 \
    | publishedDifferences.0.authority = Hong Kong Observatory | publishedDifferences.0.firstDay = 2057-10-27 \
    | publishedDifferences.0.lastDay = 2057-10-27 | publishedDifferences.0.theirs = 2057-09-30
    date 2054-05-08 | publishedDifferences.0.theirs = 2054-04-02
    calendars | chinese.publishedDifferences.0.authority = Hong Kong Observatory | japanese.publishedDifferences.count = 0
    date 1900-01-02 --calendar korean | festivals.count = 0
    lunar 2100-12-01 | date = 2100-12-31
    # 2 October is a paid day of China's National Day.
    date 2026-10-02 --calendar chinese | festivals.0.id = guoqing \
    | festivals.0.date = 2026-10-01 | festivals.0.lastPaidDay = 2026-10-03
    terms 2026 | count = 24 | 5.name = Xuân phân | 5.longitude = 0 | 5.tt = 2026-03-20T14:47:07 \
    | 5.date = 2026-03-20
    # The term of 2098 is ten seconds before midnight, and UTC may lose leap seconds until then; in 2038 not four. The
    # solstice of 1951 was certainly two seconds after midnight.
    terms 2098-10 | 0.certain = false | 0.alternative = 2098-10-08
    terms 2038-07 | 1.longitude = 120 | 1.margin = -4 | 1.certain = true
    date 2098-10-09 | certain = true | solarTermEvent.certain = false | moon.certain = true
    date 2072-08-28 --calendar chinese | certain = false | moon.certain = false
    terms 1951-12-22..1951-12-23 --calendar chinese | 0.longitude = 270 | 0.certain = true
    phases 2072-12-08..2072-12-10 | 0.phase = new | 0.alternative = 2072-12-10
    # The United States Naval Observatory has this full Moon on 1 May 2026 at 17:23 UTC, the next day in Vietnam.
    phases 2026-05-02 | count = 1 | 0.phase = full | 0.date = 2026-05-02
    phases 2026-05-01 | count = 0
    phases 1900-01-01 | 0.utc = 1900-01-01T13:51:58Z
    seasons 2026 --zone Asia/Ho_Chi_Minh | count = 4 | 0.date = 2026-03-20 | 1.date = 2026-06-21 \
    | 2.date = 2026-09-23 | 3.date = 2026-12-22 | 0.season = spring | 3.season = winter | 0.daysSincePrevious = 89 \
    | 1.daysSincePrevious = 93 | 2.daysSincePrevious = 94 | 3.daysSincePrevious = 90
    # The Sun of the day before sets after midnight.
    sun 2026-06-21 --latitude 64.1466 --longitude -21.9426 --zone Atlantic/Reykjavik | kind = normal \
    | zone = Atlantic/Reykjavik | events.count = 5 | events.0.event = sunset | events.1.event = sunrise \
    | events.2.event = golden-hour-ends | events.3.event = noon | events.4.event = golden-hour-begins
    # The local date there is one day ahead of UTC.
    sun --latitude 0 --longitude 180 --at 2026-06-20T12:00:00Z | date = 2026-06-21 | zone = null
    sun 2026-06-21..2026-06-22 --latitude 80 --longitude 0 | 0.sunrise = null | 1.kind = polar-day
    # The days of Tết and of the Chinese new year as printed in calendars.
    next tet --at 2026-02-16T12:00:00+07:00 | date = 2026-02-17 | daysToGo = 1
    next tết --at 2026-02-17T12:00:00+07:00 | date = 2026-02-17 | daysToGo = 0
    NEXT TẾT --at 2026-02-18T12:00:00+07:00 | date = 2027-02-06 | daysToGo = 353
    next chunjie --calendar chinese --at 2027-01-01T12:00:00+08:00 | daysToGo = 36
    next trung thu --at 2025-07-01T12:00:00+07:00 | date = 2025-10-06 | daysToGo = 97
    # 2025-07-25 is the first of leap month 6, which recurs in month 6; 2026-02-16 is day 29 of month 12.
    next 2026-06-14 --anniversary lunar --at 2026-06-14T00:00:00Z | daysToGo = 0
    next 2026-06-14 --anniversary lunar --at 2026-06-15T00:00:00Z | date = 2027-06-03
    next 2030-01-01 --anniversary lunar --at 2026-06-15T00:00:00Z | date = 2030-01-01 | daysToGo = 1296
    next 2025-07-25 --anniversary lunar --at 2026-01-01T00:00:00Z | date = 2026-07-14 | daysToGo = 194
    # Vietnam's clock was changed in 1929 and 1968 (in seconds: Saigon's mean time, UTC+8, UTC+7).
    calendars | vietnamese.offsetPeriods.count = 3 | vietnamese.offsetPeriods.0.offset = 27940 \
    | vietnamese.offsetPeriods.1.firstDay = 1929-01-01 | vietnamese.offsetPeriods.1.offset = 28800 \
    | vietnamese.offsetPeriods.2.firstDay = 1968-01-01 | vietnamese.offsetPeriods.2.offset = 25200 \
    | japanese.festivalsKnownAsOf = 2026-02-02
    next chuseok --country korea --at 2026-01-01T00:00:00Z | date = 2026-09-25
    next chung yeung 2057 --calendar chinese --country hong-kong --at 2026-01-01T00:00:00Z | certain = true \
    | publishedDifferences.0.authority = Hong Kong Observatory | publishedDifferences.0.theirs = 2057-09-10
    next tet --country none --at 2026-01-01T00:00:00Z | date = 2026-02-17
    date 2026-02-17 --country none | off = null | working = null | festivals.tet.kind = traditional \
    | festivals.tet.daysOff = 0 | festivals.tet.legalBasis = null | daysOffYear = null
    date 2026-02-17 --calendar vietnamese --country korea | off = true | offFestivalId = seollal | festivals.seollal.kind = public \
    | festivals.seollal.daysOff = 3 | festivals.tet.kind = traditional
    date 2029-03-20 --country japan | mayChange = true | off = true | working = false
    date 2029-05-03 --country japan | mayChange = false
    date 2014-01-01 | offLaw = Labour Code 2012, art. 115
    month 2026-02 --country none | days.16.off = null | days.16.festivalIds = tet
    """

  @Test(arguments: FactTable.rows(factsForPrograms)) func programsRead(row: [String]) throws {
    let zone = row[0].lowercased().hasPrefix("next") ? " --zone Asia/Ho_Chi_Minh" : ""
    try Command.expect(row[0] + zone, json: row.dropFirst())
  }

  private static let textsForPeople = """
    date 2026-02-17 | Đại Hải Thủy | Tư Mệnh (hoàng đạo) | Thành | Thất | Dần (03:00–05:00) | Thìn (rồng) | Nam
    # Tết of 2030 is one day earlier in Việt Nam than in China.
    lunar 2030-01-01 | 2030-02-02
    lunar 2030-01-01 --calendar chinese | 2030-02-03
    lunar 2025-06L-01 | 2025-07-25
    date 2072-12-20 --language en | not certain
    date 2057-10-28 --calendar chinese --language en | ≠other tables
    date 2057-10-27 --calendar chinese --language en | certain        yes⏎ | other tables  \
    | by Hong Kong Observatory, 2057-10-27 has the lunar date 2057-09-30⏎
    date 2026-03-15 --language en | day off        weekend
    date 2026-03-16 --language en | day off        working day⏎
    # Tết of 2026 is also Seollal, and 16 February the day before both; on 1 March Korea has a holiday of its own.
    date 2026-02-17 --country none --language en | festivals      Lunar New Year (Tết)⏎ | ≠day off   
    date 2026-02-17 --calendar vietnamese --country korea --language en | Lunar New Year (Tết); Lunar New Year (Seollal) \
    | day off        day off for Lunar New Year (Seollal), by law⏎
    date 2026-01-01 --calendar vietnamese --country korea --language en | festivals      New Year's Day⏎
    date 2026-03-02 --country korea --language en | substitute holiday for Independence Movement Day, by law⏎
    lunar 2026-01-01 --country none --language en | Lunar New Year (Tết) | ≠day off   
    month 2026-02 --country none --language en | • Lunar New Year (Tết) | 1/1• | ≠*
    month 2026-02 --language en | * Lunar New Year (Tết) | 1/1*
    festivals 2026-02 --country none --language en | Lunar New Year (Tết)  | ≠public
    festivals 2026-03 --calendar japanese --country korea --language en | 2026-03-01  Sun  Independence Movement Day
    # Hong Kong has the calendar of China: its own festivals are there, not those of the mainland.
    festivals 2026-04 --calendar chinese --country hong-kong --language en | 2026-04-03  Fri  Good Friday | Easter Monday \
    | 2026-04-07  Tue  Substitute holiday for Ching Ming Festival
    festivals 2026-07 --calendar chinese --country hong-kong --language en | Hong Kong Special Administrative Region | ≠Party
    date 2026-01-04 --calendar chinese --country hong-kong --language en | ≠make-up workday
    festivals 2026-10 --calendar chinese --country taiwan --language en | Retrocession | ≠Chung Yeung
    date 2026-04-04 --calendar vietnamese --country hong-kong --language en | day off for the day following Good Friday
    # The Government's list for 2027: the second day of Lunar New Year and the day after Christmas are Sundays.
    festivals 2027-02 --calendar chinese --country hong-kong --language en | 2027-02-06  Sat  Lunar New Year's Day \
    | 2027-02-08  Mon  The third day of Lunar New Year \
    | 2027-02-09  Tue  Substitute holiday for the second day of Lunar New Year | general holiday | ≠not all decided
    festivals 2027-12 --calendar chinese --country hong-kong --language en \
    | 2027-12-27  Mon  The first weekday after Christmas Day | ≠2027-12-26
    # The law in force on the day, by its own name for readers of the country; a day in place of another is by an article of its own.
    date 2026-09-02 --language vi | Bộ luật Lao động 2019 (45/2019/QH14), art. 112⏎ | ≠2012
    date 2010-01-01 | Bộ luật Lao động 1994, art. 73⏎
    date 2014-01-01 --language en | Labour Code 2012, art. 115⏎ | ≠1994
    date 2026-05-05 --country japan --language ja | 国民の祝日に関する法律, no. 178 of 1948-07-20, art. 2⏎
    date 2026-05-05 --country japan --language en | legal basis        Act on National Holidays, no. 178 of 1948-07-20, art. 2⏎
    date 2026-05-06 --country japan --language en | art. 2; substitute: art. 3 par. 2, since Act 10 of 1973-04-12⏎
    date 2021-03-01 --country korea --language en | no. 124 of 1949-06-04⏎ | ≠18291
    date 2022-03-01 --country korea --language ko | 국경일에 관한 법률, no. 53 of 1949-10-01; | 공휴일에 관한 법률 18291 of 2021⏎
    date 2026-04-03 --country hong-kong --language en | General Holidays Ordinance (Cap. 149), Schedule, item (g)⏎
    # People read the names of calendars, and programs ids.
    date 2026-02-17 --language en | calendar       Vietnamese⏎
    date 2026-02-17 --calendar vietnamese-utc7 --language zh | 越南农历 (vietnamese-utc7)⏎
    date 2026-02-17 --country japan --language ja | 暦                旧暦⏎ | なし：旧暦には暦注の規則がない⏎
    next 雙十節 --language hant --at 2026-02-17T00:00:00Z | 曆法        農曆⏎
    next 추석 --language ko --at 2026-02-17T00:00:00Z | 음력⏎ | ≠korean
    # The gazette of February 2028 names the equinox days of 2029.
    date 2029-03-20 --country japan --language en | computed; the gazette of February of the year before | ≠not all decided
    # In Japanese, as in the laws of Hong Kong and Taiwan.
    festivals 2028-05 --language ja | 例年は振替休日：南部解放記念日 | ≠sually off
    festivals 2026-05 --calendar japanese --language ja | 振替休日：憲法記念日
    date 2028-05-01 --language ja | ⏎十二支  | ⏎反対の十二支  | ≠生肖 | ≠冲
    festivals 2026-04 --calendar chinese --country hong-kong --language hant | 公眾假期 | ≠國定假日
    festivals 2026-04 --calendar chinese --country taiwan --language hant | 國定假日 | ≠公眾假期
    # Chung Yeung of 2057 is a day earlier in the table of the Hong Kong Observatory.
    festivals 2057-10 --calendar chinese --country hong-kong --language en | by Hong Kong Observatory, 2057-10-07 has the lunar date 2057-09-10
    festivals 2057 --days-off --calendar chinese --country hong-kong --language hant | 按香港天文台，2057-10-07為農曆2057-09-10
    festivals 2056-10 --calendar chinese --country hong-kong --language en | ≠Observatory
    next chung yeung 2057 --calendar chinese --country hong-kong --language en --at 2026-01-01T00:00:00Z \
    | other tables  by Hong Kong Observatory, 2057-10-07 has the lunar date 2057-09-10
    date 1985-07-06 --calendar chinese --language en | day off        not known⏎
    date 1985-07-07 --calendar chinese --language en | day off        not known⏎
    date 2026-02-14 --calendar chinese --language en | work                  make-up workday for Spring Festival: 
    date 1925-01-24 | theo Hồ Ngọc Đức, ngày 1925-01-24 là 1924-12-30 âm lịch⏎
    date 2089-09-04 --calendar chinese --language zh | borax 4.1.3，2089-09-04为农历2089-07-30⏎
    terms 2098 --language en | not certain: or 2098-10-08
    # The other day of the term is certain of its lunar date, and so is a day long after it.
    date 2098-10-08 --language en | solar term     cold dew, from 2098-10-07; not certain: or 2098-10-08⏎ \
    | certain        not certain: the solar term at 195° on 2098-10-07 is -00:00:10 from midnight
    date 2098-10-09 --language en | certain        yes⏎ | not certain: or 2098-10-08
    date 2038-07-22 --language en | certain        yes⏎ | ≠not certain
    date 2030-02-18 --calendar korean --language en | certain       yes⏎ | ≠not certain
    terms 1951 --calendar chinese --language en | ≠not certain
    phases 2072 --language en | not certain: or 2072-12-10
    month 2034-03 --calendar japanese | ?
    date 2033-12-25 --calendar japanese | ba cách đánh số các tháng
    festivals 2026 | Ngày Văn hóa Việt Nam | 2026-02-17, các ngày khác do quyết định hằng năm
    festivals 2025 --calendar chinese --language zh | 2025-01-28至2025-01-31
    date 2026-02-25 --language en | Birthday of the Jade Emperor⏎ | who rules heaven
    date 2026-10-02 --calendar chinese --language en | ≠was founded
    festivals 2026-07 --calendar korean --language en | 2026-07-15  Wed  First Dog Day (Chobok)
    festivals 2026-07 --calendar korean --groups seasons --language en | Constitution Day | ≠Chobok
    festivals 2026-03 --language en | ≠taboo
    festivals 2026-03 --groups all --language en | 2026-03-01  Sun  Tam nương (taboo day) | 2026-03-02  Mon  Nguyệt kỵ (taboo day)
    festivals 2026-03 --groups taboo-days --language vi | ngày kiêng kỵ
    month 2026-03 --language en | ≠taboo
    month 2026-03 --groups taboo-days --language en | Nguyệt kỵ (taboo day)
    date 2026-03-02 --groups taboo-days --language en | According to a book on customs by Phan Kế Bính (1915), people avoid
    export festivals 2026-03 --language en | ≠Nguyệt
    export festivals 2026-03 --language en --groups taboo-days --format ics | SUMMARY:Nguyệt kỵ (taboo day)
    pillars --at 1988-02-15T15:30:00Z --zone Asia/Shanghai --language zh | 1988-02-15 23:30:00 +08:00 Asia/Shanghai⏎ | 丁卯⏎ | 庚子⏎ | 戊子⏎
    pillars --at 1988-02-15T15:30:00Z --zone Asia/Shanghai --language zh --day-start eleven-pm | 辛丑⏎
    # 1 September 2026 is a paid day of Vietnam's National Day, 2 October one of China's.
    date 2026-10-02 --calendar chinese --language en |   day off for National Day (2026-10-01)⏎
    date 2026-10-02 --calendar chinese --language zh | 国庆节放假（2026-10-01）⏎
    date 2026-09-01 | nghỉ Quốc khánh: Thông báo 9441/TB-BNV, 2025-10-16⏎
    date 2026-09-02 |  Quốc khánh⏎
    date 2025-10-07 --calendar korean --language ko | 추석 연휴 (2025-10-06)⏎
    date 1930-10-04 --calendar chinese --language en |   none⏎
    sun 2026-06-21 --latitude -13.8 --longitude -171.7 --language en | 13.8° S 171.7° W
    sun 2026-12-21 --latitude 69.65 --longitude 18.96 --zone Europe/Oslo --language en | polar night | civil dawn \
    | ≠sunrise
    seasons 2026 --zone UTC --language en --hemisphere southern --naming season | Autumn equinox | Autumn \
    | 2026-03-20T14:45:58Z | 89 | ≠Spring equinox  Spring
    seasons 2026 --zone Australia/Sydney --language zh | 六月至点    冬季
    date 1988-02-15 --calendar chinese --language en | zǐ (23:00 the evening before–01:00), chǒu (01:00–03:00) \
    | double hours          bǐng zǐ (23:00 the evening before–01:00), dīng chǒu (01:00–03:00) \
    | dīng mǎo⏎year cycle from 315°  wù chén⏎ \
    | from 23:00            wù zǐ, the first hour of the next day; the day stays gēng zǐ until midnight
    date 1988-02-15 --calendar chinese --language zh | 子（前一晚23:00–01:00）、 | 戊子，次日的第一个时辰；日干支到午夜仍为庚子
    calendars --language en | ⏎known as of⏎ | UTC+7:45:40 | 2033-08-25 to 2034-03-19 | is the Eleventh Monthbis \
    | festivals of Hong Kong  | decisions of South Korea
    calendars --language ja | 香港の祝祭日  | 韓国の決定  | 香港天文台によれば | ≠hong-kong
    """

  /// A country has a calendar, which every verb shows unless another is asked for.
  @Test(arguments: [
    "date 2030-02-02", "lunar 2030-01-01", "month 2030-02", "festivals 2030-02", "festivals 2030 --days-off",
    "next rằm --at 2030-01-20T00:00:00Z --zone UTC", "export days 2030-02", "export dates 2030-02",
    "export festivals 2030-02 --format ics", "widget calendar --month 2030-02 --at 2030-02-02T00:00:00Z",
  ]) func theCalendarFollowsTheCountry(words: String) {
    for country in FestivalCountry.all {
      let answer = Command.output("\(words) --country \(country)")
      #expect(answer == Command.output("\(words) --country \(country) --calendar \(country.calendar)"))
      let other = Command.output("\(words) --country \(country) --calendar vietnamese")
      // New Year is a day later there than in Vietnam.
      let isSame = country == .vietnam || words.contains("--days-off")
      #expect((answer == other) == isSame, "\(words) \(country)")
    }
  }

  /// Before the laws that were collected nothing is known, which is not that nobody had a day off.
  @Test(arguments: [
    (
      "festivals 2005 --days-off --country taiwan --language en",
      "of Taiwan on days off are in the tables from 2011-01-01"
    ),
    ("festivals 1990 --days-off --country hong-kong --language ja", "香港の休日の法令は1999-01-01以後"),
    ("festivals 1990", "luật về ngày nghỉ của Việt Nam chỉ có trong các bảng từ 1995-01-01"),
    (
      "export festivals 1990..2000 --format csv",
      "the laws of Vietnam on days off are in the tables from 1995-01-01 on"
    ),
    ("month 1994-12 --language en", "the laws of Vietnam on days off are in the tables from 1995-01-01 on"),
    ("festivals 1948 --country korea --language ko", "그 이전의 휴일은 수록되어 있지 않습니다"),
    ("date 1994-12-31", "luật về ngày nghỉ của Việt Nam chỉ có trong các bảng từ 1995-01-01"),
    ("date 1998-12-31..1999-01-02 --country hong-kong --language hant", "香港的放假法規自1999-01-01起收錄"),
    ("date 2005-02-09 --country taiwan --format json --language en", "the laws of Taiwan on days off are in"),
    ("date 1949-01-01 --calendar vietnamese --country korea --language ko", "대한민국의 휴일 법령은 1949-06-04부터"),
    (
      "lunar 1990-01-01 --language en", "the laws of Vietnam on days off are in the tables from 1995-01-01 on"
    ),
    (
      "export days 1994 --columns date,off --language en", "the laws of Vietnam on days off are in the tables"
    ),
    (
      "export dates 1994 --format sql", "the laws of Vietnam on days off are in the tables from 1995-01-01 on"
    ),
    // Both calendars have the days off of one country.
    (
      "export dates 1949 --calendar chinese --calendar chinese-utc8 --format jsonl",
      "the laws of China on days off are in the tables from 1950-01-01 on"
    ),
  ]) func daysBeforeTheLawsAreSaidToBeUnknown(words: String, note: String) {
    let told = Command(words)
    #expect(told.errors.matches(of: #/\n/#).count == 1 && told.errors.contains(note), "\(told.errors)")
    #expect(!told.output.contains(note) && told.status == 0)
    for later in [
      "festivals 2012 --days-off --country taiwan", "month 1995-01", "festivals 1990 --country none",
      "date 1995-01-01", "date 1994-12-31 --country none", "date 1994-12-31 --country china",
      "lunar 1995-01-01", "export days 1995", "export days 1994 --country none",
      "export days 1994 --format ics", "export dates 1995 --country vietnam",
    ] {
      #expect(Command(later).errors == "")
    }
  }

  @Test(arguments: FactTable.rows(textsForPeople)) func peopleRead(row: [String]) {
    Command.expect(row[0], row.dropFirst())
  }

  /// All that a table of terms or phases says is not certain is in the list of the calendar, in its text and on its days.
  @Test(arguments: ["chinese", "japanese", "vietnamese"]) func everyUncertaintyIsListedWhereItIsAsked(
    id: String
  )
    throws
  {
    func rows(_ table: String) throws -> [[String: Any]] {
      let json = try Command.json("export \(table) --calendar \(id) --format json")
      return try #require(json as? [[String: Any]]).filter { $0["certain"] as? Bool != true }
    }
    func date(_ row: [String: Any], _ key: String) -> String { row[key] as? String ?? "-" }
    let listed = try rows("uncertain")
    let events = Set(listed.map { date($0, "eventDate") })
    #expect(events.subtracting(["-"]) == Set(try (rows("terms") + rows("phases")).map { date($0, "date") }))
    let all = try #require(try Command.json("calendars --format json") as? [[String: Any]])
    let ofCalendar = try #require(all.first { $0["id"] as? String == id }?["uncertain"] as? [[String: Any]])
    #expect(ofCalendar.map { date($0, "firstDay") } == listed.map { date($0, "firstDay") })
    let text = Command.output("calendars --language en")
    for row in listed {
      #expect(text.contains("\n  \(date(row, "firstDay")) to \(date(row, "lastDay"))  not certain: "))
      for key in ["firstDay", "lastDay"] {
        let day = Command.output("date \(date(row, key)) --calendar \(id) --language en")
        #expect(day.contains(#/\ncertain +not certain: /#), "\(row)")
      }
    }
  }

  @Test(arguments: [
    "date 2033-12-25", "date 2034-03-19", "lunar 2033-11L-04",
    "next 2033-11-25 --anniversary lunar --at 2033-11-01T00:00:00Z --zone UTC",
  ]) func aDisputedMonthIsNotSimplyCertain(words: String) {
    let sentence =
      "not certain: three numberings of the months from 2033-08-25 to 2034-03-19 were proposed; here one of them is the Eleventh Monthbis"
    Command.expect(
      "\(words) --calendar japanese --language en",
      [sentence, "recommends", "National Astronomical Observatory of Japan"])
    guard words.hasPrefix("date") else { return }
    for other in ["chinese", "korean"] {
      Command.expect("\(words) --calendar \(other) --language en", [" yes\n"])
    }
  }

  @Test func phasesAreThoseOfTheYearInTheCalendar() throws {
    for (year, calendar) in [(2026, "vietnamese"), (1899, "chinese"), (2101, "chinese-utc8")] {
      let words = "phases \(year) --calendar \(calendar) --format json"
      let phases = try #require(Command.json(words) as? [[String: Any]])
      #expect((48...51).contains(phases.count))
      #expect(phases.allSatisfy { ($0["date"] as? String)?.hasPrefix("\(year)-") == true })
      #expect(Set(phases.compactMap { $0["phase"] as? String }).count == 4)
    }
  }

  @Test func todayAndItsNeighboursAreDaysOfTheZone() throws {
    let today = Command.output("date 2026-02-17")
    for words in [
      "date", "date today", "date yesterday --at 2026-02-17T17:00:00Z",
      "date Tomorrow --at 2026-02-16T16:59:00Z",
    ] {
      let at = words.contains("--at") ? "" : " --at 2026-02-16T17:00:00Z"
      #expect(Command.output("\(words)\(at) --zone Asia/Ho_Chi_Minh") == today, "\(words)")
    }
    // Only here the system's zone is used; the current day is within the tables.
    let at = "date --at 2026-02-16T17:00:00Z --language vi"
    #expect(try Command.output(process: at, environment: ["TZ": "Asia/Ho_Chi_Minh"]) == today)
    Command.expect("date --zone UTC", ["ngày âm"])
  }

  @Test(arguments: [
    ("sun tomorrow --city hanoi --at 2026-02-16T05:00:00Z", "sun 2026-02-17 --city hà␣nội"),
    (
      "sun 2026-02-17 --city Hanoi",
      "sun 2026-02-17 --latitude 21.02 --longitude 105.84 --zone Asia/Ho_Chi_Minh"
    ),
    ("terms --at 2026-05-01T00:00:00Z", "terms 2026"),
    ("phases 2026-02-01..2026-02-28", "phases 2026-02"),
    ("export terms 2026", "export terms --year 2026"),
    ("export terms --year 2026 --format ics", "export terms --from 2026-01-01 --to 2026-12-31 --format ics"),
    ("date --calendar=chinese --format=json 2026-02-17", "date 2026-02-17 --format json --calendar chinese"),
    ("Date 2026-02-17 --calendar Chinese", "date --calendar chinese -- 2026-02-17"),
    ("month 2026-02-17 --at 2026-02-17T00:00:00Z", "month 2026-02 --at 2026-02-17T00:00:00Z"),
  ]) func wordsThatMeanTheSameAnswerTheSame(words: String, others: String) {
    #expect(Command.output(words) == Command.output(others))
  }

  @Test func severalDaysAreAnArrayOfTheirReports() throws {
    let days = try #require(Command.json("date 2026-02-16..2026-02-18 --format json") as? [[String: Any]])
    #expect(days.map { $0["date"] as? String } == ["2026-02-16", "2026-02-17", "2026-02-18"])
    #expect(Command.output("date 2026-02-16..2026-02-17").contains("\n\n"))
  }
}
