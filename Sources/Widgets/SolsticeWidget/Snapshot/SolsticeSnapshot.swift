/// What the solstice widget shows.
public struct SolsticeSnapshot: SnapshotProtocol {
  /// What is drawn.
  public enum Content: Hashable, Sendable {
    /// The countdown.
    case countdown(CountdownContent)
    /// Nothing but a note: the tables end.
    case unavailable(note: String)
  }

  /// The family it is for.
  public let family: Family
  /// The measures.
  public let layout: SolsticeLayout
  /// Whether there is a countdown, or it is a sample.
  public let status: WidgetStatus<SolsticeRangeError>
  /// What is drawn.
  public let content: Content
  /// The event a tap leads to; `nil` if there is none.
  public let page: SolvervLink?
  /// What is read aloud for the whole widget.
  public let accessibility: AccessibilityText

  /// Where a tap on the widget leads.
  public var link: String? { page?.text }

  /// The links of listed events and of the times of the Sun, where the family has some.
  public var elementLinks: [String] {
    guard family.allowsElementLinks, case .countdown(let countdown) = content else { return [] }
    return (countdown.upcoming.map { $0.link } + (countdown.sun == nil ? [] : [.sun])).map { $0.text }
  }

  /// The snapshot without the times of the Sun, which tell roughly where the user is.
  public func redacted() -> SolsticeSnapshot {
    guard case .countdown(let countdown) = content else { return self }
    return SolsticeSnapshot(
      family: family, layout: layout, status: status, content: .countdown(countdown.redacted()), page: page,
      accessibility: accessibility)
  }
}
