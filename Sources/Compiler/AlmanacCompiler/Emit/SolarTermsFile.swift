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
        "\(example)",
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

  private var example: String {
    let term = SolarTerm.springEquinox
    let index = 24 * (2026 - firstTermYear) + term.positionInYear
    return "0° of 2026 = \(termIn2000(at: term.positionInYear)) + \(MeanYear.seconds(in: 26)) + "
      + "(\(termResidual(at: index))) s from 2000-01-01T12:00:00 TT = \(instant(of: term, year: 2026)) TT."
  }
}
