// The texts of DayAlmanac in Vietnamese, Chinese, English, Korean, Japanese and Traditional Chinese.
//
// Do not edit: made by `make generate` (almanac-compiler generate).
//
// Languages are counted in this order: vi, zh, en, ko, ja, hant.
// One text per line, with its key and language.
//
// Inputs:
//   Data/languages.tsv
//   Data/strings/DayAlmanac.en.tsv
//   Data/strings/DayAlmanac.ja.tsv
//   Data/strings/DayAlmanac.ko.tsv
//   Data/strings/DayAlmanac.vi.tsv
//   Data/strings/DayAlmanac.zh-Hans.tsv
//   Data/strings/DayAlmanac.zh-Hant.tsv
//
// swift-format-ignore-file

/// The texts of DayAlmanac in a language.
package struct DayAlmanacStrings: Hashable, Sendable {
  /// The language of the texts, by its index in the tables.
  package let language: UInt8

  /// - Parameter language: By its index in the tables.
  package init(language: UInt8) { self.language = language }

  package var date: String {
    switch language {
    case 0: return "ngày"  // date, vi
    case 1: return "日期"  // date, zh
    case 2: return "date"  // date, en
    case 3: return "날짜"  // date, ko
    case 4: return "日付"  // date, ja
    default: return "日期"  // date, hant
    }
  }

  package var calendar: String {
    switch language {
    case 0: return "lịch"  // calendar, vi
    case 1: return "历法"  // calendar, zh
    case 2: return "calendar"  // calendar, en
    case 3: return "역법"  // calendar, ko
    case 4: return "暦"  // calendar, ja
    default: return "曆法"  // calendar, hant
    }
  }

  package var lunarDate: String {
    switch language {
    case 0: return "ngày âm"  // lunarDate, vi
    case 1: return "农历"  // lunarDate, zh
    case 2: return "lunar date"  // lunarDate, en
    case 3: return "음력"  // lunarDate, ko
    case 4: return "旧暦"  // lunarDate, ja
    default: return "農曆"  // lunarDate, hant
    }
  }

  package var day: String {
    switch language {
    case 0: return "tên ngày"  // day, vi
    case 1: return "农历日"  // day, zh
    case 2: return "day"  // day, en
    case 3: return "음력 날"  // day, ko
    case 4: return "旧暦の日"  // day, ja
    default: return "農曆日"  // day, hant
    }
  }

  package var month: String {
    switch language {
    case 0: return "tháng âm"  // month, vi
    case 1: return "农历月"  // month, zh
    case 2: return "month"  // month, en
    case 3: return "음력 달"  // month, ko
    case 4: return "旧暦の月"  // month, ja
    default: return "農曆月"  // month, hant
    }
  }

  package var monthBegins: String {
    switch language {
    case 0: return "tháng âm từ"  // monthBegins, vi
    case 1: return "月首"  // monthBegins, zh
    case 2: return "month begins"  // monthBegins, en
    case 3: return "월 시작"  // monthBegins, ko
    case 4: return "旧暦の月の始まり"  // monthBegins, ja
    default: return "月首"  // monthBegins, hant
    }
  }

  package var yearCycle: String {
    switch language {
    case 0: return "năm can chi"  // yearCycle, vi
    case 1: return "年干支"  // yearCycle, zh
    case 2: return "year cycle"  // yearCycle, en
    case 3: return "연 간지"  // yearCycle, ko
    case 4: return "年の干支"  // yearCycle, ja
    default: return "年干支"  // yearCycle, hant
    }
  }

  package var termYearCycle: String {
    switch language {
    case 0: return "năm can chi từ Lập xuân"  // termYearCycle, vi
    case 1: return "年干支（立春起）"  // termYearCycle, zh
    case 2: return "year cycle from 315°"  // termYearCycle, en
    case 3: return "연 간지(입춘부터)"  // termYearCycle, ko
    case 4: return "年の干支（立春から）"  // termYearCycle, ja
    default: return "年干支（立春起）"  // termYearCycle, hant
    }
  }

  package var monthCycle: String {
    switch language {
    case 0: return "tháng can chi"  // monthCycle, vi
    case 1: return "月干支"  // monthCycle, zh
    case 2: return "month cycle"  // monthCycle, en
    case 3: return "월 간지"  // monthCycle, ko
    case 4: return "月の干支"  // monthCycle, ja
    default: return "月干支"  // monthCycle, hant
    }
  }

  package var termMonthCycle: String {
    switch language {
    case 0: return "tháng can chi từ tiết"  // termMonthCycle, vi
    case 1: return "月干支（交节起）"  // termMonthCycle, zh
    case 2: return "month cycle from its term"  // termMonthCycle, en
    case 3: return "월 간지(절입부터)"  // termMonthCycle, ko
    case 4: return "月の干支（節入りから）"  // termMonthCycle, ja
    default: return "月干支（交節起）"  // termMonthCycle, hant
    }
  }

  package var dayCycle: String {
    switch language {
    case 0: return "ngày can chi"  // dayCycle, vi
    case 1: return "日干支"  // dayCycle, zh
    case 2: return "day cycle"  // dayCycle, en
    case 3: return "일 간지"  // dayCycle, ko
    case 4: return "日の干支"  // dayCycle, ja
    default: return "日干支"  // dayCycle, hant
    }
  }

  package var hourCycle: String {
    switch language {
    case 0: return "giờ can chi"  // hourCycle, vi
    case 1: return "时干支"  // hourCycle, zh
    case 2: return "hour cycle"  // hourCycle, en
    case 3: return "시 간지"  // hourCycle, ko
    case 4: return "時の干支"  // hourCycle, ja
    default: return "時干支"  // hourCycle, hant
    }
  }

  package var solarTerm: String {
    switch language {
    case 0: return "tiết khí"  // solarTerm, vi
    case 1: return "节气"  // solarTerm, zh
    case 2: return "solar term"  // solarTerm, en
    case 3: return "절기"  // solarTerm, ko
    case 4: return "二十四節気"  // solarTerm, ja
    default: return "節氣"  // solarTerm, hant
    }
  }

  package var pentad: String {
    switch language {
    case 0: return "hậu"  // pentad, vi
    case 1: return "候"  // pentad, zh
    case 2: return "pentad"  // pentad, en
    case 3: return "후"  // pentad, ko
    case 4: return "七十二候"  // pentad, ja
    default: return "候"  // pentad, hant
    }
  }

  package var festivals: String {
    switch language {
    case 0: return "ngày lễ"  // festivals, vi
    case 1: return "节日"  // festivals, zh
    case 2: return "festivals"  // festivals, en
    case 3: return "명절"  // festivals, ko
    case 4: return "祝祭日"  // festivals, ja
    default: return "節日"  // festivals, hant
    }
  }

  package var anniversaries: String {
    switch language {
    case 0: return "ngày riêng"  // anniversaries, vi
    case 1: return "个人纪念日"  // anniversaries, zh
    case 2: return "anniversaries"  // anniversaries, en
    case 3: return "기념일"  // anniversaries, ko
    case 4: return "記念日"  // anniversaries, ja
    default: return "個人紀念日"  // anniversaries, hant
    }
  }

  package var dayAlmanac: String {
    switch language {
    case 0: return "lịch xem ngày"  // dayAlmanac, vi
    case 1: return "黄历"  // dayAlmanac, zh
    case 2: return "day almanac"  // dayAlmanac, en
    case 3: return "택일"  // dayAlmanac, ko
    case 4: return "暦注"  // dayAlmanac, ja
    default: return "黃曆"  // dayAlmanac, hant
    }
  }

  package var sound: String {
    switch language {
    case 0: return "nạp âm"  // sound, vi
    case 1: return "纳音"  // sound, zh
    case 2: return "nayin (sound)"  // sound, en
    case 3: return "납음"  // sound, ko
    case 4: return "納音"  // sound, ja
    default: return "納音"  // sound, hant
    }
  }

  package var animal: String {
    switch language {
    case 0: return "con giáp"  // animal, vi
    case 1: return "生肖"  // animal, zh
    case 2: return "animal"  // animal, en
    case 3: return "띠"  // animal, ko
    case 4: return "十二支"  // animal, ja
    default: return "生肖"  // animal, hant
    }
  }

  package var officer: String {
    switch language {
    case 0: return "trực"  // officer, vi
    case 1: return "建除"  // officer, zh
    case 2: return "day officer"  // officer, en
    case 3: return "십이직"  // officer, ko
    case 4: return "十二直"  // officer, ja
    default: return "建除"  // officer, hant
    }
  }

  package var mansion: String {
    switch language {
    case 0: return "sao"  // mansion, vi
    case 1: return "宿"  // mansion, zh
    case 2: return "mansion"  // mansion, en
    case 3: return "이십팔수"  // mansion, ko
    case 4: return "二十八宿"  // mansion, ja
    default: return "宿"  // mansion, hant
    }
  }

  package var spirit: String {
    switch language {
    case 0: return "thần trực nhật"  // spirit, vi
    case 1: return "值神"  // spirit, zh
    case 2: return "spirit"  // spirit, en
    case 3: return "일신"  // spirit, ko
    case 4: return "黄道黒道"  // spirit, ja
    default: return "值神"  // spirit, hant
    }
  }

  package var luckyHours: String {
    switch language {
    case 0: return "giờ hoàng đạo"  // luckyHours, vi
    case 1: return "吉时"  // luckyHours, zh
    case 2: return "lucky hours"  // luckyHours, en
    case 3: return "길시"  // luckyHours, ko
    case 4: return "吉時"  // luckyHours, ja
    default: return "吉時"  // luckyHours, hant
    }
  }

  package var hours: String {
    switch language {
    case 0: return "mười hai giờ"  // hours, vi
    case 1: return "十二时辰"  // hours, zh
    case 2: return "double hours"  // hours, en
    case 3: return "십이시"  // hours, ko
    case 4: return "十二時辰"  // hours, ja
    default: return "十二時辰"  // hours, hant
    }
  }

  package func hourRange(first: String, last: String) -> String {
    switch language {
    case 0: return "\(first)–\(last)"  // hourRange, vi
    case 1: return "\(first)–\(last)"  // hourRange, zh
    case 2: return "\(first)–\(last)"  // hourRange, en
    case 3: return "\(first)–\(last)"  // hourRange, ko
    case 4: return "\(first)–\(last)"  // hourRange, ja
    default: return "\(first)–\(last)"  // hourRange, hant
    }
  }

  package func fromEveningBefore(first: String, last: String) -> String {
    switch language {
    case 0: return "\(first) tối hôm trước–\(last)"  // fromEveningBefore, vi
    case 1: return "前一晚\(first)–\(last)"  // fromEveningBefore, zh
    case 2: return "\(first) the evening before–\(last)"  // fromEveningBefore, en
    case 3: return "전날 밤 \(first)–\(last)"  // fromEveningBefore, ko
    case 4: return "前夜\(first)–\(last)"  // fromEveningBefore, ja
    default: return "前一晚\(first)–\(last)"  // fromEveningBefore, hant
    }
  }

  package var lateHour: String {
    switch language {
    case 0: return "từ 23:00"  // lateHour, vi
    case 1: return "23:00起"  // lateHour, zh
    case 2: return "from 23:00"  // lateHour, en
    case 3: return "23:00부터"  // lateHour, ko
    case 4: return "23:00から"  // lateHour, ja
    default: return "23:00起"  // lateHour, hant
    }
  }

  package func lateHourOf(day: String, hour: String) -> String {
    switch language {
    case 0: return "\(hour), giờ đầu của ngày hôm sau; ngày vẫn là \(day) đến nửa đêm"  // lateHourOf, vi
    case 1: return "\(hour)，次日的第一个时辰；日干支到午夜仍为\(day)"  // lateHourOf, zh
    case 2: return "\(hour), the first hour of the next day; the day stays \(day) until midnight"  // lateHourOf, en
    case 3: return "\(hour), 다음 날의 첫 시각; 일진은 자정까지 \(day)"  // lateHourOf, ko
    case 4: return "\(hour)、翌日の最初の時辰。日の干支は夜半まで\(day)"  // lateHourOf, ja
    default: return "\(hour)，次日的第一個時辰；日干支到午夜仍為\(day)"  // lateHourOf, hant
    }
  }

  package func detailed(detail: String, name: String) -> String {
    switch language {
    case 0: return "\(name) (\(detail))"  // detailed, vi
    case 1: return "\(name)（\(detail)）"  // detailed, zh
    case 2: return "\(name) (\(detail))"  // detailed, en
    case 3: return "\(name) (\(detail))"  // detailed, ko
    case 4: return "\(name)（\(detail)）"  // detailed, ja
    default: return "\(name)（\(detail)）"  // detailed, hant
    }
  }

  package func listPair(first: String, second: String) -> String {
    switch language {
    case 0: return "\(first), \(second)"  // listPair, vi
    case 1: return "\(first)、\(second)"  // listPair, zh
    case 2: return "\(first), \(second)"  // listPair, en
    case 3: return "\(first), \(second)"  // listPair, ko
    case 4: return "\(first)、\(second)"  // listPair, ja
    default: return "\(first)、\(second)"  // listPair, hant
    }
  }

  package var opposite: String {
    switch language {
    case 0: return "xung"  // opposite, vi
    case 1: return "冲"  // opposite, zh
    case 2: return "opposite"  // opposite, en
    case 3: return "충"  // opposite, ko
    case 4: return "反対の十二支"  // opposite, ja
    default: return "沖"  // opposite, hant
    }
  }

  package var joyDirection: String {
    switch language {
    case 0: return "hỷ thần"  // joyDirection, vi
    case 1: return "喜神"  // joyDirection, zh
    case 2: return "joy direction"  // joyDirection, en
    case 3: return "희신 방위"  // joyDirection, ko
    case 4: return "喜神の方位"  // joyDirection, ja
    default: return "喜神"  // joyDirection, hant
    }
  }

  package var moon: String {
    switch language {
    case 0: return "trăng"  // moon, vi
    case 1: return "月相"  // moon, zh
    case 2: return "moon"  // moon, en
    case 3: return "달"  // moon, ko
    case 4: return "月"  // moon, ja
    default: return "月相"  // moon, hant
    }
  }

  package var certain: String {
    switch language {
    case 0: return "chắc chắn"  // certain, vi
    case 1: return "是否确定"  // certain, zh
    case 2: return "certain"  // certain, en
    case 3: return "확실 여부"  // certain, ko
    case 4: return "確実か"  // certain, ja
    default: return "是否確定"  // certain, hant
    }
  }

  package var yes: String {
    switch language {
    case 0: return "có"  // yes, vi
    case 1: return "是"  // yes, zh
    case 2: return "yes"  // yes, en
    case 3: return "예"  // yes, ko
    case 4: return "はい"  // yes, ja
    default: return "是"  // yes, hant
    }
  }

  package var nothing: String {
    switch language {
    case 0: return "không có"  // nothing, vi
    case 1: return "无"  // nothing, zh
    case 2: return "none"  // nothing, en
    case 3: return "없음"  // nothing, ko
    case 4: return "なし"  // nothing, ja
    default: return "無"  // nothing, hant
    }
  }

  package func noCountry(calendar: String) -> String {
    switch language {
    case 0: return "không có: lịch \(calendar) không thuộc nước nào"  // noCountry, vi
    case 1: return "无：\(calendar) 没有所属国家"  // noCountry, zh
    case 2: return "none: \(calendar) has no country"  // noCountry, en
    case 3: return "없음: \(calendar) 역법은 나라가 없음"  // noCountry, ko
    case 4: return "なし：\(calendar)の暦には国がない"  // noCountry, ja
    default: return "無：\(calendar) 沒有所屬國家"  // noCountry, hant
    }
  }

  package func noRules(calendar: String) -> String {
    switch language {
    case 0: return "không có: lịch \(calendar) không có lệ xem ngày"  // noRules, vi
    case 1: return "无：\(calendar)没有黄历规则"  // noRules, zh
    case 2: return "none: the \(calendar) calendar has no rules for it"  // noRules, en
    case 3: return "없음: \(calendar)에는 택일 규칙이 없음"  // noRules, ko
    case 4: return "なし：\(calendar)には暦注の規則がない"  // noRules, ja
    default: return "無：\(calendar)沒有黃曆規則"  // noRules, hant
    }
  }

  package var chineseCalendar: String {
    switch language {
    case 0: return "Trung Hoa"  // chineseCalendar, vi
    case 1: return "农历"  // chineseCalendar, zh
    case 2: return "Chinese"  // chineseCalendar, en
    case 3: return "중국 음력"  // chineseCalendar, ko
    case 4: return "中国の農暦"  // chineseCalendar, ja
    default: return "農曆"  // chineseCalendar, hant
    }
  }

  package var japaneseCalendar: String {
    switch language {
    case 0: return "Nhật Bản"  // japaneseCalendar, vi
    case 1: return "日本旧历"  // japaneseCalendar, zh
    case 2: return "Japanese"  // japaneseCalendar, en
    case 3: return "일본 음력"  // japaneseCalendar, ko
    case 4: return "旧暦"  // japaneseCalendar, ja
    default: return "日本舊曆"  // japaneseCalendar, hant
    }
  }

  package var koreanCalendar: String {
    switch language {
    case 0: return "Hàn Quốc"  // koreanCalendar, vi
    case 1: return "韩国阴历"  // koreanCalendar, zh
    case 2: return "Korean"  // koreanCalendar, en
    case 3: return "음력"  // koreanCalendar, ko
    case 4: return "韓国の旧暦"  // koreanCalendar, ja
    default: return "韓國陰曆"  // koreanCalendar, hant
    }
  }

  package var vietnameseCalendar: String {
    switch language {
    case 0: return "Việt Nam"  // vietnameseCalendar, vi
    case 1: return "越南农历"  // vietnameseCalendar, zh
    case 2: return "Vietnamese"  // vietnameseCalendar, en
    case 3: return "베트남 음력"  // vietnameseCalendar, ko
    case 4: return "ベトナムの旧暦"  // vietnameseCalendar, ja
    default: return "越南農曆"  // vietnameseCalendar, hant
    }
  }

  package func termSince(date: String, name: String) -> String {
    switch language {
    case 0: return "\(name), từ \(date)"  // termSince, vi
    case 1: return "\(name)，自\(date)起"  // termSince, zh
    case 2: return "\(name), from \(date)"  // termSince, en
    case 3: return "\(name), \(date)부터"  // termSince, ko
    case 4: return "\(name)、\(date)から"  // termSince, ja
    default: return "\(name)，自\(date)起"  // termSince, hant
    }
  }

  package var auspicious: String {
    switch language {
    case 0: return "hoàng đạo"  // auspicious, vi
    case 1: return "黄道"  // auspicious, zh
    case 2: return "auspicious"  // auspicious, en
    case 3: return "황도"  // auspicious, ko
    case 4: return "黄道"  // auspicious, ja
    default: return "黃道"  // auspicious, hant
    }
  }

  package var inauspicious: String {
    switch language {
    case 0: return "hắc đạo"  // inauspicious, vi
    case 1: return "黑道"  // inauspicious, zh
    case 2: return "inauspicious"  // inauspicious, en
    case 3: return "흑도"  // inauspicious, ko
    case 4: return "黒道"  // inauspicious, ja
    default: return "黑道"  // inauspicious, hant
    }
  }

  package func spiritByLunarMonth(name: String, path: String) -> String {
    switch language {
    case 0: return "\(name) (\(path)), theo tháng âm"  // spiritByLunarMonth, vi
    case 1: return "\(name)（\(path)），按农历月"  // spiritByLunarMonth, zh
    case 2: return "\(name) (\(path)), by the lunar month"  // spiritByLunarMonth, en
    case 3: return "\(name) (\(path)), 음력 달 기준"  // spiritByLunarMonth, ko
    case 4: return "\(name)（\(path)）、旧暦の月による"  // spiritByLunarMonth, ja
    default: return "\(name)（\(path)），按農曆月"  // spiritByLunarMonth, hant
    }
  }

  package func spiritByTermMonth(name: String, path: String) -> String {
    switch language {
    case 0: return "\(name) (\(path)), theo tháng tiết khí"  // spiritByTermMonth, vi
    case 1: return "\(name)（\(path)），按节气月"  // spiritByTermMonth, zh
    case 2: return "\(name) (\(path)), by the month of solar terms"  // spiritByTermMonth, en
    case 3: return "\(name) (\(path)), 절기 달 기준"  // spiritByTermMonth, ko
    case 4: return "\(name)（\(path)）、節月による"  // spiritByTermMonth, ja
    default: return "\(name)（\(path)），按節氣月"  // spiritByTermMonth, hant
    }
  }

  package var publicHoliday: String {
    switch language {
    case 0: return "ngày nghỉ lễ"  // publicHoliday, vi
    case 1: return "法定节假日"  // publicHoliday, zh
    case 2: return "public"  // publicHoliday, en
    case 3: return "공휴일"  // publicHoliday, ko
    case 4: return "祝日"  // publicHoliday, ja
    default: return "國定假日"  // publicHoliday, hant
    }
  }

  package var generalHoliday: String {
    switch language {
    case 0: return "ngày nghỉ lễ"  // generalHoliday, vi
    case 1: return "公众假期"  // generalHoliday, zh
    case 2: return "general holiday"  // generalHoliday, en
    case 3: return "공휴일"  // generalHoliday, ko
    case 4: return "公休日"  // generalHoliday, ja
    default: return "公眾假期"  // generalHoliday, hant
    }
  }

  package var traditional: String {
    switch language {
    case 0: return "ngày lễ truyền thống"  // traditional, vi
    case 1: return "传统节日"  // traditional, zh
    case 2: return "traditional"  // traditional, en
    case 3: return "전통 명절"  // traditional, ko
    case 4: return "年中行事"  // traditional, ja
    default: return "傳統節日"  // traditional, hant
    }
  }

  package var observance: String {
    switch language {
    case 0: return "ngày kỷ niệm"  // observance, vi
    case 1: return "纪念日"  // observance, zh
    case 2: return "observance"  // observance, en
    case 3: return "기념일"  // observance, ko
    case 4: return "記念日"  // observance, ja
    default: return "紀念日"  // observance, hant
    }
  }

  package var tabooDay: String {
    switch language {
    case 0: return "ngày kiêng kỵ"  // tabooDay, vi
    case 1: return "忌日"  // tabooDay, zh
    case 2: return "taboo day"  // tabooDay, en
    case 3: return "금기일"  // tabooDay, ko
    case 4: return "忌み日"  // tabooDay, ja
    default: return "忌日"  // tabooDay, hant
    }
  }

  package var name: String {
    switch language {
    case 0: return "tên"  // name, vi
    case 1: return "名称"  // name, zh
    case 2: return "name"  // name, en
    case 3: return "이름"  // name, ko
    case 4: return "名称"  // name, ja
    default: return "名稱"  // name, hant
    }
  }

  package var kind: String {
    switch language {
    case 0: return "loại"  // kind, vi
    case 1: return "类别"  // kind, zh
    case 2: return "kind"  // kind, en
    case 3: return "종류"  // kind, ko
    case 4: return "種類"  // kind, ja
    default: return "類別"  // kind, hant
    }
  }

  package var daysOff: String {
    switch language {
    case 0: return "số ngày nghỉ"  // daysOff, vi
    case 1: return "放假天数"  // daysOff, zh
    case 2: return "days off"  // daysOff, en
    case 3: return "휴일 수"  // daysOff, ko
    case 4: return "休日の数"  // daysOff, ja
    default: return "放假天數"  // daysOff, hant
    }
  }

  package var whichDays: String {
    switch language {
    case 0: return "ngày nghỉ"  // whichDays, vi
    case 1: return "放假日期"  // whichDays, zh
    case 2: return "which"  // whichDays, en
    case 3: return "휴일 날짜"  // whichDays, ko
    case 4: return "休日の日付"  // whichDays, ja
    default: return "放假日期"  // whichDays, hant
    }
  }

  package func paidDays(count: String, days: String) -> String {
    switch language {
    case 0: return "số ngày nghỉ: \(count) (\(days))"  // paidDays, vi
    case 1: return "放假\(count)天（\(days)）"  // paidDays, zh
    case 2: return "days off: \(count) (\(days))"  // paidDays, en
    case 3: return "휴일 \(count)일 (\(days))"  // paidDays, ko
    case 4: return "休日\(count)日（\(days)）"  // paidDays, ja
    default: return "放假\(count)天（\(days)）"  // paidDays, hant
    }
  }

  package func dayRange(first: String, last: String) -> String {
    switch language {
    case 0: return "\(first) đến \(last)"  // dayRange, vi
    case 1: return "\(first)至\(last)"  // dayRange, zh
    case 2: return "\(first) to \(last)"  // dayRange, en
    case 3: return "\(first)~\(last)"  // dayRange, ko
    case 4: return "\(first)から\(last)"  // dayRange, ja
    default: return "\(first)至\(last)"  // dayRange, hant
    }
  }

  package func othersDecided(date: String) -> String {
    switch language {
    case 0: return "\(date), các ngày khác do quyết định hằng năm"  // othersDecided, vi
    case 1: return "\(date)，其余每年另定"  // othersDecided, zh
    case 2: return "\(date), the others decided every year"  // othersDecided, en
    case 3: return "\(date), 나머지는 해마다 정함"  // othersDecided, ko
    case 4: return "\(date)、その他は毎年決まる"  // othersDecided, ja
    default: return "\(date)，其餘每年另定"  // othersDecided, hant
    }
  }

  package func countedWith(date: String, festival: String) -> String {
    switch language {
    case 0: return "\(date), tính chung với \(festival)"  // countedWith, vi
    case 1: return "\(date)，计入\(festival)"  // countedWith, zh
    case 2: return "\(date), counted with \(festival)"  // countedWith, en
    case 3: return "\(date), \(festival)에 포함"  // countedWith, ko
    case 4: return "\(date)、\(festival)に含まれる"  // countedWith, ja
    default: return "\(date)，計入\(festival)"  // countedWith, hant
    }
  }

  package func dayOffFor(date: String, festival: String) -> String {
    switch language {
    case 0: return "nghỉ \(festival) (\(date))"  // dayOffFor, vi
    case 1: return "\(festival)放假（\(date)）"  // dayOffFor, zh
    case 2: return "day off for \(festival) (\(date))"  // dayOffFor, en
    case 3: return "\(festival) 연휴 (\(date))"  // dayOffFor, ko
    case 4: return "\(festival)の休日（\(date)）"  // dayOffFor, ja
    default: return "\(festival)放假（\(date)）"  // dayOffFor, hant
    }
  }

  package func decidedBy(date: String, number: String, ruling: String) -> String {
    switch language {
    case 0: return "\(ruling): \(number), \(date)"  // decidedBy, vi
    case 1: return "\(ruling)：\(number)，\(date)"  // decidedBy, zh
    case 2: return "\(ruling): \(number), \(date)"  // decidedBy, en
    case 3: return "\(ruling): \(number), \(date)"  // decidedBy, ko
    case 4: return "\(ruling)：\(number)、\(date)"  // decidedBy, ja
    default: return "\(ruling)：\(number)，\(date)"  // decidedBy, hant
    }
  }

  package func byLaw(ruling: String) -> String {
    switch language {
    case 0: return "\(ruling), theo luật"  // byLaw, vi
    case 1: return "\(ruling)（依法）"  // byLaw, zh
    case 2: return "\(ruling), by law"  // byLaw, en
    case 3: return "\(ruling), 법정"  // byLaw, ko
    case 4: return "\(ruling)、法律による"  // byLaw, ja
    default: return "\(ruling)（依法）"  // byLaw, hant
    }
  }

  package var legalBasis: String {
    switch language {
    case 0: return "căn cứ"  // legalBasis, vi
    case 1: return "依据"  // legalBasis, zh
    case 2: return "legal basis"  // legalBasis, en
    case 3: return "법적 근거"  // legalBasis, ko
    case 4: return "根拠法令"  // legalBasis, ja
    default: return "依據"  // legalBasis, hant
    }
  }

  package var workingDay: String {
    switch language {
    case 0: return "ngày làm việc"  // workingDay, vi
    case 1: return "工作日"  // workingDay, zh
    case 2: return "working day"  // workingDay, en
    case 3: return "평일"  // workingDay, ko
    case 4: return "出勤日"  // workingDay, ja
    default: return "工作日"  // workingDay, hant
    }
  }

  package var weekend: String {
    switch language {
    case 0: return "cuối tuần"  // weekend, vi
    case 1: return "周末"  // weekend, zh
    case 2: return "weekend"  // weekend, en
    case 3: return "주말"  // weekend, ko
    case 4: return "週末"  // weekend, ja
    default: return "週末"  // weekend, hant
    }
  }

  package var notKnown: String {
    switch language {
    case 0: return "chưa rõ"  // notKnown, vi
    case 1: return "未知"  // notKnown, zh
    case 2: return "not known"  // notKnown, en
    case 3: return "알 수 없음"  // notKnown, ko
    case 4: return "不明"  // notKnown, ja
    default: return "未知"  // notKnown, hant
    }
  }

  package var dayOff: String {
    switch language {
    case 0: return "ngày nghỉ"  // dayOff, vi
    case 1: return "放假安排"  // dayOff, zh
    case 2: return "day off"  // dayOff, en
    case 3: return "휴일"  // dayOff, ko
    case 4: return "休日"  // dayOff, ja
    default: return "放假安排"  // dayOff, hant
    }
  }

  package var work: String {
    switch language {
    case 0: return "làm việc"  // work, vi
    case 1: return "上班"  // work, zh
    case 2: return "work"  // work, en
    case 3: return "근무"  // work, ko
    case 4: return "勤務"  // work, ja
    default: return "上班"  // work, hant
    }
  }

  package var substitute: String {
    switch language {
    case 0: return "nghỉ bù"  // substitute, vi
    case 1: return "补休"  // substitute, zh
    case 2: return "substitute holiday"  // substitute, en
    case 3: return "대체공휴일"  // substitute, ko
    case 4: return "振替休日"  // substitute, ja
    default: return "補假"  // substitute, hant
    }
  }

  package var usuallyOff: String {
    switch language {
    case 0: return "thường được nghỉ bù"  // usuallyOff, vi
    case 1: return "通常补休"  // usuallyOff, zh
    case 2: return "usually off"  // usuallyOff, en
    case 3: return "보통 대체공휴일로 쉼"  // usuallyOff, ko
    case 4: return "例年は振替休日"  // usuallyOff, ja
    default: return "通常補假"  // usuallyOff, hant
    }
  }

  package func equinoxUndecided(date: String) -> String {
    switch language {
    case 0: return "theo tính toán; ngày chính thức do công báo tháng 2 năm trước (trước \(date)) quyết định"  // equinoxUndecided, vi
    case 1: return "按推算；正式日期由前一年二月的官报（\(date)前）公布"  // equinoxUndecided, zh
    case 2: return "computed; the gazette of February of the year before names the day (by \(date))"  // equinoxUndecided, en
    case 3: return "계산에 따름; 정식 날짜는 전해 2월의 관보(\(date)까지)에서 정해진다"  // equinoxUndecided, ko
    case 4: return "計算による。前年2月の官報（\(date)まで）で決まる"  // equinoxUndecided, ja
    default: return "按推算；正式日期由前一年二月的官報（\(date)前）公布"  // equinoxUndecided, hant
    }
  }

  package func yearUndecided(date: String, year: String) -> String {
    switch language {
    case 0: return "lịch nghỉ năm \(year) chưa được quyết định hết (tính đến \(date))"  // yearUndecided, vi
    case 1: return "\(year)年的放假安排尚未全部决定（资料截至\(date)）"  // yearUndecided, zh
    case 2: return "the days off of \(year) are not all decided (known as of \(date))"  // yearUndecided, en
    case 3: return "\(year)년의 휴일은 아직 모두 결정되지 않음(\(date) 기준)"  // yearUndecided, ko
    case 4: return "\(year)年の休日はまだすべては決まっていない（\(date)現在）"  // yearUndecided, ja
    default: return "\(year)年的放假安排尚未全部決定（資料截至\(date)）"  // yearUndecided, hant
    }
  }

  package func yearUncollected(date: String, year: String) -> String {
    switch language {
    case 0: return "chưa tìm thấy đủ quyết định của năm \(year) (tính đến \(date))"  // yearUncollected, vi
    case 1: return "\(year)年的决定未能全部找到（资料截至\(date)）"  // yearUncollected, zh
    case 2: return "not all decisions for \(year) were found (known as of \(date))"  // yearUncollected, en
    case 3: return "\(year)년의 결정을 모두 찾지는 못함(\(date) 기준)"  // yearUncollected, ko
    case 4: return "\(year)年の決定はすべては見つかっていない（\(date)現在）"  // yearUncollected, ja
    default: return "\(year)年的決定未能全部找到（資料截至\(date)）"  // yearUncollected, hant
    }
  }

  package func yearOutdated(date: String, year: String) -> String {
    switch language {
    case 0: return "lịch nghỉ năm \(year) chưa được quyết định hết (tính đến \(date)); có thể đã có quyết định mới"  // yearOutdated, vi
    case 1: return "\(year)年的放假安排尚未全部决定（资料截至\(date)）；之后可能已有决定"  // yearOutdated, zh
    case 2: return "the days off of \(year) are not all decided (known as of \(date)); it may have been decided since"  // yearOutdated, en
    case 3: return "\(year)년의 휴일은 아직 모두 결정되지 않음(\(date) 기준); 그 뒤에 결정되었을 수 있음"  // yearOutdated, ko
    case 4: return "\(year)年の休日はまだすべては決まっていない（\(date)現在）。その後に決まった可能性がある"  // yearOutdated, ja
    default: return "\(year)年的放假安排尚未全部決定（資料截至\(date)）；之後可能已有決定"  // yearOutdated, hant
    }
  }

  package func lawsSince(country: String, date: String) -> String {
    switch language {
    case 0: return "luật về ngày nghỉ của \(country) chỉ có trong các bảng từ \(date); ngày nghỉ trước đó thì không"  // lawsSince, vi
    case 1: return "\(country)的放假法规自\(date)起收录；此前的假日没有收录"  // lawsSince, zh
    case 2: return "the laws of \(country) on days off are in the tables from \(date) on; earlier days off are not"  // lawsSince, en
    case 3: return "\(country)의 휴일 법령은 \(date)부터 수록되어 있고, 그 이전의 휴일은 수록되어 있지 않습니다"  // lawsSince, ko
    case 4: return "\(country)の休日の法令は\(date)以後のものを収めており、それより前の休日は収めていません"  // lawsSince, ja
    default: return "\(country)的放假法規自\(date)起收錄；此前的假日沒有收錄"  // lawsSince, hant
    }
  }

  package func uncertain(condition: String, date: String, distance: String, event: String) -> String {
    switch language {
    case 0: return "không chắc chắn: \(event) ngày \(date) cách nửa đêm \(distance), nếu \(condition)"  // uncertain, vi
    case 1: return "不确定：\(date)的\(event)距午夜\(distance)，前提是\(condition)"  // uncertain, zh
    case 2: return "not certain: the \(event) on \(date) is \(distance) from midnight, if \(condition)"  // uncertain, en
    case 3: return "불확실: \(date) \(event) 자정에서 \(distance), 조건: \(condition)"  // uncertain, ko
    case 4: return "不確実：\(date)の\(event)は夜半から\(distance)、条件：\(condition)"  // uncertain, ja
    default: return "不確定：\(date)的\(event)距午夜\(distance)，前提是\(condition)"  // uncertain, hant
    }
  }

  package func uncertainOr(date: String, sentence: String) -> String {
    switch language {
    case 0: return "\(sentence); nếu không thì có thể là ngày \(date)"  // uncertainOr, vi
    case 1: return "\(sentence)；否则可能在\(date)"  // uncertainOr, zh
    case 2: return "\(sentence); otherwise it may be on \(date)"  // uncertainOr, en
    case 3: return "\(sentence); 아니면 \(date)일 수 있음"  // uncertainOr, ko
    case 4: return "\(sentence)。または\(date)の可能性がある"  // uncertainOr, ja
    default: return "\(sentence)；否則可能在\(date)"  // uncertainOr, hant
    }
  }

  package func disputed(first: String, last: String, month: String) -> String {
    switch language {
    case 0: return "không chắc chắn: có ba cách đánh số các tháng từ \(first) đến \(last) được đề xuất; ở đây có tháng \(month), như hiệp hội lịch Nhật Bản khuyến nghị (theo Đài thiên văn quốc gia Nhật Bản, không cơ quan nào quyết định)"  // disputed, vi
    case 1: return "不确定：\(first)至\(last)的月份曾提出三种编号；此处为\(month)，是日本历法业者协会所推荐的（据日本国立天文台，无官方机构决定）"  // disputed, zh
    case 2: return "not certain: three numberings of the months from \(first) to \(last) were proposed; here one of them is the \(month), as the association of Japanese calendar makers recommends (National Astronomical Observatory of Japan; no authority decides)"  // disputed, en
    case 3: return "불확실: \(first)~\(last) 달의 번호로 세 가지가 제안됨; 여기서는 일본 달력 협회가 권고한 \(month) (일본 국립천문대에 따르면 정하는 기관이 없음)"  // disputed, ko
    case 4: return "不確実：\(first)から\(last)までの月の番号には三つの案がある。ここでは日本カレンダー暦文化振興協会の推奨する\(month)（国立天文台によれば、決める機関はない）"  // disputed, ja
    default: return "不確定：\(first)至\(last)的月份曾提出三種編號；此處為\(month)，是日本曆法業者協會所推薦的（據日本國立天文臺，無官方機構決定）"  // disputed, hant
    }
  }

  package var otherTables: String {
    switch language {
    case 0: return "bảng khác"  // otherTables, vi
    case 1: return "其他历表"  // otherTables, zh
    case 2: return "other tables"  // otherTables, en
    case 3: return "다른 역표"  // otherTables, ko
    case 4: return "他の暦表"  // otherTables, ja
    default: return "其他曆表"  // otherTables, hant
    }
  }

  package func published(authority: String, date: String, lunar: String) -> String {
    switch language {
    case 0: return "theo \(authority), ngày \(date) là \(lunar) âm lịch"  // published, vi
    case 1: return "按\(authority)，\(date)为农历\(lunar)"  // published, zh
    case 2: return "by \(authority), \(date) has the lunar date \(lunar)"  // published, en
    case 3: return "\(authority)에 따르면 \(date)의 음력 날짜는 \(lunar)"  // published, ko
    case 4: return "\(authority)によれば、\(date)の旧暦は\(lunar)"  // published, ja
    default: return "按\(authority)，\(date)為農曆\(lunar)"  // published, hant
    }
  }

  package var hongKongObservatory: String {
    switch language {
    case 0: return "Đài thiên văn Hồng Kông"  // hongKongObservatory, vi
    case 1: return "香港天文台"  // hongKongObservatory, zh
    case 2: return "Hong Kong Observatory"  // hongKongObservatory, en
    case 3: return "홍콩 천문대"  // hongKongObservatory, ko
    case 4: return "香港天文台"  // hongKongObservatory, ja
    default: return "香港天文台"  // hongKongObservatory, hant
    }
  }

  package func termAt(longitude: String) -> String {
    switch language {
    case 0: return "tiết khí ở \(longitude)°"  // termAt, vi
    case 1: return "黄经\(longitude)°的节气"  // termAt, zh
    case 2: return "solar term at \(longitude)°"  // termAt, en
    case 3: return "황경 \(longitude)° 절기"  // termAt, ko
    case 4: return "黄経\(longitude)°の節気"  // termAt, ja
    default: return "黃經\(longitude)°的節氣"  // termAt, hant
    }
  }

  package var deltaT: String {
    switch language {
    case 0: return "Delta T đúng như nay được biết"  // deltaT, vi
    case 1: return "Delta T 与今日所知相同"  // deltaT, zh
    case 2: return "Delta T was as it is known today"  // deltaT, en
    case 3: return "Delta T가 지금 알려진 것과 같음"  // deltaT, ko
    case 4: return "Delta Tが現在知られている値のとき"  // deltaT, ja
    default: return "Delta T 與今日所知相同"  // deltaT, hant
    }
  }

  package var announcedUTC: String {
    switch language {
    case 0: return "UTC có các giây nhuận đã công bố"  // announcedUTC, vi
    case 1: return "UTC 采用已公布的闰秒"  // announcedUTC, zh
    case 2: return "UTC has the leap seconds that were announced"  // announcedUTC, en
    case 3: return "UTC에 발표된 윤초가 있음"  // announcedUTC, ko
    case 4: return "UTCに発表済みの閏秒があるとき"  // announcedUTC, ja
    default: return "UTC 採用已公布的閏秒"  // announcedUTC, hant
    }
  }

  package var futureUTC: String {
    switch language {
    case 0: return "giây nhuận của UTC vẫn như hiện nay"  // futureUTC, vi
    case 1: return "UTC 的闰秒保持不变"  // futureUTC, zh
    case 2: return "the leap seconds of UTC stay as they are"  // futureUTC, en
    case 3: return "UTC의 윤초가 지금과 같음"  // futureUTC, ko
    case 4: return "UTCの閏秒が今のままのとき"  // futureUTC, ja
    default: return "UTC 的閏秒保持不變"  // futureUTC, hant
    }
  }

  package func eventOrDate(date: String) -> String {
    switch language {
    case 0: return "không chắc chắn: hoặc \(date)"  // eventOrDate, vi
    case 1: return "不确定：或为\(date)"  // eventOrDate, zh
    case 2: return "not certain: or \(date)"  // eventOrDate, en
    case 3: return "불확실: 또는 \(date)"  // eventOrDate, ko
    case 4: return "不確実：または\(date)"  // eventOrDate, ja
    default: return "不確定：或為\(date)"  // eventOrDate, hant
    }
  }

  package func todayNote(date: String, day: String) -> String {
    switch language {
    case 0: return "[\(day)] hôm nay, \(date)"  // todayNote, vi
    case 1: return "[\(day)] 今天，\(date)"  // todayNote, zh
    case 2: return "[\(day)] today, \(date)"  // todayNote, en
    case 3: return "[\(day)] 오늘, \(date)"  // todayNote, ko
    case 4: return "[\(day)] 今日、\(date)"  // todayNote, ja
    default: return "[\(day)] 今天，\(date)"  // todayNote, hant
    }
  }

  package func uncertainNote(command: String) -> String {
    switch language {
    case 0: return "? không chắc chắn: xem “\(command)”"  // uncertainNote, vi
    case 1: return "? 不确定：见“\(command)”"  // uncertainNote, zh
    case 2: return "? not certain: see '\(command)'"  // uncertainNote, en
    case 3: return "? 불확실: '\(command)' 참고"  // uncertainNote, ko
    case 4: return "? 不確実：'\(command)'を参照"  // uncertainNote, ja
    default: return "? 不確定：見「\(command)」"  // uncertainNote, hant
    }
  }

  package var longitude: String {
    switch language {
    case 0: return "kinh độ"  // longitude, vi
    case 1: return "黄经"  // longitude, zh
    case 2: return "longitude"  // longitude, en
    case 3: return "황경"  // longitude, ko
    case 4: return "黄経"  // longitude, ja
    default: return "黃經"  // longitude, hant
    }
  }

  package var fromMidnight: String {
    switch language {
    case 0: return "cách nửa đêm"  // fromMidnight, vi
    case 1: return "距午夜"  // fromMidnight, zh
    case 2: return "from midnight"  // fromMidnight, en
    case 3: return "자정까지"  // fromMidnight, ko
    case 4: return "夜半まで"  // fromMidnight, ja
    default: return "距午夜"  // fromMidnight, hant
    }
  }

  package var phase: String {
    switch language {
    case 0: return "pha Mặt Trăng"  // phase, vi
    case 1: return "月相"  // phase, zh
    case 2: return "phase"  // phase, en
    case 3: return "위상"  // phase, ko
    case 4: return "月相"  // phase, ja
    default: return "月相"  // phase, hant
    }
  }

  package var season: String {
    switch language {
    case 0: return "mùa"  // season, vi
    case 1: return "季节"  // season, zh
    case 2: return "season"  // season, en
    case 3: return "계절"  // season, ko
    case 4: return "季節"  // season, ja
    default: return "季節"  // season, hant
    }
  }

  package var localTime: String {
    switch language {
    case 0: return "giờ địa phương"  // localTime, vi
    case 1: return "当地时间"  // localTime, zh
    case 2: return "local time"  // localTime, en
    case 3: return "현지 시각"  // localTime, ko
    case 4: return "現地時刻"  // localTime, ja
    default: return "當地時間"  // localTime, hant
    }
  }

  package var daysSince: String {
    switch language {
    case 0: return "số ngày từ lần trước"  // daysSince, vi
    case 1: return "距上一个天数"  // daysSince, zh
    case 2: return "days since the one before"  // daysSince, en
    case 3: return "앞 절기부터 일수"  // daysSince, ko
    case 4: return "前の節気からの日数"  // daysSince, ja
    default: return "距上一個天數"  // daysSince, hant
    }
  }

  package var year: String {
    switch language {
    case 0: return "năm"  // year, vi
    case 1: return "年"  // year, zh
    case 2: return "year"  // year, en
    case 3: return "해"  // year, ko
    case 4: return "年"  // year, ja
    default: return "年"  // year, hant
    }
  }

  package var leapMonthNumber: String {
    switch language {
    case 0: return "tháng nhuận"  // leapMonthNumber, vi
    case 1: return "闰月"  // leapMonthNumber, zh
    case 2: return "leap month"  // leapMonthNumber, en
    case 3: return "윤달"  // leapMonthNumber, ko
    case 4: return "閏月"  // leapMonthNumber, ja
    default: return "閏月"  // leapMonthNumber, hant
    }
  }

  package var dayLength: String {
    switch language {
    case 0: return "độ dài ban ngày"  // dayLength, vi
    case 1: return "白昼时长"  // dayLength, zh
    case 2: return "day length"  // dayLength, en
    case 3: return "낮 길이"  // dayLength, ko
    case 4: return "昼の長さ"  // dayLength, ja
    default: return "白晝時長"  // dayLength, hant
    }
  }

  package var place: String {
    switch language {
    case 0: return "địa điểm"  // place, vi
    case 1: return "地点"  // place, zh
    case 2: return "place"  // place, en
    case 3: return "장소"  // place, ko
    case 4: return "場所"  // place, ja
    default: return "地點"  // place, hant
    }
  }

  package var localMeanTime: String {
    switch language {
    case 0: return "theo giờ Mặt Trời trung bình"  // localMeanTime, vi
    case 1: return "按地方平时"  // localMeanTime, zh
    case 2: return "in local mean time"  // localMeanTime, en
    case 3: return "지방 평균시"  // localMeanTime, ko
    case 4: return "地方平均時"  // localMeanTime, ja
    default: return "按地方平時"  // localMeanTime, hant
    }
  }

  package var sunrise: String {
    switch language {
    case 0: return "Mặt Trời mọc"  // sunrise, vi
    case 1: return "日出"  // sunrise, zh
    case 2: return "sunrise"  // sunrise, en
    case 3: return "해돋이"  // sunrise, ko
    case 4: return "日の出"  // sunrise, ja
    default: return "日出"  // sunrise, hant
    }
  }

  package var noon: String {
    switch language {
    case 0: return "chính ngọ"  // noon, vi
    case 1: return "正午"  // noon, zh
    case 2: return "noon"  // noon, en
    case 3: return "남중"  // noon, ko
    case 4: return "南中"  // noon, ja
    default: return "正午"  // noon, hant
    }
  }

  package var sunset: String {
    switch language {
    case 0: return "Mặt Trời lặn"  // sunset, vi
    case 1: return "日落"  // sunset, zh
    case 2: return "sunset"  // sunset, en
    case 3: return "해넘이"  // sunset, ko
    case 4: return "日の入り"  // sunset, ja
    default: return "日落"  // sunset, hant
    }
  }

  package var astronomicalDawn: String {
    switch language {
    case 0: return "rạng đông thiên văn"  // astronomicalDawn, vi
    case 1: return "天文晨光始"  // astronomicalDawn, zh
    case 2: return "astronomical dawn"  // astronomicalDawn, en
    case 3: return "천문 새벽"  // astronomicalDawn, ko
    case 4: return "天文薄明の始まり"  // astronomicalDawn, ja
    default: return "天文晨光始"  // astronomicalDawn, hant
    }
  }

  package var nauticalDawn: String {
    switch language {
    case 0: return "rạng đông hàng hải"  // nauticalDawn, vi
    case 1: return "航海晨光始"  // nauticalDawn, zh
    case 2: return "nautical dawn"  // nauticalDawn, en
    case 3: return "항해 새벽"  // nauticalDawn, ko
    case 4: return "航海薄明の始まり"  // nauticalDawn, ja
    default: return "航海晨光始"  // nauticalDawn, hant
    }
  }

  package var civilDawn: String {
    switch language {
    case 0: return "rạng đông dân dụng"  // civilDawn, vi
    case 1: return "民用晨光始"  // civilDawn, zh
    case 2: return "civil dawn"  // civilDawn, en
    case 3: return "시민 새벽"  // civilDawn, ko
    case 4: return "市民薄明の始まり"  // civilDawn, ja
    default: return "民用晨光始"  // civilDawn, hant
    }
  }

  package var goldenHourEnds: String {
    switch language {
    case 0: return "hết giờ vàng"  // goldenHourEnds, vi
    case 1: return "黄金时刻终"  // goldenHourEnds, zh
    case 2: return "golden hour ends"  // goldenHourEnds, en
    case 3: return "골든 아워 끝"  // goldenHourEnds, ko
    case 4: return "ゴールデンアワーの終わり"  // goldenHourEnds, ja
    default: return "黃金時刻終"  // goldenHourEnds, hant
    }
  }

  package var goldenHourBegins: String {
    switch language {
    case 0: return "bắt đầu giờ vàng"  // goldenHourBegins, vi
    case 1: return "黄金时刻始"  // goldenHourBegins, zh
    case 2: return "golden hour begins"  // goldenHourBegins, en
    case 3: return "골든 아워 시작"  // goldenHourBegins, ko
    case 4: return "ゴールデンアワーの始まり"  // goldenHourBegins, ja
    default: return "黃金時刻始"  // goldenHourBegins, hant
    }
  }

  package var civilDusk: String {
    switch language {
    case 0: return "chạng vạng dân dụng"  // civilDusk, vi
    case 1: return "民用昏影终"  // civilDusk, zh
    case 2: return "civil dusk"  // civilDusk, en
    case 3: return "시민 땅거미"  // civilDusk, ko
    case 4: return "市民薄明の終わり"  // civilDusk, ja
    default: return "民用昏影終"  // civilDusk, hant
    }
  }

  package var nauticalDusk: String {
    switch language {
    case 0: return "chạng vạng hàng hải"  // nauticalDusk, vi
    case 1: return "航海昏影终"  // nauticalDusk, zh
    case 2: return "nautical dusk"  // nauticalDusk, en
    case 3: return "항해 땅거미"  // nauticalDusk, ko
    case 4: return "航海薄明の終わり"  // nauticalDusk, ja
    default: return "航海昏影終"  // nauticalDusk, hant
    }
  }

  package var astronomicalDusk: String {
    switch language {
    case 0: return "chạng vạng thiên văn"  // astronomicalDusk, vi
    case 1: return "天文昏影终"  // astronomicalDusk, zh
    case 2: return "astronomical dusk"  // astronomicalDusk, en
    case 3: return "천문 땅거미"  // astronomicalDusk, ko
    case 4: return "天文薄明の終わり"  // astronomicalDusk, ja
    default: return "天文昏影終"  // astronomicalDusk, hant
    }
  }

  package var normalDay: String {
    switch language {
    case 0: return "bình thường"  // normalDay, vi
    case 1: return "有日出日落"  // normalDay, zh
    case 2: return "sunrise and sunset"  // normalDay, en
    case 3: return "보통"  // normalDay, ko
    case 4: return "日の出と日の入り"  // normalDay, ja
    default: return "有日出日落"  // normalDay, hant
    }
  }

  package var sunriseOnly: String {
    switch language {
    case 0: return "chỉ mọc"  // sunriseOnly, vi
    case 1: return "只有日出"  // sunriseOnly, zh
    case 2: return "sunrise only"  // sunriseOnly, en
    case 3: return "해돋이만"  // sunriseOnly, ko
    case 4: return "日の出のみ"  // sunriseOnly, ja
    default: return "只有日出"  // sunriseOnly, hant
    }
  }

  package var sunsetOnly: String {
    switch language {
    case 0: return "chỉ lặn"  // sunsetOnly, vi
    case 1: return "只有日落"  // sunsetOnly, zh
    case 2: return "sunset only"  // sunsetOnly, en
    case 3: return "해넘이만"  // sunsetOnly, ko
    case 4: return "日の入りのみ"  // sunsetOnly, ja
    default: return "只有日落"  // sunsetOnly, hant
    }
  }

  package var polarDay: String {
    switch language {
    case 0: return "ngày vùng cực"  // polarDay, vi
    case 1: return "极昼"  // polarDay, zh
    case 2: return "polar day"  // polarDay, en
    case 3: return "백야"  // polarDay, ko
    case 4: return "白夜"  // polarDay, ja
    default: return "永晝"  // polarDay, hant
    }
  }

  package var polarNight: String {
    switch language {
    case 0: return "đêm vùng cực"  // polarNight, vi
    case 1: return "极夜"  // polarNight, zh
    case 2: return "polar night"  // polarNight, en
    case 3: return "극야"  // polarNight, ko
    case 4: return "極夜"  // polarNight, ja
    default: return "永夜"  // polarNight, hant
    }
  }

  package var until: String {
    switch language {
    case 0: return "cho đến"  // until, vi
    case 1: return "持续到"  // until, zh
    case 2: return "until"  // until, en
    case 3: return "끝나는 때"  // until, ko
    case 4: return "終わり"  // until, ja
    default: return "持續到"  // until, hant
    }
  }

  package var festival: String {
    switch language {
    case 0: return "ngày lễ"  // festival, vi
    case 1: return "节日"  // festival, zh
    case 2: return "festival"  // festival, en
    case 3: return "명절"  // festival, ko
    case 4: return "祝祭日"  // festival, ja
    default: return "節日"  // festival, hant
    }
  }

  package var daysToGo: String {
    switch language {
    case 0: return "còn (ngày)"  // daysToGo, vi
    case 1: return "还有（天）"  // daysToGo, zh
    case 2: return "days to go"  // daysToGo, en
    case 3: return "남은 날"  // daysToGo, ko
    case 4: return "残りの日数"  // daysToGo, ja
    default: return "還有（天）"  // daysToGo, hant
    }
  }

  package var next: String {
    switch language {
    case 0: return "lần tới"  // next, vi
    case 1: return "下次"  // next, zh
    case 2: return "next"  // next, en
    case 3: return "다음"  // next, ko
    case 4: return "次"  // next, ja
    default: return "下次"  // next, hant
    }
  }

  package func fromDate(date: String) -> String {
    switch language {
    case 0: return "từ \(date)"  // fromDate, vi
    case 1: return "自 \(date) 起"  // fromDate, zh
    case 2: return "from \(date)"  // fromDate, en
    case 3: return "\(date)부터"  // fromDate, ko
    case 4: return "\(date)から"  // fromDate, ja
    default: return "自 \(date) 起"  // fromDate, hant
    }
  }

  package var knownAsOf: String {
    switch language {
    case 0: return "số liệu đến ngày"  // knownAsOf, vi
    case 1: return "资料截至"  // knownAsOf, zh
    case 2: return "known as of"  // knownAsOf, en
    case 3: return "자료 기준일"  // knownAsOf, ko
    case 4: return "資料の日付"  // knownAsOf, ja
    default: return "資料截至"  // knownAsOf, hant
    }
  }

  package func festivalsOf(country: String) -> String {
    switch language {
    case 0: return "ngày lễ của \(country)"  // festivalsOf, vi
    case 1: return "\(country)的节日"  // festivalsOf, zh
    case 2: return "festivals of \(country)"  // festivalsOf, en
    case 3: return "\(country)의 명절"  // festivalsOf, ko
    case 4: return "\(country)の祝祭日"  // festivalsOf, ja
    default: return "\(country)的節日"  // festivalsOf, hant
    }
  }

  package func decisionsOf(country: String) -> String {
    switch language {
    case 0: return "quyết định của \(country)"  // decisionsOf, vi
    case 1: return "\(country)的决定"  // decisionsOf, zh
    case 2: return "decisions of \(country)"  // decisionsOf, en
    case 3: return "\(country)의 결정"  // decisionsOf, ko
    case 4: return "\(country)の決定"  // decisionsOf, ja
    default: return "\(country)的決定"  // decisionsOf, hant
    }
  }

  package var solarTerms: String {
    switch language {
    case 0: return "tiết khí"  // solarTerms, vi
    case 1: return "节气"  // solarTerms, zh
    case 2: return "solar terms"  // solarTerms, en
    case 3: return "절기"  // solarTerms, ko
    case 4: return "二十四節気"  // solarTerms, ja
    default: return "節氣"  // solarTerms, hant
    }
  }

  package var phases: String {
    switch language {
    case 0: return "pha Mặt Trăng"  // phases, vi
    case 1: return "月相"  // phases, zh
    case 2: return "phases of the Moon"  // phases, en
    case 3: return "달의 위상"  // phases, ko
    case 4: return "月相"  // phases, ja
    default: return "月相"  // phases, hant
    }
  }

  package var newYears: String {
    switch language {
    case 0: return "năm mới âm lịch"  // newYears, vi
    case 1: return "农历新年"  // newYears, zh
    case 2: return "lunar new years"  // newYears, en
    case 3: return "음력설"  // newYears, ko
    case 4: return "旧正月"  // newYears, ja
    default: return "農曆新年"  // newYears, hant
    }
  }

  package var equinoxesAndSolstices: String {
    switch language {
    case 0: return "điểm phân và điểm chí"  // equinoxesAndSolstices, vi
    case 1: return "二分二至"  // equinoxesAndSolstices, zh
    case 2: return "equinoxes and solstices"  // equinoxesAndSolstices, en
    case 3: return "분점과 지점"  // equinoxesAndSolstices, ko
    case 4: return "二分二至"  // equinoxesAndSolstices, ja
    default: return "二分二至"  // equinoxesAndSolstices, hant
    }
  }

  package var rokuyo: String {
    switch language {
    case 0: return "lục diệu"  // rokuyo, vi
    case 1: return "六曜"  // rokuyo, zh
    case 2: return "six days (rokuyō)"  // rokuyo, en
    case 3: return "육요"  // rokuyo, ko
    case 4: return "六曜"  // rokuyo, ja
    default: return "六曜"  // rokuyo, hant
    }
  }

  package var taian: String {
    switch language {
    case 0: return "Đại An"  // taian, vi
    case 1: return "大安"  // taian, zh
    case 2: return "Taian"  // taian, en
    case 3: return "대안"  // taian, ko
    case 4: return "大安"  // taian, ja
    default: return "大安"  // taian, hant
    }
  }

  package var shakko: String {
    switch language {
    case 0: return "Xích Khẩu"  // shakko, vi
    case 1: return "赤口"  // shakko, zh
    case 2: return "Shakkō"  // shakko, en
    case 3: return "적구"  // shakko, ko
    case 4: return "赤口"  // shakko, ja
    default: return "赤口"  // shakko, hant
    }
  }

  package var sensho: String {
    switch language {
    case 0: return "Tiên Thắng"  // sensho, vi
    case 1: return "先胜"  // sensho, zh
    case 2: return "Senshō"  // sensho, en
    case 3: return "선승"  // sensho, ko
    case 4: return "先勝"  // sensho, ja
    default: return "先勝"  // sensho, hant
    }
  }

  package var tomobiki: String {
    switch language {
    case 0: return "Hữu Dẫn"  // tomobiki, vi
    case 1: return "友引"  // tomobiki, zh
    case 2: return "Tomobiki"  // tomobiki, en
    case 3: return "우인"  // tomobiki, ko
    case 4: return "友引"  // tomobiki, ja
    default: return "友引"  // tomobiki, hant
    }
  }

  package var senbu: String {
    switch language {
    case 0: return "Tiên Phụ"  // senbu, vi
    case 1: return "先负"  // senbu, zh
    case 2: return "Senbu"  // senbu, en
    case 3: return "선부"  // senbu, ko
    case 4: return "先負"  // senbu, ja
    default: return "先負"  // senbu, hant
    }
  }

  package var butsumetsu: String {
    switch language {
    case 0: return "Phật Diệt"  // butsumetsu, vi
    case 1: return "佛灭"  // butsumetsu, zh
    case 2: return "Butsumetsu"  // butsumetsu, en
    case 3: return "불멸"  // butsumetsu, ko
    case 4: return "仏滅"  // butsumetsu, ja
    default: return "佛滅"  // butsumetsu, hant
    }
  }
}
