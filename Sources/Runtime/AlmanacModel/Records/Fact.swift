/// One fact that the tables of Generated/ hold, as a line of Generated/facts: a subject, a key, and labelled texts.
///
/// ```
/// lunar-year	vietnamese/2025	new-year	2025-01-29	leap	6	lengths	30 29 30 29 29 30 29 30 29 30 30 30 29
/// ```
///
/// A fact has decoded dates, instants and words and nothing of the layout of a table, so revisions with other layouts can be
/// compared. The compiler writes the facts from what it has computed, and `almanac-dev facts` from what the runtime answers.
package struct Fact: Hashable, Sendable {
  package struct Field: Hashable, Sendable {
    package var label: String
    package var text: String

    package init(_ label: String, _ text: String) {
      self.label = label
      self.text = text
    }
  }

  /// The kind of thing: `lunar-year`.
  package var subject: String
  /// What tells it from others of its kind: `vietnamese/2025`.
  package var key: String
  package var fields: [Field]

  /// Creates a fact.
  ///
  /// - Parameter fields: The labels and texts; those without a text are left out.
  package init(_ subject: String, _ key: String, _ fields: [(label: String, text: String?)]) {
    self.subject = subject
    self.key = key
    self.fields = fields.compactMap { field in field.text.map { Field(field.label, $0) } }
  }

  /// Returns the label of a property: `known-as-of` for `knownAsOf`.
  package static func label(of property: String) -> String {
    var label = ""
    for letter in property.unicodeScalars {
      if letter.value >= 65, letter.value <= 90 {
        label += "-"
        label.unicodeScalars.append(Unicode.Scalar(UInt8(letter.value + 32)))
      } else {
        label.unicodeScalars.append(letter)
      }
    }
    return label
  }

  /// The fields of the line, with tabs, line feeds and backslashes written as `\t`, `\n` and `\\`.
  package var line: String {
    var bytes: [UInt8] = []
    for (index, text) in ([subject, key] + fields.flatMap { [$0.label, $0.text] }).enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: "\t")) }
      for byte in text.utf8 {
        switch byte {
        case UInt8(ascii: "\t"): bytes += Array("\\t".utf8)
        case UInt8(ascii: "\n"): bytes += Array("\\n".utf8)
        case UInt8(ascii: "\\"): bytes += Array("\\\\".utf8)
        default: bytes.append(byte)
        }
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension Fact {
  /// Returns the days of a festival: a fact for each year, or for consecutive years in which the dates are the same.
  ///
  /// ```
  /// festival-days	vietnam/tet/2026	days	2026-02-17
  /// festival-days	vietnam/christmas/1995-2100	days	12-25
  /// ```
  package static func days(of festival: String, _ days: [DayNumber]) -> [Fact] {
    let dates = days.inOrder { Int64($0.rataDie) }.map { CivilDate($0) }
    var runs: [(first: Int, last: Int, dates: [CivilDate])] = []
    var rest = dates[...]
    while let date = rest.first {
      let year = Array(rest.prefix { $0.year == date.year })
      rest = rest.dropFirst(year.count)
      if let run = runs.last, run.last + 1 == date.year,
        run.dates.map({ [$0.month, $0.day] }) == year.map({ [$0.month, $0.day] })
      {
        runs[runs.count - 1].last = date.year
      } else {
        runs.append((date.year, date.year, year))
      }
    }
    return runs.map { first, last, dates in
      let texts = dates.map { date in
        first == last ? "\(date)" : "\(decimal(date.month, width: 2))-\(decimal(date.day, width: 2))"
      }
      return Fact(
        "festival-days", "\(festival)/\(first)" + (first == last ? "" : "-\(last)"),
        [("days", texts.joined(separator: " "))])
    }
  }
}

extension FestivalRecord.Day {
  /// The rule in a fact: `solar 12-25`, `lunar 08-15 regular`, `lunar year-end`, `term 15`, `wednesday 05-31 2030/4 06-06`.
  package var factText: String {
    switch self {
    case .solar(let month, let day): "solar \(Self.text(month, day))"
    case .lunar(let month, let day, let leap): "lunar \(Self.text(month, day)) \(leap.rawValue)"
    case .lunarYearEnd: "lunar year-end"
    case .solarTerm(let term): "term \(term.longitude)"
    case .wednesday(let month, let day, let year, let interval, let holidayMonth, let holidayDay):
      "wednesday \(Self.text(month, day)) \(year)/\(interval) \(Self.text(holidayMonth, holidayDay))"
    }
  }

  private static func text(_ month: Int, _ day: Int) -> String {
    "\(decimal(month, width: 2))-\(decimal(day, width: 2))"
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
