import AlmanacModel

extension RecordFormat {
  /// All tables of records, in the order of their facts.
  static let all: [RecordFormat] = [
    calendars, knownData, languages, sentences, insultLayouts, currencies, beverages, weatherSteps, presets,
    apps, zoneSeasons,
  ]

  static let calendars = RecordFormat(
    "calendarRecords",
    "The country, the rules of the day almanac, the language of names and the days with disputed months of each calendar.",
    of: FactSubject("calendar", "calendars", .other), key: ["id"]
  ) { data in
    data.calendars.map {
      CalendarRecord(
        id: $0.id, country: $0.country, dayRules: $0.dayRules, names: $0.names, disputed: $0.disputed)
    }
  }

  static let knownData = RecordFormat(
    "knownData", "The kinds of data, in alphabetical order.",
    of: FactSubject("known-data", "known data", .other),
    key: ["id"]
  ) { data in
    SourceData.aging.compactMap { id, path in
      data.knownAsOf[path].map { KnownDataRecord(id: TableText(id), asOf: $0) }
    }
  }

  static let languages = RecordFormat(
    "languageRecords", "The languages, each with the language that is used if it has no names or texts.",
    of: FactSubject("language", "languages", .other), key: ["code"]
  ) { data in
    data.languages.all.map { language in
      let record = LanguageRecord(
        code: language.code, tag: language.tag, fallback: language.fallback, hours: language.hours,
        hourDigits: language.hourDigits, solstices: language.solstices)
      return (record, comment: language.name)
    }
  }

  static let sentences = RecordFormat(
    "sentences", "The sentence frames: the texts around the words.",
    of: FactSubject("sentence", "sentences of insults", .insults), key: ["id"]
  ) { data in
    data.insults.templates.map { template in
      let texts = (template.openings + template.rest).map { TableText($0) }
      let record = SentenceRecord(
        id: TableText(template.id), beforeA: texts[0], beforeAn: texts[1], afterAdjective: texts[2],
        afterCompound: texts[3], afterNoun: texts[4])
      return (record, comment: template.text)
    }
  }

  static let insultLayouts = RecordFormat(
    "layouts", "The sizes; those of a family are in decreasing order.",
    of: FactSubject("insult-layout", "type sizes of insults", .other), key: ["family", "size"]
  ) { data in
    data.insults.layouts.map { layout in
      let comment =
        "in \(layout.width) by \(layout.height) points "
        + "\(layout.lineCount) lines of \(layout.charactersPerLine) characters"
      return (layout.record, comment: comment)
    }
  }

  static let currencies = RecordFormat(
    "currencies", "The currencies.", of: FactSubject("currency", "currencies", .amounts), key: ["code"]
  ) { $0.currencies }

  static let beverages = RecordFormat(
    "beverages", "The beverages, in the order in which they are offered.",
    of: FactSubject("beverage", "beverages", .amounts), key: ["id"]
  ) { $0.hydration.beverages }

  static let weatherSteps = RecordFormat(
    "weatherSteps",
    "The amounts that a temperature or humidity adds to the goal; for each measure the lowest threshold first.",
    of: FactSubject("weather-step", "weather and the goal", .amounts), key: ["measure", "from"]
  ) { $0.hydration.weather }

  static let presets = RecordFormat(
    "presets", "The amounts that one tap adds, in millilitres or US fluid ounces.",
    of: FactSubject("preset", "amounts of one tap", .amounts), key: ["units", "amount"]
  ) { data in
    data.hydration.presets.map { (PresetRecord(units: $0.units, amount: $0.amount), comment: $0.note) }
  }

  static let apps = RecordFormat(
    "appRecords", "The apps.", of: FactSubject("app", "apps", .identifiers, words: ["id", "name"]),
    key: ["id"]
  ) { data in
    data.apps.apps.map { app in
      func text(_ column: String) -> TableText { TableText(app[column]) }
      func list(_ part: AppData.Part) -> [TableText] { app.parts[part, default: []].map { TableText($0) } }
      return AppRecord(
        id: text("id"), name: text("name"), bundle: text("bundle"), widgetBundle: text("widget-bundle"),
        group: text("group"), scheme: text("scheme"), kinds: list(.kind), settingKeys: list(.setting),
        documents: list(.document), fonts: list(.font), appEntitlements: list(.entitlement))
    }
  }

  static let zoneSeasons = RecordFormat(
    "zoneSeasons", "The zones.", of: FactSubject("zone-season", "seasons of zones", .other), key: ["zone"]
  ) { data in
    data.zones.filter { $0.hemisphere != .northern }.map {
      ZoneSeasonsRecord(zone: TableText($0.zone), hemisphere: $0.hemisphere)
    }
  }
}
