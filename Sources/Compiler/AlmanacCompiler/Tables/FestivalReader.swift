package import AlmanacModel
import SourceText

/// The festivals of a country.
package struct CountryFestivals: Sendable {
  /// The id of the country, such as `vietnam`.
  package var country: String
  /// Its code of ISO 3166, such as `VN`; empty after a report.
  package var region = ""
  /// Its name in each language; empty after a report.
  package var names = NameRecord([])
  /// Names of the country for searches, in any language, with `|` between them; empty if there are none.
  package var otherNames = ""
  /// The id of the calendar of its lunar days; empty after a report.
  package var calendar: String
  /// The first day of the laws that were collected; `nil` after a report.
  package var lawsFrom: CivilDate?
  /// Whether the days that substitute rules give are certain.
  package var substitutes: SubstituteBasis
  /// The rules in the order of the file.
  package var rules: [FestivalRecord]
  /// The laws to which the rules refer.
  package var laws: [LawRecord] = []
  /// Names for searches by the id of their festival, in any language, with `|` between them.
  package var otherFestivalNames: [String: String] = [:]
  /// A sentence on what each festival is, by its id and the code of the language; empty if there are none.
  package var about: [String: [String: String]] = [:]
  /// The decisions about days off, in the order of the years that they decide.
  package var decisions: [DecisionRecord] = []
  /// The days that they name, in order.
  package var decidedDays: [DecidedDay] = []
  /// The day of the year before by which the days off of a year are usually decided; `nil` if decisions were not collected.
  package var decidedBy: String?
}

/// Reads the festivals of a country in Data/almanac-day.
enum FestivalReader {
  private static let prefix = "\(DayAlmanacReader.folder)/festivals-"

  /// Returns the countries that have a file, in the order of their ids.
  static func countries(_ reader: DataReader) -> [String] {
    reader.tablePaths(in: DayAlmanacReader.folder).filter { $0.hasPrefix(prefix) }
      .map { String($0.dropFirst(prefix.count).dropLast(".tsv".count)) }.sorted()
  }

  /// The greatest number of years between the newest source and the first year of a rule.
  ///
  /// Laws are made before they are in force: the Labour Code of Vietnam of 2019 has been in force since 2021.
  private static let lead = 2

  static func path(_ country: String) -> String { "\(prefix)\(country).tsv" }

  /// The names of the countries.
  static let namesPath = "Data/names/countries.tsv"

  /// Returns the festivals of all countries that have a file, with the names of the countries.
  static func all(_ reader: DataReader, _ languages: Languages) -> [CountryFestivals] {
    let columns = languages.columns(in: .names)
    let table = reader.table(namesPath, columns: ["id", "region"] + columns + ["also"])
    var festivals = countries(reader).map { read(reader, of: $0, languages) }
    var unique = UniqueKeys<String>()
    for record in table.records {
      let index = record.index("id", among: festivals.map(\.country))
      let region = record.text("region", is: "two capital letters") {
        $0.utf8.count == 2 && $0.utf8.allSatisfy((UInt8(ascii: "A")...UInt8(ascii: "Z")).contains)
      }
      let names = NameRecord(columns.map { ($0, NameRecord.Forms([record.text($0)])) })
      guard unique.insert(record.text("id"), named: "id \(record["id"])", in: record, at: "id") else {
        continue
      }
      (festivals[index].region, festivals[index].names) = (region, names)
      festivals[index].otherNames = otherNames(record, besides: names) ?? ""
    }
    if reader.isRight(namesPath) {
      for other in festivals where other.region == "" {
        table.report("the country '\(other.country)' has no name")
      }
    }
    return festivals
  }

  /// The header line with the calendar of the lunar days.
  private static let calendarKey = "calendar"
  /// The header line with the first day of the laws that were collected.
  private static let lawsFromKey = "laws-from"
  /// The header line with the certainty of the days that substitute rules give.
  private static let substitutesKey = "substitutes"

  /// Returns the rules in the order of the file, with the first day of the laws that were collected.
  ///
  /// Rules of one festival must not overlap and must have the same name.
  static func read(_ reader: DataReader, of country: String, _ languages: Languages) -> CountryFestivals {
    if !DataReader.isID(country) {
      reader.report(
        "'\(country)' cannot be the id of a country: \(DataReader.idForm)", at: path(country))
    }
    let allLanguages = languages
    let languages = languages.columns(in: .almanacDay)
    let table = reader.table(
      path(country),
      columns: ["id", "when", "leap"] + languages + [
        "also", "kind", "group", "days", "first", "substitute", "from", "until", "basis",
      ],
      settings: [calendarKey, lawsFromKey, substitutesKey], ages: true)
    let lawsFrom = reader.date(lawsFromKey, in: table)
    var rules: [(rule: FestivalRecord, record: Record)] = []
    // The festivals by language and name.
    var festivals: [[String]: TableText] = [:]
    var laws = LawTable()
    for record in table.records {
      let rule = rule(record, languages, &laws)
      if record.isBad { continue }
      if let asOf = reader.knownAsOf[path(country)], let from = rule.from, from.year > asOf.year + lead {
        record.report(
          "from is more than \(lead) years after \(asOf), when the newest source was read: laws are not decided so early",
          at: "from")
      }
      if rule.kind == .publicHoliday, !record.hasValue("basis") {
        record.report("a public holiday needs its law", at: "basis")
      }
      if rule.kind == .publicHoliday, let lawsFrom, rule.from.map({ $0 < lawsFrom }) ?? true {
        record.report(
          "a public holiday cannot begin before \(lawsFrom): the header line '\(lawsFromKey)' says that earlier laws were not "
            + "collected", at: "from")
      }
      if rule.kind == .observance, rule.from == nil {
        record.report(
          "an observance needs its first day: nothing is commemorated before it happened", at: "from")
      }
      for (other, otherRecord) in rules where other.id == rule.id {
        if other.validity.overlaps(rule.validity) {
          record.report(
            "'\(rule.id.text)' has two rules for the same dates", at: "from",
            notes: [.init(location: otherRecord.location, message: "the other rule is here")])
        }
        for (name, (language, forms)) in zip(rule.names.texts, other.names.texts)
        where name != (language, forms) {
          let text = forms.all.joined(separator: formSeparator)
          record.report("'\(rule.id.text)' has another name in an earlier row: '\(text)'", at: language)
        }
        if record["also"] != otherRecord["also"] {
          record.report(
            "'\(rule.id.text)' has other names in an earlier row: '\(otherRecord["also"])'", at: "also")
        }
      }
      for (language, forms) in rule.names.texts {
        for form in forms.all {
          if let other = festivals[[language, form]], other != rule.id {
            record.report("'\(form)' is also a name of '\(other.text)'", at: language)
          }
          festivals[[language, form]] = rule.id
        }
      }
      rules.append((rule, record))
    }
    // A row that could not be read may be the one that the others refer to.
    if rules.count == table.records.count { checkPaidDays(rules) }
    var result = CountryFestivals(
      country: country,
      calendar: reader.choice(calendarKey, in: table, among: CalendarReader.ids(reader)) ?? "",
      lawsFrom: lawsFrom,
      substitutes: reader.choice(substitutesKey, in: table, among: SubstituteBasis.allCases.map(\.rawValue))
        .flatMap(SubstituteBasis.init) ?? .law,
      rules: rules.map { $0.rule }, laws: laws.records,
      otherFestivalNames: Dictionary(
        rules.compactMap { rule, record in
          otherNames(record, besides: rule.names).map { (rule.id.text, $0) }
        }, uniquingKeysWith: { first, _ in first }))
    result.about = about(reader, result, allLanguages)
    DecisionReader.read(reader, into: &result)
    return result
  }

  /// Returns the path of the sentences on the festivals of a country.
  static func aboutPath(_ country: String) -> String {
    "Data/\(Languages.Folder.about.rawValue)/\(country).tsv"
  }

  /// Returns a sentence on each festival in each language; none if the country has no file of them.
  private static func about(
    _ reader: DataReader, _ festivals: CountryFestivals, _ languages: Languages
  ) -> [String: [String: String]] {
    let (path, rules) = (aboutPath(festivals.country), path(festivals.country))
    guard reader.tablePaths(in: "Data/\(Languages.Folder.about.rawValue)").contains(path) else { return [:] }
    let languages = languages.columns(in: .about)
    let table = reader.table(path, columns: ["id"] + languages)
    let known = Set(festivals.rules.map(\.id.text))
    var (unique, sentences) = (UniqueKeys<[String]>(), [String: [String: String]]())
    for record in table.records {
      let id = record.text("id")
      unique.insert(["id"], of: record)
      if reader.isRight(rules), !known.contains(id) {
        record.report("there is no festival '\(id)' in \(rules)", at: "id")
      }
      for language in languages {
        sentences[id, default: [:]][language] = record.text(language, is: "a sentence with its full stop") {
          $0.hasSuffix(".") || $0.hasSuffix("。")
        }
      }
      checkNumbers(record, languages, ofDigits: 3)
    }
    if reader.isRight(rules), !table.records.isEmpty {
      for id in known.subtracting(sentences.keys).sorted() {
        table.report("no sentence says what '\(id)' is")
      }
    }
    return sentences
  }

  /// Reports a number, such as a year, that is not the same in some languages.
  private static func checkNumbers(_ record: Record, _ languages: [String], ofDigits count: Int) {
    func numbers(_ language: String) -> Set<String> {
      Set(
        record[language].utf8.split { !$0.isDigit }.filter { $0.count >= count }.map { String(Substring($0)) }
      )
    }
    for language in languages.dropFirst() where numbers(language) != numbers(languages[0]) && !record.isBad {
      record.report("the numbers are not those of the text in '\(languages[0])'", at: language)
    }
  }

  /// Reports days that are counted with those of another festival, while that is no public holiday.
  private static func checkPaidDays(_ rules: [(rule: FestivalRecord, record: Record)]) {
    for (rule, record) in rules {
      guard case .among(let festival) = rule.paidDays else { continue }
      let others = rules.map { $0.rule }.filter { $0.id.isSame(as: festival) && $0.paidDays.count > 0 }
      // A gap can only begin after one of the others' rules.
      let ends = others.map { DayNumber(unchecked: $0.validity.upperBound.rataDie + 1) }
      let days =
        [rule.validity.lowerBound, rule.validity.upperBound] + ends.filter(rule.validity.contains)
      if !days.allSatisfy({ day in others.contains { $0.validity.contains(day) } }) {
        record.report("there is no public holiday '\(festival)' on all dates of this rule", at: "first")
      }
    }
  }

  private static func rule(
    _ record: Record, _ languages: [String], _ laws: inout LawTable
  ) -> FestivalRecord {
    let names = names(record, languages)
    // Two scripts of one language have the same numbers; others may have them in words.
    checkNumbers(record, languages.filter { ["zh", "hant"].contains($0) }, ofDigits: 1)
    let ownLaws = laws.rows(of: record)
    let id = record.text("id", is: "lower-case letters, digits and underscores, or is a reserved word") {
      id in
      id.utf8.first?.isLowerCase == true && !DataReader.isReserved(id)
        && id.utf8.allSatisfy { $0.isLowerCase || $0.isDigit || $0 == UInt8(ascii: "_") }
    }
    let day = day(record)
    let kind = record.choice("kind", of: FestivalKind.self)
    let paidDays = paidDays(record, kind)
    let substitute = record.choice("substitute", of: SubstituteRule.self)
    if kind != .publicHoliday, substitute != .none, !record.isBad {
      record.report("only a public holiday can have a substitute", at: "substitute")
    }
    let from = record.hasValue("from") ? date("from", of: record) : nil
    let until = record.hasValue("until") ? date("until", of: record) : nil
    if let from, let until, until < from, !record.isBad {
      record.report("until is before from", at: "until")
    }
    let group = record.hasValue("group") ? record.choice("group", of: FestivalGroup.self) : nil
    return FestivalRecord(
      id: TableText(id), day: day, kind: kind, group: group, paidDays: paidDays, substitute: substitute,
      from: from, until: until, laws: ownLaws, names: names)
  }

  /// Returns a date of the years for which there are festivals.
  private static func date(_ column: String, of record: Record) -> CivilDate {
    let (date, years) = (record.date(column), LunarDate.years)
    if !years.contains(date.year), !record.isBad {
      record.report(
        "\(column) \(date) is outside the years \(years.lowerBound) to \(years.upperBound)", at: column)
    }
    return date
  }

  /// The separator between a name and its short forms.
  static let formSeparator = " | "

  /// Returns the name in each language, followed by its short forms.
  private static func names(_ record: Record, _ languages: [String]) -> NameRecord {
    NameRecord(
      languages.map { language in
        let forms = record.text(language) { text in
          let forms = text.split(separator: formSeparator, omittingEmptySubsequences: false)
          if forms.contains(where: {
            $0.isEmpty || $0.contains("|") || $0.contains(";") || $0.first == " " || $0.last == " "
          }) {
            return "'\(text)' is not a name, or names with '\(formSeparator)' between them"
          }
          return zip(forms.dropFirst(), forms).first { $0.count >= $1.count }.map {
            "short name '\($0)' is not shorter than '\($1)'"
          }
        }.split(separator: formSeparator, omittingEmptySubsequences: false).map(String.init)
        return (language, NameRecord.Forms(forms))
      })
  }

  /// Returns the names for searches; `nil` without any.
  private static func otherNames(_ record: Record, besides names: NameRecord) -> String? {
    guard record.hasValue("also") else { return nil }
    let others = record.text("also").split(separator: formSeparator, omittingEmptySubsequences: false)
    let known = names.texts.flatMap(\.forms.all)
    for other in others where other.isEmpty || other.contains("|") || known.contains(String(other)) {
      record.report("'\(other)' is not another name", at: "also")
    }
    return others.joined(separator: "|")
  }

  private static func day(_ record: Record) -> FestivalRecord.Day {
    guard let day = when(record) else { return .lunarYearEnd }
    switch (day, record.hasValue("leap")) {
    case (.lunar(let month, let day, _), true):
      return .lunar(month: month, day: day, leap: record.choice("leap", of: FestivalRecord.LeapMonth.self))
    case (.lunar, false), (_, true):
      record.report("leap must be given for 'lunar MM-DD', and for no other rule", at: "leap")
    case (_, false): break
    }
    return day
  }

  /// Returns the day of the column `when`, which has no leap month; `nil` after a report.
  private static func when(_ record: Record) -> FestivalRecord.Day? {
    let words = record["when"].split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    let parts = words[words.count - 1].split(separator: "-", omittingEmptySubsequences: false)
    let isDate = parts.count == 2 && parts.allSatisfy { $0.utf8.count == 2 && $0.utf8.allSatisfy(\.isDigit) }
    let numbers = isDate ? parts.compactMap { Int($0) } : []
    var problem =
      "is not one of: solar MM-DD, solar MM-DD beside N, monday MM-DD to 12-25, not-sunday MM-DD to 12-30, lunar MM-DD, lunar year-end, monthly DAYS (of 1 to 29, in order), term N, term N +DAYS (1 to 999), "
      + "term N -DAYS (1 to 4), term N +SECONDSs or -SECONDSs (10000 to 999999, not of 270 or 285), term N -1 tuesday, "
      + "term N stem K COUNT, term N branch K COUNT, easter +DAYS (1 to 60), easter -DAYS (1 to 46), "
      + "wednesday MM-DD YEAR/N MM-DD"
    do {
      switch words[0] {
      case "lunar" where words.last == "year-end": return .lunarYearEnd
      case "monthly":
        let texts = record["when"].split(separator: " ", omittingEmptySubsequences: false).dropFirst()
        let days = texts.compactMap { Int($0) }
        if days.contains(30) {
          problem = "cannot be: day 30 is not in every lunar month"
        } else if !days.isEmpty, texts.elementsEqual(days.map { "\($0)" }, by: ==),
          days.allSatisfy((1...29).contains), zip(days, days.dropFirst()).allSatisfy(<)
        {
          return .monthly(days: days.reduce(0) { $0 | 1 << $1 })
        }
      // A leap year has all days of the Gregorian calendar.
      case "solar" where isDate:
        let date = try CivilDate(year: 2000, month: numbers[0], day: numbers[1])
        return .solar(month: date.month, day: date.day)
      case "solar":
        if let match = record["when"].wholeMatch(of: /solar (\d\d-\d\d) beside (\d{1,3})/),
          // 29 February is not in every year, and the day before New Year is in the year before.
          let date = CivilDate("2001-\(match.1)"), !["01-01", "12-31"].contains(match.1),
          let term = SolarTerm.allCases.first(where: { $0.longitude == Int(match.2) })
        {
          return .beside(month: date.month, day: date.day, term: term)
        }
      case "wednesday":
        if let match = record["when"].wholeMatch(
          of: /wednesday (\d\d-\d\d) (\d{4})\/([1-9]) (\d\d-\d\d)/),
          let from = CivilDate("2000-\(match.1)"), let holiday = CivilDate("2000-\(match.4)"),
          let year = Int(match.2), let interval = Int(match.3)
        {
          return .wednesday(
            month: from.month, day: from.day, year: year, interval: interval, holidayMonth: holiday.month,
            holidayDay: holiday.day)
        }
      case "monday" where isDate:
        // 29 February is not in every year, and the first Monday from 26 December on may be in the next one.
        let date = try CivilDate(year: 2001, month: numbers[0], day: numbers[1])
        if date.month < 12 || date.day <= 25 { return .monday(month: date.month, day: date.day) }
      case "not-sunday" where isDate:
        // The day after 31 December is in the next year.
        let date = try CivilDate(year: 2001, month: numbers[0], day: numbers[1])
        if date.month < 12 || date.day <= 30 { return .notSunday(month: date.month, day: date.day) }
      case "easter":
        // From Ash Wednesday to Corpus Christi; no country of the tables has a day off farther from Easter.
        let match = record["when"].wholeMatch(of: /easter ([+-][1-9]\d?)/)
        if let days = match.flatMap({ Int($0.1) }), -46...60 ~= days { return .easter(days: days) }
      case "lunar" where isDate:
        let date = try LunarDate(year: 2000, month: numbers[0], day: numbers[1])
        return .lunar(month: date.month, day: date.day)
      case "term":
        // A rule gives a day of the same year as its term, but for days after it. So four days before the first term, and seconds
        // from another than the two beside New Year, are the most.
        let match = record["when"].wholeMatch(
          of:
            /term (\d{1,3})(?: (\+[1-9]\d{0,2}|-[1-4]|-1 tuesday|[+-][1-9]\d{4,5}s)| (stem|branch) ([1-9]|1[0-2]) ([1-9]))?/
        )
        guard let match, let term = SolarTerm.allCases.first(where: { $0.longitude == Int(match.1) }) else {
          break
        }
        guard let number = match.4.flatMap({ Int($0) }), let count = match.5.flatMap({ Int($0) }) else {
          if match.2 == "-1 tuesday" { return .tuesdayEve(of: term) }
          if let seconds = match.2, seconds.last == "s" {
            if [SolarTerm.winterSolstice, .minorCold].contains(term) { break }
            return .instant(term: term, seconds: Int(seconds.dropLast()) ?? 0)
          }
          return .solarTerm(term: term, after: match.2.flatMap { Int($0) } ?? 0)
        }
        let length = match.3 == "stem" ? 10 : 12
        if number <= length { return .cycleDay(term: term, length: length, index: number - 1, count: count) }
      default: break
      }
    } catch {
      problem = "cannot be: \(error)"
    }
    record.report("when '\(record["when"])' \(problem)", at: "when")
    return nil
  }

  private static func paidDays(_ record: Record, _ kind: FestivalKind) -> FestivalRecord.Paid {
    let count = record.integer("days", in: 0...9)
    // Without a number or kind, the other columns cannot be checked.
    guard Int(record["days"]) == count, record["kind"] == kind.rawValue[...] else { return .none }
    guard record.hasValue("first") == (kind == .publicHoliday), kind == .publicHoliday || count == 0 else {
      record.report("a public holiday needs days and first; any other kind has 0 and -", at: "days")
      return .none
    }
    let first = record["first"]
    if kind != .publicHoliday { return .none }
    if count == 0 { return .among(festival: TableText(String(first))) }
    if first == "yearly" { return .decidedEveryYear(count: count) }
    return .fixed(first: record.integer("first", in: -9...9), count: count)
  }
}
