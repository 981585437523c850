import AlmanacFoundation
import Foundation
import Spending

/// One thing `almanac budget` can do.
protocol BudgetAction {
  /// The operand that asks for it.
  static var name: String { get }
  /// The options it knows.
  static var options: [CommandOption] { get }

  init(_ arguments: Arguments) throws(UsageError)
  /// - Returns: What to say.
  func run() throws -> String
}

/// Now and here, for a document.
struct BudgetMoment {
  let instant: Instant
  let zone: TimeZone

  init(_ arguments: Arguments) throws(UsageError) {
    instant = try arguments.instant()
    zone = try arguments.zone()
  }

  func today() throws -> CivilDate {
    guard let today = LocalDays(zone: zone).day(at: instant) else { throw BudgetFailure.day(instant) }
    return today
  }
}

extension Arguments {
  /// The value of an option that has to be there.
  func required(_ option: CommandOption) throws(UsageError) -> String {
    guard let value = self[option] else { throw UsageError("\(option.flag) is missing") }
    return value
  }

  func currency() throws(UsageError) -> Currency? {
    guard let code = self[.currency] else { return nil }
    do throws(CurrencyError) {
      return try Currency(code: code)
    } catch {
      throw UsageError("\(error)")
    }
  }
}
