import BudgetWidget
import WidgetFoundation

/// An option of the command line: a name and a value, `--name value` or `--name=value`.
enum CommandOption: String, CaseIterable {
  case calendar, language, at, zone, latitude, longitude, from, to
  case family, size
  case firstWeekday = "first-weekday"
  case monthNames = "month-names"
  case dayBasis = "day-basis"
  case month, rows, plist
  case hemisphere, naming, seasons, sun, view
  case moment, fluid, note, id
  case interval, seed, rating, offset, next, cite
  case file, state, period, amount, currency, category
  case monthStart = "month-start"
  case financialYear = "financial-year"
  case privacy
  case format, color

  var flag: String { "--\(rawValue)" }

  /// Whether it stands alone, without a value.
  var isSwitch: Bool { self == .cite }

  /// The value as usage lines show it.
  func placeholder(_ formats: [OutputFormat]) -> String {
    switch self {
    case .calendar, .zone: "ID"
    case .language: "vi|en|zh"
    case .at: "INSTANT"
    case .latitude, .longitude: "DEGREES"
    case .from, .to: "DATE"
    case .family: Family.allCases.map(\.rawValue).joined(separator: "|")
    case .size: "WxH"
    case .firstWeekday: "DAY"
    case .monthNames: "traditional|modern"
    case .month: "YYYY-MM"
    case .dayBasis: "userZone|calendarZone"
    case .rows: "asNeeded|six"
    case .plist: "entitlements|url-types"
    case .hemisphere: "northern|southern"
    case .naming: "automatic|month|season"
    case .seasons: "astronomical|meteorological"
    case .sun: "shown|hidden"
    case .view: "widget|screen"
    case .interval: "5|15|30|60"
    case .seed, .offset, .next: "N"
    case .rating: "mild|bawdy"
    case .cite: ""
    case .file, .state: "FILE"
    case .moment: "INSTANT"
    case .fluid, .id: "ID"
    case .note: "TEXT"
    case .period: PeriodKind.allCases.map(\.rawValue).joined(separator: "|")
    case .amount: "NUMBER|none"
    case .currency: "CODE"
    case .category: "NAME"
    case .monthStart: "1-28"
    case .financialYear: "MM-DD"
    case .privacy: "shown|redacted"
    case .color: "auto|always|never"
    case .format: formats.map(\.rawValue).joined(separator: "|")
    }
  }

  /// What it means, in half a line.
  func help(_ formats: [OutputFormat]) -> String {
    switch self {
    case .calendar:
      "one of those that 'almanac calendars' lists (default: vietnamese; of a widget, that of its language)"
    case .language: "the language of names (default: vi; of a widget, that of its app)"
    case .at: "another now than the clock's, such as 2026-02-17T00:00:00+07:00"
    case .zone: "where today is, such as Asia/Ho_Chi_Minh (default: the machine's zone)"
    case .latitude: "of the place, north positive, -90 to 90"
    case .longitude: "of the place, east positive, -180 to 180"
    case .from: "the first civil date (default: 1900-01-01)"
    case .to: "the last civil date (default: 2100-12-31)"
    case .family: "where the widget stands (default: medium)"
    case .size: "its size in points (default: that of the family on a screen of 393x852)"
    case .firstWeekday: "monday to sunday (default: monday)"
    case .monthNames: "how Vietnamese names month 11 (default: traditional)"
    case .dayBasis: "whether today is that of the zone or of the calendar's home (default: userZone)"
    case .month: "the month to show (default: that of the day)"
    case .rows: "how many weeks to show (default: asNeeded)"
    case .plist: "write this property list"
    case .hemisphere: "the half of the Earth that names seasons (default: that of the place, else northern)"
    case .naming: "June solstice or summer solstice (default: automatic, as the language does)"
    case .seasons: "when the season of a day begins (default: astronomical)"
    case .sun: "whether the widget has sunrise and sunset (default: shown if there is a place)"
    case .view: "the widget or the screen of the app (default: widget)"
    case .moment: "when it was, such as 2026-02-17T08:00:00+07:00 (default: now)"
    case .fluid: "a beverage that 'almanac hydration beverages' lists (default: water)"
    case .note: "what to remember"
    case .id: "the id of the new entry (default: a new UUID)"
    case .interval: "for how many minutes an insult stands (default: 60)"
    case .seed: "which sequence of insults, 0 to 18446744073709551615 (default: 0)"
    case .rating: "bawdy for those with a sexual sense too (default: mild)"
    case .offset: "how many insults were skipped by tapping, 0 to 1000000 (default: 0)"
    case .next: "that many more, each with its beginning, 0 to 10000 (default: 0)"
    case .cite: "where each word is from, and what it means"
    case .file: "the document that is read and written; its folder has to exist"
    case .state: "the document to show, as the app writes it (default: a sample)"
    case .period: "the kind of period"
    case .amount: "a budget such as 1500.50, or none to take it away"
    case .currency: "a code of ISO 4217, such as VND (default: that of the document)"
    case .category: "a category (default: all spending)"
    case .monthStart: "the day on which months begin"
    case .financialYear: "the day on which financial years begin"
    case .privacy: "how private values appear (default: shown)"
    case .color: "whether text has colours (default: auto, on a terminal)"
    case .format: "how to write (default: \(formats.first?.rawValue ?? ""))"
    }
  }
}
