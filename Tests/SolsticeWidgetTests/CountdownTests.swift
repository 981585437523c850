import Foundation
import SolsticeWidgetCore
import Testing
import WidgetFoundation

/// The number of days to the next event.
struct CountdownTests {
  /// The event is today before and after its instant, until midnight in the zone.
  @Test func SO_03_SO_04_theEventIsTodayUntilMidnightThenTheNextCounts() throws {
    // The solstice of June 2026 is at 08:24:31Z, 15:24:31 in Vietnam.
    let widget = try Widget()
    let tomorrow = try widget.countdown("2026-06-20T16:59:59Z")
    #expect(tomorrow.days == 1 && tomorrow.event.kind == .juneSolstice)
    for (moment, hasHappened) in [
      ("2026-06-20T17:00:00Z", false), ("2026-06-21T08:24:30Z", false), ("2026-06-21T08:24:31Z", true),
      ("2026-06-21T16:59:59Z", true),
    ] {
      let today = try widget.countdown(moment)
      #expect(today.days == 0 && today.event.kind == .juneSolstice, "\(moment)")
      #expect(today.hasHappened == hasHappened && today.elapsed == today.total, "\(moment)")
    }
    let after = try widget.countdown("2026-06-21T17:00:00Z")
    #expect(after.event.kind == .septemberEquinox && after.days == 93 && after.elapsed == 1)
  }

  /// The same instant gives different numbers of days in different zones: civil days count, not seconds /
  /// 86,400.
  @Test func SO_04_SO_14_SO_19_civilDaysOfTheUsersZone() throws {
    // 2026-09-23T00:05:13Z is still the 22nd in America.
    let moment = "2026-09-21T23:00:00Z"
    #expect(try Widget(zone: "America/New_York").countdown(moment).date.description == "2026-09-22")
    #expect(try Widget(zone: "America/New_York").countdown(moment).days == 1)
    #expect(try Widget(zone: "Europe/London").countdown(moment).date.description == "2026-09-23")
    #expect(try Widget(zone: "Europe/London").countdown(moment).days == 1)
    #expect(try Widget(zone: "UTC").countdown(moment).days == 2)
    #expect(try Widget(zone: "Pacific/Kiritimati").countdown(moment).days == 1)
  }

  @Test func SO_03_SO_05_onEveryDayFrom1899To2101ThereIsANextEventAndAProgress() throws {
    let days = LocalDays(zone: .gmt)
    var failures: [String] = []
    var last: SolsticeCountdown?
    for number in 693_312...767_285 {  // 1899-03-23 to 2101-10-03
      let noon = Instant(secondsSince1970: Int64(number - 719_163) * 86_400 + 43_200)
      let countdown = try SolsticeCountdown(at: noon, in: days)
      let isSound =
        countdown.days >= 0 && countdown.days <= 94 && (1...countdown.total).contains(countdown.elapsed)
        && (88...95).contains(countdown.total) && countdown.elapsed + countdown.days == countdown.total
      let follows =
        last.map { last in
          last.days == 0
            ? countdown.event == last.event.next && countdown.elapsed == 1
            : countdown.days == last.days - 1 && countdown.event == last.event
        } ?? true
      if !isSound || !follows { failures.append("\(countdown.today)") }
      last = countdown
    }
    #expect(failures.prefix(5) == [])
  }

  @Test func SO_03_SO_E5_outsideTheEventsIsATypedAnswerOnBothSides() throws {
    let days = LocalDays(zone: .gmt)
    for (text, error) in [
      ("0001-01-01T00:00:00Z", SolsticeReason.beforeTables), ("1898-12-31T23:00:00Z", .beforeTables),
      ("1899-03-20T12:00:00Z", .beforeTables), ("2101-12-23T00:00:00Z", .afterTables),
      ("2200-01-01T00:00:00Z", .afterTables),
    ] {
      #expect(throws: error, "\(text)") { try SolsticeCountdown(at: Widget.moment(text), in: days) }
    }
    for (seconds, error) in [
      (Int64.min, SolsticeReason.beforeTables), (-62_135_596_801, .beforeTables),
      (253_402_300_800, .afterTables), (.max, .afterTables),
    ] {
      #expect(throws: error, "\(seconds)") {
        try SolsticeCountdown(at: Instant(secondsSince1970: seconds), in: days)
      }
    }
    #expect(try Widget(zone: "UTC").countdown("2101-12-21T12:00:00Z").upcoming(12).count == 1)
    #expect(throws: Never.self) { try Widget(zone: "UTC").countdown("1899-03-21T00:00:00Z") }
  }

  @Test func SO_03_theEventsToCome() throws {
    let countdown = try Widget().countdown("2026-03-24T05:00:00Z")
    let events = countdown.upcoming(12)
    #expect(events.count == 12 && events == events.sorted() && events.first == countdown.event)
    let dates = events.compactMap { $0.date(in: LocalDays(zone: .gmt)) }
    #expect(dates.count == 12 && dates == dates.sorted())
    #expect(countdown.upcoming(0).isEmpty && countdown.upcoming(-3).isEmpty)
    #expect(countdown.previous.date(in: LocalDays(zone: .gmt)).map { countdown.today.days(to: $0) } == -4)
  }

  @Test func SO_17_astronomicalAndMeteorologicalSeasons() throws {
    func season(
      _ date: String, _ reckoning: SeasonReckoning, _ hemisphere: Hemisphere = .northern,
      at time: String = "12:00:00"
    ) throws
      -> Season
    {
      reckoning.season(try Widget(zone: "UTC").countdown("\(date)T\(time)Z"), in: hemisphere)
    }
    #expect(try season("2026-03-19", .astronomical) == .winter)
    // Spring begins at 14:46 on that day.
    #expect(try season("2026-03-20", .astronomical) == .winter)
    #expect(try season("2026-03-20", .astronomical, at: "14:45:57") == .winter)
    #expect(try season("2026-03-20", .astronomical, at: "14:45:59") == .spring)
    #expect(try season("2026-03-21", .astronomical, .southern) == .autumn)
    #expect(try season("2026-02-28", .meteorological) == .winter)
    #expect(try season("2026-03-01", .meteorological) == .spring)
    #expect(try season("2026-01-15", .meteorological) == .winter)
    #expect(try season("2026-12-01", .meteorological) == .winter)
    #expect(try season("2026-11-30", .meteorological, .southern) == .spring)
  }
}
