import FontWidths
import WidgetCore

/// A situation for which a widget is measured: its state, its configuration and an instant.
struct Occasion<Definition: WidgetDefinition> {
  let state: Definition.State
  let configuration: Definition.Configuration
  let instant: Instant

  init(_ state: Definition.State, _ configuration: Definition.Configuration = .init(), at instant: Instant) {
    self.state = state
    self.configuration = configuration
    self.instant = instant
  }
}

/// Collects the texts of a widget in a language on every phone, and measures each in its room.
struct WidthSurvey<Definition: WidgetDefinition> {
  private let widget: String
  private let environment: WidgetEnvironment
  private let screens: [ScreenClass]
  private(set) var report = WidthReport()

  init(_ definition: Definition.Type, widget: String, in language: Language, _ scope: WidgetWidths.Scope) {
    self.widget = widget
    screens = scope.screens
    // The zone for the noons of the days; the frame is not used.
    environment = WidgetEnvironment(
      zone: ZoneClock(offset: 7 * 3_600), language: language, frame: WidgetFrame(.small))
  }

  /// Measures what the widget shows on some occasions, in every family on every phone.
  mutating func add(_ occasions: [Occasion<Definition>]) {
    for family in Family.allCases {
      // A text is measured once if several phones give it the same room.
      var seen: Set<DrawnText> = []
      var told: [String: Int] = [:]
      for screen in screens {
        guard let size = screen.size(of: family) else { continue }
        var environment = environment
        environment.frame = WidgetFrame(family: family, size: size)
        for occasion in occasions {
          let snapshot = Definition.snapshot(
            of: occasion.state, configuration: occasion.configuration, at: occasion.instant, in: environment)
          for line in snapshot.drawing.texts where seen.insert(line).inserted {
            measure(line, family, on: screen, at: occasion.instant, &told)
          }
        }
      }
    }
  }

  private mutating func measure(
    _ line: DrawnText, _ family: Family, on screen: ScreenClass, at instant: Instant,
    _ told: inout [String: Int]
  ) {
    let forms = line.forms
    let text = forms.fitted(in: line.layout, measure: SystemFace.width)
    report.add(text, of: LineKey(widget: widget, family: family, name: line.name))
    let unknown = forms.all.flatMap(SystemFace.unknownLetters)
    guard !text.fits || !unknown.isEmpty, told[line.name, default: 0] < WidthReport.failureLimit else {
      return
    }
    told[line.name, default: 0] += 1
    let place =
      "\(widget) \(family.rawValue) \(environment.language) on \(screen) at \(instant): \(line.name)"
    let needed = SystemFace.width(of: forms.shortest, in: line.layout.font)
    let font = line.layout.font
    let room =
      "\(line.layout.lineLimit) × \(Self.tenths(line.layout.width)) pt of \(Self.tenths(font.size)) pt \(font.weight)"
    report.add(
      failure: unknown.isEmpty
        ? "\(place): '\(forms.shortest)' takes \(Self.tenths(needed)) pt and has \(room)"
        : "\(place): no width is known of \(unknown) in '\(forms.longest)'")
  }

  private static func tenths(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}
