import Documents
import Foundation
import InsultWidget

/// The arguments about insults: the user's choices, and the log of taps.
struct InsultArguments {
  static let options: [CommandOption] = [.interval, .seed, .rating, .log]

  let settings: InsultSettings
  let log: BoundedLog?

  init(_ arguments: Arguments) throws(UsageError) {
    let minutes = arguments[.interval] ?? "\(InsultInterval.hour.minutes)"
    guard let interval = InsultInterval.allCases.first(where: { "\($0.minutes)" == minutes }) else {
      let allowed = InsultInterval.allCases.map { "\($0.minutes)" }.joined(separator: ", ")
      throw UsageError("'\(minutes)' is not allowed for --interval; allowed, in minutes: \(allowed)")
    }
    settings = InsultSettings(
      seed: try arguments.number(.seed, in: 0...UInt64.max) ?? 0, interval: interval,
      rating: try arguments.choice(.rating, of: InsultRating.self) ?? .mild)
    log = try arguments[.log].map { (path) throws(UsageError) in
      let url = URL(fileURLWithPath: path)
      do throws(StoreError) {
        return try BoundedLog(folder: url.deletingLastPathComponent(), name: url.lastPathComponent)
      } catch {
        throw UsageError("\(error)")
      }
    }
  }

  /// Returns the chronicle of the choices and the current log; unreadable lines are reported on standard
  /// error.
  func chronicle() throws(StoreError) -> InsultChronicle {
    guard let log else { return InsultChronicle(settings) }
    let taps = InsultLog(parsing: try log.bytes())
    if !taps.unreadable.isEmpty {
      Complaint.tell("\(log.path): lines that cannot be read, and are kept: \(taps.unreadable.count)")
    }
    return InsultChronicle(settings, log: taps)
  }

  /// Records the choices in the log if it does not contain them yet, so that past insults do not change.
  func logChoices(at instant: Instant) throws(StoreError) { try append { $0.unlogged(at: instant) } }

  /// Logs a tap on "another".
  func another(at instant: Instant) throws(StoreError) { try append { $0.another(at: instant) } }

  private func append(_ event: (InsultChronicle) -> InsultLog.Entry?) throws(StoreError) {
    try log?.append(isReadable: InsultLog.isReadable) { bytes in
      event(InsultChronicle(settings, log: InsultLog(parsing: bytes)))?.line
    }
  }
}
