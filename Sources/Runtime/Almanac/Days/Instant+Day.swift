extension Instant {
  /// The civil day of the moment at an offset from UTC.
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

  /// The day number that there is not; on machines of 32 bits it may be too long to be told.
  @usableFromInline @inline(never)
  static func reason(_ local: Int64) -> CivilDateError {
    let days = floorDivide(local, by: ClockTime.secondsPerDay) + Int64(ClockTime.rataDieOf1970)
    return .dayNumberOutOfRange(Int(exactly: days) ?? (local < 0 ? .min : .max))
  }
}
