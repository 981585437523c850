extension CalendarContent {
  /// A month, or the day alone with the texts that its family has room for.
  public var json: JSON {
    switch self {
    case .month(let month): month.json
    case .card(let card): card.json
    case .circle(let circle): circle.json
    case .lines(let lines): lines.json
    case .inline(let text): ["kind": "day", "inline": .string(text)]
    }
  }
}

extension MonthContent {
  fileprivate var json: JSON {
    .present([
      ("kind", "month"), ("title", .string(title)), ("lunarTitle", lunarTitle.map(JSON.string)),
      ("headerLink", (headerLink?.text).map(JSON.string)), ("headings", .array(headings.map { $0.json })),
      ("weeks", .array(weeks.map { week in .array(week.map { $0.json }) })),
      ("events", .array(events.map { $0.json })), ("eventsTitle", eventsTitle.map(JSON.string)),
      ("note", note.map(JSON.string)),
    ])
  }
}

extension MonthContent.Heading {
  fileprivate var json: JSON {
    [
      "weekday": JSON(weekday.rawValue), "text": .string(text), "role": .string(role.rawValue),
      "accessibility": accessibility.json,
    ]
  }
}

extension DayCell {
  fileprivate var json: JSON {
    .present([
      ("date", day.date.json), ("isToday", .bool(day.isToday)), ("isInMonth", .bool(day.isInMonth)),
      ("isCertain", .bool(day.isCertain)), ("lunar", day.lunarDate?.json),
      ("festivals", .array(day.festivals.map { .string($0.id) })),
      ("solarText", .string(solarText)), ("lunarText", .string(lunarText)),
      ("solarRole", .string(solarRole.rawValue)), ("lunarRole", .string(lunarRole.rawValue)),
      ("backgroundRole", (backgroundRole?.rawValue).map(JSON.string)), ("mark", mark?.json),
      ("isBold", .bool(isBold)), ("opacity", JSON(opacity)), ("accessibility", accessibility.json),
      ("link", (link?.text).map(JSON.string)),
    ])
  }
}

extension DayMark {
  /// The name and the sign.
  fileprivate var json: JSON {
    let name: JSON =
      switch self {
      case .festival: "festival"
      case .solarTerm: "solarTerm"
      }
    return ["kind": name, "text": .string(rawValue)]
  }
}

extension LunarDate {
  fileprivate var json: JSON {
    ["year": JSON(year), "month": JSON(month), "day": JSON(day), "isLeapMonth": .bool(isLeapMonth)]
  }
}

extension EventLine {
  fileprivate var json: JSON {
    [
      "name": .string(name), "dateText": .string(dateText), "distanceText": .string(distanceText),
      "date": date.json, "role": .string(role.rawValue), "accessibility": accessibility.json,
      "link": .string(link.text),
    ]
  }
}

extension DayCard {
  fileprivate var json: JSON {
    .present([
      ("kind", "day"), ("weekday", .string(weekday)), ("solarDay", .string(solarDay)),
      ("role", .string(role.rawValue)), ("month", .string(month)),
      ("lunarLine", lunarLine.map(JSON.string)), ("yearLine", yearLine.map(JSON.string)),
      ("cycleLine", .string(cycleLine)), ("eventLine", eventLine.map(JSON.string)),
      ("eventRole", eventLine.map { _ in .string(eventRole.rawValue) }), ("note", note.map(JSON.string)),
    ])
  }
}

extension DayCircle {
  fileprivate var json: JSON {
    .present([
      ("kind", "day"), ("solarDay", .string(solarDay)), ("role", .string(role.rawValue)),
      ("lunarShort", lunarShort.map(JSON.string)),
    ])
  }
}

extension DayLines {
  fileprivate var json: JSON {
    [
      "kind": "day", "dateLine": .string(dateLine), "lunarLine": .string(lunarLine),
      "eventLine": .string(eventLine), "eventRole": .string(eventRole.rawValue),
    ]
  }
}
