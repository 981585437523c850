import Foundation
import HydrationWidget

/// A hydration log of 100,000 drinks over ten years: reading it, writing it, and what the widget asks of it.
enum HydrationBenchmark {
  private static let count = 100_000
  private static let zone = TimeZone(identifier: "Asia/Ho_Chi_Minh") ?? .gmt
  private static let clock = ZoneClock(zone)
  /// 2026-02-17T20:00:00+07:00.
  static let now = Instant(secondsSince1970: 1_771_333_200)

  static func run() throws {
    let bytes = file(count: count)
    print("\(count) drinks over ten years, \(bytes.count / 1000) kB; ms: median [least .. greatest]\n")
    var state = try HydrationState(json: JSON(parsing: bytes))
    measure("parse the text") { (try? JSON(parsing: bytes))?.array?.count ?? 0 }
    measure("parse and read the entries") {
      (try? HydrationState(json: JSON(parsing: bytes)))?.log.entries.count ?? 0
    }
    measure("write") { (try? state.json.fileBytes().count) ?? 0 }
    guard let today = state.days(in: clock).day(at: now).map({ DayNumber($0) }),
      let moment = Timestamp(now)
    else { return }
    try state.add(
      id: "now", moment: moment, volume: Volume(millilitres: 250), now: now, in: clock)
    measure("streak of \(state.streak(today: today, now: moment, in: clock).days) days") {
      state.streak(today: today, now: moment, in: clock).days
    }
    let reading = HydrationWidgetState.loaded(state)
    for family in [Family.small, .large] {
      let environment = WidgetEnvironment(zone: zone, language: .vietnamese, frame: WidgetFrame(family))
      measure("snapshot, \(family.rawValue)") {
        HydrationSystem.snapshot(
          of: reading, configuration: HydrationConfiguration(), at: now, in: environment
        ).accessibility.value.utf8.count
      }
      measure("all entries of two days, \(family.rawValue)") {
        HydrationSystem.entries(
          of: reading, configuration: HydrationConfiguration(), from: now, in: environment
        ).count
      }
    }
    measure("add a drink and take it back") {
      _ = try? state.undo(now: now, in: clock)
      _ = try? state.add(
        id: "now", moment: moment, volume: Volume(millilitres: 250), now: now, in: clock)
      return state.log.entries.count
    }
  }

  /// A document as the app writes it: 27 drinks a day, from 08:00 on, a day every 20th of which has one less.
  ///
  /// - Parameter count: How many of the last drinks it has.
  static func file(count: Int) -> [UInt8] {
    var entries: [JSON] = []
    let beverages = ["water", "tea", "coffee", "juice"]
    for number in (Self.count - count)..<Self.count {
      let day = Int64(number / 27)
      let second =
        now.secondsSince1970 - 20 * 3600 - (3703 - day) * 86_400 + 8 * 3600 + Int64(number % 27) * 1800
      guard let moment = Timestamp(Instant(secondsSince1970: second), nanosecond: number % 1000 * 1_000_000),
        let date = LocalDays(zone: zone).day(at: moment.instant)
      else { continue }
      entries.append(
        .object([
          "id": .string(id(number)), "date": .string("\(moment)"), "day": .string("\(date)"),
          "volumeML": .integer(100), "source": .string("manual"),
          "fluidType": .string(beverages[number % beverages.count]),
        ]))
    }
    let payload: JSON = .object(["entries": .array(entries), "profile": .object(["weightKg": .integer(70)])])
    return payload.fileBytes()
  }

  private static func id(_ number: Int) -> String { String(format: "00000000-0000-4000-8000-%012X", number) }

  /// A drink of four days ago.
  static let editedID = id(count - 90)

  private static func measure(_ name: String, _ work: () -> Int) {
    let clock = ContinuousClock()
    var sink = 0
    let times = (0..<9).map { _ in clock.measure { sink &+= work() } / .milliseconds(1) }.sorted()
    Sink.value &+= sink
    let texts = [times[4], times[0], times[8]].map { "\(($0 * 1000).rounded() / 1000)" }
    print("\(name): \(texts[0]) [\(texts[1]) .. \(texts[2])]")
  }
}
