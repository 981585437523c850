/// A widget in one state, which the gallery shows in every family, language and colouring.
struct Exhibit: Sendable {
  /// The form of the snapshot: with private values, or redacted.
  enum View: Sendable {
    case whole, redacted
  }

  /// The result of drawing an exhibit.
  struct Sight: Sendable {
    /// The picture as SVG.
    let svg: String
    /// What the widget draws.
    let drawing: Drawing
    /// The text that screen readers read.
    let accessibility: AccessibilityText
  }

  /// The name of the widget in the command.
  let widget: String
  /// The name of the state in a word or two, which is part of the file names.
  let state: String
  private let look: @Sendable (WidgetEnvironment, Appearance, View) throws -> Sight

  /// Creates an exhibit of a widget with its stored state.
  ///
  /// - Parameters:
  ///   - system: The widget.
  ///   - widget: The name of the widget.
  ///   - state: The name of the state.
  ///   - configuration: The user's choices.
  ///   - instant: The instant.
  ///   - stored: Returns the stored state in a language.
  init<Definition: WidgetDefinition>(
    _ definition: Definition.Type, _ widget: String, _ state: String,
    _ configuration: Definition.Configuration = Definition.Configuration(), at instant: Instant,
    stored: @escaping @Sendable (Language) throws -> Definition.State
  ) {
    self.widget = widget
    self.state = state
    look = { environment, appearance, view in
      let whole = definition.snapshot(
        of: try stored(environment.language), configuration: configuration, at: instant, in: environment)
      let snapshot = view == .redacted ? whole.redacted() : whole
      return Sight(
        svg: WidgetPicture.svg(of: snapshot, definition, in: environment, appearance),
        drawing: snapshot.drawing, accessibility: snapshot.accessibility)
    }
  }

  /// Draws the exhibit in an environment.
  ///
  /// - Throws: An error if its facts cannot be made, which is a bug of the gallery.
  func sight(
    in environment: WidgetEnvironment, _ appearance: Appearance, _ view: View = .whole
  ) throws -> Sight {
    try look(environment, appearance, view)
  }

  /// Returns the environment of the gallery: Vietnam, on a phone of 393×852 points.
  static func environment(_ family: Family, _ language: Language) -> WidgetEnvironment {
    environment(WidgetFrame(family), language)
  }

  /// Returns the environment of the gallery with another frame.
  static func environment(_ frame: WidgetFrame, _ language: Language) -> WidgetEnvironment {
    WidgetEnvironment(
      zone: ZoneClock(offset: 7 * 3_600, identifier: "Asia/Ho_Chi_Minh"), language: language, frame: frame)
  }

  /// Returns noon of a civil day in Vietnam.
  static func noon(_ day: CivilDate) -> Instant {
    Instant(secondsSince1970: Int64(DayNumber(day).rataDie - 719_163) * 86_400 + 5 * 3_600)
  }
}
