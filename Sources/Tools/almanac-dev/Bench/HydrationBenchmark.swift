import Foundation
import HydrationWidget

/// Reading, writing and querying a hydration log of 100,000 drinks over ten years.
enum HydrationBenchmark {
  private static let count = 100_000
  private static let zone = TimeZone(identifier: "Asia/Ho_Chi_Minh") ?? .gmt
  private static let clock = ZoneClock(zone)
  /// 2026-12-31T20:00:00+07:00: the file of a year is longest on its last day.
  static let now = Instant(secondsSince1970: 1_798_722_000)

  static func run() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try HydrationCost.prepare(folder.path, count: count)
    let store = try HydrationStore(folder: folder)
    _ = try store.adopt(at: now, in: zone)
    print("\(count) drinks over ten years; ns: median [least .. greatest]\n")
    guard case .loaded(var state, _, _) = HydrationState(reading: store, at: now, in: clock),
      let today = state.days(in: clock).day(at: now).map({ DayNumber($0) }), let moment = Timestamp(now)
    else { return }
    measure("read the month and the cache") {
      HydrationState(reading: store, at: now, in: clock).value?.log.entries.count ?? 0
    }
    let cache = folder.appendingPathComponent("WaterQuestState-cache.json")
    let bytes = try Data(contentsOf: cache)
    try FileManager.default.removeItem(at: cache)
    measure("read all months anew") {
      HydrationState(reading: store, at: now, in: clock).value?.count.drinks ?? 0
    }
    try bytes.write(to: cache)
    measure("log a drink, and wait for the disk") {
      (try? store.update(at: now, in: zone) { journal throws(HydrationError) in
        try journal.add(moment: moment, volume: Volume(clamping: 250), now: now, in: clock)
      })?.volume.millilitres ?? 0
    }
    try state.add(
      id: "now", moment: moment, volume: Volume(millilitres: 250), now: now, in: clock)
    measure("streak of \(state.streak(today: today, now: moment, in: clock).days) days") {
      state.streak(today: today, now: moment, in: clock).days
    }
    let reading = HydrationState.loaded(state)
    for family in [Family.small, .large] {
      let environment = WidgetEnvironment(zone: zone, language: .vietnamese, frame: WidgetFrame(family))
      measure("snapshot, \(family.rawValue)") {
        HydrationDefinition.snapshot(
          of: reading, configuration: HydrationConfiguration(), at: now, in: environment
        ).accessibility.value.utf8.count
      }
      measure("all entries of two days, \(family.rawValue)") {
        HydrationDefinition.entries(
          of: reading, configuration: HydrationConfiguration(), from: now, in: environment
        ).count
      }
    }
  }

  /// Returns a document as the app writes it: 27 drinks of 100 mL a day from 08:00 on, and a goal that needs
  /// all of them.
  ///
  /// - Parameter count: The number of drinks, counted from the last.
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
    let payload: JSON = .object([
      "entries": .array(entries), "profile": .object(["customGoalML": .integer(2650)]),
    ])
    return payload.fileBytes()
  }

  /// Returns a UUID that looks as random as those of apps, and is the same in every run.
  private static func id(_ number: Int) -> String {
    var state = UInt64(number) &* 0x9E37_79B9_7F4A_7C15
    func next() -> UInt64 {
      state = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
      state = (state ^ state >> 27) &* 0x94D0_49BB_1331_11EB
      return state ^ state >> 31
    }
    let (high, low) = (String(format: "%016lX", next()), String(format: "%016lX", next()))
    let parts = [
      high.prefix(8), high.dropFirst(8).prefix(4), "4" + high.suffix(3), "8" + low.prefix(3), low.suffix(12),
    ]
    return parts.joined(separator: "-")
  }

  /// The id of a drink of three days ago.
  static let lateID = id(count - 90)

  /// Returns the id of the first drink of the year, or of a shorter log.
  static func firstID(ofLog drinks: Int) -> String {
    let (daysBefore, lastDay) = (364, (count - 1) / 27)
    return id(max(27 * (lastDay - daysBefore), count - drinks))
  }

  private static func measure(_ name: String, _ work: () -> Int) {
    print(Measurement(name, count: 1, work))
  }
}
