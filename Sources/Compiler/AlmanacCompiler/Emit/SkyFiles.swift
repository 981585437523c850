import AlmanacModel
import SwiftEmitter

extension EncodedSky {
  /// The generated file with the instants of the solar terms.
  func solarTermsFile(_ data: SourceData) throws(EmissionError) -> GeneratedFile {
    let years = termYears
    var builder = SourceFileBuilder(
      "AlmanacTables/SolarTerms.swift",
      title:
        "Instants of the 24 solar terms, \(years.lowerBound)-\(years.upperBound - 1), in whole seconds of TT.",
      notes: [
        "instant = instant of the term in 2000 + mean years since 2000 (365.24219 days each, whole seconds, rounded",
        "down) + residual. One year per line, from minor cold (285°) in January. Example:",
        "\(termExample)",
      ],
      inputs: data.inputs(below: Inputs.solarTerms))
    builder.constant("firstTermYear", .int, firstTermYear, "The first year.")
    builder.constant("termYearCount", .int, termYearCount, "The number of years.")
    let order = SolarTerm.inYearOrder
    builder.add(
      ["Instants in 2000, in seconds of TT from J2000.0."],
      .integers(
        IntegerTable(
          "termsIn2000", .int32,
          rows: [.init(order.map { Int64(termIn2000(at: $0.positionInYear)) })])))
    builder.add(
      ["Residuals in seconds."],
      .integers(
        IntegerTable(
          "termResiduals", .int16,
          rows: years.map { year in
            .init(
              order.indices.map { Int64(termResidual(at: 24 * (year - firstTermYear) + $0)) },
              comment: "\(year)")
          })))
    builder.accessor(
      "termIn2000", "Int32", "The instant in 2000 of the term at a position in the year.",
      tables: ["termsIn2000"])
    builder.accessor(
      "termResidual", "Int16", "The residual at 24 * (year - first year) + position in the year.",
      tables: ["termResiduals"])
    return try builder.file()
  }

  /// The generated file with the instants of the pentads.
  func pentadsFile(_ data: SourceData) throws(EmissionError) -> GeneratedFile {
    let years = termYears
    var builder = SourceFileBuilder(
      "AlmanacTables/Pentads.swift",
      title: "Instants of the pentads between the solar terms, 1899-2101, from the term on.",
      notes: [
        "instant = instant of the term + \(Pentad.meanSeconds) s, or twice as much for the third pentad + residual. One year per line,",
        "from minor cold (285°) in January.",
      ],
      inputs: data.inputs(below: Inputs.solarTerms))
    let tables = SkyEvent.laterPentads.map { ("pentadResiduals\($0)", $0) }
    for (name, position) in tables {
      let rows = years.map { year in
        IntegerTable.Row(
          (0..<24).map { Int64(pentadResidual(position, at: 24 * (year - firstTermYear) + $0)) },
          comment: "\(year)")
      }
      builder.add(
        ["Residuals in seconds of the pentads at position \(position) of their terms."],
        .integers(IntegerTable(name, .int16, rows: rows)))
    }
    builder.accessor(
      "pentadResidual", "Int16",
      "The residual of the second (table 0) or third pentad (table 1) of a term, at 24 * (year - first year) + position of the term.",
      selection: .parameter("table"), tables: tables.map(\.0))
    return try builder.file()
  }

  private var termExample: String {
    let term = SolarTerm.springEquinox
    let index = 24 * (2026 - firstTermYear) + term.positionInYear
    return "0° of 2026 = \(termIn2000(at: term.positionInYear)) + \(MeanYear.seconds(in: 26)) + "
      + "(\(termResidual(at: index))) s from 2000-01-01T12:00:00 TT = \(instant(of: term, year: 2026)) TT."
  }
}

extension EncodedSky {
  /// The number of index bits within a table; tables have 2^12 elements.
  ///
  /// This is below the limit of the printer, and a multiple of the four elements of a lunation.
  private static let lowBits = 12

  /// The generated file with the instants of the Moon's phases.
  func moonPhasesFile(_ data: SourceData) throws(EmissionError) -> GeneratedFile {
    let first = CivilDate(day(of: lunations.lowerBound))
    let last = CivilDate(day(of: lunations.upperBound - 1))
    var builder = SourceFileBuilder(
      "AlmanacTables/MoonPhases.swift",
      title:
        "Instants of the four phases of the Moon, new moons of \(first) to \(last), in whole seconds of TT.",
      notes: [
        "instant = mean phase + residual; mean phase = \(MeanLunation.newMoonOfLunation0) s from 2000-01-01T12:00:00 TT"
          + " + quarters of a mean",
        "lunation of \(MeanLunation.milliseconds) ms, rounded down. One lunation per line: new moon, first quarter, full moon,",
        "last quarter. Lunation 0 began on 2000-01-06. Example:",
        "\(phaseExample)",
      ],
      inputs: data.inputs(below: Inputs.moonPhases))
    builder.constant("firstLunation", .int, firstLunation, "The first lunation.")
    builder.constant("lunationCount", .int, lunationCount, "The number of lunations.")
    let perTable = (1 << Self.lowBits) / MoonPhase.allCases.count
    let starts = stride(from: lunations.lowerBound, to: lunations.upperBound, by: perTable)
    var names: [String] = []
    for start in starts {
      let piece = start..<min(start + perTable, lunations.upperBound)
      let name = "phaseResiduals\(names.count)"
      names.append(name)
      builder.add(
        ["Residuals in seconds, lunations \(piece.lowerBound) to \(piece.upperBound - 1)."],
        .integers(IntegerTable(name, .int32, rows: piece.map(row))))
    }
    builder.accessor(
      "phaseResidual", "Int32", "The residual at 4 * (lunation - first lunation) + phase.",
      selection: .piece(lowBits: Self.lowBits), tables: names)
    return try builder.file()
  }

  private func row(_ lunation: Int) -> IntegerTable.Row {
    .init(MoonPhase.allCases.map { residual($0, lunation) }, comment: "\(lunation)")
  }

  private func residual(_ phase: MoonPhase, _ lunation: Int) -> Int64 {
    Int64(phaseResidual(at: 4 * (lunation - firstLunation) + phase.rawValue))
  }

  private func day(of lunation: Int) -> DayNumber {
    ClockTime(secondsSince1970: instant(of: .newMoon, lunation: lunation).clockSecondsSince1970).day
  }

  private var phaseExample: String {
    let lunation = 323
    return "new moon of lunation \(lunation) = \(MeanLunation.seconds(.newMoon, lunation: lunation)) + "
      + "(\(residual(.newMoon, lunation))) s = \(instant(of: .newMoon, lunation: lunation)) TT."
  }
}

extension EncodedTimeScales {
  /// The generated file with Delta T and leap seconds.
  func timeScalesFile(_ data: SourceData) throws(EmissionError) -> GeneratedFile {
    var builder = SourceFileBuilder(
      "AlmanacTables/TimeScales.swift",
      title: "Delta T and leap seconds: how far TT is ahead of UT1 and UTC.",
      notes: [
        "Before 1972-01-01, TT - UTC is Delta T (UTC means UT1); later it is 32.184 s + (TAI - UTC), also after the last",
        "row. Delta T is linear from one 1 January to the next. Example: 699984 means 69.9984 s.",
      ],
      inputs: data.inputs(below: [TimeReader.deltaTPath, TimeReader.leapSecondsPath]))
    builder.constant("firstDeltaTYear", .int, firstDeltaTYear, "The first year of Delta T.")
    builder.constant("deltaTCount", .int, deltaTCount, "The number of years of Delta T.")
    builder.add(
      ["Delta T = TT - UT1 at 0h on 1 January, in units of 0.1 ms."],
      .integers(IntegerTable("deltaTs", .int32, rows: deltaTRows)))
    builder.constant(
      "firstPredictedIndex", .int, firstPredictedIndex,
      "Index of the first year whose Delta T is a prediction.")
    builder.add(
      [
        "How much smaller and larger than the value used TT - UTC may be, in units of 0.1 ms: 2 sigma of Delta T before 1972;",
        "0 while leap seconds are announced; later, the leap seconds that keep UTC within 0.9 s of UT1 where Delta T is 2 sigma",
        "off, and at least what the polynomial of Espenak and Meeus 2006 is larger.",
      ],
      .integers(IntegerTable("slacks", .int32, rows: slackRows)))
    builder.accessor(
      "slackBelow", "Int32", "How much smaller TT - UTC may be in a year.", tables: ["slacks"], stride: 2)
    builder.accessor(
      "slackAbove", "Int32", "How much larger TT - UTC may be in a year.", tables: ["slacks"], stride: 2,
      offset: 1)
    builder.constant("leapSecondCount", .int, leapSecondCount, "The number of values of TAI - UTC.")
    builder.add(
      ["First UTC day (rata die: 1 is 0001-01-01) and TAI - UTC in seconds."],
      .integers(IntegerTable("leapSeconds", .int32, rows: leapSecondRows)))
    builder.accessor("deltaT", "Int32", "Delta T of a year.", tables: ["deltaTs"])
    builder.accessor(
      "leapSecondDay", "Int32", "The first day with a value of TAI - UTC.", tables: ["leapSeconds"], stride: 2
    )
    builder.accessor(
      "taiMinusUTC", "Int32", "TAI - UTC in seconds.", tables: ["leapSeconds"], stride: 2, offset: 1)
    return try builder.file()
  }

  private var deltaTRows: [IntegerTable.Row] {
    deltaT.enumerated().map { .init([Int64($1)], comment: "\(firstDeltaTYear + $0)") }
  }

  private var slackRows: [IntegerTable.Row] {
    slack.enumerated().map {
      .init([Int64($1.less), Int64($1.more)], comment: "\(firstDeltaTYear + $0)")
    }
  }

  private var leapSecondRows: [IntegerTable.Row] {
    leapSeconds.map { step in
      let day = CivilDate(DayNumber(unchecked: step.day))
      return .init(
        [Int64(step.day), Int64(step.taiMinusUTC)],
        comment: "from \(day)")
    }
  }
}
