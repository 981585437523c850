import AlmanacFacts
import AlmanacModel
import SwiftEmitter

/// The facts of one file of Generated/facts, in the order of their tables.
package struct FactSheet {
  /// The name of the file, without folder and extension.
  let name: String
  let facts: [Fact]

  package static let folder = "\(GeneratedFile.folder)/facts"

  func file() -> GeneratedFile {
    GeneratedFile(path: Self.path(of: name), text: facts.map { $0.line + "\n" }.joined())
  }

  static func path(of name: String) -> String { "\(folder)/\(name).tsv" }

  /// Whether a file has facts.
  static func isFile(_ path: String) -> Bool { path.hasPrefix("\(folder)/") }

  /// Returns the names of the sheets made from a file of Data/ that only apps and texts need; none for any other file.
  static func names(madeFrom path: String) -> [String] {
    switch path.split(separator: "/").dropFirst().first {
    case "apps", "fonts": ["devices"]
    case "hydration", "money": ["amounts"]
    case "insults": path == InsultData.begunPath ? [] : ["insults"]
    case "strings": ["messages", "page"]
    default: []
    }
  }
}

extension FactSheet {
  /// The module of Data/strings whose texts some functions return.
  static func module(_ functions: TextFunctions) -> String {
    functions.name.hasSuffix("Strings") ? String(functions.name.dropLast("Strings".count)) : functions.name
  }

  /// Returns the facts of all tables: of the almanac as it was computed, and of rows and texts before they are written.
  static func all(of data: SourceData, _ almanac: EncodedAlmanac) -> [FactSheet] {
    func records(_ formats: RecordFormat...) -> [Fact] { formats.flatMap { $0.facts(data) } }
    let slots = data.insults.slots()
    let messages = data.strings.filter { $0.module != JavaScriptPageFile.module }.flatMap {
      $0.functions(data).facts
    }
    return [
      FactSheet(
        name: "calendars",
        facts: records(.calendars, .publishedDifferences, .ruleDifferences)
          + almanac.calendars.flatMap { $0.facts(almanac) }),
      FactSheet(
        name: "sky",
        facts: almanac.sky.facts + almanac.timeScales.facts
          + records(.knownData)),
      FactSheet(
        name: "festivals",
        facts: data.countryFacts
          + data.festivals.flatMap { $0.facts(data.languages, almanac) } + records(.decisions)
          + data.festivals.flatMap(\.decidedDayFacts)),
      FactSheet(
        name: "names", facts: records(.languages) + data.nameFacts),
      FactSheet(name: "messages", facts: messages),
      FactSheet(
        name: "insults",
        facts: data.insults.facts
          + zip(records(.sentences), data.insults.templates).map { $0.used(in: slots($1)) }
          + records(.insultLayouts)),
      FactSheet(
        name: "amounts",
        facts: records(.currencies, .beverages)
          + data.hydration.constants.map { .single("goal", $0.key.rawValue, "value", $0.value) }
          + records(.weatherSteps, .presets)),
      FactSheet(
        name: "devices",
        facts: records(.apps, .appProjects)
          + data.letters.map { .letter($0.letter.value, Array(zip(FontReader.weights, $0.widths))) }),
      FactSheet(name: "places", facts: records(.zoneSeasons, .cities)),
      FactSheet(name: "page", facts: data.pageFacts),
    ]
  }
}

// MARK: - Calendars and the sky

extension EncodedCalendar {
  /// The offset periods, the lunar years, and the events near midnight.
  fileprivate func facts(_ almanac: EncodedAlmanac) -> [Fact] {
    let id = source.id
    let periods = clock.eras.enumerated().map { index, era in
      Fact.offsetPeriod(
        of: id, from: index == 0 ? nil : Instant(secondsSince1970: era.start), offset: era.offset)
    }
    let years = Dictionary(grouping: months) { $0.year }
    let lunarYears = LunarDate.years.compactMap { year in
      years[year].map { months in
        Fact.lunarYear(
          year, of: id, from: CivilDate(months[0].firstDay), leap: months.first(where: \.isLeap)?.month,
          lengths: months.map(\.length))
      }
    }
    let uncertain = uncertainties.map { Fact.uncertainEvent(of: id, $0.record, $0.margin) }
    func close(_ event: LunarUncertaintyRecord.Event, _ instant: TerrestrialInstant) -> Fact? {
      .closeEvent(of: id, event, almanac.timeScales.margin(of: instant, on: clock))
    }
    let sky = almanac.sky
    let moons = months.filter { LunarDate.years.contains($0.year) }.compactMap { month in
      close(
        .newMoon(lunation: month.lunation), sky.instant(of: .newMoon, lunation: month.lunation))
    }
    let terms = sky.termYears.flatMap { year in
      SolarTerm.inYearOrder.compactMap {
        close(.solarTerm($0, year: year), sky.instant(of: $0, year: year))
      }
    }
    return periods + lunarYears + uncertain + moons + terms
  }

  /// The days that can be converted: those of the lunar years 1899 to 2100.
  fileprivate var days: ClosedRange<DayNumber> {
    let (first, last) = (LunarDate.years.lowerBound, LunarDate.years.upperBound)
    let (month, leap) = months(12, ofYear: UInt32(last))
    return months(1, ofYear: UInt32(first)).regular.firstDay...(leap ?? month).lastDay
  }
}

extension EncodedSky {
  fileprivate var facts: [Fact] {
    termYears.map { year in
      .terms(ofYear: year, SolarTerm.inYearOrder.map { instant(of: $0, year: year) })
    }
      + lunations.map { lunation in
        .phases(
          ofLunation: lunation, MoonPhase.allCases.map { instant(of: $0, lunation: lunation) })
      }
  }
}

extension EncodedTimeScales {
  fileprivate var facts: [Fact] {
    deltaT.indices.map { index in
      .deltaT(
        ofYear: firstDeltaTYear + index, deltaT[index], isPredicted: index >= firstPredictedIndex,
        less: slack[index].less, more: slack[index].more)
    } + leapSeconds.map { .leapSecond(from: $0.day, taiMinusUTC: $0.taiMinusUTC) }
  }
}

// MARK: - Festivals

extension SourceData {
  fileprivate var countryFacts: [Fact] {
    festivals.map { festivals in
      .country(
        festivals.country, calendar: festivals.calendar, lawsFrom: festivals.lawsFrom,
        knownAsOf: knownAsOf[FestivalReader.path(festivals.country)], substitutes: festivals.substitutes,
        decisionsKnownAsOf: knownAsOf[DecisionReader.path(festivals.country)],
        decidedBy: festivals.decidedBy, region: festivals.region,
        names: languages.all.map {
          (
            $0.code,
            festivals.names[languages.source(of: $0, in: Languages.Folder.names.rawValue).code]?.longest
          )
        }, others: festivals.otherNames)
    }
  }
}

extension CountryFestivals {
  /// The names of the festivals, their rules, and the days on which they are.
  fileprivate func facts(_ languages: Languages, _ almanac: EncodedAlmanac) -> [Fact] {
    var seen: Set<String> = []
    let ids = rules.map(\.id.text).filter { seen.insert($0).inserted }
    return ids.flatMap { id in
      let rules = rules.filter { $0.id.isSame(as: id) }
      let key = "\(country)/\(id)"
      let names = languages.all.map { language in
        let source = languages.source(of: language, in: Languages.Folder.almanacDay.rawValue).code
        return (language.code, rules[0].names[source]?.all)
      }
      let sentences = languages.all.map { language in
        (
          language.code,
          about[id]?[languages.source(of: language, in: Languages.Folder.about.rawValue).code]
        )
      }
      return [Fact.festival(key, names: names, others: otherFestivalNames[id] ?? "")]
        + Fact.about(key, sentences)
        + rules.map { rule in
          Fact.festivalRule(
            of: key, from: rule.from, until: rule.until, day: rule.day, kind: "\(rule.kind)",
            group: rule.group, paid: rule.paidDays, substitute: rule.substitute,
            law: LawRecord.list(laws[rule.laws.indices].map(\.text)))
        } + Fact.days(of: key, rules.filter { !$0.day.isMonthly }.flatMap { days(of: $0, almanac) })
    }
  }

  fileprivate var decidedDayFacts: [Fact] {
    decidedDays.map {
      .decidedDay(
        $0.date, in: country, kind: $0.kind, festival: $0.festival, decision: $0.decision)
    }
  }

  /// Returns the days on which a rule is in the calendar of the country, in the order of time; none without a calendar.
  func days(of rule: FestivalRecord, _ almanac: EncodedAlmanac) -> [DayNumber] {
    guard let calendar = almanac.calendars.first(where: { $0.source.id == self.calendar }) else { return [] }
    return rule.day.days(
      inYears: LunarDate.years.lowerBound...LunarDate.years.upperBound + 1, lunarYears: LunarDate.years,
      months: calendar, clock: calendar.clock, terms: almanac.sky, scales: almanac.timeScales
    ).filter { rule.validity.contains($0) && calendar.days.contains($0) }
  }
}

// MARK: - Words

extension TextFunctions {
  /// A fact for each text, or for each form of a text that depends on a number, with the wording of each language that has its own.
  fileprivate var facts: [Fact] {
    texts.flatMap { text -> [Fact] in
      let key = "\(FactSheet.module(self))/\(text.name)"
      let others = zip(ownLanguages, text.wordings).map { (label: $0, text: Optional($1.other)) }
      guard text.isCounted else { return [Fact("message", key, others)] }
      let ones = zip(ownLanguages, text.wordings).map { (label: $0, text: Optional($1.one ?? $1.other)) }
      return [Fact("message", "\(key)/one", ones), Fact("message", "\(key)/other", others)]
    }
  }
}

extension SourceData {
  /// The names by number in each language, its own or those of its replacement, and the attributes of stems,
  /// branches, nayins and spirits.
  fileprivate var nameFacts: [Fact] {
    func facts(_ lists: [NameList], in folder: Languages.Folder) -> [Fact] {
      let sources = languages.all.map { ($0.code, languages.source(of: $0, in: folder.rawValue).code) }
      return lists.flatMap { list in
        list.names.enumerated().map { index, name in
          .name(Words.of(list.name), list.first + index, sources.map { ($0, name[$1]) })
        }
      }
    }
    func attributes(_ subject: String, _ values: [[(String, Int)]]) -> [Fact] {
      values.enumerated().map { .attribute(subject, $0, $1.map { ($0, "\($1)") }) }
    }
    let day = dayAlmanac
    let modern = names.lunarMonthsModernVi.enumerated().map {
      Fact.name("modern month", $0 + 1, [("vi", $1)])
    }
    let pentads = names.pentads.enumerated().map { index, name in
      Fact.name("pentad", index + 1, languages.pentadColumns.map { ($0, name[$0]) })
    }
    return facts(calendarNames, in: .names) + modern + pentads + facts(dayNames, in: .almanacDay)
      + attributes("stem", day.stems.map { [("element", $0.element), ("joy-direction", $0.joyDirection)] })
      + attributes("branch", day.branches.map { [("element", $0.element)] })
      + attributes("nayin", day.nayins.map { [("element", $0.element)] })
      + day.spirits.enumerated().map { index, spirit in
        .attribute("spirit", index, [("path", "\(spirit.path)"), ("grade", "\(spirit.grade)")])
      }
  }

  /// The texts that only the web page has.
  fileprivate var pageFacts: [Fact] {
    let codes = languages.having(JavaScriptPageFile.module).map(\.code)
    let catalogue = strings.first { $0.module == JavaScriptPageFile.module }
    return (catalogue?.texts ?? []).map { text in
      Fact(
        "message", "\(JavaScriptPageFile.module)/\(text.key)", codes.map { ($0, text.wordings[$0]?.other) })
    }
  }
}

extension InsultData {
  /// The words of each list and the quotations, in the order that decides the insult of an hour, with the texts around them.
  fileprivate var facts: [Fact] {
    let slots = slots()
    let words = lists.flatMap { list in
      list.words.map { word in
        Fact.insultWord(
          word.text, in: list.slot.rawValue, rating: word.rating.rawValue,
          article: list.slot == .adjective ? word.article?.rawValue : nil, place: word.citation.factText,
          gloss: word.gloss, stems: word.stems.texts
        ).used(in: slots(word))
      }
    }
    let quotes = quotations.map { quotation in
      Fact.quotation(
        quotation.text, rating: quotation.rating.rawValue, speaker: quotation.speaker,
        place: quotation.citation.factText
      ).used(in: slots(quotation))
    }
    return words
      + [.single("insult-setting", "slots-per-quotation", "value", InsultPromise.slotsPerQuotation)]
      + quotes + samples.enumerated().map { .single("insult-sample", "\($0)", "text", $1.text) }
  }
}

extension InsultCitation {
  fileprivate var factText: String { Fact.place(title, act, scene, line) }
}
