import ExpoModulesCore
import Foundation
import WidgetKit

/// An app's link to the library `WidgetBridge`, for budgets, drinks and insults: `AlmanacBridge` in the target of the app.
///
/// The library needs iOS 17 and this pod does not, so the pod cannot depend on it: Info.plist names the class.
public protocol AlmanacBridging: AnyObject {
  init(folder: URL, settings: UserDefaults)
  func answer(_ request: String) -> String
  func stored(_ name: String) throws -> String?
  func save(_ request: String) -> String
}

/// The data that an app in JavaScript shares with its widgets, and a request to draw them anew.
public final class AlmanacWidgetsModule: Module {
  private struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private static func named(_ key: String) -> String? {
    Bundle.main.object(forInfoDictionaryKey: key) as? String
  }

  /// The container and the settings of the app group; a group without a container has settings that only this process sees.
  private static func group() throws -> (folder: URL, settings: UserDefaults) {
    guard let name = named("AlmanacAppGroup") else {
      throw Failure(description: "this app names no group in its Info.plist: AlmanacAppGroup")
    }
    guard let folder = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: name),
      let settings = UserDefaults(suiteName: name)
    else { throw Failure(description: "no container of the app group \(name): is it in the entitlements?") }
    return (folder, settings)
  }

  private static var bridge: (any AlmanacBridging.Type)? {
    named("AlmanacBridge").flatMap { NSClassFromString($0) } as? any AlmanacBridging.Type
  }

  private static func bridged() throws -> any AlmanacBridging {
    guard let bridge else { throw Failure(description: "this app does not link WidgetBridge") }
    let group = try group()
    return bridge.init(folder: group.folder, settings: group.settings)
  }

  /// The functions that JavaScript calls.
  public func definition() -> ModuleDefinition {
    Name("AlmanacWidgets")

    Function("hasBridge") { () -> Bool in Self.bridge != nil }

    // The text of a setting by its key, and with WidgetBridge that of a document by its file name.
    Function("stored") { (name: String) throws -> String? in
      if Self.bridge != nil { return try Self.bridged().stored(name) }
      guard let value = try Self.group().settings.object(forKey: name) else { return nil }
      if let text = value as? String { return text }
      if let bytes = value as? Data, let text = String(data: bytes, encoding: .utf8) { return text }
      throw Failure(description: "\(name) is not text, so it is kept as it is")
    }

    // Stores a text as bytes, which is what widgets read; without a text the setting is removed.
    Function("store") { (key: String, text: String?) throws in
      try Self.group().settings.set(text.map { Data($0.utf8) }, forKey: key)
    }

    Function("reload") { (kinds: [String]) in
      for kind in kinds { WidgetCenter.shared.reloadTimelines(ofKind: kind) }
    }

    // With WidgetBridge: a WidgetRequest in, a WidgetAnswer out.
    Function("answer") { (request: String) throws -> String in try Self.bridged().answer(request) }

    // With WidgetBridge: a SaveRequest in, a SaveAnswer out.
    AsyncFunction("save") { (request: String) throws -> String in try Self.bridged().save(request) }
  }
}
