/// An event of the sky whose civil day is not certain, and the days whose lunar date hangs on it.
///
/// ```swift
/// let day = DayNumber(try CivilDate(year: 2072, month: 12, day: 20))
/// if let doubt = try LunarCalendar.vietnamese.doubt(on: day) {
///   print(doubt.margin.secondsFromMidnight)  // -3: the month may begin a day later
/// }
/// ```
public struct LunarDoubt: Hashable, Sendable {
  /// What is uncertain.
  public enum Event: Hashable, Sendable {
    /// The new moon that begins a month.
    case newMoon(MoonPhaseEvent)
    /// A major solar term, which decides on a leap month.
    case solarTerm(SolarTermEvent)
  }

  /// The event.
  public let event: Event
  /// How close it is to midnight, what its day rests on, and the day it has otherwise.
  public let margin: DayMargin
  /// The days from the first to the last whose lunar date would be another.
  public let days: ClosedRange<DayNumber>
}

extension LunarCalendar {
  /// What the lunar date of a day hangs on, if it is not certain.
  ///
  /// A lunar date is certain when every new moon and solar term it rests on has the same civil day for every plausible
  /// difference of clocks from Terrestrial Time: Delta T within two standard deviations before 1972, and UTC with or
  /// without the leap seconds of the future.
  ///
  /// - Returns: `nil` if the date is certain.
  /// - Throws: ``LunarDateError/dayOutsideTables(_:)`` for a day that has no lunar date.
  public func doubt(on day: DayNumber) throws(LunarDateError) -> LunarDoubt? {
    _ = try lunarDate(of: day)
    return doubts.first { $0.days.contains(day) }
  }

  /// Whether the lunar date of a day is certain.
  ///
  /// - Throws: ``LunarDateError/dayOutsideTables(_:)`` for a day that has no lunar date.
  public func isCertain(_ day: DayNumber) throws(LunarDateError) -> Bool { try doubt(on: day) == nil }

  /// All doubts of the calendar, in the order of time.
  public var doubts: Doubts { Doubts(calendar: self) }

  /// The doubts of a calendar.
  public struct Doubts: Sequence, Sendable {
    let calendar: LunarCalendar

    /// Gives one doubt after the other.
    public func makeIterator() -> Iterator { Iterator(calendar: calendar) }

    /// Gives one doubt after the other.
    public struct Iterator: IteratorProtocol, Sendable {
      let calendar: LunarCalendar
      private var index = 0

      init(calendar: LunarCalendar) {
        self.calendar = calendar
      }

      /// The next doubt.
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
