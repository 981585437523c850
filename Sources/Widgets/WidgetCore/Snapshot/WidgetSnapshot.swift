/// What a widget shows at a moment, as data: content or a note, with its layout and all decisions made.
///
/// Two equal snapshots look the same.
public struct WidgetSnapshot<Content: WidgetContent, Own: OwnReason>: Hashable, Sendable {
  /// The reasons for showing no data of the user.
  public typealias Reason = WidgetReason<Own>

  /// What is shown, with its layout.
  public enum Shown: Hashable, Sendable {
    /// The widget's content.
    case content(Content, Content.Layout)
    /// A note in place of the content.
    case note(WidgetNote, NoteLayout)
  }

  /// The properties of a snapshot besides what is shown.
  public struct Outside: Hashable, Sendable {
    /// The page that a tap on the widget opens; `nil` if there is none.
    public var page: Content.Page?
    /// The text that screen readers read for the whole widget.
    public var accessibility: AccessibilityText

    /// Creates the properties from a page and a text.
    public init(page: Content.Page?, accessibility: AccessibilityText) {
      self.page = page
      self.accessibility = accessibility
    }
  }

  /// The frame the snapshot was made for.
  public let frame: WidgetFrame
  /// Whether the snapshot shows the user's data, and the reason if not.
  public let status: WidgetStatus<Reason>
  /// The content or the note.
  public let shown: Shown
  private let outside: Outside
  private let outsideWhenRedacted: Outside

  /// Creates a snapshot.
  ///
  /// - Parameters:
  ///   - frame: The frame it is made for.
  ///   - status: Whether it shows the user's data.
  ///   - shown: The content or the note.
  ///   - outside: The target of a tap, and the text that is read aloud.
  ///   - outsideWhenRedacted: The same without private values; `nil` if there are no private values.
  public init(
    frame: WidgetFrame, status: WidgetStatus<Reason>, shown: Shown, outside: Outside,
    whenRedacted outsideWhenRedacted: Outside? = nil
  ) {
    self.frame = frame
    self.status = status
    self.shown = shown
    self.outside = outside
    self.outsideWhenRedacted = outsideWhenRedacted ?? outside
  }

  /// The family the snapshot was made for.
  public var family: Family { frame.family }

  /// The widget's content; `nil` if there is a note instead.
  public var content: Content? {
    if case .content(let content, _) = shown { content } else { nil }
  }

  /// The layout of the content; `nil` if there is a note instead.
  public var layout: Content.Layout? {
    if case .content(_, let layout) = shown { layout } else { nil }
  }

  /// The note in place of content; `nil` if there is content.
  public var note: WidgetNote? {
    if case .note(let note, _) = shown { note } else { nil }
  }

  /// What the widget draws, which everything that shows it reads.
  public var drawing: Drawing {
    switch shown {
    case .content(let content, let layout): content.drawing(in: layout, frame)
    case .note(let note, let layout): note.drawing(in: layout, frame)
    }
  }

  /// The page that a tap on the widget opens; `nil` if there is none.
  public var page: Content.Page? { outside.page }

  /// The link that a tap on the widget opens; `nil` if there is none.
  public var link: String? { page?.text }

  /// The links of the widget's parts; empty unless ``Family/allowsElementLinks``.
  public var elementLinks: [String] {
    family.allowsElementLinks ? drawing.links : []
  }

  /// The text that screen readers read for the whole widget.
  public var accessibility: AccessibilityText { outside.accessibility }

  /// The spoken text of the widget as a view; if its parts are read one by one, it does not repeat them.
  public var accessibilityOfView: AccessibilityText {
    family.allowsElementLinks ? content?.accessibilityOfGroup ?? accessibility : accessibility
  }

  /// The snapshot as it is shown where others could look: no private value is left in it.
  public func redacted() -> WidgetSnapshot {
    let shown: Shown =
      switch shown {
      case .content(let content, let layout): .content(content.redacted, layout)
      case .note: shown
      }
    return WidgetSnapshot(frame: frame, status: status, shown: shown, outside: outsideWhenRedacted)
  }

  /// The snapshot as JSON, in the one form that all widgets share: `accessibility`, `content`, `family`, `layout`, `links`
  /// and `status`.
  ///
  /// The members are `accessibility`, `content`, `family`, `layout`, `links` and `status`. A member without a
  /// value is left out; null in the content marks a private value that was removed.
  public var json: JSON {
    let (content, layout): (JSON, JSON) =
      switch shown {
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
