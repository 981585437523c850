/// The reason why a decision gives a day off, or makes people work on it; the raw values are those of Data/ and of JSON.
public enum DecidedDayKind: String, CaseIterable, Hashable, Sendable {
  /// A working day off in place of a holiday that falls on a weekend or on another holiday: 补休, nghỉ bù, 대체공휴일.
  case inPlace = "in-place"
  /// A working day off that is exchanged for a worked weekend: 调休, hoán đổi.
  case bridging
  /// A day of a holiday whose dates the law leaves to a decision every year, such as the fifth day of Tết.
  case chosen
  /// A Saturday or Sunday that the decision names as part of a break.
  case weekend
  /// A day off that was decided once: 임시공휴일.
  case temporary
  /// The day of an election.
  case election
  /// A Saturday, Sunday or holiday on which people work.
  case worked
}

/// The rule of a law for a paid day that falls on a weekend or on another public holiday; the raw values are those of Data/.
@usableFromInline package enum SubstituteRule: String, CaseIterable, Hashable, Sendable {
  /// It gives no other day.
  case none = "-"
  /// A Sunday, or another public holiday, gives another day off.
  case sunday
  /// A Saturday too.
  case weekend
  /// A Saturday gives the working day before it, a Sunday the one after it, and another public holiday none.
  case nearest
  /// A Sunday, or another public holiday on any day: a Saturday is a day as others are, and can be the other day off.
  case general
}

/// Whether the days that substitute rules give are certain in a country; the raw values are those of Data/.
public enum SubstituteBasis: String, CaseIterable, Hashable, Sendable {
  /// The law fixes their dates.
  case law
  /// The law fixes their dates, and no decision adds days or exchanges them.
  case lawAlone = "law-alone"
  /// Decisions usually give them.
  case forecast
}

/// A decision of a government about days off, as a row of the tables.
@usableFromInline package struct DecisionRecord: Sendable {
  @usableFromInline package let country: TableText
  @usableFromInline package let id: TableText
  /// The year whose days it decides.
  @usableFromInline package let year: Int
  /// Whether all days off of the year are decided with it.
  @usableFromInline package let settlesYear: Bool
  /// The number of the document, or its title.
  @usableFromInline package let number: TableText
  /// The date of the document.
  @usableFromInline package let date: CivilDate
  #if hasFeature(Embedded)
  /// Empty: no answer of WebAssembly says where a decision can be read, and these texts are a tenth of its tables.
  @inlinable package var source: TableText { "" }
  #else
  /// The publication in which it can be read.
  @usableFromInline package let source: TableText
  #endif

  @inlinable @_transparent package init(
    country: TableText, id: TableText, year: Int, settlesYear: Bool, number: TableText, date: CivilDate,
    source: TableText
  ) {
    (self.country, self.id, self.year, self.settlesYear) = (country, id, year, settlesYear)
    (self.number, self.date) = (number, date)
    #if !hasFeature(Embedded)
    self.source = source
    #endif
  }
}

/// The days around a festival that a decision names, as a row of the tables.
@usableFromInline package struct BreakRecord: Sendable {
  @usableFromInline package let country: TableText
  /// The id of the decision in its country.
  @usableFromInline package let decision: TableText
  /// The id of the festival; `nil` if the days belong to none.
  @usableFromInline package let festival: TableText?
  /// The days in order, each with its kind: `2026-01-03 weekend, 2026-01-04 worked`.
  @usableFromInline package let days: TableText

  @inlinable @_transparent package init(
    country: TableText, decision: TableText, festival: TableText? = nil, days: TableText
  ) {
    (self.country, self.decision, self.festival, self.days) = (country, decision, festival, days)
  }
}

extension DecidedDayKind {
  /// The days that a decision about a year can name: those within a month of it.
  package static func days(about year: Int) -> ClosedRange<DayNumber> {
    let year = Int32(truncatingIfNeeded: year)
    return DayNumber(CivilDate(unchecked: year - 1, 12, 1))...DayNumber(CivilDate(unchecked: year + 1, 1, 31))
  }

  /// Returns the rule that a day of this kind breaks, in words that follow "expected" or "is not"; `nil` if it breaks none.
  ///
  /// The compiler checks rows of Data/ with it, and the runtime decisions that an app loads.
  ///
  /// - Parameters:
  ///   - date: The day.
  ///   - year: The year whose days the decision decides.
  ///   - decidedOn: The date of the decision.
  ///   - holiday: The id of the public holiday for which a law gives the day off; `nil` if there is none.
  package func rule(on date: CivilDate, of year: Int, decidedOn: CivilDate, holiday: String?) -> String? {
    let isWeekend = date.weekday.isWeekend
    let days = Self.days(about: year)
    return if !days.contains(DayNumber(date)) {
      "a day from \(CivilDate(days.lowerBound)) to \(CivilDate(days.upperBound))"
    } else if decidedOn > date {
      "a day from \(decidedOn) on, when it was decided"
    } else if self == .worked {
      isWeekend || holiday != nil ? nil : "a Saturday, a Sunday or a holiday; people work on others anyway"
    } else if let holiday {
      "a day that needs a decision; a law gives this one for '\(holiday)', so leave it out"
    } else if self == .weekend, !isWeekend {
      "a Saturday or Sunday"
    } else if isWeekend, self != .weekend, self != .chosen {
      "a day from Monday to Friday; only the kinds weekend, chosen and worked can be at a weekend"
    } else {
      nil
    }
  }
}

/// A day that a law pays for a festival.
package struct PaidHoliday<Festival: Sendable>: Sendable {
  package private(set) var day: DayNumber
  package let festival: Festival
  private let id: String
  /// The id of the festival among whose days it counts, if it is one of these.
  private let among: String?
  /// The number of all paid days of the festival, if a decision of each year chooses the others.
  private let count: Int?
  /// The rule of the law if the day falls on a weekend or on another holiday.
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
  /// A day that counts among those of another festival on it, such as the eve of Seollal, is listed once.
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
  /// The runtime calls it for a range, the compiler to check decided days against the law, so that there is one rule. A
  /// holiday on a day of rest that its rule names gives the next free working day, or the last one before it; of several holidays on one working day, the
  /// first with a rule gives such a day too.
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
        let step = holiday.substitute == .nearest && day.weekday == .saturday ? -1 : 1
        var substitute = day.advanced(by: step)
        while holiday.isRest(substitute) || holidays[substitute] != nil || isTaken(substitute)
          || found.contains(where: { $0.day == substitute })
        {
          substitute = substitute.advanced(by: step)
        }
        found.append((substitute, holiday))
      }
    }
    return found
  }

  /// Returns the days that a decision usually gives off, each with its holiday.
  ///
  /// Days that the law leaves to a decision, such as the fifth of Tết, are directly before or directly after
  /// those that it names. A day that is off in both cases is usual.
  package static func usual(for holidays: [DayNumber: [PaidHoliday]]) -> [Substitute] {
    let before = daysOff(besides: holidays, choosing: -1)
    return daysOff(besides: holidays, choosing: 1).filter { one in before.contains { $0.day == one.day } }
  }

  /// Returns the working days off besides `holidays`, if those left to a decision are before those of the law (-1) or after them (1).
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

  /// Whether a day cannot be off in place of the holiday, because people rest on it by its rule.
  private func isRest(_ day: DayNumber) -> Bool {
    substitute == .general ? day.weekday == .sunday : day.weekday.isWeekend
  }

  /// Returns those of a day's holidays that give another day.
  private static func substituted(_ holidays: [PaidHoliday]) -> [PaidHoliday] {
    let withRule = holidays.filter { $0.substitute != .none }
    return switch holidays.first?.day.weekday.rawValue {
    case 6: withRule
    case 5 where !withRule.contains { $0.substitute == .general }:
      withRule.filter { $0.substitute == .weekend || $0.substitute == .nearest }
    default: holidays.count > 1 ? Array(withRule.filter { $0.substitute != .nearest }.prefix(1)) : []
    }
  }
}
