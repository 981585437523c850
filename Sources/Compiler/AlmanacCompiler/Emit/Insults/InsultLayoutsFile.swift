import AlmanacModel
import SwiftEmitter

/// Generated/InsultWidgetTables/Layouts.swift: the type sizes of insults.
struct InsultLayoutsFile {
  private let data: SourceData

  init(_ data: SourceData) {
    self.data = data
  }

  func file() throws(EmissionError) -> GeneratedFile {
    let layouts = data.insults.layouts
    var builder = SourceFileBuilder(
      "InsultWidgetTables/Layouts.swift", title: "In which sizes insults are set, by family.",
      notes: [
        "Inset, reserved height, size of type and spacing in points, width of a character (advance) and height of a line",
        "(leading) in thousandths of the size.",
      ],
      inputs: data.digests.paths(below: InsultReader.inputs("layouts")))
    let rows = layouts.map { layout in
      let record = layout.record
      let numbers = [
        ("inset", record.inset), ("reserved", record.reserved), ("size", record.size),
        ("spacing", record.spacing), ("lines", record.lines), ("advance", record.advance),
        ("leading", record.leading),
      ]
      return RecordTable.Row(
        [.init("family", .enumCase(record.family.rawValue))] + numbers.map { .init($0, .integer($1)) },
        comment:
          "in \(layout.width) by \(layout.height) points "
          + "\(layout.lineCount) lines of \(layout.charactersPerLine) characters")
    }
    builder.add(
      ["The sizes, those of a family from the largest down."],
      .records(RecordTable(name: "layouts", type: "InsultLayoutRecord", rows: rows)))
    return try builder.file()
  }
}
