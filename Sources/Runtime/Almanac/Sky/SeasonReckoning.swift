/// The convention by which seasons begin.
public enum SeasonReckoning: CaseIterable, Hashable, Sendable {
  /// Seasons begin at an equinox or solstice.
  case astronomical
  /// Seasons begin on the first of March, June, September and December, as in meteorology.
  case meteorological
}

// Written out as in EventNaming: with a raw type of String, Swift would compare strings.
extension SeasonReckoning: RawRepresentable {
  /// Creates the reckoning with a name: `astronomical` or `meteorological`.
  public init?(rawValue: String) {
    for reckoning in Self.allCases where reckoning.rawValue.utf8.elementsEqual(rawValue.utf8) {
      self = reckoning
      return
    }
    return nil
  }

  /// The name of the case, as in stored data.
  public var rawValue: String {
    switch self {
    case .astronomical: "astronomical"
    case .meteorological: "meteorological"
    }
  }
}

extension Season {
  /// Creates the meteorological season of a civil day.
  ///
  /// Each season has three whole months and begins with the month of an equinox or solstice.
  ///
  /// - Parameters:
  ///   - date: The civil day.
  ///   - hemisphere: The hemisphere of the observer.
  public init(meteorological date: CivilDate, in hemisphere: Hemisphere) {
    // January and February belong to the winter of December.
    let kind = SolsticeKind(month: date.month / 3 * 3) ?? .decemberSolstice
    self = kind.term.season(in: hemisphere)
  }
}
