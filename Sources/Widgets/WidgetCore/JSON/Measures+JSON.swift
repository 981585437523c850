extension WidgetFont {
  /// `{"size": 11, "weight": "regular"}`, in points.
  public var json: JSON { .present([("size", JSON(size)), ("weight", .string(weight.rawValue))]) }
}

extension PointSize {
  /// `{"height": 158, "width": 338}`, in points.
  public var json: JSON { .present([("width", JSON(width)), ("height", JSON(height))]) }
}

extension AccessibilityText {
  /// `{"label": "…", "value": "…"}`.
  public var json: JSON { ["label": .string(label), "value": .string(value)] }
}
