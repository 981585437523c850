import WidgetFoundation

/// The days on which the widgets change by themselves, and how old their data may be.
enum WidgetDays {
  /// Entries are made for at least so many days, and for at most so many.
  static let daysAhead = 7...35
  /// After so many whole days without a word of the app, its data counts as old.
  static let freshDays = 3

  /// Now and the beginnings of the days to the end of the period, the first day of the next one included.
  ///
  /// Without a document only the app can change anything.
  static func schedule(
    of state: BudgetState, from instant: Instant, in environment: WidgetEnvironment,
    kind: (BudgetDocument) -> PeriodKind
  ) -> Schedule {
    guard case .document(let document, _) = state, let today = environment.days.day(at: instant),
      let period = try? Period(kind(document), containing: today, rules: document.rules)
    else { return Schedule(now: instant, later: [], reload: .never) }
    let left = today.days(to: period.last) + 1
    let count = max(daysAhead.lowerBound, min(daysAhead.upperBound, left))
    let starts = environment.days.starts(after: instant, count: count)
    guard let last = starts.last else { return Schedule(now: instant, later: [], reload: .never) }
    return Schedule(now: instant, later: starts, reload: .after(last))
  }

  /// The moment since which nothing was heard of the app, if that is too long ago.
  ///
  /// That is the day of the totals, or the moment the document was written if that is earlier.
  static func staleSince(
    _ document: BudgetDocument, _ writtenAt: Instant?, today: CivilDate, in environment: WidgetEnvironment
  ) -> (instant: Instant, day: CivilDate)? {
    let writtenDay = writtenAt.flatMap(environment.days.day(at:))
    let day = min(document.asOf, writtenDay ?? document.asOf)
    guard day.days(to: today) > freshDays else { return nil }
    let written = day == writtenDay ? writtenAt : nil
    return (written ?? environment.days.start(of: day)).map { ($0, day) }
  }
}
