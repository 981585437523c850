import AlmanacModel
import Ephemeris
import SourceText

/// Reads Data/time: Delta T and leap seconds.
struct TimeReader {
  private let reader: DataReader

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
      let year = record.integer("year", in: 1600...2300)
      let seconds = record.number("delta-t", in: -100...1000)
      let sigma = record.number("sigma", in: 0.001...1000)
      let basis = record.choice("basis", of: DeltaT.Basis.self)
      guard let year else { continue }
      guard unique.insert(year, named: "year \(year)", in: record, at: "year") else { continue }
      if let last, year != last + 1 {
        record.report(
          year < last
            ? "year \(year) stands after \(last); years have to be in order"
            : "year \(year) follows \(last): \(last + 1) is missing", at: "year")
      }
      first = first ?? year
      last = year
      guard let seconds, let sigma, let basis else { continue }
      if values.last?.basis == .predicted, basis != .predicted {
        record.report(
          "year \(year) is \(basis.rawValue) after a predicted year; predictions stand last", at: "basis")
      }
      values.append(DeltaT.Value(seconds: seconds, sigma: sigma, basis: basis))
    }
    guard let first, let last else { return nil }
    if first > Self.requiredYears.lowerBound || last < Self.requiredYears.upperBound {
      let range = "\(Self.requiredYears.lowerBound)...\(Self.requiredYears.upperBound)"
      table.report("years \(first)...\(last) do not cover \(range)")
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
      guard let date = record.date("from-day"), let value = record.integer("tai-minus-utc", in: 0...200),
        unique.insert(date, named: "day \(date)", in: record)
      else { continue }
      if let last = steps.last {
        if DayNumber(date) < last.firstDay {
          record.report(
            "\(date) stands after \(CivilDate(last.firstDay)); days have to be in order", at: "from-day")
        } else if abs(value - last.taiMinusUTC) != 1 {
          record.report(
            "TAI - UTC goes from \(last.taiMinusUTC) to \(value); a leap second changes it by 1",
            at: "tai-minus-utc")
        }
      } else if date.description != "1972-01-01" || value != 10 {
        record.report("the first value has to be 10 s from 1972-01-01, when leap seconds began")
      }
      steps.append(LeapSeconds.Step(firstDay: DayNumber(date), taiMinusUTC: value))
    }
    return LeapSeconds(steps: steps)
  }
}
