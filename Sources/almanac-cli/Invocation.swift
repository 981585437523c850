import Almanac

/// A command line that cannot be understood.
struct UsageError: Error {
  var message: String
}

/// A parsed command line.
enum Invocation {
  case help
  case exportDays(DayExport)

  init(_ arguments: [String]) throws(UsageError) {
    if arguments.contains("--help") || arguments.contains("-h") || arguments.first == "help" {
      self = .help
      return
    }
    guard let verb = arguments.first else { throw UsageError(message: "a verb is missing") }
    guard verb == "export" else { throw UsageError(message: "unknown verb '\(verb)'") }
    guard arguments.count > 1, !arguments[1].hasPrefix("-") else {
      throw UsageError(message: "export what? days")
    }
    guard arguments[1] == "days" else {
      throw UsageError(message: "cannot export '\(arguments[1])'; only days")
    }
    let options = try Self.options(arguments.dropFirst(2))
    var calendar = LunarCalendar.vietnamese
    if let id = options["--calendar"] {
      guard let named = LunarCalendar(id: id) else {
        throw UsageError(message: "unknown calendar '\(id)'; there are: \(Usage.calendarIDs)")
      }
      calendar = named
    }
    if let format = options["--format"], format != "csv" {
      throw UsageError(message: "unknown format '\(format)'; there is: csv")
    }
    self = .exportDays(DayExport(calendar: calendar))
  }

  /// Options with a value, written `--name value` or `--name=value`.
  private static func options(_ arguments: ArraySlice<String>) throws(UsageError) -> [String: String] {
    var options: [String: String] = [:]
    var rest = arguments
    while let argument = rest.popFirst() {
      let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
      guard let name = parts.first, ["--calendar", "--format"].contains(name) else {
        throw UsageError(message: "unexpected argument '\(argument)'")
      }
      guard options[name] == nil else { throw UsageError(message: "\(name) stands twice") }
      guard let value = parts.count == 2 ? parts[1] : rest.popFirst(), !value.isEmpty else {
        throw UsageError(message: "\(name) needs a value")
      }
      options[name] = value
    }
    return options
  }
}
