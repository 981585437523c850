extension LunarCalendar {
  /// The days of months whose numbers are disputed, in order of time: from 2033-08-25 to 2034-03-19 in the
  /// Japanese calendar, none in the others.
  ///
  /// Nobody decides on the lunar months of Japan. By the custom of its last official calendar, the solstices and
  /// equinoxes are in the months 2, 5, 8 and 11, and a month without a major term between them is the leap month
  /// (as Hirayama wrote it down in 1912). Where two of them are only two months apart, no numbering does that, and
  /// each month without a major term nearby was proposed as the leap month. The tables follow the rule of all
  /// calendars, which the association of Japanese calendar makers recommended in 2015.
  ///
  /// Such days are still certain in the sense of `isCertain(_:)`: no event of the sky is near
  /// midnight. A calendar with a country has an authority that decides, so nothing in it is disputed.
  public var disputedDays: [ClosedRange<DayNumber>] {
    guard countryID == nil else { return [] }
    var found: [ClosedRange<DayNumber>] = []
    for year in SolsticeEvent.years {
      for kind in SolsticeKind.allCases {
        if let event = try? SolsticeEvent(kind, year: year), let days = disputedDays(after: event) {
          found.append(days)
        }
      }
    }
    return found
  }

  /// Returns the disputed days, if there are only two months from an event to the next one.
  private func disputedDays(after event: SolsticeEvent) -> ClosedRange<DayNumber>? {
    guard let before = month(of: event.previous), let month = month(of: event),
      month.next?.next == self.month(of: event.next), let after = self.month(of: event.next?.next)
    else { return nil }
    var candidates: [LunarMonth] = []
    var next: LunarMonth? = before
    while let month = next, month != after {
      if !hasMajorTerm(month) { candidates.append(month) }
      next = month.next
    }
    guard let first = candidates.first, let last = candidates.last else { return nil }
    return first.firstDayNumber...last.lastDayNumber
  }

  /// Returns the month of a solstice or equinox; `nil` outside the tables.
  private func month(of event: SolsticeEvent?) -> LunarMonth? {
    event.flatMap { try? month(containing: DayNumber(date(of: $0.term))) }
  }

  private func hasMajorTerm(_ month: LunarMonth) -> Bool {
    guard let term = try? solarTerm(inForceOn: month.lastDayNumber),
      let major = term.term.isMajor ? term : term.previous
    else { return true }
    return DayNumber(date(of: major)) >= month.firstDayNumber
  }
}
