import WidgetCoreTables

/// Words that several widgets share.
public struct CommonText: Hashable, Sendable {
  private let strings: WidgetCoreStrings

  /// Creates the words of a language.
  public init(_ language: Language) {
    strings = WidgetCoreStrings(language: language.tableIndex)
  }

  /// "today", within a sentence.
  public var today: String { strings.today }
  /// "tomorrow".
  public var tomorrow: String { strings.tomorrow }
  /// The words read aloud in place of a private value.
  public var hidden: String { strings.hidden }
  /// "Sample data": what is shown is an example, and nothing of the user's.
  public var sample: String { strings.sample }
  /// "Saving…".
  package var saving: String { strings.saving }

  /// Says that the Info.plist of the app has no value for a key.
  func missing(_ key: AppIdentity.Key) -> String {
    key == .group ? strings.noGroup(key: key.rawValue) : strings.noScheme(key: key.rawValue)
  }
  /// Says that the value of a key is not allowed, and what is.
  func malformed(_ key: AppIdentity.Key, _ value: String) -> String {
    key == .group
      ? strings.wrongGroup(key: key.rawValue, value: value)
      : strings.wrongScheme(key: key.rawValue, value: value)
  }

  /// "Ho Chi Minh City".
  var hoChiMinhCity: String { strings.hoChiMinhCity }

  /// "1 day", "12 days".
  public func days(_ count: Int) -> String { strings.days(count: count) }
}
