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
