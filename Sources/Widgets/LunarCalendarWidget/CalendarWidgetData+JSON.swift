extension CalendarWidgetData: JSONEncodable {
  /// The data as JSON.
  ///
  /// The fields of the app's first version are always present, with null if they have no value. New fields
  /// are present only with a value.
  public var json: JSON {
    .present([
      ("currentMonth", JSON(currentMonth)), ("currentYear", JSON(currentYear)),
      ("lunarMonth", .orNull(lunarMonth)), ("lunarYear", .orNull(lunarYear)),
      ("monthName", .string(monthName)), ("lunarMonthName", .string(lunarMonthName)),
      ("days", .array(days.map { $0.json })), ("today", today?.json), ("calendar", calendar.map(JSON.string)),
      ("language", language?.json), ("weekdays", weekdays.map { .array($0.map(JSON.string)) }),
      ("weeksNeeded", weeksNeeded.map { JSON($0) }), ("note", note.map(JSON.string)),
    ])
  }

  /// The JSON text, with each value on its own line and the keys in alphabetical order.
  ///
  /// ``init(storedJSON:)`` reads it.
  public var storedJSON: String {
    String(decoding: json.fileBytes(openLevels: JSON.depthLimit).dropLast(), as: UTF8.self)
  }
}

extension CalendarDayData: JSONEncodable {
  /// The day as JSON.
  ///
  /// The fields of the app's first version are always present, with null if they have no value. New fields
  /// are present only with a value.
  public var json: JSON {
    .present([
      ("solar", JSON(solar)), ("lunar", .orNull(lunar)), ("lunarMonth", .orNull(lunarMonth)),
      ("dayOfWeek", JSON(dayOfWeek)), ("isCurrentMonth", .bool(isCurrentMonth)), ("isToday", .bool(isToday)),
      ("date", date?.json), ("lunarYear", lunarYear.map { JSON($0) }), ("isLeap", isLeap.map(JSON.bool)),
      ("lunarMonthLength", lunarMonthLength.map { JSON($0) }), ("lunarText", lunarText.map(JSON.string)),
      ("isCertain", isCertain.map(JSON.bool)), ("dayCanChi", dayCanChi.map(JSON.string)),
      ("solarTerm", solarTerm.map(JSON.string)), ("holidayKey", holidayKey.map(JSON.string)),
      ("holidayName", holidayName.map(JSON.string)),
      ("isDayOff", isDayOff.map(JSON.bool)),
      ("festivals", festivals.map { .array($0.map { $0.json }) }),
      ("anniversaries", anniversaries.map { .array($0.map(JSON.string)) }),
      ("accessibilityLabel", accessibilityLabel.map(JSON.string)),
    ])
  }
}

extension JSON {
  /// A whole number, or null.
  fileprivate static func orNull(_ number: Int?) -> JSON { number.map { JSON($0) } ?? .null }
}
