/// What the insult widget shows.
public struct InsultSnapshot: SnapshotProtocol {
  /// Why there is no insult of the user's.
  public enum Reason: String, Hashable, Sendable {
    /// The stored settings could not be read.
    case unreadableSettings
  }

  /// What is drawn.
  public enum Content: Hashable, Sendable {
    /// The insult in lines of whole words.
    case text(InsultContent)
    /// The emblem alone, a mask; for the circle.
    case emblem
  }

  /// The symbol of the emblem.
  public static let emblemSymbol = "theatermasks.fill"

  /// The family it is for.
  public let family: Family
  /// Whether this is an insult of the user's.
  public let status: WidgetStatus<Reason>
  /// What is drawn.
  public let content: Content
  /// The insult in full, as it is read aloud and shared.
  public let insult: String
  /// How long it has stood, at the moment of the snapshot: "Just now".
  public let time: String
  /// When it took its place, for a text that ages by itself; `nil` for samples.
  public let beginning: Instant?
  /// The page a tap leads to.
  public let page: InsultLink
  /// The insult, then the time.
  public let accessibility: AccessibilityText

  /// Where a tap on the widget leads, in every family.
  public var link: String? { page.text }

  /// The same: an insult is nobody's secret.
  public func redacted() -> InsultSnapshot { self }
}
