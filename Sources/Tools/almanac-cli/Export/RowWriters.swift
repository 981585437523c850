import Almanac

/// Writes rows one after the other in a format, so that an export of any length needs little memory.
protocol RowWriter {
  /// What stands before the rows.
  var head: String { get }
  /// What stands after the rows.
  var tail: String { get }
  mutating func text(of row: Row) -> String
}

/// A row of an export, with what every format needs of it.
struct Row {
  /// One value a column: text or a number.
  var values: [OrderedJSON]
  /// The day to mark in a calendar app, if the rows are events.
  var event: DayEvent?
}

/// An all-day event of a calendar app.
struct DayEvent {
  /// What identifies the event in every export, today's and next year's.
  var id: String
  var date: CivilDate
  var summary: String
  var description: String
  var isCertain: Bool
}

/// CSV as RFC 4180 has it, with a header; lines end with LF, which every reader of CSV takes.
struct CSVRowWriter: RowWriter {
  var columns: [String]

  var head: String { line(columns) }
  var tail: String { "" }

  func text(of row: Row) -> String {
    line(
      row.values.map { value in
        switch value {
        case .value(.string(let text)): text
        case .value(.null): ""
        default: value.description
        }
      })
  }

  private func line(_ fields: [String]) -> String {
    fields.map(Self.quoted).joined(separator: ",") + "\n"
  }

  private static func quoted(_ field: String) -> String {
    let special: Set<Unicode.Scalar> = [",", "\"", "\n", "\r"]
    guard field.unicodeScalars.contains(where: special.contains) else { return field }
    // By scalars, because a CR and LF in a row are one character.
    var quoted = "\""
    for scalar in field.unicodeScalars {
      if scalar == "\"" { quoted += "\"" }
      quoted.unicodeScalars.append(scalar)
    }
    return quoted + "\""
  }
}

/// A JSON array of objects, one a line, with the columns as keys.
struct JSONRowWriter: RowWriter {
  var columns: [String]
  private var isFirst = true

  init(columns: [String]) {
    self.columns = columns
  }

  var head: String { "[" }
  var tail: String { "\n]\n" }

  mutating func text(of row: Row) -> String {
    let separator = isFirst ? "\n" : ",\n"
    isFirst = false
    return separator + OrderedJSON.object(zip(columns, row.values).map { ($0, $1) }).description
  }
}

/// iCalendar as RFC 5545 has it: all-day events, the same bytes for the same rows.
struct ICSRowWriter: RowWriter {
  /// Says when an event was last changed.
  ///
  /// The clock would make each export another file, so it is a constant.
  private static let stamp = "19700101T000000Z"

  var head: String {
    Self.lines(["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Almanac//almanac//EN", "CALSCALE:GREGORIAN"])
  }
  var tail: String { Self.lines(["END:VCALENDAR"]) }

  func text(of row: Row) -> String {
    guard let event = row.event else { return "" }
    let day = DayNumber(event.date)
    return Self.lines([
      "BEGIN:VEVENT",
      "UID:\(event.id)@almanac",
      "DTSTAMP:\(Self.stamp)",
      "DTSTART;VALUE=DATE:\(Self.basic(event.date))",
      // The end is the first day that is not part of the event.
      "DTEND;VALUE=DATE:\(Self.basic((try? CivilDate(day.advanced(by: 1))) ?? event.date))",
      "SUMMARY:\(Self.escaped(event.summary))",
      "DESCRIPTION:\(Self.escaped(event.description))",
      "STATUS:\(event.isCertain ? "CONFIRMED" : "TENTATIVE")",
      "TRANSP:TRANSPARENT",
      "END:VEVENT",
    ])
  }

  private static func basic(_ date: CivilDate) -> String { date.description.filter { $0 != "-" } }

  private static func lines(_ lines: [String]) -> String {
    lines.map { folded($0) + "\r\n" }.joined()
  }

  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\", ";", ",": escaped += "\\\(scalar)"
      case "\n": escaped += "\\n"
      case "\r": continue
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// A line cut into pieces of at most 75 octets, each but the first begun with a space; characters stay whole.
  static func folded(_ line: String) -> String {
    var folded = ""
    var octets = 0
    for scalar in line.unicodeScalars {
      let count = UTF8.width(scalar)
      if octets + count > 75 {
        folded += "\r\n "
        octets = 1
      }
      folded.unicodeScalars.append(scalar)
      octets += count
    }
    return folded
  }
}
