import SourceText
import TestSupport
import Testing

extension ReferenceTable {
  /// Returns instants by angle, in days of TT from J2000.0, in order of time.
  static func instants(_ name: String, angle: String) throws -> [Int: [Double]] {
    var instants: [Int: [Double]] = [:]
    for record in try records(name, columns: [angle, "julian-day"]) {
      let key = try #require(record.integer(angle, in: 0...359))
      let day = try #require(record.number("julian-day"))
      instants[key, default: []].append(day - 2_451_545)
    }
    return instants
  }
}
