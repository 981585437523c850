import Foundation
import SunTimes
import WidgetFoundation

/// `almanac sun`: the Sun at a place on a day.
struct SunVerb: Verb {
  static let name = "sun"
  static let operands = "[DATE]"
  static let summary = "sunrise, sunset, noon and twilight at a place"
  static let details = """
    With --zone, the civil day of that zone, from midnight to midnight, in its time; without, the day of local mean time at
    the place, in UTC. DATE is from 1899-02-10 to 2101-01-28 (with --zone from 1899-02-14 to 2101-01-24); without it, it is
    today.

    The Sun rises and sets when its centre is 50' below a flat horizon; twilights end at 6, 12 and 18 degrees, the
    golden hour at 6 degrees above. kind is normal, polar-day, polar-night, sunrise-only or sunset-only.
    """
  static let options: [CommandOption] = [.latitude, .longitude, .zone, .at, .format]
  static let formats: [OutputFormat] = [.text, .json]

  private let date: CivilDate
  private let coordinates: Coordinates
  private let zone: TimeZone?
  private let format: OutputFormat

  init(_ arguments: Arguments) throws(UsageError) {
    coordinates = try arguments.coordinates()
    zone = arguments[.zone] == nil ? nil : try arguments.zone()
    format = try arguments.format(Self.formats, of: "the Sun")
    if let text = try arguments.optionalOperand() {
      if arguments[.at] != nil { throw UsageError("--at says when today is, but a date was given") }
      date = try Arguments.date(text)
    } else if zone != nil {
      date = CivilDate(try arguments.today())
    } else {
      date = try Self.meanDate(arguments.instant(), coordinates)
    }
  }

  func run(_ output: inout OutputStream) throws {
    guard let zone else {
      try output.write(SunReport(date, at: coordinates).text(format))
      return
    }
    guard let report = try SunReport(date, at: coordinates, in: zone) else {
      throw NoSuchDay(date: date, zone: zone)
    }
    try output.write(report.text(format))
  }

  private static func meanDate(
    _ instant: Instant, _ coordinates: Coordinates
  ) throws(UsageError) -> CivilDate {
    do throws(CivilDateError) {
      return CivilDate(try instant.day(atOffset: Int((240 * coordinates.longitude).rounded(.down))))
    } catch {
      throw UsageError("\(instant) is outside the years 1 to 9999 there")
    }
  }
}

/// A day that a zone has left out, as Samoa did with 2011-12-30.
private struct NoSuchDay: Error, CustomStringConvertible {
  var date: CivilDate
  var zone: TimeZone

  var description: String { "\(LocalTime.name(zone)) has no \(date)" }
}
