import AlmanacModel
import SourceText

/// Solar terms and Moon phases in the form of the tables; the runtime's own decoder can read them.
struct EncodedSky: SolarTermTable, MoonPhaseTable {
  let firstTermYear: Int
  let termYearCount: Int
  let firstLunation: Int
  let lunationCount: Int
  private(set) var termsIn2000: [Int32] = []
  private(set) var termResiduals: [Int16] = []
  private(set) var phaseResiduals: [Int32] = []

  /// Encodes the instants, and reports those whose residual does not fit.
  init(_ sky: SkyInstants<TerrestrialInstant>, diagnostics: Diagnostics) {
    func residual(_ event: SkyEvent, from mean: Int64, limit: Int64) -> Int64 {
      let residual = sky[event].secondsSinceJ2000 - mean
      if residual.magnitude <= limit.magnitude { return residual }
      diagnostics.report(
        "\(event) is \(residual) s from its mean, more than \(limit) s: the series cannot be right",
        at: SourceLocation(path: "Data/astronomy"))
      return 0
    }
    firstTermYear = sky.years.lowerBound
    termYearCount = sky.years.count
    firstLunation = sky.lunations.lowerBound
    lunationCount = sky.lunations.count
    let order = SolarTerm.inYearOrder
    termsIn2000 = order.map { Int32(truncatingIfNeeded: sky[$0, year: 2000].secondsSinceJ2000) }
    for year in sky.years {
      for term in order {
        let mean = Int64(termsIn2000[term.positionInYear]) + MeanYear.seconds(in: year - 2000)
        termResiduals.append(
          Int16(residual(.solarTerm(term, year: year), from: mean, limit: Self.greatestTermResidual)))
      }
    }
    for lunation in sky.lunations {
      for phase in MoonPhase.allCases {
        let mean = MeanLunation.seconds(phase, lunation: lunation)
        phaseResiduals.append(
          Int32(
            residual(.moonPhase(phase, lunation: lunation), from: mean, limit: Self.greatestPhaseResidual)))
      }
    }
  }

  /// The greatest difference of a true event from its mean, in seconds.
  ///
  /// A larger difference shows that a figure of the series was changed. Terms of 1899-2101 reach 6,300 s,
  /// phases 70,000 s.
  private static let greatestTermResidual: Int64 = 8000
  private static let greatestPhaseResidual: Int64 = 80_000

  func termIn2000(at position: Int) -> Int32 { termsIn2000[position] }
  func termResidual(at index: Int) -> Int16 { termResiduals[index] }
  func phaseResidual(at index: Int) -> Int32 { phaseResiduals[index] }
}

extension EncodedSky {
  var termYears: Range<Int> { firstTermYear..<firstTermYear + termYearCount }
  var lunations: Range<Int> { firstLunation..<firstLunation + lunationCount }

  func instant(of event: SkyEvent) -> TerrestrialInstant {
    switch event {
    case .solarTerm(let term, let year): instant(of: term, year: year)
    case .moonPhase(let phase, let lunation): instant(of: phase, lunation: lunation)
    }
  }
}
