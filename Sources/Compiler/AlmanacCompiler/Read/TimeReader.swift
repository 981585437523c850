import AlmanacModel
import Ephemeris
import SourceText

/// Reads Data/time: Delta T and leap seconds.
struct TimeReader {
  private let reader: DataReader
  private var diagnostics: Diagnostics { reader.diagnostics }

  init(_ reader: DataReader) {
    self.reader = reader
  }

  static let deltaTPath = "Data/time/delta_t.tsv"
  static let leapSecondsPath = "Data/time/leap_seconds.tsv"

  func timeScales() -> TimeScales? {
    let deltaT = self.deltaT()
    let leapSeconds = self.leapSeconds()
    guard let deltaT, let leapSeconds else { return nil }
    return TimeScales(deltaT: deltaT, leapSeconds: leapSeconds)
  }

  /// The years for which Delta T must be there: those of the ephemeris and the one after, to interpolate to.
  private static let requiredYears = 1898...2102

  private func deltaT() -> DeltaT? {
    guard let table = reader.table(Self.deltaTPath, columns: ["year", "delta-t", "sigma", "basis"]) else {
      return nil
    }
    var unique = UniqueKeys<Int>()
    var first: Int?
    var last: Int?
    var values: [DeltaT.Value] = []
    for record in table.records {
      let year = record.integer("year", in: 1600...2300, diagnostics: diagnostics)
      let seconds = record.number("delta-t", in: -100...1000, diagnostics: diagnostics)
      let sigma = record.number("sigma", in: 0.001...1000, diagnostics: diagnostics)
      let basis = record.choice("basis", of: DeltaT.Basis.self, diagnostics: diagnostics)
      guard let year else { continue }
      let location = record.location(of: "year")
      guard unique.insert(year, named: "year \(year)", at: location, diagnostics: diagnostics) else {
        continue
      }
      if let last, year != last + 1 {
        diagnostics.report(
          year < last
            ? "year \(year) stands after \(last); years have to be in order"
            : "year \(year) follows \(last): \(last + 1) is missing", at: location)
      }
      first = first ?? year
      last = year
      guard let seconds, let sigma, let basis else { continue }
      if values.last?.basis == .predicted, basis != .predicted {
        diagnostics.report(
          "year \(year) is \(basis.rawValue) after a predicted year; predictions stand last",
          at: record.location(of: "basis"))
      }
      values.append(DeltaT.Value(seconds: seconds, sigma: sigma, basis: basis))
    }
    guard let first, let last else { return nil }
    if first > Self.requiredYears.lowerBound || last < Self.requiredYears.upperBound {
      let range = "\(Self.requiredYears.lowerBound)...\(Self.requiredYears.upperBound)"
      diagnostics.report(
        "years \(first)...\(last) do not cover \(range)", at: SourceLocation(path: table.path))
    }
    return DeltaT(firstYear: first, values: values)
  }

  private func leapSeconds() -> LeapSeconds? {
    guard let table = reader.table(Self.leapSecondsPath, columns: ["from-day", "tai-minus-utc"]) else {
      return nil
    }
    var unique = UniqueKeys<CivilDate>()
    var steps: [LeapSeconds.Step] = []
    for record in table.records {
      guard let date = record.date("from-day", diagnostics: diagnostics),
        let value = record.integer("tai-minus-utc", in: 0...200, diagnostics: diagnostics),
        unique.insert(date, named: "day \(date)", at: record.location, diagnostics: diagnostics)
      else { continue }
      if let last = steps.last {
        if DayNumber(date) < last.firstDay {
          diagnostics.report(
            "\(date) stands after \(CivilDate(last.firstDay)); days have to be in order",
            at: record.location(of: "from-day"))
        } else if abs(value - last.taiMinusUTC) != 1 {
          diagnostics.report(
            "TAI - UTC goes from \(last.taiMinusUTC) to \(value); a leap second changes it by 1",
            at: record.location(of: "tai-minus-utc"))
        }
      } else if date.description != "1972-01-01" || value != 10 {
        diagnostics.report(
          "the first value has to be 10 s from 1972-01-01, when leap seconds began", at: record.location)
      }
      steps.append(LeapSeconds.Step(firstDay: DayNumber(date), taiMinusUTC: value))
    }
    return LeapSeconds(steps: steps)
  }
}
