import AlmanacReportsTables
import DomainRecords
package import WidgetCore

/// An app of `Apps/` with the identifiers of its project.
///
/// They come from `Data/apps`, as do the entitlements and property lists of the project. No library contains
/// them, because a widget uses the links and data of the app around it.
package struct AppProject: ColumnRecord {
  /// The names that the app stores.
  package let names: AppIdentifiers
  /// The bundle identifier of the app.
  package let bundle: String
  /// The bundle identifier of the widget extension; it begins with the app's.
  package let widgetBundle: String
  /// The app group through which the app and the extension share files and settings.
  package let group: String
  /// The scheme of the app's links.
  package let scheme: String
  /// The entitlements besides the group that the app needs, each with the value true; the extension needs none of them.
  package let appEntitlements: [String]

  private init(_ record: AppProjectRecord, _ names: AppIdentifiers) {
    self.names = names
    bundle = record.bundle.text
    widgetBundle = record.widgetBundle.text
    group = record.group.text
    scheme = record.scheme.text
    appEntitlements = record.appEntitlements.map { $0.text }
  }

  package static let declaration = (
    name: "AppIdentifiers",
    help:
      "The identifiers that an app and its widget extension share: `almanac identifiers` gives an array of them."
  )
  package static let columns: [Column<AppProject>] = [
    Column("name") { $0.names.name }, Column("bundle") { $0.bundle },
    Column("widgetBundle") { $0.widgetBundle }, Column("group") { $0.group }, Column("scheme") { $0.scheme },
    list("kinds") { $0.names.kinds }, list("settingKeys") { $0.names.settingKeys },
    list("documents") { $0.names.documents }, list("fonts") { $0.names.fonts },
    list("appEntitlements") { $0.appEntitlements },
  ]

  private static func list(
    _ name: String, _ values: @escaping @Sendable (AppProject) -> [String]
  ) -> Column<AppProject> {
    Column(name, cell: { values($0).joined(separator: ", ") }, value: values)
  }

  /// All apps.
  package static let all = zip(appProjects, AppIdentifiers.all).map { AppProject($0, $1) }

  /// Returns the scheme of the app whose widgets are of a kind.
  package static func scheme(ofKind kind: String) -> String? {
    all.first { app in app.names.kinds.contains { $0 == kind } }?.scheme
  }
}
