/// A language the tables have names in.
public enum Language: String, CaseIterable, Hashable, Sendable {
  /// Vietnamese.
  case vietnamese = "vi"
  /// Chinese, simplified characters.
  case chinese = "zh"
  /// English.
  case english = "en"
}
