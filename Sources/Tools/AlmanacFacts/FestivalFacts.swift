package import AlmanacModel

// The facts of countries, festivals and decisions about days off.

extension Fact {
  /// - Parameter others: The names that only searches know, with `|` between them; empty if there are none.
  package static func country(
    _ id: String, calendar: String, lawsFrom: CivilDate?, knownAsOf: CivilDate?, substitutes: SubstituteBasis,
    decisionsKnownAsOf: CivilDate?, decidedBy: String?, region: String,
    names: [(language: String, name: String?)], others: String
  ) -> Fact {
    Fact(
      "country", id,
      [
        ("calendar", calendar), ("laws-from", lawsFrom.map { "\($0)" }),
        ("known-as-of", knownAsOf.map { "\($0)" }),
        ("substitutes", substitutes.rawValue),
        ("decisions-known-as-of", decisionsKnownAsOf.map { "\($0)" }), ("decided-by", decidedBy),
        ("region", region),
      ] + names.map { ("names.\($0)", $1) } + [("names.also", others.isEmpty ? nil : others)])
  }

  /// - Parameters:
  ///   - key: The country and the id: `vietnam/tet`.
  ///   - names: The forms of the name by the code of the language, the longest first.
  ///   - others: The names that only searches know, with `|` between them; empty if there are none.
  package static func festival(
    _ key: String, names: [(language: String, forms: [String]?)], others: String
  ) -> Fact {
    Fact(
      "festival", key,
      names.map { ("names.\($0)", $1?.joined(separator: formSeparator)) }
        + [("names.also", others.isEmpty ? nil : others)])
  }

  /// - Parameter texts: A sentence on the festival by the code of the language.
  /// - Returns: No fact if there is no sentence.
  package static func about(_ festival: String, _ texts: [(language: String, text: String?)]) -> [Fact] {
    texts.allSatisfy { $0.text == nil } ? [] : [Fact("about", festival, texts.map { ($0, $1) })]
  }

  /// - Parameter law: The legal basis; `nil` or empty if there is none.
  package static func festivalRule(
    of festival: String, from: CivilDate?, until: CivilDate?, day: FestivalRecord.Day, kind: String,
    group: FestivalGroup?, paid: PaidDays, substitute: SubstituteRule, law: String?
  ) -> Fact {
    Fact(
      "festival-rule", "\(festival)/\(from.map { "\($0)" } ?? "first")",
      [
        ("day", day.factText), ("kind", kind), ("group", group?.rawValue),
        ("paid", paid.factText),
        ("substitute", substitute == .none ? nil : substitute.rawValue), ("until", until.map { "\($0)" }),
        ("law", law?.isEmpty == false ? law : nil),
      ])
  }

  /// Returns the days of a festival: a fact for ten or more years with the same date, and for the other years of each decade.
  ///
  /// ```
  /// festival-days	vietnam/tet/2020-2029	days	2020-01-25 2021-02-12 …
  /// festival-days	vietnam/christmas/1995-2100	days	12-25
  /// ```
  ///
  /// Rules of every month have no such facts, which would need a quarter of a megabyte: the rule and the facts of the months give
  /// their days.
  package static func days(of festival: String, _ days: [DayNumber]) -> [Fact] {
    var years: [(year: Int, dates: [String])] = []
    for date in days.inOrder(of: { Int64($0.rataDie) }).map({ CivilDate($0) }) {
      if years.last?.year != date.year { years.append((date.year, [])) }
      years[years.count - 1].dates.append(monthAndDay(date.month, date.day))
    }
    var lines: [(first: Int, last: Int, dates: [String])] = []
    var decade: Int?
    var rest = years[...]
    while let (year, dates) = rest.first {
      let count = zip(rest, year...).prefix { $0.0.year == $0.1 && $0.0.dates == dates }.count
      if count >= 10 {
        lines.append((year, year + count - 1, dates))
        decade = nil
        rest = rest.dropFirst(count)
        continue
      }
      if decade != year / 10 { lines.append((year, year, [])) }
      decade = year / 10
      lines[lines.count - 1].last = year
      lines[lines.count - 1].dates += dates.map { "\(year)-\($0)" }
      rest = rest.dropFirst()
    }
    return lines.map { first, last, dates in
      Fact(
        "festival-days", "\(festival)/\(first)" + (first == last ? "" : "-\(last)"),
        [("days", dates.joined(separator: " "))])
    }
  }

  package static func decidedDay(
    _ date: CivilDate, in country: String, kind: DecidedDayKind, festival: String?, decision: String
  ) -> Fact {
    Fact(
      "decided-day", "\(country)/\(date)",
      [("kind", kind.rawValue), ("festival", festival), ("decision", decision)])
  }
}

private func monthAndDay(_ month: Int, _ day: Int) -> String {
  "\(decimal(month, width: 2))-\(decimal(day, width: 2))"
}

extension FestivalRecord.Day {
  /// The rule in a fact: `solar 12-25`, `lunar 08-15 regular`, `lunar year-end`, `monthly 5 14 23`, `solar 04-04 beside 15`, `easter -2`, `monday 09-15`, `not-sunday 12-26`, `term 15`, `term 270 +105`,
  /// `term 30 -265100s`, `term 180 -1 tuesday`, `term 90 stem 7 3`, `wednesday 05-31 2030/4 06-06`.
  package var factText: String {
    switch self {
    case .solar(let month, let day): "solar \(monthAndDay(month, day))"
    case .lunar(let month, let day, let leap): "lunar \(monthAndDay(month, day)) \(leap.rawValue)"
    case .lunarYearEnd: "lunar year-end"
    case .monthly(let days):
      "monthly " + Self.numbers(days).map { "\($0)" }.joined(separator: " ")
    case .solarTerm(let term, let after):
      "term \(term.longitude)" + (after == 0 ? "" : after > 0 ? " +\(after)" : " \(after)")
    case .beside(let month, let day, let term):
      "solar \(monthAndDay(month, day)) beside \(term.longitude)"
    case .easter(let days): "easter \(days > 0 ? "+" : "")\(days)"
    case .monday(let month, let day): "monday \(monthAndDay(month, day))"
    case .notSunday(let month, let day): "not-sunday \(monthAndDay(month, day))"
    case .instant(let term, let seconds): "term \(term.longitude) \(seconds > 0 ? "+" : "")\(seconds)s"
    case .tuesdayEve(let term): "term \(term.longitude) -1 tuesday"
    case .cycleDay(let term, let length, let index, let count):
      "term \(term.longitude) \(length == 10 ? "stem" : "branch") \(index + 1) \(count)"
    case .wednesday(let month, let day, let year, let interval, let holidayMonth, let holidayDay):
      "wednesday \(monthAndDay(month, day)) \(year)/\(interval) \(monthAndDay(holidayMonth, holidayDay))"
    }
  }
}

extension PaidDays {
  /// The paid days in a fact: `first -1 count 4`, `among tet`, `decided every year count 5`; `nil` if no day is paid.
  package var factText: String? {
    switch self {
    case .none: nil
    case .fixed(let first, let count): "first \(first) count \(count)"
    case .among(let festival): "among \(festival)"
    case .decidedEveryYear(let count): "decided every year count \(count)"
    }
  }
}
