/// The facts that a widget shows at a moment: dates, amounts and texts in all their forms, before anything is placed in a frame.
public protocol WidgetFacts: Hashable, Sendable {
  /// The pages of the app that links lead to.
  associatedtype Page: DeepLink
  /// The roles of its colours.
  associatedtype Role: WidgetRole

  /// The page that a tap on the widget opens; `nil` if there is none.
  var page: Page? { get }
  /// The text that screen readers read for the whole widget.
  var accessibility: AccessibilityText { get }
  /// The spoken text before the parts, if these are read one by one and say everything; `nil` if it is the same as for
  /// the whole widget.
  var accessibilityOfGroup: AccessibilityText? { get }
  /// The facts without private values, for screens that others can see.
  var redacted: Self { get }
  /// The facts for people who chose one of the system's largest sizes of type, with less in larger type if the widget
  /// can leave something out.
  var inLargeType: Self { get }
  /// The facts as JSON, for programs that draw the widget themselves.
  ///
  /// A member without a value is left out; null is a private value that was removed.
  var json: JSON { get }

  /// Returns the drawing of the widget in a frame.
  func drawing(in frame: WidgetFrame) -> Drawing
}

extension WidgetFacts {
  /// The default: the same text as for the whole widget.
  public var accessibilityOfGroup: AccessibilityText? { nil }
  /// The default: the same facts, drawn in larger type.
  public var inLargeType: Self { self }
}

/// The text that screen readers read for an element.
public struct AccessibilityText: Hashable, Sendable {
  /// The name of the element.
  public var label: String
  /// The current value of the element; empty if the label says everything.
  public var value: String

  /// Creates a text from a label and a value.
  public init(label: String, value: String = "") {
    self.label = label
    self.value = value
  }
}

extension AccessibilityText {
  /// `{"label": "…", "value": "…"}`.
  public var json: JSON { ["label": .string(label), "value": .string(value)] }
}

/// A value that must be hidden on a locked screen.
public enum Sensitive<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The value, marked as private.
  case visible(Value)
  /// The value was removed.
  case redacted

  /// Creates a private value.
  package init(_ value: Value) {
    self = .visible(value)
  }

  /// The value; `nil` if it was removed.
  public var value: Value? {
    switch self {
    case .visible(let value): value
    case .redacted: nil
    }
  }

  /// Returns a private value derived from this one; it is removed if this one is.
  public func map<Other>(_ transform: (Value) -> Other) -> Sensitive<Other> {
    switch self {
    case .visible(let value): .visible(transform(value))
    case .redacted: .redacted
    }
  }
}

extension Sensitive {
  /// Returns the value as JSON, or null if it was removed.
  package func json(_ value: (Value) -> JSON) -> JSON {
    switch self {
    case .visible(let shown): value(shown)
    case .redacted: .null
    }
  }
}

extension Sensitive where Value == TextForms {
  /// The forms of the text, or null if they were removed.
  package var json: JSON { json { $0.json } }
}
