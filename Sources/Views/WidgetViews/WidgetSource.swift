public import Foundation

/// The source of a widget's facts on Apple's systems.
public protocol WidgetSource: Sendable {
  /// The widget.
  associatedtype Definition: WidgetDefinition

  /// Returns the state of the stored facts; every failure is a state as well.
  static func state(in services: SystemServices) -> Definition.State

  /// Returns the choices for a widget with what its app has stored for all of them.
  static func configuration(
    _ choices: Definition.Configuration, in services: SystemServices
  ) -> Definition.Configuration

  /// The files of the fonts that the widget's texts name.
  static var fonts: [String] { get }

  /// The bundle with the widget's pictures; `nil` if it has none.
  static var pictures: Bundle? { get }
}

extension WidgetSource {
  /// By default nothing is stored for all widgets.
  public static func configuration(
    _ choices: Definition.Configuration, in services: SystemServices
  ) -> Definition.Configuration { choices }
  /// By default a widget has no fonts of its own.
  public static var fonts: [String] { [] }
  /// By default a widget has no pictures.
  public static var pictures: Bundle? { nil }

  /// Returns the widget as it is now: for the system, and for intents that answer in its words.
  ///
  /// - Parameters:
  ///   - choices: The choices of the user; by default the default ones.
  ///   - frame: The family and the size; by default the family with the most content.
  package static func entry(
    _ choices: Definition.Configuration = Definition.Configuration(),
    in frame: WidgetFrame = WidgetFrame(.large)
  ) -> SnapshotEntry<Definition> {
    let services = SystemServices.current
    let (now, environment) = (services.now(), services.environment(frame))
    if let entry = entryWithoutIdentity(in: environment) { return entry }
    let snapshot = Definition.snapshot(
      of: state(in: services), configuration: configuration(choices, in: services), at: now, in: environment)
    return SnapshotEntry(WidgetEntry(instant: now, snapshot: snapshot))
  }

  /// Returns the widget of an app without identifiers, which reads nothing and shows that; `nil` for any other app.
  static func entryWithoutIdentity(in environment: WidgetEnvironment) -> SnapshotEntry<Definition>? {
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
