import SwiftEmitter

/// The generated file with names of stems, branches, months, days, terms, phases and weekdays.
struct NamesFile {
  private let data: SourceData

  init(_ data: SourceData) {
    self.data = data
  }

  func file() throws(EmissionError) -> GeneratedFile {
    let names = data.names
    var builder = SourceFileBuilder(
      "\(TableEmission.module)/Names.swift",
      title: "Names in \(data.languages.names(in: Languages.Folder.names.rawValue)).",
      notes: [
        data.languages.note(on: Languages.Folder.names.rawValue),
        "A name a line, in the order of its index.",
      ],
      inputs: data.digests.paths(below: ["Data/names/"] + Inputs.languages))
    let columns = NameColumns(data.languages, .names)
    builder.addNames("stemName", "A heavenly stem, 0 to 9.", names.stems, columns)
    builder.addNames("branchName", "An earthly branch, 0 to 11.", names.branches, columns)
    builder.addNames("termName", "A solar term by longitude / 15, 0 to 23.", names.solarTerms, columns)
    builder.addNames(
      "monthName", "A lunar month, 0 for month 1; Vietnamese in the traditional naming.", names.lunarMonths,
      columns,
      countedFrom: 1)
    builder.addNames(
      "dayName", "A day of a lunar month, 0 for day 1.", names.lunarDays, columns, countedFrom: 1)
    builder.addNames("weekdayName", "A day of the week, 0 for Monday, short.", names.weekdays, columns)
    builder.addNames(
      "phaseName", "A phase of the Moon by eighths of the cycle, 0 for the new moon.", names.moonPhases,
      columns)
    builder.addNames(
      "modernMonthName", in: "vi", "A lunar month in the modern Vietnamese naming, 0 for month 1.",
      names.lunarMonthsModernVi, countedFrom: 1)
    builder.add(
      ["A lunar month in the modern Vietnamese naming."],
      .accessor(Accessor(name: "modernMonthName", element: "String", tables: ["modernMonthNames_vi"])))
    return try builder.file()
  }
}
