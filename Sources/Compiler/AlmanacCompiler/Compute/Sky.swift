package import AlmanacModel
package import Ephemeris
import SourceText

/// Instants of solar terms with their pentads, and of Moon phases: as they were computed, or in the whole seconds of the tables.
package struct SkyInstants<Time: Sendable>: Sendable {
  package let years: ClosedRange<Int>
  package let lunations: ClosedRange<Int>
  /// Instants of the terms, 24 a year, in the order of the year.
  private let terms: [Time]
  /// Instants of the second and third pentad of each term.
  private let pentads: [Time]
  /// Instants of the phases, 4 a lunation.
  private let phases: [Time]

  package subscript(term: SolarTerm, year year: Int) -> Time {
    terms[24 * (year - years.lowerBound) + term.positionInYear]
  }

  package subscript(phase: MoonPhase, lunation lunation: Int) -> Time {
    phases[4 * (lunation - lunations.lowerBound) + phase.rawValue]
  }

  subscript(event: SkyEvent) -> Time {
    switch event {
    case .solarTerm(let term, let year): self[term, year: year]
    case .pentad(let position, let term, let year):
      pentads[2 * (24 * (year - years.lowerBound) + term.positionInYear) + position - 2]
    case .moonPhase(let phase, let lunation): self[phase, lunation: lunation]
    }
  }

  /// Returns other times of the events of some of the years and lunations.
  func map<Other>(
    _ years: ClosedRange<Int>, _ lunations: ClosedRange<Int>, _ other: (Time, SkyEvent) -> Other
  ) -> SkyInstants<Other> {
    SkyInstants<Other>(
      years: years, lunations: lunations,
      terms: years.flatMap { year in
        SolarTerm.inYearOrder.map { other(self[$0, year: year], .solarTerm($0, year: year)) }
      },
      pentads: SkyEvent.pentads(years).map { other(self[$0], $0) },
      phases: lunations.flatMap { lunation in
        MoonPhase.allCases.map { other(self[$0, lunation: lunation], .moonPhase($0, lunation: lunation)) }
      })
  }
}

/// Instants in TT, unrounded.
package typealias Sky = SkyInstants<TT>

extension Sky {
  /// Returns this sky with every instant moved by some seconds, to find the dates that depend on an error.
  package func moved(bySeconds seconds: Double) -> Sky {
    map(years, lunations) { instant, _ in TT(daysSinceJ2000: instant.daysSinceJ2000 + seconds / 86_400) }
  }

  /// Computes all instants of a range on several threads.
  ///
  /// - Parameters:
  ///   - finder: The finder with the series of Sun and Moon.
  ///   - years: The Gregorian years of the solar terms.
  ///   - lunations: The lunations of the Moon phases.
  package static func compute(
    _ finder: EventFinder, years: ClosedRange<Int> = SkyRange.computedYears,
    lunations: ClosedRange<Int> = SkyRange.computedLunations
  ) async throws -> Sky {
    let termOrder = SolarTerm.inYearOrder
    let terms = try await inParallel(years) { year in
      try termOrder.map { try finder.instant(of: $0, year: year) }
    }
    let pentads = try await inParallel(years) { year in
      try termOrder.flatMap { term in
        try SkyEvent.laterPentads.map {
          try finder.instant(of: term, year: year, degreesLater: Pentad.degrees * ($0 - 1))
        }
      }
    }
    let phases = try await inParallel(lunations) { lunation in
      try MoonPhase.allCases.map { try finder.instant(of: $0, lunation: lunation) }
    }
    return Sky(years: years, lunations: lunations, terms: terms, pentads: pentads, phases: phases)
  }

  /// Computes the sky that the lunar calendars of some years need: the terms from the year before to the year
  /// after, and the lunations of these years, within the series.
  package static func compute(_ finder: EventFinder, around years: ClosedRange<Int>) async throws -> Sky {
    let wide = (years.lowerBound - 1...years.upperBound + 1).clamped(to: SkyRange.computedYears)
    // There are 12.3685 lunations a year, and lunation 0 began in January 2000.
    let first = Int((Double(wide.lowerBound - 2000) * 12.3685).rounded(.down)) - 2
    let last = Int((Double(wide.upperBound - 1999) * 12.3685).rounded(.down)) + 2
    return try await compute(
      finder, years: wide, lunations: (first...last).clamped(to: SkyRange.computedLunations))
  }

  /// Returns the instants of every number of a range, in order, computed by several tasks in parallel.
  private static func inParallel(
    _ range: ClosedRange<Int>, _ compute: @escaping @Sendable (Int) throws -> [TT]
  ) async throws -> [TT] {
    let size = 32
    let pieces = stride(from: range.lowerBound, through: range.upperBound, by: size).map { first in
      first...min(first + size - 1, range.upperBound)
    }
    return try await withThrowingTaskGroup(of: (Int, [TT]).self) { group in
      for (index, piece) in pieces.enumerated() {
        group.addTask { (index, try piece.flatMap(compute)) }
      }
      var results: [[TT]] = Array(repeating: [], count: pieces.count)
      for try await (index, instants) in group { results[index] = instants }
      return results.flatMap { $0 }
    }
  }
}

/// A solar term or a phase of the Moon in the tables.
package enum SkyEvent: Hashable, Sendable {
  case solarTerm(SolarTerm, year: Int)
  /// The second or third pentad of a term, with its position in the term, 2 or 3.
  case pentad(Int, of: SolarTerm, year: Int)
  case moonPhase(MoonPhase, lunation: Int)
}

extension SkyEvent: CustomStringConvertible {
  /// The event as in Data/astronomy/rounding.tsv and in messages.
  package var description: String {
    switch self {
    case .solarTerm(let term, let year): "solar-term \(year)/\(term.longitude)"
    case .pentad(let position, let term, let year):
      "pentad \(year)/\(term.longitude + Pentad.degrees * (position - 1))"
    case .moonPhase(let phase, let lunation): "moon-phase \(lunation)/\(phase.elongation)"
    }
  }
}

extension SkyEvent {
  /// The positions of the pentads of a term that do not begin with it.
  static let laterPentads = 2...Pentad.countInTerm

  /// Returns the pentads of some years that do not begin with a term, in the order of the year.
  static func pentads(_ years: some Sequence<Int>) -> [SkyEvent] {
    years.flatMap { year in
      SolarTerm.inYearOrder.flatMap { term in laterPentads.map { .pentad($0, of: term, year: year) } }
    }
  }

  /// Returns the terms and phases of some years and lunations.
  static func all(_ years: some Sequence<Int>, _ lunations: some Sequence<Int>) -> [SkyEvent] {
    years.flatMap { year in SolarTerm.allCases.map { .solarTerm($0, year: year) } }
      + lunations.flatMap { lunation in MoonPhase.allCases.map { .moonPhase($0, lunation: lunation) } }
  }
}

/// The years and lunations that are computed and stored.
package enum SkyRange {
  /// Years of solar terms that are computed; lunar year 1899 needs the December solstice of 1898.
  package static let computedYears = 1898...2101
  /// Years of solar terms in the tables.
  package static let storedYears = 1899...2101

  /// Lunations that are computed: one more on both sides than are stored, for zones far from Greenwich.
  package static let computedLunations = -1251...1262
  /// Lunations in the tables: all phases of 1899 to 2101, and the new moon that begins month 11 of 1898.
  package static let storedLunations = -1250...1261
}

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
