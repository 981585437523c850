/// A day that a law pays for a festival.
package struct PaidHoliday<Festival: Sendable>: Sendable {
  package private(set) var day: DayNumber
  package let festival: Festival
  private let id: String
  /// The id of the festival among whose days it counts, if it is one of these.
  private let among: String?
  /// The number of all paid days of the festival, if a decision of each year chooses the others.
  private let count: Int?
  /// What the law says if the day falls on a weekend or on another holiday.
  private let substitute: SubstituteRule

  package init(
    day: DayNumber, festival: Festival, id: String, paidDays: PaidDays, substitute: SubstituteRule
  ) {
    (self.day, self.festival, self.id, self.substitute) = (day, festival, id, substitute)
    among = if case .among(let festival) = paidDays { festival } else { nil }
    count = if case .decidedEveryYear(let count) = paidDays { count } else { nil }
  }

  /// Returns holidays by their day.
  ///
  /// A day that counts among those of another festival on it, such as the eve of Seollal, is told once.
  package static func byDay(_ holidays: [PaidHoliday]) -> [DayNumber: [PaidHoliday]] {
    Dictionary(grouping: holidays) { $0.day }.mapValues { found in
      found.filter { holiday in
        !found.contains { other in holiday.among.map { $0.utf8.elementsEqual(other.id.utf8) } ?? false }
      }
    }
  }

  /// A day off with the holiday that gives it.
  package typealias Substitute = (day: DayNumber, holiday: PaidHoliday)

  /// Returns the days that are off in place of holidays, each with the holiday that gives it, in the order of the holidays.
  ///
  /// The runtime calls it for a range, the compiler to check decided days against the law, so that there is one rule. A holiday
  /// that a weekend takes away gives the next working day that nothing else has taken; on a working day, one of several holidays
  /// gives one.
  ///
  /// - Parameters:
  ///   - holidays: The holidays by their day.
  ///   - isTaken: Whether a decision gives a day off.
  package static func substitutes(
    for holidays: [DayNumber: [PaidHoliday]], isTaken: (DayNumber) -> Bool
  ) -> [Substitute] {
    var found: [Substitute] = []
    for day in Array(holidays.keys).inOrder(of: { Int64($0.rataDie) }) {
      for holiday in Self.substituted(holidays[day] ?? []) {
        var substitute = day.advanced(by: 1)
        while substitute.weekday.isWeekend || holidays[substitute] != nil || isTaken(substitute)
          || found.contains(where: { $0.day == substitute })
        {
          substitute = substitute.advanced(by: 1)
        }
        found.append((substitute, holiday))
      }
    }
    return found
  }

  /// Returns the days that a decision usually gives off, each with its holiday.
  ///
  /// Days that the law leaves to a decision, such as the fifth of Tết, are directly before those that it names or directly behind
  /// them. A day that is off both ways, chosen or in place of another, is usual.
  package static func usual(for holidays: [DayNumber: [PaidHoliday]]) -> [Substitute] {
    let before = daysOff(besides: holidays, choosing: -1)
    return daysOff(besides: holidays, choosing: 1).filter { one in before.contains { $0.day == one.day } }
  }

  /// Returns the working days off besides `holidays`, if those left to a decision are before those of the law (-1) or behind them (1).
  private static func daysOff(
    besides holidays: [DayNumber: [PaidHoliday]], choosing step: Int
  ) -> [Substitute] {
    var (all, chosen) = (holidays, [Substitute]())
    for holiday in holidays.values.joined() {
      guard let count = holiday.count else { continue }
      func isOwn(_ day: DayNumber) -> Bool {
        holidays[day]?.contains { ($0.among ?? $0.id).utf8.elementsEqual(holiday.id.utf8) } ?? false
      }
      var (other, start) = (holiday, holiday.day)
      while isOwn(start.advanced(by: -step)) { start = start.advanced(by: -step) }
      while isOwn(other.day.advanced(by: step)) { other.day = other.day.advanced(by: step) }
      while abs(start.distance(to: other.day)) + 1 < count {
        other.day = other.day.advanced(by: step)
        all[other.day, default: []].append(other)
        if !other.day.weekday.isWeekend, holidays[other.day] == nil { chosen.append((other.day, other)) }
      }
    }
    return chosen + substitutes(for: all) { _ in false }
  }

  /// Returns those of a day's holidays that give another day.
  private static func substituted(_ holidays: [PaidHoliday]) -> [PaidHoliday] {
    let withRule = holidays.filter { $0.substitute != .none }
    return switch holidays.first?.day.weekday.rawValue {
    case 6: withRule
    case 5: withRule.filter { $0.substitute == .weekend }
    default: holidays.count > 1 ? Array(withRule.prefix(1)) : []
    }
  }
}
