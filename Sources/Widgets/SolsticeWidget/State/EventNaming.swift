/// How equinoxes and solstices are named.
public enum EventNaming: String, CaseIterable, Hashable, Sendable, Codable {
  /// As people of the language do: by the month in English, by the season in Vietnamese and Chinese.
  case automatic
  /// By the month, the same on both halves of the Earth: "June solstice".
  case month
  /// By the season it begins there: "summer solstice" in the north, "winter solstice" in the south.
  case season

  /// Whether a language names by the season.
  func isBySeason(in language: Language) -> Bool {
    switch self {
    case .automatic: language != .english
    case .month: false
    case .season: true
    }
  }
}
