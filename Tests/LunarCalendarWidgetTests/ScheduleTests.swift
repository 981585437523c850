import Foundation
import LunarCalendarWidgetCore
import Testing
import WidgetFoundation

/// The schedule of the widget.
struct ScheduleTests {
  private static let cases = [
    ("Asia/Ho_Chi_Minh", "2026-02-16T09:30:00Z"), ("America/Sao_Paulo", "2018-10-28T12:00:00Z"),
    ("Pacific/Apia", "2011-12-25T12:00:00Z"), ("Europe/London", "2026-03-25T12:00:00Z"),
    ("Europe/London", "2026-10-20T12:00:00Z"), ("Asia/Ho_Chi_Minh", "2026-02-16T17:00:00Z"),
  ]

  @Test(arguments: cases)
  func LV_24_C_02_C_05_nowAndTheNext14StartsOfDays(zone: String, now: String) throws {
    let widget = try Widget(zone: zone)
    let schedule = try widget.schedule(now)
    let entries = schedule.entries
    #expect(entries.count == 15)
    #expect(entries.first?.description == now)
    #expect(zip(entries, entries.dropFirst()).allSatisfy { $0 < $1 })
    #expect(schedule.reload == .atEnd)
    // By Foundation, each entry is the start of a different day.
    var calendar = Calendar(identifier: .iso8601)
    calendar.timeZone = try #require(TimeZone(identifier: zone))
    for entry in entries.dropFirst() {
      #expect(calendar.startOfDay(for: Date(entry)) == Date(entry))
    }
    let days = entries.dropFirst().map { CivilDate(Date($0), in: calendar.timeZone) }
    #expect(Set(days).count == 14)
  }

  @Test func C_05_samoasMissingDayHasNoEntrySãoPaulosBeginsAt0100() throws {
    let apia = try Widget(zone: "Pacific/Apia").schedule("2011-12-28T12:00:00Z").entries
    #expect(
      apia.prefix(4).dropFirst().map(\.description) == [
        "2011-12-29T10:00:00Z", "2011-12-30T10:00:00Z", "2011-12-31T10:00:00Z",
      ])
    let paulo = try Widget(zone: "America/Sao_Paulo").schedule("2018-11-03T12:00:00Z").entries
    #expect(paulo[1].description == "2018-11-04T03:00:00Z")
    #expect(try Widget(zone: "America/Sao_Paulo").cell("2018-11-04").day.isToday)
  }

  @Test func C_04_theSystemAsksAtMost24TimesADay() throws {
    for family in Family.allCases {
      for (zone, now) in Self.cases {
        let schedule = try Widget(family, zone: zone).schedule(now)
        let (first, last) = (try #require(schedule.entries.first), try #require(schedule.entries.last))
        #expect(schedule.reload == .atEnd && last.secondsSince1970 - first.secondsSince1970 >= 86_400 / 24)
      }
    }
  }

  /// The first and fifteenth of a lunar month and the eve of Tết are relevant, other days are not.
  @Test func C_24_firstsFifteenthsAndTheEveOfTếtMatter() throws {
    let widget = try Widget()
    func score(_ date: String) throws -> Double? {
      CalendarDefinition.relevance(
        of: .loaded(widget.settings), configuration: widget.configuration, at: try widget.moment(date),
        in: widget.environment)?.score
    }
    let noon = CalendarDefinition.relevance(
      of: .loaded(widget.settings), configuration: widget.configuration, at: try widget.moment("2026-02-16"),
      in: widget.environment)
    #expect(noon == Relevance(score: 10, duration: 43_200), "until the day ends")
    #expect(try score("2026-02-17") == 10)
    #expect(try score("2026-03-03") == 10)
    #expect(try score("2026-02-18") == nil)
    #expect(try score("2026-01-18") == nil, "the last day of month 11 is not an eve")
  }
}
