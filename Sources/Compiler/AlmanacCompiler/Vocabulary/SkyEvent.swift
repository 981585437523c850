package import AlmanacModel

/// A solar term or a phase of the Moon in the tables.
package enum SkyEvent: Hashable, Sendable {
  case solarTerm(SolarTerm, year: Int)
  case moonPhase(MoonPhase, lunation: Int)
}

extension SkyEvent: CustomStringConvertible {
  /// The event as in Data/astronomy/rounding.tsv and in messages.
  package var description: String {
    switch self {
    case .solarTerm(let term, let year): "solar-term \(year)/\(term.longitude)"
    case .moonPhase(let phase, let lunation): "moon-phase \(lunation)/\(phase.elongation)"
    }
  }
}

extension SkyEvent {
  /// Returns the events of some years and lunations.
  static func all(_ years: some Sequence<Int>, _ lunations: some Sequence<Int>) -> [SkyEvent] {
    years.flatMap { year in SolarTerm.allCases.map { .solarTerm($0, year: year) } }
      + lunations.flatMap { lunation in MoonPhase.allCases.map { .moonPhase($0, lunation: lunation) } }
  }
}
