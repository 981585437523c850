import AlmanacReportsTables

/// Why a question has no answer: a code for programs, and a sentence for people.
package indirect enum Refusal: Error, Hashable, Sendable {
  /// What a program in another language has found wrong with what it was called with.
  package enum Argument: Int32, Hashable, Sendable {
    /// No whole number. Words: the name, the value.
    case notWhole
    /// Neither true nor false. Words: the name, the value.
    case notTruth
    /// No object. Words: the name, the value, what it has to have.
    case notObject
    /// No number of a range. Words: the name, the value, the least and the greatest.
    case notWithin
    /// None of some values. Words: the name, the value, those that are allowed.
    case notOneOf
    /// Too many bytes. Words: how many, and how many there may be.
    case tooLong
  }

  /// Fields that are no civil date.
  case civil(CivilDateError)
  /// A lunar date that is none, or a day without one.
  case lunar(LunarDateError)
  /// A year without solar terms.
  case termYear(Int)
  /// What a program was called with, with the code it gives.
  case argument(Argument, code: String, words: [String])
  /// A request that cannot be understood: what is wrong, in English, and where.
  case request(problem: String, path: [String])

  /// What programs read.
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

  /// Where in a request the mistake is, from outside to inside.
  package var path: [String] {
    if case .request(_, let path) = self { path } else { [] }
  }

  /// What is wrong and what is allowed, as one clause.
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

  /// A word that is not there is empty: what programs give does not stop an error from being told.
  fileprivate func sentence(_ argument: Refusal.Argument, _ words: [String]) -> String {
    func word(_ place: Int) -> String { place < words.count ? words[place] : "" }
    let names = words.dropFirst(2).joined(separator: ", ")
    switch argument {
    case .notWhole: return notWhole(name: word(0), value: word(1))
    case .notTruth: return notTruth(name: word(0), value: word(1))
    case .notObject: return notObject(name: word(0), names: names, value: word(1))
    case .notWithin: return notWithin(greatest: word(3), least: word(2), name: word(0), value: word(1))
    case .notOneOf: return notOneOf(name: word(0), names: names, value: word(1))
    case .tooLong: return tooLong(count: word(0), greatest: word(1))
    }
  }
}
