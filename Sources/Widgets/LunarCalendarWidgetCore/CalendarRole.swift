/// The roles of colours in the calendar.
///
/// The app's source document uses the system's red and blue, which are too light for small text on white (3.5
/// and 4.0 to 1). These colours are darker, with the same hue. Its background, the system's tertiary fill, is
/// not used either, because today's lunar day would have a contrast of only 4.2 to 1 on it.
public enum CalendarRole: String, WidgetRole {
  /// The background of the widget.
  case background
  /// Solar days from Monday to Friday, and the texts about a worked weekend.
  case weekday
  /// Saturdays.
  case saturday
  /// Sundays.
  case sunday
  /// The solar day of today.
  case today
  /// The background of today.
  case todayBackground
  /// Lunar days and the lunar month.
  case lunar
  /// Names and marks of anniversaries.
  case anniversary
  /// Solar days, names and marks of public holidays.
  case publicHoliday
  /// Names and marks of other festivals.
  case festival
  /// Names and marks of solar terms.
  case solarTerm

  /// The colours of the role.
  public var colors: RoleColors {
    switch self {
    case .background: CommonRole.background.colors
    case .weekday: CommonRole.primary.colors
    case .saturday:
      RoleColors(
        light: RGBColor(0.00, 0.31, 0.78), dark: RGBColor(0.45, 0.71, 1.00), monochrome: .primary)
    case .sunday, .today, .publicHoliday:
      RoleColors(
        light: RGBColor(0.76, 0.05, 0.09), dark: RGBColor(1.00, 0.50, 0.47),
        monochrome: self == .sunday ? .primary : .accent)
    case .todayBackground:
      RoleColors(
        light: RGBColor(1.00, 0.23, 0.19, opacity: 0.2), dark: RGBColor(1.00, 0.27, 0.23, opacity: 0.2),
        monochrome: .tertiary)
    case .lunar: CommonRole.secondary.colors
    case .anniversary:
      RoleColors(
        light: RGBColor(0.46, 0.13, 0.60), dark: RGBColor(0.84, 0.66, 1.00), monochrome: .accent)
    case .festival:
      RoleColors(
        light: RGBColor(0.62, 0.22, 0.00), dark: RGBColor(1.00, 0.70, 0.35), monochrome: .accent)
    case .solarTerm:
      RoleColors(
        light: RGBColor(0.06, 0.40, 0.20), dark: RGBColor(0.48, 0.83, 0.57), monochrome: .secondary)
    }
  }

  /// Returns the role of the days of a weekday: Sundays red, Saturdays blue.
  package static func ofWeekday(_ weekday: Weekday) -> CalendarRole {
    switch weekday {
    case .sunday: .sunday
    case .saturday: .saturday
    default: .weekday
    }
  }
  /// The sign beside the lunar day, so that special days are visible without colours; `nil` for other roles.
  package var sign: String? {
    switch self {
    case .anniversary: "◊"
    case .publicHoliday: "*"
    case .festival: "•"
    case .solarTerm: "◦"
    // Beside a solar day, only a worked weekend has this role; a common day has no role.
    case .weekday: "!"
    default: nil
    }
  }
}

extension DayRuling {
  /// The colour of its reason: days off are red like Sundays, and worked weekends are like other working
  /// days; `nil` without a decision.
  var role: CalendarRole? { isOff ? .publicHoliday : isWorked ? .weekday : nil }
}

extension CalendarDay {
  /// The colour of the solar day.
  package var role: CalendarRole { ruling?.role ?? .ofWeekday(date.weekday) }

  /// The colour of the texts beside the solar day: that of an anniversary, a day off, a worked weekend, a festival or a
  /// solar term if there is one.
  package var nameRole: CalendarRole { anniversaries.isEmpty ? publicRole : .anniversary }

  /// The same without anniversaries.
  var publicRole: CalendarRole {
    ruling?.role ?? (!festivals.isEmpty ? .festival : solarTerm != nil ? .solarTerm : .lunar)
  }
}
