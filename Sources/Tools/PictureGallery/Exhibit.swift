/// A widget in a state, as the gallery shows it in every family, language and colouring.
package struct Exhibit: Sendable {
  /// Whether a snapshot is shown whole or as others may see it.
  package enum View: Sendable {
    case whole, redacted
  }

  /// What is seen of an exhibit.
  package struct Sight: Sendable {
    /// The picture.
    package let svg: String
    /// The visible texts of its snapshot.
    package let lines: [WidgetLine]
    /// What is read aloud.
    package let accessibility: AccessibilityText
  }

  /// The widget, as the command names it.
  package let widget: String
  /// The state in a word or two: it is part of the names of files.
  package let state: String
  private let look: @Sendable (WidgetEnvironment, Appearance, View) throws -> Sight

  /// A widget with what it finds in the place of its facts.
  ///
  /// - Parameters:
  ///   - system: The widget.
  ///   - widget: Its name.
  ///   - state: The name of the state.
  ///   - configuration: What the user chose.
  ///   - instant: The moment.
  ///   - stored: What it finds, in a language.
  init<System: WidgetSystem>(
    _ system: System.Type, _ widget: String, _ state: String,
    _ configuration: System.Configuration = System.Configuration(), at instant: Instant,
    stored: @escaping @Sendable (Language) throws -> System.State
  ) where System.Content: PicturedContent {
    self.widget = widget
    self.state = state
    look = { environment, appearance, view in
      let whole = system.snapshot(
        of: try stored(environment.language), configuration: configuration, at: instant, in: environment)
      let snapshot = view == .redacted ? whole.redacted() : whole
      return Sight(
        svg: WidgetPicture.svg(of: snapshot, system, in: environment, appearance),
        lines: snapshot.lines, accessibility: snapshot.accessibility)
    }
  }

  /// What is seen of it where it stands.
  ///
  /// - Throws: What its facts could not be made of, which is a fault of the gallery.
  package func sight(
    in environment: WidgetEnvironment, _ appearance: Appearance, _ view: View = .whole
  ) throws -> Sight {
    try look(environment, appearance, view)
  }

  /// The place of the gallery: Vietnam, on a phone of 393×852 points.
  package static func environment(_ family: Family, _ language: Language) -> WidgetEnvironment {
    environment(WidgetFrame(family), language)
  }

  /// The same with another frame.
  package static func environment(_ frame: WidgetFrame, _ language: Language) -> WidgetEnvironment {
    WidgetEnvironment(
      zone: ZoneClock(offset: 7 * 3_600, identifier: "Asia/Ho_Chi_Minh"), language: language, frame: frame)
  }

  /// Noon of a civil day there.
  static func noon(_ day: CivilDate) -> Instant {
    Instant(secondsSince1970: Int64(DayNumber(day).rataDie - 719_163) * 86_400 + 5 * 3_600)
  }
}
