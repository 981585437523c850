public import Foundation
import WidgetKit

/// The system services that providers and intents use, in one place, so that tests can replace them.
public struct SystemServices: Sendable {
  /// Returns the current time.
  public var now: @Sendable () -> Instant
  /// Returns the user's zone.
  public var zone: @Sendable () -> TimeZone
  /// Returns the user's locale, with the language in which the system runs the extension.
  package var locale: @Sendable () -> Locale
  /// Returns the identifiers of the running app, or of the app of the running extension.
  package var app: @Sendable () throws(AppIdentityError) -> AppIdentity
  /// Returns the folder of an app group; `nil` without its entitlement.
  package var folder: @Sendable (_ group: String) -> URL?
  /// Returns the folder of the running app alone, for what no widget reads; `nil` if there can be none.
  ///
  /// The app's versions without a group kept their data there. The system's is created at the first call. An extension has
  /// none: its own folder is another one, and data that began there would not be found by the app.
  package var ownFolder: @Sendable () -> URL?
  /// Returns the bytes of a setting that the app and the widgets of a group share; `nil` if there is none.
  package var setting: @Sendable (_ group: String, _ key: String) -> [UInt8]?
  /// Stores a setting; `nil` removes it.
  ///
  /// Without the entitlement of the group nothing is stored.
  package var save: @Sendable (_ group: String, _ key: String, _ bytes: [UInt8]?) -> Void
  /// Returns whether the running app or extension contains the file of a font and has registered it.
  package var hasFont: @Sendable (_ file: String) -> Bool
  /// Requests new timelines of all widgets of a kind, and new content of its controls; the system decides when.
  package var reload: @Sendable (_ kind: String) -> Void
  /// Returns the app's own `name` or `description` of a kind of widgets in the gallery; `nil` if it has none.
  package var galleryText: @Sendable (_ kind: String, _ key: String, Language) -> String? = { _, _, _ in nil }

  /// The services of the running code: the system's, or those of a test.
  ///
  /// The system creates providers and intents without arguments, so they find the services here. A detached
  /// task does not.
  @TaskLocal public static var current = SystemServices.system

  /// The services of the system.
  package static let system = SystemServices(
    now: { Instant(clamping: .now) }, zone: { .current }, locale: { .current },
    app: { () throws(AppIdentityError) in
      try AppIdentity { key in Bundle.main.object(forInfoDictionaryKey: key.rawValue).map { "\($0)" } }
    },
    folder: { FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: $0) },
    ownFolder: {
      guard Bundle.main.object(forInfoDictionaryKey: "NSExtension") == nil else { return nil }
      return try? FileManager.default.url(
        for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
    },
    setting: { defaults($0)?.bytes(forKey: $1) },
    save: { defaults($0)?.set($2.map { Data($0) }, forKey: $1) },
    hasFont: { file in
      let registered = Bundle.main.object(forInfoDictionaryKey: "UIAppFonts") as? [String] ?? []
      return registered.contains(file) && Bundle.main.url(forResource: file, withExtension: nil) != nil
    },
    reload: { kind in
      WidgetCenter.shared.reloadTimelines(ofKind: kind)
      if #available(iOS 18.0, macOS 26.0, watchOS 26.0, *) {
        ControlCenter.shared.reloadControls(ofKind: controlKind(kind))
      }
    },
    galleryText: {
      text(
        ofGallery: Bundle.main.object(forInfoDictionaryKey: "AlmanacGallery"), kind: $0, member: $1, in: $2)
    })

  /// Returns the kind of the control of a kind of widgets, which the system keeps.
  static func controlKind(_ kind: String) -> String { "\(kind)Control" }

  /// Returns the kind of the card of a kind of widgets on a watch, which the system keeps too.
  static func relevanceKind(_ kind: String) -> String { "\(kind)Relevance" }

  /// Returns a text of the value of `AlmanacGallery` in Info.plist: by kind a `name` and a `description`, each a text or texts by the
  /// tag of their language.
  ///
  /// - Returns: The text in English if there is none in the language; `nil` if there is none at all.
  static func text(ofGallery value: Any?, kind: String, member: String, in language: Language) -> String? {
    let text = (value as? [String: Any]).flatMap { $0[kind] as? [String: Any] }?[member]
    return text as? String ?? (text as? [String: String]).flatMap { $0[language.tag] ?? $0["en"] }
  }

  /// Returns the settings of a group; opened again each time, because `UserDefaults` is not Sendable.
  ///
  /// - Returns: `nil` without the entitlement: there may be settings of that name even then, but only this
  ///   process sees them.
  private static func defaults(_ group: String) -> UserDefaults? {
    FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: group)
      .flatMap { _ in UserDefaults(suiteName: group) }
  }

  /// Returns whether the running app or extension contains the files of all these fonts and has registered them.
  package func hasFonts(_ files: [String]) -> Bool { files.allSatisfy(hasFont) }

  /// The folder that the app shares with its widgets; `nil` without a group or its entitlement.
  package var sharedFolder: URL? { (try? app()).flatMap { folder($0.group) } }

  /// Returns the bytes of a setting that the app shares with its widgets; `nil` if there is none.
  package func shared(_ key: String) -> [UInt8]? { (try? app()).flatMap { setting($0.group, key) } }

  /// Stores a setting that the app shares with its widgets, if it has a group; `nil` removes it.
  package func share(_ bytes: [UInt8]?, as key: String) {
    if let app = try? app() { save(app.group, key, bytes) }
  }

  /// Returns the page that a link of the app leads to; `nil` for any other link.
  package func page<Page: DeepLink>(_ url: URL) -> Page? {
    (try? app()).flatMap { try? Page(text: url.absoluteString, scheme: $0.scheme) }
  }

  /// Returns the reason why the app has no identifiers, in words; `nil` if it has them.
  package func identityProblem(in language: Language) -> TextForms? {
    do throws(AppIdentityError) {
      _ = try app()
      return nil
    } catch {
      return error.words(in: language)
    }
  }

  /// Checks that the app has identifiers, for an intent that stores something.
  package func requireIdentity() throws(IntentFailure) {
    if let problem = identityProblem(in: Language(locale())) { throw IntentFailure(problem.longest) }
  }

  /// Returns the environment of a widget in a frame.
  package func environment(_ frame: WidgetFrame) -> WidgetEnvironment {
    let locale = locale()
    return WidgetEnvironment(zone: zone(), language: Language(locale), frame: frame, locale: locale)
  }
}
