public import Foundation
public import WidgetKit

/// An entry of a timeline: what a widget shows from a moment on.
public struct SnapshotEntry<System: WidgetSystem>: TimelineEntry, Sendable {
  private let entry: WidgetEntry<System>

  /// An entry of the widget's own.
  public init(_ entry: WidgetEntry<System>) {
    self.entry = entry
  }

  /// The moment.
  public var date: Date { Date(entry.instant) }

  /// What is shown.
  public var snapshot: System.Snapshot { entry.snapshot }

  /// How much it matters, for the Smart Stack.
  ///
  /// Made each time, because WidgetKit's type is not Sendable and entries are.
  public var relevance: TimelineEntryRelevance? {
    entry.relevance.map {
      TimelineEntryRelevance(score: Float($0.score), duration: TimeInterval($0.duration))
    }
  }
}

extension TimelineReloadPolicy {
  /// The policy of a rule.
  public init(_ rule: ReloadRule) {
    switch rule {
    case .atEnd: self = .atEnd
    case .after(let instant): self = .after(Date(instant))
    case .never: self = .never
    }
  }
}
