extension Instant {
  /// The civil day of the moment at an offset from UTC.
  ///
  /// - Parameter offset: Local time minus UTC in seconds, for example 25,200 for UTC+7.
  /// - Throws: ``CivilDateError/dayNumberOutOfRange(_:)`` outside the years 1 to 9999.
  public func day(atOffset offset: Int) throws(CivilDateError) -> DayNumber {
    let (local, overflow) = secondsSince1970.addingReportingOverflow(Int64(offset))
    let days = floorDivide(local, by: ClockTime.secondsPerDay) + Int64(ClockTime.rataDieOf1970)
    guard !overflow, let number = Int(exactly: days) else {
      throw .dayNumberOutOfRange(secondsSince1970 < 0 ? .min : .max)
    }
    return try DayNumber(rataDie: number)
  }
}
