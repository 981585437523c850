/// An event of the sky whose civil day is not certain, and the days whose lunar date depends on it.
///
/// ```swift
/// let day = DayNumber(try CivilDate(year: 2072, month: 12, day: 20))
/// if let doubt = try LunarCalendar.vietnamese.doubt(on: day) {
///   print(doubt.margin.secondsFromMidnight)  // -3: the month may begin a day later
/// }
/// ```
public struct LunarDoubt: Hashable, Sendable {
  /// An event of the sky that a lunar date depends on.
  public enum Event: Hashable, Sendable {
    /// The new moon that begins a month.
    case newMoon(MoonPhaseEvent)
    /// A major solar term, which decides on a leap month.
    case solarTerm(SolarTermEvent)
  }

  /// The event whose day is uncertain.
  public let event: Event
  /// The distance from midnight, the assumption behind it, and the other day that the event may fall on.
  public let margin: DayMargin
  /// The days whose lunar date would change, from the first to the last.
  public let days: ClosedRange<DayNumber>
}

extension LunarCalendar {
  /// Returns the event that makes the lunar date of a day uncertain, or `nil` if the date is certain.
  ///
  /// A lunar date is certain if every new moon and solar term behind it has the same civil day for all
  /// plausible differences between clocks and Terrestrial Time: Delta T within two standard deviations before
  /// 1972, and UTC with or without the leap seconds of the future.
  ///
  /// - Throws: ``LunarDateError/dayOutsideTables(_:)`` for a day that has no lunar date.
  public func doubt(on day: DayNumber) throws(LunarDateError) -> LunarDoubt? {
    _ = try lunarDate(of: day)
    return doubts.first { $0.days.contains(day) }
  }

  /// Whether the lunar date of a day is certain.
  ///
  /// - Throws: ``LunarDateError/dayOutsideTables(_:)`` for a day that has no lunar date.
  public func isCertain(_ day: DayNumber) throws(LunarDateError) -> Bool { try doubt(on: day) == nil }

  /// All doubts of the calendar, in order of time.
  public var doubts: Doubts { Doubts(calendar: self) }

  /// The doubts of a calendar.
  public struct Doubts: Sequence, Sendable {
    let calendar: LunarCalendar

    /// Creates an iterator over the doubts in order of time.
    public func makeIterator() -> Iterator { Iterator(calendar: calendar) }

    /// An iterator over the doubts, in order of time.
    public struct Iterator: IteratorProtocol, Sendable {
      let calendar: LunarCalendar
      private var index = 0

      init(calendar: LunarCalendar) {
        self.calendar = calendar
      }

      /// Returns the next doubt, or `nil` after the last.
      public mutating func next() -> LunarDoubt? {
        while index < calendar.table.doubtCount {
          defer { index += 1 }
          if let doubt = calendar.table.doubt(at: index).flatMap(calendar.doubt) { return doubt }
        }
        return nil
      }
    }
  }

  private func doubt(_ record: LunarDoubtRecord) -> LunarDoubt? {
    do throws(SkyError) {
      switch record.event {
      case .newMoon(let lunation):
        let event = try MoonPhaseEvent(.newMoon, lunation: lunation)
        return LunarDoubt(event: .newMoon(event), margin: margin(of: event), days: record.days)
      case .solarTerm(let term, let year):
        let event = try SolarTermEvent(term, year: year)
        return LunarDoubt(event: .solarTerm(event), margin: margin(of: event), days: record.days)
      }
    } catch {
      return nil
    }
  }
}
