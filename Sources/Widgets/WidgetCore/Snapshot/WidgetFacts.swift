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

  /// Returns what the widget draws in a frame.
  func drawing(in frame: WidgetFrame) -> Drawing
}

extension WidgetFacts {
  /// The same as for the whole widget.
  public var accessibilityOfGroup: AccessibilityText? { nil }
  /// The same facts: type alone grows.
  public var inLargeType: Self { self }
}
