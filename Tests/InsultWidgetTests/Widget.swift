import Foundation
import InsultWidgetCore
import TestSupport
import WidgetFoundation

/// The widget with defaults for everything that most tests do not depend on.
enum Widget {
  /// 2026-11-20T00:30:00Z.
  static let now = Instant(secondsSince1970: 1_795_134_600)

  /// The index of the insult at that time: the hours since 1970, with no insult skipped.
  static let index = InsultIndex(slot: 498_648, skipped: 0)

  /// So many hours after.
  static func later(_ hours: Int64) -> Instant {
    Instant(secondsSince1970: now.secondsSince1970 + 3600 * hours)
  }

  static func environment(
    _ family: Family, _ language: Language = .english, size: PointSize? = nil, zone: String = "UTC"
  ) -> WidgetEnvironment {
    let frame = size.map { WidgetFrame(family: family, size: $0) } ?? WidgetFrame(family)
    return WidgetEnvironment(zone: TimeZone(identifier: zone) ?? .gmt, language: language, frame: frame)
  }

  static func snapshot(
    _ family: Family = .medium, _ settings: InsultSettings = InsultSettings(), at instant: Instant = now,
    language: Language = .english, size: PointSize? = nil, zone: String = "UTC"
  ) -> InsultSnapshot {
    InsultDefinition.snapshot(
      of: .loaded(InsultChoices(settings)), configuration: InsultConfiguration(), at: instant,
      in: environment(family, language, size: size, zone: zone))
  }

  /// Returns the insult as it is drawn.
  static func text(_ snapshot: InsultSnapshot) -> DrawnText? { snapshot.drawing.text(named: "text") }

  static func schedule(
    _ settings: InsultSettings, from instant: Instant = now, zone: String = "UTC"
  ) -> Schedule {
    InsultDefinition.schedule(
      of: .loaded(InsultChoices(settings)), configuration: InsultConfiguration(), from: instant,
      in: environment(.medium, zone: zone))
  }
}
