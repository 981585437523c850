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

  /// The weeks that were chosen, and the month that was leafed to today.
  ///
  /// A widget without arrows has no way back from another month, so it follows no leaf.
  public static func configuration(
    _ intent: CalendarIntent, in surroundings: Surroundings
  ) -> CalendarConfiguration {
    CalendarConfiguration(
      leaf: intent.showsArrows ? LeafStore(surroundings).leaf : nil, rows: intent.rows.rows,
      showsArrows: intent.showsArrows)
  }
}
