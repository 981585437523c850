// What follows is for widgets that do not have facts of their own yet; it goes with the last of them.

/// The content of a widget with a layout that was made for it.
public protocol WidgetContent: Hashable, Sendable {
  /// The pages of the app that links lead to.
  associatedtype Page: DeepLink
  /// The layout for this content.
  associatedtype Layout: WidgetLayout

  /// The content without its private values.
  var redacted: Self { get }
  /// The spoken text before the parts.
  var accessibilityOfGroup: AccessibilityText? { get }
  /// The content as JSON.
  var json: JSON { get }
  /// Returns what the widget draws.
  func drawing(in layout: Layout, _ frame: WidgetFrame) -> Drawing
}

extension WidgetContent {
  /// The same as for the whole widget.
  public var accessibilityOfGroup: AccessibilityText? { nil }
}

/// The measures that a widget is drawn with.
public protocol WidgetLayout: Hashable, Sendable {}

/// A content with its layout as facts.
public struct LaidOut<Content: WidgetContent>: WidgetFacts {
  /// The pages of the app.
  public typealias Page = Content.Page
  /// The content.
  public let content: Content
  /// The layout.
  public let layout: Content.Layout
  let outside: WidgetSnapshot<LaidOut, NoReason>.Outside
  let outsideWhenRedacted: WidgetSnapshot<LaidOut, NoReason>.Outside

  /// The page.
  public var page: Content.Page? { outside.page }
  /// The spoken text.
  public var accessibility: AccessibilityText { outside.accessibility }
  /// The spoken text before the parts.
  public var accessibilityOfGroup: AccessibilityText? { content.accessibilityOfGroup }
  /// The content without private values.
  public var redacted: LaidOut {
    LaidOut(
      content: content.redacted, layout: layout, outside: outsideWhenRedacted,
      outsideWhenRedacted: outsideWhenRedacted)
  }
  /// The content as JSON.
  public var json: JSON { content.json }
  /// Returns what the widget draws.
  public func drawing(in frame: WidgetFrame) -> Drawing { content.drawing(in: layout, frame) }
}

extension WidgetSnapshot {
  /// The page and the spoken text.
  public struct Outside: Hashable, Sendable {
    /// The page.
    public var page: Facts.Page?
    /// The spoken text.
    public var accessibility: AccessibilityText

    /// Creates both.
    public init(page: Facts.Page?, accessibility: AccessibilityText) {
      self.page = page
      self.accessibility = accessibility
    }
  }

  /// What is shown.
  public enum Old<Content: WidgetContent> {
    /// A content.
    case content(Content, Content.Layout)
    /// A note.
    case note(WidgetNote, NoteLayout)
  }

  /// Creates a snapshot.
  public init<Content: WidgetContent>(
    frame: WidgetFrame, status: WidgetStatus<Reason>, shown: Old<Content>, outside: Outside,
    whenRedacted hidden: Outside? = nil
  ) where Facts == LaidOut<Content> {
    switch shown {
    case .content(let content, let layout):
      let (seen, unseen) = (outside, hidden ?? outside)
      self.init(
        frame: frame, status: status,
        .facts(
          LaidOut(
            content: content, layout: layout,
            outside: .init(page: seen.page, accessibility: seen.accessibility),
            outsideWhenRedacted: .init(page: unseen.page, accessibility: unseen.accessibility))))
    case .note(var note, _):
      note.accessibility = outside.accessibility
      self.init(frame: frame, status: status, .note(note, page: outside.page))
    }
  }
}

/// Facts that are a content with its layout.
public protocol LaidOutFacts: WidgetFacts {
  /// The content.
  associatedtype Content: WidgetContent
  /// The content.
  var content: Content { get }
  /// The layout.
  var layout: Content.Layout { get }
}

extension LaidOut: LaidOutFacts {}

extension WidgetSnapshot where Facts: LaidOutFacts {
  /// The content.
  public var content: Facts.Content? { facts?.content }
  /// The layout.
  public var layout: Facts.Content.Layout? { facts?.layout }
}
