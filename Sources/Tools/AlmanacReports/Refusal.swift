import AlmanacReportsTables

/// The reason why a request has no answer, with a code for programs and a sentence for people.
package indirect enum Refusal: Error, Hashable, Sendable {
  /// An error that a binding in another language found in the arguments of a call.
  package enum Argument: Int32, Hashable, Sendable {
    /// The value is not a whole number. Words: the name, the value.
    case notWhole
    /// The value is neither true nor false. Words: the name, the value.
    case notTruth
    /// The value is not an object. Words: the name, the value, what it must contain.
    case notObject
    /// The value is not a number in the range. Words: the name, the value, the minimum and the maximum.
    case notWithin
    /// The value is not one of the allowed values. Words: the name, the value, the allowed values.
    case notOneOf
    /// The text has too many bytes. Words: the number of bytes, and the maximum.
    case tooLong
    /// The value is a moment, which has no day of its own. Words: the name, the way to make a day of it, what it must contain.
    case notDate
  }

  /// The fields are not a civil date.
  case civil(CivilDateError)
  /// The fields are not a lunar date, or the day has no lunar date.
  case lunar(LunarDateError)
  /// The year has no solar terms.
  case termYear(Int)
  /// An argument of a call is wrong; `code` is the error code for programs.
  case argument(Argument, code: String, words: [String])
  /// The request cannot be understood; the problem is in English, and the path leads to it.
  case request(problem: String, path: [String])

  /// The error code for programs.
  package var code: String {
    switch self {
    case .civil, .lunar(.fieldOutOfRange(.month, _)), .lunar(.fieldOutOfRange(.day, _)): "noSuchDate"
    case .lunar(.fieldOutOfRange(.year, _)), .lunar(.dayOutsideTables), .termYear: "outsideTables"
    case .lunar(.noSuchLeapMonth): "noLeapMonth"
    case .lunar(.noSuchDay): "shortMonth"
    case .argument(_, let code, _): code
    case .request: "badRequest"
    }
  }

  /// The path of the error in the request, from outside to inside.
  package var path: [String] {
    if case .request(_, let path) = self { path } else { [] }
  }

  /// Returns the problem and the allowed values, as one clause.
  package func sentence(in language: Language) -> String {
    let texts = AlmanacReportsStrings(language: language.tableIndex)
    switch self {
    case .civil(let error): return texts.sentence(error)
    case .lunar(let error): return texts.sentence(error)
    case .termYear(let year): return texts.outside(texts.year, year, SolarTermEvent.years)
    case .argument(let argument, _, let words): return texts.sentence(argument, words)
    case .request(let problem, _): return texts.notUnderstood(problem: problem)
    }
  }
}

#if !hasFeature(Embedded)
extension Refusal: CustomStringConvertible {
  // Errors of the command are English.
  package var description: String { sentence(in: .english) }
}
#endif

extension AlmanacReportsStrings {
  fileprivate func outside(_ field: String, _ value: Int, _ range: ClosedRange<Int>) -> String {
    outside(field: field, greatest: "\(range.upperBound)", least: "\(range.lowerBound)", value: "\(value)")
  }

  fileprivate func sentence(_ error: CivilDateError) -> String {
    switch error {
    case .yearOutOfRange(let value): outside(year, value, CivilDate.years)
    case .monthOutOfRange(let value): outside(month, value, 1...12)
    case .dayOutOfRange(let value, let length):
      outsideMonth(field: day, greatest: "\(length)", least: "1", value: "\(value)")
    case .dayNumberOutOfRange(let value): outside(day, value, 1...3_652_059)
    }
  }

  fileprivate func sentence(_ error: LunarDateError) -> String {
    switch error {
    case .fieldOutOfRange(.year, let value): return outside(lunarYear, value, LunarDate.years)
    case .fieldOutOfRange(.month, let value): return outside(lunarMonth, value, 1...12)
    case .fieldOutOfRange(.day, let value): return outside(lunarDay, value, 1...30)
    case .noSuchLeapMonth(let date):
      return noLeapMonth(date: date.description, month: "\(date.month)", year: "\(date.year)")
    case .noSuchDay(let date): return shortMonth(count: "29", date: date.description)
    case .dayOutsideTables(let day):
      let years = LunarDate.years
      return outsideTables(
        date: CivilDate(day).description, first: "\(years.lowerBound)", firstDay: "1899-02-10",
        last: "\(years.upperBound)", lastDay: "2101-01-28")
    }
  }

  /// A missing word is replaced by an empty text, so that the error is reported in any case.
  fileprivate func sentence(_ argument: Refusal.Argument, _ words: [String]) -> String {
    func word(_ index: Int) -> String { index < words.count ? words[index] : "" }
    let names = words.dropFirst(2).joined(separator: ", ")
    switch argument {
    case .notWhole: return notWhole(name: word(0), value: word(1))
    case .notTruth: return notTruth(name: word(0), value: word(1))
    case .notObject: return notObject(name: word(0), names: names, value: word(1))
    case .notWithin: return notWithin(greatest: word(3), least: word(2), name: word(0), value: word(1))
    case .notOneOf: return notOneOf(name: word(0), names: names, value: word(1))
    case .tooLong: return tooLong(count: word(0), greatest: word(1))
    case .notDate: return notDate(name: word(0), names: names, way: word(1))
    }
  }
}
