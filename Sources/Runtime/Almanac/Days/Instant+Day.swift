extension Instant {
  /// Returns the civil day of the moment at an offset from UTC.
  ///
  /// - Parameter offset: Local time minus UTC in seconds, for example 25,200 for UTC+7.
  /// - Throws: ``CivilDateError/dayNumberOutOfRange(_:)`` outside the years 1 to 9999.
  @inlinable
  public func day(atOffset offset: Int) throws(CivilDateError) -> DayNumber {
    let (local, overflow) = secondsSince1970.addingReportingOverflow(Int64(offset))
    guard !overflow, ClockTime.range.contains(local) else {
      throw Self.reason(overflow ? secondsSince1970 : local)
    }
    return ClockTime(secondsSince1970: local).day
  }

  /// Returns the error for a day number out of range.
  ///
  /// On 32-bit machines the number may not fit into `Int`; it is then the nearest number that does.
  @usableFromInline @inline(never)
  static func reason(_ local: Int64) -> CivilDateError {
    let days = floorDivide(local, by: ClockTime.secondsPerDay) + Int64(ClockTime.rataDieOf1970)
    return .dayNumberOutOfRange(Int(exactly: days) ?? (local < 0 ? .min : .max))
  }
}
