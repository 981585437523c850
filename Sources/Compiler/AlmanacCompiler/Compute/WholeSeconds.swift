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

  /// How close to a half second mathematical libraries may disagree, in seconds.
  ///
  /// Instants near the ends of the range are resolved to 0.6 microseconds; sin and cos differ in the last bit
  /// between platforms.
  private static let guardBand = 2e-6

  /// The instant to the whole second.
  ///
  /// Reports an instant too close to a half second, unless a decision is there.
  func round(_ instant: TT, _ key: SkyEvent) -> TerrestrialInstant {
    let seconds = instant.daysSinceJ2000 * 86_400
    let rounded = seconds.rounded()
    let nearTie = abs(abs(seconds - rounded) - 0.5) < Self.guardBand
    let location = SourceLocation(path: RoundingDecision.path)
    guard let decision = decisions[key] else {
      if nearTie {
        diagnostics.report(
          "\(key) lies at \(seconds) s TT from J2000.0, too close to a half second; a cited row has to decide",
          at: location)
      }
      return TerrestrialInstant(secondsSinceJ2000: Int64(rounded))
    }
    // Either of the whole seconds around it: the nearer one may lie across a calendar's midnight.
    if abs(Double(decision) - seconds) >= 1 {
      diagnostics.report(
        "\(key) is decided as \(decision), but lies at \(seconds); one of the whole seconds beside it is expected",
        at: location)
      return TerrestrialInstant(secondsSinceJ2000: Int64(rounded))
    }
    return TerrestrialInstant(secondsSinceJ2000: decision)
  }
}
