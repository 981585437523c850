import AlmanacModel
import SourceText

/// Reads the festivals of a country in Data/almanac-day.
struct FestivalReader {
  private let reader: DataReader

  init(_ reader: DataReader) {
    self.reader = reader
  }

  static let countries = ["vietnam", "china"]
  private static let columns = [
    "id", "when", "leap", "vi", "zh", "en", "kind", "days", "first", "from", "until", "basis",
  ]

  static func path(_ country: String) -> String { "\(DayAlmanacReader.folder)/festivals-\(country).tsv" }

  /// The rules in the order of the file; those of one festival do not overlap and have one name.
  func rules(of country: String) -> [FestivalRule]? {
    guard let table = reader.table(Self.path(country), columns: Self.columns) else { return nil }
    var rules: [FestivalRule] = []
    for record in table.records {
      guard let rule = rule(record) else { continue }
      for other in rules where other.id == rule.id {
        if other.validity.overlaps(rule.validity) {
          record.report("'\(rule.id)' has two rules for the same dates", at: "from")
        }
        if other.name != rule.name {
          record.report("'\(rule.id)' has two names", at: "vi")
        }
      }
      rules.append(rule)
    }
    return rules.count == table.records.count ? rules : nil
  }

  private func rule(_ record: Record) -> FestivalRule? {
    let texts = ["vi", "zh", "en", "basis"].compactMap(record.text)
    guard let id = id(record), let when = when(record), let leap = leap(record, when), texts.count == 4,
      let kind = record.choice("kind", of: FestivalRule.Kind.self),
      let paidDays = paidDays(record, kind), let validity = validity(record)
    else { return nil }
    if kind == .public, texts[3] == "-" {
      record.report("a public holiday needs its law", at: "basis")
    }
    return FestivalRule(
      id: id, when: when, leap: leap, name: .init(vi: texts[0], zh: texts[1], en: texts[2]), kind: kind,
      paidDays: paidDays, validity: validity, basis: texts[3])
  }

  private func id(_ record: Record) -> String? {
    guard let id = record.text("id") else { return nil }
    let isWord = id.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x5F }
    guard isWord else {
      record.report("id '\(id)' is not lower-case letters, digits and underscores", at: "id")
      return nil
    }
    return id
  }

  private func when(_ record: Record) -> FestivalRule.When? {
    let words = record["when"].split(separator: " ", omittingEmptySubsequences: false)
    if words == ["lunar", "year-end"] { return .lunarYearEnd }
    if words.count == 2, words[0] == "term", let longitude = Int(words[1]),
      (0..<24).contains(where: { $0 * 15 == longitude })
    {
      return .term(longitude)
    }
    if words.count == 2 {
      // A leap year has all days of the Gregorian calendar.
      if words[0] == "solar", let date = CivilDate("2000-\(words[1])") {
        return .solar(month: date.month, day: date.day)
      }
      if words[0] == "lunar", let date = LunarDate("2000-\(words[1])"), !date.isLeapMonth {
        return .lunar(month: date.month, day: date.day)
      }
    }
    record.report(
      "when '\(record["when"])' is not one of: solar MM-DD, lunar MM-DD, lunar year-end, term LONGITUDE",
      at: "when")
    return nil
  }

  private func leap(_ record: Record, _ when: FestivalRule.When) -> FestivalRule.Leap? {
    guard let leap = record.choice("leap", of: FestivalRule.Leap.self) else { return nil }
    let isLunar = if case .lunar = when { true } else { false }
    guard isLunar == (leap != .none) else {
      record.report("leap is for days of lunar months, which need it", at: "leap")
      return nil
    }
    return leap
  }

  private func paidDays(_ record: Record, _ kind: FestivalRule.Kind) -> FestivalRule.PaidDays? {
    guard let count = record.integer("days", in: 0...9) else { return nil }
    guard (count > 0) == (kind == .public), (count > 0) == (record["first"] != "-") else {
      record.report("public holidays have days and a first one, others have 0 and -", at: "days")
      return nil
    }
    if count == 0 { return FestivalRule.PaidDays.none }
    if record["first"] == "yearly" { return .decidedEveryYear(count: count) }
    return record.integer("first", in: -9...9).map { .fixed(first: $0, count: count) }
  }

  private func validity(_ record: Record) -> ClosedRange<DayNumber>? {
    guard let first = day(record, "from", open: 1), let last = day(record, "until", open: 3_652_059) else {
      return nil
    }
    guard first <= last else {
      record.report("until is before from", at: "until")
      return nil
    }
    return first...last
  }

  private func day(_ record: Record, _ column: String, open: Int32) -> DayNumber? {
    record[column] == "-" ? DayNumber(unchecked: open) : record.date(column).map { DayNumber($0) }
  }
}
