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
    case 1: return "\(month)/\(day)"  // dayOfMonth, zh
    default: return "\(day)/\(month)"  // dayOfMonth, en
    }
  }

  package func dayOfLeapMonth(day: String, month: String) -> String {
    switch language {
    case 0: return "\(day)/\(month)n"  // dayOfLeapMonth, vi
    case 1: return "闰\(month)/\(day)"  // dayOfLeapMonth, zh
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
    case 0: return "\(date), âm lịch \(lunar)"  // cellLabel, vi
    case 1: return "\(date)，农历\(lunar)"  // cellLabel, zh
    default: return "\(date), lunar date \(lunar)"  // cellLabel, en
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

  package func lunarShortLine(date: String) -> String {
    switch language {
    case 0: return "\(date) âm lịch"  // lunarShortLine, vi
    case 1: return "农历\(date)"  // lunarShortLine, zh
    default: return "Lunar \(date)"  // lunarShortLine, en
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

  package var previousMonth: String {
    switch language {
    case 0: return "Tháng trước"  // previousMonth, vi
    case 1: return "上个月"  // previousMonth, zh
    default: return "Previous month"  // previousMonth, en
    }
  }

  package var nextMonth: String {
    switch language {
    case 0: return "Tháng sau"  // nextMonth, vi
    case 1: return "下个月"  // nextMonth, zh
    default: return "Next month"  // nextMonth, en
    }
  }

  package var backToToday: String {
    switch language {
    case 0: return "Về hôm nay"  // backToToday, vi
    case 1: return "回到今天"  // backToToday, zh
    default: return "Back to today"  // backToToday, en
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
}
