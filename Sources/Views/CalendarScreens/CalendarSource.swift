public import AppIntents
@_exported public import LunarCalendarWidget
public import SwiftUI
@_exported public import WidgetViews

/// The source of the calendar widget's facts: the settings of the app, and the month the user went to today.
public enum CalendarSource: WidgetSource {
  /// The widget.
  public typealias Definition = CalendarDefinition
  /// The choices on the home screen.
  public typealias Intent = CalendarIntent

  /// Reads the settings of the app.
  public static func state(in services: SystemServices) -> CalendarState {
    CalendarStore(services).state
  }

  /// Returns the chosen number of weeks, and the month the user went to today.
  ///
  /// A widget without arrows has no way back from another month, so it ignores that month.
  public static func configuration(
    _ intent: CalendarIntent, in services: SystemServices
  ) -> CalendarConfiguration {
    CalendarConfiguration(
      shownMonth: intent.showsArrows ? CalendarStore(services).shownMonth : nil, rows: intent.rows.rows,
      showsArrows: intent.showsArrows)
  }

  /// Returns the intent of a button that shows a month.
  public static func action(_ action: WidgetAction) -> (any AppIntent)? {
    action.shownMonth.map { LeafIntent($0) }
  }
}

/// The calendar widget of Lịch Việt.
public struct CalendarWidget: Widget {
  /// Creates the widget.
  public init() {}

  /// Its kind, provider, view, texts and families.
  public var body: some WidgetConfiguration { CalendarSource.body }
}

/// The view of the widget.
public typealias CalendarWidgetView = WidgetView<CalendarSource>
