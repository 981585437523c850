import Foundation
import InsultWidget
import Testing
import WidgetFoundation

struct ScheduleTests {
  @Test("IB-12, C-02: one entry a slot, at most 96, then at end", arguments: InsultInterval.allCases)
  func entries(interval: InsultInterval) {
    let settings = InsultSettings(interval: interval)
    let schedule = Widget.schedule(settings)
    #expect(schedule.reload == .atEnd && schedule.entries.first == Widget.now)
    #expect(schedule.entries.count == min(96, 24 * 60 / interval.minutes + 1))
    #expect(schedule.entries == Set(schedule.entries).sorted())
    for instant in schedule.entries.dropFirst() {
      #expect(instant.secondsSince1970 % interval.seconds == 0)
    }
    // Each entry shows another insult than the one before.
    let texts = schedule.entries.map { Widget.snapshot(.medium, settings, at: $0).content?.insult }
    #expect(zip(texts, texts.dropFirst()).allSatisfy { $0 != $1 })
    #expect(Widget.snapshot(.medium, settings, at: schedule.entries[1]).content?.time == "Just now")
  }

  @Test("C-04: at most 24 requests a day in steady state", arguments: InsultInterval.allCases)
  func budget(interval: InsultInterval) throws {
    let seconds = try #require(Widget.schedule(InsultSettings(interval: interval)).secondsUntilReload)
    #expect(86_400 / seconds <= 3)
  }

  @Test("C-02: a schedule asked for at the beginning of a slot") func atABeginning() {
    let start = Instant(secondsSince1970: 1_795_132_800)
    let entries = Widget.schedule(InsultSettings(), from: start).entries
    #expect(entries.prefix(2) == [start, Instant(secondsSince1970: 1_795_136_400)])
  }

  @Test("C-01: the same in every zone, also where clocks change") func zones() {
    let fall = Instant(secondsSince1970: 1_793_491_200)
    let schedules = ["UTC", "Asia/Ho_Chi_Minh", "America/New_York", "Asia/Kathmandu"].map {
      Widget.schedule(InsultSettings(interval: .quarterHour), from: fall, zone: $0)
    }
    #expect(Set(schedules).count == 1)
  }

  @Test("IB-19: the insults before this one") func history() {
    let settings = InsultSettings(seed: 9, interval: .halfHour, skipped: 3)
    let history = settings.history(before: Widget.now, count: 48)
    #expect(history.count == 48)
    for (step, entry) in history.enumerated() {
      let instant = Instant(secondsSince1970: Widget.now.secondsSince1970 - Int64(step + 1) * 1800)
      #expect(settings.current(at: instant) == entry)
    }
    #expect(settings.history(before: Widget.now, count: -1) == [])
  }
}
