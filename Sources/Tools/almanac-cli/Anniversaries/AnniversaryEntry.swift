import DayAlmanac
import Foundation
import LunarCalendarWidget

/// An anniversary of a document with its rules and its next day.
struct AnniversaryEntry {
  private let anniversary: Anniversary
  private let calendar: LunarCalendar
  private let today: DayNumber
  private let language: Language
  /// The next day; `nil` if there is none before the tables end.
  private let next: AnniversaryRow?

  init(_ anniversary: Anniversary, in calendar: LunarCalendar, from today: DayNumber, language: Language) {
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
  var title: String { texts.title(anniversary) }
  /// The number of days until the next one, for sorting; anniversaries that do not recur come last.
  var order: Int { next.map { today.distance(to: $0.day.day) } ?? Int.max }

  /// The lunar month and day, `03-10`, or the day with "every month" beside it.
  private var lunar: String {
    let date = anniversary.date
    return date.month.map { String(format: "%02d-%02d", $0, date.day) } ?? "\(date.day) (\(texts.everyMonth))"
  }

  /// The lines of the entry; the rule for day 30 is included only if the anniversary is on day 30.
  var lines: [[String]] {
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
    let doubt = next.doubt.map { ", \($0.sentence(in: language))" } ?? ""
    let weekday = next.date.weekday.shortName(in: language)
    return
      "\(next.date) \(weekday), \(labels.lunarDate) \(next.day.lunarDate), \(next.title), "
      + "\(labels.daysToGo): \(today.distance(to: next.day.day))\(doubt)"
  }

  var json: OrderedJSON {
    .object([
      ("id", .text(anniversary.id)), ("name", .text(anniversary.name)), ("title", .text(title)),
      ("kind", .text(anniversary.kind.rawValue)),
      ("every", .text(anniversary.date.month == nil ? "month" : "year")),
      ("month", anniversary.date.month.map { .integer($0) } ?? .null),
      ("day", .integer(anniversary.date.day)),
      ("leapMonthRule", .text(anniversary.date.leapMonthRule.rawValue)),
      ("missingDayRule", .text(anniversary.date.missingDayRule.rawValue)),
      ("year", anniversary.year.map { .integer($0) } ?? .null), ("calendar", .text(calendar.id)),
      ("next", next.map { .object(AnniversaryRow.columns.members($0)) } ?? .null),
      ("daysToGo", next.map { .integer(today.distance(to: $0.day.day)) } ?? .null),
    ])
  }
}
