import SwiftEmitter

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
        "One name per line, in the order of the index.",
        "Elements: 0 wood, 1 fire, 2 earth, 3 metal, 4 water. Directions: 0 north, then clockwise by 45 degrees.",
      ],
      inputs: inputs(
        below: DayAlmanacReader.tables.map { "\(DayAlmanacReader.folder)/\($0)." } + Inputs.cycleNames
          + Inputs.languages))
    let columns = NameColumns(languages, .almanacDay)
    for list in dayNames { builder.addNames(list, columns) }

    let stems = names.stems.map(\.vi)
    let spirits = day.spirits.map { "\($0.name.vi) · \($0.name.zh)" }
    add("stemElement", "The element of a stem.", day.stems.map(\.element), stems, day.elements, to: &builder)
    add(
      "joyDirection", "The direction of the spirit of joy by the stem of the day.",
      day.stems.map(\.joyDirection), stems, day.directions, to: &builder)
    add(
      "branchElement", "The element of a branch.", day.branches.map(\.element),
      names.branches.map(\.vi), day.elements, to: &builder)
    add(
      "nayinElement", "The element of a sound.", day.nayins.map(\.element), day.nayins.map(\.name.vi),
      day.elements, to: &builder)
    addValues(
      "spiritPath", "1 for a spirit of the yellow path, 0 for one of the black path.",
      day.spirits.map { $0.path == .yellow ? 1 : 0 }, zip(spirits, day.spirits).map { "\($0) · \($1.path)" },
      to: &builder)
    addValues(
      "spiritGrade", "2 for a good spirit, 1 for an ordinary one, 0 for a bad one.",
      day.spirits.map { $0.grade == .good ? 2 : $0.grade == .ordinary ? 1 : 0 },
      zip(spirits, day.spirits).map { "\($0) · \($1.grade)" }, to: &builder)
    return try builder.file()
  }

  /// Adds a table of indices in a list of names, with the names as comments.
  private func add(
    _ name: String, _ documentation: String, _ places: [Int], _ keys: [String], _ names: [Names.Name],
    to builder: inout SourceFileBuilder
  ) {
    let comments = zip(keys, places).map { "\($0) · \(names[$1].en)" }
    addValues(name, documentation, places, comments, to: &builder)
  }

  private func addValues(
    _ name: String, _ documentation: String, _ values: [Int], _ comments: [String],
    to builder: inout SourceFileBuilder
  ) {
    let rows = zip(values, comments).map { IntegerTable.Row([Int64($0)], comment: $1) }
    builder.add([documentation], .integers(IntegerTable("\(name)s", .uint8, rows: rows)))
    builder.accessor(name, "UInt8", documentation, tables: ["\(name)s"])
  }
}
