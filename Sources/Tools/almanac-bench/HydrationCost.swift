import Foundation
import HydrationWidget

/// What one action on a log costs a program of its own: `measure.sh` counts the instructions, this the memory and the bytes
/// written.
enum HydrationCost {
  /// What is asked of a log.
  enum Action: String, CaseIterable {
    /// Nothing: what a program costs anyway.
    case nothing
    /// The first change of a file of an earlier version, which moves all drinks: the longest that a lock is held.
    case move
    /// Reading it and drawing the large widget.
    case widget
    /// The same in the hours after a flight westward over midnight, where it is yesterday again.
    case west
    /// A button of the widget.
    case tap
    /// A drink of today.
    case add
    /// A drink of today whose id comes from elsewhere.
    case addForeign
    /// Another amount for a drink of three days ago.
    case edit
    /// So little for it that the goal of its day is reached no more.
    case turn
    /// The same for the first drink of the year.
    case turnFirst
    /// Taking back the last change.
    case undo
  }

  private static let zone = TimeZone(identifier: "Asia/Ho_Chi_Minh") ?? .gmt
  private static let now = HydrationBenchmark.now

  /// Writes a file of an earlier version with so many drinks into a folder; ``Action/move`` makes a log of it.
  static func prepare(_ folder: String, count: Int) throws {
    let file = URL(fileURLWithPath: try store(folder).documents.path)
    try Data(HydrationBenchmark.file(count: count)).write(to: file)
  }

  /// Does it once and prints the peak of memory in kilobytes, the bytes written and the milliseconds.
  ///
  /// - Parameter count: How many drinks the log has.
  static func run(_ action: Action, _ folder: String, count: Int) throws {
    let store = try store(folder)
    let written = bytesWritten()
    let clock = ContinuousClock()
    let start = clock.now
    switch action {
    case .nothing: break
    case .move: try add("moved", to: store)
    case .widget: try draw(store, at: now, in: zone)
    case .west:
      try draw(
        store, at: Instant(secondsSince1970: now.secondsSince1970 - 15 * 3600),
        in: TimeZone(identifier: "Europe/London") ?? .gmt)
    case .tap:
      guard let moment = Timestamp(now) else { return }
      try store.tap(
        id: UUID().uuidString, at: moment, Intake(volume: Volume(millilitres: 250)), in: ZoneClock(zone))
    case .add: try add(nil, to: store)
    case .addForeign: try add(UUID().uuidString, to: store)
    case .edit: try edit(HydrationBenchmark.lateID, 101, in: store)
    case .turn: try edit(HydrationBenchmark.lateID, 1, in: store)
    case .turnFirst: try edit(HydrationBenchmark.firstID(ofLog: count), 1, in: store)
    case .undo:
      try store.update(at: now, in: zone) { state throws(HydrationError) in
        try state.undo(now: now, in: ZoneClock(zone))
      }
    }
    print(peakMemory(), bytesWritten() - written, (clock.now - start) / .milliseconds(1))
  }

  private static func draw(_ store: HydrationStore, at now: Instant, in zone: TimeZone) throws {
    let snapshot = HydrationSystem.snapshot(
      of: HydrationWidgetState(reading: store, at: now, in: ZoneClock(zone)),
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

  /// The most memory that the program has had so far in kilobytes, where the system tells.
  private static func peakMemory() -> Int { number("VmHWM", in: "/proc/self/status") }

  /// How many bytes the program has handed to the system to write, where it tells.
  private static func bytesWritten() -> Int { number("wchar", in: "/proc/self/io") }

  private static func number(_ name: String, in path: String) -> Int {
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix(name) }
    return line?.split { !$0.isNumber }.first.flatMap { Int($0) } ?? 0
  }
}
