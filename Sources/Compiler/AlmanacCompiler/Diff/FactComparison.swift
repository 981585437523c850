import AlmanacFacts
import AlmanacModel

/// The facts of a subject that came, went or have other fields; those about dates are compared by their meaning elsewhere.
struct FactComparison {
  let before: Facts
  let after: Facts
  /// The day that separates past and future.
  let now: DayNumber

  /// The subjects that other comparisons follow.
  private static let followed: Set = [
    "lunar-year", "offset-period", "uncertain-event", "terms", "phases", "delta-t", "leap-second", "festival",
    "festival-days", "close-event",
  ]

  private func subject(of fact: Fact) -> FactSubject {
    let found = FactSubject.all.first { $0.name == fact.subject }
    var subject = found ?? FactSubject(fact.subject, Words.of(fact.subject), .other)
    // Texts and words are told by their module or list.
    if ["message", "insult-word"].contains(fact.subject) {
      subject.title += fact.key.prefix { $0 != "/" }
    }
    // People plan by a day that was decided, as by any other date.
    if fact.subject == "decided-day", let date = fact.key.split(separator: "/").last.map(String.init),
      let day = CivilDate(date)
    {
      subject.group = Change.Group(DayNumber(day), now: now)
    }
    return subject
  }

  func changes() -> [Change] {
    Set(before.subjects).union(after.subjects).subtracting(Self.followed).sorted().flatMap(changes)
  }

  private func changes(of name: String) -> [Change] {
    let (old, new) = (before[name], after[name])
    guard old != new else { return [] }
    guard !old.isEmpty, !new.isEmpty else {
      let count = Words.count(max(old.count, new.count), "fact", "facts")
      let title = (old + new).first.map { subject(of: $0).title } ?? name
      return [
        Change(
          .other, .table, title, item: "facts",
          text: "\(count) of the kind '\(name)' \(old.isEmpty ? "are new" : "are gone"), and are not compared"
        )
      ]
    }
    let (was, now) = (Self.byKey(old), Self.byKey(new))
    let dropped = Self.labelsOfAnotherForm(old, new)
    let gone = old.filter { now[$0.key] == nil && !isToldElsewhere($0) }
    // A fact with all fields of one that is gone is the same thing with another id.
    let renamed = new.filter { was[$0.key] == nil }.compactMap { fact in
      fact.fields.isEmpty ? nil : gone.first { $0.fields == fact.fields }.map { (old: $0, new: fact) }
    }
    let changed = new.flatMap { fact -> [Change] in
      if let pair = renamed.first(where: { $0.new == fact }) { return [renaming(pair.old, fact)] }
      guard let previous = was[fact.key] else { return isToldElsewhere(fact) ? [] : [added(fact)] }
      return fields(previous, fact, except: dropped)
    }
    let removed = gone.filter { fact in !renamed.contains { $0.old == fact } }.map(removed)
    let forms = dropped.sorted().map { label in
      Change(
        .other, .table, subject(of: new[0]).title, item: label,
        text: "no fact has the field '\(label)' any more, so it is not compared")
    }
    return changed + removed + forms + order(name, old, new, common: Set(was.keys).intersection(now.keys))
  }

  /// Returns the fields that no fact has any more, if every fact had one of them: then facts have another form, and no value changed.
  private static func labelsOfAnotherForm(_ old: [Fact], _ new: [Fact]) -> Set<String> {
    let labels = { (facts: [Fact]) in Set(facts.flatMap { $0.fields.map(\.label) }) }
    let gone = labels(old).subtracting(labels(new))
    let isOtherForm = old.count > 1 && gone.contains { label in old.allSatisfy { $0[label] != nil } }
    return isOtherForm ? gone : []
  }

  private static func byKey(_ facts: [Fact]) -> [String: Fact] {
    Dictionary(facts.map { ($0.key, $0) }) { first, _ in first }
  }

  /// Whether a fact that came or went belongs to a calendar or a festival, which are told by their days.
  private func isToldElsewhere(_ fact: Fact) -> Bool {
    ["calendar", "country", "festival-rule"].contains(fact.subject)
  }

  // MARK: - Facts that come and go

  private func added(_ fact: Fact) -> Change {
    let subject = subject(of: fact)
    let text = Self.text(fact)
    return Change(
      [.instants, .identifiers].contains(subject.group) ? .new : subject.group, Self.kind(fact, subject),
      subject.title,
      item: fact.key, after: text, text: "\(Self.name(fact)) is new\(text.isEmpty ? "" : ": \(text)")")
  }

  /// Whether documents of people name the thing: amounts recorded in it cannot be read without it.
  private static func isStored(_ fact: Fact) -> Bool { ["currency", "beverage"].contains(fact.subject) }

  private func renaming(_ old: Fact, _ new: Fact) -> Change {
    let subject = subject(of: new)
    // The name of an app in code is known to nobody else.
    let group: Change.Group =
      Self.isStored(new) ? .storedAmounts : subject.group == .identifiers ? .words : .identifiers
    return Change(
      group, Self.kind(new, subject), subject.title, item: new.key, before: old.key, after: new.key,
      text: "id \(Self.name(old)) → \(Self.name(new)), and nothing else")
  }

  private func removed(_ fact: Fact) -> Change {
    let subject = subject(of: fact)
    let group =
      Self.isStored(fact) ? Change.Group.storedAmounts : subject.group == .instants ? .other : subject.group
    return Change(
      group, Self.kind(fact, subject), subject.title, item: fact.key, before: Self.text(fact),
      text: "\(Self.name(fact)) is gone")
  }

  /// Tells once that facts which both revisions have are in another order; insults have it by the slots that show others, and the order
  /// of texts has no effect.
  private func order(_ name: String, _ old: [Fact], _ new: [Fact], common: Set<String>) -> [Change] {
    let keys = [old, new].map { $0.map(\.key).filter(common.contains) }
    guard keys[0] != keys[1], !["insult-word", "quotation", "message"].contains(name) else { return [] }
    let subject = subject(of: new[0])
    let moved = keys[1].difference(from: keys[0]).inferringMoves().insertions.compactMap { step in
      if case .insert(_, let key, _?) = step { key } else { nil }
    }
    // The order in which apps or cities are listed is no identifier and moves no sunrise.
    return [
      Change(
        [.identifiers, .instants].contains(subject.group) ? .words : subject.group, .rows, subject.title,
        item: "order",
        text: "the same \(subject.title) in another order: \(moved.joined(separator: ", "))")
    ]
  }

  // MARK: - Fields

  private func fields(_ old: Fact, _ new: Fact, except dropped: Set<String>) -> [Change] {
    let labels =
      new.fields.map(\.label) + old.fields.map(\.label).filter { new[$0] == nil && !dropped.contains($0) }
    let changed = labels.filter { old[$0] != new[$0] && !Self.isBorrowed($0, by: new, since: old) }
    let subject = subject(of: new)
    return changed.compactMap { label in
      switch (new.subject, label) {
      // The days of a festival and what is paid are told by their years.
      case ("festival-rule", "day"), ("festival-rule", "kind"), ("festival-rule", "paid"),
        ("festival-rule", "until"), ("festival-rule", "law"):
        return nil
      case ("insult-word", "rating"), ("quotation", "rating"):
        // A reviewer has to know first for whom a word is meant.
        let (was, now) = (old[label] ?? "none", new[label] ?? "none")
        return Change(
          .words, .rating, subject.title, item: new.key, before: was, after: now,
          text: "'\(Self.name(new))' \(was) → \(now)")
      case ("currency", "exponent"):
        return change(label, old, new, in: .storedAmounts, of: subject)
      default:
        return change(label, old, new, in: Self.group(label, subject), of: subject)
      }
    } + interface(old, new, of: subject)
  }

  /// Whether a name that a new language has is that of another one, which stands in for those it lacks.
  private static func isBorrowed(_ label: String, by new: Fact, since old: Fact) -> Bool {
    new.subject == "name" && old[label] == nil
      && new.fields.contains { $0.label != label && $0.text == new[label] }
  }

  private static func group(_ label: String, _ subject: FactSubject) -> Change.Group {
    label.hasPrefix("names.") || subject.words.contains(label) ? .words : subject.group
  }

  private func change(
    _ label: String, _ old: Fact, _ new: Fact, in group: Change.Group, of subject: FactSubject
  ) -> Change {
    let (was, now) = (old[label], new[label])
    let language = label.hasPrefix("names.") ? String(label.dropFirst(6)) : label
    if group == .words {
      return .text(of: subject.title, "\(Self.name(new)), \(Words.of(language))", from: was, to: now)
    }
    let unit = new.subject == "goal" ? " \(GoalKey(rawValue: new.key)?.unit ?? "")" : ""
    let what = label == "value" ? "" : "\(Words.of(label)) "
    return Change(
      group, Self.kind(new, subject), subject.title, item: new.key, before: was, after: now,
      text: "\(Self.name(new)): \(what)\(was ?? "none") → \(now ?? "none")\(unit)")
  }

  /// Returns the change of a text's placeholders, which are arguments of a function that code calls.
  private func interface(_ old: Fact, _ new: Fact, of subject: FactSubject) -> [Change] {
    guard new.subject == "message" else { return [] }
    let names = [old, new].map { fact in
      Set(fact.fields.flatMap { $0.text.matches(of: /\{(\w+)\}/).map { String($0.1) } }).sorted()
    }
    guard names[0] != names[1] else { return [] }
    let texts = names.map { $0.isEmpty ? "none" : $0.joined(separator: ", ") }
    return [
      Change(
        .other, .code, subject.title, item: new.key, before: texts[0], after: texts[1],
        text: "arguments of \(Self.name(new)): \(texts[0]) → \(texts[1])")
    ]
  }

  // MARK: - Words

  private static func kind(_ fact: Fact, _ subject: FactSubject) -> Change.Kind {
    fact.subject == "city" ? .place : subject.group == .words ? .word : .rows
  }

  /// Returns the key without what the title of its subject says: "days/one" of "HydrationWidget/days/one".
  private static func name(_ fact: Fact) -> String {
    guard ["message", "insult-word"].contains(fact.subject), let slash = fact.key.firstIndex(of: "/") else {
      return fact.key
    }
    return String(fact.key[fact.key.index(after: slash)...])
  }

  private static func text(_ fact: Fact) -> String {
    fact.fields.map { field in
      let label = field.label.hasPrefix("names.") ? String(field.label.dropFirst(6)) : field.label
      return "\(Words.of(label)) \(field.text)"
    }.joined(separator: ", ")
  }
}
