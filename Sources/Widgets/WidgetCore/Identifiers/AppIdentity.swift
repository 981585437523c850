import DomainRecords
import WidgetCoreTables

/// The identifiers of the app that a widget is in, as its Info.plist and that of its widget extension name them.
///
/// Those of another app are never used instead: without identifiers, a widget reads nothing and reports that.
public struct AppIdentity: Hashable, Sendable {
  /// A key of Info.plist.
  public enum Key: String, CaseIterable, Hashable, Sendable {
    /// The app group, through which app and extension share settings and documents: `group.org.example.app`.
    case group = "AlmanacAppGroup"
    /// The scheme of the app's links, in lower case: `example`.
    case scheme = "AlmanacURLScheme"
  }

  /// The app group.
  public let group: String
  /// The scheme of the app's links.
  public let scheme: String

  /// Reads the identifiers.
  ///
  /// - Parameter value: Returns the value of a key; `nil` if Info.plist does not have it.
  /// - Throws: ``AppIdentityError`` for a value that is missing or empty, and for one that the system does not allow.
  public init(_ value: (Key) -> String?) throws(AppIdentityError) {
    group = try Self.checked(.group, value)
    scheme = try Self.checked(.scheme, value)
  }

  private static func checked(_ key: Key, _ value: (Key) -> String?) throws(AppIdentityError) -> String {
    guard let text = value(key), !text.isEmpty else { throw .missing(key) }
    guard key.allows(text) else { throw .malformed(key, value: text) }
    return text
  }
}

extension AppIdentity.Key {
  /// Whether a text can be the value: a group as the system of iOS asks, or a scheme of RFC 3986 in lower case.
  package func allows(_ text: String) -> Bool {
    let small = UInt8(ascii: "a")...UInt8(ascii: "z")
    let isWord = { (byte: UInt8) in
      small ~= byte || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || byte == UInt8(ascii: "-")
        || byte == UInt8(ascii: ".")
    }
    switch self {
    case .group:
      return text.hasPrefix("group.") && text.utf8.count > 6
        && text.utf8.allSatisfy { isWord($0) || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 }
    case .scheme:
      return text.utf8.first.map { small ~= $0 } == true
        && text.utf8.allSatisfy { isWord($0) || $0 == UInt8(ascii: "+") }
    }
  }
}

/// The reason why an app has no identifiers for its widgets.
public enum AppIdentityError: Error, Hashable, Sendable {
  /// Info.plist has no value for a key, or an empty one.
  case missing(AppIdentity.Key)
  /// The value of a key is none that the system allows.
  case malformed(AppIdentity.Key, value: String)

  /// Returns the reason in the words of the widget, with the key, for developers.
  public func words(in language: Language) -> TextForms {
    let text = CommonText(language)
    switch self {
    case .missing(let key): return TextForms(text.missing(key), "Info.plist: \(key.rawValue)")
    case .malformed(let key, let value):
      return TextForms(text.malformed(key, "\(value.prefix(60))"), "Info.plist: \(key.rawValue)")
    }
  }
}

extension AppIdentityError: CustomStringConvertible {
  /// The reason, for developers.
  public var description: String { words(in: .english).longest }
}

/// The names under which an app stores what its widgets show, and by which the system knows its widgets.
///
/// They are the same in every app that shows the widgets. The app group and the scheme of links are not: each app names its own
/// in its Info.plist.
public struct AppIdentifiers: Hashable, Sendable {
  /// The name of the app.
  public let name: String
  /// The kinds of the app's widgets.
  public let kinds: [String]
  /// The keys of the settings that are shared through the group.
  public let settingKeys: [String]
  /// The names of documents in the group's folder; `YYYY-MM` is replaced by each month that has a document.
  public let documents: [String]
  /// The font files that both the app and the extension contain.
  public let fonts: [String]

  private init(_ record: AppRecord) {
    name = record.name.text
    kinds = record.kinds.map { $0.text }
    settingKeys = record.settingKeys.map { $0.text }
    documents = record.documents.map { $0.text }
    fonts = record.fonts.map { $0.text }
  }

  private init(tableIndex: UInt8) {
    self.init(appRecords[Int(tableIndex)])
  }

  /// All apps.
  public static let all = appRecords.map { AppIdentifiers($0) }

  /// Lịch Việt, the Vietnamese calendar.
  public static let lichViet = AppIdentifiers(tableIndex: app_lichViet)

  /// The Insolent Bard, with a new insult by Shakespeare every hour.
  public static let insolentBard = AppIdentifiers(tableIndex: app_insolentBard)

  /// MomiQ, budgets and spending.
  public static let momiQ = AppIdentifiers(tableIndex: app_momiQ)

  /// Solverv, a countdown to the solstice.
  public static let solverv = AppIdentifiers(tableIndex: app_solverv)

  /// Sipli, also called WaterQuest, a hydration log.
  ///
  /// Only the app reads workouts and weather; the widget finds both in the document.
  public static let sipli = AppIdentifiers(tableIndex: app_sipli)

  /// The document of The Insolent Bard with the taps on "another".
  public static let insultTaps = insolentBard.documents[0]
  /// The document of MomiQ.
  public static let budgetSummary = momiQ.documents[0]
  /// The document of Sipli's settings.
  public static let hydrationState = sipli.documents[0]
  /// The files of Sipli's drinks, one for each month.
  public static let hydrationMonths = sipli.documents[1]
}
