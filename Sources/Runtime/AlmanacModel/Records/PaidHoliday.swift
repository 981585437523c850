/// A day that a law pays for a festival.
package struct PaidHoliday<Festival: Sendable>: Sendable {
  package let day: DayNumber
  package let festival: Festival
  private let id: String
  /// The id of the festival among whose days it counts, if it is one of these.
  private let among: String?
  /// The rule of the law if the day falls on a weekend or on another holiday.
  private let substitute: SubstituteRule

  package init(
    day: DayNumber, festival: Festival, id: String, paidDays: PaidDays, substitute: SubstituteRule
  ) {
    (self.day, self.festival, self.id, self.substitute) = (day, festival, id, substitute)
    among = if case .among(let festival) = paidDays { festival } else { nil }
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
  ) -> [(day: DayNumber, holiday: PaidHoliday)] {
    var found: [(day: DayNumber, holiday: PaidHoliday)] = []
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
