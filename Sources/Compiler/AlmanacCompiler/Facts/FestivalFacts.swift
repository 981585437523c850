import AlmanacModel

/// The facts of a country's festivals: their names, their rules, and the days on which they are.
///
/// The days are those in the first calendar that names the country, by the same function as in the runtime; a country without a
/// calendar has none.
struct FestivalFacts {
  let festivals: CountryFestivals
  let data: SourceData
  let almanac: EncodedAlmanac

  private var country: String { festivals.country }

  var facts: [Fact] {
    let rules = festivals.rules
    var seen: Set<String> = []
    let ids = rules.map(\.id.text).filter { seen.insert($0).inserted }
    return ids.flatMap { id in
      let rules = rules.filter { $0.id.isSame(as: id) }
      var names = data.languages.all.map { language -> (label: String, text: String?) in
        let source = data.languages.source(of: language, in: Languages.Folder.almanacDay.rawValue).code
        let forms = rules[0].names[source]?.all
        return ("names.\(language.code)", forms?.joined(separator: FestivalReader.formSeparator))
      }
      if let others = festivals.otherNames[id] { names.append(("names.also", others)) }
      return [Fact("festival", "\(country)/\(id)", names)] + rules.map { rule(id, $0) } + days(id, rules)
    }
  }

  private func rule(_ id: String, _ rule: FestivalRecord) -> Fact {
    Fact(
      "festival-rule", "\(country)/\(id)/\(rule.from.map { "\($0)" } ?? "first")",
      [
        ("day", rule.day.factText), ("kind", "\(rule.kind)"), ("paid", rule.paidDays.factText),
        ("substitute", rule.substitute == .none ? nil : rule.substitute.rawValue),
        ("until", rule.until.map { "\($0)" }), ("law", rule.law.text.isEmpty ? nil : rule.law.text),
      ])
  }

  /// Returns the days of a festival: a line for each year, or for consecutive years in which it is on the same date.
  private func days(_ id: String, _ rules: [FestivalRecord]) -> [Fact] {
    Fact.days(of: "\(country)/\(id)", rules.flatMap { festivals.days(of: $0, almanac) })
  }
}

extension CountryFestivals {
  /// Returns the days on which a rule of the country is, in the order of time; none without a calendar of the country.
  func days(of rule: FestivalRecord, _ almanac: EncodedAlmanac) -> [DayNumber] {
    guard let calendar = almanac.calendars.first(where: { $0.source.country == country }) else { return [] }
    return rule.day.days(
      inYears: LunarDate.years.lowerBound...LunarDate.years.upperBound + 1, lunarYears: LunarDate.years,
      months: calendar, clock: calendar.clock, terms: almanac.sky, scales: almanac.timeScales
    ).filter { rule.validity.contains($0) && calendar.days.contains($0) }
  }
}

extension EncodedCalendar {
  /// The days that can be converted: those of the lunar years 1899 to 2100.
  fileprivate var days: ClosedRange<DayNumber> {
    let (first, last) = (LunarDate.years.lowerBound, LunarDate.years.upperBound)
    let (month, leap) = months(12, ofYear: UInt32(last))
    return months(1, ofYear: UInt32(first)).regular.firstDay...(leap ?? month).lastDay
  }
}
