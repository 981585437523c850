public import Almanac
public import Documents

/// The drinks, goals and settings of a user, as they were read: some months, and what follows from all others.
///
/// The facts do not depend on the day on which they are read. Functions that change them append lines, which
/// ``HydrationStore/update(at:in:limit:_:)`` writes; a journal without files, as in previews, is changed in the same way.
public struct HydrationJournal: Hashable, Sendable {
  /// The drinks of the months that were read.
  public internal(set) var log = HydrationLog()
  /// The settings, the last weather and the last workouts.
  public internal(set) var settings = HydrationSettings()
  /// Whether the settings could be read; otherwise drinks are logged without the goal of their day.
  public internal(set) var hasSettings = true
  /// What is wrong with the files of months; the rest of them counts.
  public package(set) var doubts: [JournalDoubt] = []
  /// What is wrong with the files of months that were not read.
  var unread: [YearMonth: JournalDoubt.Kind] = [:]
  /// The files of the months; `nil` for a journal in memory.
  let files: JournalFiles?
  /// The months that were read.
  var months: [YearMonth: JournalMonth] = [:]
  /// What follows from the other months.
  var summaries: [YearMonth: MonthSummary] = [:]
  /// The lines to write, in order.
  var pending: [Lines] = []
  /// What followed from the months when the cache was written; empty if that is of other files.
  var cached: [YearMonth: MonthSummary] = [:]
  /// Drinks of lines that another month replaces while they are still there.
  var halfMoved: [LineMark: HalfMoved] = [:]
  /// The drinks of an old file that are not moved yet, and count beside those of the months.
  var oldDrinks = OldDrinks()

  /// Lines of a month.
  struct Lines: Hashable {
    let month: YearMonth
    /// The length of the file before them.
    let place: Int
    var bytes: [UInt8]
  }

  /// A drink that is in another month already, with the change that moved it.
  struct HalfMoved: Hashable {
    let drink: JournalMonth.Drink
    let change: Int?
  }

  /// Makes a journal without drinks and settings.
  public init() { files = nil }

  /// The settings of the user.
  public var profile: HydrationProfile { settings.profile }

  /// Returns the user's days in a zone.
  public func days(in zone: ZoneClock) -> LocalDays {
    LocalDays(zone: zone, dayStartHour: profile.dayStartHour)
  }

  /// The number of days with drinks and the number of drinks, in all months.
  public var count: (days: Int, drinks: Int) {
    summaries.values.reduce((log.days.count, log.entries.count)) { count, month in
      (count.0 + month.days.nonzeroBitCount, count.1 + month.drinks)
    }
  }

  /// Whether no file has a line, as after a first drink that was never finished.
  var isEmpty: Bool {
    unread.isEmpty && summaries.values.allSatisfy { $0.last.number == 0 }
      && months.values.allSatisfy { $0.last.number == 0 && $0.refusal == nil }
  }

  /// The months that have a file.
  var allMonths: Set<YearMonth> { Set(months.keys).union(summaries.keys).union(unread.keys) }

  /// The form of the lines of a month that was read, if a newer version has written it; otherwise `nil`.
  var newerFormat: Int? {
    months.values.compactMap { if case .newer(let format)? = $0.refusal { format } else { nil } }.max()
  }

  /// The number of drinks that were added again with all members equal; each counts once.
  public var repeatedDrinks: Int { months.values.reduce(0) { $0 + $1.repeatedDrinks } }
  /// The number of drinks that had the id of another one, and have a new id.
  public var renamedDrinks: Int { months.values.reduce(0) { $0 + $1.renamedDrinks } }

  /// What cannot be read in the settings, in the months that were read and in an old file, for a developer; all of it is kept.
  public var problems: [JSONValueError] {
    settings.problems + oldDrinks.problems
      + months.values.sorted { $0.month < $1.month }.flatMap { month in
        month.problems.map { $0.inside("\(month.month)") }
      }
  }
}
