// The texts of LunarCalendarWidget in Vietnamese, Chinese and English.
//
// Do not edit: made by `make generate` (almanac-compiler generate).
//
// Languages are counted in this order: vi, zh, en. A text a line, with its key and language.
//
// Inputs:
//   Data/strings/LunarCalendarWidget.en.tsv
//   Data/strings/LunarCalendarWidget.vi.tsv
//   Data/strings/LunarCalendarWidget.zh-Hans.tsv
//
// swift-format-ignore-file

/// The texts of LunarCalendarWidget in a language.
package struct LunarCalendarWidgetStrings: Hashable, Sendable {
  let language: UInt8

  /// - Parameter language: By its place in the tables.
  package init(language: UInt8) { self.language = language }

  package var displayName: String {
    switch language {
    case 0: return "Lịch Việt"  // displayName, vi
    case 1: return "Lịch Việt"  // displayName, zh
    default: return "Lịch Việt"  // displayName, en
    }
  }

  package var description: String {
    switch language {
    case 0: return "Xem lịch âm dương trong tháng"  // description, vi
    case 1: return "查看本月公历与农历"  // description, zh
    default: return "The month with its lunar days"  // description, en
    }
  }

  package func lunarMonthAndYear(cycle: String, month: String) -> String {
    switch language {
    case 0: return "\(month) \(cycle)"  // lunarMonthAndYear, vi
    case 1: return "\(cycle)年\(month)"  // lunarMonthAndYear, zh
    default: return "\(month), \(cycle) year"  // lunarMonthAndYear, en
    }
  }

  package func lunarRange(first: String, last: String) -> String {
    switch language {
    case 0: return "\(first) – \(last)"  // lunarRange, vi
    case 1: return "\(first)–\(last)"  // lunarRange, zh
    default: return "\(first) – \(last)"  // lunarRange, en
    }
  }

  package func dayOfMonth(day: String, month: String) -> String {
    switch language {
    case 0: return "\(day)/\(month)"  // dayOfMonth, vi
    case 1: return "\(day)/\(month)"  // dayOfMonth, zh
    default: return "\(day)/\(month)"  // dayOfMonth, en
    }
  }

  package func dayOfLeapMonth(day: String, month: String) -> String {
    switch language {
    case 0: return "\(day)/\(month)n"  // dayOfLeapMonth, vi
    case 1: return "\(day)/闰\(month)"  // dayOfLeapMonth, zh
    default: return "\(day)/\(month)L"  // dayOfLeapMonth, en
    }
  }

  package func lunarDate(cycle: String, date: String) -> String {
    switch language {
    case 0: return "\(date) năm \(cycle)"  // lunarDate, vi
    case 1: return "\(cycle)年\(date)"  // lunarDate, zh
    default: return "\(date), \(cycle) year"  // lunarDate, en
    }
  }

  package func cellLabel(date: String, lunar: String) -> String {
    switch language {
    case 0: return "\(date), \(lunar)"  // cellLabel, vi
    case 1: return "\(date)，\(lunar)"  // cellLabel, zh
    default: return "\(date), \(lunar)"  // cellLabel, en
    }
  }

  package func listPair(first: String, second: String) -> String {
    switch language {
    case 0: return "\(first), \(second)"  // listPair, vi
    case 1: return "\(first)，\(second)"  // listPair, zh
    default: return "\(first), \(second)"  // listPair, en
    }
  }

  package var uncertain: String {
    switch language {
    case 0: return "ngày âm lịch chưa chắc chắn"  // uncertain, vi
    case 1: return "农历日期尚不确定"  // uncertain, zh
    default: return "lunar date not certain"  // uncertain, en
    }
  }

  package func uncertainDay(day: String) -> String {
    switch language {
    case 0: return "\(day)?"  // uncertainDay, vi
    case 1: return "\(day)?"  // uncertainDay, zh
    default: return "\(day)?"  // uncertainDay, en
    }
  }

  package var uncertainNote: String {
    switch language {
    case 0: return "Dấu ?: ngày âm lịch chưa chắc chắn"  // uncertainNote, vi
    case 1: return "?：农历日期尚不确定"  // uncertainNote, zh
    default: return "?: lunar date not certain"  // uncertainNote, en
    }
  }

  package func yearOfCycle(cycle: String) -> String {
    switch language {
    case 0: return "năm \(cycle)"  // yearOfCycle, vi
    case 1: return "\(cycle)年"  // yearOfCycle, zh
    default: return "\(cycle) year"  // yearOfCycle, en
    }
  }

  package func dayOfCycle(cycle: String) -> String {
    switch language {
    case 0: return "ngày \(cycle)"  // dayOfCycle, vi
    case 1: return "\(cycle)日"  // dayOfCycle, zh
    default: return "\(cycle) day"  // dayOfCycle, en
    }
  }

  package func inlineDate(date: String, lunar: String) -> String {
    switch language {
    case 0: return "\(date) · \(lunar)"  // inlineDate, vi
    case 1: return "\(date) · \(lunar)"  // inlineDate, zh
    default: return "\(date) · \(lunar)"  // inlineDate, en
    }
  }

  package var comingUp: String {
    switch language {
    case 0: return "Sắp tới"  // comingUp, vi
    case 1: return "即将到来"  // comingUp, zh
    default: return "Coming up"  // comingUp, en
    }
  }

  package func eventLabel(date: String, distance: String, name: String) -> String {
    switch language {
    case 0: return "\(name), \(date), \(distance)"  // eventLabel, vi
    case 1: return "\(name)，\(date)，\(distance)"  // eventLabel, zh
    default: return "\(name), \(date), \(distance)"  // eventLabel, en
    }
  }

  package func deathAnniversary(name: String) -> String {
    switch language {
    case 0: return "giỗ \(name)"  // deathAnniversary, vi
    case 1: return "\(name)忌日"  // deathAnniversary, zh
    default: return "\(name)’s death anniversary"  // deathAnniversary, en
    }
  }

  package func birthday(name: String) -> String {
    switch language {
    case 0: return "sinh nhật \(name)"  // birthday, vi
    case 1: return "\(name)生日"  // birthday, zh
    default: return "\(name)’s birthday"  // birthday, en
    }
  }

  package func firstDeathAnniversary(title: String) -> String {
    switch language {
    case 0: return "\(title), giỗ đầu"  // firstDeathAnniversary, vi
    case 1: return "\(title)（1周年）"  // firstDeathAnniversary, zh
    default: return "\(title), 1 year"  // firstDeathAnniversary, en
    }
  }

  package var deathAnniversaryWord: String {
    switch language {
    case 0: return "giỗ"  // deathAnniversaryWord, vi
    case 1: return "忌日"  // deathAnniversaryWord, zh
    default: return "death anniversary"  // deathAnniversaryWord, en
    }
  }

  package var birthdayWord: String {
    switch language {
    case 0: return "sinh nhật"  // birthdayWord, vi
    case 1: return "生日"  // birthdayWord, zh
    default: return "birthday"  // birthdayWord, en
    }
  }

  package var anniversaryWord: String {
    switch language {
    case 0: return "ngày riêng"  // anniversaryWord, vi
    case 1: return "个人纪念日"  // anniversaryWord, zh
    default: return "day of your own"  // anniversaryWord, en
    }
  }

  package func anniversaryDate(date: String, title: String) -> String {
    switch language {
    case 0: return "\(title), \(date) âm lịch"  // anniversaryDate, vi
    case 1: return "\(title)，农历\(date)"  // anniversaryDate, zh
    default: return "\(title), \(date) of the lunar calendar"  // anniversaryDate, en
    }
  }

  package func leapMonthRegular(leapMonth: String, month: String) -> String {
    switch language {
    case 0: return "Vào \(month), kể cả khi có \(leapMonth)"  // leapMonthRegular, vi
    case 1: return "在\(month)，有\(leapMonth)的年份也一样"  // leapMonthRegular, zh
    default: return "In the \(month), also in a year with a \(leapMonth)"  // leapMonthRegular, en
    }
  }

  package func leapMonthPreferred(leapMonth: String, month: String) -> String {
    switch language {
    case 0: return "Vào \(leapMonth) nếu có, nếu không thì vào \(month)"  // leapMonthPreferred, vi
    case 1: return "有\(leapMonth)时在\(leapMonth)，否则在\(month)"  // leapMonthPreferred, zh
    default: return "In the \(leapMonth) if there is one, otherwise in the \(month)"  // leapMonthPreferred, en
    }
  }

  package func leapMonthBoth(leapMonth: String, month: String) -> String {
    switch language {
    case 0: return "Cả \(month) lẫn \(leapMonth)"  // leapMonthBoth, vi
    case 1: return "\(month)和\(leapMonth)都算"  // leapMonthBoth, zh
    default: return "In the \(month) and in the \(leapMonth)"  // leapMonthBoth, en
    }
  }

  package var missingDayLast: String {
    switch language {
    case 0: return "Ngày cuối tháng nếu tháng không có ngày 30"  // missingDayLast, vi
    case 1: return "当月没有三十时，在最后一天"  // missingDayLast, zh
    default: return "On the last day of a month without day 30"  // missingDayLast, en
    }
  }

  package var missingDayNext: String {
    switch language {
    case 0: return "Mùng 1 tháng sau nếu tháng không có ngày 30"  // missingDayNext, vi
    case 1: return "当月没有三十时，在下月初一"  // missingDayNext, zh
    default: return "On the first day of the next month if there is no day 30"  // missingDayNext, en
    }
  }

  package var missingDaySkipped: String {
    switch language {
    case 0: return "Bỏ qua nếu tháng không có ngày 30"  // missingDaySkipped, vi
    case 1: return "当月没有三十时略过"  // missingDaySkipped, zh
    default: return "Not in a month without day 30"  // missingDaySkipped, en
    }
  }

  package func outsideTables(first: String, last: String) -> String {
    switch language {
    case 0: return "Chỉ có ngày âm lịch từ \(first) đến \(last)"  // outsideTables, vi
    case 1: return "农历日期仅限\(first)至\(last)"  // outsideTables, zh
    default: return "Lunar days are known from \(first) to \(last) only"  // outsideTables, en
    }
  }

  package var outsideCalendar: String {
    switch language {
    case 0: return "Ngày này nằm ngoài phạm vi của lịch"  // outsideCalendar, vi
    case 1: return "该日期超出日历范围"  // outsideCalendar, zh
    default: return "This day is outside the calendar"  // outsideCalendar, en
    }
  }

  package var unreadableSettings: String {
    switch language {
    case 0: return "Không đọc được cài đặt; đây là cài đặt ban đầu"  // unreadableSettings, vi
    case 1: return "无法读取设置，现用默认设置"  // unreadableSettings, zh
    default: return "Your settings cannot be read; these are the usual ones"  // unreadableSettings, en
    }
  }

  package func eventInDays(count: Int, shown: String? = nil) -> String {
    let shown = shown ?? "\(count)"
    switch (language, count.magnitude) {
    case (0, _): return "còn \(shown) ngày"  // eventInDays, vi
    case (1, _): return "还有\(shown)天"  // eventInDays, zh
    case (_, 1): return "in \(shown) day"  // eventInDays, en, one
    default: return "in \(shown) days"  // eventInDays, en, other
    }
  }

  package func deathAnniversaryCount(count: Int, shown: String? = nil, title: String) -> String {
    let shown = shown ?? "\(count)"
    switch (language, count.magnitude) {
    case (0, _): return "\(title) lần thứ \(shown)"  // deathAnniversaryCount, vi
    case (1, _): return "\(title)（\(shown)周年）"  // deathAnniversaryCount, zh
    case (_, 1): return "\(title), \(shown) year"  // deathAnniversaryCount, en, one
    default: return "\(title), \(shown) years"  // deathAnniversaryCount, en, other
    }
  }

  package func birthdayCount(count: Int, shown: String? = nil, title: String) -> String {
    let shown = shown ?? "\(count)"
    switch (language, count.magnitude) {
    case (0, _): return "\(title) tròn \(shown) tuổi"  // birthdayCount, vi
    case (1, _): return "\(title)（满\(shown)岁）"  // birthdayCount, zh
    case (_, 1): return "\(title), \(shown) year old"  // birthdayCount, en, one
    default: return "\(title), \(shown) years old"  // birthdayCount, en, other
    }
  }

  package func anniversaryCount(count: Int, shown: String? = nil, title: String) -> String {
    let shown = shown ?? "\(count)"
    switch (language, count.magnitude) {
    case (0, _): return "\(title) tròn \(shown) năm"  // anniversaryCount, vi
    case (1, _): return "\(title)（\(shown)周年）"  // anniversaryCount, zh
    case (_, 1): return "\(title), \(shown) year"  // anniversaryCount, en, one
    default: return "\(title), \(shown) years"  // anniversaryCount, en, other
    }
  }
}
