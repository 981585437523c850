/// How equinoxes and solstices are named.
public enum EventNaming: CaseIterable, Hashable, Sendable {
  /// As people of the language do: by the month in English; by the solar term in Vietnamese and Chinese, which is the same
  /// on both halves of the Earth.
  case automatic
  /// By the month, the same on both halves of the Earth: "June solstice".
  case month
  /// By the season it begins there: "summer solstice" in the north, "winter solstice" in the south.
  case season
}

// Written out: a raw type of String would compare strings.
extension EventNaming: RawRepresentable {
  /// The naming with a word: `automatic`, `month` or `season`.
  public init?(rawValue: String) {
    for naming in Self.allCases where naming.rawValue.utf8.elementsEqual(rawValue.utf8) {
      self = naming
      return
    }
    return nil
  }

  /// The word, which is part of stored data.
  public var rawValue: String {
    switch self {
    case .automatic: "automatic"
    case .month: "month"
    case .season: "season"
    }
  }
}
