public import LunarCalendarWidget

/// The action of a tap on the screens of the app.
public enum CalendarAction: Hashable, Sendable {
  /// Shows a month; `nil` is that of today.
  case showMonth(YearMonth?)
  /// Opens the form for a new day.
  case add
  /// Opens the form for a day of the list, by its id.
  case edit(String)
  /// Deletes a day from the list, by its id.
  case delete(String)
  /// Restores the day that was deleted last.
  case undo
  /// Saves the form.
  case save
  /// Closes the form without saving.
  case cancel
  /// Changes a setting.
  case choose(CalendarChoice)
}

/// A value of one of the settings.
public enum CalendarChoice: Hashable, Sendable {
  /// The lunar calendar; `nil` is that of the region.
  case calendar(LunarCalendar?)
  /// The Vietnamese name of month 11.
  case monthNaming(MonthNaming)
  /// The first day of the week; `nil` for that of the device.
  case firstWeekday(Weekday?)
  /// The place whose civil day is today.
  case dayBasis(CalendarSettings.DayBasis)
  /// Whether less is shown, in larger type.
  case largeType(Bool)
}

extension CalendarSettings {
  /// Returns the settings after a choice.
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
