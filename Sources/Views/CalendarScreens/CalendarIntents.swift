public import AppIntents
import LunarCalendarWidget
import WidgetViews

/// The intents of the calendar widget, for the app and the extension that carry it.
public struct CalendarIntents: AppIntentsPackage {}

/// The choices for one calendar widget.
///
/// Titles are literals: the system reads them from the source when an app is built.
public struct CalendarIntent: WidgetConfigurationIntent {
  /// The title of the widget's settings.
  public static let title: LocalizedStringResource = "Calendar"
  /// The description of the widget's settings.
  public static let description: IntentDescription? = "The month with its lunar days."

  /// The number of weeks that are shown.
  @Parameter(title: "Weeks", default: .asNeeded)
  public var rows: CalendarRowsChoice

  /// Whether the header has arrows to other months.
  @Parameter(title: "Arrows to other months", default: false)
  public var showsArrows: Bool

  /// Creates the default choices.
  public init() {}
}

/// How many weeks a calendar widget shows.
public enum CalendarRowsChoice: String, AppEnum {
  /// As many as have a day of the month.
  case asNeeded
  /// Always six, so that months look alike.
  case six

  /// The name of the choice.
  public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Weeks"
  /// The names of the cases.
  public static let caseDisplayRepresentations: [CalendarRowsChoice: DisplayRepresentation] = [
    .asNeeded: "As many as the month needs",
    .six: "Always six",
  ]

  /// The rows in the widget's configuration.
  var rows: CalendarConfiguration.Rows {
    switch self {
    case .asNeeded: .asNeeded
    case .six: .six
    }
  }
}

/// Shows another month in the widget, until the day ends.
///
/// It names the month that the button has shown, so a second tap before the widget is redrawn does no harm.
public struct LeafIntent: AppIntent {
  /// The title in the system.
  public static let title: LocalizedStringResource = "Show a month"
  /// It is only useful in the widget.
  public static let isDiscoverable = false

  /// The month, such as 2026-03; empty for that of today.
  @Parameter(title: "Month shown", default: "")
  public var month: String

  /// Creates an empty intent for the system, which then sets the month.
  public init() {}

  /// Creates the intent for a month; `nil` is that of today.
  init(_ month: String) {
    self.init()
    self.month = month
  }

  /// Stores the month; the system then requests a new timeline of the widget that was tapped.
  public func perform() async throws -> some IntentResult {
    CalendarStore(.current).show(YearMonth(month))
    return .result()
  }
}

/// Says the lunar date of today, without the names of the user's own days, so that a locked device may say it too.
public struct LunarDateIntent: AppIntent {
  /// The title in the system.
  public static let title: LocalizedStringResource = "Today’s lunar date"

  /// Creates the intent.
  public init() {}

  /// Answers with the words of the widget.
  public func perform() async throws -> some IntentResult & ReturnsValue<String> & ProvidesDialog {
    let date = CalendarSource.entry().snapshot.redacted().accessibility.value
    return .result(value: date, dialog: "\(date)")
  }
}

/// Says which festival is next, today's included.
public struct NextFestivalIntent: AppIntent {
  /// The title in the system.
  public static let title: LocalizedStringResource = "Next festival"

  /// Creates the intent.
  public init() {}

  /// Answers with the festival, its day, and how many days it is away.
  public func perform() async throws -> some IntentResult & ReturnsValue<String> & ProvidesDialog {
    let services = SystemServices.current
    let festival = CalendarDefinition.spokenFestival(
      of: CalendarSource.state(in: services), at: services.now(),
      in: services.environment(WidgetFrame(.large)))
    return .result(value: festival, dialog: "\(festival)")
  }
}
