import AlmanacModel
import SwiftEmitter

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
