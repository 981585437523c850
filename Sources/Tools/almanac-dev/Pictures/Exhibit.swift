/// A sample that the gallery shows in every family and colouring.
struct Exhibit: Sendable {
  /// The result of drawing an exhibit.
  struct Sight: Sendable {
    /// The picture as SVG.
    let svg: String
    /// The drawing of the widget.
    let drawing: Drawing
    /// The text that screen readers read.
    let accessibility: AccessibilityText
  }

  /// The name of the widget in the command.
  let widget: String
  /// The name of the sample.
  let state: String
  /// The language of the texts.
  let language: Language
  private let look: @Sendable (WidgetFrame, Appearance, _ isRedacted: Bool) -> Sight

  private init<Definition: SampledWidget>(
    _ state: String, _ sample: Sample<Definition>, in language: Language
  ) {
    widget = Definition.command
    self.state = state
    self.language = language
    look = { frame, appearance, isRedacted in
      let environment = WidgetEnvironment.ofSamples(frame, language)
      let whole = sample.snapshot(in: environment)
      let snapshot = isRedacted ? whole.redacted() : whole
      return Sight(
        svg: WidgetPicture.svg(of: snapshot, Definition.self, in: environment, appearance),
        drawing: snapshot.drawing, accessibility: snapshot.accessibility)
    }
  }

  /// Draws the exhibit in a frame; redacted, it hides private values.
  func sight(in frame: WidgetFrame, _ appearance: Appearance, isRedacted: Bool = false) -> Sight {
    look(frame, appearance, isRedacted)
  }

  /// The languages of the gallery.
  static let languages: [Language] = [.vietnamese, .english, .chinese]

  /// Returns every widget in each language in every state that looks different.
  ///
  /// - Throws: An error if the facts of a sample cannot be made, which is a bug.
  static func all() throws -> [Exhibit] { try made.get() }

  private static let made = Result {
    try SampledWidgets.all.flatMap { widget in try languages.flatMap { try exhibits(of: widget, in: $0) } }
  }

  private static func exhibits<Definition: SampledWidget>(
    of definition: Definition.Type, in language: Language
  ) throws -> [Exhibit] {
    try Definition.exhibits(in: language).map { Exhibit($0.key, $0.value, in: language) }
  }
}
