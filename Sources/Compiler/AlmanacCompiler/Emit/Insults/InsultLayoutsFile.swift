import SwiftEmitter

/// Generated/InsultWidgetTables/Layouts.swift: in which sizes insults are set.
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
        "Eight numbers a size: family (0 small, 1 medium, 2 large, 3 rectangular, 4 inline), inset, reserved height, size of",
        "type and spacing in points, lines, and width of a character and height of a line in thousandths of the size.",
      ],
      inputs: data.digests.inputs(below: InsultReader.inputs("layouts")))
    let rows = layouts.map { layout in
      let family = InsultLayout.Family.allCases.firstIndex(of: layout.family) ?? 0
      let numbers = [
        family, layout.inset, layout.reserved, layout.size, layout.spacing, layout.lines, layout.advance,
        layout.leading,
      ]
      return IntegerTable.Row(
        numbers.map(Int64.init),
        comment:
          "\(layout.family.rawValue) \(layout.size) pt · in \(layout.width) by \(layout.height) points "
          + "\(layout.lineCount) lines of \(layout.charactersPerLine) characters")
    }
    builder.add(
      ["The sizes, those of a family from the largest down."],
      .integers(IntegerTable(name: "layouts", type: .int32, rows: rows)))
    builder.add(
      ["A number of a size, at 8 * layout + field."],
      .accessor(Accessor(name: "layoutNumber", element: "Int32", tables: ["layouts"])))
    builder.add(
      ["How many sizes there are."],
      .constant(Constant(name: "layoutCount", type: .int, value: Int64(layouts.count))))
    return try builder.file()
  }
}
