import AlmanacModel
import SourceText

/// Reads the festivals of a country in Data/almanac-day.
struct FestivalReader {
  private let reader: DataReader

  init(_ reader: DataReader) {
    self.reader = reader
  }

  private static let prefix = "\(DayAlmanacReader.folder)/festivals-"

  /// The countries that have a file, in the order of their ids.
  var countries: [String] {
    reader.tablePaths(in: DayAlmanacReader.folder).filter { $0.hasPrefix(Self.prefix) }
      .map { String($0.dropFirst(Self.prefix.count).dropLast(".tsv".count)) }.sorted()
  }

  /// The mark for no law, no bound and no month.
  private static let nothing = "-"

  static func path(_ country: String) -> String { "\(prefix)\(country).tsv" }

  /// Returns the rules in the order of the file.
  ///
  /// Rules of one festival must not overlap and must have the same name.
  func rules(of country: String, _ languages: Languages) -> [FestivalRecord]? {
    let languages = languages.columns(in: .almanacDay)
    let columns =
      ["id", "when", "leap"] + languages + ["kind", "days", "first", "from", "until", "basis"]
    if !DataReader.isID(country) {
      reader.report(
        "'\(country)' cannot be the id of a country: lower-case letters and digits, words joined by single hyphens",
        at: Self.path(country))
    }
    guard let table = reader.table(Self.path(country), columns: columns, ages: true) else { return nil }
    var rules: [FestivalRecord] = []
    var places: [SourceLocation] = []
    // The festivals by language and name.
    var festivals: [[TableText]: TableText] = [:]
    for record in table.records {
      guard let rule = rule(record, languages) else { continue }
      for (other, place) in zip(rules, places) where other.id == rule.id {
        if other.validity.overlaps(rule.validity) {
          record.report(
            "'\(rule.id.text)' has two rules for the same dates", at: "from",
            notes: [.init(location: place, message: "the other rule is here")])
        }
        for (name, (language, forms)) in zip(rule.names.texts, other.names.texts)
        where name != (language, forms) {
          let text = forms.all.map(\.text).joined(separator: Self.formSeparator)
          record.report("'\(rule.id.text)' has another name in an earlier row: '\(text)'", at: language.text)
        }
      }
      for (language, forms) in rule.names.texts {
        for form in forms.all {
          if let other = festivals[[language, form]], other != rule.id {
            record.report("'\(form.text)' is also a name of '\(other.text)'", at: language.text)
          }
          festivals[[language, form]] = rule.id
        }
      }
      rules.append(rule)
      places.append(record.location)
    }
    guard rules.count == table.records.count else { return nil }
    for (rule, record) in zip(rules, table.records) {
      guard case .among(let festival) = rule.paidDays else { continue }
      let days = [rule.validity.lowerBound, rule.validity.upperBound]
      let others = rules.filter { $0.id.isSame(as: festival) && $0.paidDays.count > 0 }
      if !days.allSatisfy({ day in others.contains { $0.validity.contains(day) } }) {
        record.report("there is no public holiday '\(festival)' on all dates of this rule", at: "first")
      }
    }
    return rules
  }

  private func rule(_ record: Record, _ languages: [String]) -> FestivalRecord? {
    // All columns are looked at before a row is given up, so that all its problems are reported.
    let (names, basis, id) = (names(record, languages), record.text("basis"), id(record))
    let (day, kind) = (day(record), record.choice("kind", of: FestivalKind.self))
    let paidDays = paidDays(record, kind)
    let (from, until) = (bound(record, "from"), bound(record, "until"))
    guard let names, let basis, let id, let day, let kind, let paidDays, let from, let until
    else { return nil }
    if kind == .publicHoliday, basis == Self.nothing {
      record.report("a public holiday needs its law", at: "basis")
    }
    if let from, let until, until < from {
      record.report("until is before from", at: "until")
      return nil
    }
    return FestivalRecord(
      id: TableText(id), day: day, kind: kind, paidDays: paidDays, from: from, until: until,
      law: basis == Self.nothing ? "" : TableText(basis), names: names)
  }

  /// The separator between a name and its short forms.
  static let formSeparator = " | "

  /// Returns the name in each language, followed by its short forms.
  private func names(_ record: Record, _ languages: [String]) -> NameRecord? {
    let names = languages.compactMap { language -> (language: String, forms: NameRecord.Forms)? in
      guard let text = record.text(language) else { return nil }
      let forms = text.split(separator: Self.formSeparator, omittingEmptySubsequences: false).map(String.init)
      for form in forms where form.isEmpty || form.contains("|") || form.first == " " || form.last == " " {
        record.report(
          "'\(text)' is not a name, or names with '\(Self.formSeparator)' between them", at: language)
        return nil
      }
      for (form, longer) in zip(forms.dropFirst(), forms) where form.count >= longer.count {
        record.report("short name '\(form)' is not shorter than '\(longer)'", at: language)
        return nil
      }
      return (language, NameRecord.Forms(forms))
    }
    return names.count == languages.count ? NameRecord(names) : nil
  }

  private func id(_ record: Record) -> String? {
    guard let id = record.text("id") else { return nil }
    let isWord = id.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x5F }
    guard isWord else {
      record.report("id '\(id)' is not lower-case letters, digits and underscores", at: "id")
      return nil
    }
    return id
  }

  private func day(_ record: Record) -> FestivalRecord.Day? {
    guard let day = when(record) else { return nil }
    switch (day, record["leap"] == Self.nothing[...]) {
    case (.lunar(let month, let day, _), false):
      return record.choice("leap", of: FestivalRecord.LeapMonth.self).map {
        .lunar(month: month, day: day, leap: $0)
      }
    case (.lunar, true), (_, false):
      record.report("leap must be given for a day of a lunar month, and for no other day", at: "leap")
      return nil
    case (_, true): return day
    }
  }

  private func when(_ record: Record) -> FestivalRecord.Day? {
    let words = record["when"].split(separator: " ", omittingEmptySubsequences: false)
    if words == ["lunar", "year-end"] { return .lunarYearEnd }
    if words.count == 2, words[0] == "term", let longitude = Int(words[1]),
      let term = SolarTerm.allCases.first(where: { $0.rawValue * 15 == longitude })
    {
      return .solarTerm(term: term)
    }
    if words.count == 2 {
      // A leap year has all days of the Gregorian calendar.
      if words[0] == "solar", let date = CivilDate("2000-\(words[1])") {
        return .solar(month: date.month, day: date.day)
      }
      if words[0] == "lunar", let date = LunarDate("2000-\(words[1])"), !date.isLeapMonth {
        return .lunar(month: date.month, day: date.day)
      }
    }
    record.report(
      "when '\(record["when"])' "
        + (Self.problem(ofDay: words)
          ?? "is not one of: solar MM-DD, lunar MM-DD, lunar year-end, term LONGITUDE"),
      at: "when")
    return nil
  }

  /// Returns the problem of a month and day in the right form: "cannot be: day 31 is outside 1...30".
  private static func problem(ofDay words: [Substring]) -> String? {
    guard words.count == 2 else { return nil }
    let parts = words[1].split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ $0.utf8.count == 2 }), let month = Int(parts[0]),
      let day = Int(parts[1])
    else { return nil }
    do {
      switch words[0] {
      case "solar": _ = try CivilDate(year: 2000, month: month, day: day)
      case "lunar": _ = try LunarDate(year: 2000, month: month, day: day)
      default: break
      }
      return nil
    } catch {
      return "cannot be: \(error)"
    }
  }

  /// - Parameter kind: `nil` if that column has a mistake, which is reported.
  private func paidDays(_ record: Record, _ kind: FestivalKind?) -> FestivalRecord.Paid? {
    guard let count = record.integer("days", in: 0...9), let kind else { return nil }
    let first = record["first"]
    guard kind == .publicHoliday ? first != Self.nothing[...] : count == 0 && first == Self.nothing[...]
    else {
      record.report("a public holiday needs days and first; any other kind has 0 and -", at: "days")
      return nil
    }
    if kind != .publicHoliday { return FestivalRecord.Paid.none }
    if count == 0 { return .among(festival: TableText(String(first))) }
    if first == "yearly" { return .decidedEveryYear(count: count) }
    return record.integer("first", in: -9...9).map { .fixed(first: $0, count: count) }
  }

  /// Returns the first or last date of a rule, or `.some(nil)` if there is none; `nil` after a mistake.
  private func bound(_ record: Record, _ column: String) -> CivilDate?? {
    record[column] == Self.nothing ? .some(nil) : record.date(column).map(Optional.some)
  }
}
