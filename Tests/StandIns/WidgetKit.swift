// swift-format-ignore-file
// Declarations by hand of what the module in the documentation of WidgetBridge uses of WidgetKit.

public final class WidgetCenter: Sendable {
  public static let shared = WidgetCenter()
  public func reloadTimelines(ofKind kind: String) {}
}
