import AlmanacModel

/// Data/apps, read: the apps, and what their projects are made of.
package struct AppData: Sendable {
  /// Whether a project has something; the words of Data/.
  enum Answer: String, CaseIterable { case no, yes }

  /// What app and widget extension share by name; the raw values are the words of `parts.tsv`.
  package enum Part: String, CaseIterable, Sendable {
    case kind
    case setting
    case document
    case font
    case entitlement

    /// Whether the project of the app may carry it or leave it out.
    var isForProject: Bool { self == .font || self == .entitlement }
  }

  /// What the system says when an app asks for something.
  package struct UsageText: Sendable {
    /// A key of the Info.plist.
    package var key: String
    package var texts: Names.Name
  }

  /// One app.
  package struct App: Sendable {
    /// The name in code.
    package var id: String
    /// Below Apps/; the name of project, scheme and app.
    package var folder: String
    /// On the home screen.
    package var name: String
    package var bundle: String
    package var widgetBundle: String
    package var group: String
    /// Of links.
    package var scheme: String
    /// The module of its widgets.
    package var module: String
    /// What people see, such as "1.0".
    package var version: String
    package var build: Int
    /// Whether Apps/ has its Xcode project.
    package var hasProject: Bool
    /// All that is named, in the order of `parts.tsv`.
    package var parts: [Part: [String]] = [:]
    /// What of it the project carries.
    package var carried: [Part: [String]] = [:]
    package var usageTexts: [UsageText] = []
    package var intentTexts: [Names.Name] = []

    /// The product of the package that has the views of its widgets.
    package var viewsProduct: String { module + "Views" }
    /// The name of the widget extension.
    package var extensionName: String { folder + "Widgets" }
  }

  /// The library that the views of all widgets share.
  static let sharedViews = "WidgetViews"

  /// Adds names of which people choose one in the settings of a widget, to the texts of the intents of its app.
  mutating func offer(_ names: [NameRecord], inSettingsOf module: String) {
    for index in apps.indices where apps[index].module == module {
      apps[index].intentTexts += names.map { name in
        Names.Name(name.texts.map { $0.0.text }, name.texts.map { $0.1.longest })
      }
    }
  }

  /// The oldest version of iOS that the apps run on: "17.0".
  package var minimumIOS: String
  package var apps: [App]
}
