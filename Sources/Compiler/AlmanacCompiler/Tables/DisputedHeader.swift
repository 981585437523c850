import AlmanacModel
import SourceText

/// The header line of a calendar with the days of disputed months: `none`, or spans such as `2033-08-25 2034-03-19`, separated by a
/// comma and a space.
enum DisputedHeader {
  static let key = "disputed"

  /// Returns the spans in order of time, and reports what cannot be one.
  static func spans(_ setting: Table.Setting, _ reader: DataReader) -> [ClosedRange<CivilDate>] {
    guard setting.value != CalendarReader.nothing else { return [] }
    let years = LunarDate.years.lowerBound...LunarDate.years.upperBound + 1
    var spans: [ClosedRange<CivilDate>] = []
    for part in setting.value.split(separator: ",", omittingEmptySubsequences: false) {
      let text = part.drop { $0 == " " }
      let words = text.split(separator: " ", omittingEmptySubsequences: false)
      let dates = words.compactMap { CivilDate(String($0)) }
      let problem: String? =
        if words.count != 2 || dates.count != 2 {
          "'\(text.brief)' is neither '\(CalendarReader.nothing)' nor a first and a last day such as 2033-08-25 2034-03-19"
        } else if !dates.allSatisfy({ years.contains($0.year) }) {
          "'\(text)' is outside the lunar years of the tables, \(LunarDate.years.lowerBound) to \(LunarDate.years.upperBound)"
        } else if dates[0] > dates[1] {
          "\(dates[0]) is after \(dates[1])"
        } else if let last = spans.last, dates[0] <= last.upperBound {
          "'\(text)' does not come after '\(Self.text(last))'"
        } else {
          nil
        }
      if let problem {
        reader.report("\(key): \(problem)", at: setting.location(of: text))
      } else {
        spans.append(dates[0]...dates[1])
      }
    }
    return spans
  }

  /// Returns the value of the line for some spans.
  static func text(_ spans: [ClosedRange<CivilDate>]) -> String {
    spans.isEmpty ? CalendarReader.nothing : spans.map(text).joined(separator: ", ")
  }

  private static func text(_ span: ClosedRange<CivilDate>) -> String {
    "\(span.lowerBound) \(span.upperBound)"
  }
}
