public import Almanac

/// One of the twelve double hours of a day.
public struct DoubleHour: Hashable, Sendable {
  /// The position in the cycle of sixty.
  public let cycle: SexagenaryCycle
  /// The spirit of the double hour.
  public let spirit: DaySpirit

  /// Whether the double hour is lucky (giờ hoàng đạo).
  public var isAuspicious: Bool { spirit.isAuspicious }

  /// The hour by the clock at which it begins: 23 (of the evening before) for Tý, then 1, 3 to 21.
  public var startHour: Int { (2 * cycle.branch + 23) % 24 }

  /// The hour by the clock at which it ends: 1, 3 to 23.
  public var endHour: Int { (startHour + 2) % 24 }
}

/// The double hours of a day, in order from Tý.
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

  /// Returns the double hour at an hour by the clock, 0 to 22.
  ///
  /// The double hour from 23:00 on belongs to the next day.
  public func hour(at clockHour: Int) -> DoubleHour { self[(clockHour + 1) / 2] }
}
