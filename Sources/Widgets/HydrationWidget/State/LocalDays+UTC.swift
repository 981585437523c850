extension LocalDays {
  /// The days of UTC, which stand in while no zone is known.
  static let utc = LocalDays(zone: .utc)
}
