import SwiftEmitter

extension SourceData {
  /// The generated file with names of stems, branches, months, days, terms, phases and weekdays.
  func namesFile() throws(EmissionError) -> GeneratedFile {
    let names = self.names
    var builder = SourceFileBuilder(
      "AlmanacTables/Names.swift",
      title: "Names in \(languages.names(in: Languages.Folder.names.rawValue)).",
      notes: [
        languages.note(on: Languages.Folder.names.rawValue),
        "One name per line, in the order of the index.",
      ],
      inputs: digests.paths(below: ["Data/names/"] + Inputs.languages))
    let columns = NameColumns(languages, .names)
    builder.addNames("stemName", "The name of a heavenly stem, 0 to 9.", names.stems, columns)
    builder.addNames("branchName", "The name of an earthly branch, 0 to 11.", names.branches, columns)
    builder.addNames(
      "termName", "The name of a solar term, by longitude / 15: 0 to 23.", names.solarTerms, columns)
    builder.addNames(
      "monthName", "The name of a lunar month, 0 for month 1; in Vietnamese the traditional name.",
      names.lunarMonths,
      columns,
      countedFrom: 1)
    builder.addNames(
      "dayName", "The name of a day of a lunar month, 0 for day 1.", names.lunarDays, columns, countedFrom: 1)
    builder.addNames(
      "weekdayName", "The short name of a day of the week, 0 for Monday.", names.weekdays, columns)
    builder.addNames(
      "phaseName", "The name of a phase of the Moon, by eighths of the cycle: 0 for the new moon.",
      names.moonPhases,
      columns)
    builder.addNames(
      "modernMonthName", in: "vi", "The modern Vietnamese name of a lunar month, 0 for month 1.",
      names.lunarMonthsModernVi, countedFrom: 1)
    builder.accessor(
      "modernMonthName", "String", "The modern Vietnamese name of a lunar month.",
      tables: ["modernMonthNames_vi"])
    return try builder.file()
  }
}
