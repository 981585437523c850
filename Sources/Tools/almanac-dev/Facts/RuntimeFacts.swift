import Almanac
import AlmanacFacts
import AlmanacReportsTables
import AlmanacTables
import DayAlmanac
import DayAlmanacTables
import DomainRecords
import FontWidthsTables
import Foundation
import HydrationTables
import InsultWidgetTables
import InsultsTables
import MessageFacts
import SpendingTables
import SunTimes
import SunTimesTables
import WidgetCoreTables
import WorkingDays
import WorkingDaysTables

/// `almanac-dev facts`: the answers of the runtime and the widgets, in the form of Generated/facts.
///
/// The compiler writes Generated/facts from its results, before anything is packed. Here the same facts are read
/// through the functions that programs call. If a table or a function is wrong, a line differs, and a test finds it.
enum FactsCommand {
  static let usage = "facts [\(RuntimeFacts.files.map(\.name).joined(separator: "|"))]"

  static func run(_ words: [String]) -> Int32 {
    let files = RuntimeFacts.files.filter { words.isEmpty || words == [$0.name] }
    guard !files.isEmpty else { return AlmanacDev.misunderstood("usage: almanac-dev \(usage)") }
    for file in files {
      FileHandle.standardOutput.write(Data(file.facts().map { $0.line + "\n" }.joined().utf8))
    }
    return 0
  }
}

/// The facts of each file of Generated/facts except that of the web page, whose data is in no Swift program.
enum RuntimeFacts {
  static let files: [(name: String, facts: @Sendable () -> [Fact])] = [
    ("calendars", calendars), ("sky", sky), ("festivals", festivals), ("names", names),
    ("messages", messages), ("insults", insults), ("amounts", amounts), ("devices", devices),
    ("places", places),
  ]

  // MARK: - Calendars

  private static func calendars() -> [Fact] {
    Fact.records("calendar", calendarRecords)
      + Fact.records("published-difference", publishedDifferences)
      + Fact.records("rule-difference", ruleDifferences)
      + LunarCalendar.all.enumerated().flatMap { index, calendar in
        offsets(of: calendar, at: UInt8(index)) + lunarYears(of: calendar) + uncertainEvents(of: calendar)
          + closeEvents(of: calendar)
      }
  }

  private static func offsets(of calendar: LunarCalendar, at index: UInt8) -> [Fact] {
    (0..<eraCount(index)).map { era in
      // The first period has no beginning; it contains the first day of the tables.
      let start = Instant(
        secondsSince1970: era == 0
          ? ClockTime.secondsSince1970(startOf: calendar.days.lowerBound) : eraStart(index, era))
      return .offsetPeriod(
        of: calendar.id, from: era == 0 ? nil : start, offset: Int64(calendar.offset(at: start)))
    }
  }

  /// Reads the months from the lunar date of every day, so that each day is converted, and back.
  private static func lunarYears(of calendar: LunarCalendar) -> [Fact] {
    var years: [(year: Int, newYear: CivilDate, leap: Int?, lengths: [Int])] = []
    for rataDie in calendar.days.lowerBound.rataDie...calendar.days.upperBound.rataDie {
      guard let day = try? DayNumber(rataDie: Int(rataDie)), let date = try? calendar.lunarDate(of: day),
        (try? calendar.day(of: date)) == day, (try? calendar.civilDate(of: date)) == CivilDate(day)
      else { continue }
      if years.last?.year != date.year { years.append((date.year, CivilDate(day), nil, [])) }
      if date.day == 1 { years[years.count - 1].lengths.append(0) }
      if date.isLeapMonth { years[years.count - 1].leap = date.month }
      let months = years[years.count - 1].lengths.count
      if months > 0 { years[years.count - 1].lengths[months - 1] += 1 }
    }
    return years.map { year, newYear, leap, lengths in
      .lunarYear(year, of: calendar.id, from: newYear, leap: leap, lengths: lengths)
    }
  }

  private static func uncertainEvents(of calendar: LunarCalendar) -> [Fact] {
    calendar.uncertainties.compactMap { uncertainty in
      let (event, margin): (LunarUncertaintyRecord.Event, DayMargin)
      switch uncertainty.reason {
      case .newMoon(let moon, let of): (event, margin) = (.newMoon(lunation: moon.lunation), of)
      case .solarTerm(let term, let of): (event, margin) = (.solarTerm(term.term, year: term.year), of)
      // The record of the calendar has these days already.
      case .leapMonth: return nil
      }
      return .uncertainEvent(
        of: calendar.id, LunarUncertaintyRecord(event: event, days: uncertainty.days), margin)
    }
  }

  private static func closeEvents(of calendar: LunarCalendar) -> [Fact] {
    let moons = MoonPhaseEvent.lunations.compactMap { lunation -> Fact? in
      guard let moon = try? MoonPhaseEvent(.newMoon, lunation: lunation),
        calendar.days.contains(calendar.margin(of: moon).day)
      else { return nil }
      return .closeEvent(of: calendar.id, .newMoon(lunation: lunation), calendar.margin(of: moon))
    }
    let terms = SolarTermEvent.years.flatMap { year in
      ((try? calendar.solarTerms(ofYear: year)) ?? []).compactMap {
        Fact.closeEvent(of: calendar.id, .solarTerm($0.term, year: year), calendar.margin(of: $0))
      }
    }
    return moons + terms
  }

  // MARK: - Sky

  private static func sky() -> [Fact] {
    let terms = SolarTermEvent.years.map { year in
      let events = SolarTerm.inYearOrder.compactMap { try? SolarTermEvent($0, year: year) }
      return Fact.terms(ofYear: year, events.map(\.terrestrialInstant))
    }
    let phases = MoonPhaseEvent.lunations.map { lunation in
      let events = MoonPhase.allCases.compactMap { try? MoonPhaseEvent($0, lunation: lunation) }
      return Fact.phases(ofLunation: lunation, events.map(\.terrestrialInstant))
    }
    let years = (0..<deltaTCount).map { index in
      Fact.deltaT(
        ofYear: firstDeltaTYear + index, deltaT(index), isPredicted: index >= firstPredictedIndex,
        less: slackBelow(index), more: slackAbove(index))
    }
    let steps = (0..<leapSecondCount).map {
      Fact.leapSecond(from: leapSecondDay($0), taiMinusUTC: taiMinusUTC($0))
    }
    return terms + phases + years + steps + Fact.records("known-data", knownData)
  }

  // MARK: - Festivals

  private static func festivals() -> [Fact] {
    let countries = FestivalCountry.all.map { country in
      Fact.country(
        country.id, calendar: country.calendar.id, lawsFrom: country.lawsFrom, knownAsOf: country.knownAsOf,
        substitutes: country.substitutes, decisionsKnownAsOf: country.decisionsKnownAsOf,
        decidedBy: country.decidedBy, region: country.region,
        names: Language.allCases.map { ($0.rawValue, country.name(in: $0)) },
        others: country.otherNames.joined(separator: "|"))
    }
    return countries
      + FestivalCountry.all.flatMap { country -> [Fact] in
        country.festivals.flatMap { newest in
          festival("\(country.id)/\(newest.id)", country.rules.filter { $0.id == newest.id })
        }
      } + Fact.records("decision", decisionRecords)
      + decidedDays()
  }

  private static func decidedDays() -> [Fact] {
    let decisions = zip(decisionRecords, DecidedDays.collected.decisions)
    let days = decisions.flatMap { record, decision in
      decision.days.map { day in
        (
          country: decision.country.id, day: day.day,
          fact: Fact.decidedDay(
            CivilDate(day.day), in: decision.country.id, kind: day.kind, festival: day.festivalID,
            decision: record.id.text)
        )
      }
    }
    return days.sorted { ($0.country, $0.day) < ($1.country, $1.day) }.map(\.fact)
  }

  private static func festival(_ key: String, _ rules: [Festival]) -> [Fact] {
    let names = Language.allCases.map { language in
      (language.rawValue, Optional([rules[0].name(in: language)] + rules[0].shortNames(in: language)))
    }
    let calendar = rules[0].country.calendar
    let days = rules[0].date.isMonthly ? nil : try? rules[0].days(in: calendar.days, of: calendar)
    let about = Language.allCases.map { ($0.rawValue, rules[0].about(in: $0)) }
    let others = rules[0].otherNames.joined(separator: "|")
    return [Fact.festival(key, names: names, others: others)] + Fact.about(key, about)
      + rules.map { rule in
        let (from, until) = (rule.validity.lowerBound, CivilDate(rule.validity.upperBound))
        return .festivalRule(
          of: key, from: from.rataDie == 1 ? nil : CivilDate(from), until: until.year == 9999 ? nil : until,
          day: rule.date, kind: "\(rule.kind)", group: rule.group, paid: rule.paidDays,
          substitute: rule.substitute,
          law: rule.legalBasis)
      } + Fact.days(of: key, days ?? [])
  }

  // MARK: - Names and messages

  private static func names() -> [Fact] {
    func facts<Values: Collection>(
      _ subject: String, _ values: Values, from first: Int = 0,
      _ name: (Values.Element) -> (Language) -> String
    ) -> [Fact] {
      values.enumerated().map { index, value in
        .name(subject, first + index, Language.allCases.map { ($0.rawValue, name(value)($0)) })
      }
    }
    // Days of one lunar year and of four weeks have all months, days and mansions.
    let months = (1...12).compactMap { try? LunarDate(year: 2000, month: $0, day: 1) }
    let days = (1...30).compactMap { try? LunarDate(year: 2000, month: 1, day: $0) }
    let cycle = (0..<60).map { SexagenaryCycle(index: $0) }
    let mansions = (0..<28).compactMap { try? DayNumber(rataDie: 28 * 25_000 + 4 + $0) }.map { Mansion($0) }
    let week = Weekday.allCases
    let pentads = (1...72).compactMap { try? PentadEvent(number: $0, year: 2000) }.map { pentad in
      Fact.name(
        "pentad", pentad.number,
        [
          ("china", LunarCalendar.chinese.name(of: pentad)),
          ("japan", LunarCalendar.japanese.name(of: pentad)),
          ("hant", LunarCalendar.chinese.name(of: pentad, in: Language(tag: "zh-Hant"))),
        ])
    }
    let names =
      facts("stem", cycle.prefix(10), SexagenaryCycle.stemName)
      + facts("branch", cycle.prefix(12), SexagenaryCycle.branchName)
      + facts("term", SolarTerm.allCases, SolarTerm.name)
      + facts("month", months, from: 1) { month in { month.monthName(in: $0, naming: .traditional) } }
      + facts("day", days, from: 1, LunarDate.dayName) + facts("weekday", week, Weekday.shortName)
      + facts("phase", MoonAppearance.allCases, MoonAppearance.name)
      + months.map { month in
        Fact.name("modern month", month.month, [("vi", month.monthName(in: .vietnamese, naming: .modern))])
      }
      + pentads + facts("element", FiveElement.allCases, FiveElement.name)
      + facts("direction", CompassDirection.allCases, CompassDirection.name)
      + facts(
        "vietnamese animal", (0..<12).map { ZodiacAnimal(branch: $0, rules: .vietnamese) }, ZodiacAnimal.name)
      + facts("chinese animal", (0..<12).map { ZodiacAnimal(branch: $0, rules: .chinese) }, ZodiacAnimal.name)
      + facts("nayin", (0..<30).map { cycle[2 * $0].nayin }, Nayin.name)
      + facts("spirit", DaySpirit.allCases, DaySpirit.name)
      + facts("officer", DayOfficer.allCases, DayOfficer.name) + facts("mansion", mansions, Mansion.name)
    return Fact.records("language", languageRecords) + names + attributes(cycle)
  }

  private static func attributes(_ cycle: [SexagenaryCycle]) -> [Fact] {
    cycle.prefix(10).map { cycle in
      .attribute(
        "stem", cycle.stem,
        [("element", "\(cycle.stemElement.rawValue)"), ("joy-direction", "\(joyDirection(cycle.stem))")])
    }
      + cycle.prefix(12).map { cycle in
        .attribute("branch", cycle.branch, [("element", "\(cycle.branchElement.rawValue)")])
      }
      + (0..<30).map { index in
        .attribute("nayin", index, [("element", "\(cycle[2 * index].nayin.element.rawValue)")])
      }
      + DaySpirit.allCases.map { spirit in
        .attribute(
          "spirit", spirit.rawValue,
          [("path", spirit.isAuspicious ? "yellow" : "black"), ("grade", "\(spirit.grade)")])
      }
  }

  private static func messages() -> [Fact] {
    var keys: [String] = []
    var texts: [String: [(label: String, text: String?)]] = [:]
    for language in Language.allCases {
      eachMessage(in: language.tableIndex) { key, text in
        if texts[key] == nil { keys.append(key) }
        texts[key, default: []].append((language.rawValue, text))
      }
    }
    return keys.map { Fact("message", $0, texts[$0, default: []]) }
  }

  // MARK: - Insults

  private static func insults() -> [Fact] {
    let lists = ["adjective", "compound", "noun"]
    let words = lists.enumerated().flatMap { list, name in
      let list = UInt8(list)
      return (0..<wordCount(list)).map { index -> Fact in
        let stems = wordStems(list, index)
        return .insultWord(
          word(list, index), in: name, rating: index < mildWordCount(list) ? "mild" : "bawdy",
          article: list > 0 ? nil : wordArticle(list, index) == 1 ? "an" : "a",
          place: place(
            wordWork(list, index), wordAct(list, index), wordScene(list, index), wordLine(list, index)),
          gloss: wordGloss(list, index),
          stems: stems.0 == 0 ? [] : [stems.0, stems.1, stems.2].filter { $0 > 0 }.map(letters)
        ).used(in: years(of: index, in: Int(list)))
      }
    }
    let quotations = (0..<quotationCount).map { index in
      Fact.quotation(
        quotation(index), rating: index < mildQuotationCount ? "mild" : "bawdy",
        speaker: quotationSpeaker(index),
        place: place(
          quotationWork(index), quotationAct(index), quotationScene(index), quotationLine(index))
      ).used(in: years(of: index, in: 3))
    }
    let frames = Fact.records("sentence", sentences).enumerated().map { index, fact in
      fact.used(in: years(of: index, in: 4))
    }
    return words + [
      .single("insult-setting", "slots-per-quotation", "value", slotsPerQuotation)
    ]
      + quotations + (0..<2).map { .single("insult-sample", "\($0)", "text", sample($0)) }
      + frames
      + Fact.records("insult-layout", layouts)
  }

  /// Returns the years whose slots use an entry of a table; a missing bound is the least or the largest `Int`.
  private static func years(of index: Int, in list: Int) -> ClosedRange<Int> {
    func year(_ day: Int) -> Int { (try? DayNumber(rataDie: day)).map { CivilDate($0).year } ?? 0 }
    let days = insultRuns.filter { $0.list == list && ($0.start..<($0.start + $0.count)).contains(index) }
      .map(\.firstDay)
    guard let first = days.first, let last = days.last else { return 0...0 }
    let next = insultRuns.first { $0.firstDay > last }
    return
      (first == insultRuns[0].firstDay ? .min : year(first))...(next.map { year($0.firstDay) - 1 } ?? .max)
  }

  private static func place(_ work: Int32, _ act: Int32, _ scene: Int32, _ line: Int32) -> String {
    Fact.place(workTitle(Int(work)), Int(act), Int(scene), Int(line))
  }

  /// Returns the letters of a number in base 27, with a = 1.
  private static func letters(_ number: Int32) -> String {
    var (rest, letters) = (number, "")
    while rest > 0 {
      letters = String(UnicodeScalar(UInt8(ascii: "a") + UInt8(rest % 27) - 1)) + letters
      rest /= 27
    }
    return letters
  }

  // MARK: - Amounts and devices

  private static func amounts() -> [Fact] {
    let goal = [
      ("adequate-women", adequateWomen), ("adequate-men", adequateMen),
      ("adequate-unspecified", adequateUnspecified), ("pregnancy", pregnancy), ("lactation", lactation),
      ("drinks-share", drinksShare), ("body-mass-chill", bodyMassChill),
      ("body-mass-steady", bodyMassSteady), ("body-mass-intense", bodyMassIntense),
      ("workout-per-minute", workoutPerMinute), ("total-minimum", totalMinimum),
      ("custom-minimum", customMinimum), ("total-maximum", totalMaximum),
      ("health-note-above", healthNoteAbove), ("caution-percent", cautionPercent),
      ("hour-maximum", hourMaximum),
    ]
    return Fact.records("currency", currencies) + Fact.records("beverage", beverages)
      + goal.map { .single("goal", $0, "value", $1) }
      + Fact.records("weather-step", weatherSteps)
      + Fact.records("preset", presets)
  }

  private static func devices() -> [Fact] {
    let widths = [
      ("regular", regularWidth), ("medium", mediumWidth), ("semibold", semiboldWidth), ("bold", boldWidth),
    ]
    return Fact.records("app", appRecords) + Fact.records("app-project", appProjects)
      + (0..<letterCount).map { index in
        .letter(letterCode(index), widths.map { ($0, Int($1(index))) })
      }
  }

  private static func places() -> [Fact] {
    Fact.records("zone-season", zoneSeasons)
      + City.all.map { city in
        let names = [Language.vietnamese, .chinese, .english].map { language in
          (label: "names.\(language.rawValue)", text: city.name(in: language) as String?)
        }
        let aliases = city.spellings.dropFirst(1 + names.count)
        let place = city.coordinates
        return Fact(
          "city", city.id,
          [
            ("latitude", "\(place.latitude)"), ("longitude", "\(place.longitude)"), ("zone", city.zone),
          ] + names + [("aliases", aliases.isEmpty ? nil : aliases.joined(separator: " | "))])
      }
  }
}
