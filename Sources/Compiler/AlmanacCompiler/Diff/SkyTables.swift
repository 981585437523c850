import AlmanacModel
import SwiftEmitter

/// Solar terms and phases of the Moon, read back from generated source.
struct SkyTables: Hashable, Sendable, SolarTermTable, MoonPhaseTable {
  let firstTermYear: Int
  let termYearCount: Int
  let firstLunation: Int
  let lunationCount: Int
  private let termsIn2000: [Int32]
  private let termResiduals: [Int16]
  private let phaseResiduals: [Int32]

  init(_ declarations: DeclarationIndex) throws(UnreadableTables) {
    // These ranges are far wider than any table; they only keep dates within the years 1 to 9999.
    firstTermYear = try declarations.constant("firstTermYear", in: 100...9000)
    termYearCount = try declarations.constant("termYearCount", in: 1...900)
    firstLunation = try declarations.constant("firstLunation", in: -20_000...80_000)
    lunationCount = try declarations.constant("lunationCount", in: 1...9000)
    let order = SolarTerm.allCases.count
    termsIn2000 = try declarations.fit(
      try declarations.table("termsIn2000", count: order).values, "termsIn2000")
    termResiduals = try declarations.fit(
      try declarations.table("termResiduals", count: order * termYearCount).values, "termResiduals")
    phaseResiduals = try declarations.fit(
      try declarations.pieces("phaseResiduals", count: MoonPhase.allCases.count * lunationCount),
      "phaseResiduals0")
  }

  func termIn2000(at position: Int) -> Int32 { termsIn2000[position] }
  func termResidual(at index: Int) -> Int16 { termResiduals[index] }
  func phaseResidual(at index: Int) -> Int32 { phaseResiduals[index] }

  /// The events of the tables: terms in order of time, then phases.
  var events: [SkyEvent] {
    let terms = (firstTermYear..<firstTermYear + termYearCount).flatMap { year in
      SolarTerm.inYearOrder.map { SkyEvent.solarTerm($0, year: year) }
    }
    let phases = (firstLunation..<firstLunation + lunationCount).flatMap { lunation in
      MoonPhase.allCases.map { SkyEvent.moonPhase($0, lunation: lunation) }
    }
    return terms + phases
  }

  /// Returns the instant of an event, or `nil` if it is outside the tables.
  func instant(of event: SkyEvent) -> TerrestrialInstant? {
    switch event {
    case .solarTerm(let term, let year):
      guard (firstTermYear..<firstTermYear + termYearCount).contains(year) else { return nil }
      return instant(of: term, year: year)
    case .moonPhase(let phase, let lunation):
      guard (firstLunation..<firstLunation + lunationCount).contains(lunation) else { return nil }
      return instant(of: phase, lunation: lunation)
    }
  }
}
