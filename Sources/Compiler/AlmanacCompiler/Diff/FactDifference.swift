import AlmanacFacts
import AlmanacModel

/// A fact of one kind that was added, removed, renamed or changed, with its description.
struct FactDifference {
  let subject: FactSubject
  /// The new fact, or the old one if it is gone.
  let fact: Fact
  let old: Fact?
  let new: Fact?
  let join: FactJoin

  var title: String { subject.isTitledByKey ? subject.title + fact.owner : subject.title }

  /// The key without the part that is in the title: "days/one" of "HydrationWidget/days/one".
  var name: String { name(of: fact) }

  private func name(of fact: Fact) -> String {
    subject.isTitledByKey && fact.key.contains("/")
      ? String(fact.key.dropFirst(fact.owner.count + 1)) : fact.key
  }

  private var group: Change.Group { subject.groupOfFact?(fact, join.now) ?? subject.group }

  private var kind: Change.Kind {
    subject.name == "city" ? .place : group == .words ? .word : .rows
  }

  // MARK: - Facts that are added or removed

  var presence: [Change] {
    if let presence = subject.presence { return presence(self) }
    switch (old, new) {
    case (let old?, let new?):
      // Only code uses the name of an app.
      let group: Change.Group =
        subject.isStored ? .storedAmounts : self.group == .identifiers ? .words : .identifiers
      return [
        Change(
          group, kind, title, item: new.key, before: old.key, after: new.key,
          text: "id \(name(of: old)) → \(name), and nothing else")
      ]
    case (nil, _):
      return [
        Change(
          [.instants, .identifiers].contains(group) ? .new : group, kind, title, item: fact.key, after: text,
          text: "\(name) is new\(text.isEmpty ? "" : ": \(text)")")
      ]
    case (_, nil):
      let group =
        subject.isStored ? Change.Group.storedAmounts : self.group == .instants ? .other : self.group
      return [
        Change(group, kind, title, item: fact.key, before: text, text: "\(name) is gone")
      ]
    }
  }

  /// The fields in words.
  private var text: String {
    fact.fields.map { "\(Words.of(Self.language($0.label) ?? $0.label)) \($0.text)" }.joined(separator: ", ")
  }

  /// Returns the language of the label of a name: "vi" of "names.vi".
  private static func language(_ label: String) -> String? {
    label.hasPrefix("names.") ? String(label.dropFirst(6)) : nil
  }

  // MARK: - Fields

  /// Returns the changes of a fact that both revisions have.
  ///
  /// - Parameter dropped: The labels that are not compared.
  func changes(except dropped: Set<String>) -> [Change] {
    guard let old, let new, old != new else { return [] }
    let labels =
      new.fields.map(\.label) + old.fields.map(\.label).filter { new[$0] == nil && !dropped.contains($0) }
    var reported: Set<Int> = []
    let changes = labels.filter { old[$0] != new[$0] && !isBorrowed($0) }.flatMap { label -> [Change] in
      guard let index = subject.fields.firstIndex(where: { $0.labels.contains(label) }) else {
        let isWord = Self.language(label) != nil || subject.words.contains(label)
        return [field(label, in: isWord ? .words : group)]
      }
      return reported.insert(index).inserted ? subject.fields[index].report(self) : []
    }
    return changes + interface(old, new)
  }

  /// Whether a name in a new language is the same as in another one, which replaces missing names.
  private func isBorrowed(_ label: String) -> Bool {
    subject.name == "name" && old?[label] == nil
      && fact.fields.contains { $0.label != label && $0.text == fact[label] }
  }

  /// Returns the change of a field in the usual words.
  func field(_ label: String, in group: Change.Group, unit: String? = nil) -> Change {
    let (was, now) = (old?[label], new?[label])
    let words = Words.of(Self.language(label) ?? label)
    if group == .words { return .text(of: title, "\(name), \(words)", from: was, to: now) }
    return Change(
      group, kind, title, item: fact.key, before: was, after: now,
      text: "\(name): \(label == "value" ? "" : "\(words) ")\(was ?? "none") → \(now ?? "none")"
        + (unit.map { " \($0)" } ?? ""))
  }

  /// Returns the change of a text's placeholders, which are arguments of a function that code calls.
  private func interface(_ old: Fact, _ new: Fact) -> [Change] {
    guard subject.name == "message" else { return [] }
    let names = [old, new].map { fact in
      Set(fact.fields.flatMap { $0.text.matches(of: /\{(\w+)\}/).map { String($0.1) } }).sorted()
    }
    guard names[0] != names[1] else { return [] }
    let texts = names.map { $0.isEmpty ? "none" : $0.joined(separator: ", ") }
    return [change(.other, .code, texts, "arguments of \(name): \(texts[0]) → \(texts[1])")]
  }

  private func change(
    _ group: Change.Group, _ kind: Change.Kind, item: String? = nil, _ texts: [String?], _ text: String
  ) -> Change {
    Change(
      group, kind, title, item: item ?? fact.key, before: texts[0], after: texts[1], text: text)
  }
}

// MARK: - Words of the kinds

extension FactDifference {
  /// The rating decides who may see a word, so it is reported first.
  var rating: [Change] {
    let texts = [old, new].map { $0?["rating"] ?? "none" }
    return [change(.words, .rating, texts, "'\(name)' \(texts[0]) → \(texts[1])")]
  }

  /// A term or phase on another day; new moons are reported as months.
  var civilDay: [Change] {
    let (days, event) = ([old, new].compactMap { $0?["day"] }, fact["name"] ?? "")
    guard days.count == 2, let first = days.compactMap({ CivilDate($0) }).min() else { return [] }
    return [
      change(
        Change.Group(DayNumber(first), now: join.now), .civilDay, item: event, days,
        "\(event) is on \(days[1]), was on \(days[0])")
    ]
  }

  func movement(_ label: String, _ kind: Change.Kind) -> [Change] {
    let (texts, event) = ([old, new].map { $0?[label] }, fact["name"] ?? "")
    var change = change(.instants, kind, item: event, texts, "")
    change.text =
      "\(event) \(FactJoin.movement(change.secondsMoved ?? 0)) in \(label.uppercased()), to \(texts[1] ?? "")"
    return [change]
  }

  var offsetPeriod: [Change] {
    guard join.areBoth(fact.owner) else { return [] }
    let isFirst = name == "first"
    let texts = [old, new].map { fact in
      fact.map { fact in
        let offset = Offset.text(fact["offset"].flatMap { Int64($0) } ?? 0)
        return isFirst ? offset : "\(offset) from \(name(of: fact))"
      }
    }
    let text =
      switch (texts[0], texts[1]) {
      case (let was?, let now?):
        isFirst ? "the first era is \(now), was \(was)" : "the era \(was) is now \(now)"
      case (let was?, nil): "the era \(was) is gone"
      case (nil, let now): "a new era \(now ?? "")"
      }
    return [change(.instants, .era, item: isFirst ? "first era" : "era", texts, text)]
  }

  var leapSecond: [Change] {
    let (texts, date) = ([old, new].map { $0?["tai-minus-utc"] }, fact.key)
    let text =
      switch (texts[0], texts[1]) {
      case (let was?, nil): "TAI - UTC no longer becomes \(was) s on \(date)"
      case (let was?, let value?): "TAI - UTC is \(value) s from \(date) on, was \(was) s"
      case (nil, let value): "TAI - UTC becomes \(value ?? "") s on \(date): a new step"
      }
    return [change(.instants, .leapSecond, item: "TAI - UTC of \(date)", texts, text)]
  }

  /// Another spelling of the same number is no change.
  private func isSameNumber(_ label: String) -> Bool {
    old?[label].flatMap(Double.init) == new?[label].flatMap(Double.init)
  }

  var deltaT: [Change] {
    let texts = [old, new].map { $0?["seconds"] ?? "" }
    return isSameNumber("seconds")
      ? []
      : [
        change(
          .instants, .deltaT, item: "Delta T of \(name)", texts,
          "Delta T of \(name) is \(texts[1]) s, was \(texts[0]) s")
      ]
  }

  var uncertainty: [Change] {
    let spans = [old, new].map { "\($0?["less"] ?? "") s less to \($0?["more"] ?? "") s more" }
    return isSameNumber("less") && isSameNumber("more")
      ? []
      : [
        change(
          .instants, .uncertainty, item: "TT - UTC of \(name)", spans,
          "TT - UTC of \(name) may be \(spans[1]), was \(spans[0])")
      ]
  }

  var uncertainEvent: [Change] {
    guard join.areBoth(fact.owner) else { return [] }
    let sides = [(old, join.calendars.before), (new, join.calendars.after)]
    let texts = sides.map { fact, calendars in
      fact.flatMap { fact in calendars.first { $0.id == fact.owner }?.text(ofEvent: fact) }
    }
    let event = texts[1] ?? texts[0] ?? ""
    let what = old == nil ? "now uncertain" : new == nil ? "no longer uncertain" : "uncertain in another way"
    return [change(.instants, .uncertainEvent, item: event, texts, "\(what): \(event)")]
  }

  /// A calendar that was added, with the most similar one, or that was removed.
  var calendar: [Change] {
    let calendars = new == nil ? join.calendars.before : join.calendars.after
    guard let own = calendars.first(where: { $0.id == fact.key }) else { return [] }
    // A removal affects the past: days that are already in print lose their lunar dates.
    return new == nil
      ? [
        Change(
          .past, .calendar, own.id, item: "calendar", before: own.range,
          text: "the calendar is gone (\(own.range))")
      ]
      : [
        Change(
          .new, .calendar, own.id, item: "calendar", after: own.range,
          text: "a new calendar, \(own.range)\(own.relation(to: calendars))")
      ]
  }
}

extension FactJoin {
  /// Whether both revisions have a calendar.
  fileprivate func areBoth(_ calendar: Substring) -> Bool {
    [calendars.before, calendars.after].allSatisfy { $0.contains { $0.id == calendar } }
  }
}
