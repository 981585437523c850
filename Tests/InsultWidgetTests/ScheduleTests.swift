import Foundation
import InsultWidgetCore
import Testing
import WidgetFoundation

struct ScheduleTests {
  @Test(arguments: InsultInterval.allCases)
  func IB_12_C_02_thereIsOneEntryASlotAndAtMost96(interval: InsultInterval) {
    let settings = InsultSettings(interval: interval)
    let schedule = Widget.schedule(settings)
    #expect(schedule.reload == .atEnd && schedule.entries.first == Widget.now)
    #expect(schedule.entries.count == min(96, 24 * 60 / interval.minutes + 1))
    #expect(schedule.entries == Set(schedule.entries).sorted())
    for instant in schedule.entries.dropFirst() {
      #expect(instant.secondsSince1970 % interval.seconds == 0)
    }
    // Each entry shows another insult than the one before.
    let texts = schedule.entries.map { Widget.snapshot(.medium, settings, at: $0).facts?.insult }
    #expect(zip(texts, texts.dropFirst()).allSatisfy { $0 != $1 })
    #expect(Widget.snapshot(.medium, settings, at: schedule.entries[1]).facts?.time == "Just now")
  }

  @Test(arguments: InsultInterval.allCases)
  func C_04_atMost24RequestsADayInSteadyState(interval: InsultInterval) throws {
    let schedule = Widget.schedule(InsultSettings(interval: interval))
    let last = try #require(schedule.entries.last)
    #expect(schedule.reload == .atEnd && last.secondsSince1970 - Widget.now.secondsSince1970 >= 86_400 / 4)
  }

  @Test func C_02_aScheduleAskedForAtTheBeginningOfASlot() {
    let start = Instant(secondsSince1970: 1_795_132_800)
    let entries = Widget.schedule(InsultSettings(), from: start).entries
    #expect(entries.prefix(2) == [start, Instant(secondsSince1970: 1_795_136_400)])
  }

  @Test(arguments: [("Asia/Kolkata", 1800), ("Asia/Kathmandu", 900), ("Asia/Ho_Chi_Minh", 0)])
  func entriesAreWhereTheClockOfTheUserShowsWholeHours(zone: String, minutes: Int64) throws {
    let later = Widget.schedule(InsultSettings(), zone: zone).entries.dropFirst()
    #expect(later.count == 24 && later.allSatisfy { $0.secondsSince1970 % 3600 == minutes })
    let first = try #require(later.first)
    #expect(Widget.snapshot(at: first, zone: zone).facts?.sinceText.shortest.hasSuffix(":00 AM") == true)
  }
}
