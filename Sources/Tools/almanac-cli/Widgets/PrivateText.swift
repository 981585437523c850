import WidgetBridge

/// How private texts stand in a picture.
enum PrivateText {
  /// What stands for a private value.
  static let hidden = "•••"

  /// The text in full, or dots in place of one that was taken out.
  static func shown(_ text: Sensitive<TextForms>) -> String {
    text.value?.longest.fitForTerminal ?? hidden
  }
}
