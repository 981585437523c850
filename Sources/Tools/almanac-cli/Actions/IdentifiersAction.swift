import Foundation
import WidgetFoundation

extension Action {
  /// `almanac identifiers`: the identifiers that an app and its widget extension share.
  static let identifiers = Action(
    "identifiers", "[APP]", words: AppProject.all.map(\.scheme),
    "the identifiers of the apps, and their property lists",
    details: """
      APP is the name of an app, or the scheme of its links: \(schemes). Without it, all are listed.
      --plist writes a property list for Xcode: the entitlements of the app or of the widget extension, the URL types of
      the app, or the fonts of both. It is for those who build the apps: its answer is in English in every language.
      """,
    examples: ["almanac identifiers", "almanac identifiers solverv --plist url-types"],
    options: [plist, Options.format(.text, .json)]
  ) { arguments, output in
    let format = try arguments.format()
    let kind = try arguments[plist]
    var apps = AppProject.all
    if let name = try arguments.optionalOperand() {
      apps = apps.filter { app in
        [app.scheme, app.names.name].contains { PlainName.form(of: $0) == PlainName.form(of: name) }
      }
      guard !apps.isEmpty else {
        throw UsageError(notAllowed: name, for: "APP", allowed: .words(AppProject.all.map(\.scheme)))
      }
    } else if kind != nil {
      throw UsageError("--plist") {
        $0.listed($0.needs(option: "--plist", other: "APP"), AppProject.all.map(\.scheme))
      }
    }
    guard let kind, let app = apps.first else {
      return try output.write(
        format == .json
          ? "\(apps.columnJSON)\n"
          : apps.map { TextTable(rows: $0.rows).text + "\n" }.joined(separator: "\n"))
    }
    if kind == .fonts, app.names.fonts.isEmpty {
      throw UsageError { _ in "\(app.names.name) has no fonts of its own" }
    }
    if arguments.has(Options.format()) {
      throw UsageError { _ in "a property list has a form of its own; leave out --format" }
    }
    let data = try PropertyListSerialization.data(
      fromPropertyList: app.properties(kind), format: .xml, options: 0)
    try output.write(String(decoding: data, as: UTF8.self))
  }

  private static let plist = Option("plist", oneOf: PropertyList.self, "write this property list")
  private static var schemes: String { AppProject.all.map(\.scheme).joined(separator: ", ") }
}

private enum PropertyList: String, CaseIterable {
  case entitlements
  case widgetEntitlements = "widget-entitlements"
  case urlTypes = "url-types"
  case fonts
}

extension AppProject {
  fileprivate var rows: [[String]] {
    Self.columns.map { column in
      [column.heading.snakeName.replacing("_", with: " "), column.cell(self)]
    }.filter { !$0[1].isEmpty }
  }

  /// Returns the members of a property list.
  fileprivate func properties(_ list: PropertyList) -> [String: Any] {
    switch list {
    // The entitlements of the app, and the app group.
    case .entitlements:
      Dictionary(uniqueKeysWithValues: appEntitlements.map { ($0, true as Any) })
        .merging(properties(.widgetEntitlements)) { own, _ in own }
    // Only the app group, which is the same as the app's.
    case .widgetEntitlements: ["com.apple.security.application-groups": [group]]
    // The part of the app's Info.plist that registers the scheme of its links.
    case .urlTypes:
      ["CFBundleURLTypes": [["CFBundleURLName": bundle, "CFBundleURLSchemes": [scheme]] as [String: Any]]]
    // The part of the Info.plist of the app and the extension that registers the fonts in their bundles.
    case .fonts: ["UIAppFonts": names.fonts]
    }
  }
}
