import Foundation
import WidgetFoundation

/// `almanac identifiers`: the identifiers that an app and its widget extension share.
struct IdentifiersAction: Action {
  static let name = "identifiers"
  static let operands = "[APP]"
  static let summary = "the identifiers of the apps, and their property lists"
  static var details: String {
    """
    APP is the scheme of an app's links: \(schemes). Without it, all are listed.
    --plist writes a property list for Xcode: the entitlements of the app or of the widget extension, the URL types of
    the app, or the fonts of both.
    """
  }
  static let examples = ["almanac identifiers", "almanac identifiers solverv --plist url-types"]
  static var operandWords: [String] { AppIdentifiers.all.map(\.scheme) }
  static let options: [CommandOption] = [.plist, .format(.text, .json)]

  fileprivate enum List: String, CaseIterable {
    case entitlements
    case widgetEntitlements = "widget-entitlements"
    case urlTypes = "url-types"
    case fonts
  }

  private let apps: [AppIdentifiers]
  private let list: (AppIdentifiers, List)?
  private let format: OutputFormat

  private static var schemes: String { AppIdentifiers.all.map(\.scheme).joined(separator: ", ") }

  init(_ arguments: Arguments) throws(UsageError) {
    format = try arguments.format(of: "identifiers")
    let kind = try arguments.choice(.plist, of: List.self)
    guard let scheme = try arguments.optionalOperand() else {
      guard kind == nil else { throw UsageError("--plist needs an app: \(Self.schemes)") }
      apps = AppIdentifiers.all
      list = nil
      return
    }
    guard let app = AppIdentifiers.all.first(where: { $0.scheme == scheme }) else {
      throw UsageError("unknown app '\(scheme)'; there are: \(Self.schemes)")
    }
    apps = [app]
    list = kind.map { (app, $0) }
    if kind == .fonts, app.fonts.isEmpty { throw UsageError("\(app.name) has no fonts of its own") }
    guard kind == nil || arguments[.format] == nil else {
      throw UsageError("a property list has a form of its own; leave out --format")
    }
  }

  func run(_ output: inout OutputStream) throws {
    if let (app, list) = list {
      let plist = try PropertyListSerialization.data(
        fromPropertyList: app.properties(list), format: .xml, options: 0)
      try output.write(String(decoding: plist, as: UTF8.self))
    } else if format == .json {
      try output.write("\(OrderedJSON.array(apps.map(Self.json)))\n")
    } else {
      let tables = apps.map { TextTable(rows: Self.rows($0)).text + "\n" }
      try output.write(tables.joined(separator: "\n"))
    }
  }

  private static func rows(_ app: AppIdentifiers) -> [[String]] {
    [
      ["name", app.name], ["bundle", app.bundle], ["widget bundle", app.widgetBundle], ["group", app.group],
      ["scheme", app.scheme], ["kinds", app.kinds.joined(separator: ", ")],
      ["setting keys", app.settingKeys.joined(separator: ", ")],
      ["documents", app.documents.joined(separator: ", ")], ["fonts", app.fonts.joined(separator: ", ")],
      ["app entitlements", app.appEntitlements.joined(separator: ", ")],
    ].filter { !$0[1].isEmpty }
  }

  private static func json(_ app: AppIdentifiers) -> OrderedJSON {
    func list(_ texts: [String]) -> OrderedJSON { .array(texts.map(OrderedJSON.text)) }
    return .object([
      ("name", .text(app.name)), ("bundle", .text(app.bundle)), ("widgetBundle", .text(app.widgetBundle)),
      ("group", .text(app.group)), ("scheme", .text(app.scheme)), ("kinds", list(app.kinds)),
      ("settingKeys", list(app.settingKeys)), ("documents", list(app.documents)),
      ("fonts", list(app.fonts)), ("appEntitlements", list(app.appEntitlements)),
    ])
  }
}

extension AppIdentifiers {
  /// Returns the members of a property list.
  fileprivate func properties(_ list: IdentifiersAction.List) -> [String: Any] {
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
    case .fonts: ["UIAppFonts": fonts]
    }
  }
}
