import SwiftEmitter

/// Generated/WidgetCoreTables/Apps.swift: the names that apps and their widget extensions share.
struct AppsFile {
  private let data: SourceData

  init(_ data: SourceData) {
    self.data = data
  }

  private static let module = "WidgetCoreTables"
  /// The name of the table of apps.
  static let table = "appRecords"

  func file() throws(EmissionError) -> GeneratedFile {
    let apps = data.apps.apps
    var builder = SourceFileBuilder(
      "\(Self.module)/Apps.swift",
      title: "The apps, and the names that each shares with its widget extension.",
      notes: [], inputs: data.digests.paths(below: ["apps", "parts"].map(AppReader.path)))
    builder.add(
      ["The apps."],
      .records(RecordTable(name: Self.table, type: "AppRecord", rows: apps.map(Self.row))))
    for (index, app) in apps.enumerated() {
      builder.add(
        ["The index of \(app["name"])."],
        .constant(Constant(name: "app_\(app.id)", type: .uint8, value: Int64(index))))
    }
    return try builder.file()
  }

  private static func row(_ app: AppData.App) -> RecordTable.Row {
    func list(_ label: String, _ part: AppData.Part) -> RecordTable.Field? {
      .init(label, app.parts[part].map(RecordTable.Value.forms))
    }
    return RecordTable.Row([
      .init("id", .text(app.id)), .init("name", .text(app["name"])), .init("bundle", .text(app["bundle"])),
      .init("widgetBundle", .text(app["widget-bundle"])), .init("group", .text(app["group"])),
      .init("scheme", .text(app["scheme"])), list("kinds", .kind), list("settingKeys", .setting),
      list("documents", .document), list("fonts", .font), list("appEntitlements", .entitlement),
    ])
  }
}
