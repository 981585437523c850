import AlmanacModel
import SourceText

/// One difference between two trees of generated files, described by its effect on people.
package struct Change: Hashable, Sendable {
  /// The effect of a change on people, the most serious first.
  package enum Group: String, CaseIterable, Sendable {
    /// Other dates and other paid days, for days before the date of the comparison.
    case past
    case future
    /// Recorded amounts of money and drinks that would be read wrongly or not at all.
    case storedAmounts = "stored-amounts"
    /// Calendars, festivals and cities that were not there before.
    case new
    /// Kinds of festivals, and the laws behind them.
    case law
    /// The names by which the system and other programs know an app: bundle, group, scheme, and keys in its store.
    case identifiers
    /// Names, words and strings.
    case words
    /// Money, beverages and goals.
    case amounts
    /// Other insults in the slots.
    case insults
    /// Instants, the figures they are computed from, and their uncertainty.
    case instants
    /// Tables without a group of their own.
    case other
  }

  /// The kind of thing that changed; the raw values are part of the JSON format.
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
    case uncertainEvent = "uncertain-event"
    case word
    /// Mild or bawdy.
    case rating
    case place
    case rows
    case table
    /// The arguments of a function that returns a text.
    case code
  }

  package var group: Group
  package var kind: Kind
  /// The id of a calendar, the name of a module and its table in words, or a path.
  package var subject: String
  /// The part of the subject that changed: "month 9 of 2057".
  package var item: String
  package var before: String?
  package var after: String?
  /// The number of days whose date changes, or that a festival or a paid day gains, loses, or moves to.
  package var days: Int?
  /// The change as a clause, which follows the subject.
  package var text: String
  /// The changes that this one sums up, such as those of many instants; complete reports list them instead.
  var members: [Change] = []

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

  /// Returns the change of a text or of a list of texts.
  ///
  /// - Parameter key: The purpose of the text, with its language.
  static func text(of subject: String, _ key: String, from old: String?, to new: String?) -> Change {
    let text =
      switch (old, new) {
      case (let old?, let new?): "'\(old)' → '\(new)'\(old.lookAlikes(in: new))"
      case (nil, let new): "new: '\(new ?? "")'"
      case (let old?, nil): "gone: '\(old)'"
      }
    return Change(.words, .word, subject, item: key, before: old, after: new, text: "\(key): \(text)")
  }

  /// The change itself, or the changes that it sums up.
  var each: [Change] { members.isEmpty ? [self] : members }
}

extension Change.Group {
  /// Creates the group of a changed date: past or future, relative to a day.
  init(_ day: DayNumber, now: DayNumber) {
    self = day < now ? .past : .future
  }
}
