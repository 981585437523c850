import Foundation
import HydrationWidget

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
      // Another amount of the first drink of the year, whose month is looked for.
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
