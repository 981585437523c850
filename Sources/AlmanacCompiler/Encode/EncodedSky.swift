import AlmanacModel
import SourceText

/// Solar terms and Moon phases as the tables hold them, readable through the runtime's own decoder.
struct EncodedSky: SolarTermTable, MoonPhaseTable {
  let firstTermYear: Int
  let termYearCount: Int
  let firstLunation: Int
  let lunationCount: Int
  private(set) var termsIn2000: [Int32] = []
  private(set) var termResiduals: [Int16] = []
  private(set) var phaseResiduals: [Int32] = []

  /// Encodes the instants, and reports those whose residual does not fit.
  init(_ sky: RoundedSky, diagnostics: Diagnostics) {
    firstTermYear = sky.years.lowerBound
    termYearCount = sky.years.count
    firstLunation = sky.lunations.lowerBound
    lunationCount = sky.lunations.count
    let order = SolarTerm.inYearOrder
    termsIn2000 = order.map { Int32(truncatingIfNeeded: sky[$0, year: 2000].secondsSinceJ2000) }
    for year in sky.years {
      for term in order {
        let mean = Int64(termsIn2000[term.positionInYear]) + MeanYear.seconds(in: year - 2000)
        let residual = sky[term, year: year].secondsSinceJ2000 - mean
        termResiduals.append(fit(residual, "solar term \(term.longitude)° of \(year)", diagnostics))
      }
    }
    for lunation in sky.lunations {
      for phase in MoonPhase.allCases {
        let mean = MeanLunation.seconds(phase, lunation: lunation)
        let residual = sky[phase, lunation: lunation].secondsSinceJ2000 - mean
        phaseResiduals.append(
          fit(residual, "phase \(phase.elongation)° of lunation \(lunation)", diagnostics))
      }
    }
  }

  private func fit<Value: FixedWidthInteger>(_ value: Int64, _ what: String, _ diagnostics: Diagnostics)
    -> Value
  {
    if let value = Value(exactly: value) { return value }
    diagnostics.report(
      "\(what) is \(value) s from its mean, more than \(Value.self) holds: the series cannot be right",
      at: SourceLocation(path: "Data/astronomy"))
    return 0
  }

  func termIn2000(at position: Int) -> Int32 { termsIn2000[position] }
  func termResidual(at index: Int) -> Int16 { termResiduals[index] }
  func phaseResidual(at index: Int) -> Int32 { phaseResiduals[index] }
}
