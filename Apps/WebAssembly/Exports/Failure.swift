import Almanac

/// Why a call has no result: a code for programs, the same as in the package of tables, and a sentence in English.
struct Failure: Error {
  var code: String
  var message: String

  init(code: String, message: String) {
    self.code = code
    self.message = message
  }

  init(_ error: CivilDateError) { self.init(code: "noSuchDate", message: error.description) }

  init(_ error: LunarDateError) {
    let code =
      switch error {
      case .fieldOutOfRange(.year, _), .dayOutsideTables: "outsideTables"
      case .fieldOutOfRange: "noSuchDate"
      case .noSuchLeapMonth: "noLeapMonth"
      case .noSuchDay: "shortMonth"
      }
    self.init(code: code, message: error.description)
  }
}
