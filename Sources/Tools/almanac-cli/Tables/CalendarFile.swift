import Almanac

/// The time of an alarm before an event: `1d`, `12h` or `30m`.
///
/// An all-day event begins at midnight. Whole days are for people who prepare something, so these alarms ring in the morning.
struct Alarm {
  /// The trigger in the form of RFC 5545: `-PT12H`, counted from the midnight at which the event begins.
  let trigger: String

  /// The hour at which an alarm some days before rings.
  static let hour = 9

  /// Reads an alarm; `nil` if the text is not a number from 1 to 9999 with a unit.
  init?(_ text: String) {
    let digits = text.dropLast()
    guard (1...4).contains(digits.utf8.count), digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      let count = Int(digits), count > 0
    else { return nil }
    switch text.last {
    case "d": trigger = "-P\(count > 1 ? "\(count - 1)D" : "")T\(24 - Self.hour)H"
    case "h": trigger = "-PT\(count)H"
    case "m": trigger = "-PT\(count)M"
    default: return nil
    }
  }
}

/// An iCalendar file by RFC 5545 with all-day events; the same rows give the same bytes.
///
/// Lunar recurrences are written as separate dates, because most programs do not know the rules of RFC 7529; an event
/// with such a rule has it on request.
struct CalendarFile {
  /// The name of the calendar in apps.
  var name: String
  /// The alarm of every event, if there is one.
  var alarm: Alarm?

  /// The day from which revisions are counted; it is also the date of events without one.
  private static let epoch = CivilDate(unchecked: 2000, 1, 1)
  /// The interval at which an app should read a subscribed file again, because a decision may apply on the next day.
  private static let refresh = "P1D"

  /// The properties of RFC 7986, each after the older one that apps have long known.
  var head: String {
    let name = Self.escaped(name)
    return Self.lines([
      "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Almanac//almanac//EN", "CALSCALE:GREGORIAN",
      "X-WR-CALNAME:\(name)", "NAME:\(name)", "X-PUBLISHED-TTL:\(Self.refresh)",
      "REFRESH-INTERVAL;VALUE=DURATION:\(Self.refresh)",
    ])
  }
  var tail: String { Self.lines(["END:VCALENDAR"]) }

  /// Returns an event with the date of its newest source as its stamp, so that its revision changes only with that date.
  func text(of event: DayEvent) -> String {
    let day = DayNumber(event.date)
    let revised = max(event.revised ?? Self.epoch, Self.epoch)
    let stamp = "\(Self.basic(revised))T000000Z"
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
        "DTSTAMP:\(stamp)",
        "LAST-MODIFIED:\(stamp)",
        "SEQUENCE:\(DayNumber(Self.epoch).distance(to: DayNumber(revised)))",
        "DTSTART;VALUE=DATE:\(Self.basic(event.date))",
        // The end is the first day that is not part of the event.
        "DTEND;VALUE=DATE:\(Self.basic((try? CivilDate(day.adding(days: 1))) ?? event.date))",
      ] + (event.rule.map { ["RRULE:\($0.text)"] } ?? []) + [
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
