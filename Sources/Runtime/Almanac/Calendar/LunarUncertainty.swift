import AlmanacTables

/// The reason why lunar dates are uncertain, and the days that may have others.
///
/// ```swift
/// let day = DayNumber(try CivilDate(year: 2072, month: 12, day: 20))
/// if let uncertainty = try LunarCalendar.vietnamese.uncertainty(on: day) {
///   print(uncertainty.margin?.secondsFromMidnight as Any)  // -3: the month may begin a day later
/// }
/// ```
public struct LunarUncertainty: Hashable, Sendable {
  /// The causes that may change lunar dates.
  public enum Reason: Hashable, Sendable {
    /// A new moon, which begins a month, is so close to midnight that its civil day is uncertain.
    case newMoon(MoonPhaseEvent, DayMargin)
    /// A major solar term, which decides on a leap month, is so close to midnight that its civil day is uncertain.
    case solarTerm(SolarTermEvent, DayMargin)
    /// It is disputed which month is the leap month; the number, 1 to 12, is that of the tables.
    ///
    /// Nobody decides on the lunar months of Japan. By the custom of its last official calendar, the solstices and
    /// equinoxes are in the months 2, 5, 8 and 11, and a month without a major term between them is the leap month
    /// (as Hirayama wrote it down in 1912). Where two of them are only two months apart, no numbering does that, and
    /// each month without a major term nearby was proposed as the leap month. The tables follow the rule of all
    /// calendars, which the association of Japanese calendar makers recommended in 2015.
    case leapMonth(Int)
  }

  /// The cause that may change the lunar dates.
  public let reason: Reason
  /// The days that would have another lunar date, from the first to the last.
  public let days: ClosedRange<DayNumber>

  /// The distance from midnight, the assumption behind it, and the other day that the event may fall on; `nil` for a
  /// disputed leap month, which depends on no event near midnight.
  public var margin: DayMargin? {
    switch reason {
    case .newMoon(_, let margin), .solarTerm(_, let margin): margin
    case .leapMonth: nil
    }
  }
}

extension LunarCalendar {
  /// Returns the reason why the lunar date of a day is uncertain, or `nil` if it is certain.
  ///
  /// A lunar date is certain if every new moon and solar term behind it has the same civil day for all
  /// plausible differences between clocks and Terrestrial Time (Delta T within two standard deviations before
  /// 1972, and UTC with or without the leap seconds of the future), and if nobody disputes the number of its
  /// month. A certain date may still be another one in a published table; see ``publishedDifferences``.
  ///
  /// - Throws: ``LunarDateError/dayOutsideTables(_:)`` for a day that has no lunar date.
  public func uncertainty(on day: DayNumber) throws(LunarDateError) -> LunarUncertainty? {
    _ = try lunarDate(of: day)
    return uncertainties { $0.contains(day) }.first
  }

  /// Whether the lunar date of a day is certain.
  ///
  /// - Throws: ``LunarDateError/dayOutsideTables(_:)`` for a day that has no lunar date.
  public func isCertain(_ day: DayNumber) throws(LunarDateError) -> Bool { try uncertainty(on: day) == nil }

  /// All uncertain lunar dates of the calendar, in order of time.
  public var uncertainties: [LunarUncertainty] { uncertainties { _ in true } }

  /// Returns the uncertain lunar dates whose days satisfy a condition, in order of time.
  private func uncertainties(_ isWanted: (ClosedRange<DayNumber>) -> Bool) -> [LunarUncertainty] {
    var uncertainties: [LunarUncertainty] = []
    for span in calendarRecords[Int(index)].disputed {
      let days = DayNumber(span.lowerBound)...DayNumber(span.upperBound)
      if isWanted(days), let uncertainty = dispute(of: days) { uncertainties.append(uncertainty) }
    }
    for index in 0..<table.uncertaintyCount {
      guard let record = table.uncertainty(at: index), isWanted(record.days),
        let uncertainty = uncertainty(record)
      else {
        continue
      }
      uncertainties.append(uncertainty)
    }
    return uncertainties.inOrder { Int64($0.days.lowerBound.rataDie) }
  }

  /// Returns the uncertainty of months with disputed numbers, one of which is the leap month.
  private func dispute(of days: ClosedRange<DayNumber>) -> LunarUncertainty? {
    var month = try? month(containing: days.lowerBound)
    while let next = month, !next.isLeap, next.lastDayNumber < days.upperBound { month = next.next }
    return month.flatMap { $0.isLeap ? LunarUncertainty(reason: .leapMonth($0.number), days: days) : nil }
  }

  private func uncertainty(_ record: LunarUncertaintyRecord) -> LunarUncertainty? {
    do throws(SkyError) {
      switch record.event {
      case .newMoon(let lunation):
        let event = try MoonPhaseEvent(.newMoon, lunation: lunation)
        return LunarUncertainty(reason: .newMoon(event, margin(of: event)), days: record.days)
      case .solarTerm(let term, let year):
        let event = try SolarTermEvent(term, year: year)
        return LunarUncertainty(reason: .solarTerm(event, margin(of: event)), days: record.days)
      }
    } catch {
      return nil
    }
  }
}

/// Days on which a published table, or a program that many people use, has other lunar dates than a calendar.
///
/// It does not make our dates less certain. For future years, most others use a prediction of the Earth's
/// rotation instead of UTC, which civil clocks follow, so a new moon within two minutes of midnight may fall
/// on another day.
public struct PublishedDifference: Hashable, Sendable {
  /// The source of the other dates: `Hong Kong Observatory`, or programs with their versions.
  public let authority: String
  /// The days with another lunar date, from the first to the last.
  public let days: ClosedRange<DayNumber>
  /// The lunar date that this source has on the first of these days.
  public let lunarDate: LunarDate

  /// Returns the difference on one of its days, with the lunar date that the source has then; `nil` on other days.
  ///
  /// Its month begins a day before ours or after it, so its later days are one more or one less than ours.
  ///
  /// - Parameter calendar: The calendar whose difference it is.
  package func on(_ day: DayNumber, in calendar: LunarCalendar) throws(LunarDateError) -> PublishedDifference?
  {
    guard days.contains(day) else { return nil }
    guard day > days.lowerBound else {
      return PublishedDifference(authority: authority, days: day...day, lunarDate: lunarDate)
    }
    let ours = try calendar.lunarDate(of: day)
    let isAhead = lunarDate.day == 1
    let month = isAhead ? lunarDate : ours
    let theirs = try LunarDate(
      year: month.year, month: month.month, isLeapMonth: month.isLeapMonth,
      day: isAhead ? 1 + days.lowerBound.distance(to: day) : ours.day - 1)
    return PublishedDifference(authority: authority, days: day...day, lunarDate: theirs)
  }
}

extension LunarCalendar {
  /// The days on which published tables differ from the calendar, in order of time; empty if none is known to.
  ///
  /// These are the differences of printed tables, and those of widely used programs after 2026 that are caused by
  /// an event near midnight. Several sources may have the same other date; the most important is named.
  public var publishedDifferences: [PublishedDifference] {
    AlmanacTables.publishedDifferences.compactMap { record in
      guard record.calendar.isSame(as: id), let lunarDate = LunarDate(record.theirs.text) else { return nil }
      return PublishedDifference(
        authority: record.authority.text, days: DayNumber(record.firstDay)...DayNumber(record.lastDay),
        lunarDate: lunarDate)
    }
  }
}
