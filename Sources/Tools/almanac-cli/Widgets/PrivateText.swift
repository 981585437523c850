import WidgetBridge

/// The form of private texts in terminal pictures.
enum PrivateText {
  /// The replacement for a private value.
  static let hidden = "•••"

  /// Returns the full text, or dots if it was removed.
  static func shown(_ text: Sensitive<TextForms>) -> String {
    text.value?.longest.fitForTerminal ?? hidden
  }
}
