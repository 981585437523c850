import DayAlmanac
package import LunarCalendarWidgetCore

/// An anniversary of a document with its rules and its next day.
package struct AnniversaryReport: ColumnRecord {
  private let anniversary: Anniversary
  private let calendar: LunarCalendar
  private let today: DayNumber
  private let language: Language
  /// The next day; `nil` if there is none before the tables end.
  private let next: AnniversaryRow?

  package init(
    _ anniversary: Anniversary, in calendar: LunarCalendar, from today: DayNumber, language: Language
  ) {
    self.anniversary = anniversary
    self.calendar = calendar
    self.today = today
    self.language = language
    let last = max(today, calendar.days.upperBound)
    next = anniversary.days(in: today...last, of: calendar).first.map {
      AnniversaryRow($0, calendar: calendar, language: language)
    }
  }

  private var texts: AnniversaryTexts { AnniversaryTexts(language) }
  private var labels: DayTexts { DayTexts(language) }
  /// "Giỗ ông nội".
  package var title: String { texts.title(anniversary) }
  /// The number of days until the next one, for sorting; anniversaries that do not recur come last.
  package var order: Int { next.map { today.distance(to: $0.day.day) } ?? Int.max }

  /// The lunar month and day, `03-10`, or the day with "every month" beside it.
  private var lunar: String {
    let date = anniversary.date
    return date.month.map { "\($0 < 10 ? "0" : "")\($0)-\(date.day < 10 ? "0" : "")\(date.day)" }
      ?? "\(date.day) (\(texts.everyMonth))"
  }

  /// The lines of the entry; the rule for day 30 is included only if the anniversary is on day 30.
  package var lines: [[String]] {
    let date = anniversary.date
    return [
      [labels.anniversaries, title], ["id", anniversary.id], [labels.lunarDate, "\(lunar), \(calendar)"],
    ]
      + (date.month.map { [[labels.leapMonthNumber, texts.choice(date.leapMonthRule, month: $0)]] } ?? [])
      + (date.day == LunarDate.days.upperBound
        ? [["", texts.choice(date.missingDayRule)]] : [])
      + [[labels.next, nextText]]
  }

  private var nextText: String {
    guard let next else { return labels.nothing }
    let uncertainty = next.uncertainty.map { ", \($0.sentence(in: language))" } ?? ""
    let weekday = next.date.weekday.shortName(in: language)
    return
      "\(next.date) \(weekday), \(labels.lunarDate) \(next.day.lunarDate), \(next.title), "
      + "\(labels.daysToGo): \(today.distance(to: next.day.day))\(uncertainty)"
  }

  package static let declaration = (
    name: "Anniversary",
    help: "A day of the user's own with its rules: `almanac anniversaries` gives an array of them."
  )
  package static let columns: [Column<AnniversaryReport>] = [
    Column("id") { $0.anniversary.id },
    Column("name", "as it was entered") { $0.anniversary.name },
    Column("title", "the name and the kind") { $0.title },
    Column("kind", words: Anniversary.Kind.allCases.map { $0.rawValue }) { $0.anniversary.kind.rawValue },
    Column("every", words: ["year", "month"]) { $0.anniversary.date.month == nil ? "month" : "year" },
    Column("month", "null for a day of every month") { $0.anniversary.date.month },
    Column("day") { $0.anniversary.date.day },
    Column("leapMonthRule", words: RecurringLunarDate.LeapMonthRule.allCases.map { $0.rawValue }) {
      $0.anniversary.date.leapMonthRule.rawValue
    },
    Column("missingDayRule", words: RecurringLunarDate.MissingDayRule.allCases.map { $0.rawValue }) {
      $0.anniversary.date.missingDayRule.rawValue
    },
    Column("year", "the lunar year in which it happened, if that is known") { $0.anniversary.year },
    Column("calendar") { $0.calendar.id },
    Column("next", "its next day; null if there is none before the tables end") { $0.next },
    Column("daysToGo", "the days until then") { report in
      report.next.map { report.today.distance(to: $0.day.day) }
    },
  ]
}
