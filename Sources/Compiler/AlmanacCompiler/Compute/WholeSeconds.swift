import AlmanacModel
import Ephemeris
import SourceText

/// Rounds instants to whole seconds of TT.
struct WholeSeconds {
  private let decisions: [SkyEvent: Int64]
  private let diagnostics: Diagnostics

  init(decisions: [SkyEvent: Int64], diagnostics: Diagnostics) {
    self.decisions = decisions
    self.diagnostics = diagnostics
  }

  /// The distance from a half second within which mathematical libraries may disagree, in seconds.
  ///
  /// Instants near the ends of the range are resolved to 0.6 microseconds, and sin and cos differ in the last
  /// bit between platforms.
  private static let guardBand = 2e-6

  /// Returns the instant rounded to the whole second.
  ///
  /// An instant too close to a half second is reported, unless there is a decision about it.
  func round(_ instant: TT, _ key: SkyEvent) -> TerrestrialInstant {
    let seconds = instant.daysSinceJ2000 * 86_400
    let rounded = seconds.rounded()
    let nearTie = abs(abs(seconds - rounded) - 0.5) < Self.guardBand
    let location = SourceLocation(path: RoundingDecision.path)
    guard let decision = decisions[key] else {
      if nearTie {
        diagnostics.report(
          "\(key) lies at \(seconds) s TT from J2000.0, too close to a half second; a cited row must decide",
          at: location)
      }
      return TerrestrialInstant(secondsSinceJ2000: Int64(rounded))
    }
    // The decision may be either neighbour: the nearer one may be on the other side of a calendar's midnight.
    if abs(Double(decision) - seconds) >= 1 {
      diagnostics.report(
        "\(key) is decided as \(decision), but lies at \(seconds); expected one of the two whole seconds next to it",
        at: location)
      return TerrestrialInstant(secondsSinceJ2000: Int64(rounded))
    }
    return TerrestrialInstant(secondsSinceJ2000: decision)
  }
}
