import AlmanacModel
import SourceText

/// The header line of a calendar with the days of disputed months: `none`, or spans such as `2033-08-25 2034-03-19`, separated by a
/// comma and a space.
struct DisputedHeader {
  static let key = "disputed"
  private static let separator = ", "

  private let setting: Table.Setting
  private let reader: DataReader

  init(_ setting: Table.Setting, _ reader: DataReader) {
    self.setting = setting
    self.reader = reader
  }

  /// Returns the spans in order of time, and reports what cannot be one.
  func spans() -> [ClosedRange<CivilDate>] {
    guard setting.value != CalendarReader.nothing else { return [] }
    var spans: [ClosedRange<CivilDate>] = []
    var location = setting.location
    for part in setting.value.split(separator: ",", omittingEmptySubsequences: false) {
      let text = part.drop { $0 == " " }
      let indent = part.count - text.count
      location.column = location.column.map { $0 + indent }
      if let span = span(text, at: location) {
        if let last = spans.last, span.lowerBound <= last.upperBound {
          report("'\(text)' does not come after '\(Self.text(last))'", at: location)
        } else {
          spans.append(span)
        }
      }
      location.column = location.column.map { $0 + text.unicodeScalars.count + 1 }
    }
    return spans
  }

  private func span(_ text: Substring, at location: SourceLocation) -> ClosedRange<CivilDate>? {
    let dates = text.split(separator: " ", omittingEmptySubsequences: false).map { CivilDate(String($0)) }
    guard dates.count == 2, let first = dates[0], let last = dates[1] else {
      report(
        "'\(text)' is neither '\(CalendarReader.nothing)' nor a first and a last day such as 2033-08-25 2034-03-19",
        at: location)
      return nil
    }
    let years = LunarDate.years.lowerBound...LunarDate.years.upperBound + 1
    guard years.contains(first.year), years.contains(last.year) else {
      report(
        "'\(text)' is outside the lunar years of the tables, \(LunarDate.years.lowerBound) to \(LunarDate.years.upperBound)",
        at: location)
      return nil
    }
    guard first <= last else {
      report("\(first) is after \(last)", at: location)
      return nil
    }
    return first...last
  }

  /// Returns the value of the line for some spans.
  static func text(_ spans: [ClosedRange<CivilDate>]) -> String {
    spans.isEmpty ? CalendarReader.nothing : spans.map(text).joined(separator: separator)
  }

  private static func text(_ span: ClosedRange<CivilDate>) -> String {
    "\(span.lowerBound) \(span.upperBound)"
  }

  private func report(_ message: String, at location: SourceLocation) {
    reader.report("\(Self.key): \(message)", at: location)
  }
}
