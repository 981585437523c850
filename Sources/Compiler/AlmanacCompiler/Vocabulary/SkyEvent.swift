package import AlmanacModel

/// A solar term or a phase of the Moon in the tables.
package enum SkyEvent: Hashable, Sendable {
  case solarTerm(SolarTerm, year: Int)
  case moonPhase(MoonPhase, lunation: Int)
}

extension SkyEvent: CustomStringConvertible {
  /// The event as it is written in Data/astronomy/rounding.tsv.
  package var description: String {
    switch self {
    case .solarTerm(let term, let year): "solar-term \(year)/\(term.longitude)"
    case .moonPhase(let phase, let lunation): "moon-phase \(lunation)/\(phase.elongation)"
    }
  }
}
