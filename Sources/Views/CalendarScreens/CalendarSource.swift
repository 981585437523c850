public import AppIntents
public import LunarCalendarWidget
public import WidgetViews

/// The source of the calendar widget's facts: the settings of the app, and the month the user went to today.
public enum CalendarSource: WidgetSource {
  /// The widget.
  public typealias System = CalendarSystem
  /// The choices on the home screen.
  public typealias Intent = CalendarIntent

  /// Reads the settings of the app.
  public static func state(in services: SystemServices) -> CalendarState {
    CalendarState(parsing: services.setting(AppIdentifiers.lichViet.group, "calendarSettings"))
  }

  /// Returns the chosen number of weeks, and the month the user went to today.
  ///
  /// A widget without arrows has no way back from another month, so it ignores that month.
  public static func configuration(
    _ intent: CalendarIntent, in services: SystemServices
  ) -> CalendarConfiguration {
    CalendarConfiguration(
      leaf: intent.showsArrows ? LeafStore(services).leaf : nil, rows: intent.rows.rows,
      showsArrows: intent.showsArrows)
  }

  /// Returns the intent of a button that shows a month.
  public static func action(_ action: WidgetAction) -> (any AppIntent)? {
    action.shownMonth.map { LeafIntent($0) }
  }
}
