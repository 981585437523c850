import Foundation
import InsultWidgetCore
import Testing
import WidgetFoundation

/// Slots in local time, checked with Foundation's time zones.
struct SlotTests {
  private static func clock(_ id: String) throws -> (TimeZone, ZoneClock) {
    let zone = try #require(TimeZone(identifier: id))
    return (zone, ZoneClock(zone))
  }

  /// Returns the local time of a zone in seconds.
  private static func local(_ instant: Instant, _ zone: TimeZone) -> Int64 {
    let date = Date(timeIntervalSince1970: Double(instant.secondsSince1970))
    return instant.secondsSince1970 + Int64(zone.secondsFromGMT(for: date))
  }

  @Test(arguments: ["Asia/Kolkata", "Asia/Kathmandu", "Asia/Ho_Chi_Minh"])
  func hoursBeginWhenTheClockShowsThem(id: String) throws {
    let (zone, clock) = try Self.clock(id)
    for minute in 0..<120 as Range<Int64> {
      let instant = Instant(secondsSince1970: Widget.now.secondsSince1970 + 60 * minute)
      let slot = InsultSlot(at: instant, every: .hour, in: clock)
      let (beginning, end) = (try #require(slot.beginning), try #require(slot.end))
      #expect(Self.local(beginning, zone) == Self.local(instant, zone) / 3600 * 3600)
      #expect(end.secondsSince1970 - beginning.secondsSince1970 == 3600)
    }
  }

  /// Every clock change of every zone in three years, with two days around it.
  @Test(arguments: [InsultInterval.hour, .quarterHour])
  func onDaysWithClockChangesNoSlotIsLeftOutNoneComesAgain(interval: InsultInterval) throws {
    let years = 1_735_689_600..<(1_735_689_600 + 3 * 31_557_600) as Range<Int64>
    var (failures, changes) = ([String](), 0)
    // Zones with the same clock are checked once.
    var seen: Set<ZoneClock> = []
    for id in TimeZone.knownTimeZoneIdentifiers {
      let (zone, all) = try Self.clock(id)
      let known = all.changes.filter { years.contains($0.instant.secondsSince1970) }
      guard let first = known.first else { continue }
      let before = Instant(secondsSince1970: first.instant.secondsSince1970 - 1)
      guard let clock = ZoneClock(offset: all.offset(at: before), changes: known), seen.insert(clock).inserted
      else {
        continue
      }
      for change in known {
        changes += 1
        let start = Instant(secondsSince1970: change.instant.secondsSince1970 - 90_000)
        var slot = InsultSlot(at: start, every: interval, in: clock)
        while let next = slot.next, let beginning = next.beginning, let end = slot.end,
          beginning.secondsSince1970 < change.instant.secondsSince1970 + 90_000
        {
          let isWhole = Self.local(beginning, zone) % interval.seconds == 0 || beginning == change.instant
          if beginning != end || next.number <= slot.number || !isWhole
            || next.previous?.number != slot.number
          {
            failures.append("\(id) \(beginning)")
          }
          slot = next
        }
      }
    }
    #expect(failures.prefix(5) == [])
    #expect(changes > 100, "\(changes)")
  }

  /// Lord Howe Island changes its clocks by half an hour, at 2:00.
  @Test func whereClocksAreChangedByHalfAnHourSlotsFollowTheClock() throws {
    let (_, clock) = try Self.clock("Australia/Lord_Howe")
    // 2026-04-04T15:00:00Z: 2:00 becomes 1:30, in the same hour.
    let fall = InsultSlot(at: Instant(secondsSince1970: 1_775_314_800), every: .hour, in: clock)
    #expect(fall.beginning == Instant(secondsSince1970: 1_775_311_200))
    #expect(fall.end == Instant(secondsSince1970: 1_775_316_600))
    // 2026-10-03T15:30:00Z: 2:00 becomes 2:30, in the next one.
    let spring = InsultSlot(at: Instant(secondsSince1970: 1_791_041_400), every: .hour, in: clock)
    #expect(spring.beginning == Instant(secondsSince1970: 1_791_041_400))
    #expect(spring.end == Instant(secondsSince1970: 1_791_043_200))
    #expect(spring.previous?.number == spring.number - 1)
  }
}
