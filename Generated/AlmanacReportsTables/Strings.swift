// The texts of AlmanacReports in Vietnamese, Chinese and English.
//
// Do not edit: made by `make generate` (almanac-compiler generate).
//
// Languages are counted in this order: vi, zh, en, ko; for ko, en is used.
// One text per line, with its key and language.
//
// Inputs:
//   Data/languages.tsv
//   Data/strings/AlmanacReports.en.tsv
//   Data/strings/AlmanacReports.vi.tsv
//   Data/strings/AlmanacReports.zh-Hans.tsv
//
// swift-format-ignore-file

/// The texts of AlmanacReports in a language.
package struct AlmanacReportsStrings: Hashable, Sendable {
  /// The language of the texts, by its place in the tables.
  package let language: UInt8

  /// - Parameter language: By its place in the tables.
  package init(language: UInt8) {
    switch language {
    case 3: self.language = 2  // ko has the texts of en
    default: self.language = language
    }
  }

  package var year: String {
    switch language {
    case 0: return "năm"  // year, vi
    case 1: return "年份"  // year, zh
    default: return "year"  // year, en
    }
  }

  package var month: String {
    switch language {
    case 0: return "tháng"  // month, vi
    case 1: return "月份"  // month, zh
    default: return "month"  // month, en
    }
  }

  package var day: String {
    switch language {
    case 0: return "ngày"  // day, vi
    case 1: return "日期"  // day, zh
    default: return "day"  // day, en
    }
  }

  package var lunarYear: String {
    switch language {
    case 0: return "năm âm lịch"  // lunarYear, vi
    case 1: return "农历年份"  // lunarYear, zh
    default: return "lunar year"  // lunarYear, en
    }
  }

  package var lunarMonth: String {
    switch language {
    case 0: return "tháng âm lịch"  // lunarMonth, vi
    case 1: return "农历月份"  // lunarMonth, zh
    default: return "lunar month"  // lunarMonth, en
    }
  }

  package var lunarDay: String {
    switch language {
    case 0: return "ngày âm lịch"  // lunarDay, vi
    case 1: return "农历日期"  // lunarDay, zh
    default: return "lunar day"  // lunarDay, en
    }
  }

  package func outside(field: String, greatest: String, least: String, value: String) -> String {
    switch language {
    case 0: return "\(field) \(value) nằm ngoài \(least)...\(greatest)"  // outside, vi
    case 1: return "\(field) \(value) 不在 \(least)...\(greatest) 之内"  // outside, zh
    default: return "\(field) \(value) is outside \(least)...\(greatest)"  // outside, en
    }
  }

  package func outsideMonth(field: String, greatest: String, least: String, value: String) -> String {
    switch language {
    case 0: return "\(field) \(value) nằm ngoài \(least)...\(greatest), các ngày của tháng này"  // outsideMonth, vi
    case 1: return "\(field) \(value) 不在 \(least)...\(greatest) 之内，本月只有这些天"  // outsideMonth, zh
    default: return "\(field) \(value) is outside \(least)...\(greatest), the days of this month"  // outsideMonth, en
    }
  }

  package func outsideTables(date: String, first: String, firstDay: String, last: String, lastDay: String) -> String {
    switch language {
    case 0: return "\(date) nằm ngoài các năm âm lịch \(first)...\(last) (\(firstDay) đến \(lastDay))"  // outsideTables, vi
    case 1: return "\(date) 不在农历 \(first)...\(last) 年之内（\(firstDay) 至 \(lastDay)）"  // outsideTables, zh
    default: return "\(date) is outside the lunar years \(first)...\(last) (\(firstDay) to \(lastDay))"  // outsideTables, en
    }
  }

  package func noLeapMonth(date: String, month: String, year: String) -> String {
    switch language {
    case 0: return "\(date): năm âm lịch \(year) không có tháng \(month) nhuận"  // noLeapMonth, vi
    case 1: return "\(date)：农历 \(year) 年没有闰 \(month) 月"  // noLeapMonth, zh
    default: return "\(date): lunar year \(year) has no leap month \(month)"  // noLeapMonth, en
    }
  }

  package func shortMonth(count: String, date: String) -> String {
    switch language {
    case 0: return "\(date): tháng này chỉ có \(count) ngày"  // shortMonth, vi
    case 1: return "\(date)：本月只有 \(count) 天"  // shortMonth, zh
    default: return "\(date): this month has \(count) days"  // shortMonth, en
    }
  }

  package func notWhole(name: String, value: String) -> String {
    switch language {
    case 0: return "\(name) phải là số nguyên, không phải \(value)"  // notWhole, vi
    case 1: return "\(name) 必须是整数，不能是 \(value)"  // notWhole, zh
    default: return "\(name) must be a whole number, found \(value)"  // notWhole, en
    }
  }

  package func notTruth(name: String, value: String) -> String {
    switch language {
    case 0: return "\(name) phải là true hoặc false, không phải \(value)"  // notTruth, vi
    case 1: return "\(name) 必须是 true 或 false，不能是 \(value)"  // notTruth, zh
    default: return "\(name) must be true or false, found \(value)"  // notTruth, en
    }
  }

  package func notObject(name: String, names: String, value: String) -> String {
    switch language {
    case 0: return "\(name) phải là đối tượng có \(names), không phải \(value)"  // notObject, vi
    case 1: return "\(name) 必须是含有 \(names) 的对象，不能是 \(value)"  // notObject, zh
    default: return "\(name) must be an object with \(names), found \(value)"  // notObject, en
    }
  }

  package func notDate(name: String, names: String, way: String) -> String {
    switch language {
    case 0: return "\(name) phải là đối tượng có \(names), không phải Date; xem \(way)"  // notDate, vi
    case 1: return "\(name) 必须是含有 \(names) 的对象，不能是 Date；见 \(way)"  // notDate, zh
    default: return "\(name) must be an object with \(names), found a Date; see \(way)"  // notDate, en
    }
  }

  package func notWithin(greatest: String, least: String, name: String, value: String) -> String {
    switch language {
    case 0: return "\(name) phải là số từ \(least) đến \(greatest), không phải \(value)"  // notWithin, vi
    case 1: return "\(name) 必须是 \(least) 至 \(greatest) 的数，不能是 \(value)"  // notWithin, zh
    default: return "\(name) must be a number from \(least) to \(greatest), found \(value)"  // notWithin, en
    }
  }

  package func notOneOf(name: String, names: String, value: String) -> String {
    switch language {
    case 0: return "\(name) phải là một trong \(names), không phải \(value)"  // notOneOf, vi
    case 1: return "\(name) 必须是 \(names) 之一，不能是 \(value)"  // notOneOf, zh
    default: return "\(name) must be one of \(names), found \(value)"  // notOneOf, en
    }
  }

  package func notUnderstood(problem: String) -> String {
    switch language {
    case 0: return "không hiểu yêu cầu: \(problem)"  // notUnderstood, vi
    case 1: return "无法理解请求：\(problem)"  // notUnderstood, zh
    default: return "the request is not understood: \(problem)"  // notUnderstood, en
    }
  }

  package func tooLong(count: String, greatest: String) -> String {
    switch language {
    case 0: return "yêu cầu có \(count) byte, nhiều hơn \(greatest)"  // tooLong, vi
    case 1: return "请求有 \(count) 字节，多于 \(greatest)"  // tooLong, zh
    default: return "the request has \(count) bytes, more than \(greatest)"  // tooLong, en
    }
  }
}
