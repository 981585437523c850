import FontWidths
import WidgetCore

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

  /// Adds a text to a report, and returns what is wrong with it.
  private static func measure(_ line: DrawnText, of key: LineKey, _ report: inout WidthReport) -> String? {
    let (forms, font) = (line.forms, line.layout.font)
    let text = forms.fitted(in: line.layout, measure: SystemFace.width)
    report.add(text, of: key)
    let unknown = forms.all.flatMap(SystemFace.unknownLetters)
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
