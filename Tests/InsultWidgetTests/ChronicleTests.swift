import Foundation
import InsultWidget
import Testing
import WidgetFoundation

/// Insults of the past never change.
struct ChronicleTests {
  /// A simple observer that looks every five minutes and records the insult; taps and choices are made
  /// between the looks.
  private struct Diary {
    var chronicle: InsultChronicle
    let zone: ZoneClock
    var seen: [(instant: Instant, insult: CurrentInsult)] = []

    mutating func look(at instant: Instant) {
      seen.append((instant, chronicle.current(at: instant, in: zone)))
    }

    mutating func tap(at instant: Instant) {
      var log = chronicle.log
      log.append(chronicle.another(at: instant))
      chronicle = InsultChronicle(chronicle.settings, log: log)
    }

    /// Returns the insult that other choices would show.
    func chronicle(_ settings: InsultSettings, at instant: Instant) -> CurrentInsult {
      InsultChronicle(settings, log: chronicle.log).current(at: instant, in: zone)
    }

    mutating func choose(_ settings: InsultSettings, at instant: Instant) {
      var log = chronicle.log
      if let entry = chronicle.change(to: settings, at: instant) { log.append(entry) }
      chronicle = InsultChronicle(settings, log: log)
    }
  }

  private static func minute(_ minute: Int64) -> Instant {
    Instant(secondsSince1970: Widget.now.secondsSince1970 + 60 * minute)
  }

  /// A day with 40 taps, and with changed intervals, ratings and seeds.
  private static func diary(in zone: ZoneClock) -> Diary {
    var diary = Diary(chronicle: InsultChronicle(InsultSettings(seed: 5)), zone: zone)
    for step in 0..<288 as Range<Int64> {
      diary.look(at: minute(5 * step))
      if step % 7 == 3 { diary.tap(at: minute(5 * step + 2)) }
      switch step {
      case 40: diary.choose(InsultSettings(seed: 5, interval: .fiveMinutes), at: minute(5 * step + 3))
      case 90:
        diary.choose(
          InsultSettings(seed: 5, interval: .fiveMinutes, rating: .bawdy), at: minute(5 * step + 1))
      case 150:
        diary.choose(InsultSettings(seed: 6, interval: .halfHour, rating: .bawdy), at: minute(5 * step + 3))
      case 220: diary.choose(InsultSettings(seed: 6), at: minute(5 * step + 4))
      default: break
      }
    }
    return diary
  }

  @Test(arguments: [0, 19_800, 20_700])
  func whateverIsTappedAndChosenLaterEachHourKeepsItsInsultAndItsBeginning(offset: Int) {
    let diary = Self.diary(in: ZoneClock(offset: offset))
    var failures: [String] = []
    for (instant, insult) in diary.seen where diary.chronicle.current(at: instant, in: diary.zone) != insult {
      failures.append("\(instant)")
    }
    #expect(failures.prefix(3) == [] && diary.seen.count == 288)
    // The same result from the bytes of the log.
    let bytes = diary.chronicle.log.entries.flatMap(\.line)
    let read = InsultChronicle(diary.chronicle.settings, log: InsultLog(parsing: bytes))
    #expect(read == diary.chronicle && diary.chronicle.log.entries.count == 45)
  }

  @Test func IB_19_theHistoryIsWhatWasSeenTheLatestFirst() throws {
    let diary = Self.diary(in: .utc)
    let history = diary.chronicle.history(before: Self.minute(1435), count: 10_000, in: .utc).prefix {
      $0.beginning >= Self.minute(0)
    }
    // The history contains all recorded insults in order; insults shown for less than five minutes may not be
    // recorded.
    var seen: [CurrentInsult] = []
    for (_, insult) in diary.seen.dropFirst().reversed() where seen.last != insult { seen.append(insult) }
    let present = seen.removeFirst()
    #expect(diary.chronicle.current(at: Self.minute(1435), in: .utc) == present && !history.contains(present))
    #expect(
      history.filter(seen.contains) == seen.filter(history.contains)
        && seen.filter { !history.contains($0) }.count <= 1)
    #expect(
      zip(history, history.dropFirst()).allSatisfy { $0.beginning > $1.beginning && $0.insult != $1.insult })
    #expect(history.count > 150)
    #expect(diary.chronicle.history(before: Self.minute(9), count: -1, in: .utc) == [])
  }

  @Test func afterATapTheAgeBeginsAnewAndTheNextInsultComesAtTheHourAllTheSame() {
    var diary = Diary(chronicle: InsultChronicle(InsultSettings(seed: 5)), zone: .utc)
    // 00:34, four minutes after the first look.
    diary.tap(at: Self.minute(4))
    func content(_ minute: Int64) -> InsultContent? {
      InsultSystem.snapshot(
        of: .loaded(diary.chronicle), configuration: InsultConfiguration(), at: Self.minute(minute),
        in: Widget.environment(.medium)
      ).content
    }
    #expect(content(3)?.time == "33 minutes ago" && content(3)?.sinceText.longest == "Since 12:00 AM")
    #expect(content(4)?.time == "Just now" && content(10)?.sinceText.longest == "Since 12:34 AM")
    let sequence = InsultSequence(seed: 5)
    #expect(content(3)?.insult == sequence.insult(in: 498_648).text)
    #expect(content(29)?.insult == sequence.insult(in: 498_649).text)
    // The insult after the tap is not repeated at the next hour.
    #expect(
      content(30)?.insult == sequence.insult(in: 498_650).text
        && content(30)?.sinceText.longest == "Since 1:00 AM")
  }

  @Test func IB_18_thirtyTapsShowThirtyInsultsInTheirOrderBeforeTheAppWasOpenedToo() {
    let sequence = InsultSequence(seed: 0)
    var state = InsultState(parsing: nil)
    for taps in 0..<30 as Range<Int64> {
      let snapshot = InsultSystem.snapshot(
        of: state, configuration: InsultConfiguration(), at: Self.minute(0), in: Widget.environment(.medium))
      #expect(snapshot.content?.insult == sequence.insult(in: 498_648 + taps).text)
      let log = state.chronicle.log.entries.flatMap(\.line) + state.chronicle.another(at: Self.minute(0)).line
      state = InsultState(parsing: nil, log: log)
    }
  }

  @Test func onlyTheCurrentInsultIsSkipped() {
    let chronicle = InsultChronicle(InsultSettings(seed: 5))
    #expect(chronicle.current(at: Widget.now, in: .utc).place == Widget.place)
    func another(_ slot: Int64, _ skipped: Int64, _ chronicle: InsultChronicle) -> InsultLog.Entry? {
      chronicle.another(than: InsultPlace(slot: slot, skipped: skipped), at: Widget.now, in: .utc)
    }
    let tap = chronicle.another(at: Widget.now)
    #expect(another(498_648, 0, chronicle) == tap)
    #expect(another(498_647, 0, chronicle) == nil && another(498_649, 0, chronicle) == nil)
    // The sum alone would be that of the next hour.
    #expect(another(498_647, 1, chronicle) == nil && another(498_648, 1, chronicle) == nil)
    var log = InsultLog()
    log.append(tap)
    let tapped = InsultChronicle(InsultSettings(seed: 5), log: log)
    #expect(another(498_648, 0, tapped) == nil && another(498_648, 1, tapped)?.course.skipped == 1)
    // If clocks are half an hour ahead, half past twelve is in another hour than the minute before.
    let east = ZoneClock(offset: 1_800)
    let before = Instant(secondsSince1970: Widget.now.secondsSince1970 - 1)
    #expect(chronicle.another(than: Widget.place, at: Widget.now, in: east) == tap)
    #expect(chronicle.another(than: Widget.place, at: before, in: east) == nil)
    #expect(chronicle.another(than: Widget.place, at: before, in: .utc) == chronicle.another(at: before))
  }

  @Test func tapsAndChoicesAreInTheLogTheSettingsOfTheAppSayNothingOfThem() {
    let keys = Set(InsultSettings().members.members.map(\.key))
    #expect(keys == ["seed", "intervalMinutes", "rating", "favourites"])
    let chronicle = InsultChronicle(InsultSettings(seed: 7))
    #expect(
      String(decoding: chronicle.another(at: Widget.now).line, as: UTF8.self)
        == #"{"at":"2026-11-20T00:30:00Z","event":"another","intervalMinutes":60,"rating":"mild","seed":"7","skipped":0,"then":{"intervalMinutes":60,"rating":"mild","seed":"7","skipped":1}}"#
        + "\n")
    // A change that shows the same insults is not an event.
    var same = chronicle.settings
    same.keep(.quotation(Quotation.all[0]))
    #expect(chronicle.change(to: same, at: Widget.now) == nil)
  }

  /// If new choices are logged when they are first shown, the past stays the same, down to the bytes of the
  /// log.
  @Test func choicesToldWhenTheyAreFirstSeenLeaveThePastAsItWas() {
    let choices = InsultInterval.allCases.flatMap { interval in
      [3, 4 as UInt64].flatMap { seed in
        [InsultRating.mild, .bawdy].map { InsultSettings(seed: seed, interval: interval, rating: $0) }
      }
    }
    var diary = Diary(chronicle: InsultChronicle(choices[0]), zone: .utc)
    for step in 0..<600 as Range<Int64> {
      // The choice itself is not logged; every eleventh step changes it, and some of the insults are tapped.
      let chosen = choices[Int(step / 11 * 5) % choices.count]
      diary.chronicle = InsultChronicle(chosen, log: diary.chronicle.log)
      if step % 17 == 5 {
        diary.tap(at: Self.minute(5 * step))
      } else if let event = diary.chronicle.unlogged(at: Self.minute(5 * step)) {
        var log = diary.chronicle.log
        log.append(event)
        diary.chronicle = InsultChronicle(chosen, log: log)
      }
      diary.look(at: Self.minute(5 * step))
    }
    let bytes = diary.chronicle.log.entries.flatMap(\.line)
    // Asked later, with choices that were never made.
    var log = InsultLog(parsing: bytes)
    #expect(log == diary.chronicle.log && log.entries.count > 60)
    if let event = InsultChronicle(InsultSettings(seed: 99), log: log).unlogged(at: Self.minute(3000)) {
      log.append(event)
    }
    let later = InsultChronicle(InsultSettings(seed: 99), log: log)
    let wrong = diary.seen.filter { later.current(at: $0.instant, in: .utc).insult != $0.insult.insult }
    #expect(wrong.map(\.instant) == [])
    #expect(diary.chronicle.unlogged(at: Self.minute(5 * 599)) == nil)
    #expect(later.unlogged(at: Self.minute(0)) == nil)
  }

  @Test func choicesThatNoLineOfTheLogTellsSayNothingOfWhatStoodBefore() {
    var diary = Diary(chronicle: InsultChronicle(InsultSettings(seed: 5)), zone: .utc)
    diary.tap(at: Self.minute(4))
    for minute in stride(from: 5 as Int64, to: 240, by: 5) { diary.look(at: Self.minute(minute)) }
    let changed = InsultSettings(seed: 5, interval: .quarterHour, rating: .bawdy)
    diary.chronicle = InsultChronicle(changed, log: diary.chronicle.log)
    let history = diary.chronicle.history(before: Self.minute(240), count: 4, in: .utc)
    #expect(
      history == [239, 179, 119, 59].map { diary.chronicle(InsultSettings(seed: 5), at: Self.minute($0)) })
    diary.tap(at: Self.minute(240))
    for (instant, insult) in diary.seen {
      #expect(diary.chronicle.current(at: instant, in: .utc) == insult, "\(instant)")
    }
  }

  @Test func linesOfTheFirstVersionsAreReadAfterATapAllElseHoldsAsBefore() {
    let lines = [
      #"{"at":"2026-11-20T00:34:00Z","event":"another","intervalMinutes":60,"rating":"mild","seed":"5","skipped":0}"#,
      #"{"at":"2026-11-20T02:10:00Z","event":"settings","intervalMinutes":60,"rating":"mild","seed":"5","since":"2026-11-20T00:34:00Z","skipped":1}"#,
      #"{"at":"2026-11-20T03:05:00Z","event":"another","intervalMinutes":15,"rating":"mild","seed":"5","since":"2026-11-20T02:10:00Z","skipped":1}"#,
    ]
    let log = InsultLog(parsing: Array(lines.joined(separator: "\n").utf8))
    #expect(log.entries.count == 3 && log.unreadable == [])
    let chronicle = InsultChronicle(InsultSettings(seed: 9), log: log)
    let sequence = InsultSequence(seed: 5)
    func insult(_ minute: Int64) -> Insult { chronicle.current(at: Self.minute(minute), in: .utc).insult }
    // Hours since 1970, and 12,345,678 quarters at 2:30.
    #expect(insult(3) == sequence.insult(in: 498_648) && insult(4) == sequence.insult(in: 498_649))
    #expect(insult(89) == sequence.insult(in: 498_650) && insult(99) == sequence.insult(in: 498_651))
    #expect(insult(120) == sequence.insult(in: 4 * 498_650 + 2 + 1))
    #expect(insult(156) == InsultSequence(seed: 9).insult(in: 498_651 + 2))
  }

  @Test func aWidgetWithARatingOfItsOwnKeepsItsInsultWhenThatOfTheAppChanges() {
    var diary = Diary(chronicle: InsultChronicle(InsultSettings(seed: 5)), zone: .utc)
    diary.choose(InsultSettings(seed: 5, rating: .bawdy), at: Self.minute(4))
    let own = diary.chronicle.current(at: Self.minute(9), in: .utc, rating: .mild)
    #expect(own.beginning == Self.minute(-30))
    #expect(diary.chronicle.current(at: Self.minute(9), in: .utc).beginning == Self.minute(4))
  }

  @Test func aLogThatHasLostItsOldestLinesTellsTheRestAsBeforeAndNoMore() throws {
    let diary = Self.diary(in: .utc)
    let entries = diary.chronicle.log.entries
    let rest = InsultChronicle(
      diary.chronicle.settings, log: InsultLog(parsing: entries.dropFirst(20).flatMap(\.line)))
    let known = try #require(entries[20].since)
    for (instant, insult) in diary.seen where instant >= known {
      #expect(rest.current(at: instant, in: .utc) == insult)
    }
    let history = rest.history(before: Self.minute(1435), count: 10_000, in: .utc)
    #expect(history.allSatisfy { $0.beginning >= known } && history.count > 50)
  }

  @Test func linesThatCannotBeReadAreKeptAndPassedOver() throws {
    let chronicle = InsultChronicle(InsultSettings(seed: 5))
    let line = String(decoding: chronicle.another(at: Widget.now).line, as: UTF8.self)
    let wrong = [
      #"{"at":"2026"#, "7", "{}", line.replacing("another", with: "other").trimmingCharacters(in: .newlines),
      line.replacing("\"5\"", with: "\"-5\"").trimmingCharacters(in: .newlines),
      line.replacing(":60", with: ":7").trimmingCharacters(in: .newlines),
      line.replacing("\"skipped\":0", with: "\"skipped\":-1").trimmingCharacters(in: .newlines),
      line.replacing("mild", with: "rude").trimmingCharacters(in: .newlines), "\u{FFFD}",
    ]
    let log = InsultLog(parsing: Array((wrong.joined(separator: "\n") + "\n" + line).utf8))
    #expect(log.entries == [chronicle.another(at: Widget.now)])
    #expect(log.unreadable.map { String(decoding: $0, as: UTF8.self) } == wrong)
    #expect(wrong.allSatisfy { !InsultLog.isReadable(Array($0.utf8)) })
  }

  @Test func afterAClockWasPutBackTapsCountAgain() {
    var diary = Diary(chronicle: InsultChronicle(InsultSettings(seed: 5)), zone: .utc)
    diary.tap(at: Self.minute(100_000))
    diary.tap(at: Self.minute(4))
    let sequence = InsultSequence(seed: 5)
    #expect(diary.chronicle.current(at: Self.minute(5), in: .utc).insult == sequence.insult(in: 498_649))
    #expect(diary.chronicle.log.entries.count == 1)
  }
}
