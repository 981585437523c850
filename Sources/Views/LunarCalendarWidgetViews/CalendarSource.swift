public import LunarCalendarWidget
public import WidgetViews

/// Where the calendar widget gets its facts: the settings of the app, and the month that was leafed to today.
public enum CalendarSource: WidgetSource {
  /// The widget.
  public typealias System = CalendarSystem
  /// Its choices.
  public typealias Intent = CalendarIntent

  /// What the app stored.
  public static func state(in surroundings: Surroundings) -> CalendarState {
    CalendarState(parsing: surroundings.setting(AppIdentifiers.lichViet.group, "calendarSettings"))
  }

  /// The weeks that were chosen, and the month that was leafed to.
  public static func configuration(
    _ intent: CalendarIntent, in surroundings: Surroundings
  ) -> CalendarConfiguration {
    CalendarConfiguration(
      month: LeafStore(surroundings).month, rows: intent.rows.rows, showsArrows: intent.showsArrows)
  }
}
