import AlmanacModel
import SwiftEmitter

extension EncodedSky {
  /// The number of index bits within a table; tables have 2^12 elements.
  ///
  /// This is less than the limit of the printer, and four elements make a lunation.
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
        "\(example)",
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

  private var example: String {
    let lunation = 323
    return "new moon of lunation \(lunation) = \(MeanLunation.seconds(.newMoon, lunation: lunation)) + "
      + "(\(residual(.newMoon, lunation))) s = \(instant(of: .newMoon, lunation: lunation)) TT."
  }
}
