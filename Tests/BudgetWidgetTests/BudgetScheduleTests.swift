import BudgetWidgetCore
import Foundation
import Testing
import WidgetCore

struct BudgetScheduleTests {
  private func schedule(
    _ kind: PeriodKind, at instant: String = Sample.now, zone: String = "Asia/Shanghai"
  ) throws -> Schedule {
    BudgetDefinition.schedule(
      of: try Sample.state(try Sample.document(period: kind)), configuration: BudgetConfiguration(),
      from: try Sample.instant(instant), in: try Sample.environment(zone: zone))
  }

  /// Every day until the first of the next period, at least 7 and at most 35.
  @Test(arguments: [
    (PeriodKind.day, 7, "2025-10-21T16:00:00Z"), (.week, 7, "2025-10-21T16:00:00Z"),
    (.month, 17, "2025-10-31T16:00:00Z"), (.year, 35, "2025-11-18T16:00:00Z"),
  ]) func MQ_17_entriesForEveryDayToTheEndOfThePeriodAndARequestAfterIt(
    kind: PeriodKind, days: Int, last: String
  ) throws {
    let schedule = try schedule(kind)
    #expect(schedule.entries.count == days + 1)
    #expect(schedule.entries.first == (try Sample.instant()))
    #expect(schedule.entries.last == (try Sample.instant(last)))
    #expect(schedule.reload == .after(try Sample.instant(last)))
  }

  /// In zones where days have 23 or 25 hours, begin at 01:00, or are missing.
  @Test func C_05_daysBeginWhenTheyBegin() throws {
    for (zone, instant) in [
      ("America/Sao_Paulo", "2018-11-02T12:00:00Z"), ("Europe/Berlin", "2025-10-24T12:00:00Z"),
      ("Pacific/Apia", "2011-12-28T12:00:00Z"), ("Asia/Kathmandu", "2025-10-15T12:00:00Z"),
      ("America/Havana", "2025-03-07T12:00:00Z"),
    ] {
      let environment = try Sample.environment(zone: zone)
      let schedule = try schedule(.week, at: instant, zone: zone)
      #expect(zip(schedule.entries, schedule.entries.dropFirst()).allSatisfy { $0 < $1 })
      for entry in schedule.entries.dropFirst() {
        let day = try #require(environment.days.day(at: entry))
        let before = try #require(
          environment.days.day(at: Instant(secondsSince1970: entry.secondsSince1970 - 1)))
        #expect(before < day, "\(zone) \(entry)")
      }
    }
  }

  @Test func C_02_everyChangeHasAnEntry() throws {
    let state = try Sample.state(try Sample.document(), writtenAt: "2025-10-14T00:00:00Z")
    let environment = try Sample.environment(.large)
    let entries = BudgetDefinition.entries(
      of: state, configuration: BudgetConfiguration(), from: try Sample.instant(), in: environment)
    for (entry, next) in zip(entries, entries.dropFirst()) {
      let moment = Instant(secondsSince1970: next.instant.secondsSince1970 - 1)
      let snapshot = try BudgetDefinition.shown(state, at: moment, in: environment)
      #expect(snapshot == entry.snapshot, "\(moment)")
    }
  }

  @Test func C_04_fewRequests() throws {
    for kind in PeriodKind.allCases {
      for instant in [
        "2025-10-31T23:59:59+08:00", "2025-12-31T15:59:59Z", Sample.now, "2026-01-04T23:00:00+08:00",
      ] {
        let schedule = try schedule(kind, at: instant)
        let last = try #require(schedule.entries.last)
        #expect(schedule.reload == .after(last))
        #expect(last.secondsSince1970 - schedule.entries[0].secondsSince1970 >= 6 * 86_400)
      }
    }
  }

  /// A folder that cannot be opened may become available when the phone is unlocked.
  @Test func C_03_withoutDataOnlyTheAppChangesAnythingAndWhatCannotBeOpenedIsLookedForAgain() throws {
    let (now, hour) = (try Sample.instant(), try Sample.instant("2025-10-15T11:00:00+08:00"))
    for state in [BudgetState.missing, .newer(version: 2), .unreadable(""), .placeholder, .unavailable("")] {
      let schedule = SpendingDefinition.schedule(
        of: state, configuration: SpendingConfiguration(), from: now, in: try Sample.environment())
      #expect(
        schedule
          == Schedule(now: now, later: [], reload: state == .unavailable("") ? .after(hour) : .never))
    }
  }

  @Test func C_24_relevance() throws {
    for (spent, score) in [(32_000, nil), (80_000, 5), (95_000, 10), (120_000, 10)] as [(Int64, Double?)] {
      let relevance = BudgetDefinition.relevance(
        of: try Sample.state(try Sample.document(spent: spent)), configuration: BudgetConfiguration(),
        at: try Sample.instant(), in: try Sample.environment())
      // To midnight of 1 November: 16 days and 14 hours.
      #expect(relevance == score.map { Relevance(score: $0, duration: 16 * 86_400 + 14 * 3_600) })
    }
  }

  @Test func theEndOfTime() throws {
    for instant in ["9999-12-31T15:00:00Z", "0001-01-01T00:00:00Z"] {
      let state = try Sample.state(try Sample.document())
      for kind in PeriodKind.allCases {
        let environment = try Sample.environment(.large)
        let configuration = SpendingConfiguration(period: kind)
        let moment = try Sample.instant(instant)
        let schedule = SpendingDefinition.schedule(
          of: state, configuration: configuration, from: moment, in: environment)
        #expect(schedule.entries.first == moment)
        for entry in schedule.entries {
          let snapshot = try SpendingDefinition.shown(state, configuration, at: entry, in: environment)
          #expect(!snapshot.title.isEmpty)
        }
      }
    }
    for seconds in [Int64.min, .max] {
      let snapshot = try BudgetDefinition.shown(
        Sample.state(Sample.document()), at: Instant(secondsSince1970: seconds))
      #expect(snapshot.status == .failure(.outsideCalendar))
    }
  }
}
