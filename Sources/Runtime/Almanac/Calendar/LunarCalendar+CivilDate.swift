// The same functions for civil dates in place of day numbers.

extension LunarCalendar {
  /// Returns the month that contains a civil date.
  public func month(containing date: CivilDate) throws(LunarDateError) -> LunarMonth {
    try month(containing: DayNumber(date))
  }

  /// Returns the reason why the lunar date of a civil date is not certain, or `nil` if it is.
  public func doubt(on date: CivilDate) throws(LunarDateError) -> LunarDoubt? {
    try doubt(on: DayNumber(date))
  }

  /// Whether the lunar date of a civil date is certain.
  public func isCertain(_ date: CivilDate) throws(LunarDateError) -> Bool { try isCertain(DayNumber(date)) }

  /// Returns the first occurrence of a recurring day on or after a civil date.
  public func next(_ recurring: RecurringLunarDate, from date: CivilDate) throws(LunarDateError) -> CivilDate?
  {
    try next(recurring, from: DayNumber(date)).map { CivilDate($0) }
  }

  /// Returns the solar term in force on a civil date.
  public func solarTerm(inForceOn date: CivilDate) throws(SkyError) -> SolarTermEvent {
    try solarTerm(inForceOn: DayNumber(date))
  }

  /// Returns the appearance of the Moon on a civil date.
  public func moonAppearance(on date: CivilDate) throws(SkyError) -> MoonAppearance {
    try moonAppearance(on: DayNumber(date))
  }
}
