import AlmanacModel

/// The data of Data/apps: the apps and the facts of their projects.
package struct AppData: Sendable {
  /// A kind of name that an app and its widget extension share; the raw values are the words of `parts.tsv`.
  package enum Part: String, CaseIterable, Sendable {
    case kind
    case setting
    case document
    case font
    case entitlement

    /// Whether each project decides if it includes the part.
    var isForProject: Bool { self == .font || self == .entitlement }
  }

  package struct App: Sendable {
    /// The row of `apps.tsv` by its columns, which are also placeholders of Apps/Template.
    package var row: [String: String] = [:]
    /// All shared names of each kind, in the order of `parts.tsv`.
    package var parts: [Part: [String]] = [:]
    /// The shared names that the project includes.
    package var carried: [Part: [String]] = [:]
    /// The texts that the system shows when the app asks for access to something, by their keys in the Info.plist.
    package var usageTexts: [(key: String, texts: Names.Name)] = []
    package var intentTexts: [Names.Name] = []
    /// The phrases by which people ask for an intent, by the name of its type.
    package var phrases: [String: [Names.Name]] = [:]

    /// The value of a column of `apps.tsv`.
    package subscript(column: String) -> String { row[column, default: ""] }

    /// The name in code.
    package var id: String { self["id"] }
    /// The folder below Apps/, which is also the name of project, scheme and app.
    package var folder: String { self["folder"] }
    /// The modules of the app's widgets: its own, or those of other apps in an example.
    package var modules: [String] { [self["module"], self["other-module"]].filter { !$0.isEmpty } }
    /// Whether the app has names of its own, and not only widgets of others.
    package var hasNames: Bool { parts[.kind] != nil }
  }

  /// Adds names that users can choose in a widget's settings to the intent texts of its app.
  mutating func offer(_ names: [NameRecord], inSettingsOf module: String) {
    for index in apps.indices where apps[index].modules.contains(module) {
      apps[index].intentTexts += names.map { name in
        Names.Name(name.texts.map(\.language), name.texts.map(\.forms.longest))
      }
    }
  }

  /// The oldest supported version of iOS: "17.0".
  package var minimumIOS: String
  package var apps: [App]
  /// The apps that have names of their own.
  var appsWithNames: [App] { apps.filter(\.hasNames) }
}
