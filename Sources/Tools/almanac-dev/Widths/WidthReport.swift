import WidgetCore

/// The number of texts by the form that they needed in one line.
struct LineTally: Hashable, Sendable {
  /// The number of different texts, counted in each place they appear.
  var texts = 0
  /// The number of texts by their form at full size, the longest form first.
  var byForm: [Int] = []
  /// The number of texts that were drawn smaller in their last form.
  var scaled = 0
  /// The number of texts that do not fit in any form.
  var failed = 0

  mutating func add(_ text: FittedText) {
    texts += 1
    if !text.fits {
      failed += 1
    } else if text.scale < 1 {
      scaled += 1
    } else {
      while byForm.count <= text.form { byForm.append(0) }
      byForm[text.form] += 1
    }
  }

  mutating func add(_ other: LineTally) {
    texts += other.texts
    scaled += other.scaled
    failed += other.failed
    while byForm.count < other.byForm.count { byForm.append(0) }
    for (form, count) in other.byForm.enumerated() { byForm[form] += count }
  }
}

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
  private var tallies: [LineKey: LineTally] = [:]
  /// The texts that are too long, with their room: at most ``failureLimit`` of each line and language.
  private(set) var failures: [String] = []

  /// The largest number of reported failures of a line.
  static let failureLimit = 3

  /// Creates an empty report.
  init() {}

  mutating func add(_ text: FittedText, of key: LineKey) {
    tallies[key, default: LineTally()].add(text)
  }

  mutating func add(failure: String) { failures.append(failure) }

  /// Adds the results of another report.
  mutating func add(_ other: WidthReport) {
    for (key, tally) in other.tallies { tallies[key, default: LineTally()].add(tally) }
    failures += other.failures
  }

  /// The number of measured lines: names of texts in a family of a widget.
  var lineCount: Int { tallies.count }

  /// The number of measured texts.
  var textCount: Int { all.texts }

  private var all: LineTally {
    tallies.values.reduce(into: LineTally()) { $0.add($1) }
  }

  /// A row for each line: the number of texts by form, of scaled texts, and of texts that do not fit.
  var rows: [[String]] {
    let forms = max(1, all.byForm.count)
    let head =
      ["widget", "family", "line", "texts"] + (1...forms).map { "form \($0)" } + ["smaller", "too long"]
    return [head]
      + tallies.sorted { $0.key < $1.key }.map { key, tally in
        let counts = (0..<forms).map { $0 < tally.byForm.count ? tally.byForm[$0] : 0 }
        return [key.widget, key.family.rawValue, key.name, "\(tally.texts)"]
          + (counts + [tally.scaled, tally.failed]).map { $0 == 0 ? "-" : "\($0)" }
      }
  }

  /// A sentence with the number of lines that need more than their longest form.
  var summary: String {
    let all = all
    let forms = all.byForm.enumerated().map { "form \($0.offset + 1): \($0.element)" }
    let shortened = tallies.values.count { $0.byForm.dropFirst().contains { $0 > 0 } || $0.scaled > 0 }
    return "\(all.texts) texts of \(lineCount) lines: "
      + (forms + ["smaller: \(all.scaled)", "too long: \(all.failed)"]).joined(separator: ", ")
      + "; \(shortened) lines need more than the longest form at full size"
  }
}
