/// A visible text of a widget: in which forms it may be drawn, and how it is set.
///
/// What draws or measures a widget takes its texts from here, so that none is forgotten.
public struct WidgetLine: Hashable, Sendable {
  /// The path of the text in the JSON of the content, without the numbers of elements: `title`, `weeks.lunarText`.
  public let name: String
  /// Its forms; `nil` where a private text was taken out.
  public let forms: TextForms?
  /// How it is set.
  public let layout: TextLayout

  /// A text of the content with its layout.
  public init(_ name: String, _ forms: TextForms?, _ layout: TextLayout) {
    self.name = name
    self.forms = forms
    self.layout = layout
  }
}

extension [WidgetLine] {
  /// Adds a text, if there is one and the family has a place for it.
  package mutating func add(_ name: String, _ forms: TextForms?, _ layout: TextLayout?) {
    guard let forms, let layout else { return }
    append(WidgetLine(name, forms, layout))
  }

  /// Adds a private text, which keeps its place where it was taken out.
  package mutating func add(_ name: String, _ forms: Sensitive<TextForms>?, _ layout: TextLayout?) {
    guard let forms, let layout else { return }
    append(WidgetLine(name, forms.value, layout))
  }
}
