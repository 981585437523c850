public import AppIntents
public import WidgetKit

/// Where a widget gets its facts and its configuration on Apple's systems.
///
/// This is all that the providers of two widgets differ in.
public protocol WidgetSource: Sendable {
  /// The widget.
  associatedtype System: WidgetSystem
  /// The choices that people make for it on the home screen.
  associatedtype Intent: WidgetConfigurationIntent

  /// What is found in the place of the facts; whatever goes wrong there is a state as well.
  static func state(in surroundings: Surroundings) -> System.State

  /// The choices as the widget knows them.
  static func configuration(_ intent: Intent, in surroundings: Surroundings) -> System.Configuration
}

/// Gives the system the entries of a widget, the same way for all of them.
public struct SnapshotProvider<Source: WidgetSource>: AppIntentTimelineProvider {
  /// What an entry shows.
  public typealias Entry = SnapshotEntry<Source.System>
  /// What configures the widget.
  public typealias Intent = Source.Intent

  /// A provider; it asks ``Surroundings/current`` for everything.
  public init() {}

  /// The sample, at once and without a look at the user's data.
  public func placeholder(in context: Context) -> Entry {
    let surroundings = Surroundings.current
    return Entry(
      WidgetEntry(
        instant: surroundings.now(),
        snapshot: Source.System.placeholder(in: surroundings.environment(WidgetFrame(context)))))
  }

  /// The sample in the gallery, elsewhere the widget as it is now.
  public func snapshot(for configuration: Intent, in context: Context) async -> Entry {
    guard !context.isPreview else { return placeholder(in: context) }
    let surroundings = Surroundings.current
    let now = surroundings.now()
    let snapshot = Source.System.snapshot(
      of: Source.state(in: surroundings),
      configuration: Source.configuration(configuration, in: surroundings),
      at: now, in: surroundings.environment(WidgetFrame(context)))
    return Entry(WidgetEntry(instant: now, snapshot: snapshot))
  }

  /// The entries from now on, as the widget plans them.
  public func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry> {
    let surroundings = Surroundings.current
    let environment = surroundings.environment(WidgetFrame(context))
    let state = Source.state(in: surroundings)
    let configuration = Source.configuration(configuration, in: surroundings)
    let schedule = Source.System.schedule(
      of: state, configuration: configuration, from: surroundings.now(), in: environment)
    let entries = Source.System.entries(schedule, of: state, configuration: configuration, in: environment)
    return Timeline(entries: entries.map { Entry($0) }, policy: TimelineReloadPolicy(schedule.reload))
  }
}
