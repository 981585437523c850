import AlmanacModel

/// Returns a fact for each row of a table, with the properties of the row as Swift has them.
///
/// Reflection finds a property that is new, so a new column needs nothing here.
///
/// - Parameter key: The properties that tell a row from the others.
func records(_ rows: [some Any], _ subject: String, key: [String]) -> [Fact] {
  rows.map { row in
    let texts = Mirror(reflecting: row).children.flatMap {
      fields(Fact.label(of: $0.label ?? ""), $0.value)
    }
    let keys = key.map { label in texts.first { $0.label == label }?.text ?? "" }
    return Fact(
      subject, keys.joined(separator: "/"), texts.filter { !key.contains($0.label) }.map { ($0, $1) })
  }
}

/// Returns the labels and texts of a property: of a name, one for each language; none for an absent value.
private func fields(_ label: String, _ value: Any) -> [(label: String, text: String)] {
  switch value {
  case let answer as Bool: return [(label, answer ? "yes" : "no")]
  case let text as TableText: return [(label, text.text)]
  case let name as NameRecord:
    return name.texts.map { language, forms in
      ("\(label).\(language)", forms.all.joined(separator: " | "))
    }
  case let list as [TableText]:
    return list.isEmpty ? [] : [(label, list.map(\.text).joined(separator: " | "))]
  case let spans as [ClosedRange<CivilDate>]:
    let dates = spans.map { "\($0.lowerBound) to \($0.upperBound)" }
    return dates.isEmpty ? [] : [(label, dates.joined(separator: ", "))]
  default:
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return [(label, "\(value)")] }
    return mirror.children.first.map { fields(label, $0.value) } ?? []
  }
}
