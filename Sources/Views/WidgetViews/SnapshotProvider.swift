public import AppIntents
public import Foundation
import SwiftUI
public import WidgetKit

/// The source of a widget's facts and configuration on Apple's systems.
///
/// The providers of two widgets differ only in this.
public protocol WidgetSource: Sendable {
  /// The widget.
  associatedtype Definition: WidgetDefinition
  /// The choices that people make for the widget on the home screen.
  associatedtype Intent: WidgetConfigurationIntent

  /// Returns the state of the stored facts; every failure is a state as well.
  static func state(in services: SystemServices) -> Definition.State

  /// Converts the choices to the widget's own configuration.
  static func configuration(_ intent: Intent, in services: SystemServices) -> Definition.Configuration

  /// Returns the intent of a button; `nil` for an action that the widget does not have.
  static func action(_ action: WidgetAction) -> (any AppIntent)?

  /// The files of the fonts that the widget's texts name.
  static var fonts: [String] { get }

  /// The bundle with the widget's pictures; `nil` if it has none.
  static var pictures: Bundle? { get }
}

extension WidgetSource {
  /// By default a widget has no buttons.
  public static func action(_ action: WidgetAction) -> (any AppIntent)? { nil }
  /// By default a widget has no fonts of its own.
  public static var fonts: [String] { [] }
  /// By default a widget has no pictures.
  public static var pictures: Bundle? { nil }

  /// Returns the widget as it is now: for the system, and for intents that answer in its words.
  ///
  /// - Parameters:
  ///   - intent: The choices of the user; by default the usual ones.
  ///   - frame: The family and the size; by default the family that says most.
  public static func entry(
    _ intent: Intent = Intent(), in frame: WidgetFrame = WidgetFrame(.large)
  ) -> SnapshotEntry<Definition> {
    let services = SystemServices.current
    let (now, environment) = (services.now(), services.environment(frame))
    if let entry = entryWithoutIdentity(in: environment) { return entry }
    let snapshot = Definition.snapshot(
      of: state(in: services), configuration: configuration(intent, in: services), at: now, in: environment)
    return SnapshotEntry(WidgetEntry(instant: now, snapshot: snapshot))
  }

  /// Returns the widget of an app that names no identifiers, which reads nothing and says so; `nil` of any other app.
  fileprivate static func entryWithoutIdentity(in environment: WidgetEnvironment) -> SnapshotEntry<
    Definition
  >? {
    let services = SystemServices.current
    return services.identityProblem(in: Definition.language(for: environment.language)).map { words in
      SnapshotEntry(
        WidgetEntry(
          instant: services.now(),
          snapshot: Definition.Snapshot(
            frame: environment.frame, status: .failure(.unavailable), .note(WidgetNote(words), page: nil))))
    }
  }
}

/// Gives the system the entries of a widget, in the same way for all widgets.
public struct SnapshotProvider<Source: WidgetSource>: AppIntentTimelineProvider {
  /// An entry with a snapshot.
  public typealias Entry = SnapshotEntry<Source.Definition>
  /// The intent that configures the widget.
  public typealias Intent = Source.Intent

  /// Creates a provider; it uses ``SystemServices/current`` for everything.
  public init() {}

  /// Returns the sample at once, without reading the user's data.
  public func placeholder(in context: Context) -> Entry {
    .sample(WidgetFrame(context))
  }

  /// Returns the sample in the gallery, and elsewhere the widget as it is now.
  public func snapshot(for configuration: Intent, in context: Context) async -> Entry {
    guard !context.isPreview else { return placeholder(in: context) }
    return Source.entry(configuration, in: WidgetFrame(context))
  }

  /// Returns the entries from now on, as the widget plans them.
  public func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry> {
    let services = SystemServices.current
    let environment = services.environment(WidgetFrame(context))
    if let entry = Source.entryWithoutIdentity(in: environment) {
      return Timeline(entries: [entry], policy: .never)
    }
    let state = Source.state(in: services)
    let configuration = Source.configuration(configuration, in: services)
    let schedule = Source.Definition.schedule(
      of: state, configuration: configuration, from: services.now(), in: environment)
    let entries = Source.Definition.entries(
      schedule, of: state, configuration: configuration, in: environment)
    return Timeline(entries: entries.map { Entry($0) }, policy: TimelineReloadPolicy(schedule.reload))
  }

  /// Returns the widget with its usual choices, for a watch, on which nobody can make others.
  public func recommendations() -> [AppIntentRecommendation<Intent>] {
    let name = Source.Definition.name(in: Language(SystemServices.current.locale()))
    return [AppIntentRecommendation(intent: Intent(), description: Text(verbatim: name))]
  }
}
