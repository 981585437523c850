package import AlmanacModel

/// One solar term or phase of the Moon of the tables.
package enum SkyEvent: Hashable, Sendable {
  case solarTerm(SolarTerm, year: Int)
  case moonPhase(MoonPhase, lunation: Int)
}

extension SkyEvent: CustomStringConvertible {
  /// The event as a row of Data/astronomy/rounding.tsv has it.
  package var description: String {
    switch self {
    case .solarTerm(let term, let year): "solar-term \(year)/\(term.longitude)"
    case .moonPhase(let phase, let lunation): "moon-phase \(lunation)/\(phase.elongation)"
    }
  }
}
