import Foundation
import HydrationWidget

/// The cost of one action on a log in its own process.
///
/// `measure-log.sh` counts the instructions; this program reports the memory and the bytes written.
enum HydrationCost {
  /// The measured actions.
  enum Action: String {
    /// Writes a file of the app's first version; nothing is printed.
    case prepare
    /// Does nothing, to measure the cost of the program itself.
    case nothing
    /// Moves the file of the app's first version into a journal; it holds the lock longest.
    case move
    /// Reads all months again, because there is no cache.
    case everything
    /// Reads the log and draws the large widget.
    case widget
    /// The same on the first days of the next month, when two months are read.
    case twoMonths
    /// A tap on a button of the widget.
    case tap
    /// Adds a drink today.
    case add
    /// Adds a drink today whose id was made elsewhere.
    case addForeign
    /// Changes the amount of a drink of three days ago.
    case edit
    /// Changes the amount of the first drink of the year, whose month is looked for.
    case editFirst
    /// Undoes the last change.
    case undo
  }

  private static let zone = TimeZone(identifier: "Asia/Ho_Chi_Minh") ?? .gmt
  private static let now = HydrationBenchmark.now

  /// Writes a file of the app's first version with a number of drinks into a folder; ``Action/move`` makes a journal
  /// of it.
  static func prepare(_ folder: String, count: Int) throws {
    let file = URL(fileURLWithPath: try store(folder).documents.path)
    try Data(HydrationBenchmark.file(count: count)).write(to: file)
  }

  /// Runs an action once and prints the peak memory in kilobytes, the bytes written and the milliseconds.
  ///
  /// - Parameter count: The number of drinks in the log.
  static func run(_ action: Action, _ folder: String, count: Int) throws {
    let store = try store(folder)
    let written = bytesWritten()
    let clock = ContinuousClock()
    let start = clock.now
    switch action {
    case .prepare: return try prepare(folder, count: count)
    case .nothing: break
    case .move: _ = try store.move(at: now, in: zone)
    case .everything:
      let cache = URL(fileURLWithPath: folder).appendingPathComponent("WaterQuestState-cache.json")
      try? FileManager.default.removeItem(at: cache)
      try draw(store, at: now)
    case .widget: try draw(store, at: now)
    case .twoMonths: try draw(store, at: now.adding(6 * 86_400))
    case .tap:
      guard let moment = Timestamp(now) else { return }
      try store.tap(at: moment, Intake(volume: Volume(millilitres: 250)), in: zone)
    case .add: try add(nil, to: store)
    case .addForeign: try add(UUID().uuidString, to: store)
    case .edit: try edit(HydrationBenchmark.lateID, 101, in: store)
    case .editFirst: try edit(HydrationBenchmark.firstID(ofLog: count), 1, in: store)
    case .undo:
      try store.update(at: now, in: zone) { state throws(HydrationError) in
        try state.undo(now: now, in: ZoneClock(zone))
      }
    }
    print(peakMemory(), bytesWritten() - written, (clock.now - start) / .milliseconds(1))
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
