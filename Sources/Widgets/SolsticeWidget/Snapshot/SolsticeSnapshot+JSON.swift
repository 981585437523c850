extension SolsticeSnapshot {
  /// The countdown, or a note where the tables end.
  public var contentJSON: JSON {
    switch content {
    case .countdown(let countdown): countdown.json
    case .unavailable(let note): ["kind": "unavailable", "note": .string(note)]
    }
  }

  /// The measures.
  public var layoutJSON: JSON? { layout.json }
}

extension SolsticeScreen {
  /// The screen as JSON; members without a value are left out.
  public var json: JSON {
    .present([
      ("header", header.json), ("sunTitle", .string(sunTitle)), ("sun", sun.json),
      ("placeNotice", (placeNotice?.rawValue).map(JSON.string)), ("season", season.json),
      ("upcomingTitle", .string(upcomingTitle)), ("upcoming", .array(upcoming.map { $0.json })),
    ])
  }
}

extension SolsticeScreen.Header {
  fileprivate var json: JSON {
    [
      "image": image.json, "title": .string(title), "countText": .string(countText), "days": JSON(days),
      "progress": progress.json, "momentText": .string(momentText), "accessibility": accessibility.json,
    ]
  }
}

extension SolsticeScreen.SeasonPart {
  fileprivate var json: JSON {
    [
      "title": .string(title), "season": .string(SeasonRole(season).rawValue), "name": .string(name),
      "eventName": .string(eventName), "eventDescription": .string(eventDescription),
    ]
  }
}

extension CountdownContent {
  fileprivate var json: JSON {
    .present([
      ("kind", "countdown"), ("title", .string(title)), ("countText", .string(countText)),
      ("days", JSON(days)), ("season", .string(SeasonRole(season).rawValue)),
      ("role", .string(role.rawValue)), ("image", image.json), ("progress", progress?.json),
      ("momentText", momentText.map(JSON.string)), ("inlineText", inlineText.map(JSON.string)),
      ("upcoming", .array(upcoming.map { $0.json })), ("sun", sun?.json { $0.json }),
    ])
  }
}

extension CountdownContent.Progress {
  fileprivate var json: JSON {
    ["elapsed": JSON(elapsed), "total": JSON(total), "text": .string(text)]
  }
}

extension SeasonImage {
  fileprivate var json: JSON { ["asset": .string(assetName), "symbol": .string(symbolName)] }
}

extension EventRow {
  fileprivate var json: JSON {
    [
      "name": .string(name), "dateText": .string(dateText), "timeText": .string(timeText),
      "countText": .string(countText), "days": JSON(days), "date": date.json,
      "season": .string(SeasonRole(season).rawValue), "role": .string(role.rawValue),
      "accessibility": accessibility.json, "link": .string(link.text),
    ]
  }
}

extension SunLines {
  fileprivate var json: JSON {
    .present([
      ("lines", .array(lines.map { $0.json })), ("details", .array(details.map { $0.json })),
      ("note", note.map(JSON.string)), ("summary", .string(summary)),
    ])
  }
}

extension SunLines.Line {
  fileprivate var json: JSON {
    ["name": .string(name), "value": .string(value), "text": .string(text), "isPast": .bool(isPast)]
  }
}

extension SolsticeLayout {
  fileprivate var json: JSON {
    .present([
      ("image", image.json), ("text", text.json), ("countFontSize", JSON(countFontSize)),
      ("titleFontSize", JSON(titleFontSize)), ("lineFontSize", JSON(lineFontSize)),
      ("barHeight", JSON(barHeight)), ("spacing", JSON(spacing)), ("padding", JSON(padding)),
    ])
  }
}
