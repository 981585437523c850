/// By which custom seasons begin.
public enum SeasonReckoning: String, CaseIterable, Hashable, Sendable, Codable {
  /// On the civil day of an equinox or solstice.
  case astronomical
  /// On the first of March, June, September and December, as meteorologists count.
  case meteorological

  /// The season of a civil day.
  ///
  /// - Parameters:
  ///   - countdown: The countdown of that day.
  ///   - hemisphere: The half of the Earth.
  public func season(_ countdown: SolsticeCountdown, in hemisphere: Hemisphere) -> Season {
    switch self {
    case .astronomical:
      return (countdown.days == 0 ? countdown.event : countdown.previous).season(in: hemisphere)
    case .meteorological:
      let month = countdown.today.month / 3 * 3
      return (SolsticeKind(month: month) ?? .decemberSolstice).term.season(in: hemisphere)
    }
  }
}
