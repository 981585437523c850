package import AlmanacModel
package import SourceText

/// A calendar from its file in Data/: an id, zone eras and other facts.
package struct CalendarSource: Hashable, Sendable {
  /// A span of time with one offset from UTC.
  package struct Era: Hashable, Sendable {
    /// The first civil day.
    package var firstDay: DayNumber
    /// Local time minus UTC, in seconds.
    package var offset: Int64
    package var source: String
    /// The midnight at which the change happened, if that had to be decided.
    package var midnight: ChangeOver.Midnight?
  }

  /// The name of the file without `.tsv`.
  package var id: String
  package var path: String
  package var title: String
  /// The country of its festivals and laws: the id of a file `festivals-ID.tsv`; `nil` if there is none.
  package var country: String?
  /// The tradition of its day almanac; `nil` if there is none.
  package var dayRules: DayRules?
  /// The code of the language in which its names are native; `nil` if the library does not have it.
  package var names: String?
  /// The paths of the tables in Data/reference with which it is compared.
  package var references: [String] = []
  /// The days of months whose numbers are disputed, in order; see ``DisputeRule``.
  package var disputed: [ClosedRange<CivilDate>] = []
  /// The place of the header line with these days; `nil` if the calendar was not read from a file.
  package var disputedLocation: SourceLocation?
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
