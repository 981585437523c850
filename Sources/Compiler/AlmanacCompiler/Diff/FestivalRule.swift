import AlmanacModel
import SwiftEmitter

/// A rule of a festival, read from a row by the names of its fields.
struct FestivalRule: Hashable, Sendable {
  let id: String
  let day: FestivalRecord.Day
  let kind: String
  let paidDays: PaidDays
  let validity: ClosedRange<DayNumber>
  let law: String?
  /// The names by language, in the order of the table.
  let names: [Name]

  struct Name: Hashable, Sendable {
    var language: String
    var text: String
    /// The short names, the longest first.
    var shorter: [String]
  }

  static let recordType = "FestivalRecord"

  /// Creates the rule of a row; `nil` if the row is not a rule.
  init?(_ row: RecordTable.Row) {
    guard let id = row["id"]?.text, case .enumCase(let kind, _)? = row["kind"],
      let day = FestivalRecord.Day(row["day"]), let paidDays = PaidDays(row["paidDays"])
    else { return nil }
    self.id = id
    self.day = day
    self.kind = Words.of(kind)
    self.paidDays = paidDays
    validity = FestivalRecord.validity(from: row["from"]?.date, until: row["until"]?.date)
    law = row["law"]?.text
    // In tables of earlier revisions the row itself has a field for each language.
    let texts = if case .texts(let fields)? = row["names"] { fields } else { row.fields }
    names = texts.compactMap { field in
      guard field.label != "id", field.label != "law", let forms = field.value.forms, let text = forms.first
      else { return nil }
      return Name(language: field.label, text: text, shorter: Array(forms.dropFirst()))
    }
  }
}

extension RecordTable.Row {
  /// The value of a field; `nil` if there is no such field.
  subscript(label: String) -> RecordTable.Value? { fields.first { $0.label == label }?.value }
}

extension RecordTable.Value {
  var text: String? { if case .text(let text) = self { text } else { nil } }
  /// The forms of a text, which may have one or several.
  fileprivate var forms: [String]? { if case .forms(let forms) = self { forms } else { text.map { [$0] } } }
  fileprivate var integer: Int? { if case .integer(let number) = self { number } else { nil } }
  fileprivate var date: CivilDate? {
    guard case .date(let year, let month, let day) = self else { return nil }
    return try? CivilDate(year: year, month: month, day: day)
  }
}

extension FestivalRecord.Day {
  fileprivate init?(_ value: RecordTable.Value?) {
    guard case .enumCase(let name, let fields)? = value else { return nil }
    let row = RecordTable.Row(fields)
    let (month, day) = (row["month"]?.integer, row["day"]?.integer)
    switch (name, month, day) {
    case ("solar", let month?, let day?): self = .solar(month: month, day: day)
    case ("lunar", let month?, let day?):
      var leap = FestivalRecord.LeapMonth.regular
      if case .enumCase(let name, _)? = row["leap"] {
        guard let read = FestivalRecord.LeapMonth(rawValue: name) else { return nil }
        leap = read
      }
      self = .lunar(month: month, day: day, leap: leap)
    case ("lunarYearEnd", _, _): self = .lunarYearEnd
    case ("solarTerm", _, _):
      guard case .enumCase(let name, _)? = row["term"],
        let term = SolarTerm.allCases.first(where: { "\($0)" == name })
      else { return nil }
      self = .solarTerm(term: term)
    default: return nil
    }
  }
}

extension PaidDays {
  /// Creates the paid days from a field.
  ///
  /// - Parameter value: The value of the field; `nil` for no paid days.
  fileprivate init?(_ value: RecordTable.Value?) {
    guard let value else {
      self = .none
      return
    }
    guard case .enumCase(let name, let fields) = value else { return nil }
    let row = RecordTable.Row(fields)
    switch (name, row["first"]?.integer, row["count"]?.integer, row["festival"]?.text) {
    case ("fixed", let first?, let count?, _): self = .fixed(first: first, count: count)
    case ("decidedEveryYear", _, let count?, _): self = .decidedEveryYear(count: count)
    case ("among", _, _, let festival?): self = .among(festival: festival)
    default: return nil
    }
  }
}
