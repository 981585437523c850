import AlmanacModel

/// One difference between two trees of generated files, in terms of what it does to people.
package struct Change: Hashable, Sendable {
  /// What a change does to people, the most serious first.
  package enum Group: String, CaseIterable, Sendable {
    /// Dates that are other ones, of days before the date of the comparison.
    case past
    case future
    /// Calendars, festivals and cities that were not there before.
    case new
    /// Paid days, kinds of festivals, and the laws they rest on.
    case law
    /// Names, words and strings.
    case words
    /// Money, beverages and goals.
    case amounts
    /// Which insults slots hold.
    case insults
    /// Instants, what they are computed from, and how sure they are.
    case instants
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
    case festival
    case paidDays = "paid-days"
    case law
    case slots
    case instant
    case utc
    case deltaT = "delta-t"
    case leapSecond = "leap-second"
    case uncertainty
    case doubt
    case word
    /// Mild or bawdy.
    case rating
    case place
    case rows
    case table
    case code
    case report
    case comment
  }

  package var group: Group
  package var kind: Kind
  /// The id of a calendar, a module with one of its tables in words, or a path.
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

  /// A text or a list of texts that is another one.
  ///
  /// - Parameter key: What the text is for, with its language.
  static func text(of subject: String, _ key: String, from old: String?, to new: String?) -> Change {
    let text =
      switch (old, new) {
      case (let old?, let new?): "'\(old)' → '\(new)'"
      case (nil, let new): "new: '\(new ?? "")'"
      case (let old?, nil): "gone: '\(old)'"
      }
    return Change(.words, .word, subject, item: key, before: old, after: new, text: "\(key): \(text)")
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
