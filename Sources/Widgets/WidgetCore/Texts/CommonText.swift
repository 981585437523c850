import WidgetCoreTables

/// The words that several widgets use.
public struct CommonText: Hashable, Sendable {
  private let language: Language

  /// The words of a language.
  public init(_ language: Language) {
    self.language = language
  }

  /// "today", in the middle of a sentence.
  public var today: String { Text.today.string(in: language) }
  /// "tomorrow".
  public var tomorrow: String { Text.tomorrow.string(in: language) }
  /// What is read in place of a private value.
  public var hidden: String { Text.hidden.string(in: language) }

  /// "1 day", "12 days".
  public func days(_ count: Int) -> String { CountedText.days.string(count, in: language) }
}
