import Foundation
import SourceText
import TestSupport
import Testing

/// The apparent longitude of the Sun from the whole series of Data/astronomy, which are not in the library.
///
/// It is VSOP87D of date at the moment when the light left, with the correction to DE431, and nutation.
struct LongSeries {
  private var terms: [(power: Int, amplitude: Double, phase: Double, frequency: Double)] = []
  private var radius: [(power: Int, amplitude: Double, phase: Double, frequency: Double)] = []
  private var correction: [(power: Int, frequency: Double, cosine: Double, sine: Double)] = []
  private var nutation: [(multipliers: [Double], sine: Double, sineT: Double, cosine: Double)] = []

  init() throws {
    let columns = ["power", "amplitude", "phase", "frequency"]
    let read = { (name: String) in
      try ReferenceTable.records(name, in: "astronomy", columns: columns).map {
        (
          power: try #require(Int($0["power"])), amplitude: try #require(Double($0["amplitude"])) * 1e-8,
          phase: try #require(Double($0["phase"])), frequency: try #require(Double($0["frequency"]))
        )
      }
    }
    terms = try read("sun_vsop87d_longitude")
    radius = try read("sun_vsop87d_radius")
    correction = try ReferenceTable.records(
      "sun_correction", in: "astronomy", columns: ["power", "frequency", "cosine", "sine"]
    ).map {
      (
        power: try #require(Int($0["power"])), frequency: try #require(Double($0["frequency"])),
        cosine: try #require(Double($0["cosine"])), sine: try #require(Double($0["sine"]))
      )
    }
    let arguments = ["l", "lp", "F", "D", "Om"]
    nutation = try ReferenceTable.records(
      "nutation_lunisolar", in: "astronomy", columns: arguments + ["sine", "sine-t", "cosine"]
    ).map { record in
      (
        multipliers: try arguments.map { try #require(Double(record[$0])) },
        sine: try #require(Double(record["sine"])), sineT: try #require(Double(record["sine-t"])),
        cosine: try #require(Double(record["cosine"]))
      )
    }
  }

  private static let arcsecond = Double.pi / 648_000

  /// Delaunay's arguments (IERS Conventions 2010, equation 5.43; linear and quadratic terms), in arcseconds.
  private static let delaunay = [
    (485868.249036, 1717915923.2178, 31.8792), (1287104.79305, 129596581.0481, -0.5532),
    (335779.526232, 1739527262.8478, -12.7512), (1072260.70369, 1602961601.2090, -6.3706),
    (450160.398036, -6962890.5431, 7.4722),
  ]

  /// Returns the longitude in radians, at days of TT from J2000.0.
  func longitude(at days: Double) -> Double {
    let millennia = days / 365_250
    let distance = radius.reduce(0) {
      $0 + $1.amplitude * pow(millennia, Double($1.power)) * cos($1.phase + $1.frequency * millennia)
    }
    let retarded = (days - distance / 173.1446326846693) / 365_250
    let series = terms.reduce(0) {
      $0 + $1.amplitude * pow(retarded, Double($1.power)) * cos($1.phase + $1.frequency * retarded)
    }
    let t = days / 36_525
    let correction = correction.reduce(0) {
      let argument = $1.frequency * days
      return $0 + pow(t, Double($1.power)) * ($1.cosine * cos(argument) + $1.sine * sin(argument))
    }
    let arguments = Self.delaunay.map { ($0.0 + t * ($0.1 + t * $0.2)) * Self.arcsecond }
    let nutation = nutation.reduce(0) { sum, term in
      let argument = zip(term.multipliers, arguments).reduce(0) { $0 + $1.0 * $1.1 }
      return sum + (term.sine + term.sineT * t) * sin(argument) + term.cosine * cos(argument)
    }
    return series + .pi + (correction + nutation * 1e-7) * Self.arcsecond
  }
}
