public import Almanac
public import Documents

/// The drinks, goals and settings of a user, as they were read: some months, and summaries of all others.
///
/// A file has the drinks that were logged in its month, whatever their days are now: an edit never moves a
/// drink to another file. Nothing depends on the day of reading. Functions that change a journal append
/// lines, which ``HydrationStore/update(at:in:limit:refusingOtherFiles:_:)`` writes; a journal without files
/// is changed in the same way.
public struct HydrationJournal: Hashable, Sendable {
  /// The drinks of the days of months that were read.
  public internal(set) var log = HydrationLog()
  /// The settings, the last weather and the last workouts.
  public internal(set) var settings = HydrationSettings()
  /// Whether the settings could be read; otherwise drinks are logged without the goal of their day.
  public internal(set) var hasSettings = true
  /// The lines that are damaged or missing, by month; all others count.
  public package(set) var lost: [LostLines] = []
  /// The reasons why files of months cannot be read now; their lines may be intact.
  public package(set) var unreadable: [StoreError] = []
  /// The files of the months; `nil` for a journal in memory.
  let files: JournalFiles?
  /// The files that were read, by month.
  var months: [YearMonth: JournalMonth] = [:]
  /// Summaries of the months whose days were not read.
  var summaries: [YearMonth: MonthSummary] = [:]
  /// The cache as it was read.
  var cached: [YearMonth: MonthSummary] = [:]
  /// Whether the cache was missing or wrong, so that all files were read.
  var hasReadAll = false
  /// The files that cannot be read now.
  var unread: [YearMonth: StoreError] = [:]
  /// The lines to write, in order.
  var pending: [Lines] = []
  /// The drinks of an old file that are in no month yet, and count beside those of the months.
  var oldDrinks = OldDrinks()
  /// Now, in whole seconds; `nil` if unknown.
  var now: Instant?

  /// Lines of a month.
  struct Lines: Hashable {
    let month: YearMonth
    /// The length of the file before them.
    let offset: Int
    var bytes: [UInt8]
  }

  /// Creates a journal without drinks and settings.
  public init() { files = nil }

  /// Creates a journal of files, of which nothing is read yet.
  init(of files: JournalFiles) { self.files = files }

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

  /// Returns whether a day without drinks is one on which nothing was drunk: not before the first drink, and not if lines of its
  /// month are damaged or missing.
  package func isKnown(_ day: DayNumber) -> Bool {
    let month = YearMonth(of: CivilDate(day))
    return unread[month] == nil && !lost.contains { $0.month == month }
      && (log.days.first.map { $0.day <= day } == true
        || summaries.contains { $0.key < month && $0.value.drinks > 0 })
  }

  /// Whether no file has a line, for example because the first write was interrupted.
  var isEmpty: Bool {
    unread.isEmpty && lost.isEmpty && summaries.values.allSatisfy { $0.last.number == 0 && $0.drinks == 0 }
      && months.values.allSatisfy { $0.isEmpty && $0.refusal == nil }
  }

  /// The number of drinks that were added again with all members equal; each counts once.
  public var repeatedDrinks: Int { months.values.reduce(0) { $0 + $1.repeatedDrinks } }
  /// The number of drinks that had the id of another one, and have a new id.
  public var renamedDrinks: Int { months.values.reduce(0) { $0 + $1.renamedDrinks } }

  /// The unreadable elements of the settings, of the months that were read and of an old file, for a
  /// developer; all are kept.
  public var problems: [JSONValueError] {
    settings.problems + oldDrinks.problems
      + months.values.sorted { $0.month < $1.month }.flatMap { month in
        month.problems.map { $0.inside("\(month.month)") }
      }
  }
}

/// Lines of a month's file that are damaged or missing; the other lines count, and the file is not changed.
public struct LostLines: Hashable, Sendable {
  /// The month of the file.
  public let month: YearMonth
  /// The path of the file, which may be gone.
  public let path: String
  /// The number of lines, from 1.
  public let count: Int
  /// The instant at which the loss of this many lines was first noticed.
  let since: Instant?

  package init(_ month: YearMonth, path: String, count: Int, since: Instant? = nil) {
    (self.month, self.path, self.count, self.since) = (month, path, count, since)
  }

  /// The number of days for which a widget shows that lines are lost.
  static let signDays: Int64 = 7

  /// Returns whether a widget shows the loss: for seven days after it was first noticed.
  public func isNew(at instant: Instant) -> Bool {
    guard let since else { return true }
    return instant.secondsSince1970 < since.secondsSince1970 + Self.signDays * 86_400
  }
}
