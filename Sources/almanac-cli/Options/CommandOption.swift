/// An option of the command line: a name and a value, `--name value` or `--name=value`.
enum CommandOption: String, CaseIterable {
  case calendar, language, at, zone, from, to, format

  var flag: String { "--\(rawValue)" }

  /// The value as usage lines show it.
  func placeholder(_ formats: [OutputFormat]) -> String {
    switch self {
    case .calendar, .zone: "ID"
    case .language: "vi|en|zh"
    case .at: "INSTANT"
    case .from, .to: "DATE"
    case .format: formats.map(\.rawValue).joined(separator: "|")
    }
  }

  /// What it means, in half a line.
  func help(_ formats: [OutputFormat]) -> String {
    switch self {
    case .calendar: "one of those that 'almanac calendars' lists (default: vietnamese)"
    case .language: "the language of names (default: vi)"
    case .at: "another now than the clock's, such as 2026-02-17T00:00:00+07:00"
    case .zone: "where today is, such as Asia/Ho_Chi_Minh (default: the machine's zone)"
    case .from: "the first civil date (default: 1900-01-01)"
    case .to: "the last civil date (default: 2100-12-31)"
    case .format: "how to write (default: \(formats.first?.rawValue ?? ""))"
    }
  }
}
