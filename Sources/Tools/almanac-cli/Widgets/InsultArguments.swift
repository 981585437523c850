import Documents
import Foundation
import InsultWidgetCore
import WidgetBridge

/// The arguments about insults: the user's choices, and the document with the taps.
struct InsultArguments {
  static let options: [any DeclaredOption] = [interval, seed, rating, log]

  private static let minutes = InsultInterval.allCases.map { "\($0.minutes)" }
  private static let interval = Option<InsultInterval>(
    "interval", minutes.joined(separator: "|"), words: minutes,
    allowed: .words(minutes),
    "the minutes for which an insult is shown (default: 60)",
    read: { (text) throws(UsageError) in InsultInterval.allCases.first { "\($0.minutes)" == text } })
  private static let seed = Option<UInt64>(
    "seed", "N", in: 0...UInt64.max, "which sequence of insults, 0 to 18446744073709551615 (default: 0)")
  private static let rating = Option(
    "rating", oneOf: InsultRating.self,
    "bawdy includes insults that a family would not read aloud (default: mild)")
  private static let log = Option<String>(
    "log", "FILE", "the document with the taps on 'another'; its folder must exist (default: no taps)")

  let taps: DocumentStore<InsultTapsFormat>?
  private let settings: InsultSettings

  init(_ arguments: Arguments) throws(UsageError) {
    settings = InsultSettings(
      seed: try arguments[Self.seed] ?? 0, interval: try arguments[Self.interval] ?? .hour,
      rating: try arguments[Self.rating] ?? .mild)
    taps = try arguments[Self.log].map { (path) throws(UsageError) in try DocumentStore(path: path) }
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
  func another(at instant: Instant, in zone: TimeZone) throws(CommandFailure) {
    do throws(StoreError) {
      try taps?.update(at: instant, zone: zone, ifMissing: InsultTaps()) { $0.skip(at: instant) }
    } catch { throw .notSaved(error) }
  }
}
