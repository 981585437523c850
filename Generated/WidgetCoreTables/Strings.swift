// The texts of WidgetCore in Vietnamese, Chinese and English.
//
// Do not edit: made by `make generate` (almanac-compiler generate).
//
// Languages are counted in this order: vi, zh, en. A text a line, with its key and language.
//
// Inputs:
//   Data/strings/WidgetCore.en.tsv
//   Data/strings/WidgetCore.vi.tsv
//   Data/strings/WidgetCore.zh-Hans.tsv
//
// swift-format-ignore-file

/// The texts of WidgetCore in a language.
package struct WidgetCoreStrings: Hashable, Sendable {
  let language: UInt8

  /// - Parameter language: By its place in the tables.
  package init(language: UInt8) { self.language = language }

  package var monday: String {
    switch language {
    case 0: return "Thứ Hai"  // monday, vi
    case 1: return "星期一"  // monday, zh
    default: return "Monday"  // monday, en
    }
  }

  package var tuesday: String {
    switch language {
    case 0: return "Thứ Ba"  // tuesday, vi
    case 1: return "星期二"  // tuesday, zh
    default: return "Tuesday"  // tuesday, en
    }
  }

  package var wednesday: String {
    switch language {
    case 0: return "Thứ Tư"  // wednesday, vi
    case 1: return "星期三"  // wednesday, zh
    default: return "Wednesday"  // wednesday, en
    }
  }

  package var thursday: String {
    switch language {
    case 0: return "Thứ Năm"  // thursday, vi
    case 1: return "星期四"  // thursday, zh
    default: return "Thursday"  // thursday, en
    }
  }

  package var friday: String {
    switch language {
    case 0: return "Thứ Sáu"  // friday, vi
    case 1: return "星期五"  // friday, zh
    default: return "Friday"  // friday, en
    }
  }

  package var saturday: String {
    switch language {
    case 0: return "Thứ Bảy"  // saturday, vi
    case 1: return "星期六"  // saturday, zh
    default: return "Saturday"  // saturday, en
    }
  }

  package var sunday: String {
    switch language {
    case 0: return "Chủ Nhật"  // sunday, vi
    case 1: return "星期日"  // sunday, zh
    default: return "Sunday"  // sunday, en
    }
  }

  package var january: String {
    switch language {
    case 0: return "tháng 1"  // january, vi
    case 1: return "1月"  // january, zh
    default: return "January"  // january, en
    }
  }

  package var february: String {
    switch language {
    case 0: return "tháng 2"  // february, vi
    case 1: return "2月"  // february, zh
    default: return "February"  // february, en
    }
  }

  package var march: String {
    switch language {
    case 0: return "tháng 3"  // march, vi
    case 1: return "3月"  // march, zh
    default: return "March"  // march, en
    }
  }

  package var april: String {
    switch language {
    case 0: return "tháng 4"  // april, vi
    case 1: return "4月"  // april, zh
    default: return "April"  // april, en
    }
  }

  package var may: String {
    switch language {
    case 0: return "tháng 5"  // may, vi
    case 1: return "5月"  // may, zh
    default: return "May"  // may, en
    }
  }

  package var june: String {
    switch language {
    case 0: return "tháng 6"  // june, vi
    case 1: return "6月"  // june, zh
    default: return "June"  // june, en
    }
  }

  package var july: String {
    switch language {
    case 0: return "tháng 7"  // july, vi
    case 1: return "7月"  // july, zh
    default: return "July"  // july, en
    }
  }

  package var august: String {
    switch language {
    case 0: return "tháng 8"  // august, vi
    case 1: return "8月"  // august, zh
    default: return "August"  // august, en
    }
  }

  package var september: String {
    switch language {
    case 0: return "tháng 9"  // september, vi
    case 1: return "9月"  // september, zh
    default: return "September"  // september, en
    }
  }

  package var october: String {
    switch language {
    case 0: return "tháng 10"  // october, vi
    case 1: return "10月"  // october, zh
    default: return "October"  // october, en
    }
  }

  package var november: String {
    switch language {
    case 0: return "tháng 11"  // november, vi
    case 1: return "11月"  // november, zh
    default: return "November"  // november, en
    }
  }

  package var december: String {
    switch language {
    case 0: return "tháng 12"  // december, vi
    case 1: return "12月"  // december, zh
    default: return "December"  // december, en
    }
  }

  package var januaryShort: String {
    switch language {
    case 0: return "1"  // januaryShort, vi
    case 1: return "1"  // januaryShort, zh
    default: return "Jan"  // januaryShort, en
    }
  }

  package var februaryShort: String {
    switch language {
    case 0: return "2"  // februaryShort, vi
    case 1: return "2"  // februaryShort, zh
    default: return "Feb"  // februaryShort, en
    }
  }

  package var marchShort: String {
    switch language {
    case 0: return "3"  // marchShort, vi
    case 1: return "3"  // marchShort, zh
    default: return "Mar"  // marchShort, en
    }
  }

  package var aprilShort: String {
    switch language {
    case 0: return "4"  // aprilShort, vi
    case 1: return "4"  // aprilShort, zh
    default: return "Apr"  // aprilShort, en
    }
  }

  package var mayShort: String {
    switch language {
    case 0: return "5"  // mayShort, vi
    case 1: return "5"  // mayShort, zh
    default: return "May"  // mayShort, en
    }
  }

  package var juneShort: String {
    switch language {
    case 0: return "6"  // juneShort, vi
    case 1: return "6"  // juneShort, zh
    default: return "Jun"  // juneShort, en
    }
  }

  package var julyShort: String {
    switch language {
    case 0: return "7"  // julyShort, vi
    case 1: return "7"  // julyShort, zh
    default: return "Jul"  // julyShort, en
    }
  }

  package var augustShort: String {
    switch language {
    case 0: return "8"  // augustShort, vi
    case 1: return "8"  // augustShort, zh
    default: return "Aug"  // augustShort, en
    }
  }

  package var septemberShort: String {
    switch language {
    case 0: return "9"  // septemberShort, vi
    case 1: return "9"  // septemberShort, zh
    default: return "Sept"  // septemberShort, en
    }
  }

  package var octoberShort: String {
    switch language {
    case 0: return "10"  // octoberShort, vi
    case 1: return "10"  // octoberShort, zh
    default: return "Oct"  // octoberShort, en
    }
  }

  package var novemberShort: String {
    switch language {
    case 0: return "11"  // novemberShort, vi
    case 1: return "11"  // novemberShort, zh
    default: return "Nov"  // novemberShort, en
    }
  }

  package var decemberShort: String {
    switch language {
    case 0: return "12"  // decemberShort, vi
    case 1: return "12"  // decemberShort, zh
    default: return "Dec"  // decemberShort, en
    }
  }

  package func fullDate(day: String, month: String, weekday: String, year: String) -> String {
    switch language {
    case 0: return "\(weekday), \(day) \(month) năm \(year)"  // fullDate, vi
    case 1: return "\(year)年\(month)\(day)日\(weekday)"  // fullDate, zh
    default: return "\(weekday), \(day) \(month) \(year)"  // fullDate, en
    }
  }

  package func longDate(day: String, month: String, year: String) -> String {
    switch language {
    case 0: return "\(day) \(month) năm \(year)"  // longDate, vi
    case 1: return "\(year)年\(month)\(day)日"  // longDate, zh
    default: return "\(day) \(month) \(year)"  // longDate, en
    }
  }

  package func weekdayAndDate(day: String, month: String, weekday: String) -> String {
    switch language {
    case 0: return "\(weekday), \(day) \(month)"  // weekdayAndDate, vi
    case 1: return "\(month)\(day)日\(weekday)"  // weekdayAndDate, zh
    default: return "\(weekday), \(day) \(month)"  // weekdayAndDate, en
    }
  }

  package func dayAndMonth(day: String, month: String) -> String {
    switch language {
    case 0: return "\(day) \(month)"  // dayAndMonth, vi
    case 1: return "\(month)\(day)日"  // dayAndMonth, zh
    default: return "\(day) \(month)"  // dayAndMonth, en
    }
  }

  package func dayAndMonthShort(day: String, month: String) -> String {
    switch language {
    case 0: return "\(day)/\(month)"  // dayAndMonthShort, vi
    case 1: return "\(month)/\(day)"  // dayAndMonthShort, zh
    default: return "\(day) \(month)"  // dayAndMonthShort, en
    }
  }

  package func longDateShort(day: String, month: String, year: String) -> String {
    switch language {
    case 0: return "\(day)/\(month)/\(year)"  // longDateShort, vi
    case 1: return "\(year)/\(month)/\(day)"  // longDateShort, zh
    default: return "\(day) \(month) \(year)"  // longDateShort, en
    }
  }

  package func monthAndYear(month: String, year: String) -> String {
    switch language {
    case 0: return "\(month), \(year)"  // monthAndYear, vi
    case 1: return "\(year)年\(month)"  // monthAndYear, zh
    default: return "\(month) \(year)"  // monthAndYear, en
    }
  }

  package var today: String {
    switch language {
    case 0: return "hôm nay"  // today, vi
    case 1: return "今天"  // today, zh
    default: return "today"  // today, en
    }
  }

  package var tomorrow: String {
    switch language {
    case 0: return "ngày mai"  // tomorrow, vi
    case 1: return "明天"  // tomorrow, zh
    default: return "tomorrow"  // tomorrow, en
    }
  }

  package func timeBeforeNoon(time: String) -> String {
    switch language {
    case 0: return "\(time) SA"  // timeBeforeNoon, vi
    case 1: return "上午\(time)"  // timeBeforeNoon, zh
    default: return "\(time) AM"  // timeBeforeNoon, en
    }
  }

  package func timeAfterNoon(time: String) -> String {
    switch language {
    case 0: return "\(time) CH"  // timeAfterNoon, vi
    case 1: return "下午\(time)"  // timeAfterNoon, zh
    default: return "\(time) PM"  // timeAfterNoon, en
    }
  }

  package var hidden: String {
    switch language {
    case 0: return "Đã ẩn"  // hidden, vi
    case 1: return "已隐藏"  // hidden, zh
    default: return "Hidden"  // hidden, en
    }
  }

  package func days(count: Int, shown: String? = nil) -> String {
    let shown = shown ?? "\(count)"
    switch (language, count.magnitude) {
    case (0, _): return "\(shown) ngày"  // days, vi
    case (1, _): return "\(shown)天"  // days, zh
    case (_, 1): return "\(shown) day"  // days, en, one
    default: return "\(shown) days"  // days, en, other
    }
  }
}
