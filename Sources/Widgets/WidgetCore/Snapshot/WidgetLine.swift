/// A visible text of a widget, with its forms and its layout.
///
/// Code that draws or measures a widget takes its texts from here, so that no text is forgotten.
public struct WidgetLine: Hashable, Sendable {
  /// The path of the text in the JSON of the content, without array indexes: `title`, `weeks.lunarText`.
  public let name: String
  /// The forms of the text; `nil` if a private text was removed.
  public let forms: TextForms?
  /// The layout of the text.
  public let layout: TextLayout

  /// Creates a line.
  public init(_ name: String, _ forms: TextForms?, _ layout: TextLayout) {
    self.name = name
    self.forms = forms
    self.layout = layout
  }
}

extension [WidgetLine] {
  /// Adds a text if it exists and the family has a place for it.
  package mutating func add(_ name: String, _ forms: TextForms?, _ layout: TextLayout?) {
    guard let forms, let layout else { return }
    append(WidgetLine(name, forms, layout))
  }

  /// Adds a private text; a removed text keeps its place.
  package mutating func add(_ name: String, _ forms: Sensitive<TextForms>?, _ layout: TextLayout?) {
    guard let forms, let layout else { return }
    append(WidgetLine(name, forms.value, layout))
  }
}
