import AlmanacModel
import SourceText

/// The laws of a country, read from the column `basis` of its festivals.
///
/// Laws have "; " between them. One that came later begins with "from 2013-05-01: " if it is in place of those before it, and with
/// "also from 2013-05-01: " if they stay in force. One about days in place of a holiday has the mark of its scope. The English name
/// of a law is in brackets behind its own.
struct LawTable {
  private(set) var records: [LawRecord] = []
  private static let column = "basis"

  /// Returns the rows of the laws of a festival, which are added unless they are there; none after a report.
  mutating func rows(of record: Record) -> FestivalRecord.Laws {
    let text = record.text(Self.column)
    guard record.hasValue(Self.column) else { return .none }
    var laws: [LawRecord] = []
    for part in text.split(separator: ";", omittingEmptySubsequences: false) {
      guard let law = Self.law(part.drop { $0 == " " }, in: record) else { return .none }
      laws.append(law)
    }
    let starts = 0...max(0, records.count - laws.count)
    if let first = starts.first(where: { records.dropFirst($0).starts(with: laws) }) {
      return .rows(first: first, count: laws.count)
    }
    records += laws
    return .rows(first: records.count - laws.count, count: laws.count)
  }

  /// Reads a law; `nil` after a report.
  private static func law(_ text: Substring, in record: Record) -> LawRecord? {
    var (law, from, isAdded) = (text, CivilDate?.none, false)
    if let mark = ["also from ", "from "].first(where: law.hasPrefix) {
      law = law.dropFirst(mark.count)
      from = CivilDate(String(law.prefix(10)))
      guard from != nil, law.dropFirst(10).hasPrefix(": ") else {
        record.report(
          "'\(text)' has no day: a law that came later is '\(mark)2013-05-01: LAW'", at: column)
        return nil
      }
      (law, isAdded) = (law.dropFirst(12), mark.hasPrefix("also"))
    }
    let scope = LawRecord.Scope.allCases.last { law.hasPrefix($0.rawValue) } ?? .holiday
    law = law.dropFirst(scope.rawValue.count)
    let brackets = law.filter("[]".contains)
    // The scripts of East Asia.
    let isForeign = law.unicodeScalars.first.map { $0.value >= 0x1100 } ?? true
    let match = brackets == "[]" ? law.wholeMatch(of: /(.+) \[([^\]]+)\](.*)/) : nil
    guard match != nil || brackets.isEmpty && !isForeign else {
      record.report(
        "'\(law)' is no law: the English name is behind the law's own, as in 'Luật [Law] 84/2007', and needed for one in another script",
        at: column)
      return nil
    }
    return LawRecord(
      name: TableText(String(match?.1 ?? law)), englishName: TableText(String(match?.2 ?? "")),
      article: TableText(String(match?.3 ?? "")), from: from, isAdded: isAdded, scope: scope)
  }
}
