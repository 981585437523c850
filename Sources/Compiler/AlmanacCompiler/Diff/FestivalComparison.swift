import AlmanacFacts
import AlmanacModel
import SourceText

/// Festivals of a country whose days, legal facts or names changed.
struct FestivalComparison {
  private let before: FestivalHistory
  private let after: FestivalHistory
  private let now: DayNumber
  /// The new ids by the old ones, for removed festivals whose days an added one has.
  private let renamed: [String: String]

  /// Creates the comparison of a country's festivals.
  ///
  /// - Parameter language: The code of the country's own language; `nil` if there is none.
  init(
    _ country: String, before: Facts, after: Facts, language: String?, now: DayNumber
  ) throws(UnreadableFacts) {
    let was = try FestivalHistory(country, before, language: language)
    self.after = try FestivalHistory(country, after, language: language)
    self.now = now
    renamed = Self.renamedIDs(from: was, to: self.after)
    self.before =
      renamed.isEmpty
      ? was : try FestivalHistory(country, before, language: language, renaming: renamed)
  }

  /// A difference of a festival in one year.
  private struct Difference {
    var year: Int
    var day: DayNumber
    var before: String?
    var after: String?
    /// The number of days that were changed, added or removed.
    var days = 0
  }

  private var subject: String { after.subject }

  /// Returns the changes of festivals that were changed, added or removed.
  func changes() -> [Change] {
    // Most changes leave the festivals as they are, and comparing their days one by one is slow.
    before == after && renamed.isEmpty ? [] : renamed.sorted { $0.key < $1.key }.map(renaming) + others()
  }

  /// Returns the changes if a country was added or removed.
  ///
  /// A removal affects the past: days that are already in print lose their festivals.
  func changesOfCountry(isNew: Bool) -> [Change] {
    let count = Words.count((isNew ? after : before).ids.count, "festival", "festivals")
    return isNew
      ? [after.asChange(.new, "new: \(count)")] + after.ids.map(new)
      : [before.asChange(.past, "gone: \(count)")]
  }

  private func others() -> [Change] {
    let old = Set(before.ids)
    let ids = after.ids + before.ids.filter { !after.ids.contains($0) }
    let found = ids.flatMap { id -> [Change] in
      guard old.contains(id) else {
        // A new day of custom or remembrance changes no printed day, but a new public holiday does.
        return [new(id)] + (after[id].isPaid ? dates(of: id) + law(of: id, isNew: true) : [])
      }
      let changes =
        (after.ids.contains(id) ? names(of: id) : [gone(id)]) + dates(of: id) + law(of: id, isNew: false)
      guard changes.isEmpty, before[id].rules != after[id].rules else { return changes }
      // Facts do not have the days of every month, so only the rule says that they moved, those to come among them.
      let rules = [before, after].map { $0[id].rules.map(\.day).joined(separator: ", ") }
      if before[id].occurrences.isEmpty, after[id].occurrences.isEmpty, rules[0] != rules[1] {
        return [Change.Group.past, .future].map {
          Change(
            $0, .festival, subject, item: id, before: rules[0], after: rules[1],
            text: "\(after.name(of: id)): \(rules[0]) → \(rules[1])")
        }
      }
      return [
        Change(
          .other, .festival, subject, item: id,
          text: "\(after.name(of: id)): the rules changed, but days, paid days and names did not")
      ]
    }
    let common = [before.ids, after.ids].map { $0.filter { old.contains($0) && after.ids.contains($0) } }
    guard common[0] != common[1] else { return found }
    return found + [
      after.asChange(
        .other, "the same festivals in another order, which is that of festivals on the same day")
    ]
  }

  private func new(_ id: String) -> Change {
    let festival = after[id]
    // The newest rule describes the festival from now on.
    let rule = festival.rules.max { $0.validity.lowerBound < $1.validity.lowerBound }
    var facts = [rule?.kind, rule.map { $0.law.map { "law '\($0)'" } ?? "no law" }].compactMap(\.self)
    let days = festival.occurrences.values.flatMap { $0 }.map(\.day).sorted()
    if let next = days.first(where: { $0 >= now }) ?? days.last, let first = days.first, let last = days.last
    {
      let years = [first, last].map { "\(CivilDate($0).year)" }
      facts.append("\(CivilDate(next)), in the years \(years[0]) to \(years[1])")
    }
    let text = facts.joined(separator: ", ")
    return Change(
      .new, .festival, subject, item: id, after: text, text: "\(after.name(of: id)) (\(id)) is new: \(text)")
  }

  // MARK: - Ids

  /// If several new ones have the same days, the one with the same name is chosen.
  private static func renamedIDs(from before: FestivalHistory, to after: FestivalHistory) -> [String: String]
  {
    var new = after.ids.filter { !before.ids.contains($0) }
    var renamed: [String: String] = [:]
    for old in before.ids where !after.ids.contains(old) {
      let days = before[old].days
      let same = new.filter { !days.isEmpty && after[$0].days == days }
      renamed[old] = same.first { after.name(of: $0) == before.name(of: old) } ?? same.first
      new.removeAll { $0 == renamed[old] }
    }
    return renamed
  }

  /// Returns the change of an id that programs have stored, and that no festival has any more.
  private func gone(_ id: String) -> Change {
    Change(
      .identifiers, .rows, subject, item: id, before: id, text: "id \(id) (\(before.name(of: id))) is gone")
  }

  /// Returns the change of an id, which changes no date, but breaks stored choices and ids in exported calendars.
  private func renaming(_ old: String, _ new: String) -> Change {
    Change(
      .identifiers, .rows, subject, item: new, before: old, after: new, text: "id \(old) → \(new), same days")
  }

  // MARK: - Days

  private func dates(of id: String) -> [Change] {
    let differences = years(of: id).compactMap { year -> Difference? in
      let (old, new) = (days(before, id, year), days(after, id, year))
      guard old != new, let first = (old + new).min() else { return nil }
      return Difference(
        year: year, day: first, before: Self.text(old), after: Self.text(new),
        days: Self.count(of: Set(old), Set(new)))
    }
    return changes(.festival, of: id, "", differences)
  }

  private func years(of id: String) -> [Int] {
    Set(before[id].occurrences.keys).union(after[id].occurrences.keys).sorted()
  }

  private func days(_ tables: FestivalHistory, _ id: String, _ year: Int) -> [DayNumber] {
    tables[id].occurrences[year]?.map(\.day) ?? []
  }

  /// Returns the number of days that are only before or only after; a moved day counts once.
  private static func count(of old: Set<DayNumber>, _ new: Set<DayNumber>) -> Int {
    max(old.subtracting(new).count, new.subtracting(old).count)
  }

  /// Returns "2027-02-17", or `nil` without a day.
  private static func text(_ days: [DayNumber]) -> String? {
    days.isEmpty ? nil : days.map { "\(CivilDate($0))" }.joined(separator: " and ")
  }

  // MARK: - Law

  /// Returns the changes of paid days, which are dates like the days themselves, and of kind and law.
  ///
  /// A removed festival has no kind or law to report; a new one has.
  ///
  /// - Parameter isNew: Whether kind and law are already reported, since the festival is new.
  private func law(of id: String, isNew: Bool) -> [Change] {
    let facts:
      [(
        name: String, fact: (FestivalHistory.Occurrence) -> AnyHashable?,
        text: (FestivalHistory.Occurrence) -> String?
      )] = [
        ("paid", { $0.rule.paidDays }, { Self.paid($0) }), ("kind", { $0.rule.kind }, { $0.rule.kind }),
        ("law", { $0.rule.law }, { $0.rule.law.map { "'\($0)'" } }),
      ]
    return facts.flatMap { name, fact, text -> [Change] in
      let differences = years(of: id).flatMap { year -> [Difference] in
        let (old, new) = (before[id].occurrences[year] ?? [], after[id].occurrences[year] ?? [])
        return (0..<max(old.count, new.count)).compactMap { index in
          let (was, now) = (index < old.count ? old[index] : nil, index < new.count ? new[index] : nil)
          guard name == "paid" || now != nil && !(isNew && was == nil), let day = (now ?? was)?.day,
            was.flatMap(fact) != now.flatMap(fact)
          else { return nil }
          let texts = (before: was.flatMap(text), after: now.flatMap(text))
          guard texts.before != nil || texts.after != nil else { return nil }
          return Difference(
            year: year, day: day, before: texts.before, after: texts.after,
            days: name == "paid" ? Self.count(of: Self.paidDays(was), Self.paidDays(now)) : 0)
        }
      }
      // A paid day is a date to people, who plan by it.
      return changes(name == "paid" ? .paidDays : .law, of: id, "\(name) ", differences)
    }
  }

  /// Returns the days that are known to be paid.
  private static func paidDays(_ occurrence: FestivalHistory.Occurrence?) -> Set<DayNumber> {
    guard let occurrence else { return [] }
    switch occurrence.rule.paidDays {
    case .none: return []
    case .among, .decidedEveryYear: return [occurrence.day]
    case .fixed(let first, let count):
      return Set(
        (0..<count).map { DayNumber(unchecked: occurrence.day.rataDie + Int32(first + $0)) })
    }
  }

  private static func paid(_ occurrence: FestivalHistory.Occurrence) -> String? {
    switch occurrence.rule.paidDays {
    case .none: return nil
    case .among(let festival): return "\(CivilDate(occurrence.day)), counted with \(festival)"
    case .decidedEveryYear(let count):
      return "\(Words.count(count, "day", "days")), decided every year"
    case .fixed(let first, let count):
      let start = occurrence.day.rataDie + Int32(first)
      let days = [start, start + Int32(count) - 1].map { "\(CivilDate(DayNumber(unchecked: $0)))" }
      return count == 1 ? days[0] : "\(days[0]) to \(days[1])"
    }
  }

  // MARK: - Names

  private func names(of id: String) -> [Change] {
    let (old, new) = (before[id].names, after[id].names)
    return (new + old).map(\.label).reduce(into: [String]()) { languages, language in
      if !languages.contains(language) { languages.append(language) }
    }.compactMap { language in
      let texts = [old, new].map { names in names.first { $0.label == language }?.text }
      // A new language has the names of another one where its own are missing.
      let isBorrowed = texts[0] == nil && new.contains { $0.label != language && $0.text == texts[1] }
      guard texts[0] != texts[1], !isBorrowed else { return nil }
      return .text(of: subject, "\(id), \(language)", from: texts[0], to: texts[1])
    }
  }

  /// Returns one change for the past years in which a fact differs, and one for the future years.
  ///
  /// It shows the next such year or, if there is none, the last one, and the number of the others.
  private func changes(
    _ kind: Change.Kind, of id: String, _ fact: String, _ differences: [Difference]
  ) -> [Change] {
    [Change.Group.past, .future].compactMap { time in
      let those = differences.filter { Change.Group($0.day, now: now) == time }
      guard let shown = those.first(where: { $0.day >= now }) ?? those.last else { return nil }
      let more = those.count - 1
      let adjective = time == .past ? "more past" : "more"
      let name = (after.ids.contains(id) ? after : before).name(of: id)
      return Change(
        kind == .law ? .law : time, kind, subject, item: "\(id), \(shown.year)", before: shown.before,
        after: shown.after, days: those.contains { $0.days > 0 } ? those.reduce(0) { $0 + $1.days } : nil,
        text: "\(name) \(shown.year): \(fact)\(shown.before ?? "none") → \(shown.after ?? "none")"
          + (shown.before ?? "").lookAlikes(in: shown.after ?? "")
          + (more == 0 ? "" : "; \(Words.count(more, "\(adjective) year", "\(adjective) years"))"))
    }
  }
}
