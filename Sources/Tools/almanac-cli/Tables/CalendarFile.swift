import Almanac

/// The time of an alarm before an event: `1d`, `12h` or `30m`.
struct Alarm {
  /// The trigger in the form of RFC 5545: `-P1D`.
  let trigger: String

  /// Reads an alarm; `nil` if the text is not a number from 1 to 9999 with a unit.
  init?(_ text: String) {
    let digits = text.dropLast()
    guard (1...4).contains(digits.utf8.count), digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      let count = Int(digits), count > 0
    else { return nil }
    switch text.last {
    case "d": trigger = "-P\(count)D"
    case "h": trigger = "-PT\(count)H"
    case "m": trigger = "-PT\(count)M"
    default: return nil
    }
  }
}

/// An iCalendar file by RFC 5545 with all-day events; the same rows give the same bytes.
///
/// Lunar recurrences are written as separate dates, because the rules of RFC 5545 do not support lunar
/// calendars.
struct CalendarFile {
  /// The alarm of every event, if there is one.
  var alarm: Alarm?

  /// The time stamp that RFC 5545 requires for each event.
  ///
  /// It is a constant, because the current time would make every export a different file.
  private static let stamp = "19700101T000000Z"

  var head: String {
    Self.lines(["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Almanac//almanac//EN", "CALSCALE:GREGORIAN"])
  }
  var tail: String { Self.lines(["END:VCALENDAR"]) }

  func text(of event: DayEvent) -> String {
    let day = DayNumber(event.date)
    let alarms = alarm.map { alarm in
      [
        "BEGIN:VALARM", "ACTION:DISPLAY", "DESCRIPTION:\(Self.escaped(event.summary))",
        "TRIGGER:\(alarm.trigger)", "END:VALARM",
      ]
    }
    return Self.lines(
      [
        "BEGIN:VEVENT",
        "UID:\(event.id)@almanac",
        "DTSTAMP:\(Self.stamp)",
        "DTSTART;VALUE=DATE:\(Self.basic(event.date))",
        // The end is the first day that is not part of the event.
        "DTEND;VALUE=DATE:\(Self.basic((try? CivilDate(day.adding(days: 1))) ?? event.date))",
        "SUMMARY:\(Self.escaped(event.summary))",
        "DESCRIPTION:\(Self.escaped(event.description))",
        "STATUS:\(event.isCertain ? "CONFIRMED" : "TENTATIVE")",
        "TRANSP:TRANSPARENT",
      ] + (alarms ?? []) + ["END:VEVENT"])
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

  /// Folds a line into pieces of at most 75 octets; each piece after the first begins with a space, and
  /// characters stay whole.
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
