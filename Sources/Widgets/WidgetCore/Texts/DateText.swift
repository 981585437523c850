import WidgetCoreTables

/// Civil dates in words.
///
/// Foundation's formats differ between its versions; what a widget says must not, so the patterns are texts like all
/// others.
public struct DateText: Hashable, Sendable {
  private let language: Language

  /// The words of a language.
  public init(_ language: Language) {
    self.language = language
  }

  /// "Thứ Ba, 17 tháng 2 năm 2026", "Tuesday, 17 February 2026", "2026年2月17日星期二".
  public func full(_ date: CivilDate) -> String { text(.fullDate, date) }

  /// "17 tháng 2 năm 2026", "17 February 2026", "2026年2月17日".
  public func long(_ date: CivilDate) -> String { text(.longDate, date) }

  /// "Thứ Ba, 17 tháng 2", "Tuesday, 17 February", "2月17日星期二".
  public func weekdayAndDate(_ date: CivilDate) -> String { text(.weekdayAndDate, date) }

  /// "17 tháng 2", "17 February", "2月17日".
  public func dayAndMonth(_ date: CivilDate) -> String { text(.dayAndMonth, date) }

  /// "Tháng 2, 2026", "February 2026", "2026年2月", as a heading.
  public func monthAndYear(_ date: CivilDate) -> String { text(.monthAndYear, date).capitalizedFirst }

  /// "Thứ Ba", "Tuesday", "星期二".
  public func weekday(_ weekday: Weekday) -> String {
    let key: Text =
      switch weekday {
      case .monday: .monday
      case .tuesday: .tuesday
      case .wednesday: .wednesday
      case .thursday: .thursday
      case .friday: .friday
      case .saturday: .saturday
      case .sunday: .sunday
      }
    return key.string(in: language)
  }

  private static let months: [Text] = [
    .january, .february, .march, .april, .may, .june, .july, .august, .september, .october, .november,
    .december,
  ]

  private func text(_ pattern: Text, _ date: CivilDate) -> String {
    pattern.string(
      in: language,
      [
        "weekday": weekday(date.weekday), "day": "\(date.day)",
        "month": Self.months[date.month - 1].string(in: language), "year": "\(date.year)",
      ])
  }
}

extension String {
  /// The text as it stands at the beginning of a sentence.
  package var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
