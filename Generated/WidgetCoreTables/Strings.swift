// The texts of WidgetCore in Vietnamese, Chinese, English and Korean.
//
// Do not edit: made by `make generate` (almanac-compiler generate).
//
// Languages are counted in this order: vi, zh, en, ko, ja; for ja, en is used.
// One text per line, with its key and language.
//
// Inputs:
//   Data/languages.tsv
//   Data/strings/WidgetCore.en.tsv
//   Data/strings/WidgetCore.ko.tsv
//   Data/strings/WidgetCore.vi.tsv
//   Data/strings/WidgetCore.zh-Hans.tsv
//
// swift-format-ignore-file

/// The texts of WidgetCore in a language.
package struct WidgetCoreStrings: Hashable, Sendable {
  /// The language of the texts, by its place in the tables.
  package let language: UInt8

  /// - Parameter language: By its place in the tables.
  package init(language: UInt8) {
    switch language {
    case 4: self.language = 2  // ja has the texts of en
    default: self.language = language
    }
  }

  package var monday: String {
    switch language {
    case 0: return "Thứ Hai"  // monday, vi
    case 1: return "星期一"  // monday, zh
    case 2: return "Monday"  // monday, en
    default: return "월요일"  // monday, ko
    }
  }

  package var tuesday: String {
    switch language {
    case 0: return "Thứ Ba"  // tuesday, vi
    case 1: return "星期二"  // tuesday, zh
    case 2: return "Tuesday"  // tuesday, en
    default: return "화요일"  // tuesday, ko
    }
  }

  package var wednesday: String {
    switch language {
    case 0: return "Thứ Tư"  // wednesday, vi
    case 1: return "星期三"  // wednesday, zh
    case 2: return "Wednesday"  // wednesday, en
    default: return "수요일"  // wednesday, ko
    }
  }

  package var thursday: String {
    switch language {
    case 0: return "Thứ Năm"  // thursday, vi
    case 1: return "星期四"  // thursday, zh
    case 2: return "Thursday"  // thursday, en
    default: return "목요일"  // thursday, ko
    }
  }

  package var friday: String {
    switch language {
    case 0: return "Thứ Sáu"  // friday, vi
    case 1: return "星期五"  // friday, zh
    case 2: return "Friday"  // friday, en
    default: return "금요일"  // friday, ko
    }
  }

  package var saturday: String {
    switch language {
    case 0: return "Thứ Bảy"  // saturday, vi
    case 1: return "星期六"  // saturday, zh
    case 2: return "Saturday"  // saturday, en
    default: return "토요일"  // saturday, ko
    }
  }

  package var sunday: String {
    switch language {
    case 0: return "Chủ Nhật"  // sunday, vi
    case 1: return "星期日"  // sunday, zh
    case 2: return "Sunday"  // sunday, en
    default: return "일요일"  // sunday, ko
    }
  }

  package var january: String {
    switch language {
    case 0: return "tháng 1"  // january, vi
    case 1: return "1月"  // january, zh
    case 2: return "January"  // january, en
    default: return "1월"  // january, ko
    }
  }

  package var february: String {
    switch language {
    case 0: return "tháng 2"  // february, vi
    case 1: return "2月"  // february, zh
    case 2: return "February"  // february, en
    default: return "2월"  // february, ko
    }
  }

  package var march: String {
    switch language {
    case 0: return "tháng 3"  // march, vi
    case 1: return "3月"  // march, zh
    case 2: return "March"  // march, en
    default: return "3월"  // march, ko
    }
  }

  package var april: String {
    switch language {
    case 0: return "tháng 4"  // april, vi
    case 1: return "4月"  // april, zh
    case 2: return "April"  // april, en
    default: return "4월"  // april, ko
    }
  }

  package var may: String {
    switch language {
    case 0: return "tháng 5"  // may, vi
    case 1: return "5月"  // may, zh
    case 2: return "May"  // may, en
    default: return "5월"  // may, ko
    }
  }

  package var june: String {
    switch language {
    case 0: return "tháng 6"  // june, vi
    case 1: return "6月"  // june, zh
    case 2: return "June"  // june, en
    default: return "6월"  // june, ko
    }
  }

  package var july: String {
    switch language {
    case 0: return "tháng 7"  // july, vi
    case 1: return "7月"  // july, zh
    case 2: return "July"  // july, en
    default: return "7월"  // july, ko
    }
  }

  package var august: String {
    switch language {
    case 0: return "tháng 8"  // august, vi
    case 1: return "8月"  // august, zh
    case 2: return "August"  // august, en
    default: return "8월"  // august, ko
    }
  }

  package var september: String {
    switch language {
    case 0: return "tháng 9"  // september, vi
    case 1: return "9月"  // september, zh
    case 2: return "September"  // september, en
    default: return "9월"  // september, ko
    }
  }

  package var october: String {
    switch language {
    case 0: return "tháng 10"  // october, vi
    case 1: return "10月"  // october, zh
    case 2: return "October"  // october, en
    default: return "10월"  // october, ko
    }
  }

  package var november: String {
    switch language {
    case 0: return "tháng 11"  // november, vi
    case 1: return "11月"  // november, zh
    case 2: return "November"  // november, en
    default: return "11월"  // november, ko
    }
  }

  package var december: String {
    switch language {
    case 0: return "tháng 12"  // december, vi
    case 1: return "12月"  // december, zh
    case 2: return "December"  // december, en
    default: return "12월"  // december, ko
    }
  }

  package var januaryShort: String {
    switch language {
    case 0: return "1"  // januaryShort, vi
    case 1: return "1"  // januaryShort, zh
    case 2: return "Jan"  // januaryShort, en
    default: return "1"  // januaryShort, ko
    }
  }

  package var februaryShort: String {
    switch language {
    case 0: return "2"  // februaryShort, vi
    case 1: return "2"  // februaryShort, zh
    case 2: return "Feb"  // februaryShort, en
    default: return "2"  // februaryShort, ko
    }
  }

  package var marchShort: String {
    switch language {
    case 0: return "3"  // marchShort, vi
    case 1: return "3"  // marchShort, zh
    case 2: return "Mar"  // marchShort, en
    default: return "3"  // marchShort, ko
    }
  }

  package var aprilShort: String {
    switch language {
    case 0: return "4"  // aprilShort, vi
    case 1: return "4"  // aprilShort, zh
    case 2: return "Apr"  // aprilShort, en
    default: return "4"  // aprilShort, ko
    }
  }

  package var mayShort: String {
    switch language {
    case 0: return "5"  // mayShort, vi
    case 1: return "5"  // mayShort, zh
    case 2: return "May"  // mayShort, en
    default: return "5"  // mayShort, ko
    }
  }

  package var juneShort: String {
    switch language {
    case 0: return "6"  // juneShort, vi
    case 1: return "6"  // juneShort, zh
    case 2: return "Jun"  // juneShort, en
    default: return "6"  // juneShort, ko
    }
  }

  package var julyShort: String {
    switch language {
    case 0: return "7"  // julyShort, vi
    case 1: return "7"  // julyShort, zh
    case 2: return "Jul"  // julyShort, en
    default: return "7"  // julyShort, ko
    }
  }

  package var augustShort: String {
    switch language {
    case 0: return "8"  // augustShort, vi
    case 1: return "8"  // augustShort, zh
    case 2: return "Aug"  // augustShort, en
    default: return "8"  // augustShort, ko
    }
  }

  package var septemberShort: String {
    switch language {
    case 0: return "9"  // septemberShort, vi
    case 1: return "9"  // septemberShort, zh
    case 2: return "Sep"  // septemberShort, en
    default: return "9"  // septemberShort, ko
    }
  }

  package var octoberShort: String {
    switch language {
    case 0: return "10"  // octoberShort, vi
    case 1: return "10"  // octoberShort, zh
    case 2: return "Oct"  // octoberShort, en
    default: return "10"  // octoberShort, ko
    }
  }

  package var novemberShort: String {
    switch language {
    case 0: return "11"  // novemberShort, vi
    case 1: return "11"  // novemberShort, zh
    case 2: return "Nov"  // novemberShort, en
    default: return "11"  // novemberShort, ko
    }
  }

  package var decemberShort: String {
    switch language {
    case 0: return "12"  // decemberShort, vi
    case 1: return "12"  // decemberShort, zh
    case 2: return "Dec"  // decemberShort, en
    default: return "12"  // decemberShort, ko
    }
  }

  package func fullDate(day: String, month: String, weekday: String, year: String) -> String {
    switch language {
    case 0: return "\(weekday), \(day) \(month) năm \(year)"  // fullDate, vi
    case 1: return "\(year)年\(month)\(day)日\(weekday)"  // fullDate, zh
    case 2: return "\(weekday), \(month) \(day), \(year)"  // fullDate, en
    default: return "\(year)년 \(month) \(day)일 \(weekday)"  // fullDate, ko
    }
  }

  package func longDate(day: String, month: String, year: String) -> String {
    switch language {
    case 0: return "\(day) \(month) năm \(year)"  // longDate, vi
    case 1: return "\(year)年\(month)\(day)日"  // longDate, zh
    case 2: return "\(month) \(day), \(year)"  // longDate, en
    default: return "\(year)년 \(month) \(day)일"  // longDate, ko
    }
  }

  package func weekdayAndDate(day: String, month: String, weekday: String) -> String {
    switch language {
    case 0: return "\(weekday), \(day) \(month)"  // weekdayAndDate, vi
    case 1: return "\(month)\(day)日\(weekday)"  // weekdayAndDate, zh
    case 2: return "\(weekday), \(month) \(day)"  // weekdayAndDate, en
    default: return "\(month) \(day)일 \(weekday)"  // weekdayAndDate, ko
    }
  }

  package func dayAndMonth(day: String, month: String) -> String {
    switch language {
    case 0: return "\(day) \(month)"  // dayAndMonth, vi
    case 1: return "\(month)\(day)日"  // dayAndMonth, zh
    case 2: return "\(month) \(day)"  // dayAndMonth, en
    default: return "\(month) \(day)일"  // dayAndMonth, ko
    }
  }

  package func dayFirst(day: String, month: String) -> String {
    switch language {
    case 0: return "\(day) \(month)"  // dayFirst, vi
    case 1: return "\(month)\(day)日"  // dayFirst, zh
    case 2: return "\(day) \(month)"  // dayFirst, en
    default: return "\(month) \(day)일"  // dayFirst, ko
    }
  }

  package func dayFirstLong(day: String, month: String, year: String) -> String {
    switch language {
    case 0: return "\(day) \(month) năm \(year)"  // dayFirstLong, vi
    case 1: return "\(year)年\(month)\(day)日"  // dayFirstLong, zh
    case 2: return "\(day) \(month) \(year)"  // dayFirstLong, en
    default: return "\(year)년 \(month) \(day)일"  // dayFirstLong, ko
    }
  }

  package func weekdayFirst(date: String, weekday: String) -> String {
    switch language {
    case 0: return "\(weekday), \(date)"  // weekdayFirst, vi
    case 1: return "\(date)\(weekday)"  // weekdayFirst, zh
    case 2: return "\(weekday) \(date)"  // weekdayFirst, en
    default: return "\(date) \(weekday)"  // weekdayFirst, ko
    }
  }

  package func dayAndMonthShort(day: String, month: String) -> String {
    switch language {
    case 0: return "\(day)/\(month)"  // dayAndMonthShort, vi
    case 1: return "\(month)/\(day)"  // dayAndMonthShort, zh
    case 2: return "\(month) \(day)"  // dayAndMonthShort, en
    default: return "\(month)/\(day)"  // dayAndMonthShort, ko
    }
  }

  package func longDateShort(day: String, month: String, year: String) -> String {
    switch language {
    case 0: return "\(day)/\(month)/\(year)"  // longDateShort, vi
    case 1: return "\(year)/\(month)/\(day)"  // longDateShort, zh
    case 2: return "\(month) \(day), \(year)"  // longDateShort, en
    default: return "\(year)/\(month)/\(day)"  // longDateShort, ko
    }
  }

  package func monthAndYear(month: String, year: String) -> String {
    switch language {
    case 0: return "\(month), \(year)"  // monthAndYear, vi
    case 1: return "\(year)年\(month)"  // monthAndYear, zh
    case 2: return "\(month) \(year)"  // monthAndYear, en
    default: return "\(year)년 \(month)"  // monthAndYear, ko
    }
  }

  package func monthAndYearShort(month: String, year: String) -> String {
    switch language {
    case 0: return "\(month)/\(year)"  // monthAndYearShort, vi
    case 1: return "\(year)/\(month)"  // monthAndYearShort, zh
    case 2: return "\(month) \(year)"  // monthAndYearShort, en
    default: return "\(year).\(month)"  // monthAndYearShort, ko
    }
  }

  package var today: String {
    switch language {
    case 0: return "hôm nay"  // today, vi
    case 1: return "今天"  // today, zh
    case 2: return "today"  // today, en
    default: return "오늘"  // today, ko
    }
  }

  package var tomorrow: String {
    switch language {
    case 0: return "ngày mai"  // tomorrow, vi
    case 1: return "明天"  // tomorrow, zh
    case 2: return "tomorrow"  // tomorrow, en
    default: return "내일"  // tomorrow, ko
    }
  }

  package func timeBeforeNoon(time: String) -> String {
    switch language {
    case 0: return "\(time) SA"  // timeBeforeNoon, vi
    case 1: return "上午\(time)"  // timeBeforeNoon, zh
    case 2: return "\(time) AM"  // timeBeforeNoon, en
    default: return "오전 \(time)"  // timeBeforeNoon, ko
    }
  }

  package func timeAfterNoon(time: String) -> String {
    switch language {
    case 0: return "\(time) CH"  // timeAfterNoon, vi
    case 1: return "下午\(time)"  // timeAfterNoon, zh
    case 2: return "\(time) PM"  // timeAfterNoon, en
    default: return "오후 \(time)"  // timeAfterNoon, ko
    }
  }

  package func timeBeforeNoonSmall(time: String) -> String {
    switch language {
    case 0: return "\(time) SA"  // timeBeforeNoonSmall, vi
    case 1: return "上午\(time)"  // timeBeforeNoonSmall, zh
    case 2: return "\(time) am"  // timeBeforeNoonSmall, en
    default: return "오전 \(time)"  // timeBeforeNoonSmall, ko
    }
  }

  package func timeAfterNoonSmall(time: String) -> String {
    switch language {
    case 0: return "\(time) CH"  // timeAfterNoonSmall, vi
    case 1: return "下午\(time)"  // timeAfterNoonSmall, zh
    case 2: return "\(time) pm"  // timeAfterNoonSmall, en
    default: return "오후 \(time)"  // timeAfterNoonSmall, ko
    }
  }

  package func timeBeforeNoonCanada(time: String) -> String {
    switch language {
    case 0: return "\(time) SA"  // timeBeforeNoonCanada, vi
    case 1: return "上午\(time)"  // timeBeforeNoonCanada, zh
    case 2: return "\(time) a.m."  // timeBeforeNoonCanada, en
    default: return "오전 \(time)"  // timeBeforeNoonCanada, ko
    }
  }

  package func timeAfterNoonCanada(time: String) -> String {
    switch language {
    case 0: return "\(time) CH"  // timeAfterNoonCanada, vi
    case 1: return "下午\(time)"  // timeAfterNoonCanada, zh
    case 2: return "\(time) p.m."  // timeAfterNoonCanada, en
    default: return "오후 \(time)"  // timeAfterNoonCanada, ko
    }
  }

  package var hidden: String {
    switch language {
    case 0: return "Đã ẩn"  // hidden, vi
    case 1: return "已隐藏"  // hidden, zh
    case 2: return "Hidden"  // hidden, en
    default: return "숨김"  // hidden, ko
    }
  }

  package var sample: String {
    switch language {
    case 0: return "Dữ liệu mẫu"  // sample, vi
    case 1: return "示例数据"  // sample, zh
    case 2: return "Sample data"  // sample, en
    default: return "예시 데이터"  // sample, ko
    }
  }

  package var saving: String {
    switch language {
    case 0: return "Đang lưu…"  // saving, vi
    case 1: return "正在保存…"  // saving, zh
    case 2: return "Saving…"  // saving, en
    default: return "저장 중…"  // saving, ko
    }
  }

  package var hoChiMinhCity: String {
    switch language {
    case 0: return "Thành phố Hồ Chí Minh"  // hoChiMinhCity, vi
    case 1: return "胡志明市"  // hoChiMinhCity, zh
    case 2: return "Ho Chi Minh City"  // hoChiMinhCity, en
    default: return "호찌민"  // hoChiMinhCity, ko
    }
  }

  package func noGroup(key: String) -> String {
    switch language {
    case 0: return "Ứng dụng này không khai báo nhóm nào trong Info.plist: \(key)"  // noGroup, vi
    case 1: return "此 App 的 Info.plist 未指定 App 群组：\(key)"  // noGroup, zh
    case 2: return "This app names no group in its Info.plist: \(key)"  // noGroup, en
    default: return "이 앱의 Info.plist에 앱 그룹이 없습니다: \(key)"  // noGroup, ko
    }
  }

  package func noScheme(key: String) -> String {
    switch language {
    case 0: return "Ứng dụng này không khai báo lược đồ liên kết nào trong Info.plist: \(key)"  // noScheme, vi
    case 1: return "此 App 的 Info.plist 未指定 URL Scheme：\(key)"  // noScheme, zh
    case 2: return "This app names no scheme of links in its Info.plist: \(key)"  // noScheme, en
    default: return "이 앱의 Info.plist에 URL 스킴이 없습니다: \(key)"  // noScheme, ko
    }
  }

  package func wrongGroup(key: String, value: String) -> String {
    switch language {
    case 0: return "\(key) trong Info.plist của ứng dụng này là “\(value)”. Tên nhóm bắt đầu bằng “group.” và chỉ gồm chữ cái không dấu, chữ số, dấu chấm và dấu gạch nối."  // wrongGroup, vi
    case 1: return "此 App 的 Info.plist 中，\(key) 的值为“\(value)”。群组以“group.”开头，只含字母、数字、点和连字符。"  // wrongGroup, zh
    case 2: return "\(key) in this app’s Info.plist is “\(value)”. A group begins with “group.” and has letters, digits, dots and hyphens."  // wrongGroup, en
    default: return "이 앱의 Info.plist에서 \(key)의 값이 ‘\(value)’입니다. 그룹은 ‘group.’으로 시작하고 영문자, 숫자, 점, 하이픈으로 이루어집니다."  // wrongGroup, ko
    }
  }

  package func wrongScheme(key: String, value: String) -> String {
    switch language {
    case 0: return "\(key) trong Info.plist của ứng dụng này là “\(value)”. Lược đồ bắt đầu bằng một chữ thường và chỉ gồm chữ thường không dấu, chữ số, dấu chấm, dấu gạch nối và dấu cộng."  // wrongScheme, vi
    case 1: return "此 App 的 Info.plist 中，\(key) 的值为“\(value)”。URL Scheme 以小写字母开头，只含小写字母、数字、点、连字符和加号。"  // wrongScheme, zh
    case 2: return "\(key) in this app’s Info.plist is “\(value)”. A scheme begins with a small letter and has small letters, digits, dots, hyphens and plus signs."  // wrongScheme, en
    default: return "이 앱의 Info.plist에서 \(key)의 값이 ‘\(value)’입니다. 스킴은 영문 소문자로 시작하고 영문 소문자, 숫자, 점, 하이픈, 더하기 기호로 이루어집니다."  // wrongScheme, ko
    }
  }

  package func days(count: Int, shown: String? = nil) -> String {
    let shown = shown ?? "\(count)"
    switch (language, count.magnitude) {
    case (0, _): return "\(shown) ngày"  // days, vi
    case (1, _): return "\(shown)天"  // days, zh
    case (2, 1): return "\(shown) day"  // days, en, one
    case (2, _): return "\(shown) days"  // days, en, other
    default: return "\(shown)일"  // days, ko
    }
  }
}
