import InsultWidgetCore
import Testing
import WidgetFoundation

/// Taps on "another" move the sequence of insults on.
struct TapTests {
  private static func minute(_ minute: Int64) -> Instant {
    Instant(secondsSince1970: Widget.now.secondsSince1970 + 60 * minute)
  }

  private static let sequence = InsultSequence(seed: 5)

  private func facts(_ taps: InsultTaps, at minute: Int64) -> InsultFacts? {
    InsultDefinition.snapshot(
      of: .loaded(InsultChoices(InsultSettings(seed: 5), taps: taps)), configuration: InsultConfiguration(),
      at: Self.minute(minute), in: Widget.environment(.medium)
    ).facts
  }

  @Test func afterATapTheAgeBeginsAnewAndTheNextInsultComesAtTheHourAllTheSame() {
    var taps = InsultTaps()
    #expect(facts(taps, at: 3)?.time == "33 minutes ago")
    #expect(facts(taps, at: 3)?.insult == Self.sequence.insult(in: 498_648).text)
    // 00:34.
    taps.skip(at: Self.minute(4))
    #expect(facts(taps, at: 4)?.time == "Just now")
    #expect(facts(taps, at: 10)?.sinceText.longest == "Since 12:34 AM")
    #expect(facts(taps, at: 29)?.insult == Self.sequence.insult(in: 498_649).text)
    // The insult after the tap is not repeated at the next hour.
    #expect(facts(taps, at: 30)?.insult == Self.sequence.insult(in: 498_650).text)
    #expect(facts(taps, at: 30)?.sinceText.longest == "Since 1:00 AM")
  }

  @Test func IB_18_thirtyTapsShowThirtyInsultsInTheirOrderBeforeTheAppWasOpenedToo() {
    let sequence = InsultSequence(seed: 0)
    var taps = InsultTaps()
    for skipped in 0..<30 as Range<Int64> {
      let snapshot = InsultDefinition.snapshot(
        of: InsultState(parsing: nil, taps: taps), configuration: InsultConfiguration(), at: Widget.now,
        in: Widget.environment(.medium))
      #expect(snapshot.facts?.insult == sequence.insult(in: 498_648 + skipped).text)
      taps.skip(at: Widget.now)
    }
    #expect(InsultState(parsing: nil, taps: InsultTaps()) == .missing)
  }

  /// A tap is kept although other settings are chosen: slots are counted by the new interval.
  @Test func otherSettingsKeepTheTaps() {
    var taps = InsultTaps()
    taps.skip(at: Self.minute(4))
    let settings = InsultSettings(seed: 6, interval: .quarterHour, rating: .bawdy)
    let current = InsultChoices(settings, taps: taps).current(at: Self.minute(20), in: .utc)
    let sequence = InsultSequence(seed: 6, rating: .bawdy, interval: .quarterHour)
    #expect(current.insult == sequence.insult(in: 4 * 498_648 + 3 + 1))
    #expect(current.beginning == Self.minute(15))
  }

  @Test func onlyTheCurrentInsultIsSkipped() {
    let settings = InsultSettings(seed: 5)
    func isSkipped(
      _ slot: Int64, _ skipped: Int64, _ taps: InsultTaps = InsultTaps(), at instant: Instant = Widget.now,
      in zone: ZoneClock = .utc
    ) -> Bool {
      var after = taps
      let isSkipped = after.skip(
        InsultIndex(slot: slot, skipped: skipped), of: settings, at: instant, in: zone)
      #expect(after.skipped == taps.skipped + (isSkipped ? 1 : 0) && (isSkipped || after == taps))
      return isSkipped
    }
    #expect(isSkipped(498_648, 0) && !isSkipped(498_647, 0) && !isSkipped(498_649, 0))
    // The sum alone would be that of the next hour.
    #expect(!isSkipped(498_647, 1) && !isSkipped(498_648, 1))
    var tapped = InsultTaps()
    tapped.skip(at: Widget.now)
    #expect(!isSkipped(498_648, 0, tapped) && isSkipped(498_648, 1, tapped))
    // If clocks are half an hour ahead, half past twelve is in another hour than the minute before.
    let east = ZoneClock(offset: 1_800)
    let before = Instant(secondsSince1970: Widget.now.secondsSince1970 - 1)
    #expect(isSkipped(498_648, 0, in: east) && !isSkipped(498_648, 0, at: before, in: east))
    #expect(isSkipped(498_648, 0, at: before))
  }

  /// After a clock was set back, the last tap may be in the future: it has skipped an insult, but says nothing of now.
  @Test func aTapInTheFutureIsNotWhenTheInsultBegan() {
    var taps = InsultTaps()
    taps.skip(at: Self.minute(100_000))
    #expect(facts(taps, at: 5)?.insult == Self.sequence.insult(in: 498_649).text)
    #expect(facts(taps, at: 5)?.sinceText.longest == "Since 12:00 AM")
    #expect(facts(taps, at: 5)?.beginning == Self.minute(-30))
    // The next tap counts again.
    taps.skip(at: Self.minute(6))
    #expect(facts(taps, at: 7)?.beginning == Self.minute(6) && taps.skipped == 2)
  }

  @Test func tapsComeBackAsTheyWere() throws {
    var taps = InsultTaps()
    #expect(taps.json.text == #"{"skipped":0}"#)
    #expect(try InsultTaps(json: taps.json) == taps)
    taps.skip(at: Widget.now)
    #expect(taps.json.text == #"{"at":"2026-11-20T00:30:00Z","skipped":1}"#)
    #expect(try InsultTaps(json: taps.json) == taps)
  }

  @Test(arguments: [
    #"{}"#, #"[]"#, #"{"skipped":-1}"#, #"{"skipped":"1"}"#, #"{"skipped":1.5}"#,
    #"{"at":"now","skipped":1}"#,
  ])
  func whatIsNoNumberOfTapsIsRefused(text: String) throws {
    let json = try JSON(parsing: Array(text.utf8))
    #expect(throws: JSONValueError.self) { try InsultTaps(json: json) }
  }
}
