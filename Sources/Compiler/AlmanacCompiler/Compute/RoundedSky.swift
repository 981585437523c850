import AlmanacModel
import SourceText

/// The instants of the tables in whole seconds of TT.
struct RoundedSky {
  let years: ClosedRange<Int>
  let lunations: ClosedRange<Int>
  private let terms: [TerrestrialInstant]
  private let phases: [TerrestrialInstant]

  init(_ sky: Sky, decisions: [SkyEvent: Int64], diagnostics: Diagnostics) {
    let wholeSeconds = WholeSeconds(decisions: decisions, diagnostics: diagnostics)
    years = SkyRange.storedYears
    lunations = SkyRange.storedLunations
    let order = SolarTerm.inYearOrder
    terms = years.flatMap { year in
      order.map { wholeSeconds.round(sky[$0, year: year], .solarTerm($0, year: year)) }
    }
    phases = lunations.flatMap { lunation in
      MoonPhase.allCases.map {
        wholeSeconds.round(sky[$0, lunation: lunation], .moonPhase($0, lunation: lunation))
      }
    }
  }

  subscript(term: SolarTerm, year year: Int) -> TerrestrialInstant {
    terms[24 * (year - years.lowerBound) + term.positionInYear]
  }

  subscript(phase: MoonPhase, lunation lunation: Int) -> TerrestrialInstant {
    phases[4 * (lunation - lunations.lowerBound) + phase.rawValue]
  }
}
