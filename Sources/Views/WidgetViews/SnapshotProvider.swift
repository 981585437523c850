import AppIntents
public import Foundation
import SwiftUI
public import WidgetKit

/// Gives the system the entries of a widget, in the same way for all widgets.
public struct SnapshotProvider<Choices: WidgetChoices>: AppIntentTimelineProvider {
  /// An entry with a snapshot.
  public typealias Entry = SnapshotEntry<Choices.Source.Definition>
  /// The intent that configures the widget.
  public typealias Intent = Choices

  /// Creates a provider; it uses ``SystemServices/current`` for everything.
  package init() {}

  /// Returns the sample at once, without reading the user's data.
  public func placeholder(in context: Context) -> Entry {
    .sample(WidgetFrame(context))
  }

  /// Returns the sample in the gallery, and elsewhere the widget as it is now.
  public func snapshot(for configuration: Intent, in context: Context) async -> Entry {
    guard !context.isPreview else { return placeholder(in: context) }
    return Choices.Source.entry(configuration.configuration, in: WidgetFrame(context))
  }

  /// Returns the entries from now on, at the times of the widget's schedule.
  public func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry> {
    Self.entries(of: configuration, in: WidgetFrame(context))
  }

  /// Returns the entries of the choices in a frame, at the times of the widget's schedule.
  static func entries(of configuration: Intent, in frame: WidgetFrame) -> Timeline<Entry> {
    let services = SystemServices.current
    let environment = services.environment(frame)
    if let entry = Choices.Source.entryWithoutIdentity(in: environment) {
      return Timeline(entries: [entry], policy: .never)
    }
    let state = Choices.Source.state(in: services)
    let configuration = Choices.Source.configuration(configuration.configuration, in: services)
    let schedule = Choices.Source.Definition.schedule(
      of: state, configuration: configuration, from: services.now(), in: environment)
    let entries = Choices.Source.Definition.entries(
      schedule, of: state, configuration: configuration, in: environment)
    return Timeline(entries: entries.map { Entry($0) }, policy: TimelineReloadPolicy(schedule.reload))
  }

  /// Returns the widget with its default choices, for a watch, on which nobody can make others.
  public func recommendations() -> [AppIntentRecommendation<Intent>] {
    let name = Choices.Source.galleryWords().name
    return [AppIntentRecommendation(intent: Intent(), description: Text(verbatim: name))]
  }
}

/// An entry of a timeline: the content of a widget from a moment on.
public struct SnapshotEntry<Definition: WidgetDefinition>: TimelineEntry, Sendable {
  private let entry: WidgetEntry<Definition>

  /// Creates an entry from one of the widget's own.
  package init(_ entry: WidgetEntry<Definition>) {
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
  /// It is computed each time, because WidgetKit's type is not Sendable and entries are.
  public var relevance: TimelineEntryRelevance? {
    entry.relevance.map {
      TimelineEntryRelevance(score: Float($0.score), duration: TimeInterval($0.duration))
    }
  }
}

extension TimelineReloadPolicy {
  /// Creates the policy of a rule.
  package init(_ rule: ReloadRule) {
    switch rule {
    case .atEnd: self = .atEnd
    case .after(let instant): self = .after(Date(instant))
    case .never: self = .never
    }
  }
}
