@MainActor @preconcurrency public protocol WidgetConfiguration {  // swiftui/widgetconfiguration
  associatedtype Body: WidgetConfiguration
  @MainActor @preconcurrency var body: Self.Body { get }
}
extension Never: WidgetConfiguration {}
@MainActor @preconcurrency public protocol Widget {  // swiftui/widget
  associatedtype Body: WidgetConfiguration
  @MainActor @preconcurrency init()
  @MainActor @preconcurrency var body: Self.Body { get }
}
@MainActor @preconcurrency public protocol ControlWidget {  // swiftui/controlwidget
  associatedtype Body: ControlWidgetConfiguration
  @MainActor @preconcurrency init()
  @MainActor @preconcurrency var body: Self.Body { get }
}
@MainActor @preconcurrency public protocol ControlWidgetConfiguration {  // swiftui/controlwidgetconfiguration
  associatedtype Body: ControlWidgetConfiguration
  @MainActor @preconcurrency var body: Self.Body { get }
  /// For tests of kinds, names and contents.
  var _description: _ControlDescription { get }
}
extension Never: ControlWidgetConfiguration { public var _description: _ControlDescription { fatalError() } }
public struct _ControlDescription {
  public let kind: String
  public var displayName = ""
  /// The label that a control has for a value of its provider, and the intent that a tap performs.
  public let button: (Any) -> (label: any View, action: Any, isPrivate: Bool)?
  public init(_kind kind: String, button: @escaping (Any) -> (label: any View, action: Any, isPrivate: Bool)?) { self.kind = kind; self.button = button }
}
@MainActor @preconcurrency public protocol ControlWidgetTemplate {  // swiftui/controlwidgettemplate
  /// For tests.
  var _button: (label: any View, action: Any, isPrivate: Bool) { get }
}
struct _Private<Content: ControlWidgetTemplate>: ControlWidgetTemplate {
  let content: Content
  var _button: (label: any View, action: Any, isPrivate: Bool) { (content._button.label, content._button.action, true) }
}
extension ControlWidgetTemplate {
  @MainActor @preconcurrency public func privacySensitive(_ sensitive: Bool = true) -> some ControlWidgetTemplate { _Private(content: self) }  // swiftui/controlwidgettemplate/privacysensitive(_:)
}
