import AlmanacFacts
import AlmanacModel

/// The changes from the facts of one revision to those of another, by the rules of ``FactSubject``.
struct FactJoin: Sendable {
  let before: Facts
  let after: Facts
  /// The calendars of both revisions.
  let calendars: (before: [CalendarFacts], after: [CalendarFacts])
  /// The day that separates past and future.
  let now: DayNumber

  init(_ before: Facts, _ after: Facts, now: DayNumber) throws(UnreadableFacts) {
    self.now = now
    let (old, new) = (try CalendarFacts.all(before), try CalendarFacts.all(after))
    calendars = (old, new)
    let common = old.compactMap { calendar in
      new.first { $0.id == calendar.id }.map { (before: calendar, after: $0) }
    }
    let isSameSky = ["terms", "phases", "delta-t", "leap-second"].allSatisfy { before[$0] == after[$0] }
    let moved = common.filter { !isSameSky || $0.before.periods != $0.after.periods }
    guard !isSameSky || !moved.isEmpty else {
      (self.before, self.after) = (before, after)
      return
    }
    self.before = try before.addingEvents(of: moved.map { $0.before })
    self.after = try after.addingEvents(of: moved.map { $0.after })
  }

  /// Returns all changes; an unknown kind of facts is reported field by field.
  func changes() throws(UnreadableFacts) -> [Change] {
    let known = Set(FactSubject.all.map(\.name))
    let others = Set(before.subjects + after.subjects).subtracting(known).sorted()
    var changes: [Change] = []
    for subject in FactSubject.all + others.map({ FactSubject($0, Words.of($0), .other) }) {
      if subject.isJoined { changes += self.changes(of: subject) }
      if let whole = subject.whole { changes += try whole(self, subject) }
    }
    return changes
  }

  /// Joins the facts of a kind by their keys.
  private func changes(of subject: FactSubject) -> [Change] {
    let (old, new) = (before[subject.name], after[subject.name])
    guard old != new else { return [] }
    func difference(_ old: Fact?, _ new: Fact) -> FactDifference {
      FactDifference(subject: subject, fact: new, old: old, new: new, join: self)
    }
    if old.isEmpty || new.isEmpty, subject.presence == nil {
      let count = Words.count(max(old.count, new.count), "fact", "facts")
      let title = (old + new).first.map { difference(nil, $0).title } ?? subject.title
      return [
        Change(
          .other, .table, title, item: "facts",
          text:
            "\(count) of the kind '\(subject.name)' \(old.isEmpty ? "are new" : "are gone"), and are not compared"
        )
      ]
    }
    let (was, now) = (Self.byKey(old), Self.byKey(new))
    let dropped = Self.labelsOfAnotherForm(old, new)
    var gone = old.filter { now[$0.key] == nil }
    var renamed: [(old: Fact, new: Fact)] = []
    for fact in new where was[fact.key] == nil && subject.keysMayChange && !fact.fields.isEmpty {
      // Each fact that is gone has one successor.
      let index = gone.firstIndex {
        $0.fields == fact.fields && (!subject.isTitledByKey || $0.owner == fact.owner)
      }
      if let index { renamed.append((gone.remove(at: index), fact)) }
    }
    let changed = new.flatMap { fact -> [Change] in
      if let previous = was[fact.key] { return difference(previous, fact).changes(except: dropped) }
      return difference(renamed.first { $0.new == fact }?.old, fact).presence
    }
    let removed = gone.flatMap { fact in
      FactDifference(subject: subject, fact: fact, old: fact, new: nil, join: self).presence
    }
    let forms = dropped.sorted().map { label in
      Change(
        .other, .table, difference(nil, new[0]).title, item: label,
        text: "no fact has the field '\(label)' any more, so it is not compared")
    }
    return (subject.isSummedUp ? Self.sums(changed) : changed) + removed + forms
      + (subject.isOrdered ? order(subject, old, new, common: Set(was.keys).intersection(now.keys)) : [])
  }

  private static func byKey(_ facts: [Fact]) -> [String: Fact] {
    Dictionary(facts.map { ($0.key, $0) }) { first, _ in first }
  }

  /// Returns labels that no fact has any more; if every old fact had one of them, the form of facts changed, and no value did.
  private static func labelsOfAnotherForm(_ old: [Fact], _ new: [Fact]) -> Set<String> {
    let labels = { (facts: [Fact]) in Set(facts.flatMap { $0.fields.map(\.label) }) }
    let gone = labels(old).subtracting(labels(new))
    let isOtherForm = old.count > 1 && gone.contains { label in old.allSatisfy { $0[label] != nil } }
    return isOtherForm ? gone : []
  }

  /// Reports once that the facts of both revisions have another order.
  private func order(
    _ subject: FactSubject, _ old: [Fact], _ new: [Fact], common: Set<String>
  ) -> [Change] {
    let keys = [old, new].map { $0.map(\.key).filter(common.contains) }
    guard keys[0] != keys[1] else { return [] }
    let moved = keys[1].difference(from: keys[0]).inferringMoves().insertions.compactMap { step in
      if case .insert(_, let key, _?) = step { key } else { nil }
    }
    // The order of apps or cities in a list is no identifier and affects no sunrise.
    return [
      Change(
        [.identifiers, .instants].contains(subject.group) ? .words : subject.group, .rows, subject.title,
        item: "order", text: "the same \(subject.title) in another order: \(moved.joined(separator: ", "))")
    ]
  }

  /// Returns the movements of instants; many of a kind are summed up as one change.
  private static func sums(_ changes: [Change]) -> [Change] {
    [Change.Kind.instant, .utc].flatMap { kind -> [Change] in
      let changes = changes.filter { $0.kind == kind }
      let seconds = changes.map { $0.secondsMoved ?? 0 }
      guard changes.count > 12, let first = changes.first, let last = changes.last,
        let greatest = zip(changes, seconds).max(by: { $0.1.magnitude < $1.1.magnitude })
      else { return changes }
      let squares = seconds.reduce(0.0) { $0 + Double($1 * $1) }
      let rms = Decimals.text((squares / Double(changes.count)).squareRoot(), 2)
      let scale = kind == .instant ? "TT" : "UTC"
      let examples = zip(changes, seconds).prefix(3).map { "\($0.item) \(Self.movement($1))" }
      var sum = Change(
        .instants, kind, first.subject, item: "\(first.item) to \(last.item)",
        text: "\(changes.count) move in \(scale), from the \(first.item) to the \(last.item): "
          + "at most \(greatest.1.magnitude) s (\(greatest.0.item)), rms \(rms) s; "
          + "the first: \(examples.joined(separator: ", "))")
      sum.members = changes
      return [sum]
    }
  }

  /// Returns "moves by +60 s".
  static func movement(_ seconds: Int64) -> String { "moves by \(seconds < 0 ? "" : "+")\(seconds) s" }

  // MARK: - Kinds that are compared by their days

  func months() -> [Change] {
    calendars.after.flatMap { new in
      calendars.before.first { $0.id == new.id }
        .map { MonthComparison(before: $0, after: new, now: now).changes() } ?? []
    }
  }

  func festivals() throws(UnreadableFacts) -> [Change] {
    let countries = [before, after].map { $0["country"].map(\.key) }
    var changes: [Change] = []
    for country in Set(countries[0] + countries[1]).sorted() {
      // Before countries had their calendar, the calendars alone had their country.
      let own = (after["country"] + before["country"]).first { $0.key == country }?["calendar"]
      let language = (calendars.after + calendars.before).first { $0.id == own || $0.country == country }?
        .language
      let comparison = try FestivalComparison(
        country, before: before, after: after, language: language, now: now)
      let isNew = !countries[0].contains(country)
      changes +=
        isNew || !countries[1].contains(country)
        ? comparison.changesOfCountry(isNew: isNew) : comparison.changes()
    }
    return changes
  }

  // MARK: - Kinds that are reported together

  /// Returns the changes of events that only one revision has; a day gains or loses a term or phase with them.
  func rangesOfEvents() -> [Change] {
    let events = [before, after].map { $0["term"] + $0["phase"] }
    let keys = events.map { Set($0.map(\.key)) }
    return ["gone", "new"].indices.flatMap { side -> [Change] in
      let own = events[side].filter { !keys[1 - side].contains($0.key) }
      guard let first = own.first, let last = own.last, let instant = TerrestrialInstant(first["tt"] ?? "")
      else { return [] }
      let day = ClockTime(secondsSince1970: instant.clockSecondsSince1970).day
      let range = "\(first["name"] ?? "") to \(last["name"] ?? "")"
      return [
        Change(
          side == 0 ? Change.Group(day, now: now) : .new, .range, "terms and phases", item: range,
          text: "\(Words.count(own.count, "event is", "events are")) \(side == 0 ? "gone" : "new"): \(range)")
      ]
    }
  }

  func rangesOfDeltaT(_ subject: FactSubject) -> [Change] {
    let years = [before, after].map { $0[subject.name] }
    let covered = years.map { "\($0.first?.key ?? "") to \($0.last?.key ?? "")" }
    let predicted = years.map { years in
      years.first { $0["predicted"] != nil }?.key ?? years.last.flatMap { Int($0.key) }.map { "\($0 + 1)" }
        ?? ""
    }
    return [
      (Change.Kind.range, "years of Delta T", covered, "Delta T covers \(covered[1]), was \(covered[0])"),
      (
        .uncertainty, "first predicted year", predicted,
        "Delta T is a prediction from \(predicted[1]) on, was from \(predicted[0]) on"
      ),
    ].compactMap { kind, item, texts, text in
      texts[0] == texts[1]
        ? nil
        : Change(
          .instants, kind, subject.title, item: item, before: texts[0], after: texts[1], text: text)
    }
  }

  /// Reports the years whose slots show other insults, because words, quotations, sentences or settings differ.
  func slotsOfInsults() -> [Change] {
    let sides = [before, after].map { facts in
      ["insult-word", "quotation", "sentence", "insult-setting"].map { facts[$0] }
    }
    guard sides.allSatisfy({ !$0.joined().isEmpty }) else { return [] }
    // All years before the first year of an entry have the same entries.
    let turns = sides.joined().joined().flatMap { [$0.years.lowerBound, $0.years.upperBound &+ 1] }
    let years = Set(turns + [.min]).sorted()
    let entries = years.map { year in
      sides.map { lists in lists.map { $0.filter { $0.years.contains(year) }.map(\.insultParts) } }
    }
    let changed = years.indices.filter { entries[$0][0] != entries[$0][1] }
    return changed.filter { !changed.contains($0 - 1) }.map { index in
      let end = years.indices.first { $0 > index && !changed.contains($0) }
      let span = [
        index > 0 ? "from \(years[index])" : nil, end.map { "until \(years[$0] - 1)" },
      ].compactMap(\.self).joined(separator: " ")
      let texts = entries[index].map { lists in
        zip(lists, ["words", "quotations"]).map { "\($0.count) \($1)" }.joined(separator: ", ")
      }
      return Change(
        .insults, .slots, "insults", item: "slots \(span)", before: texts[0], after: texts[1],
        text: "\(span.isEmpty ? "every slot" : "every slot \(span)") has another one: "
          + (texts[0] == texts[1] ? "\(texts[0]), some of them others" : "\(texts[0]) → \(texts[1])"))
    }
  }
}

extension Fact {
  /// The first part of the key: the calendar of an offset, the module of a text.
  var owner: Substring { key.prefix { $0 != "/" } }
}

extension Fact {
  /// The years in which insults use an entry.
  fileprivate var years: ClosedRange<Int> {
    let years = ["from", "until"].map { self[$0].flatMap { Int($0) } }
    return (years[0] ?? .min)...max(years[0] ?? .min, years[1] ?? .max)
  }

  /// The parts of a fact that decide the insult of a slot: the key without years, and some fields.
  fileprivate var insultParts: [String] {
    let years = ["from", "until"].compactMap { label in self[label].map { " \(label) \($0)" } }.joined()
    let others: Set = ["from", "until", "gloss", "place", "speaker"]
    return [String(key.dropLast(years.count))]
      + fields.filter { !others.contains($0.label) }.map { "\($0.label) \($0.text)" }
  }
}

extension Change {
  /// The seconds by which an instant moved.
  var secondsMoved: Int64? {
    let seconds = [before, after].map { text in
      text.flatMap {
        kind == .instant ? TerrestrialInstant($0)?.secondsSinceJ2000 : Instant($0)?.secondsSince1970
      }
    }
    return seconds[0].flatMap { old in seconds[1].map { $0 - old } }
  }
}
