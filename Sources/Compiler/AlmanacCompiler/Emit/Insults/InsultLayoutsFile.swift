import AlmanacModel
import SwiftEmitter

extension SourceData {
  /// Generated/InsultWidgetTables/Layouts.swift: the type sizes of insults.
  func insultLayoutsFile() throws(EmissionError) -> GeneratedFile {
    var builder = SourceFileBuilder(
      "InsultWidgetTables/Layouts.swift", title: "The type sizes of insults, by widget family.",
      notes: [
        "Inset, reserved height, type size and spacing are in points; the width of a character (advance) and the height of a line",
        "(leading) are in thousandths of the type size.",
      ],
      inputs: digests.paths(below: InsultReader.inputs("layouts")))
    builder.add(.insultLayouts, of: self)
    return try builder.file()
  }
}
