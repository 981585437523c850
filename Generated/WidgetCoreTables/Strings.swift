// The texts of WidgetCore in Vietnamese, Chinese, English, Korean, Japanese and Traditional Chinese.
//
// Do not edit: made by `make generate` (almanac-compiler generate).
//
// Languages are counted in this order: vi, zh, en, ko, ja, hant.
// One text per line, with its key and language.
//
// Inputs:
//   Data/languages.tsv
//   Data/strings/WidgetCore.en.tsv
//   Data/strings/WidgetCore.ja.tsv
//   Data/strings/WidgetCore.ko.tsv
//   Data/strings/WidgetCore.vi.tsv
//   Data/strings/WidgetCore.zh-Hans.tsv
//   Data/strings/WidgetCore.zh-Hant.tsv
//
// swift-format-ignore-file

/// The texts of WidgetCore in a language.
package struct WidgetCoreStrings: Hashable, Sendable {
  /// The language of the texts, by its index in the tables.
  package let language: UInt8

  /// - Parameter language: By its index in the tables.
  package init(language: UInt8) { self.language = language }

  package var monday: String {
    switch language {
    case 0: return "Thứ Hai"  // monday, vi
    case 1: return "星期一"  // monday, zh
    case 2: return "Monday"  // monday, en
    case 3: return "월요일"  // monday, ko
    case 4: return "月曜日"  // monday, ja
    default: return "星期一"  // monday, hant
    }
  }

  package var tuesday: String {
    switch language {
    case 0: return "Thứ Ba"  // tuesday, vi
    case 1: return "星期二"  // tuesday, zh
    case 2: return "Tuesday"  // tuesday, en
    case 3: return "화요일"  // tuesday, ko
    case 4: return "火曜日"  // tuesday, ja
    default: return "星期二"  // tuesday, hant
    }
  }

  package var wednesday: String {
    switch language {
    case 0: return "Thứ Tư"  // wednesday, vi
    case 1: return "星期三"  // wednesday, zh
    case 2: return "Wednesday"  // wednesday, en
    case 3: return "수요일"  // wednesday, ko
    case 4: return "水曜日"  // wednesday, ja
    default: return "星期三"  // wednesday, hant
    }
  }

  package var thursday: String {
    switch language {
    case 0: return "Thứ Năm"  // thursday, vi
    case 1: return "星期四"  // thursday, zh
    case 2: return "Thursday"  // thursday, en
    case 3: return "목요일"  // thursday, ko
    case 4: return "木曜日"  // thursday, ja
    default: return "星期四"  // thursday, hant
    }
  }

  package var friday: String {
    switch language {
    case 0: return "Thứ Sáu"  // friday, vi
    case 1: return "星期五"  // friday, zh
    case 2: return "Friday"  // friday, en
    case 3: return "금요일"  // friday, ko
    case 4: return "金曜日"  // friday, ja
    default: return "星期五"  // friday, hant
    }
  }

  package var saturday: String {
    switch language {
    case 0: return "Thứ Bảy"  // saturday, vi
    case 1: return "星期六"  // saturday, zh
    case 2: return "Saturday"  // saturday, en
    case 3: return "토요일"  // saturday, ko
    case 4: return "土曜日"  // saturday, ja
    default: return "星期六"  // saturday, hant
    }
  }

  package var sunday: String {
    switch language {
    case 0: return "Chủ Nhật"  // sunday, vi
    case 1: return "星期日"  // sunday, zh
    case 2: return "Sunday"  // sunday, en
    case 3: return "일요일"  // sunday, ko
    case 4: return "日曜日"  // sunday, ja
    default: return "星期日"  // sunday, hant
    }
  }

  package var january: String {
    switch language {
    case 0: return "tháng 1"  // january, vi
    case 1: return "1月"  // january, zh
    case 2: return "January"  // january, en
    case 3: return "1월"  // january, ko
    case 4: return "1月"  // january, ja
    default: return "1月"  // january, hant
    }
  }

  package var february: String {
    switch language {
    case 0: return "tháng 2"  // february, vi
    case 1: return "2月"  // february, zh
    case 2: return "February"  // february, en
    case 3: return "2월"  // february, ko
    case 4: return "2月"  // february, ja
    default: return "2月"  // february, hant
    }
  }

  package var march: String {
    switch language {
    case 0: return "tháng 3"  // march, vi
    case 1: return "3月"  // march, zh
    case 2: return "March"  // march, en
    case 3: return "3월"  // march, ko
    case 4: return "3月"  // march, ja
    default: return "3月"  // march, hant
    }
  }

  package var april: String {
    switch language {
    case 0: return "tháng 4"  // april, vi
    case 1: return "4月"  // april, zh
    case 2: return "April"  // april, en
    case 3: return "4월"  // april, ko
    case 4: return "4月"  // april, ja
    default: return "4月"  // april, hant
    }
  }

  package var may: String {
    switch language {
    case 0: return "tháng 5"  // may, vi
    case 1: return "5月"  // may, zh
    case 2: return "May"  // may, en
    case 3: return "5월"  // may, ko
    case 4: return "5月"  // may, ja
    default: return "5月"  // may, hant
    }
  }

  package var june: String {
    switch language {
    case 0: return "tháng 6"  // june, vi
    case 1: return "6月"  // june, zh
    case 2: return "June"  // june, en
    case 3: return "6월"  // june, ko
    case 4: return "6月"  // june, ja
    default: return "6月"  // june, hant
    }
  }

  package var july: String {
    switch language {
    case 0: return "tháng 7"  // july, vi
    case 1: return "7月"  // july, zh
    case 2: return "July"  // july, en
    case 3: return "7월"  // july, ko
    case 4: return "7月"  // july, ja
    default: return "7月"  // july, hant
    }
  }

  package var august: String {
    switch language {
    case 0: return "tháng 8"  // august, vi
    case 1: return "8月"  // august, zh
    case 2: return "August"  // august, en
    case 3: return "8월"  // august, ko
    case 4: return "8月"  // august, ja
    default: return "8月"  // august, hant
    }
  }

  package var september: String {
    switch language {
    case 0: return "tháng 9"  // september, vi
    case 1: return "9月"  // september, zh
    case 2: return "September"  // september, en
    case 3: return "9월"  // september, ko
    case 4: return "9月"  // september, ja
    default: return "9月"  // september, hant
    }
  }

  package var october: String {
    switch language {
    case 0: return "tháng 10"  // october, vi
    case 1: return "10月"  // october, zh
    case 2: return "October"  // october, en
    case 3: return "10월"  // october, ko
    case 4: return "10月"  // october, ja
    default: return "10月"  // october, hant
    }
  }

  package var november: String {
    switch language {
    case 0: return "tháng 11"  // november, vi
    case 1: return "11月"  // november, zh
    case 2: return "November"  // november, en
    case 3: return "11월"  // november, ko
    case 4: return "11月"  // november, ja
    default: return "11月"  // november, hant
    }
  }

  package var december: String {
    switch language {
    case 0: return "tháng 12"  // december, vi
    case 1: return "12月"  // december, zh
    case 2: return "December"  // december, en
    case 3: return "12월"  // december, ko
    case 4: return "12月"  // december, ja
    default: return "12月"  // december, hant
    }
  }

  package var januaryShort: String {
    switch language {
    case 0: return "1"  // januaryShort, vi
    case 1: return "1"  // januaryShort, zh
    case 2: return "Jan"  // januaryShort, en
    case 3: return "1"  // januaryShort, ko
    case 4: return "1"  // januaryShort, ja
    default: return "1"  // januaryShort, hant
    }
  }

  package var februaryShort: String {
    switch language {
    case 0: return "2"  // februaryShort, vi
    case 1: return "2"  // februaryShort, zh
    case 2: return "Feb"  // februaryShort, en
    case 3: return "2"  // februaryShort, ko
    case 4: return "2"  // februaryShort, ja
    default: return "2"  // februaryShort, hant
    }
  }

  package var marchShort: String {
    switch language {
    case 0: return "3"  // marchShort, vi
    case 1: return "3"  // marchShort, zh
    case 2: return "Mar"  // marchShort, en
    case 3: return "3"  // marchShort, ko
    case 4: return "3"  // marchShort, ja
    default: return "3"  // marchShort, hant
    }
  }

  package var aprilShort: String {
    switch language {
    case 0: return "4"  // aprilShort, vi
    case 1: return "4"  // aprilShort, zh
    case 2: return "Apr"  // aprilShort, en
    case 3: return "4"  // aprilShort, ko
    case 4: return "4"  // aprilShort, ja
    default: return "4"  // aprilShort, hant
    }
  }

  package var mayShort: String {
    switch language {
    case 0: return "5"  // mayShort, vi
    case 1: return "5"  // mayShort, zh
    case 2: return "May"  // mayShort, en
    case 3: return "5"  // mayShort, ko
    case 4: return "5"  // mayShort, ja
    default: return "5"  // mayShort, hant
    }
  }

  package var juneShort: String {
    switch language {
    case 0: return "6"  // juneShort, vi
    case 1: return "6"  // juneShort, zh
    case 2: return "Jun"  // juneShort, en
    case 3: return "6"  // juneShort, ko
    case 4: return "6"  // juneShort, ja
    default: return "6"  // juneShort, hant
    }
  }

  package var julyShort: String {
    switch language {
    case 0: return "7"  // julyShort, vi
    case 1: return "7"  // julyShort, zh
    case 2: return "Jul"  // julyShort, en
    case 3: return "7"  // julyShort, ko
    case 4: return "7"  // julyShort, ja
    default: return "7"  // julyShort, hant
    }
  }

  package var augustShort: String {
    switch language {
    case 0: return "8"  // augustShort, vi
    case 1: return "8"  // augustShort, zh
    case 2: return "Aug"  // augustShort, en
    case 3: return "8"  // augustShort, ko
    case 4: return "8"  // augustShort, ja
    default: return "8"  // augustShort, hant
    }
  }

  package var septemberShort: String {
    switch language {
    case 0: return "9"  // septemberShort, vi
    case 1: return "9"  // septemberShort, zh
    case 2: return "Sep"  // septemberShort, en
    case 3: return "9"  // septemberShort, ko
    case 4: return "9"  // septemberShort, ja
    default: return "9"  // septemberShort, hant
    }
  }

  package var octoberShort: String {
    switch language {
    case 0: return "10"  // octoberShort, vi
    case 1: return "10"  // octoberShort, zh
    case 2: return "Oct"  // octoberShort, en
    case 3: return "10"  // octoberShort, ko
    case 4: return "10"  // octoberShort, ja
    default: return "10"  // octoberShort, hant
    }
  }

  package var novemberShort: String {
    switch language {
    case 0: return "11"  // novemberShort, vi
    case 1: return "11"  // novemberShort, zh
    case 2: return "Nov"  // novemberShort, en
    case 3: return "11"  // novemberShort, ko
    case 4: return "11"  // novemberShort, ja
    default: return "11"  // novemberShort, hant
    }
  }

  package var decemberShort: String {
    switch language {
    case 0: return "12"  // decemberShort, vi
    case 1: return "12"  // decemberShort, zh
    case 2: return "Dec"  // decemberShort, en
    case 3: return "12"  // decemberShort, ko
    case 4: return "12"  // decemberShort, ja
    default: return "12"  // decemberShort, hant
    }
  }

  package func fullDate(day: String, month: String, weekday: String, year: String) -> String {
    switch language {
    case 0: return "\(weekday), \(day) \(month) năm \(year)"  // fullDate, vi
    case 1: return "\(year)年\(month)\(day)日\(weekday)"  // fullDate, zh
    case 2: return "\(weekday), \(month) \(day), \(year)"  // fullDate, en
    case 3: return "\(year)년 \(month) \(day)일 \(weekday)"  // fullDate, ko
    case 4: return "\(year)年\(month)\(day)日（\(weekday)）"  // fullDate, ja
    default: return "\(year)年\(month)\(day)日\(weekday)"  // fullDate, hant
    }
  }

  package func longDate(day: String, month: String, year: String) -> String {
    switch language {
    case 0: return "\(day) \(month) năm \(year)"  // longDate, vi
    case 1: return "\(year)年\(month)\(day)日"  // longDate, zh
    case 2: return "\(month) \(day), \(year)"  // longDate, en
    case 3: return "\(year)년 \(month) \(day)일"  // longDate, ko
    case 4: return "\(year)年\(month)\(day)日"  // longDate, ja
    default: return "\(year)年\(month)\(day)日"  // longDate, hant
    }
  }

  package func weekdayAndDate(day: String, month: String, weekday: String) -> String {
    switch language {
    case 0: return "\(weekday), \(day) \(month)"  // weekdayAndDate, vi
    case 1: return "\(month)\(day)日\(weekday)"  // weekdayAndDate, zh
    case 2: return "\(weekday), \(month) \(day)"  // weekdayAndDate, en
    case 3: return "\(month) \(day)일 \(weekday)"  // weekdayAndDate, ko
    case 4: return "\(month)\(day)日（\(weekday)）"  // weekdayAndDate, ja
    default: return "\(month)\(day)日\(weekday)"  // weekdayAndDate, hant
    }
  }

  package func dayAndMonth(day: String, month: String) -> String {
    switch language {
    case 0: return "\(day) \(month)"  // dayAndMonth, vi
    case 1: return "\(month)\(day)日"  // dayAndMonth, zh
    case 2: return "\(month) \(day)"  // dayAndMonth, en
    case 3: return "\(month) \(day)일"  // dayAndMonth, ko
    case 4: return "\(month)\(day)日"  // dayAndMonth, ja
    default: return "\(month)\(day)日"  // dayAndMonth, hant
    }
  }

  package func dayFirst(day: String, month: String) -> String {
    switch language {
    case 0: return "\(day) \(month)"  // dayFirst, vi
    case 1: return "\(month)\(day)日"  // dayFirst, zh
    case 2: return "\(day) \(month)"  // dayFirst, en
    case 3: return "\(month) \(day)일"  // dayFirst, ko
    case 4: return "\(month)\(day)日"  // dayFirst, ja
    default: return "\(month)\(day)日"  // dayFirst, hant
    }
  }

  package func dayFirstLong(day: String, month: String, year: String) -> String {
    switch language {
    case 0: return "\(day) \(month) năm \(year)"  // dayFirstLong, vi
    case 1: return "\(year)年\(month)\(day)日"  // dayFirstLong, zh
    case 2: return "\(day) \(month) \(year)"  // dayFirstLong, en
    case 3: return "\(year)년 \(month) \(day)일"  // dayFirstLong, ko
    case 4: return "\(year)年\(month)\(day)日"  // dayFirstLong, ja
    default: return "\(year)年\(month)\(day)日"  // dayFirstLong, hant
    }
  }

  package func weekdayFirst(date: String, weekday: String) -> String {
    switch language {
    case 0: return "\(weekday), \(date)"  // weekdayFirst, vi
    case 1: return "\(date)\(weekday)"  // weekdayFirst, zh
    case 2: return "\(weekday) \(date)"  // weekdayFirst, en
    case 3: return "\(date) \(weekday)"  // weekdayFirst, ko
    case 4: return "\(date)（\(weekday)）"  // weekdayFirst, ja
    default: return "\(date)\(weekday)"  // weekdayFirst, hant
    }
  }

  package func dayAndMonthShort(day: String, month: String) -> String {
    switch language {
    case 0: return "\(day)/\(month)"  // dayAndMonthShort, vi
    case 1: return "\(month)/\(day)"  // dayAndMonthShort, zh
    case 2: return "\(month) \(day)"  // dayAndMonthShort, en
    case 3: return "\(month)/\(day)"  // dayAndMonthShort, ko
    case 4: return "\(month)/\(day)"  // dayAndMonthShort, ja
    default: return "\(month)/\(day)"  // dayAndMonthShort, hant
    }
  }

  package func longDateShort(day: String, month: String, year: String) -> String {
    switch language {
    case 0: return "\(day)/\(month)/\(year)"  // longDateShort, vi
    case 1: return "\(year)/\(month)/\(day)"  // longDateShort, zh
    case 2: return "\(month) \(day), \(year)"  // longDateShort, en
    case 3: return "\(year)/\(month)/\(day)"  // longDateShort, ko
    case 4: return "\(year)/\(month)/\(day)"  // longDateShort, ja
    default: return "\(year)/\(month)/\(day)"  // longDateShort, hant
    }
  }

  package func monthAndYear(month: String, year: String) -> String {
    switch language {
    case 0: return "\(month), \(year)"  // monthAndYear, vi
    case 1: return "\(year)年\(month)"  // monthAndYear, zh
    case 2: return "\(month) \(year)"  // monthAndYear, en
    case 3: return "\(year)년 \(month)"  // monthAndYear, ko
    case 4: return "\(year)年\(month)"  // monthAndYear, ja
    default: return "\(year)年\(month)"  // monthAndYear, hant
    }
  }

  package func monthAndYearShort(month: String, year: String) -> String {
    switch language {
    case 0: return "\(month)/\(year)"  // monthAndYearShort, vi
    case 1: return "\(year)/\(month)"  // monthAndYearShort, zh
    case 2: return "\(month) \(year)"  // monthAndYearShort, en
    case 3: return "\(year).\(month)"  // monthAndYearShort, ko
    case 4: return "\(year)/\(month)"  // monthAndYearShort, ja
    default: return "\(year)/\(month)"  // monthAndYearShort, hant
    }
  }

  package var today: String {
    switch language {
    case 0: return "hôm nay"  // today, vi
    case 1: return "今天"  // today, zh
    case 2: return "today"  // today, en
    case 3: return "오늘"  // today, ko
    case 4: return "今日"  // today, ja
    default: return "今天"  // today, hant
    }
  }

  package var tomorrow: String {
    switch language {
    case 0: return "ngày mai"  // tomorrow, vi
    case 1: return "明天"  // tomorrow, zh
    case 2: return "tomorrow"  // tomorrow, en
    case 3: return "내일"  // tomorrow, ko
    case 4: return "明日"  // tomorrow, ja
    default: return "明天"  // tomorrow, hant
    }
  }

  package func timeBeforeNoon(time: String) -> String {
    switch language {
    case 0: return "\(time) SA"  // timeBeforeNoon, vi
    case 1: return "上午\(time)"  // timeBeforeNoon, zh
    case 2: return "\(time) AM"  // timeBeforeNoon, en
    case 3: return "오전 \(time)"  // timeBeforeNoon, ko
    case 4: return "午前\(time)"  // timeBeforeNoon, ja
    default: return "上午\(time)"  // timeBeforeNoon, hant
    }
  }

  package func timeAfterNoon(time: String) -> String {
    switch language {
    case 0: return "\(time) CH"  // timeAfterNoon, vi
    case 1: return "下午\(time)"  // timeAfterNoon, zh
    case 2: return "\(time) PM"  // timeAfterNoon, en
    case 3: return "오후 \(time)"  // timeAfterNoon, ko
    case 4: return "午後\(time)"  // timeAfterNoon, ja
    default: return "下午\(time)"  // timeAfterNoon, hant
    }
  }

  package func timeBeforeNoonSmall(time: String) -> String {
    switch language {
    case 0: return "\(time) SA"  // timeBeforeNoonSmall, vi
    case 1: return "上午\(time)"  // timeBeforeNoonSmall, zh
    case 2: return "\(time) am"  // timeBeforeNoonSmall, en
    case 3: return "오전 \(time)"  // timeBeforeNoonSmall, ko
    case 4: return "午前\(time)"  // timeBeforeNoonSmall, ja
    default: return "上午\(time)"  // timeBeforeNoonSmall, hant
    }
  }

  package func timeAfterNoonSmall(time: String) -> String {
    switch language {
    case 0: return "\(time) CH"  // timeAfterNoonSmall, vi
    case 1: return "下午\(time)"  // timeAfterNoonSmall, zh
    case 2: return "\(time) pm"  // timeAfterNoonSmall, en
    case 3: return "오후 \(time)"  // timeAfterNoonSmall, ko
    case 4: return "午後\(time)"  // timeAfterNoonSmall, ja
    default: return "下午\(time)"  // timeAfterNoonSmall, hant
    }
  }

  package func timeBeforeNoonCanada(time: String) -> String {
    switch language {
    case 0: return "\(time) SA"  // timeBeforeNoonCanada, vi
    case 1: return "上午\(time)"  // timeBeforeNoonCanada, zh
    case 2: return "\(time) a.m."  // timeBeforeNoonCanada, en
    case 3: return "오전 \(time)"  // timeBeforeNoonCanada, ko
    case 4: return "午前\(time)"  // timeBeforeNoonCanada, ja
    default: return "上午\(time)"  // timeBeforeNoonCanada, hant
    }
  }

  package func timeAfterNoonCanada(time: String) -> String {
    switch language {
    case 0: return "\(time) CH"  // timeAfterNoonCanada, vi
    case 1: return "下午\(time)"  // timeAfterNoonCanada, zh
    case 2: return "\(time) p.m."  // timeAfterNoonCanada, en
    case 3: return "오후 \(time)"  // timeAfterNoonCanada, ko
    case 4: return "午後\(time)"  // timeAfterNoonCanada, ja
    default: return "下午\(time)"  // timeAfterNoonCanada, hant
    }
  }

  package var hidden: String {
    switch language {
    case 0: return "Đã ẩn"  // hidden, vi
    case 1: return "已隐藏"  // hidden, zh
    case 2: return "Hidden"  // hidden, en
    case 3: return "숨김"  // hidden, ko
    case 4: return "非表示"  // hidden, ja
    default: return "已隱藏"  // hidden, hant
    }
  }

  package var sample: String {
    switch language {
    case 0: return "Dữ liệu mẫu"  // sample, vi
    case 1: return "示例数据"  // sample, zh
    case 2: return "Sample data"  // sample, en
    case 3: return "예시 데이터"  // sample, ko
    case 4: return "サンプルデータ"  // sample, ja
    default: return "範例資料"  // sample, hant
    }
  }

  package var saving: String {
    switch language {
    case 0: return "Đang lưu…"  // saving, vi
    case 1: return "正在保存…"  // saving, zh
    case 2: return "Saving…"  // saving, en
    case 3: return "저장 중…"  // saving, ko
    case 4: return "保存中…"  // saving, ja
    default: return "正在儲存…"  // saving, hant
    }
  }

  package var hoChiMinhCity: String {
    switch language {
    case 0: return "Thành phố Hồ Chí Minh"  // hoChiMinhCity, vi
    case 1: return "胡志明市"  // hoChiMinhCity, zh
    case 2: return "Ho Chi Minh City"  // hoChiMinhCity, en
    case 3: return "호찌민"  // hoChiMinhCity, ko
    case 4: return "ホーチミン"  // hoChiMinhCity, ja
    default: return "胡志明市"  // hoChiMinhCity, hant
    }
  }

  package func noGroup(key: String) -> String {
    switch language {
    case 0: return "Ứng dụng này không khai báo nhóm nào trong Info.plist: \(key)"  // noGroup, vi
    case 1: return "此 App 的 Info.plist 未指定 App 群组：\(key)"  // noGroup, zh
    case 2: return "This app names no group in its Info.plist: \(key)"  // noGroup, en
    case 3: return "이 앱의 Info.plist에 앱 그룹이 없습니다: \(key)"  // noGroup, ko
    case 4: return "このアプリのInfo.plistにアプリグループがありません：\(key)"  // noGroup, ja
    default: return "此 App 的 Info.plist 未指定 App 群組：\(key)"  // noGroup, hant
    }
  }

  package func noScheme(key: String) -> String {
    switch language {
    case 0: return "Ứng dụng này không khai báo lược đồ liên kết nào trong Info.plist: \(key)"  // noScheme, vi
    case 1: return "此 App 的 Info.plist 未指定 URL Scheme：\(key)"  // noScheme, zh
    case 2: return "This app names no scheme of links in its Info.plist: \(key)"  // noScheme, en
    case 3: return "이 앱의 Info.plist에 URL 스킴이 없습니다: \(key)"  // noScheme, ko
    case 4: return "このアプリのInfo.plistにURLスキームがありません：\(key)"  // noScheme, ja
    default: return "此 App 的 Info.plist 未指定 URL Scheme：\(key)"  // noScheme, hant
    }
  }

  package func wrongGroup(key: String, value: String) -> String {
    switch language {
    case 0: return "\(key) trong Info.plist của ứng dụng này là “\(value)”. Tên nhóm bắt đầu bằng “group.” và chỉ gồm chữ cái không dấu, chữ số, dấu chấm và dấu gạch nối."  // wrongGroup, vi
    case 1: return "此 App 的 Info.plist 中，\(key) 的值为“\(value)”。群组以“group.”开头，只含字母、数字、点和连字符。"  // wrongGroup, zh
    case 2: return "\(key) in this app’s Info.plist is “\(value)”. A group begins with “group.” and has letters, digits, dots and hyphens."  // wrongGroup, en
    case 3: return "이 앱의 Info.plist에서 \(key)의 값이 ‘\(value)’입니다. 그룹은 ‘group.’으로 시작하고 영문자, 숫자, 점, 하이픈으로 이루어집니다."  // wrongGroup, ko
    case 4: return "このアプリのInfo.plistで\(key)の値が「\(value)」です。グループは「group.」で始まり、英字、数字、点、ハイフンからなります。"  // wrongGroup, ja
    default: return "此 App 的 Info.plist 中，\(key) 的值為「\(value)」。群組以「group.」開頭，只含字母、數字、點和連字號。"  // wrongGroup, hant
    }
  }

  package func wrongScheme(key: String, value: String) -> String {
    switch language {
    case 0: return "\(key) trong Info.plist của ứng dụng này là “\(value)”. Lược đồ bắt đầu bằng một chữ thường và chỉ gồm chữ thường không dấu, chữ số, dấu chấm, dấu gạch nối và dấu cộng."  // wrongScheme, vi
    case 1: return "此 App 的 Info.plist 中，\(key) 的值为“\(value)”。URL Scheme 以小写字母开头，只含小写字母、数字、点、连字符和加号。"  // wrongScheme, zh
    case 2: return "\(key) in this app’s Info.plist is “\(value)”. A scheme begins with a small letter and has small letters, digits, dots, hyphens and plus signs."  // wrongScheme, en
    case 3: return "이 앱의 Info.plist에서 \(key)의 값이 ‘\(value)’입니다. 스킴은 영문 소문자로 시작하고 영문 소문자, 숫자, 점, 하이픈, 더하기 기호로 이루어집니다."  // wrongScheme, ko
    case 4: return "このアプリのInfo.plistで\(key)の値が「\(value)」です。スキームは英小文字で始まり、英小文字、数字、点、ハイフン、プラス記号からなります。"  // wrongScheme, ja
    default: return "此 App 的 Info.plist 中，\(key) 的值為「\(value)」。URL Scheme 以小寫字母開頭，只含小寫字母、數字、點、連字號和加號。"  // wrongScheme, hant
    }
  }

  package func days(count: Int, shown: String? = nil) -> String {
    let shown = shown ?? "\(count)"
    switch (language, count.magnitude) {
    case (0, _): return "\(shown) ngày"  // days, vi
    case (1, _): return "\(shown)天"  // days, zh
    case (2, 1): return "\(shown) day"  // days, en, one
    case (2, _): return "\(shown) days"  // days, en, other
    case (3, _): return "\(shown)일"  // days, ko
    case (4, _): return "\(shown)日"  // days, ja
    default: return "\(shown)天"  // days, hant
    }
  }
}
