/// Writes lunar dates as people say them.
///
/// ```swift
/// let formatter = LunarDateFormatter(language: .vietnamese)
/// formatter.string(from: try LunarDate(year: 2026, month: 1, day: 1))  // mùng 1 tháng Giêng năm Bính Ngọ
/// ```
public struct LunarDateFormatter: Hashable, Sendable {
  /// The language of the text.
  public var language: Language
  /// How Vietnamese names month 11.
  public var monthNaming: MonthNaming

  /// A formatter for a language.
  ///
  /// - Parameters:
  ///   - language: The language of the text.
  ///   - monthNaming: How Vietnamese names month 11: tháng Một (traditional) or tháng Mười Một (modern).
  public init(language: Language, monthNaming: MonthNaming = .modern) {
    self.language = language
    self.monthNaming = monthNaming
  }

  /// Day, month and year: "mùng 1 tháng Giêng năm Bính Ngọ", "丙午年正月初一", "day 1 of the First Month, bǐng wǔ year".
  public func string(from date: LunarDate) -> String {
    let year = yearName(date)
    return switch language {
    case .vietnamese: "\(dayAndMonth(date)) năm \(year)"
    case .chinese: "\(year)年\(dayAndMonth(date))"
    case .english: "\(dayAndMonth(date)), \(year) year"
    }
  }

  /// Day and month: "rằm tháng Tám", "八月十五", "day 15 of the Eighth Month".
  public func dayAndMonth(_ date: LunarDate) -> String {
    let day = date.dayName(in: language)
    return switch language {
    case .vietnamese: "\(vietnameseDay(date, day)) \(month(date))"
    case .chinese: "\(month(date))\(day)"
    case .english: "day \(day) of the \(month(date))"
    }
  }

  /// The month: "tháng Sáu nhuận", "闰六月", "leap Sixth Month".
  public func month(_ date: LunarDate) -> String {
    let name = date.monthName(in: language, naming: monthNaming)
    return switch language {
    case .vietnamese: "tháng \(name)\(date.isLeapMonth ? " nhuận" : "")"
    case .chinese: "\(date.isLeapMonth ? "闰" : "")\(name)"
    case .english: "\(date.isLeapMonth ? "leap " : "")\(name)"
    }
  }

  private func yearName(_ date: LunarDate) -> String {
    SexagenaryCycle(lunarYear: date.year).name(in: language)
  }

  /// A bare number takes "ngày" before it; "mùng 1" and "rằm" are names of their own.
  private func vietnameseDay(_ date: LunarDate, _ name: String) -> String {
    name.first?.isNumber == true ? "ngày \(name)" : name
  }
}
