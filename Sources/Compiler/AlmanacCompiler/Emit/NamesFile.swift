import SwiftEmitter

/// A numbered list of names in several languages: a list for each language and a function in Swift, and a fact for each name.
struct NameList {
  /// The thing that is named, as a word of code: `stem`, of whose names the function is `stemName`.
  let name: String
  let documentation: String
  let names: [Names.Name]
  /// The number of the first name.
  var first = 0
}

extension SourceData {
  /// The lists of Data/names, but for the modern months of Vietnamese.
  var calendarNames: [NameList] {
    [
      NameList(name: "stem", documentation: "The name of a heavenly stem, 0 to 9.", names: names.stems),
      NameList(
        name: "branch", documentation: "The name of an earthly branch, 0 to 11.", names: names.branches),
      NameList(
        name: "term", documentation: "The name of a solar term, by longitude / 15: 0 to 23.",
        names: names.solarTerms),
      NameList(
        name: "month",
        documentation: "The name of a lunar month, 0 for month 1; in Vietnamese the traditional name.",
        names: names.lunarMonths, first: 1),
      NameList(
        name: "day", documentation: "The name of a day of a lunar month, 0 for day 1.",
        names: names.lunarDays,
        first: 1),
      NameList(
        name: "weekday", documentation: "The short name of a day of the week, 0 for Monday.",
        names: names.weekdays),
      NameList(
        name: "phase",
        documentation: "The name of a phase of the Moon, by eighths of the cycle: 0 for the new moon.",
        names: names.moonPhases),
    ]
  }

  /// The lists of Data/almanac-day.
  var dayNames: [NameList] {
    let day = dayAlmanac
    return [
      NameList(name: "element", documentation: "The name of an element, 0 to 4.", names: day.elements),
      NameList(
        name: "direction", documentation: "The name of a direction, 0 to 7, clockwise from north.",
        names: day.directions),
      NameList(
        name: "vietnameseAnimal", documentation: "The Vietnamese animal of an earthly branch, 0 to 11.",
        names: day.branches.map(\.vietnameseAnimal)),
      NameList(
        name: "chineseAnimal", documentation: "The Chinese animal of an earthly branch, 0 to 11.",
        names: day.branches.map(\.chineseAnimal)),
      NameList(
        name: "nayin",
        documentation: "The name of a sound (nayin), 0 to 29: the number in the cycle of sixty / 2.",
        names: day.nayins.map(\.name)),
      NameList(
        name: "spirit", documentation: "The name of a spirit, 0 to 11.", names: day.spirits.map(\.name)),
      NameList(name: "officer", documentation: "The name of a day officer, 0 to 11.", names: day.officers),
      NameList(name: "mansion", documentation: "The name of a mansion, 0 to 27.", names: day.mansions),
    ]
  }

  /// The generated file with names of stems, branches, months, days, terms, phases and weekdays.
  func namesFile() throws(EmissionError) -> GeneratedFile {
    var builder = SourceFileBuilder(
      "AlmanacTables/Names.swift",
      title: "Names in \(languages.names(in: Languages.Folder.names.rawValue)).",
      notes: [
        languages.note(on: Languages.Folder.names.rawValue),
        "One name per line, in the order of the index.",
      ],
      inputs: inputs(below: ["Data/names/"] + Inputs.languages))
    let columns = NameColumns(languages, .names)
    for list in calendarNames { builder.addNames(list, columns) }
    builder.addNames(
      "modernMonth", in: "vi", "The modern Vietnamese name of a lunar month, 0 for month 1.",
      names.lunarMonthsModernVi, countedFrom: 1)
    builder.accessor(
      "modernMonthName", "String", "The modern Vietnamese name of a lunar month.",
      tables: ["modernMonthNames_vi"])
    return try builder.file()
  }
}

/// The columns of names in the tables of a folder, and the column that each language uses.
struct NameColumns {
  /// The codes of the languages that have a column.
  let codes: [String]
  /// For each language, in the order of the tables, the code of the language whose names it uses.
  let sources: [String]

  init(_ languages: Languages, _ folder: Languages.Folder) {
    codes = languages.columns(in: folder)
    sources = languages.all.map { languages.source(of: $0, in: folder.rawValue).code }
  }
}

extension SourceFileBuilder {
  /// Adds a list of names for each language, and the function that reads them.
  mutating func addNames(_ list: NameList, _ columns: NameColumns) {
    for language in columns.codes {
      addNames(
        list.name, in: language, list.documentation, list.names.map { $0[language] }, countedFrom: list.first)
    }
    accessor(
      "\(list.name)Name", "String", list.documentation, selection: .parameter("language"),
      tables: columns.sources.map { "\(list.name)Names_\($0)" })
  }

  /// Adds the list of one language.
  ///
  /// Comments number the names: the first of `stemNames_vi` is "stem 0".
  mutating func addNames(
    _ name: String, in language: String, _ documentation: String, _ values: [String],
    countedFrom first: Int = 0
  ) {
    let comments = values.indices.map { "\(Words.of(name)) \(first + $0)" }
    add(
      [documentation],
      .strings("\(name)Names_\(language)", values, comments: comments))
  }
}
