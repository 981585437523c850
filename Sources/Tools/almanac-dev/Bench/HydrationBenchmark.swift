import Foundation
import HydrationWidgetCore

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

/// The cost of one action on a log in its own process.
///
/// `measure-log.sh` counts the instructions; this program reports the memory and the bytes written.
enum HydrationCost {
  private static let zone = TimeZone(identifier: "Asia/Ho_Chi_Minh") ?? .gmt
  private static let now = HydrationBenchmark.now

  /// Returns the measured actions by name.
  ///
  /// - Parameter count: The number of drinks in the log.
  private static func actions(count: Int) -> [String: (HydrationStore) throws -> Void] {
    [
      // The cost of the program itself.
      "nothing": { _ in },
      // Moves the file of the app's first version into a journal; it holds the lock longest.
      "move": { _ = try $0.adopt(at: now, in: zone) },
      // Reads all months again, because there is no cache.
      "everything": { store in
        let folder = URL(fileURLWithPath: store.documents.path).deletingLastPathComponent()
        try? FileManager.default.removeItem(at: folder.appendingPathComponent("WaterQuestState-cache.json"))
        try draw(store, at: now)
      },
      // Reads the log and draws the large widget.
      "widget": { try draw($0, at: now) },
      // The same on the first days of the next month, when two months are read.
      "twoMonths": { try draw($0, at: now.adding(6 * 86_400)) },
      // A tap on a button of the widget.
      "tap": { store in
        guard let moment = Timestamp(now) else { return }
        try store.tap(at: moment, Intake(volume: Volume(millilitres: 250)), in: zone)
      },
      // A drink today, and one whose id was made elsewhere.
      "add": { try add(nil, to: $0) }, "addForeign": { try add(UUID().uuidString, to: $0) },
      // Another amount of a drink of three days ago.
      "edit": { try edit(HydrationBenchmark.lateID, 101, in: $0) },
      // Another amount of the first drink of the year, whose month has to be found.
      "editFirst": { try edit(HydrationBenchmark.firstID(ofLog: count), 1, in: $0) },
      "undo": { store in
        _ = try store.update(at: now, in: zone) { state throws(HydrationError) in
          try state.undo(now: now, in: ZoneClock(zone))
        }
      },
    ]
  }

  /// Writes a file of the app's first version with a number of drinks into a folder; `move` makes a journal of it.
  static func prepare(_ folder: String, count: Int) throws {
    let file = URL(fileURLWithPath: try store(folder).documents.path)
    try Data(HydrationBenchmark.file(count: count)).write(to: file)
  }

  /// Runs an action once and prints the peak memory in kilobytes, the bytes written and the milliseconds.
  ///
  /// - Parameters:
  ///   - name: The name of the action; `prepare` only writes the file of the log.
  ///   - folder: The folder with the log.
  ///   - count: The number of drinks in the log.
  /// - Returns: Whether there is such an action.
  static func run(_ name: String, _ folder: String, count: Int) throws -> Bool {
    if name == "prepare" {
      try prepare(folder, count: count)
      return true
    }
    guard let action = actions(count: count)[name] else { return false }
    let store = try store(folder)
    let written = bytesWritten()
    let clock = ContinuousClock()
    let time = try clock.measure { try action(store) }
    print(peakMemory(), bytesWritten() - written, time / .milliseconds(1))
    return true
  }

  private static func draw(_ store: HydrationStore, at now: Instant) throws {
    let snapshot = HydrationDefinition.snapshot(
      of: HydrationState(reading: store, at: now, in: ZoneClock(zone)),
      configuration: HydrationConfiguration(), at: now,
      in: WidgetEnvironment(zone: zone, language: .vietnamese, frame: WidgetFrame(.large)))
    Sink.value &+= snapshot.accessibility.value.utf8.count
  }

  private static func add(_ id: String?, to store: HydrationStore) throws {
    guard let moment = Timestamp(now) else { return }
    try store.update(at: now, in: zone) { state throws(HydrationError) in
      try state.add(
        id: id, moment: moment, volume: Volume(clamping: 250), now: now, in: ZoneClock(zone))
    }
  }

  private static func edit(_ id: String, _ millilitres: Int, in store: HydrationStore) throws {
    try store.update(at: now, in: zone) { state throws(HydrationError) in
      try state.edit(id, volume: Volume(clamping: millilitres), now: now, in: ZoneClock(zone))
    }
  }

  private static func store(_ folder: String) throws -> HydrationStore {
    try HydrationStore(folder: URL(fileURLWithPath: folder))
  }

  /// The peak memory of the process so far in kilobytes, if the system reports it.
  private static func peakMemory() -> Int { number("VmHWM", in: "/proc/self/status") }

  /// The number of bytes that the process has passed to the system for writing, if the system reports it.
  private static func bytesWritten() -> Int { number("wchar", in: "/proc/self/io") }

  private static func number(_ name: String, in path: String) -> Int {
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix(name) }
    return line?.split { !$0.isNumber }.first.flatMap { Int($0) } ?? 0
  }
}
