/// What a widget shows: content with its measures, or a note in its place; nothing left to decide.
///
/// Two equal snapshots look the same, so an app asks for a reload only if they differ.
public struct WidgetSnapshot<Content: WidgetContent, Own: OwnReason>: Hashable, Sendable {
  /// Why there may be nothing of the user's to show.
  public typealias Reason = WidgetReason<Own>

  /// What is drawn, with its measures.
  public enum Drawing: Hashable, Sendable {
    /// The widget's content.
    case content(Content, Content.Layout)
    /// A text in its place.
    case note(WidgetNote, NoteLayout)
  }

  /// What can be told from outside without looking at what is drawn.
  public struct Outside: Hashable, Sendable {
    /// The page a tap on the widget leads to; `nil` if there is none.
    public var page: Content.Page?
    /// What is read aloud for the whole widget.
    public var accessibility: AccessibilityText

    /// A page and a text to be read.
    public init(page: Content.Page?, accessibility: AccessibilityText) {
      self.page = page
      self.accessibility = accessibility
    }
  }

  /// The family it is for.
  public let family: Family
  /// Whether it shows the user's data, and if not, why.
  public let status: WidgetStatus<Reason>
  /// What is drawn.
  public let drawing: Drawing
  private let outside: Outside
  private let outsideWhenRedacted: Outside

  /// A snapshot.
  ///
  /// - Parameters:
  ///   - family: The family it is for.
  ///   - status: Whether it shows the user's data.
  ///   - drawing: What is drawn.
  ///   - outside: Where a tap leads, and what is read aloud.
  ///   - outsideWhenRedacted: The same without private values; `nil` if there are none.
  public init(
    family: Family, status: WidgetStatus<Reason>, drawing: Drawing, outside: Outside,
    whenRedacted outsideWhenRedacted: Outside? = nil
  ) {
    self.family = family
    self.status = status
    self.drawing = drawing
    self.outside = outside
    self.outsideWhenRedacted = outsideWhenRedacted ?? outside
  }

  /// The widget's content; `nil` where a note takes its place.
  public var content: Content? {
    if case .content(let content, _) = drawing { content } else { nil }
  }

  /// The measures of the content; `nil` where a note takes its place.
  public var layout: Content.Layout? {
    if case .content(_, let layout) = drawing { layout } else { nil }
  }

  /// The note in place of content; `nil` where there is content.
  public var note: WidgetNote? {
    if case .note(let note, _) = drawing { note } else { nil }
  }

  /// All visible texts in the order in which they are drawn, each once: those of the content or of the note.
  public var lines: [WidgetLine] {
    switch drawing {
    case .content(let content, let layout): content.lines(in: layout)
    case .note(let note, let layout): note.lines(in: layout)
    }
  }

  /// The page a tap on the widget leads to; `nil` if there is none.
  public var page: Content.Page? { outside.page }

  /// Where a tap on the widget leads; `nil` if there is nothing to open.
  public var link: String? { page?.text }

  /// Where taps on its parts lead; empty unless ``Family/allowsElementLinks``.
  public var elementLinks: [String] {
    family.allowsElementLinks ? content?.elementPages.map { $0.text } ?? [] : []
  }

  /// What is read aloud for the whole widget.
  public var accessibility: AccessibilityText { outside.accessibility }

  /// What is read aloud of the widget as a view: where its parts are read one by one, nothing that they say once more.
  public var accessibilityOfView: AccessibilityText {
    family.allowsElementLinks ? content?.accessibilityOfGroup ?? accessibility : accessibility
  }

  /// The snapshot as it is shown where others could look: no private value is left in it.
  public func redacted() -> WidgetSnapshot {
    let drawing: Drawing =
      switch drawing {
      case .content(let content, let layout): .content(content.redacted, layout)
      case .note: drawing
      }
    return WidgetSnapshot(
      family: family, status: status, drawing: drawing, outside: outsideWhenRedacted)
  }

  /// The snapshot as far as widgets draw it, for a comparison of what is seen.
  var drawn: WidgetSnapshot {
    guard case .content(let content, let layout) = drawing else { return self }
    return WidgetSnapshot(
      family: family, status: status, drawing: .content(content.drawn, layout), outside: outside,
      whenRedacted: outsideWhenRedacted)
  }

  /// The snapshot as JSON, in the one form that all widgets share: `accessibility`, `content`, `family`, `layout`, `links`
  /// and `status`.
  ///
  /// Members without a value are left out; null in the content is a private value that was taken out.
  public var json: JSON {
    let (content, layout): (JSON, JSON) =
      switch drawing {
      case .content(let content, let layout): (content.json, layout.json)
      case .note(let note, let layout): (note.json, layout.json)
      }
    return [
      "accessibility": accessibility.json, "content": content, "family": .string(family.rawValue),
      "layout": layout,
      "links": .present([
        ("widget", link.map(JSON.string)), ("elements", .array(elementLinks.map(JSON.string))),
      ]),
      "status": status.json,
    ]
  }
}
