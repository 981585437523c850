import AlmanacModel
import SwiftEmitter

extension SourceData {
  /// Generated/InsultWidgetTables/Layouts.swift: the type sizes of insults.
  func insultLayoutsFile() throws(EmissionError) -> GeneratedFile {
    let layouts = insults.layouts
    var builder = SourceFileBuilder(
      "InsultWidgetTables/Layouts.swift", title: "The type sizes of insults, by widget family.",
      notes: [
        "Inset, reserved height, type size and spacing are in points; the width of a character (advance) and the height of a line",
        "(leading) are in thousandths of the type size.",
      ],
      inputs: digests.paths(below: InsultReader.inputs("layouts")))
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
      ["The sizes; those of a family are in decreasing order."],
      .records(RecordTable(name: "layouts", type: "InsultLayoutRecord", rows: rows)))
    return try builder.file()
  }
}
