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

  /// Returns all changes; a kind of facts that is not known is reported as it is.
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

  /// Returns the fields that no fact has any more, if every fact had one of them: then facts have another form, and no value changed.
  private static func labelsOfAnotherForm(_ old: [Fact], _ new: [Fact]) -> Set<String> {
    let labels = { (facts: [Fact]) in Set(facts.flatMap { $0.fields.map(\.label) }) }
    let gone = labels(old).subtracting(labels(new))
    let isOtherForm = old.count > 1 && gone.contains { label in old.allSatisfy { $0[label] != nil } }
    return isOtherForm ? gone : []
  }

  /// Reports once that facts which both revisions have are in another order.
  private func order(
    _ subject: FactSubject, _ old: [Fact], _ new: [Fact], common: Set<String>
  ) -> [Change] {
    let keys = [old, new].map { $0.map(\.key).filter(common.contains) }
    guard keys[0] != keys[1] else { return [] }
    let moved = keys[1].difference(from: keys[0]).inferringMoves().insertions.compactMap { step in
      if case .insert(_, let key, _?) = step { key } else { nil }
    }
    // The order in which apps or cities are listed is no identifier and moves no sunrise.
    return [
      Change(
        [.identifiers, .instants].contains(subject.group) ? .words : subject.group, .rows, subject.title,
        item: "order", text: "the same \(subject.title) in another order: \(moved.joined(separator: ", "))")
    ]
  }

  /// Returns the movements of instants; if there are many of a kind, one change with the others as its members.
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
      let language = (calendars.after + calendars.before).first { $0.country == country }?.language
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

  /// Returns the changes of the events that only one of the revisions has; a day loses a term or phase with them.
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

  /// Reports slots of insults that hold other ones: their order depends on the number of words in each list, the words on their positions.
  func slotsOfWords() -> [Change] {
    let lists = ["adjective", "compound", "noun"].map { list in
      [before, after].map { $0.of("insult-word", list).map(\.fact) }
    }
    guard lists.allSatisfy({ !$0[0].isEmpty && !$0[1].isEmpty }) else { return [] }
    let settings = [before, after].map { $0["insult-setting"] + $0["sentence"] }
    let isMoved = settings[0] != settings[1] || lists.contains { Self.isReordered($0[0], $0[1]) }
    let kept = lists.reduce(1.0) { $0 * (1 - Self.share(of: $1[0], replacedBy: $1[1])) }
    guard isMoved || kept < 1 else { return [] }
    let counts = [0, 1].map { side in
      lists.map { "\($0[side].count)" }.joined(separator: " × ") + " words"
    }
    let reason =
      counts[0] != counts[1]
      ? "\(counts[0]) → \(counts[1])"
      : settings[0] == settings[1]
        ? "the ratings of words changed" : "the sentences or their settings changed"
    return [
      Change(
        .insults, .slots, "insults", item: "slots", before: counts[0], after: counts[1],
        text: isMoved
          ? "every slot shows another insult: \(reason)"
          : "some \(Decimals.text(100 * (1 - kept), 1)) % of slots show an insult with another word")
    ]
  }

  func slotsOfQuotations(_ subject: FactSubject) -> [Change] {
    let (old, new) = (before[subject.name], after[subject.name])
    let isMoved = Self.isReordered(old, new)
    guard !old.isEmpty, !new.isEmpty, isMoved || old.map(\.key) != new.map(\.key) else { return [] }
    let share = Decimals.text(100 * Self.share(of: old, replacedBy: new), 1)
    let reason = old.count == new.count ? "their ratings changed" : "\(old.count) → \(new.count)"
    return [
      Change(
        .insults, .slots, subject.title, item: "slots", before: "\(old.count)", after: "\(new.count)",
        text: isMoved
          ? "every slot of a quotation shows another one: \(reason)"
          : "some \(share) % of the slots show another quotation")
    ]
  }

  /// Whether the number of words or of mild ones changed, on which the order of all slots depends.
  private static func isReordered(_ old: [Fact], _ new: [Fact]) -> Bool {
    let mild = [old, new].map { $0.count { $0["rating"] == InsultRating.mild.rawValue } }
    return old.count != new.count || mild[0] != mild[1]
  }

  private static func share(of old: [Fact], replacedBy new: [Fact]) -> Double {
    1 - Double(zip(old, new).count { $0.key == $1.key }) / Double(max(new.count, 1))
  }
}

extension Fact {
  /// The first part of the key: the calendar of an offset, the module of a text.
  var owner: Substring { key.prefix { $0 != "/" } }
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
