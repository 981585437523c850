/// The measures a widget is drawn with, in points, settled from its frame.
public protocol WidgetLayout: Hashable, Sendable {
  /// The measures as JSON.
  var json: JSON { get }
}
