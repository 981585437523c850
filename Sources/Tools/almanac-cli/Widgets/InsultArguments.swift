import Documents
import Foundation
import InsultWidget
import WidgetBridge

/// The arguments about insults: the user's choices, and the document with the taps.
struct InsultArguments {
  static let options: [CommandOption] = [.interval, .seed, .rating, .log]

  let taps: DocumentStore<InsultTapsFormat>?
  private let settings: InsultSettings

  init(_ arguments: Arguments) throws(UsageError) {
    let minutes = arguments[.interval] ?? "\(InsultInterval.hour.minutes)"
    guard let interval = InsultInterval.allCases.first(where: { "\($0.minutes)" == minutes }) else {
      let allowed = InsultInterval.allCases.map { "\($0.minutes)" }.joined(separator: ", ")
      throw UsageError("'\(minutes)' is not allowed for --interval; allowed, in minutes: \(allowed)")
    }
    settings = InsultSettings(
      seed: try arguments.number(.seed, in: 0...UInt64.max) ?? 0, interval: interval,
      rating: try arguments.choice(.rating, of: InsultRating.self) ?? .mild)
    taps = try arguments[.log].map { (path) throws(UsageError) in
      let url = URL(fileURLWithPath: path)
      do throws(StoreError) {
        return try DocumentStore(folder: url.deletingLastPathComponent(), name: url.lastPathComponent)
      } catch {
        throw UsageError("\(error)")
      }
    }
  }

  /// Returns the choices with the current taps, and the reason why the taps cannot be read: then no insult is skipped,
  /// as in a widget.
  func choices() throws(StoreError) -> (choices: InsultChoices, problem: StoreError?) {
    guard let taps else { return (InsultChoices(settings), nil) }
    switch try taps.read() {
    case .missing: return (InsultChoices(settings), nil)
    case .value(let document): return (InsultChoices(settings, taps: document.payload), nil)
    case .newerVersion(let version):
      let problem = StoreError.newerVersion(path: taps.path, found: version, supported: InsultTaps.version)
      return (InsultChoices(settings), problem)
    case .corrupt(let corrupt):
      return (InsultChoices(settings), .corrupt(path: taps.path, fault: corrupt.fault))
    }
  }

  /// Writes a tap on "another".
  func another(at instant: Instant, in zone: TimeZone) throws(StoreError) {
    try taps?.update(at: instant, zone: zone, ifMissing: InsultTaps()) { $0.skip(at: instant) }
  }
}
