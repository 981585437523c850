import AlmanacFoundation
import Foundation
import HydrationFixtures
import Testing

@testable import Documents
@testable import Hydration

/// A log with a drink a day from 10 to 19 February 2026, of which seven days are in the file of the year.
struct TenDays {
  static let name = "Drinks.json"
  static let year = "Drinks.json-2026.jsonl"
  /// Noon of the last day.
  static let noon = "2026-02-19T12:00:00+07:00"
  /// Noon of the last day of ``goOn()``.
  static let later = "2026-02-26T12:00:00+07:00"
  let folder: TemporaryFolder
  let store: HydrationStore
  private let zone = Fixture.hanoiZone
  private let clock = Fixture.hanoi

  init() throws {
    try self.init(files: [:])
    for day in 10...19 { try add("day \(day)", "2026-02-\(day)T10:00:00+07:00") }
  }

  /// The log of some files.
  init(files: [String: [UInt8]]) throws {
    folder = try TemporaryFolder(inMemory: true)
    for (name, bytes) in files { try folder.write(bytes, name) }
    store = try HydrationStore(folder: folder.url, name: Self.name)
  }

  func add(_ id: String, _ text: String, now: String? = nil) throws {
    let moment = try Fixture.moment(text)
    try change(now ?? text) { state, now throws(HydrationError) in
      try state.add(id: id, moment: moment, volume: Volume(clamping: 2000), now: now, in: clock)
    }
  }

  func change(
    _ now: String, _ body: (inout HydrationDocument, Instant) throws(HydrationError) -> Void
  ) throws {
    let instant = try Fixture.instant(now)
    try store.update(at: instant, in: zone) { state throws(HydrationError) in try body(&state, instant) }
  }

  /// A drink a day from the 20th to the 26th.
  func goOn() throws {
    for day in 20...26 { try add("day \(day)", "2026-02-\(day)T10:00:00+07:00") }
  }

  /// All files.
  var files: [String: [UInt8]] {
    get throws {
      Dictionary(uniqueKeysWithValues: try folder.names.map { ($0, try folder.bytes($0)) })
    }
  }

  func remove(_ name: String) throws { try FileManager.default.removeItem(at: folder.file(name)) }

  /// The state, which has to be readable.
  func state(at now: String) throws -> HydrationDocument {
    guard case .value(let state) = try store.reading(at: try Fixture.instant(now), in: clock) else {
      throw NotRead()
    }
    return state
  }

  /// All drinks; none of them may be damaged.
  func ids(at now: String) throws -> [String] {
    var state = try state(at: now)
    #expect(state.faults.file == nil)
    #expect(try state.readHistory() == 0)
    return state.log.entries.map(\.id)
  }

  private struct NotRead: Error {}
}
