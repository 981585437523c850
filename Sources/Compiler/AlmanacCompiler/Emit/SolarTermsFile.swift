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
        "down) + residual. One residual per line, 24 per year, from minor cold (285°) in January. Example:",
        "\(example)",
      ],
      inputs: data.inputs(below: Inputs.solarTerms + Inputs.termNames))
    builder.constant("firstTermYear", .int, firstTermYear, "The first year.")
    builder.constant("termYearCount", .int, termYearCount, "The number of years.")
    let order = SolarTerm.inYearOrder
    builder.add(
      ["Instants in 2000, in seconds of TT from J2000.0."],
      .integers(
        IntegerTable(
          "termsIn2000", .int32,
          rows: order.map {
            .init([Int64(termIn2000(at: $0.positionInYear))], comment: comment($0, 2000, data.names))
          })))
    builder.add(
      ["Residuals in seconds."],
      .integers(
        IntegerTable(
          "termResiduals", .int16,
          rows: years.flatMap { year in
            order.map { term in
              let index = 24 * (year - firstTermYear) + term.positionInYear
              return .init([Int64(termResidual(at: index))], comment: comment(term, year, data.names))
            }
          })))
    builder.accessor(
      "termIn2000", "Int32", "The instant in 2000 of the term at a position in the year.",
      tables: ["termsIn2000"])
    builder.accessor(
      "termResidual", "Int16", "The residual at 24 * (year - first year) + position in the year.",
      tables: ["termResiduals"])
    return try builder.file()
  }

  private func comment(_ term: SolarTerm, _ year: Int, _ names: Names) -> String {
    let name = names[term]
    return "\(instant(of: term, year: year)) TT · \(term.longitude)° \(name.vi), \(name.en)"
  }

  private var example: String {
    let term = SolarTerm.springEquinox
    let index = 24 * (2026 - firstTermYear) + term.positionInYear
    return "0° of 2026 = \(termIn2000(at: term.positionInYear)) + \(MeanYear.seconds(in: 26)) + "
      + "(\(termResidual(at: index))) s from 2000-01-01T12:00:00 TT = \(instant(of: term, year: 2026)) TT."
  }
}
