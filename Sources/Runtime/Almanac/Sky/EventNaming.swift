/// The way in which equinoxes and solstices are named.
public enum EventNaming: CaseIterable, Hashable, Sendable {
  /// As usual in the language: by the month in English, by the solar term in Vietnamese and Chinese.
  ///
  /// Solar terms have the names of northern seasons: in the southern hemisphere the month names the event in
  /// these languages too.
  case automatic
  /// By the month, which is the same in both hemispheres: "June solstice".
  case month
  /// By the season that begins: "summer solstice" in the north, "winter solstice" in the south.
  case season
}

// Written out: with a raw type of String, Swift would compare strings, which needs Unicode tables.
extension EventNaming: RawRepresentable {
  /// Creates the naming with a name: `automatic`, `month` or `season`.
  public init?(rawValue: String) {
    for naming in Self.allCases where naming.rawValue.utf8.elementsEqual(rawValue.utf8) {
      self = naming
      return
    }
    return nil
  }

  /// The name of the case, as in stored data.
  public var rawValue: String {
    switch self {
    case .automatic: "automatic"
    case .month: "month"
    case .season: "season"
    }
  }
}
