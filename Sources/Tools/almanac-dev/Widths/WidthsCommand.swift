import FontWidths
import WidgetCore

/// Measures the texts of widgets on every day of a year, or of 2025 to 2027 without a year.
///
/// The exit code is 1 if a text does not fit.
enum WidthsCommand {
  static let usage = "widths [YEAR] [WIDGET...]"

  static func run(_ words: [String]) async throws -> Int32 {
    var names = words
    var years = 2025...2027
    if let year = names.first.flatMap({ Int($0) }), (1900...2100).contains(year) {
      years = year...year
      names.removeFirst()
    }
    let known = SampledWidgets.all.map { $0.command }
    if let unknown = names.first(where: { !known.contains($0) }) {
      return AlmanacDev.misunderstood(
        "unknown widget '\(unknown)'; there are: \(known.joined(separator: ", "))")
    }
    let clock = ContinuousClock()
    let start = clock.now
    let report = try await WidthSurvey.report(
      of: SampledWidgets.all.filter { names.isEmpty || names.contains($0.command) },
      on: WidthScope(years: years))
    for row in report.rows { print(row.joined(separator: "\t")) }
    for failure in report.failures { print("error: \(failure)") }
    print("\(report.summary); \(start.duration(to: clock.now))")
    return report.failures.isEmpty ? 0 : 1
  }
}

/// The days, amounts and phones for which texts are measured.
struct WidthScope: Sendable {
  /// The days, in any order.
  let days: [CivilDate]
  /// The phones.
  let screens: [ScreenClass]
  /// The step between measured amounts: 1 for all of them.
  private let step: Int

  /// Creates a scope of every day of some years with all amounts on all phones.
  init(years: ClosedRange<Int>) {
    days = years.flatMap { year in
      (1...12).flatMap { month in (1...31).compactMap { try? CivilDate(year: year, month: month, day: $0) } }
    }
    screens = ScreenClass.allCases
    step = 1
  }

  /// Creates a scope of some days and a few amounts on some phones; texts that are not dates are ignored.
  init(days: [String], screens: [ScreenClass]) {
    self.days = days.compactMap { CivilDate($0) }
    self.screens = screens
    step = 7
  }

  /// Noon in Vietnam of each day.
  var noons: [Instant] { days.map(Instant.noon) }

  /// Returns every `step`-th element.
  func some<Element>(_ elements: [Element]) -> [Element] {
    elements.enumerated().filter { $0.offset % step == 0 }.map(\.element)
  }
}

/// Measures the texts of all widgets and compares them with the available room on every phone.
enum WidthSurvey {
  /// Measures widgets in all languages, several at a time.
  ///
  /// - Throws: An error if the facts of a sample cannot be made, which is a bug.
  static func report(
    of widgets: [any SampledWidget.Type] = SampledWidgets.all, on scope: WidthScope
  ) async throws -> WidthReport {
    try await withThrowingTaskGroup(of: WidthReport.self) { group in
      for widget in widgets {
        for language in Language.allCases {
          group.addTask { try report(of: widget, in: language, scope) }
        }
      }
      return try await group.reduce(into: WidthReport()) { $0.add($1) }
    }
  }

  private static func report<Definition: SampledWidget>(
    of definition: Definition.Type, in language: Language, _ scope: WidthScope
  ) throws -> WidthReport {
    var report = WidthReport()
    for samples in try Definition.measured(in: language, scope) {
      for family in Family.allCases {
        // A text is measured once if several phones give it the same room.
        var seen: Set<DrawnText> = []
        var told: [String: Int] = [:]
        for screen in scope.screens {
          guard let size = screen.size(of: family) else { continue }
          let environment = WidgetEnvironment.ofSamples(WidgetFrame(family: family, size: size), language)
          for sample in samples {
            for line in sample.snapshot(in: environment).drawing.texts where seen.insert(line).inserted {
              let key = LineKey(widget: Definition.command, family: family, name: line.name)
              guard let fault = measure(line, of: key, &report),
                told[line.name, default: 0] < WidthReport.failureLimit
              else { continue }
              told[line.name, default: 0] += 1
              report.add(
                failure: "\(key.widget) \(family.rawValue) \(language) on \(screen) at \(sample.instant): "
                  + "\(line.name)\(fault)")
            }
          }
        }
      }
    }
    return report
  }

  /// Adds a text to a report, and returns its problem if it does not fit.
  private static func measure(_ line: DrawnText, of key: LineKey, _ report: inout WidthReport) -> String? {
    let (forms, font) = (line.forms, line.layout.font)
    let text = forms.fitted(in: line.layout, measure: SystemFace.width)
    report.add(text, of: key)
    // A line feed ends a line and has no width.
    let unknown = forms.all.flatMap(SystemFace.unknownLetters).filter { $0 != "\n" }
    if !unknown.isEmpty { return ": no width is known of \(unknown) in '\(forms.longest)'" }
    if text.fits { return nil }
    let needed = tenths(SystemFace.width(of: forms.shortest, in: font))
    return ": '\(forms.shortest)' takes \(needed) pt and has \(line.layout.lineLimit) × "
      + "\(tenths(line.layout.width)) pt of \(tenths(font.size)) pt \(font.weight)"
  }

  private static func tenths(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}

/// A line of a widget in a family.
struct LineKey: Hashable, Comparable, Sendable {
  let widget: String
  let family: Family
  let name: String

  static func < (left: LineKey, right: LineKey) -> Bool {
    let order = [left, right].map { Family.allCases.firstIndex(of: $0.family) ?? 0 }
    return (left.widget, order[0], left.name) < (right.widget, order[1], right.name)
  }
}

/// The result of measuring the texts of widgets.
struct WidthReport: Sendable {
  /// The result of fitting a text in its room.
  private enum Fit: Hashable {
    /// It fits in this form at full size; 0 is the longest.
    case form(Int)
    /// It fits in its last form, drawn smaller.
    case smaller
    /// It fits in no form.
    case tooLong

    init(_ text: FittedText) {
      self = !text.fits ? .tooLong : text.scale < 1 ? .smaller : .form(text.form)
    }
  }

  /// The number of different texts of each line by their fit, counted in each place they appear.
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
