public import Almanac

/// One of the twelve double hours of a day.
public struct DoubleHour: Hashable, Sendable {
  /// The position in the cycle of sixty.
  public let cycle: SexagenaryCycle
  /// The spirit of the double hour.
  public let spirit: DaySpirit

  /// Whether the double hour is lucky (giờ hoàng đạo).
  public var isAuspicious: Bool { spirit.isAuspicious }

  /// Whether it is Tý (子), which begins at 23:00 of the evening before the civil day whose first double hour it is.
  public var beginsOnEveningBefore: Bool { cycle.branch == 0 }

  /// The hour by the clock at which it begins: 23 (of the evening before) for Tý, then 1, 3 to 21.
  public var startHour: Int { (2 * cycle.branch + 23) % 24 }

  /// The hour by the clock at which it ends: 1, 3 to 23.
  public var endHour: Int { (startHour + 2) % 24 }
}

/// The double hours of a civil day, in order from Tý, from 23:00 of the evening before to 23:00 of the day.
public struct DoubleHours: RandomAccessCollection, Hashable, Sendable {
  private let dayCycle: SexagenaryCycle

  init(dayCycle: SexagenaryCycle) {
    self.dayCycle = dayCycle
  }

  /// The position of the hour of Tý, 0.
  public var startIndex: Int { 0 }
  /// The number of double hours, 12.
  public var endIndex: Int { 12 }

  /// The double hour of a branch: 0 (Tý) to 11 (Hợi); other numbers are taken modulo 12.
  public subscript(branch: Int) -> DoubleHour {
    let branch = branch.remainder(of: 12)
    // Stems of the hours repeat after five days; the cycle of spirits starts two branches later each day.
    let start = 2 * ((dayCycle.branch + 4) % 6)
    return DoubleHour(
      cycle: SexagenaryCycle(index: 12 * (dayCycle.index % 5) + branch),
      spirit: DaySpirit(place: branch - start))
  }

  /// The six lucky double hours (giờ hoàng đạo), in order.
  public var auspicious: [DoubleHour] { filter { $0.isAuspicious } }

  /// Returns the double hour at an hour by the clock of the civil day, 0 to 23.
  ///
  /// That from 23:00 on is the Tý of the next day, and not the first one of this list.
  public func hour(at clockHour: Int) -> DoubleHour {
    let hours = clockHour < 23 ? self : DoubleHours(dayCycle: dayCycle.advanced(by: 1))
    return hours[(clockHour + 1) / 2]
  }
}
