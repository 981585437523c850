extension CalendarDefinition {
  /// Returns the month at an instant as JSON, for clients that draw it themselves, such as React Native and the web.
  ///
  /// The members of the app's first version keep their names. They are always present, with null if they have no value;
  /// newer members are present only with a value.
  ///
  /// - Parameters:
  ///   - state: The user's settings.
  ///   - configuration: The choices for this widget.
  ///   - instant: The current instant.
  ///   - environment: The language, the zone and the clock.
  ///   - hidesNames: Whether to hide the names, kinds and ids of anniversaries.
  /// - Returns: `nil` if the day or the grid is not within the years 1 to 9999.
  public static func data(
    of state: CalendarState, configuration: CalendarConfiguration, at instant: Instant,
    in environment: WidgetEnvironment, hidesNames: Bool = false
  ) -> JSON? {
    CalendarFacts(state, configuration, at: instant, in: environment).map {
      (hidesNames ? $0.redacted : $0).widgetData(hidden: nil)
    }
  }
}

extension CalendarFacts {
  /// Returns the month as JSON, with a value that replaces the ids of anniversaries that were removed.
  func widgetData(hidden: JSON?) -> JSON {
    // The lunar month and year are those of today, or of the first day if another month is shown.
    let lunar = headingDates?.first
    return .present([
      ("currentMonth", JSON(month.firstDay.month)), ("currentYear", JSON(month.firstDay.year)),
      ("lunarMonth", .orNull(lunar?.month)), ("lunarYear", .orNull(lunar?.year)),
      ("monthName", .string(title.longest)), ("lunarMonthName", .string(lunarTitle?.longest ?? "")),
      ("days", .array(month.days.map { $0.json(texts, hidden: hidden) })),
      // The members above are those of the app's first version.
      ("today", today.date.json), ("calendar", calendar.json), ("language", texts.language.json),
      ("languageUsed", .string(texts.language.tag)),
      ("weekdays", .array(month.weekdays.map { .string($0.shortName(in: texts.language)) })),
      ("weeksNeeded", JSON(month.weeksNeeded)), ("note", (monthNote?.longest).map(JSON.string)),
    ])
  }
}

extension CalendarDay {
  /// Returns the day as JSON, with a value that replaces the ids of anniversaries that were removed.
  func json(_ texts: CalendarTexts, hidden: JSON?) -> JSON {
    let ids = anniversaries.compactMap { $0.value?.anniversary.id }
    let anniversaryIDs: JSON? =
      anniversaries.isEmpty
      ? nil : ids.count < anniversaries.count ? hidden : .array(ids.map(JSON.string))
    return .present([
      ("solar", JSON(date.day)), ("lunar", .orNull(lunarDate?.day)),
      ("lunarMonth", .orNull(lunarDate?.month)),
      // As in JavaScript, Sunday is 0.
      ("dayOfWeek", JSON((date.weekday.rawValue + 1) % 7)), ("isCurrentMonth", .bool(isInMonth)),
      ("isToday", .bool(isToday)),
      // The members above are those of the app's first version.
      ("date", date.json), ("lunarYear", lunarDate.map { JSON($0.year) }),
      ("isLeapMonth", lunarDate.map { .bool($0.isLeapMonth) }),
      ("lunarMonthLength", lunarMonthLength.map { JSON($0) }),
      ("lunarText", texts.cell(self).map(JSON.string)),
      ("isCertain", lunarDate.map { _ in .bool(isCertain) }),
      ("dayCanChi", .string(texts.name(cycle))),
      ("solarTerm", startingTerm.map { .string(texts.name($0)) }),
      ("holidayKey", festivals.first.map { .string($0.id) }),
      ("holidayName", festivals.first.map { .string(texts.name($0)) }), ("isDayOff", .bool(isDayOff)),
      ("isWorked", .bool(isWorked)), ("dayOff", ruling.map { .string($0.word) }),
      ("festivals", festivals.isEmpty ? nil : .array(festivals.map { $0.json(texts, in: country) })),
      ("anniversaries", anniversaryIDs), ("accessibilityLabel", .string(texts.label(self))),
    ])
  }
}

extension Festival {
  /// Returns `{"id": "tet", "isDayOff": true, "kind": "public", "name": "Tết Nguyên đán"}`, and `shortNames` if there are
  /// any.
  fileprivate func json(_ texts: CalendarTexts, in country: FestivalCountry?) -> JSON {
    let shortNames = texts.shortNames(self)
    return .present([
      ("id", .string(id)), ("name", .string(texts.name(self))),
      ("shortNames", shortNames.isEmpty ? nil : .array(shortNames.map(JSON.string))),
      ("kind", .string(kind(in: country).rawValue)), ("isDayOff", .bool(isDayOff(in: country))),
    ])
  }
}

extension JSON {
  /// Returns a whole number, or null.
  fileprivate static func orNull(_ number: Int?) -> JSON { number.map { JSON($0) } ?? .null }
}
