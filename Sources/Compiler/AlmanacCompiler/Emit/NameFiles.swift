import AlmanacModel
import SwiftEmitter

/// A numbered list of names in several languages: a list for each language and a function in Swift, and a fact for each name.
struct NameList {
  /// The noun in code: `stem`; the function of its names is then `stemName`.
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
    for column in languages.pentadColumns {
      builder.addNames(
        "pentad", in: column,
        "The name of a pentad in the list of a country, or of China in a script, 0 to 71.",
        names.pentads.map { $0[column] }, countedFrom: 1)
    }
    builder.accessor(
      "pentadName", "String", "The name of a pentad in a list.", selection: .parameter("list"),
      tables: PentadNames.allCases.map { "pentadNames_\($0)" })
    let scripts = languages.pentadScripts
    builder.accessor(
      "chinesePentadName", "String",
      "The name of a pentad in the list of China, in the characters of a language.",
      selection: .parameter("language"),
      tables: languages.codes.map { "pentadNames_\(scripts.contains($0) ? $0 : "\(PentadNames.china)")" })
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

extension SourceData {
  /// Generated/DayAlmanacTables/Days.swift: names and attributes of a day's almanac.
  func dayAlmanacFile() throws(EmissionError) -> GeneratedFile {
    let day = dayAlmanac
    var builder = SourceFileBuilder(
      "DayAlmanacTables/Days.swift",
      title:
        "Names and attributes of a day, in \(languages.names(in: Languages.Folder.almanacDay.rawValue)).",
      notes: [
        languages.note(on: Languages.Folder.almanacDay.rawValue),
        "One name per line, in the order of the index; the numbers of a table are in one line.",
        "Elements: 0 wood, 1 fire, 2 earth, 3 metal, 4 water. Directions: 0 north, then clockwise by 45 degrees.",
      ],
      inputs: inputs(
        below: DayAlmanacReader.tables.map { "\(DayAlmanacReader.folder)/\($0)." } + Inputs.languages))
    let columns = NameColumns(languages, .almanacDay)
    for list in dayNames { builder.addNames(list, columns) }

    for (name, documentation, values) in [
      ("stemElement", "The element of a stem.", day.stems.map(\.element)),
      (
        "joyDirection", "The direction of the spirit of joy by the stem of the day.",
        day.stems.map(\.joyDirection)
      ),
      ("branchElement", "The element of a branch.", day.branches.map(\.element)),
      ("nayinElement", "The element of a sound.", day.nayins.map(\.element)),
      (
        "spiritPath", "1 for a spirit of the yellow path, 0 for one of the black path.",
        day.spirits.map { $0.path == .yellow ? 1 : 0 }
      ),
      (
        "spiritGrade", "2 for a good spirit, 1 for an ordinary one, 0 for a bad one.",
        day.spirits.map { $0.grade == .good ? 2 : $0.grade == .ordinary ? 1 : 0 }
      ),
    ] {
      builder.add(
        [documentation], .integers(IntegerTable("\(name)s", .uint8, rows: [.init(values.map { Int64($0) })])))
      builder.accessor(name, "UInt8", documentation, tables: ["\(name)s"])
    }
    return try builder.file()
  }
}

extension SourceData {
  /// Generated/AlmanacTables/Languages.swift: the languages with their facts.
  func languagesFile() throws(EmissionError) -> GeneratedFile {
    let languages = self.languages.all
    var builder = SourceFileBuilder(
      "AlmanacTables/Languages.swift", title: "The languages of names and texts.",
      notes: ["In all tables, the number of a language is its index here."],
      inputs: inputs(below: Inputs.languages))
    builder.add(.languages, of: self)
    for (index, language) in languages.enumerated() {
      builder.constant("language_\(language.code)", .uint8, index, "The index of \(language.name).")
    }
    return try builder.file()
  }
}

extension RecordTable.Value {
  /// Returns the value of a name in several languages.
  static func texts(_ name: NameRecord) -> RecordTable.Value {
    .texts(
      name.texts.map { language, forms in
        RecordTable.Field(language, forms.shorter.isEmpty ? .text(forms.longest) : .forms(forms.all))
      })
  }
}

extension StringCatalogue {
  /// Generated/`<Module>`Tables/Strings.swift: the texts of a module in its languages.
  func stringsFile(_ data: SourceData) throws(EmissionError) -> GeneratedFile {
    var builder = SourceFileBuilder(
      "\(module)Tables/Strings.swift",
      title: "The texts of \(module) in \(data.languages.names(in: module)).",
      notes: [
        data.languages.note(on: module), "One text per line, with its key and language.",
      ],
      inputs: data.inputs(below: ["\(StringReader.folder)/\(module)."] + Inputs.languages))
    builder.add(["The texts of \(module) in a language."], .texts(functions(data)))
    return try builder.file()
  }

  /// Returns the functions that return the texts.
  func functions(_ data: SourceData) -> TextFunctions {
    let languages = data.languages.having(module).map(\.code)
    let others = data.languages.all.filter { !$0.has(module) }
    return TextFunctions(
      name: "\(module)Strings", languages: data.languages.codes,
      fallbacks: Dictionary(
        others.map { ($0.code, data.languages.source(of: $0, in: module).code) },
        uniquingKeysWith: { first, _ in first }),
      texts: texts.map { text in
        .init(
          name: text.key, parameters: text.placeholders, isCounted: text.isCounted,
          wordings: languages.compactMap { text.wordings[$0] })
      })
  }
}
