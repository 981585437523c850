public import Foundation
public import WidgetKit

/// An entry of a timeline: the content of a widget from a moment on.
public struct SnapshotEntry<Definition: WidgetDefinition>: TimelineEntry, Sendable {
  private let entry: WidgetEntry<Definition>

  /// Creates an entry from one of the widget's own.
  public init(_ entry: WidgetEntry<Definition>) {
    self.entry = entry
  }

  /// Returns the entry of the sample in a frame, without reading the user's data; also for previews in Xcode.
  public static func sample(_ frame: WidgetFrame, in services: SystemServices = .current) -> SnapshotEntry {
    SnapshotEntry(
      WidgetEntry(
        instant: services.now(), snapshot: Definition.placeholder(in: services.environment(frame))))
  }

  /// The moment from which it is shown.
  public var date: Date { Date(entry.instant) }

  /// The content.
  public var snapshot: Definition.Snapshot { entry.snapshot }

  /// The relevance for the Smart Stack.
  ///
  /// It is made each time, because WidgetKit's type is not Sendable and entries are.
  public var relevance: TimelineEntryRelevance? {
    entry.relevance.map {
      TimelineEntryRelevance(score: Float($0.score), duration: TimeInterval($0.duration))
    }
  }
}

extension TimelineReloadPolicy {
  /// Creates the policy of a rule.
  public init(_ rule: ReloadRule) {
    switch rule {
    case .atEnd: self = .atEnd
    case .after(let instant): self = .after(Date(instant))
    case .never: self = .never
    }
  }
}
