/// Why a decision gives a day off, or makes people work on it; the raw values are those of Data/ and of JSON.
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
}

/// Whether the days that substitute rules give are sure in a country; the raw values are those of Data/.
public enum SubstituteBasis: String, CaseIterable, Hashable, Sendable {
  /// The law fixes their dates.
  case law
  /// They are what is usually decided.
  case forecast
}

/// A decision of a government about days off, as a row of the tables.
@usableFromInline package struct DecisionRecord: Sendable {
  @usableFromInline package let country: TableText
  @usableFromInline package let id: TableText
  /// The year whose days it decides.
  @usableFromInline package let year: Int
  /// Whether all days off of the year are known with it.
  @usableFromInline package let settlesYear: Bool
  /// The number of the document, or its title.
  @usableFromInline package let number: TableText
  /// The date of the document.
  @usableFromInline package let date: CivilDate
  /// Where it can be read.
  @usableFromInline package let source: TableText

  @inlinable @_transparent package init(
    country: TableText, id: TableText, year: Int, settlesYear: Bool, number: TableText, date: CivilDate,
    source: TableText
  ) {
    (self.country, self.id, self.year, self.settlesYear) = (country, id, year, settlesYear)
    (self.number, self.date, self.source) = (number, date, source)
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

  /// Returns what a day of this kind has to be, if it is not, in words that follow "expected" or "is not"; `nil` if nothing is wrong.
  ///
  /// The compiler asks for rows of Data/, the runtime for decisions that an app loads.
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
