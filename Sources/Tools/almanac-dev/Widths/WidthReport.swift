import WidgetCore

/// A line of a widget in a family.
struct LineKey: Hashable, Comparable, Sendable {
  let widget: String
  let family: Family
  let name: String

  static func < (left: LineKey, right: LineKey) -> Bool {
    let places = [left, right].map { Family.allCases.firstIndex(of: $0.family) ?? 0 }
    return (left.widget, places[0], left.name) < (right.widget, places[1], right.name)
  }
}

/// The result of measuring the texts of widgets.
struct WidthReport: Sendable {
  /// How a text fits in its room.
  private enum Fit: Hashable {
    /// In this form at full size; 0 is the longest.
    case form(Int)
    /// Smaller, in its last form.
    case smaller
    /// In no form.
    case tooLong

    init(_ text: FittedText) {
      self = !text.fits ? .tooLong : text.scale < 1 ? .smaller : .form(text.form)
    }
  }

  /// The number of different texts of each line by how they fit, counted in each place they appear.
  private var lines: [LineKey: [Fit: Int]] = [:]
  /// The texts that are too long, with their room: at most ``failureLimit`` of each line and language.
  private(set) var failures: [String] = []

  /// The largest number of reported failures of a line.
  static let failureLimit = 3

  mutating func add(_ text: FittedText, of key: LineKey) {
    lines[key, default: [:]][Fit(text), default: 0] += 1
  }

  mutating func add(failure: String) { failures.append(failure) }

  /// Adds the results of another report.
  mutating func add(_ other: WidthReport) {
    lines.merge(other.lines) { $0.merging($1, uniquingKeysWith: +) }
    failures += other.failures
  }

  /// The number of measured lines: names of texts in a family of a widget.
  var lineCount: Int { lines.count }

  /// The number of measured texts.
  var textCount: Int { all.values.reduce(0, +) }

  private var all: [Fit: Int] { lines.values.reduce(into: [:]) { $0.merge($1, uniquingKeysWith: +) } }

  private var columns: [(name: String, fit: Fit)] {
    let forms = all.keys.compactMap { if case .form(let form) = $0 { form } else { nil } }
    return (0...(forms.max() ?? 0)).map { ("form \($0 + 1)", .form($0)) } + [
      ("smaller", .smaller), ("too long", .tooLong),
    ]
  }

  /// A row for each line: the number of texts by form, of scaled texts, and of texts that do not fit.
  var rows: [[String]] {
    let columns = columns
    return [["widget", "family", "line", "texts"] + columns.map(\.name)]
      + lines.sorted { $0.key < $1.key }.map { key, counts in
        [key.widget, key.family.rawValue, key.name, "\(counts.values.reduce(0, +))"]
          + columns.map { counts[$0.fit].map { "\($0)" } ?? "-" }
      }
  }

  /// A sentence with the number of lines that need more than their longest form.
  var summary: String {
    let all = all
    let counts = columns.map { "\($0.name): \(all[$0.fit, default: 0])" }.joined(separator: ", ")
    let shortened = lines.values.count { $0.keys.contains { $0 != .form(0) && $0 != .tooLong } }
    return "\(textCount) texts of \(lineCount) lines: \(counts); "
      + "\(shortened) lines need more than the longest form at full size"
  }
}
