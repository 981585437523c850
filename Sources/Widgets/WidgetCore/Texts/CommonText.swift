import WidgetCoreTables

/// Words that several widgets share.
package struct CommonText: Hashable, Sendable {
  private let strings: WidgetCoreStrings

  /// Creates the words of a language.
  package init(_ language: Language) {
    strings = WidgetCoreStrings(language: language.tableIndex)
  }

  /// "today", within a sentence.
  package var today: String { strings.today }
  /// "tomorrow".
  package var tomorrow: String { strings.tomorrow }
  /// The words read aloud in place of a private value.
  package var hidden: String { strings.hidden }
  /// "Sample data": an example that shows nothing of the user's.
  package var sample: String { strings.sample }
  /// "Saving…".
  package var saving: String { strings.saving }

  /// Returns the message that the Info.plist of the app has no value for a key.
  func missing(_ key: AppIdentity.Key) -> String {
    key == .group ? strings.noGroup(key: key.rawValue) : strings.noScheme(key: key.rawValue)
  }
  /// Returns the message that the value of a key is not allowed, and which values are.
  func malformed(_ key: AppIdentity.Key, _ value: String) -> String {
    key == .group
      ? strings.wrongGroup(key: key.rawValue, value: value)
      : strings.wrongScheme(key: key.rawValue, value: value)
  }

  /// "Ho Chi Minh City".
  var hoChiMinhCity: String { strings.hoChiMinhCity }

  /// "1 day", "12 days".
  package func days(_ count: Int) -> String { strings.days(count: count) }
}

extension ZoneClock {
  /// Returns the name of the zone for people elsewhere: its city, or its offset from UTC.
  ///
  /// For example "New York" for `America/New_York`, and "UTC−3:30" for a zone without a city. It is the same
  /// in all languages, because the time zone database has only English names of cities. The only exception is
  /// Ho Chi Minh City, which has its name in each language: "Thành phố Hồ Chí Minh" in Vietnamese.
  ///
  /// - Parameters:
  ///   - instant: The instant for the offset.
  ///   - language: The language.
  package func label(at instant: Instant, in language: Language) -> String {
    if identifier == "Asia/Ho_Chi_Minh" || identifier == "Asia/Saigon" {
      return CommonText(language).hoChiMinhCity
    }
    let parts = (identifier ?? "").split(separator: "/")
    // The sign in Etc/GMT+5 would mislead: that zone is five hours behind UTC.
    if parts.count > 1, let city = parts.last, parts[0] != "Etc" {
      return String(city.map { $0 == "_" ? " " : $0 })
    }
    let offset = offset(at: instant)
    if offset == 0 { return "UTC" }
    let minutes = abs(offset) / 60
    let hours = "UTC\(offset < 0 ? "−" : "+")\(minutes / 60)"
    return minutes % 60 == 0 ? hours : "\(hours):\(decimal(minutes % 60, width: 2))"
  }
}
