// The texts of DayAlmanac in Vietnamese, Chinese, English and Korean.
//
// Do not edit: made by `make generate` (almanac-compiler generate).
//
// Languages are counted in this order: vi, zh, en, ko.
// One text per line, with its key and language.
//
// Inputs:
//   Data/languages.tsv
//   Data/strings/DayAlmanac.en.tsv
//   Data/strings/DayAlmanac.ko.tsv
//   Data/strings/DayAlmanac.vi.tsv
//   Data/strings/DayAlmanac.zh-Hans.tsv
//
// swift-format-ignore-file

/// The texts of DayAlmanac in a language.
package struct DayAlmanacStrings: Hashable, Sendable {
  /// The language of the texts, by its place in the tables.
  package let language: UInt8

  /// - Parameter language: By its place in the tables.
  package init(language: UInt8) { self.language = language }

  package var date: String {
    switch language {
    case 0: return "ngày"  // date, vi
    case 1: return "日期"  // date, zh
    case 2: return "date"  // date, en
    default: return "날짜"  // date, ko
    }
  }

  package var calendar: String {
    switch language {
    case 0: return "lịch"  // calendar, vi
    case 1: return "历法"  // calendar, zh
    case 2: return "calendar"  // calendar, en
    default: return "역법"  // calendar, ko
    }
  }

  package var lunarDate: String {
    switch language {
    case 0: return "ngày âm"  // lunarDate, vi
    case 1: return "农历"  // lunarDate, zh
    case 2: return "lunar date"  // lunarDate, en
    default: return "음력"  // lunarDate, ko
    }
  }

  package var day: String {
    switch language {
    case 0: return "tên ngày"  // day, vi
    case 1: return "农历日"  // day, zh
    case 2: return "day"  // day, en
    default: return "음력 날"  // day, ko
    }
  }

  package var month: String {
    switch language {
    case 0: return "tháng âm"  // month, vi
    case 1: return "农历月"  // month, zh
    case 2: return "month"  // month, en
    default: return "음력 달"  // month, ko
    }
  }

  package var monthBegins: String {
    switch language {
    case 0: return "tháng âm từ"  // monthBegins, vi
    case 1: return "月首"  // monthBegins, zh
    case 2: return "month begins"  // monthBegins, en
    default: return "월 시작"  // monthBegins, ko
    }
  }

  package var yearCycle: String {
    switch language {
    case 0: return "năm can chi"  // yearCycle, vi
    case 1: return "年干支"  // yearCycle, zh
    case 2: return "year cycle"  // yearCycle, en
    default: return "연 간지"  // yearCycle, ko
    }
  }

  package var termYearCycle: String {
    switch language {
    case 0: return "năm can chi từ Lập xuân"  // termYearCycle, vi
    case 1: return "年干支（立春起）"  // termYearCycle, zh
    case 2: return "year cycle from 315°"  // termYearCycle, en
    default: return "연 간지(입춘부터)"  // termYearCycle, ko
    }
  }

  package var monthCycle: String {
    switch language {
    case 0: return "tháng can chi"  // monthCycle, vi
    case 1: return "月干支"  // monthCycle, zh
    case 2: return "month cycle"  // monthCycle, en
    default: return "월 간지"  // monthCycle, ko
    }
  }

  package var termMonthCycle: String {
    switch language {
    case 0: return "tháng can chi từ tiết"  // termMonthCycle, vi
    case 1: return "月干支（交节起）"  // termMonthCycle, zh
    case 2: return "month cycle from its term"  // termMonthCycle, en
    default: return "월 간지(절입부터)"  // termMonthCycle, ko
    }
  }

  package var dayCycle: String {
    switch language {
    case 0: return "ngày can chi"  // dayCycle, vi
    case 1: return "日干支"  // dayCycle, zh
    case 2: return "day cycle"  // dayCycle, en
    default: return "일 간지"  // dayCycle, ko
    }
  }

  package var hourCycle: String {
    switch language {
    case 0: return "giờ can chi"  // hourCycle, vi
    case 1: return "时干支"  // hourCycle, zh
    case 2: return "hour cycle"  // hourCycle, en
    default: return "시 간지"  // hourCycle, ko
    }
  }

  package var solarTerm: String {
    switch language {
    case 0: return "tiết khí"  // solarTerm, vi
    case 1: return "节气"  // solarTerm, zh
    case 2: return "solar term"  // solarTerm, en
    default: return "절기"  // solarTerm, ko
    }
  }

  package var festivals: String {
    switch language {
    case 0: return "ngày lễ"  // festivals, vi
    case 1: return "节日"  // festivals, zh
    case 2: return "festivals"  // festivals, en
    default: return "명절"  // festivals, ko
    }
  }

  package var anniversaries: String {
    switch language {
    case 0: return "ngày riêng"  // anniversaries, vi
    case 1: return "纪念日"  // anniversaries, zh
    case 2: return "anniversaries"  // anniversaries, en
    default: return "기념일"  // anniversaries, ko
    }
  }

  package var dayAlmanac: String {
    switch language {
    case 0: return "lịch xem ngày"  // dayAlmanac, vi
    case 1: return "黄历"  // dayAlmanac, zh
    case 2: return "day almanac"  // dayAlmanac, en
    default: return "택일"  // dayAlmanac, ko
    }
  }

  package var sound: String {
    switch language {
    case 0: return "nạp âm"  // sound, vi
    case 1: return "纳音"  // sound, zh
    case 2: return "nayin (sound)"  // sound, en
    default: return "납음"  // sound, ko
    }
  }

  package var animal: String {
    switch language {
    case 0: return "con giáp"  // animal, vi
    case 1: return "生肖"  // animal, zh
    case 2: return "animal"  // animal, en
    default: return "띠"  // animal, ko
    }
  }

  package var officer: String {
    switch language {
    case 0: return "trực"  // officer, vi
    case 1: return "建除"  // officer, zh
    case 2: return "day officer"  // officer, en
    default: return "십이직"  // officer, ko
    }
  }

  package var mansion: String {
    switch language {
    case 0: return "sao"  // mansion, vi
    case 1: return "宿"  // mansion, zh
    case 2: return "mansion"  // mansion, en
    default: return "이십팔수"  // mansion, ko
    }
  }

  package var spirit: String {
    switch language {
    case 0: return "thần trực nhật"  // spirit, vi
    case 1: return "值神"  // spirit, zh
    case 2: return "spirit"  // spirit, en
    default: return "일신"  // spirit, ko
    }
  }

  package var luckyHours: String {
    switch language {
    case 0: return "giờ hoàng đạo"  // luckyHours, vi
    case 1: return "吉时"  // luckyHours, zh
    case 2: return "lucky hours"  // luckyHours, en
    default: return "길시"  // luckyHours, ko
    }
  }

  package var hours: String {
    switch language {
    case 0: return "mười hai giờ"  // hours, vi
    case 1: return "十二时辰"  // hours, zh
    case 2: return "double hours"  // hours, en
    default: return "십이시"  // hours, ko
    }
  }

  package func hourRange(first: String, last: String) -> String {
    switch language {
    case 0: return "\(first)–\(last)"  // hourRange, vi
    case 1: return "\(first)–\(last)"  // hourRange, zh
    case 2: return "\(first)–\(last)"  // hourRange, en
    default: return "\(first)–\(last)"  // hourRange, ko
    }
  }

  package func fromEveningBefore(first: String, last: String) -> String {
    switch language {
    case 0: return "\(first) tối hôm trước–\(last)"  // fromEveningBefore, vi
    case 1: return "前一晚\(first)–\(last)"  // fromEveningBefore, zh
    case 2: return "\(first) the evening before–\(last)"  // fromEveningBefore, en
    default: return "전날 밤 \(first)–\(last)"  // fromEveningBefore, ko
    }
  }

  package var lateHour: String {
    switch language {
    case 0: return "từ 23:00"  // lateHour, vi
    case 1: return "23:00起"  // lateHour, zh
    case 2: return "from 23:00"  // lateHour, en
    default: return "23:00부터"  // lateHour, ko
    }
  }

  package func lateHourOf(day: String, hour: String) -> String {
    switch language {
    case 0: return "\(hour), giờ đầu của ngày hôm sau; ngày vẫn là \(day) đến nửa đêm"  // lateHourOf, vi
    case 1: return "\(hour)，次日的第一个时辰；日干支到午夜仍为\(day)"  // lateHourOf, zh
    case 2: return "\(hour), the first hour of the next day; the day stays \(day) until midnight"  // lateHourOf, en
    default: return "\(hour), 다음 날의 첫 시각; 일진은 자정까지 \(day)"  // lateHourOf, ko
    }
  }

  package var opposite: String {
    switch language {
    case 0: return "xung"  // opposite, vi
    case 1: return "冲"  // opposite, zh
    case 2: return "opposite"  // opposite, en
    default: return "충"  // opposite, ko
    }
  }

  package var joyDirection: String {
    switch language {
    case 0: return "hỷ thần"  // joyDirection, vi
    case 1: return "喜神"  // joyDirection, zh
    case 2: return "joy direction"  // joyDirection, en
    default: return "희신 방위"  // joyDirection, ko
    }
  }

  package var moon: String {
    switch language {
    case 0: return "trăng"  // moon, vi
    case 1: return "月相"  // moon, zh
    case 2: return "moon"  // moon, en
    default: return "달"  // moon, ko
    }
  }

  package var certain: String {
    switch language {
    case 0: return "chắc chắn"  // certain, vi
    case 1: return "是否确定"  // certain, zh
    case 2: return "certain"  // certain, en
    default: return "확실 여부"  // certain, ko
    }
  }

  package var yes: String {
    switch language {
    case 0: return "có"  // yes, vi
    case 1: return "是"  // yes, zh
    case 2: return "yes"  // yes, en
    default: return "예"  // yes, ko
    }
  }

  package var nothing: String {
    switch language {
    case 0: return "không có"  // nothing, vi
    case 1: return "无"  // nothing, zh
    case 2: return "none"  // nothing, en
    default: return "없음"  // nothing, ko
    }
  }

  package func noCountry(calendar: String) -> String {
    switch language {
    case 0: return "không có: lịch \(calendar) không thuộc nước nào"  // noCountry, vi
    case 1: return "无：\(calendar) 没有所属国家"  // noCountry, zh
    case 2: return "none: \(calendar) has no country"  // noCountry, en
    default: return "없음: \(calendar) 역법은 나라가 없음"  // noCountry, ko
    }
  }

  package func noRules(calendar: String) -> String {
    switch language {
    case 0: return "không có: lịch \(calendar) không có lệ xem ngày"  // noRules, vi
    case 1: return "无：\(calendar) 没有黄历规则"  // noRules, zh
    case 2: return "none: \(calendar) has no rules for it"  // noRules, en
    default: return "없음: \(calendar) 역법은 택일 규칙이 없음"  // noRules, ko
    }
  }

  package func termSince(date: String, name: String) -> String {
    switch language {
    case 0: return "\(name), từ \(date)"  // termSince, vi
    case 1: return "\(name)，自\(date)起"  // termSince, zh
    case 2: return "\(name), from \(date)"  // termSince, en
    default: return "\(name), \(date)부터"  // termSince, ko
    }
  }

  package var auspicious: String {
    switch language {
    case 0: return "hoàng đạo"  // auspicious, vi
    case 1: return "黄道"  // auspicious, zh
    case 2: return "auspicious"  // auspicious, en
    default: return "황도"  // auspicious, ko
    }
  }

  package var inauspicious: String {
    switch language {
    case 0: return "hắc đạo"  // inauspicious, vi
    case 1: return "黑道"  // inauspicious, zh
    case 2: return "inauspicious"  // inauspicious, en
    default: return "흑도"  // inauspicious, ko
    }
  }

  package func spiritByLunarMonth(name: String, path: String) -> String {
    switch language {
    case 0: return "\(name) (\(path)), theo tháng âm"  // spiritByLunarMonth, vi
    case 1: return "\(name) (\(path))，按农历月"  // spiritByLunarMonth, zh
    case 2: return "\(name) (\(path)), by the lunar month"  // spiritByLunarMonth, en
    default: return "\(name) (\(path)), 음력 달 기준"  // spiritByLunarMonth, ko
    }
  }

  package func spiritByTermMonth(name: String, path: String) -> String {
    switch language {
    case 0: return "\(name) (\(path)), theo tháng tiết khí"  // spiritByTermMonth, vi
    case 1: return "\(name) (\(path))，按节气月"  // spiritByTermMonth, zh
    case 2: return "\(name) (\(path)), by the month of solar terms"  // spiritByTermMonth, en
    default: return "\(name) (\(path)), 절기 달 기준"  // spiritByTermMonth, ko
    }
  }

  package var publicHoliday: String {
    switch language {
    case 0: return "ngày nghỉ lễ"  // publicHoliday, vi
    case 1: return "法定节假日"  // publicHoliday, zh
    case 2: return "public"  // publicHoliday, en
    default: return "공휴일"  // publicHoliday, ko
    }
  }

  package var traditional: String {
    switch language {
    case 0: return "ngày lễ truyền thống"  // traditional, vi
    case 1: return "传统节日"  // traditional, zh
    case 2: return "traditional"  // traditional, en
    default: return "전통 명절"  // traditional, ko
    }
  }

  package var observance: String {
    switch language {
    case 0: return "ngày kỷ niệm"  // observance, vi
    case 1: return "纪念日"  // observance, zh
    case 2: return "observance"  // observance, en
    default: return "기념일"  // observance, ko
    }
  }

  package var name: String {
    switch language {
    case 0: return "tên"  // name, vi
    case 1: return "名称"  // name, zh
    case 2: return "name"  // name, en
    default: return "이름"  // name, ko
    }
  }

  package var kind: String {
    switch language {
    case 0: return "loại"  // kind, vi
    case 1: return "类别"  // kind, zh
    case 2: return "kind"  // kind, en
    default: return "종류"  // kind, ko
    }
  }

  package var daysOff: String {
    switch language {
    case 0: return "số ngày nghỉ"  // daysOff, vi
    case 1: return "放假天数"  // daysOff, zh
    case 2: return "days off"  // daysOff, en
    default: return "휴일 수"  // daysOff, ko
    }
  }

  package var whichDays: String {
    switch language {
    case 0: return "ngày nghỉ"  // whichDays, vi
    case 1: return "放假日期"  // whichDays, zh
    case 2: return "which"  // whichDays, en
    default: return "휴일 날짜"  // whichDays, ko
    }
  }

  package func paidDays(count: String, days: String) -> String {
    switch language {
    case 0: return "số ngày nghỉ: \(count) (\(days))"  // paidDays, vi
    case 1: return "放假\(count)天（\(days)）"  // paidDays, zh
    case 2: return "days off: \(count) (\(days))"  // paidDays, en
    default: return "휴일 \(count)일 (\(days))"  // paidDays, ko
    }
  }

  package func dayRange(first: String, last: String) -> String {
    switch language {
    case 0: return "\(first) đến \(last)"  // dayRange, vi
    case 1: return "\(first)至\(last)"  // dayRange, zh
    case 2: return "\(first) to \(last)"  // dayRange, en
    default: return "\(first)~\(last)"  // dayRange, ko
    }
  }

  package func othersDecided(date: String) -> String {
    switch language {
    case 0: return "\(date), các ngày khác do quyết định hằng năm"  // othersDecided, vi
    case 1: return "\(date)，其余每年另定"  // othersDecided, zh
    case 2: return "\(date), the others decided every year"  // othersDecided, en
    default: return "\(date), 나머지는 해마다 정함"  // othersDecided, ko
    }
  }

  package func countedWith(date: String, festival: String) -> String {
    switch language {
    case 0: return "\(date), tính chung với \(festival)"  // countedWith, vi
    case 1: return "\(date)，计入\(festival)"  // countedWith, zh
    case 2: return "\(date), counted with \(festival)"  // countedWith, en
    default: return "\(date), \(festival)에 포함"  // countedWith, ko
    }
  }

  package func dayOffFor(date: String, festival: String) -> String {
    switch language {
    case 0: return "nghỉ \(festival) (\(date))"  // dayOffFor, vi
    case 1: return "\(festival)放假（\(date)）"  // dayOffFor, zh
    case 2: return "day off for \(festival) (\(date))"  // dayOffFor, en
    default: return "\(festival) 연휴 (\(date))"  // dayOffFor, ko
    }
  }

  package func decidedBy(date: String, number: String, ruling: String) -> String {
    switch language {
    case 0: return "\(ruling): \(number), \(date)"  // decidedBy, vi
    case 1: return "\(ruling)：\(number)，\(date)"  // decidedBy, zh
    case 2: return "\(ruling): \(number), \(date)"  // decidedBy, en
    default: return "\(ruling): \(number), \(date)"  // decidedBy, ko
    }
  }

  package func byLaw(ruling: String) -> String {
    switch language {
    case 0: return "\(ruling), theo luật"  // byLaw, vi
    case 1: return "\(ruling)（依法）"  // byLaw, zh
    case 2: return "\(ruling), by law"  // byLaw, en
    default: return "\(ruling), 법정"  // byLaw, ko
    }
  }

  package var workingDay: String {
    switch language {
    case 0: return "ngày làm việc"  // workingDay, vi
    case 1: return "工作日"  // workingDay, zh
    case 2: return "working day"  // workingDay, en
    default: return "평일"  // workingDay, ko
    }
  }

  package var weekend: String {
    switch language {
    case 0: return "cuối tuần"  // weekend, vi
    case 1: return "周末"  // weekend, zh
    case 2: return "weekend"  // weekend, en
    default: return "주말"  // weekend, ko
    }
  }

  package var notKnown: String {
    switch language {
    case 0: return "chưa rõ"  // notKnown, vi
    case 1: return "未知"  // notKnown, zh
    case 2: return "not known"  // notKnown, en
    default: return "알 수 없음"  // notKnown, ko
    }
  }

  package var dayOff: String {
    switch language {
    case 0: return "nghỉ làm"  // dayOff, vi
    case 1: return "放假"  // dayOff, zh
    case 2: return "day off"  // dayOff, en
    default: return "휴일"  // dayOff, ko
    }
  }

  package var work: String {
    switch language {
    case 0: return "làm việc"  // work, vi
    case 1: return "上班"  // work, zh
    case 2: return "work"  // work, en
    default: return "근무"  // work, ko
    }
  }

  package func yearUndecided(date: String, year: String) -> String {
    switch language {
    case 0: return "lịch nghỉ năm \(year) chưa được quyết định hết (tính đến \(date))"  // yearUndecided, vi
    case 1: return "\(year)年的放假安排尚未全部决定（资料截至\(date)）"  // yearUndecided, zh
    case 2: return "the days off of \(year) are not all decided (known as of \(date))"  // yearUndecided, en
    default: return "\(year)년의 휴일은 아직 모두 결정되지 않음(\(date) 기준)"  // yearUndecided, ko
    }
  }

  package func yearUncollected(date: String, year: String) -> String {
    switch language {
    case 0: return "chưa tìm thấy đủ quyết định của năm \(year) (tính đến \(date))"  // yearUncollected, vi
    case 1: return "\(year)年的决定未能全部找到（资料截至\(date)）"  // yearUncollected, zh
    case 2: return "not all decisions for \(year) were found (known as of \(date))"  // yearUncollected, en
    default: return "\(year)년의 결정을 모두 찾지는 못함(\(date) 기준)"  // yearUncollected, ko
    }
  }

  package func yearOutdated(date: String, year: String) -> String {
    switch language {
    case 0: return "lịch nghỉ năm \(year) chưa được quyết định hết (tính đến \(date)); có thể đã có quyết định mới"  // yearOutdated, vi
    case 1: return "\(year)年的放假安排尚未全部决定（资料截至\(date)）；之后可能已有决定"  // yearOutdated, zh
    case 2: return "the days off of \(year) are not all decided (known as of \(date)); it may have been decided since"  // yearOutdated, en
    default: return "\(year)년의 휴일은 아직 모두 결정되지 않음(\(date) 기준); 그 뒤에 결정되었을 수 있음"  // yearOutdated, ko
    }
  }

  package func uncertain(condition: String, date: String, distance: String, event: String) -> String {
    switch language {
    case 0: return "không chắc chắn: \(event) ngày \(date) cách nửa đêm \(distance), nếu \(condition)"  // uncertain, vi
    case 1: return "不确定：\(date)的\(event)距午夜\(distance)，前提是\(condition)"  // uncertain, zh
    case 2: return "not certain: the \(event) on \(date) is \(distance) from midnight, if \(condition)"  // uncertain, en
    default: return "불확실: \(date) \(event) 자정에서 \(distance), 조건: \(condition)"  // uncertain, ko
    }
  }

  package func uncertainOr(date: String, sentence: String) -> String {
    switch language {
    case 0: return "\(sentence); nếu không thì có thể là ngày \(date)"  // uncertainOr, vi
    case 1: return "\(sentence)；否则可能在\(date)"  // uncertainOr, zh
    case 2: return "\(sentence); otherwise it may be on \(date)"  // uncertainOr, en
    default: return "\(sentence); 아니면 \(date)일 수 있음"  // uncertainOr, ko
    }
  }

  package func disputed(first: String, last: String, month: String) -> String {
    switch language {
    case 0: return "không chắc chắn: có ba cách đánh số các tháng từ \(first) đến \(last) được đề xuất; ở đây có tháng \(month), như hiệp hội lịch Nhật Bản khuyến nghị (theo Đài thiên văn quốc gia Nhật Bản, không cơ quan nào quyết định)"  // disputed, vi
    case 1: return "不确定：\(first)至\(last)的月份曾提出三种编号；此处为\(month)，是日本历法业者协会所推荐的（据日本国立天文台，无官方机构决定）"  // disputed, zh
    case 2: return "not certain: three numberings of the months from \(first) to \(last) were proposed; here one of them is the \(month), as the association of Japanese calendar makers recommends (National Astronomical Observatory of Japan; no authority decides)"  // disputed, en
    default: return "불확실: \(first)~\(last) 달의 번호로 세 가지가 제안됨; 여기서는 일본 달력 협회가 권고한 \(month) (일본 국립천문대에 따르면 정하는 기관이 없음)"  // disputed, ko
    }
  }

  package var otherTables: String {
    switch language {
    case 0: return "bảng khác"  // otherTables, vi
    case 1: return "其他历表"  // otherTables, zh
    case 2: return "other tables"  // otherTables, en
    default: return "다른 역표"  // otherTables, ko
    }
  }

  package func published(authority: String, date: String, lunar: String) -> String {
    switch language {
    case 0: return "theo \(authority), ngày \(date) là \(lunar) âm lịch"  // published, vi
    case 1: return "按\(authority)，\(date)为农历\(lunar)"  // published, zh
    case 2: return "by \(authority), \(date) has the lunar date \(lunar)"  // published, en
    default: return "\(authority)에 따르면 \(date)의 음력 날짜는 \(lunar)"  // published, ko
    }
  }

  package func termAt(longitude: String) -> String {
    switch language {
    case 0: return "tiết khí ở \(longitude)°"  // termAt, vi
    case 1: return "黄经\(longitude)°的节气"  // termAt, zh
    case 2: return "solar term at \(longitude)°"  // termAt, en
    default: return "황경 \(longitude)° 절기"  // termAt, ko
    }
  }

  package var deltaT: String {
    switch language {
    case 0: return "Delta T đúng như nay được biết"  // deltaT, vi
    case 1: return "Delta T与今日所知相同"  // deltaT, zh
    case 2: return "Delta T was as it is known today"  // deltaT, en
    default: return "Delta T가 지금 알려진 것과 같음"  // deltaT, ko
    }
  }

  package var announcedUTC: String {
    switch language {
    case 0: return "UTC có các giây nhuận đã công bố"  // announcedUTC, vi
    case 1: return "UTC采用已公布的闰秒"  // announcedUTC, zh
    case 2: return "UTC has the leap seconds that were announced"  // announcedUTC, en
    default: return "UTC에 발표된 윤초가 있음"  // announcedUTC, ko
    }
  }

  package var futureUTC: String {
    switch language {
    case 0: return "giây nhuận của UTC vẫn như hiện nay"  // futureUTC, vi
    case 1: return "UTC的闰秒保持不变"  // futureUTC, zh
    case 2: return "the leap seconds of UTC stay as they are"  // futureUTC, en
    default: return "UTC의 윤초가 지금과 같음"  // futureUTC, ko
    }
  }

  package func eventOrDate(date: String) -> String {
    switch language {
    case 0: return "không chắc chắn: hoặc \(date)"  // eventOrDate, vi
    case 1: return "不确定：或为\(date)"  // eventOrDate, zh
    case 2: return "not certain: or \(date)"  // eventOrDate, en
    default: return "불확실: 또는 \(date)"  // eventOrDate, ko
    }
  }

  package func todayNote(date: String, day: String) -> String {
    switch language {
    case 0: return "[\(day)] hôm nay, \(date)"  // todayNote, vi
    case 1: return "[\(day)] 今天，\(date)"  // todayNote, zh
    case 2: return "[\(day)] today, \(date)"  // todayNote, en
    default: return "[\(day)] 오늘, \(date)"  // todayNote, ko
    }
  }

  package func uncertainNote(command: String) -> String {
    switch language {
    case 0: return "? không chắc chắn: xem '\(command)'"  // uncertainNote, vi
    case 1: return "? 不确定：见“\(command)”"  // uncertainNote, zh
    case 2: return "? not certain: see '\(command)'"  // uncertainNote, en
    default: return "? 불확실: '\(command)' 참고"  // uncertainNote, ko
    }
  }

  package var longitude: String {
    switch language {
    case 0: return "kinh độ"  // longitude, vi
    case 1: return "黄经"  // longitude, zh
    case 2: return "longitude"  // longitude, en
    default: return "황경"  // longitude, ko
    }
  }

  package var fromMidnight: String {
    switch language {
    case 0: return "cách nửa đêm"  // fromMidnight, vi
    case 1: return "距午夜"  // fromMidnight, zh
    case 2: return "from midnight"  // fromMidnight, en
    default: return "자정까지"  // fromMidnight, ko
    }
  }

  package var phase: String {
    switch language {
    case 0: return "tuần trăng"  // phase, vi
    case 1: return "月相"  // phase, zh
    case 2: return "phase"  // phase, en
    default: return "위상"  // phase, ko
    }
  }

  package var season: String {
    switch language {
    case 0: return "mùa"  // season, vi
    case 1: return "季节"  // season, zh
    case 2: return "season"  // season, en
    default: return "계절"  // season, ko
    }
  }

  package var localTime: String {
    switch language {
    case 0: return "giờ địa phương"  // localTime, vi
    case 1: return "当地时间"  // localTime, zh
    case 2: return "local time"  // localTime, en
    default: return "현지 시각"  // localTime, ko
    }
  }

  package var daysSince: String {
    switch language {
    case 0: return "số ngày từ lần trước"  // daysSince, vi
    case 1: return "距上一个天数"  // daysSince, zh
    case 2: return "days since the one before"  // daysSince, en
    default: return "앞 절기부터 일수"  // daysSince, ko
    }
  }

  package var year: String {
    switch language {
    case 0: return "năm"  // year, vi
    case 1: return "年"  // year, zh
    case 2: return "year"  // year, en
    default: return "해"  // year, ko
    }
  }

  package var leapMonthNumber: String {
    switch language {
    case 0: return "tháng nhuận"  // leapMonthNumber, vi
    case 1: return "闰月"  // leapMonthNumber, zh
    case 2: return "leap month"  // leapMonthNumber, en
    default: return "윤달"  // leapMonthNumber, ko
    }
  }

  package var dayLength: String {
    switch language {
    case 0: return "độ dài ngày"  // dayLength, vi
    case 1: return "昼长"  // dayLength, zh
    case 2: return "day length"  // dayLength, en
    default: return "낮 길이"  // dayLength, ko
    }
  }

  package var place: String {
    switch language {
    case 0: return "nơi"  // place, vi
    case 1: return "地点"  // place, zh
    case 2: return "place"  // place, en
    default: return "장소"  // place, ko
    }
  }

  package var localMeanTime: String {
    switch language {
    case 0: return "theo giờ mặt trời trung bình"  // localMeanTime, vi
    case 1: return "按地方平时"  // localMeanTime, zh
    case 2: return "in local mean time"  // localMeanTime, en
    default: return "지방 평균시"  // localMeanTime, ko
    }
  }

  package var sunrise: String {
    switch language {
    case 0: return "mặt trời mọc"  // sunrise, vi
    case 1: return "日出"  // sunrise, zh
    case 2: return "sunrise"  // sunrise, en
    default: return "해돋이"  // sunrise, ko
    }
  }

  package var noon: String {
    switch language {
    case 0: return "chính ngọ"  // noon, vi
    case 1: return "正午"  // noon, zh
    case 2: return "noon"  // noon, en
    default: return "남중"  // noon, ko
    }
  }

  package var sunset: String {
    switch language {
    case 0: return "mặt trời lặn"  // sunset, vi
    case 1: return "日落"  // sunset, zh
    case 2: return "sunset"  // sunset, en
    default: return "해넘이"  // sunset, ko
    }
  }

  package var astronomicalDawn: String {
    switch language {
    case 0: return "rạng đông thiên văn"  // astronomicalDawn, vi
    case 1: return "天文晨光始"  // astronomicalDawn, zh
    case 2: return "astronomical dawn"  // astronomicalDawn, en
    default: return "천문 새벽"  // astronomicalDawn, ko
    }
  }

  package var nauticalDawn: String {
    switch language {
    case 0: return "rạng đông hàng hải"  // nauticalDawn, vi
    case 1: return "航海晨光始"  // nauticalDawn, zh
    case 2: return "nautical dawn"  // nauticalDawn, en
    default: return "항해 새벽"  // nauticalDawn, ko
    }
  }

  package var civilDawn: String {
    switch language {
    case 0: return "rạng đông dân dụng"  // civilDawn, vi
    case 1: return "民用晨光始"  // civilDawn, zh
    case 2: return "civil dawn"  // civilDawn, en
    default: return "시민 새벽"  // civilDawn, ko
    }
  }

  package var goldenHourEnds: String {
    switch language {
    case 0: return "hết giờ vàng"  // goldenHourEnds, vi
    case 1: return "黄金时刻终"  // goldenHourEnds, zh
    case 2: return "golden hour ends"  // goldenHourEnds, en
    default: return "골든 아워 끝"  // goldenHourEnds, ko
    }
  }

  package var goldenHourBegins: String {
    switch language {
    case 0: return "bắt đầu giờ vàng"  // goldenHourBegins, vi
    case 1: return "黄金时刻始"  // goldenHourBegins, zh
    case 2: return "golden hour begins"  // goldenHourBegins, en
    default: return "골든 아워 시작"  // goldenHourBegins, ko
    }
  }

  package var civilDusk: String {
    switch language {
    case 0: return "chạng vạng dân dụng"  // civilDusk, vi
    case 1: return "民用昏影终"  // civilDusk, zh
    case 2: return "civil dusk"  // civilDusk, en
    default: return "시민 땅거미"  // civilDusk, ko
    }
  }

  package var nauticalDusk: String {
    switch language {
    case 0: return "chạng vạng hàng hải"  // nauticalDusk, vi
    case 1: return "航海昏影终"  // nauticalDusk, zh
    case 2: return "nautical dusk"  // nauticalDusk, en
    default: return "항해 땅거미"  // nauticalDusk, ko
    }
  }

  package var astronomicalDusk: String {
    switch language {
    case 0: return "chạng vạng thiên văn"  // astronomicalDusk, vi
    case 1: return "天文昏影终"  // astronomicalDusk, zh
    case 2: return "astronomical dusk"  // astronomicalDusk, en
    default: return "천문 땅거미"  // astronomicalDusk, ko
    }
  }

  package var normalDay: String {
    switch language {
    case 0: return "bình thường"  // normalDay, vi
    case 1: return "有日出日落"  // normalDay, zh
    case 2: return "sunrise and sunset"  // normalDay, en
    default: return "보통"  // normalDay, ko
    }
  }

  package var sunriseOnly: String {
    switch language {
    case 0: return "chỉ mọc"  // sunriseOnly, vi
    case 1: return "只有日出"  // sunriseOnly, zh
    case 2: return "sunrise only"  // sunriseOnly, en
    default: return "해돋이만"  // sunriseOnly, ko
    }
  }

  package var sunsetOnly: String {
    switch language {
    case 0: return "chỉ lặn"  // sunsetOnly, vi
    case 1: return "只有日落"  // sunsetOnly, zh
    case 2: return "sunset only"  // sunsetOnly, en
    default: return "해넘이만"  // sunsetOnly, ko
    }
  }

  package var polarDay: String {
    switch language {
    case 0: return "ngày vùng cực"  // polarDay, vi
    case 1: return "极昼"  // polarDay, zh
    case 2: return "polar day"  // polarDay, en
    default: return "백야"  // polarDay, ko
    }
  }

  package var polarNight: String {
    switch language {
    case 0: return "đêm vùng cực"  // polarNight, vi
    case 1: return "极夜"  // polarNight, zh
    case 2: return "polar night"  // polarNight, en
    default: return "극야"  // polarNight, ko
    }
  }

  package var until: String {
    switch language {
    case 0: return "cho đến"  // until, vi
    case 1: return "持续到"  // until, zh
    case 2: return "until"  // until, en
    default: return "끝나는 때"  // until, ko
    }
  }

  package var festival: String {
    switch language {
    case 0: return "ngày lễ"  // festival, vi
    case 1: return "节日"  // festival, zh
    case 2: return "festival"  // festival, en
    default: return "명절"  // festival, ko
    }
  }

  package var daysToGo: String {
    switch language {
    case 0: return "còn (ngày)"  // daysToGo, vi
    case 1: return "还有（天）"  // daysToGo, zh
    case 2: return "days to go"  // daysToGo, en
    default: return "남은 날"  // daysToGo, ko
    }
  }

  package var next: String {
    switch language {
    case 0: return "lần tới"  // next, vi
    case 1: return "下次"  // next, zh
    case 2: return "next"  // next, en
    default: return "다음"  // next, ko
    }
  }

  package func fromDate(date: String) -> String {
    switch language {
    case 0: return "từ \(date)"  // fromDate, vi
    case 1: return "自 \(date) 起"  // fromDate, zh
    case 2: return "from \(date)"  // fromDate, en
    default: return "\(date)부터"  // fromDate, ko
    }
  }

  package var knownAsOf: String {
    switch language {
    case 0: return "số liệu đến ngày"  // knownAsOf, vi
    case 1: return "资料截至"  // knownAsOf, zh
    case 2: return "known as of"  // knownAsOf, en
    default: return "자료 기준일"  // knownAsOf, ko
    }
  }

  package func festivalsOf(country: String) -> String {
    switch language {
    case 0: return "ngày lễ của \(country)"  // festivalsOf, vi
    case 1: return "\(country) 的节日"  // festivalsOf, zh
    case 2: return "festivals of \(country)"  // festivalsOf, en
    default: return "\(country) 의 명절"  // festivalsOf, ko
    }
  }

  package func decisionsOf(country: String) -> String {
    switch language {
    case 0: return "quyết định của \(country)"  // decisionsOf, vi
    case 1: return "\(country) 的决定"  // decisionsOf, zh
    case 2: return "decisions of \(country)"  // decisionsOf, en
    default: return "\(country)의 결정"  // decisionsOf, ko
    }
  }

  package var solarTerms: String {
    switch language {
    case 0: return "tiết khí"  // solarTerms, vi
    case 1: return "节气"  // solarTerms, zh
    case 2: return "solar terms"  // solarTerms, en
    default: return "절기"  // solarTerms, ko
    }
  }

  package var phases: String {
    switch language {
    case 0: return "tuần trăng"  // phases, vi
    case 1: return "月相"  // phases, zh
    case 2: return "phases of the Moon"  // phases, en
    default: return "달의 위상"  // phases, ko
    }
  }

  package var newYears: String {
    switch language {
    case 0: return "năm mới âm lịch"  // newYears, vi
    case 1: return "农历新年"  // newYears, zh
    case 2: return "lunar new years"  // newYears, en
    default: return "음력설"  // newYears, ko
    }
  }

  package var equinoxesAndSolstices: String {
    switch language {
    case 0: return "điểm phân và điểm chí"  // equinoxesAndSolstices, vi
    case 1: return "二分二至"  // equinoxesAndSolstices, zh
    case 2: return "equinoxes and solstices"  // equinoxesAndSolstices, en
    default: return "분점과 지점"  // equinoxesAndSolstices, ko
    }
  }

  package var rokuyo: String {
    switch language {
    case 0: return "lục diệu"  // rokuyo, vi
    case 1: return "六曜"  // rokuyo, zh
    case 2: return "six days (rokuyō)"  // rokuyo, en
    default: return "육요"  // rokuyo, ko
    }
  }

  package var taian: String {
    switch language {
    case 0: return "Đại An"  // taian, vi
    case 1: return "大安"  // taian, zh
    case 2: return "Taian"  // taian, en
    default: return "대안"  // taian, ko
    }
  }

  package var shakko: String {
    switch language {
    case 0: return "Xích Khẩu"  // shakko, vi
    case 1: return "赤口"  // shakko, zh
    case 2: return "Shakkō"  // shakko, en
    default: return "적구"  // shakko, ko
    }
  }

  package var sensho: String {
    switch language {
    case 0: return "Tiên Thắng"  // sensho, vi
    case 1: return "先胜"  // sensho, zh
    case 2: return "Senshō"  // sensho, en
    default: return "선승"  // sensho, ko
    }
  }

  package var tomobiki: String {
    switch language {
    case 0: return "Hữu Dẫn"  // tomobiki, vi
    case 1: return "友引"  // tomobiki, zh
    case 2: return "Tomobiki"  // tomobiki, en
    default: return "우인"  // tomobiki, ko
    }
  }

  package var senbu: String {
    switch language {
    case 0: return "Tiên Phụ"  // senbu, vi
    case 1: return "先负"  // senbu, zh
    case 2: return "Senbu"  // senbu, en
    default: return "선부"  // senbu, ko
    }
  }

  package var butsumetsu: String {
    switch language {
    case 0: return "Phật Diệt"  // butsumetsu, vi
    case 1: return "佛灭"  // butsumetsu, zh
    case 2: return "Butsumetsu"  // butsumetsu, en
    default: return "불멸"  // butsumetsu, ko
    }
  }
}
