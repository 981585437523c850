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
    /// A button of the widget.
    case tap
    /// A drink of today.
    case add
    /// Another amount for a drink of four days ago.
    case edit
    /// Taking that back.
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
  static func run(_ action: Action, _ folder: String) throws {
    let store = try store(folder)
    let written = bytesWritten()
    let clock = ContinuousClock()
    let start = clock.now
    switch action {
    case .nothing: break
    case .move:
      try store.update(at: now, in: zone) { state throws(HydrationError) in try add("moved", to: &state) }
    case .widget:
      let zone = ZoneClock(zone)
      let snapshot = HydrationSystem.snapshot(
        of: HydrationWidgetState(reading: store, at: now, in: zone), configuration: HydrationConfiguration(),
        at: now, in: WidgetEnvironment(zone: zone, language: .vietnamese, frame: WidgetFrame(.large)))
      Sink.value &+= snapshot.accessibility.value.utf8.count
    case .tap:
      guard let moment = Timestamp(now) else { return }
      try store.tap(
        id: "tap", at: moment, Intake(volume: Volume(millilitres: 250)), in: ZoneClock(zone))
    case .add:
      try store.update(at: now, in: zone) { state throws(HydrationError) in try add("new", to: &state) }
    case .edit:
      try store.update(at: now, in: zone) { state throws(HydrationError) in
        try state.edit(
          HydrationBenchmark.editedID, volume: Volume(clamping: 101), now: now, in: ZoneClock(zone))
      }
    case .undo:
      try store.update(at: now, in: zone) { state throws(HydrationError) in
        try state.undo(now: now, in: ZoneClock(zone))
      }
    }
    print(peakMemory(), bytesWritten() - written, (clock.now - start) / .milliseconds(1))
  }

  private static func add(_ id: String, to state: inout HydrationState) throws(HydrationError) {
    guard let moment = Timestamp(now) else { return }
    try state.add(
      id: id, moment: moment, volume: Volume(clamping: 250), now: now, in: ZoneClock(zone))
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
