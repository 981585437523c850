import AlmanacModel
import SwiftEmitter

/// A rule of a festival, read from a row by the names of its fields.
struct FestivalRule: Hashable, Sendable {
  private(set) var id: String
  let day: FestivalRecord.Day
  let kind: String
  private(set) var paidDays: PaidDays
  let validity: ClosedRange<DayNumber>
  let law: String?
  /// The names by language, in the order of the table.
  let names: [Name]
  /// The fields that this version does not know, which are compared as they are.
  let otherFields: [RecordTable.Field]

  struct Name: Hashable, Sendable {
    var language: String
    var text: String
    /// The short names, the longest first.
    var shorter: [String]
  }

  static let recordType = "FestivalRecord"
  private static let fields: Set = ["id", "day", "kind", "paidDays", "from", "until", "law", "names"]

  /// Creates the rule of a row; `nil` if the row is not a rule.
  init?(_ row: RecordTable.Row) {
    guard let id = row["id"]?.text, case .enumCase(let kind, let more)? = row["kind"], more.isEmpty,
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
    otherFields = row["names"] == nil ? [] : row.fields.filter { !Self.fields.contains($0.label) }
    names = texts.compactMap { field in
      guard field.label != "id", field.label != "law", let forms = field.value.forms, let text = forms.first
      else { return nil }
      return Name(language: field.label, text: text, shorter: Array(forms.dropFirst()))
    }
  }

  /// Returns the rule with other ids of festivals, its own and that of the one it is counted with.
  func renaming(_ ids: [String: String]) -> FestivalRule {
    var rule = self
    rule.id = ids[id] ?? id
    if case .among(let festival) = paidDays { rule.paidDays = .among(festival: ids[festival] ?? festival) }
    return rule
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
    guard case .enumCase(let name, let fields)? = value,
      fields.allSatisfy({ ["month", "day", "leap", "term"].contains($0.label) })
    else { return nil }
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
    guard case .enumCase(let name, let fields) = value,
      fields.allSatisfy({ ["first", "count", "festival"].contains($0.label) })
    else { return nil }
    let row = RecordTable.Row(fields)
    switch (name, row["first"]?.integer, row["count"]?.integer, row["festival"]?.text) {
    case ("fixed", let first?, let count?, _): self = .fixed(first: first, count: count)
    case ("decidedEveryYear", _, let count?, _): self = .decidedEveryYear(count: count)
    case ("among", _, _, let festival?): self = .among(festival: festival)
    default: return nil
    }
  }
}
