public import LunarCalendarWidget

/// What a tap on the screens of the app asks for.
public enum CalendarAction: Hashable, Sendable {
  /// Shows a month; `nil` is that of today.
  case showMonth(YearMonth?)
  /// Opens the form for a new day.
  case add
  /// Opens the form for a day of the list, by its id.
  case change(String)
  /// Takes a day out of the list, by its id.
  case remove(String)
  /// Puts the day that was taken out last back.
  case undo
  /// Keeps what the form says.
  case save
  /// Closes the form and keeps nothing of it.
  case cancel
  /// Makes a choice among the settings.
  case choose(CalendarChoice)
}

/// A value of one of the settings.
public enum CalendarChoice: Hashable, Sendable {
  /// The lunar calendar; `nil` is that of the region.
  case calendar(LunarCalendar?)
  /// How Vietnamese names month 11.
  case monthNaming(MonthNaming)
  /// The first day of the week; `nil` is that of the device.
  case firstWeekday(Weekday?)
  /// Whose civil day is today.
  case dayBasis(CalendarSettings.DayBasis)
  /// Whether there is less to see, in larger type.
  case largeType(Bool)
}

extension CalendarSettings {
  /// The settings after a choice.
  public func after(_ choice: CalendarChoice) -> CalendarSettings {
    var settings = self
    switch choice {
    case .calendar(let calendar): settings.calendar = calendar
    case .monthNaming(let naming): settings.monthNaming = naming
    case .firstWeekday(let weekday): settings.firstWeekday = weekday
    case .dayBasis(let basis): settings.dayBasis = basis
    case .largeType(let isLarge): settings.usesLargeType = isLarge
    }
    return settings
  }
}
