import Documents
import Foundation
import WidgetBridge
import WidgetFoundation

/// The options of widgets that several of them share.
enum WidgetOptions {
  static let family = Option(
    "family", oneOf: Family.self, "the shape of the widget (default: medium)")
  static let size = Option<PointSize>(
    "size", "WxH",
    allowed: .texts {
      $0.allowedSize(first: size(WidgetFrame.sides.lowerBound), last: size(WidgetFrame.sides.upperBound))
    },
    "its size in points (default: the size of the family on a screen of 393x852)",
    read: { (text) throws(UsageError) in
      let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
      guard sides.count == 2, let width = sides[0], let height = sides[1],
        WidgetFrame.sides.contains(width), WidgetFrame.sides.contains(height)
      else { return nil }
      return PointSize(width: width, height: height)
    })
  static let firstWeekday = Option(
    "first-weekday", "DAY", oneOf: Weekday.allCases, by: { "\($0)" }, "monday to sunday (default: monday)")
  static let locale = Option<Locale>(
    "locale", "ID", allowed: .texts { $0.allowedLocale },
    "the locale of dates, clocks and numbers, such as en_GB (default: that of the language)",
    read: { (text) throws(UsageError) in
      let locale = Locale(identifier: text)
      let known = locale.region.map { Locale.Region.isoRegions.contains($0) } ?? true
      return known && locale.language.languageCode.map { $0.isISOLanguage } == true ? locale : nil
    })
  static let state = Option<String>(
    "state", "FILE", "the document to show, as the app writes it (default: a sample)"
  ).known(as: "file")
  static let privacy = Option(
    "privacy", oneOf: Privacy.self, "how private values appear (default: shown)")

  /// Returns the options that every widget has, and those of a widget.
  static func all(_ command: WidgetCommand) -> [any DeclaredOption] {
    let spoken = Options.language.explained(
      "the language of the widget (default: \(command.language.rawValue); in text that of LANG, else en)")
    let hasCity = command.options.contains { $0.declaration == Place.city.declaration }
    let zone = hasCity ? Place.zone : Options.zone
    return [Options.at, zone, spoken, locale, family, size, firstWeekday] + command.options
  }

  private static func size(_ side: Double) -> String { "\(Int(side))x\(Int(side))" }
}

/// The moment and the environment of a widget on the command line, and the document to show.
struct WidgetSurroundings {
  let instant: Instant
  let environment: WidgetEnvironment
  let privacy: Privacy
  /// The path of the document to show; `nil` if none was named.
  let path: String?
}

extension WidgetSurroundings {
  init(_ arguments: Arguments, _ format: OutputFormat, of command: WidgetCommand) throws(UsageError) {
    let clock = try Clock(arguments)
    instant = clock.instant
    privacy = try arguments[WidgetOptions.privacy] ?? .shown
    path = try arguments[WidgetOptions.state]
    let locale = try arguments[WidgetOptions.locale]
    // Without a language of its own, the widget uses that of the locale, if it has texts.
    let language = try arguments.language(
      format, default: command.language, locale: locale?.identifier(.bcp47) ?? "", texts: command.texts)
    let family = try arguments[WidgetOptions.family] ?? .medium
    let size = try arguments[WidgetOptions.size]
    environment = WidgetEnvironment(
      zone: ZoneClock(clock.zone, upTo: instant), language: language,
      frame: size.map { WidgetFrame(family: family, size: $0) } ?? WidgetFrame(family),
      locale: locale ?? language.locale, firstWeekday: try arguments[WidgetOptions.firstWeekday])
  }
}

extension DocumentStore {
  /// Opens a document by its path; a path that cannot name one is wrong usage.
  init(path: String) throws(UsageError) {
    let url = URL(fileURLWithPath: path)
    do throws(StoreError) {
      try self.init(folder: url.deletingLastPathComponent(), name: url.lastPathComponent)
    } catch { throw UsageError { $0.sentence(of: error) } }
  }
}
