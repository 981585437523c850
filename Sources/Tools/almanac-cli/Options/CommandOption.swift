import BudgetWidget
import Insults
import LunarCalendarWidget
import SolsticeWidget
import WidgetBridge

/// The options of `almanac`.
extension CommandOption {
  static let calendar = Self(
    "calendar", "ID", words: LunarCalendar.all.map(\.id),
    "one of those that 'almanac calendars' lists (default: vietnamese)")
  static let calendars = Self(
    "calendar", "ID", words: calendar.words, isRepeatable: true,
    "one of those that 'almanac calendars' lists (default: vietnamese); for dates more than once")
  static let language = Self(
    "language", oneOf: Language.allCases.map(\.rawValue),
    "the language of names (default: vi; for a widget, the language of its app)")
  static let at = Self(
    "at", "INSTANT", "the moment to use as now, such as 2026-02-17T00:00:00+07:00")
  static let zone = Self(
    "zone", "ID", "the time zone, such as Asia/Ho_Chi_Minh (default: the machine's zone)")
  static let place = Self("place", "NAME", "the name of the place at --latitude and --longitude")
  static let placeZone = Self(
    "place-zone", "ID", "the time zone of the place, for times there (default: the zone of --zone)")
  static let season = Self(
    "season", oneOf: Season.allCases.map { SolsticeRole($0).rawValue },
    "with --view screen: list only the events that begin this season")
  static let latitude = Self("latitude", "DEGREES", "of the place, north positive, -90 to 90")
  static let longitude = Self("longitude", "DEGREES", "of the place, east positive, -180 to 180")
  static let from = Self("from", "DATE", "the first civil date (default: 1900-01-01)")
  static let to = Self("to", "DATE", "the last civil date (default: 2100-12-31)")
  static let year = Self("year", "YYYY", "a civil year, for --from and --to")
  static let columns = Self("columns", "NAME,...", "these columns, in this order (default: all)")
  static let alarm = Self(
    "alarm", "TIME", "how long before an event ics has an alarm, such as 1d, 12h or 30m")
  static let anniversary = Self(
    "anniversary", oneOf: ["lunar"], "when DATE comes back: on the same day of the lunar year")
  static let family = Self(
    "family", oneOf: Family.allCases.map(\.rawValue), "the shape of the widget (default: medium)")
  static let size = Self(
    "size", "WxH", "its size in points (default: the size of the family on a screen of 393x852)")
  static let firstWeekday = Self(
    "first-weekday", "DAY", words: Weekday.allCases.map { "\($0)" }, "monday to sunday (default: monday)")
  static let monthNames = Self(
    "month-names", oneOf: MonthNaming.allCases.map(\.rawValue),
    "how Vietnamese names month 11 (default: modern)")
  static let dayBasis = Self(
    "day-basis", oneOf: CalendarSettings.DayBasis.allCases.map(\.rawValue),
    "whether today is the day in the zone or at the calendar's home (default: userZone)")
  static let largeType = Self(
    switch: "large-type", "larger type with less content: no days of other months, no weekday on a day's card"
  )
  static let month = Self("month", "YYYY-MM", "the month to show (default: the current month)")
  static let rows = Self(
    "rows", oneOf: CalendarConfiguration.Rows.allCases.map(\.rawValue),
    "how many weeks to show (default: asNeeded)")
  static let plist = Self(
    "plist", oneOf: ["entitlements", "widget-entitlements", "url-types", "fonts"], "write this property list")
  static let hemisphere = Self(
    "hemisphere", oneOf: Hemisphere.allCases.map(\.rawValue),
    "the half of the Earth that names seasons (default: by the place, else by the zone)")
  static let naming = Self(
    "naming", oneOf: EventNaming.allCases.map(\.rawValue),
    "June solstice or summer solstice (default: automatic, as usual in the language and hemisphere)")
  static let seasons = Self(
    "seasons", oneOf: SeasonReckoning.allCases.map(\.rawValue),
    "when the season of a day begins (default: astronomical)")
  static let sun = Self(
    "sun", oneOf: ["shown", "hidden"],
    "whether the widget has sunrise and sunset (default: shown if there is a place)")
  static let view = Self(
    "view", oneOf: ["widget", "screen"], "the widget or the screen of the app (default: widget)")
  static let moment = Self(
    "moment", "INSTANT", "when it was, such as 2026-02-17T08:00:00+07:00 (default: now)")
  static let fluid = Self(
    "fluid", "ID", "a beverage that 'almanac hydration beverages' lists (default: water)")
  static let note = Self("note", "TEXT", "what to remember")
  static let id = Self("id", "ID", "the id of the new entry (default: a new UUID)")
  static let with = Self(
    "with", "FILE", "a document with anniversaries: settings of the calendar app, or a list of them alone")
  static let lunar = Self("lunar", "MM-DD", "the lunar month and day, such as 03-10; 12-30 is the latest")
  static let kind = Self(
    "kind", oneOf: Anniversary.Kind.allCases.map(\.rawValue), "the kind of event (default: other)")
  static let leapMonth = Self(
    "leap-month", oneOf: RecurringLunarDate.LeapMonthRule.allCases.map(\.rawValue),
    "when it is kept in a year with a leap month of this number (default: regularMonth)")
  static let missingDay = Self(
    "missing-day", oneOf: RecurringLunarDate.MissingDayRule.allCases.map(\.rawValue),
    "when day 30 is kept in a month of 29 days (default: lastDayOfMonth)")
  static let since = Self("since", "YYYY", "the lunar year in which it happened, to count the years")
  static let interval = Self(
    "interval", oneOf: InsultInterval.allCases.map { "\($0.minutes)" },
    "the minutes for which an insult is shown (default: 60)")
  static let seed = Self(
    "seed", "N", "which sequence of insults, 0 to 18446744073709551615 (default: 0)")
  static let rating = Self(
    "rating", oneOf: InsultRating.allCases.map(\.rawValue),
    "bawdy includes insults that a family would not read aloud (default: mild)")
  static let log = Self(
    "log", "FILE", "the document with the taps on 'another'; its folder must exist (default: no taps)")
  static let another = Self(
    switch: "another", "tap 'another' now: write it to --log, and show the next insult")
  static let next = Self(
    "next", "N", "also the N insults after, each with its start, 0 to 10000 (default: 0)")
  static let cite = Self(switch: "cite", "where each word is from, and what it means")
  static let file = Self(
    "file", "FILE", "the document that is read and written; its folder must exist")
  static let state = Self(
    "state", "FILE", "the document to show, as the app writes it (default: a sample)")
  static let period = Self("period", oneOf: PeriodKind.allCases.map(\.rawValue), "the kind of period")
  static let amount = Self("amount", "NUMBER|none", "a budget such as 1500.50, or none to remove it")
  static let currency = Self(
    "currency", "CODE", "a code of ISO 4217, such as VND (default: the currency of the document)")
  static let category = Self("category", "NAME", "a category (default: all spending)")
  static let monthStart = Self("month-start", "1-28", "the day on which months begin")
  static let minimalDays = Self(
    "minimal-days", "1-7", "how many days of week 1 must be in its year (ISO 8601: 4, United States: 1)")
  static let replace = Self(switch: "replace", "replace totals even if this removes some")
  static let expenses = Self(
    "expenses", oneOf: ExpenseSign.allCases.map(\.rawValue),
    "the sign of money spent in LEDGER; the others are refunds (default: positive; needed if negative ones outweigh)"
  )
  static let financialYear = Self("financial-year", "MM-DD", "the day on which financial years begin")
  static let privacy = Self(
    "privacy", oneOf: Privacy.allCases.map(\.rawValue), "how private values appear (default: shown)")
  static let color = Self(
    "color", oneOf: TextStyle.Choice.allCases.map(\.rawValue),
    "whether text has colours (default: auto, on a terminal)")
  static let scheme = Self(
    "scheme", oneOf: ["light", "dark"], "for a picture: whether the screen is light or dark (default: light)")
  static let mode = Self(
    "mode", oneOf: RenderingMode.allCases.map(\.rawValue),
    "for a picture: how the system colours the widget (default: fullColor, on the lock screen vibrant)")
  static let format = format()

  /// Returns `--format` with the formats of an action; the first is the default.
  static func format(_ formats: OutputFormat...) -> Self {
    let words = formats.map(\.rawValue)
    return Self("format", oneOf: words, "how to write (default: \(words.first ?? ""))")
  }

  /// The order in which the help lists options of several widgets or actions.
  private static let order = [
    calendar, language, at, zone, latitude, longitude, place, placeZone, family, size, firstWeekday,
    monthNames, dayBasis, largeType, month, rows, hemisphere, naming, seasons, sun, view, season, fluid,
    interval, seed,
    rating, log, file, state,
    period, amount, currency, category, expenses, replace, minimalDays, monthStart, financialYear, privacy,
  ]

  /// Returns the options of several widgets or actions without duplicates.
  static func union(_ options: [Self]) -> [Self] {
    order.filter(options.contains) + options.filter { !order.contains($0) }
  }
}

/// The format of the output.
enum OutputFormat: String {
  /// Aligned text for people.
  case text
  case json
  /// JSON Lines: one object per line.
  case jsonl
  /// CSV by RFC 4180, with lines that end with LF.
  case csv
  /// SQL with a table and its rows.
  case sql
  /// iCalendar by RFC 5545.
  case ics
  /// Swift source for an app.
  case swift
  /// The month in the JSON of the calendar app's first version.
  case widgetData = "widget-data"
  /// A picture in SVG.
  case svg
}
