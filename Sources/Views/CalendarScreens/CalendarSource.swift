@_exported public import LunarCalendarWidgetCore
@_exported public import WidgetViews

/// The source of the calendar widget's facts: the settings of the app, and the month the user went to today.
public enum CalendarSource: WidgetSource {
  /// The widget.
  public typealias Definition = CalendarDefinition

  /// Reads the settings of the app.
  public static func state(in services: SystemServices) -> CalendarState {
    CalendarStore(services).state
  }

  /// Returns the choices with the month the user went to today.
  ///
  /// A widget without arrows has no way back from another month, so it ignores that month.
  public static func configuration(
    _ choices: CalendarConfiguration, in services: SystemServices
  ) -> CalendarConfiguration {
    var configuration = choices
    configuration.shownMonth = choices.showsArrows ? CalendarStore(services).shownMonth : nil
    return configuration
  }

  /// Shows a month in the widgets until the day ends; `nil` is that of today.
  public static func show(_ month: YearMonth?) { CalendarStore(.current).show(month) }

  /// The lunar date of today in the words of the widget, without the names of the user's own days.
  public static var lunarDate: String { entry().snapshot.redacted().accessibility.value }

  /// The next festival, today's included, with its day and how many days it is away.
  public static var nextFestival: String {
    let services = SystemServices.current
    return CalendarDefinition.spokenFestival(
      of: state(in: services), at: services.now(), in: services.environment(WidgetFrame(.large)))
  }
}

/// The view of the widget.
public typealias CalendarWidgetView = WidgetView<CalendarSource>
