extension CalendarSnapshot {
  /// What is drawn: a month, the day alone, or a note.
  public var contentJSON: JSON {
    switch content {
    case .month(let month): month.json
    case .day(let day): day.json
    case .unavailable(let note): ["kind": "unavailable", "note": .string(note)]
    }
  }

  /// The measures of what is drawn.
  public var layoutJSON: JSON? {
    switch content {
    case .month(let month): month.layout.json
    case .day(let day): day.layout.json
    case .unavailable: nil
    }
  }
}

extension MonthContent {
  var json: JSON {
    .present([
      ("kind", "month"), ("title", .string(title)), ("lunarTitle", lunarTitle.map(JSON.string)),
      ("headerLink", (headerLink?.text).map(JSON.string)), ("headings", .array(headings.map { $0.json })),
      ("weeks", .array(weeks.map { week in .array(week.map { $0.json }) })),
      ("events", .array(events.map { $0.json })), ("eventsTitle", .string(eventsTitle)),
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

extension DayContent {
  var json: JSON {
    .present([
      ("kind", "day"), ("weekday", .string(weekday)), ("solarDay", .string(solarDay)),
      ("month", .string(month)), ("dateLine", .string(dateLine)), ("lunarLine", lunarLine.map(JSON.string)),
      ("lunarShort", lunarShort.map(JSON.string)), ("yearLine", yearLine.map(JSON.string)),
      ("cycleLine", .string(cycleLine)), ("eventLine", eventLine.map(JSON.string)),
      ("inline", .string(inline)), ("role", .string(role.rawValue)), ("note", note.map(JSON.string)),
    ])
  }
}

extension MonthLayout {
  fileprivate var json: JSON {
    .present([
      ("kind", "month"), ("padding", JSON(padding)), ("headerPadding", JSON(headerPadding)),
      ("spacing", JSON(spacing)), ("rows", JSON(rows)), ("rowHeight", JSON(rowHeight)),
      ("columnWidth", JSON(columnWidth)), ("cornerRadius", JSON(cornerRadius)),
      ("eventLines", JSON(eventLines)), ("hasNote", .bool(hasNote)), ("header", header.json),
      ("lunarHeader", lunarHeader.json), ("weekday", weekday.json), ("solar", solar.json),
      ("today", today.json), ("lunar", lunar.json), ("eventsTitle", eventsTitle.json),
      ("event", event.json), ("note", note.json),
    ])
  }
}

extension DayLayout {
  fileprivate var json: JSON {
    .present([
      ("kind", "day"), ("padding", JSON(padding)), ("heading", heading.json),
      ("solarDay", solarDay.json), ("lunar", lunar.json), ("line", line.json),
      ("characters", JSON(characters)),
    ])
  }
}
