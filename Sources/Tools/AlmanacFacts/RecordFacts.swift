import AlmanacModel

// The facts of names, insults and amounts, and of all tables of records.

extension Fact {
  /// - Parameter names: The name in each language by its code.
  package static func name(
    _ list: String, _ number: Int, _ names: [(label: String, text: String?)]
  ) -> Fact {
    Fact("name", "\(list) \(number)", names)
  }

  /// The properties of a stem, branch, sound or spirit besides its names.
  package static func attribute(
    _ list: String, _ number: Int, _ values: [(label: String, text: String?)]
  ) -> Fact {
    Fact("attribute", "\(list) \(number)", values)
  }

  /// - Parameter article: The article before an adjective; `nil` for other words.
  package static func insultWord(
    _ word: String, in list: String, rating: String, article: String?, place: String, gloss: String,
    stems: [String]
  ) -> Fact {
    Fact(
      "insult-word", "\(list)/\(word)",
      [
        ("rating", rating), ("article", article), ("place", place), ("gloss", gloss),
        ("stems", stems.isEmpty ? nil : stems.joined(separator: " ")),
      ])
  }

  /// Returns the position of a word or quotation in its work.
  package static func place(_ title: String, _ act: Int, _ scene: Int, _ line: Int) -> String {
    "\(title) \(act).\(scene).\(line)"
  }

  package static func quotation(_ text: String, rating: String, speaker: String, place: String) -> Fact {
    Fact("quotation", text, [("rating", rating), ("speaker", speaker), ("place", place)])
  }

  /// Returns the fact of an entry that insults use in some years; the key has them too, since a word can have a second line.
  ///
  /// - Parameter years: The years; a missing bound is the least or the largest `Int`.
  package func used(in years: ClosedRange<Int>) -> Fact {
    let bounds = [("from", years.lowerBound, Int.min), ("until", years.upperBound, Int.max)]
      .compactMap { label, year, none in year == none ? nil : Field(label, "\(year)") }
    var fact = self
    fact.key += bounds.map { " \($0.label) \($0.text)" }.joined()
    fact.fields += bounds
    return fact
  }

  /// A number or text that stands alone: a part of the goal of a day, a setting or a sample of insults.
  package static func single(_ subject: String, _ key: String, _ label: String, _ value: some Any) -> Fact {
    Fact(subject, key, [(label, "\(value)")])
  }

  /// The widths of a letter in thousandths of the type size, by the weight of the type.
  package static func letter(_ scalar: some BinaryInteger, _ widths: [(weight: String, width: Int)]) -> Fact {
    Fact("letter", String(scalar, radix: 16, uppercase: true), widths.map { ($0, "\($1)") })
  }

  /// The labels of the properties that identify a row, where that is not the id.
  private static let keys: [String: [String]] = [
    "break": ["country", "decision", "festival"], "currency": ["code"], "decision": ["country", "id"],
    "insult-layout": ["family", "size"], "language": ["code"], "preset": ["units", "amount"],
    "published-difference": ["calendar", "first-day"], "rule-difference": ["calendar", "first-day"],
    "weather-step": ["measure", "from"], "zone-season": ["zone"],
  ]

  /// The string between the forms of a name.
  package static let formSeparator = " | "

  /// Returns a fact for each row of a table, with the properties of the row as Swift has them.
  ///
  /// Reflection finds all properties, so a new column needs no change here.
  package static func records(_ subject: String, _ rows: [some Any]) -> [Fact] {
    let labels = keys[subject] ?? ["id"]
    return rows.map { row in
      let fields = Mirror(reflecting: row).children.flatMap {
        texts(Fact.label(of: $0.label ?? ""), $0.value)
      }
      let key = labels.map { label in fields.first { $0.label == label }?.text ?? "" }
      return Fact(
        subject, key.joined(separator: "/"), fields.filter { !labels.contains($0.label) }.map { ($0, $1) })
    }
  }
}

/// Returns the labels and texts of a property: of a name, one for each language; none for an absent value.
private func texts(_ label: String, _ value: Any) -> [(label: String, text: String)] {
  switch value {
  case let answer as Bool: return [(label, answer ? "yes" : "no")]
  case let text as TableText: return [(label, text.text)]
  case let name as NameRecord:
    return name.texts.map { language, forms in
      ("\(label).\(language)", forms.all.joined(separator: Fact.formSeparator))
    }
  case let list as [TableText]:
    return list.isEmpty ? [] : [(label, list.map(\.text).joined(separator: Fact.formSeparator))]
  case let spans as [ClosedRange<CivilDate>]:
    let dates = spans.map { "\($0.lowerBound) to \($0.upperBound)" }
    return dates.isEmpty ? [] : [(label, dates.joined(separator: ", "))]
  default:
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return [(label, "\(value)")] }
    return mirror.children.first.map { texts(label, $0.value) } ?? []
  }
}
