import Foundation

@testable import almanac_cli

/// An action with all its words, and operands and options with which it does its work.
struct ActionLine: CustomStringConvertible, Sendable {
  var path: String
  var action: Action
  /// The options that it needs.
  var needed = ""
  /// Operands that it takes.
  var operands = ""

  var description: String { path }
  /// A line that the command obeys.
  var line: String { "\(path) \(operands) \(needed)" }
  /// Whether its operand is a range of days.
  var hasRange: Bool { action.operands == DayRange.operand }

  func has(_ format: String) -> Bool {
    action.options.contains { $0.name == "format" && $0.words.contains(format) }
  }

  /// All actions but those of water and money, whose tests are their own, without those that only consist of others.
  static let all: [ActionLine] = Verbs.all.filter { !["hydration", "budget"].contains($0.name) }
    .flatMap { leaves($0, path: $0.name) }

  private static func leaves(_ action: Action, path: String) -> [ActionLine] {
    guard action.actions.isEmpty else {
      return action.actions.flatMap { leaves($0, path: "\(path) \($0.name)") }
    }
    var line = ActionLine(
      path: path, action: action, operands: action.operands == "[RANGE]" ? "2026-02-17" : "")
    switch path {
    case "lunar": line.operands = "2025-06L-01"
    case "next": line.operands = "15/7"
    case "completions": line.operands = "bash"
    case "sun", "export sun": line.needed = "--city hanoi"
    case "export recurrence":
      line.needed = "--rule RSCALE=CHINESE;FREQ=MONTHLY;BYMONTHDAY=1,-1 --dtstart 1999-01-01"
    case "export anniversaries", "anniversaries list": line.needed = "--file \(days.path)"
    case "anniversaries add": (line.operands, line.needed) = ("x", "--lunar 01-01 --file \(copy.path)")
    case "anniversaries remove": (line.operands, line.needed) = ("mai", "--file \(copy.path)")
    case "verify": line.operands = table.path
    default: break
    }
    return [line]
  }

  /// A birthday that comes twice in a year with leap month 6.
  private static let birthday =
    #"[{"id":"mai","name":"Mai, M; 1","month":6,"day":15,"leapMonthRule":"bothMonths","kind":"birthday"}]"#
  /// A file with it, and another one that may be changed.
  private static let (days, copy) = (file("days.json", birthday), file("copy.json", birthday))
  /// A new year that is on the same day in all calendars.
  private static let table = file("dates.csv", "date,lunar\n2026-02-17,2026-01-01\n")

  private static func file(_ name: String, _ text: String) -> URL {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString)-\(name)")
    try? Data(text.utf8).write(to: url)
    return url
  }
}
