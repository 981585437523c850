package import AlmanacModel

/// A calendar as its Data file gives it: an id, zone eras, and what belongs to it.
package struct CalendarSource: Hashable, Sendable {
  /// A stretch of time with one offset from UTC.
  package struct Era: Hashable, Sendable {
    /// The first civil day.
    package var firstDay: DayNumber
    /// Local time minus UTC, in seconds.
    package var offset: Int64
    package var source: String
    /// Which midnight the change took place at, where that had to be decided.
    package var midnight: ChangeOver.Midnight?
  }

  /// The name of the file without `.tsv`.
  package var id: String
  package var path: String
  package var title: String
  /// Whose festivals and law it has: an id of a file `festivals-ID.tsv`, or nobody's.
  package var country: String?
  /// By whose custom its days are read, or nobody's.
  package var dayRules: DayRules?
  /// The code of the language that its names are its own in, if the library has it.
  package var names: String?
  /// The tables of Data/reference that it is compared with.
  package var references: [String] = []
  package var eras: [Era]
}

/// A decision on a change of offset, for an event that falls between the midnights of the two offsets.
package enum ChangeOver {
  package enum Midnight: String, CaseIterable, Sendable {
    /// The midnight by the offset of the era that ends.
    case endingEra = "ending-era"
    /// The midnight by the offset of the era that begins.
    case beginningEra = "beginning-era"
  }
}
