extension SeasonReckoning {
  /// The season of a civil day.
  ///
  /// - Parameters:
  ///   - countdown: The countdown of that day.
  ///   - hemisphere: The half of the Earth.
  public func season(_ countdown: SolsticeCountdown, in hemisphere: Hemisphere) -> Season {
    switch self {
    case .astronomical:
      (countdown.days == 0 ? countdown.event : countdown.previous).season(in: hemisphere)
    case .meteorological: Season(meteorological: countdown.today, in: hemisphere)
    }
  }
}
