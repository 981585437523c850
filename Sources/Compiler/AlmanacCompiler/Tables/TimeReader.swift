import AlmanacModel
import Ephemeris
import SourceText

/// Reads Data/time: Delta T and leap seconds.
struct TimeReader {
  let reader: DataReader

  static let deltaTPath = "Data/time/delta_t.tsv"
  static let leapSecondsPath = "Data/time/leap_seconds.tsv"

  func timeScales() -> TimeScales {
    let (deltaT, years) = deltaT()
    let isComparable = reader.isRight(Self.deltaTPath)
    let (leapSeconds, steps) = leapSeconds(before: isComparable ? deltaT.firstPredictedYear : nil)
    if isComparable, reader.isRight(Self.leapSecondsPath) {
      reportMisfits(leapSeconds.steps, steps, deltaT, years)
    }
    return TimeScales(deltaT: deltaT, leapSeconds: leapSeconds)
  }

  /// The years that must have Delta T.
  ///
  /// They are the years of the ephemeris and the next one, which is needed for interpolation.
  private static let requiredYears = 1898...2102

  /// The greatest factor between the sigmas of two years; that of 1954 and 1955, where the annual values begin, is 5.2.
  private static let sigmaFactor = 10.0

  /// Reads Delta T, with the record of each value.
  private func deltaT() -> (values: DeltaT, records: [Record]) {
    let table = reader.table(
      Self.deltaTPath, columns: ["year", "delta-t", "sigma", "basis"], ages: true)
    let asOf = reader.knownAsOf[Self.deltaTPath]
    var unique = UniqueKeys<Int>()
    var first: Int?
    var last: Int?
    var values: [DeltaT.Value] = []
    var records: [Record] = []
    for record in table.records {
      let year = record.integer("year", in: 1600...2300)
      let isNew = unique.insert(year, named: "year \(year)", in: record, at: "year")
      let value = DeltaT.Value(
        seconds: record.number("delta-t", in: -100...1000), sigma: record.number("sigma", in: 0.001...100),
        basis: record.choice("basis", of: DeltaT.Basis.self))
      guard isNew else { continue }
      let isRight = !record.isBad
      if let last, year != last + 1 {
        record.report(
          year < last
            ? "year \(year) comes after \(last); years must be in order"
            : "year \(year) follows \(last): \(last + 1) is missing", at: "year")
      }
      first = first ?? year
      last = year
      guard isRight else { continue }
      if values.last?.basis == .predicted, value.basis != .predicted {
        record.report(
          "year \(year) is \(value.basis.rawValue) after a predicted year; predictions come last", at: "basis"
        )
      }
      if let before = values.last?.sigma,
        !(before / Self.sigmaFactor...before * Self.sigmaFactor).contains(value.sigma)
      {
        record.report(
          "sigma \(value.sigma) is not near \(before) of the year before: at most 10 times more or less",
          at: "sigma")
      }
      if value.basis == .measured, let asOf, DayNumber.firstOfJanuary(year) > DayNumber(asOf) {
        record.report("year \(year) cannot be measured: the newest source is of \(asOf)", at: "basis")
      }
      values.append(value)
      records.append(record)
    }
    guard let first, let last else { return (DeltaT(firstYear: 0, values: []), []) }
    // If a row is bad, the years of the values are unknown.
    if values.count == last - first + 1 { reportJumps(values, records) }
    if first > Self.requiredYears.lowerBound || last < Self.requiredYears.upperBound {
      table.report("years \(first)...\(last) do not cover \(Self.requiredYears)")
    }
    return (DeltaT(firstYear: first, values: values), records)
  }

  /// The greatest curvature of a year relative to its neighbours.
  ///
  /// The sharpest real one, of 1954, is 5.2 times that of its neighbours.
  private static let greatestBend = 6.0

  /// Reports years whose value does not fit the years around it, most likely because of a wrong digit.
  ///
  /// The second difference at a wrong value is much larger than those two years before and after it, which do
  /// not include the value.
  private func reportJumps(_ values: [DeltaT.Value], _ records: [Record]) {
    guard values.count > 6 else { return }
    let seconds = values.map(\.seconds)
    let bend = { (year: Int) in abs(seconds[year - 1] - 2 * seconds[year] + seconds[year + 1]) }
    for year in 3..<seconds.count - 3 {
      // An extra 0.05 s is allowed, because a straight curve has no curvature.
      let allowed = Self.greatestBend * (max(bend(year - 2), bend(year + 2)) + 0.05)
      guard bend(year) > allowed else { continue }
      let straight = (seconds[year - 1] + seconds[year + 1]) / 2
      records[year].report(
        "delta-t \(seconds[year]) is not between its neighbours, which suggest \(Decimals.text(straight, 2)); "
          + "at most \(Decimals.text(allowed / 2, 2)) s from that is plausible", at: "delta-t")
    }
  }

  /// The greatest number of days between the announcement of a leap second and the day after it: from July to January.
  private static let notice = 184

  /// Reads the leap seconds, with the record of each step.
  ///
  /// Leap seconds are announced half a year ahead, so none is known after the first day of the first year with a predicted
  /// Delta T.
  ///
  /// - Parameter predicted: That year; `nil` if Delta T has a mistake.
  private func leapSeconds(before predicted: Int?) -> (values: LeapSeconds, records: [Record]) {
    let table = reader.table(Self.leapSecondsPath, columns: ["from-day", "tai-minus-utc"], ages: true)
    let asOf = reader.knownAsOf[Self.leapSecondsPath]
    var unique = UniqueKeys<CivilDate>()
    var steps: [LeapSeconds.Step] = []
    var records: [Record] = []
    for record in table.records {
      let date = record.date("from-day")
      let value = record.integer("tai-minus-utc", in: 0...200)
      guard unique.insert(date, named: "day \(date)", in: record) else { continue }
      if (date.month, date.day) != (1, 1), (date.month, date.day) != (7, 1) {
        record.report(
          "\(date) is not the day after the end of June or December, when leap seconds are inserted",
          at: "from-day")
      }
      if let asOf, DayNumber(date) > DayNumber(asOf).later(by: Self.notice) {
        record.report(
          "no leap second is known for \(date): the newest source is of \(asOf), and they are announced half a year ahead",
          at: "from-day")
      }
      if let predicted, (date.year, date.month, date.day) > (predicted, 1, 1) {
        record.report(
          "no leap second can be announced for \(date): Delta T is measured to \(predicted - 1) only",
          at: "from-day")
      }
      if let last = steps.last {
        if DayNumber(date) < last.firstDay {
          record.report(
            "\(date) comes after \(CivilDate(last.firstDay)); days must be in order", at: "from-day")
        } else if abs(value - last.taiMinusUTC) != 1 {
          record.report(
            "TAI - UTC goes from \(last.taiMinusUTC) to \(value); a leap second changes it by 1",
            at: "tai-minus-utc")
        }
      } else if date.description != "1972-01-01" || value != 10 {
        record.report("the first value must be 10 s from 1972-01-01, when leap seconds began")
      }
      steps.append(LeapSeconds.Step(firstDay: DayNumber(date), taiMinusUTC: value))
      records.append(record)
    }
    return (LeapSeconds(steps: steps), records)
  }

  /// The greatest difference of UT1 from UTC, in seconds, which leap seconds keep (Recommendation ITU-R TF.460-6).
  private static let greatestUT1MinusUTC = 0.9

  /// Reports values of TAI - UTC that do not fit the measured Delta T: most likely a leap second is missing or too many.
  ///
  /// On 1 January of a year, UT1 - UTC = 32.184 s + (TAI - UTC) - Delta T. Each value is reported once.
  private func reportMisfits(
    _ steps: [LeapSeconds.Step], _ records: [Record], _ deltaT: DeltaT, _ years: [Record]
  ) {
    var reported: Set<Int> = []
    for (index, (value, row)) in zip(deltaT.values, years).enumerated() where value.basis == .measured {
      let year = deltaT.firstYear + index
      let day = DayNumber.firstOfJanuary(year)
      guard let step = steps.lastIndex(where: { $0.firstDay <= day }), !reported.contains(step) else {
        continue
      }
      let difference = steps[step].ttMinusUTC - value.seconds
      guard abs(difference) > Self.greatestUT1MinusUTC else { continue }
      reported.insert(step)
      records[step].report(
        "on \(year)-01-01 UT1 - UTC would be \(Decimals.text(difference, 2)) s, by Delta T of that day; leap seconds keep it "
          + "within \(Self.greatestUT1MinusUTC) s: a leap second is missing or surplus by then",
        at: "tai-minus-utc",
        notes: [.init(location: row.location, message: "Delta T of \(year) is here")])
    }
  }
}

/// A cited decision about an instant that is very close to half a second.
///
/// Mathematical libraries could round such an instant differently.
package enum RoundingDecision {
  package static let path = "Data/astronomy/rounding.tsv"

  private enum Event: String, CaseIterable {
    case solarTerm = "solar-term"
    case moonPhase = "moon-phase"
  }

  /// Returns the whole second to which each listed event is rounded.
  static func read(_ reader: DataReader) -> [SkyEvent: Int64] {
    let table = reader.table(path, columns: ["event", "key", "seconds", "source"], mayBeEmpty: true)
    var decisions: [SkyEvent: Int64] = [:]
    var unique = UniqueKeys<SkyEvent>()
    for record in table.records {
      let event = record.choice("event", of: Event.self)
      guard !record.isBad, let key = key(event, record) else { continue }
      let seconds = record.integer("seconds", in: -4_000_000_000...4_000_000_000)
      _ = record.text("source")
      if unique.insert(key, named: "event", in: record) { decisions[key] = Int64(seconds) }
    }
    return decisions
  }

  /// Returns the event of a key such as `2026/270`; `nil` after a report.
  private static func key(_ event: Event, _ record: Record) -> SkyEvent? {
    let (years, lunations) = (SkyRange.storedYears, SkyRange.storedLunations)
    let parts = record["key"].split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    let (number, angle) = parts.count == 2 ? (parts[0] ?? .min, parts[1]) : (.min, nil)
    let expected: String
    switch event {
    case .solarTerm:
      let term = SolarTerm.allCases.first { $0.longitude == angle }
      if let term, years.contains(number) { return .solarTerm(term, year: number) }
      expected = "year/longitude, years \(years.lowerBound) to \(years.upperBound), longitudes 0, 15 to 345"
    case .moonPhase:
      let phase = MoonPhase.allCases.first { $0.elongation == angle }
      if let phase, lunations.contains(number) { return .moonPhase(phase, lunation: number) }
      expected =
        "lunation/elongation, lunations \(lunations.lowerBound) to \(lunations.upperBound), elongations 0, 90, 180, 270"
    }
    record.report("key '\(record["key"])' is not \(expected)", at: "key")
    return nil
  }
}
