/// The contents of a widget at a moment in a frame, as data: its facts, or a note in their place.
///
/// Two equal snapshots look the same.
public struct WidgetSnapshot<Facts: WidgetFacts, Specific: SpecificReason>: Hashable, Sendable {
  /// The reasons for showing no data of the user.
  public typealias Reason = WidgetReason<Specific>

  /// The facts, or a note in their place.
  public enum Shown: Hashable, Sendable {
    /// The widget's facts.
    case facts(Facts)
    /// A note in place of the facts, with the page that a tap on it opens.
    case note(WidgetNote, page: Facts.Page?)
  }

  /// The frame the snapshot was made for.
  public let frame: WidgetFrame
  /// Whether the snapshot shows the user's data, and the reason if not.
  public let status: WidgetStatus<Reason>
  /// The facts or the note.
  public let shown: Shown

  /// Creates a snapshot.
  ///
  /// - Parameters:
  ///   - frame: The frame it is made for.
  ///   - status: Whether it shows the user's data.
  ///   - shown: The facts or the note.
  public init(frame: WidgetFrame, status: WidgetStatus<Reason>, _ shown: Shown) {
    self.frame = frame
    self.status = status
    self.shown = shown
  }

  /// The family the snapshot was made for.
  public var family: Family { frame.family }

  /// The widget's facts; `nil` if there is a note instead.
  public var facts: Facts? {
    if case .facts(let facts) = shown { facts } else { nil }
  }

  /// The note in place of the facts; `nil` if there are facts.
  public var note: WidgetNote? {
    if case .note(let note, _) = shown { note } else { nil }
  }

  /// The drawing of the widget, from which every output is made.
  public var drawing: Drawing {
    switch shown {
    case .facts(let facts): facts.drawing(in: frame)
    case .note(let note, _): note.drawing(in: frame)
    }
  }

  /// The page that a tap on the widget opens; `nil` if there is none.
  public var page: Facts.Page? {
    switch shown {
    case .facts(let facts): facts.page
    case .note(_, let page): page
    }
  }

  /// The link that a tap on the widget opens, without its scheme; `nil` if there is none.
  public var link: String? { page?.text }

  /// The links of the widget's parts, without their scheme; empty unless ``Family/allowsElementLinks``.
  public var elementLinks: [String] { family.allowsElementLinks ? drawing.links : [] }

  /// The text that screen readers read for the whole widget.
  public var accessibility: AccessibilityText {
    switch shown {
    case .facts(let facts): facts.accessibility
    case .note(let note, _): note.accessibility
    }
  }

  /// The spoken text of the widget as a view; if its parts are read one by one, it does not repeat them.
  public var accessibilityOfView: AccessibilityText {
    family.allowsElementLinks ? facts?.accessibilityOfGroup ?? accessibility : accessibility
  }

  /// Returns the snapshot as it is shown where others could look: no private value is left in it.
  public func redacted() -> WidgetSnapshot {
    guard case .facts(let facts) = shown else { return self }
    return WidgetSnapshot(frame: frame, status: status, .facts(facts.redacted))
  }

  /// Returns the snapshot for people who chose one of the system's largest sizes of type.
  public func inLargeType() -> WidgetSnapshot {
    guard case .facts(let facts) = shown else { return self }
    return WidgetSnapshot(frame: frame, status: status, .facts(facts.inLargeType))
  }

  /// The snapshot as JSON, in the one form that all widgets share.
  ///
  /// The members are `accessibility`, `drawing`, `facts` or `note`, `family`, `links` and `status`. A member without a
  /// value is left out; null in the facts marks a private value that was removed. Links have no scheme.
  public var json: JSON {
    let drawing = drawing
    let elements = family.allowsElementLinks ? drawing.links : []
    let links = [("widget", link.map(JSON.string)), ("elements", JSON.array(elements.map(JSON.string)))]
    return .present([
      ("accessibility", accessibility.json),
      ("drawing", drawing.json(in: frame, on: Paint(Facts.Role.background))), ("facts", facts?.json),
      ("family", .string(family.rawValue)), ("links", .present(links)), ("note", note?.json),
      ("status", status.json),
    ])
  }
}

/// Whether a snapshot shows the user's data, and the reason if not.
///
/// Only a ``placeholder`` shows sample data.
public enum WidgetStatus<Reason: StatusReason>: Hashable, Sendable {
  /// Sample data, for the gallery and while the system draws the widget for the first time.
  case placeholder
  /// No data yet, with the reason.
  case empty(Reason)
  /// The user's current data.
  case normal
  /// The user's data, not updated since an instant.
  case stale(since: Instant)
  /// The data could not be read, with the reason.
  case failure(Reason)
}

extension WidgetStatus {
  /// `{"kind": "normal"}`, `{"kind": "stale", "since": "2026-02-17T05:00:00Z"}`, `{"kind": "empty", "reason": "…"}`.
  public var json: JSON {
    switch self {
    case .placeholder: ["kind": "placeholder"]
    case .empty(let reason): ["kind": "empty", "reason": .string(reason.word)]
    case .normal: ["kind": "normal"]
    case .stale(let since): ["kind": "stale", "since": since.json]
    case .failure(let reason): ["kind": "failure", "reason": .string(reason.word)]
    }
  }
}
