import Foundation
import WidgetFoundation

/// The arguments that all widgets share: an instant and an environment.
struct WidgetArguments {
  static let options: [CommandOption] = [.at, .zone, .language, .family, .size, .firstWeekday]

  let instant: Instant
  let environment: WidgetEnvironment
  let format: OutputFormat

  init(
    _ arguments: Arguments, of command: any WidgetCommand.Type, as thing: String
  ) throws(UsageError) {
    format = try arguments.format(of: thing)
    let now = try NowAndHere(arguments)
    instant = now.instant
    let language = try arguments.language(default: command.language)
    environment = WidgetEnvironment(
      zone: ZoneClock(now.zone, upTo: instant), language: language,
      frame: try arguments.frame(), locale: language.locale,
      firstWeekday: try arguments.firstWeekday())
  }
}

extension Arguments {
  /// Returns the frame of `--family` and `--size`; the default family is medium.
  fileprivate func frame() throws(UsageError) -> WidgetFrame {
    let family = try choice(.family, of: Family.self) ?? .medium
    guard let text = self[.size] else { return WidgetFrame(family) }
    let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    let allowed = WidgetFrame.sides
    guard sides.count == 2, let width = sides[0], let height = sides[1], allowed.contains(width),
      allowed.contains(height)
    else {
      let (least, most) = (Int(allowed.lowerBound), Int(allowed.upperBound))
      throw UsageError(
        "'\(text)' is not a size in points from \(least)x\(least) to \(most)x\(most), such as 338x158")
    }
    return WidgetFrame(family: family, size: PointSize(width: width, height: height))
  }
}
