import Almanac

/// iCalendar as RFC 5545 has it: all-day events, the same bytes for the same rows.
struct ICSWriter: RowWriter {
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
