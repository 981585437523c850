/// By which custom seasons begin.
public enum SeasonReckoning: CaseIterable, Hashable, Sendable {
  /// With an equinox or solstice.
  case astronomical
  /// On the first of March, June, September and December, as meteorologists count.
  case meteorological
}

// Written out as in EventNaming: a raw type of String would compare strings.
extension SeasonReckoning: RawRepresentable {
  /// The reckoning with a word: `astronomical` or `meteorological`.
  public init?(rawValue: String) {
    for reckoning in Self.allCases where reckoning.rawValue.utf8.elementsEqual(rawValue.utf8) {
      self = reckoning
      return
    }
    return nil
  }

  /// The word, which is part of stored data.
  public var rawValue: String {
    switch self {
    case .astronomical: "astronomical"
    case .meteorological: "meteorological"
    }
  }
}

extension Season {
  /// The season of a civil day as meteorologists count: three whole months each, from the month of an equinox or solstice.
  ///
  /// - Parameters:
  ///   - date: The civil day.
  ///   - hemisphere: The half of the Earth.
  public init(meteorological date: CivilDate, in hemisphere: Hemisphere) {
    // January and February belong to the winter of December.
    let kind = SolsticeKind(month: date.month / 3 * 3) ?? .decemberSolstice
    self = kind.term.season(in: hemisphere)
  }
}
