import SwiftEmitter

extension SourceData {
  /// Generated/WidgetCoreTables/Apps.swift: the names that apps and their widget extensions share.
  func appsFile() throws(EmissionError) -> GeneratedFile {
    var builder = SourceFileBuilder(
      "WidgetCoreTables/Apps.swift",
      title: "The apps, and the names that each shares with its widget extension.",
      notes: [], inputs: inputs(below: ["apps", "parts"].map(AppReader.path)))
    builder.add(.apps, of: self)
    for (index, app) in apps.appsWithNames.enumerated() {
      builder.constant("app_\(app.id)", .uint8, index, "The index of \(app["name"]).")
    }
    return try builder.file()
  }
}
