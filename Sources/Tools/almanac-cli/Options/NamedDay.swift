import DayAlmanac
import Foundation
import WidgetCore

/// A recurring day with a name: a festival, a solar term, a phase of the Moon, or a lunar day.
struct NamedDay {
  /// The name in the language of the answer; `nil` for a lunar day, whose name is that of its date.
  var name: String?
  /// A name with its words and its language, which is `nil` for a name that only searches know.
  typealias Name = (name: String, words: [String], language: Language?)
  /// The names in all languages.
  private(set) var names: [Name] = []
  /// The festival by its newest rule; `nil` for another day.
  var festival: Festival?
  var id: String? { festival?.id }
  /// The calendar in which it is sought.
  let calendar: LunarCalendar
  /// Whether the text is the whole name; false for most of one.
  var isWhole = true
  /// Returns the first day in a range.
  let first: (ClosedRange<DayNumber>) throws -> DayNumber?

  /// Returns the days with a name, the nearest first.
  ///
  /// A year in the text requests the first day in that civil year that is not past, or else the first of all: `tết 2030`.
  static func days(
    of found: [NamedDay], called text: String, from today: DayNumber
  ) -> [(day: DayNumber, named: NamedDay)] {
    let year = range(ofYearIn: text)
    var days: [(day: DayNumber, named: NamedDay)] = []
    for named in found {
      let calendar = named.calendar
      // The end of a lunar year is in the next civil one.
      let range =
        year.map { TypedDate.isLunar(text) ? calendar.days : $0 }
        ?? today...max(today, calendar.days.upperBound)
      // A solar term may be a festival too, which comes first: each day is returned once.
      guard range.overlaps(calendar.days) else { continue }
      let asked = range.clamped(to: calendar.days)
      let toCome = asked.contains(today) ? try? named.first(today...asked.upperBound) : nil
      guard let day = try? toCome ?? named.first(asked),
        !days.contains(where: { $0.day == day && $0.named.calendar == calendar })
      else { continue }
      days.append((day, named))
    }
    return days.sorted { $0.day < $1.day }
  }

  /// Returns the days of the civil year that a text names; `nil` if it names none.
  static func range(ofYearIn text: String) -> ClosedRange<DayNumber>? {
    PlainName.wordsAndYear(of: text).year.flatMap { DayRange.days(ofYear: decimal($0, width: 4)) }
  }

  /// Returns everything that a text names: by a whole name, by a lunar day, or by most of a name.
  ///
  /// - Parameter country: The country of the festivals; `nil` for the calendar's country.
  /// - Throws: `UsageError` if day and month may be confused.
  static func all(
    called text: String, in calendar: LunarCalendar, of country: FestivalCountry? = nil,
    _ language: Language = .english
  ) throws(UsageError) -> [NamedDay] {
    guard !PlainName.form(of: text).isEmpty else { return [] }
    if TypedDate.isLunar(text), let date = try TypedDate.lunar(text) { return [lunar(date, in: calendar)] }
    let country = country ?? calendar.country
    let known = known(in: calendar, of: country, language)
    if let festival = known.first(where: { $0.id == text.lowercased() }) { return [festival] }
    let dates = TypedDate.readings(of: text).filter {
      $0.year == nil && 1...12 ~= $0.month ?? 0 && 1...31 ~= $0.day ?? 0
    }
    if let first = dates.first, let last = dates.last {
      // A festival determines the meaning of 30/4 and 10/3, in the order in which its country writes dates.
      let ids = festivals(on: calendar.ownLanguage == .vietnamese ? first : last, of: country)
      if !ids.isEmpty { return known.filter { $0.id.map(ids.contains) ?? false } }
      guard first == last else {
        let names = [first, last].map(\.description)
        throw UsageError(text) { $0.meant(names: $0.either(names), problem: $0.twoReadings(text: text)) }
      }
      guard first.isCivil || first.day == 31 else { return [lunar(first, in: calendar)] }
      // 2000 is a leap year, so it has all days.
      guard let day = first.inYears(near: 2000).first?.civilDate else {
        throw UsageError(text) { $0.noSuchDay(month: "\(first.month ?? 0)", text: text) }
      }
      return [
        NamedDay(name: DateText(language).dayAndMonth(day), calendar: calendar) {
          $0.first { (CivilDate($0).month, CivilDate($0).day) == (day.month, day.day) }
        }
      ]
    }
    let words = PlainName.wordsAndYear(of: text).words
    // A word for lunar may be omitted, but no civil day is meant by it: 음력 새해 is not 1 January.
    let isLunar = text.contains(TypedDate.lunarMark)
    let meant = isLunar ? known.filter { $0.festival?.isLunar ?? true } : known
    let whole = meant.filter { $0.names.contains { PlainName.bare($0.words) == PlainName.bare(words) } }
    if !whole.isEmpty { return whole }
    if let date = TypedDate(lunarName: words) { return [lunar(date, in: calendar)] }
    return meant.compactMap { named in
      guard
        PlainName.isMost(words, of: PlainName.words(of: named.id ?? ""))
          || named.names.contains(where: {
            PlainName.isMost(words, of: $0.words)
              || PlainName.isMost(PlainName.bare(words), of: PlainName.bare($0.words))
          })
      else { return nil }
      var part = named
      part.isWhole = false
      return part
    }
  }

  /// Returns the ids of the festivals that are on a fixed day of a month, civil or lunar.
  private static func festivals(on date: TypedDate, of country: FestivalCountry?) -> [String] {
    guard !date.isLeapMonth else { return [] }
    return (country?.rules ?? []).filter {
      switch $0.date {
      case .solar(let month, let day): (month, day) == (date.month, date.day)
      case .lunar(let month, let day, _): !date.isCivil && (month, day) == (date.month, date.day)
      default: false
      }
    }.map(\.id)
  }

  /// The festivals of each country with the words of their names, which are split once because that is slow.
  private static let festivals: [FestivalCountry: [(festival: Festival, names: [Name])]] = {
    func names(_ festival: Festival) -> [Name] {
      let names: [(name: String, language: Language?)] =
        Language.allCases.flatMap { language in
          ([festival.name(in: language)] + festival.shortNames(in: language)).map { ($0, language) }
        } + festival.otherNames.map { ($0, nil) }
      // A name in brackets is another name: Lễ Vu lan (rằm tháng Bảy).
      return names.flatMap { name, language in
        let parts = name.split { "()（）".contains($0) }.map { $0.trimmingCharacters(in: .whitespaces) }
        return (parts.count > 1 ? parts + [name] : parts).map { ($0, PlainName.words(of: $0), language) }
      }
    }
    let countries = FestivalCountry.all.map { ($0, $0.festivals.map { (festival: $0, names: names($0)) }) }
    return Dictionary(uniqueKeysWithValues: countries)
  }()
  private static let terms = eventNames { (term: SolarTerm, language) in term.name(in: language) }
  private static let phases = eventNames { (phase: MoonPhase, language) in phase.name(in: language) }

  /// Returns all events of the sky of a kind with their names.
  private static func eventNames<Event: CaseIterable>(
    _ name: (Event, Language) -> String
  ) -> [(Event, [Name])] {
    Event.allCases.map { event in
      (event, Language.allCases.map { (name(event, $0), PlainName.words(of: name(event, $0)), $0) })
    }
  }

  /// Returns the festivals of a country, the solar terms, and the phases of the Moon.
  private static func known(
    in calendar: LunarCalendar, of country: FestivalCountry?, _ language: Language
  ) -> [NamedDay] {
    (country.flatMap { festivals[$0] } ?? []).map { festival, names in
      NamedDay(
        name: festival.name(in: language), names: names, festival: festival, calendar: calendar,
        first: { range in
          try calendar.nextFestival(festival.id, from: range.lowerBound, of: country)
            .flatMap { range.contains($0.day) ? $0.day : nil }
        })
    }
      + terms.map { term, names in
        NamedDay(name: term.name(in: language), names: names, calendar: calendar) { range in
          try range.first { try calendar.solarTerm(beginningOn: $0)?.term == term }
        }
      }
      + phases.map { phase, names in
        NamedDay(name: phase.name(in: language), names: names, calendar: calendar) { range in
          try range.first { try calendar.moonPhase(on: $0)?.phase == phase }
        }
      }
  }

  /// Returns the last day with this name before another day; `nil` if the tables have none.
  private func last(before day: DayNumber) -> DayNumber? {
    var end = day
    while end > calendar.days.lowerBound {
      var start = max(calendar.days.lowerBound, end.advanced(by: -400))
      let first = start
      var found: DayNumber?
      while start < end, let next = try? self.first(start...end.advanced(by: -1)) {
        (found, start) = (next, next.advanced(by: 1))
      }
      if let found { return found }
      end = first
    }
    return nil
  }

  /// Returns the sentence for days of which none comes before the tables end, or is in the year that a text names.
  static func absence(of found: [NamedDay], called text: String)
    -> @Sendable (AlmanacReportsStrings) -> String
  {
    guard let year = range(ofYearIn: text), let days = found.first?.calendar.days else {
      return { $0.noneToCome(text: text) }
    }
    let number = "\(CivilDate(year.lowerBound).year)"
    guard days.contains(year.lowerBound), days.contains(year.upperBound) else {
      return { $0.outsideCalendars(number) }
    }
    let rules = found.compactMap(\.festival).flatMap { one in one.country.rules.filter { $0.id == one.id } }
    if let first = rules.map(\.validity.lowerBound).min(), year.upperBound < first {
      return { $0.notYet(date: "\(CivilDate(first))", text: text) }
    }
    let before = found.compactMap { $0.last(before: year.lowerBound) }.max()
    let after = found.compactMap { try? $0.first(year.upperBound...days.upperBound) }.min()
    return { texts in
      var sentence = texts.notInYear(text: text, year: number)
      if let before { sentence = texts.timeBefore(date: "\(before)", problem: sentence) }
      if let after { sentence = texts.timeAfter(date: "\(after)", problem: sentence) }
      return sentence
    }
  }

  /// Returns a day of a lunar month, or of all months if the date has none.
  private static func lunar(_ date: TypedDate, in calendar: LunarCalendar) -> NamedDay {
    NamedDay(calendar: calendar) { range in
      guard date.year == nil, !date.isLeapMonth, let month = date.month, let day = date.day else {
        return try range.first {
          let lunar = try calendar.lunarDate(of: $0)
          return lunar.day == date.day && date.year ?? lunar.year == lunar.year
            && (date.month == nil || (lunar.month, lunar.isLeapMonth) == (date.month, date.isLeapMonth))
        }
      }
      let next = try calendar.next(RecurringLunarDate(month: month, day: day), from: range.lowerBound)
      return next.flatMap { range.contains($0) ? $0 : nil }
    }
  }

  /// Returns the countries in which a text names a day: all in whose language it is a whole name, or else one for each calendar.
  ///
  /// - Parameters:
  ///   - country: A country that is not among them.
  ///   - exactly: Whether the text has to be a whole name.
  /// - Returns: The countries: 어린이날 is of Korea, こどもの日 of Japan, and 國慶日 of Hong Kong and Taiwan.
  static func countries(
    knowing text: String, besides country: FestivalCountry? = nil, exactly: Bool = false
  ) -> [FestivalCountry] {
    let words = PlainName.wordsAndYear(of: text).words
    var (found, native): ([FestivalCountry], [FestivalCountry]) = ([], [])
    let own = FestivalCountry.all.filter { $0.calendar.country == $0 }
    for other in own + FestivalCountry.all.filter({ !own.contains($0) }) where other != country {
      let days = (try? all(called: text, in: other.calendar, of: other)) ?? []
      if days.contains(where: { $0.isNative(words, of: other) }) { native.append(other) }
      guard
        days.contains(where: {
          !exactly || $0.isWhole && ($0.names.map(\.words) + [[$0.id ?? ""]]).contains(words)
        }),
        !found.contains(where: { $0.calendar == other.calendar })
      else { continue }
      found.append(other)
    }
    return native.isEmpty ? found : native
  }

  /// Whether words are the whole name of the festival in the language of a country, in any of its scripts.
  func isNative(_ words: [String], of country: FestivalCountry?) -> Bool {
    guard let festival, let own = country?.calendar.ownLanguage else { return false }
    return Language.allCases.contains { language in
      language.isSameLanguage(as: own)
        && ([festival.name(in: language)] + festival.shortNames(in: language)).contains {
          PlainName.words(of: $0) == words
        }
    }
  }

  /// Returns a function that lists the names with some words in a reader's language, one for each day, at most eight.
  ///
  /// If the name in that language does not have the words, that of the calendar's language in any script comes first, then those that
  /// only searches know: for 節 it is 勞動節 and not 労働節.
  private static func names(
    containing words: [String], of days: [NamedDay], in calendar: LunarCalendar
  ) -> @Sendable (Language) -> [String] {
    let found = days.map { day in
      day.names.filter { !words.isEmpty && $0.words.contains(words) }.map {
        (name: $0.name, language: $0.language)
      }
    }
    let own = calendar.ownLanguage
    return { language in
      var near: [String] = []
      for names in found {
        let name =
          names.first { $0.language == language }
          ?? names.first { name in own.flatMap { name.language?.isSameLanguage(as: $0) } ?? false }
          ?? names.first { $0.language == nil } ?? names.first
        // Festivals may share a name.
        if let name = name?.name, !near.contains(name), near.count < 8 { near.append(name) }
      }
      return near
    }
  }

  /// Returns a function that gives the name of the day whose name is most like a text, in a reader's language; `nil` if none is like it.
  ///
  /// For a text in Chinese characters that is a name in such characters, whatever the reader's language.
  private static func guess(
    for text: String, among known: [NamedDay]
  ) -> @Sendable (Language) -> String? {
    func isLatin(_ text: String) -> Bool { text.unicodeScalars.allSatisfy { $0.value < 0x2E80 } }
    let forms = known.map { day in
      day.names.map { PlainName.form(of: $0.name) } + (day.id.map { [PlainName.form(of: $0)] } ?? [])
    }
    let nearest = Suggestion.near(
      PlainName.form(of: text), among: forms.joined().map { (word: $0, form: $0) }, atMost: 1
    ).first
    guard let nearest, let index = forms.firstIndex(where: { $0.contains(nearest) }) else {
      return { _ in nil }
    }
    let isInLetters = isLatin(text)
    let names = known[index].names.map { (name: $0.name, language: $0.language) }
      .filter { isInLetters || !isLatin($0.name) }
    let like = names.filter { PlainName.form(of: $0.name) == nearest }
    return { language in
      (like.first { $0.language == language } ?? names.first { $0.language == language } ?? like.first
        ?? names.first)?.name
    }
  }

  /// Returns the error for a text that names no day of a country's festivals or of a calendar.
  ///
  /// - Parameter country: The country of the festivals; `nil` for the calendar's country.
  static func refusal(of text: String, in calendar: LunarCalendar, of country: FestivalCountry?) -> UsageError
  {
    let country = country ?? calendar.country
    let hasOwnCalendar = country == calendar.country
    let owner = hasOwnCalendar ? calendar.id : country?.id ?? calendar.id
    if DayRange.isRelative(text) || TypedDate.readings(of: text).contains(where: { $0.days != nil }) {
      return UsageError(text) { $0.noReturn(text: text) }
    }
    let weekdays = Language.allCases.flatMap { language in
      Weekday.allCases.flatMap { [$0.shortName(in: language), DateText(language).weekday($0)] }
    }
    if weekdays.map(PlainName.form).contains(PlainName.form(of: text)) {
      return UsageError(text) { $0.aWeekday(text: text) }
    }
    let words = PlainName.wordsAndYear(of: text).words
    let known = known(in: calendar, of: country, .english)
    let near = names(containing: words, of: known, in: calendar)
    let others = countries(knowing: text, besides: country)
    if !others.isEmpty {
      let groups = others.flatMap { (try? all(called: text, in: $0.calendar, of: $0)) ?? [] }.compactMap {
        $0.festival?.group
      }
      let own = (country?.festivals ?? []).filter { $0.group.map(groups.contains) ?? false }.map {
        "\($0.name(in: calendar.ownLanguage ?? .english)) (\($0.id))"
      }
      let options = others.map {
        $0.calendar.country == $0 && $0.calendar != calendar
          ? ("--calendar", $0.calendar.id) : ("--country", $0.id)
      }
      return UsageError(text) {
        let problem = $0.otherFestival(
          names: $0.both(options.map(\.1).map($0.quoted)),
          options: $0.either(options.map { "\($0) \($1)" }), owner: owner, text: text)
        let near = near($0.shownLanguage)
        return own.isEmpty
          ? near.isEmpty ? problem : $0.mayBe(names: $0.list(near), problem: problem)
          : $0.daysLike(names: $0.list(own), owner: owner, problem: problem)
      }
    }
    let guess = guess(for: text, among: known)
    return UsageError(text) {
      let (problem, near) = ($0.noFestival(owner: owner, text: text), near($0.shownLanguage))
      let told =
        near.isEmpty
        ? $0.guessed(problem, guess($0.shownLanguage)) : $0.mayBe(names: $0.list(near), problem: problem)
      return $0.festivalsListed(
        option: "\(hasOwnCalendar ? "--calendar" : "--country") \(owner)", problem: told)
    }
  }
}
