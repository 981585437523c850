import AlmanacModel

/// One difference between two trees of generated files, in terms of what it does to people.
package struct Change: Hashable, Sendable {
  /// What a change touches, the most serious first.
  package enum Group: String, CaseIterable, Sendable {
    /// Days before the date of the comparison.
    case past
    case future
    /// Names, words and strings.
    case words
    /// Tables nothing more is known of, constants and functions.
    case other
    /// Comments of generated lines and reports for people: nothing in effect.
    case comments
  }

  /// What changed; the raw values are part of the JSON format.
  package enum Kind: String, Sendable {
    case calendar
    case lunarDates = "lunar-dates"
    case newYear = "new-year"
    case leapMonth = "leap-month"
    case monthStart = "month-start"
    case range
    case era
    case civilDay = "civil-day"
    case instant
    case utc
    case deltaT = "delta-t"
    case leapSecond = "leap-second"
    case uncertainty
    case doubt
    case word
    case rows
    case table
    case code
    case report
    case comment
  }

  package var group: Group
  package var kind: Kind
  /// The id of a calendar, the name of a table, a module with the name of one of its lists of texts, or a path.
  package var subject: String
  /// What of it: "month 9 of 2057".
  package var item: String
  package var before: String?
  package var after: String?
  /// How many days have another date.
  package var days: Int?
  /// The change as a clause, to be read after the subject.
  package var text: String

  init(
    _ group: Group, _ kind: Kind, _ subject: String, item: String, before: String? = nil,
    after: String? = nil, days: Int? = nil, text: String
  ) {
    self.group = group
    self.kind = kind
    self.subject = subject
    self.item = item
    self.before = before
    self.after = after
    self.days = days
    self.text = text
  }

  /// Whether a program behaves differently because of it.
  package var isInEffect: Bool { group != .comments }
}

extension Change.Group {
  /// Past or future, seen from a day.
  init(_ day: DayNumber, now: DayNumber) {
    self = day < now ? .past : .future
  }
}
