/// What the hydration widget shows.
public struct HydrationSnapshot: SnapshotProtocol {
  /// What is drawn.
  public enum Content: Hashable, Sendable {
    /// A day.
    case day(HydrationContent)
    /// A note in place of data, with an SF Symbol.
    case note(String, symbol: String)
  }

  /// The family it is for.
  public let family: Family
  /// Whether it is the user's data.
  public let status: WidgetStatus<HydrationReason>
  /// What is drawn.
  public internal(set) var content: Content
  /// What fits.
  public let layout: HydrationLayout
  /// Where a tap on the widget leads.
  public let page: HydrationLink
  /// What is read aloud for the whole widget.
  public internal(set) var accessibility: AccessibilityText
  /// What is read aloud in place of private values.
  let hiddenText: String

  /// Where a tap on the widget leads.
  public var link: String? { page.text }

  /// The links of the buttons and drinks, where the family has some.
  public var elementLinks: [String] {
    guard family.allowsElementLinks, case .day(let day) = content else { return [] }
    let buttons = ([day.addButton].compactMap { $0 } + day.presets).map(\.link)
    // Drinks of the sample are in no log.
    let rows = status == .placeholder ? [] : day.entries.value ?? []
    let entries = rows.map { HydrationLink.entry(id: $0.id) }
    return (buttons + entries).map(\.text)
  }

  /// The snapshot without what was drunk, how the goal stands, and the streak.
  public func redacted() -> HydrationSnapshot {
    guard case .day(var day) = content else { return self }
    day.progress = .redacted
    // Whether there is a streak, a drink or a note is private as well.
    day.streak = .redacted
    day.entries = .redacted
    day.noEntriesText = nil
    day.healthNote = nil
    var snapshot = self
    snapshot.content = .day(day)
    snapshot.accessibility.value = hiddenText
    return snapshot
  }
}
