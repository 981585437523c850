extension CalendarContent {
  /// The content as JSON: a month, or one day with the texts of its family.
  public var json: JSON {
    switch self {
    case .month(let month): month.json
    case .card(let card): card.json
    case .circle(let circle): circle.json
    case .lines(let lines): lines.json
    case .inline(let text): ["kind": "day", "inline": text.json]
    }
  }
}

extension MonthContent {
  fileprivate var json: JSON {
    .present([
      ("kind", "month"), ("title", title.json), ("lunarTitle", lunarTitle?.json),
      ("headerLink", (headerLink?.text).map(JSON.string)),
      ("arrows", arrows.isEmpty ? nil : .array(arrows.map { $0.json })),
      ("headings", .array(headings.map { $0.json })),
      ("weeks", .array(weeks.map { week in .array(week.map { $0.json }) })),
      ("events", .array(events.map { $0.json })), ("eventsTitle", eventsTitle?.json),
      ("note", note?.json),
    ])
  }
}

extension MonthContent.Heading {
  fileprivate var json: JSON {
    [
      "weekday": JSON(weekday.rawValue), "text": text.json, "role": .string(role.rawValue),
      "accessibility": accessibility.json,
    ]
  }
}

extension DayCell {
  fileprivate var json: JSON {
    .present([
      ("date", day.date.json), ("isToday", .bool(day.isToday)), ("isInMonth", .bool(day.isInMonth)),
      ("isCertain", .bool(day.isCertain)), ("isDayOff", .bool(day.isDayOff)),
      ("lunar", day.lunarDate?.json),
      ("festivals", .array(festivals.map { $0.json })),
      ("anniversaries", anniversaries?.json { .array($0.map(JSON.string)) }),
      ("solarText", solarText.json), ("lunarText", lunarText?.json),
      ("solarRole", .string(solarRole.rawValue)), ("lunarRole", .string(lunarRole.rawValue)),
      ("backgroundRole", (backgroundRole?.rawValue).map(JSON.string)), ("mark", mark?.json),
      ("isBold", .bool(isBold)), ("isLunarBold", .bool(isLunarBold)), ("opacity", JSON(opacity)),
      ("accessibility", accessibility.json),
      ("link", (link?.text).map(JSON.string)),
    ])
  }
}

extension DayMark {
  fileprivate var json: JSON {
    let name: JSON =
      switch self {
      case .anniversary: "anniversary"
      case .publicHoliday: "publicHoliday"
      case .festival: "festival"
      case .solarTerm: "solarTerm"
      }
    return ["kind": name, "text": text.json]
  }
}

extension LunarDate {
  fileprivate var json: JSON {
    ["year": JSON(year), "month": JSON(month), "day": JSON(day), "isLeapMonth": .bool(isLeapMonth)]
  }
}

extension EventLine {
  package var json: JSON {
    [
      "name": name.json, "dateText": dateText.json, "distanceText": distanceText.json,
      "date": date.json, "role": .string(role.rawValue), "accessibility": accessibility.json,
      "link": .string(link.text),
    ]
  }
}

extension DayCard {
  fileprivate var json: JSON {
    .present([
      ("kind", "day"), ("weekday", weekday?.json), ("solarDay", solarDay.json),
      ("role", .string(role.rawValue)), ("month", month.json),
      ("lunarLine", lunarLine?.json), ("yearLine", yearLine?.json),
      ("cycleLine", cycleLine.json), ("eventLine", eventLine?.json),
      ("eventRole", eventLine.map { _ in .string(eventRole.rawValue) }), ("note", note?.json),
    ])
  }
}

extension DayCircle {
  fileprivate var json: JSON {
    .present([
      ("kind", "day"), ("solarDay", solarDay.json), ("role", .string(role.rawValue)),
      ("lunarShort", lunarShort?.json),
    ])
  }
}

extension DayLines {
  fileprivate var json: JSON {
    [
      "kind": "day", "dateLine": dateLine.json, "lunarLine": lunarLine.json,
      "eventLine": eventLine.json, "eventRole": .string(eventRole.rawValue),
    ]
  }
}
