public import DayAlmanac
import WorkingDaysTables

/// A decision of a government about the days off of a year: a notice, a dispatch, an announcement.
public struct Decision: Hashable, Sendable {
  /// A day that the decision names, because no law gives it.
  public struct Day: Hashable, Sendable {
    /// The day.
    public let day: DayNumber
    /// The reason why people have it off, or that they work on it.
    public let kind: DecidedDayKind
    /// The id of the festival to whose break it belongs, as `Festival.id`; `nil` if there is none.
    public let festivalID: String?

    package init(day: DayNumber, kind: DecidedDayKind, festivalID: String?) {
      self.day = day
      self.kind = kind
      self.festivalID = festivalID
    }

    /// Returns the days of a row of the tables, such as `2026-01-03 weekend, 2026-01-04 worked`.
    fileprivate static func all(of record: BreakRecord) -> [Day] {
      record.days.text.utf8.split(separator: UInt8(ascii: ",")).compactMap { text in
        let words = text.split(separator: UInt8(ascii: " ")).compactMap { String(Substring($0)) }
        guard words.count == 2, let date = CivilDate(words[0]), let kind = DecidedDayKind(rawValue: words[1])
        else { return nil }
        return Day(day: DayNumber(date), kind: kind, festivalID: record.festival?.text)
      }
    }
  }

  /// The country whose government decided.
  public let country: FestivalCountry
  /// The year whose days it decides; days in the weeks beside the year can be among them.
  public let year: Int
  /// Whether all days off of the year are known with it and the decisions before it.
  public let settlesYear: Bool
  /// The number of the document; its title, if it has none.
  public let number: String
  /// The date of the document.
  public let date: CivilDate
  /// The publication in which the document can be read; empty in Embedded Swift for the decisions of the tables.
  public let source: String
  /// The days that it names, in order of time.
  public let days: [Day]

  package init(
    country: FestivalCountry, year: Int, settlesYear: Bool, number: String, date: CivilDate, source: String,
    days: [Day]
  ) {
    self.country = country
    self.year = year
    self.settlesYear = settlesYear
    self.number = number
    self.date = date
    self.source = source
    self.days = days
  }

  /// Returns the decision without some of its days.
  func without(_ others: Set<DayNumber>) -> Decision {
    guard days.contains(where: { others.contains($0.day) }) else { return self }
    return Decision(
      country: country, year: year, settlesYear: settlesYear, number: number, date: date, source: source,
      days: days.filter { !others.contains($0.day) })
  }
}

/// The decisions of governments about days off, besides their laws.
///
/// ``collected`` has the decisions that were read for this release. The module `DecisionDocuments` reads
/// later ones from JSON; ``replacing(with:)`` replaces these by them.
public struct DecidedDays: Hashable, Sendable {
  /// The decisions; those of a country are in order of their years.
  public let decisions: [Decision]

  package init(_ decisions: [Decision]) { self.decisions = decisions }

  /// The decisions that were collected for this release.
  public static let collected = DecidedDays(
    FestivalCountry.all.flatMap { country -> [Decision] in
      let breaks = breakRecords.filter { $0.country.isSame(as: country.id) }
      return decisionRecords.filter { $0.country.isSame(as: country.id) }.map { record in
        Decision(
          country: country, year: record.year, settlesYear: record.settlesYear, number: record.number.text,
          date: record.date, source: record.source.text,
          days: breaks.filter { $0.decision.isSame(as: record.id.text) }.flatMap { Decision.Day.all(of: $0) }
            .inOrder { Int64($0.day.rataDie) })
      }
    })

  /// Returns the decisions about a year of a country, in order of their dates.
  public func decisions(of country: FestivalCountry, year: Int) -> [Decision] {
    decisions.filter { $0.country == country && $0.year == year }
  }

  /// Returns whether a decision names a day of a festival, or a day in place of one, within some days of another.
  func hasDayOff(for festival: Festival, near other: DayNumber, within distance: Int) -> Bool {
    decisions.contains { decision in
      decision.country == festival.country
        && decision.days.contains { day in
          (day.kind == .inPlace || day.kind == .chosen) && abs(day.day.distance(to: other)) <= distance
            && day.festivalID.map { $0.utf8.elementsEqual(festival.id.utf8) } ?? false
        }
    }
  }

  /// Returns these decisions, replaced by those of `newer` for each country and year that `newer` decides.
  ///
  /// A year is kept if its newest decision here has a later date than any in `newer`, which has all decisions about a
  /// year: days that it leaves out are removed. If both name a day at the edge of a year, the decision of `newer` counts.
  public func replacing(with newer: DecidedDays) -> DecidedDays {
    func last(_ decisions: [Decision]) -> CivilDate? { decisions.map { $0.date }.max() }
    func same(_ decision: Decision, _ all: DecidedDays) -> [Decision] {
      all.decisions(of: decision.country, year: decision.year)
    }
    func isOlder(_ decision: Decision) -> Bool {
      guard let ours = last(same(decision, self)), let theirs = last(same(decision, newer)) else {
        return false
      }
      return theirs < ours
    }
    let taken = newer.decisions.filter { !isOlder($0) }
    let kept = decisions.filter { same($0, newer).isEmpty || isOlder($0) }.map { decision in
      let named = Set(taken.filter { $0.country == decision.country }.flatMap { $0.days.map { $0.day } })
      return decision.without(named)
    }
    // In the order of the tables: by country, and then by year.
    let countries = FestivalCountry.all
    return DecidedDays(
      (kept + taken).inOrder { Int64((countries.firstIndex(of: $0.country) ?? 0) * 10_000 + $0.year) })
  }
}
