// The same questions asked of a civil date.

extension LunarCalendar {
  /// The month a civil date lies in.
  public func month(containing date: CivilDate) throws(LunarDateError) -> LunarMonth {
    try month(containing: DayNumber(date))
  }

  /// What the lunar date of a civil date hangs on, if it is not certain.
  public func doubt(on date: CivilDate) throws(LunarDateError) -> LunarDoubt? {
    try doubt(on: DayNumber(date))
  }

  /// Whether the lunar date of a civil date is certain.
  public func isCertain(_ date: CivilDate) throws(LunarDateError) -> Bool { try isCertain(DayNumber(date)) }

  /// The first occurrence of a recurring day on or after a civil date.
  public func next(_ recurring: RecurringLunarDate, from date: CivilDate) throws(LunarDateError) -> CivilDate?
  {
    try next(recurring, from: DayNumber(date)).map { CivilDate($0) }
  }

  /// The solar term in force on a civil date.
  public func solarTerm(inForceOn date: CivilDate) throws(SkyError) -> SolarTermEvent {
    try solarTerm(inForceOn: DayNumber(date))
  }

  /// What the Moon looks like on a civil date.
  public func moonAppearance(on date: CivilDate) throws(SkyError) -> MoonAppearance {
    try moonAppearance(on: DayNumber(date))
  }
}
