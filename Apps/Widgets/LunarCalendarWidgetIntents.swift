// The intents of the calendar widget, a source of the app and of its extension, because the system learns of intents from the
// sources of a target. Titles are literals, which it reads from here when an app is built.

import AppIntents
import LunarCalendarWidget

/// The choices for one calendar widget.
struct CalendarIntent: WidgetConfigurationIntent {
  /// The title of the widget's settings.
  static let title: LocalizedStringResource = "Calendar"
  /// The description of the widget's settings.
  static let description: IntentDescription? = "The month with its lunar days."

  /// The number of weeks that are shown.
  @Parameter(title: "Weeks", default: .asNeeded)
  var rows: CalendarRowsChoice

  /// Whether the header has arrows to other months.
  @Parameter(title: "Arrows to other months", default: false)
  var showsArrows: Bool

  /// Creates the default choices.
  init() {}
}

extension CalendarIntent: WidgetChoices {
  typealias Source = CalendarSource

  var configuration: CalendarConfiguration {
    CalendarConfiguration(rows: rows.rows, showsArrows: showsArrows)
  }

  static func action(_ action: WidgetAction) -> (any AppIntent)? {
    action.shownMonth.map { ShowMonthIntent($0) }
  }
}

/// How many weeks a calendar widget shows.
enum CalendarRowsChoice: String, AppEnum {
  /// As many as have a day of the month.
  case asNeeded
  /// Always six, so that months look alike.
  case six

  /// The name of the choice.
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Weeks"
  /// The names of the cases.
  static let caseDisplayRepresentations: [CalendarRowsChoice: DisplayRepresentation] = [
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
struct ShowMonthIntent: AppIntent {
  /// The title in the system.
  static let title: LocalizedStringResource = "Show a month"
  /// It is only useful in the widget.
  static let isDiscoverable = false

  /// The month, such as 2026-03; empty for that of today.
  @Parameter(title: "Month shown", default: "")
  var month: String

  /// Creates an empty intent for the system, which then sets the month.
  init() {}

  /// Creates the intent for a month; an empty text is that of today.
  init(_ month: String) {
    self.init()
    self.month = month
  }

  /// Stores the month; the system then requests a new timeline of the widget that was tapped.
  func perform() async throws -> some IntentResult {
    CalendarSource.show(YearMonth(month))
    return .result()
  }
}

/// Says the lunar date of today, without the names of the user's own days, so that a locked device may say it too.
struct LunarDateIntent: AppIntent {
  /// The title in the system.
  static let title: LocalizedStringResource = "Today’s lunar date"

  /// Creates the intent.
  init() {}

  /// Answers with the words of the widget.
  func perform() async throws -> some IntentResult & ReturnsValue<String> & ProvidesDialog {
    let date = CalendarSource.lunarDate
    return .result(value: date, dialog: "\(date)")
  }
}

/// Says which festival is next, today's included.
struct NextFestivalIntent: AppIntent {
  /// The title in the system.
  static let title: LocalizedStringResource = "Next festival"

  /// Creates the intent.
  init() {}

  /// Answers with the festival, its day, and how many days it is away.
  func perform() async throws -> some IntentResult & ReturnsValue<String> & ProvidesDialog {
    let festival = CalendarSource.nextFestival
    return .result(value: festival, dialog: "\(festival)")
  }
}

/// Opens the app from a control.
struct OpenCalendarIntent: AppIntent {
  /// The title in the system.
  static let title: LocalizedStringResource = "Open the app"
  /// It is only useful in a control.
  static let isDiscoverable = false
  /// The app is all that it opens.
  static let openAppWhenRun = true

  /// Creates the intent.
  init() {}

  /// Does nothing more.
  func perform() async throws -> some IntentResult { .result() }
}
