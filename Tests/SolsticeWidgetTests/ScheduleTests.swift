import Foundation
import SolsticeWidgetCore
import Testing
import WidgetFoundation

/// The schedule of the widget.
struct ScheduleTests {
  private static let cases = [
    ("Asia/Ho_Chi_Minh", "2026-02-16T09:30:00Z"), ("America/Sao_Paulo", "2018-10-30T12:00:00Z"),
    ("Pacific/Apia", "2011-12-25T12:00:00Z"), ("Europe/London", "2026-03-25T12:00:00Z"),
    ("Europe/London", "2026-10-20T12:00:00Z"), ("Asia/Ho_Chi_Minh", "2026-06-19T17:00:00Z"),
    ("America/New_York", "2026-09-22T12:00:00Z"),
  ]

  @Test(arguments: cases)
  func SO_15_C_02_C_05_nowTheNext7StartsOfDaysAndTheEventAmongThem(zone: String, now: String) throws {
    let widget = try Widget(zone: zone)
    let schedule = try widget.schedule(now)
    let entries = schedule.entries
    #expect(entries.first?.description == now)
    #expect(zip(entries, entries.dropFirst()).allSatisfy { $0 < $1 })
    #expect(schedule.reload == .atEnd)
    var calendar = Calendar(identifier: .iso8601)
    calendar.timeZone = try #require(TimeZone(identifier: zone))
    let starts = entries.dropFirst().filter { calendar.startOfDay(for: Date($0)) == Date($0) }
    #expect(starts.count == 7)
    let others = entries.dropFirst().filter { !starts.contains($0) }
    let events = try SolsticeKind.allCases.flatMap { kind in
      try [2011, 2018, 2026].map { try SolsticeEvent(kind, year: $0).instant }
    }
    let last = try #require(entries.last)
    #expect(others == events.filter { $0 > entries[0] && $0 < last })
  }

  @Test func SO_E6_SO_E7_theWidgetIsRightAtEveryMinuteOfTheDaysAroundAnEvent() throws {
    let widget = try Widget(zone: "America/New_York")
    let entries = try widget.schedule("2026-09-20T12:00:00Z").entries
    var shown = try widget.snapshot(entries[0].description)
    var index = 0
    for minute in 0..<(6 * 1_440) {
      let moment = Instant(secondsSince1970: entries[0].secondsSince1970 + Int64(minute) * 60)
      while index + 1 < entries.count, entries[index + 1] <= moment {
        index += 1
        shown = try widget.snapshot(entries[index].description)
      }
      if minute % 7 == 0 || minute % 1_440 < 5 {
        #expect(try widget.snapshot(moment.description) == shown, "\(moment)")
      }
    }
  }

  @Test func C_04_SO_E6_theSystemAsksAtMostOnceADayOrSoAndThereIsMoreThanOneEntry() throws {
    for (zone, now) in Self.cases {
      let schedule = try Widget(zone: zone).schedule(now)
      let (first, last) = (try #require(schedule.entries.first), try #require(schedule.entries.last))
      #expect(schedule.reload == .atEnd && last.secondsSince1970 - first.secondsSince1970 > 6 * 86_400)
    }
    #expect(try Widget().schedule("2102-01-01T00:00:00Z").reload == .never)
    // The instant has no civil day, so there are no later entries.
    let widget = try Widget()
    let schedule = SolsticeDefinition.schedule(
      of: .loaded(widget.settings), configuration: widget.configuration,
      from: Instant(secondsSince1970: .min),
      in: widget.environment)
    #expect(schedule.entries.count == 1 && schedule.reload == .never)
  }

  @Test func C_24_firstsFifteenthsAndTheEveOfTếtMatter() throws {
    let widget = try Widget()
    func score(_ text: String) throws -> Relevance? {
      SolsticeDefinition.relevance(
        of: .loaded(widget.settings), configuration: widget.configuration, at: try Widget.moment(text),
        in: widget.environment)
    }
    #expect(try score("2026-06-17T05:00:00Z") == nil)
    #expect(try score("2026-06-18T05:00:00Z")?.score == 5)
    #expect(try score("2026-06-21T05:00:00Z") == Relevance(score: 10, duration: 12 * 3600))
    #expect(try score("2026-06-22T05:00:00Z") == nil)
    #expect(try score("2102-06-22T05:00:00Z") == nil)
  }

  @Test func C_03_SO_15_theEndOfTheRangeHasEntriesAsLongAsThereIsSomethingToCome() throws {
    let entries = try Widget(zone: "UTC").schedule("2101-12-20T12:00:00Z").entries
    #expect(entries.count == 9)
    let last = try Widget(zone: "UTC").snapshot(try #require(entries.last).description)
    #expect(last.status == .failure(.specific(.afterTables)))
  }
}
