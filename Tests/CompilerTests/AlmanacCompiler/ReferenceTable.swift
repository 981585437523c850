import SourceText
import TestSupport
import Testing

extension ReferenceTable {
  /// Returns instants by angle, in days of TT from J2000.0, in order of time.
  static func instants(_ name: String, angle: String) throws -> [Int: [Double]] {
    var instants: [Int: [Double]] = [:]
    for record in try records(name, columns: [angle, "julian-day"]) {
      let key = try #require(Int(record[angle]))
      let day = try #require(Double(record["julian-day"]))
      instants[key, default: []].append(day - 2_451_545)
    }
    return instants
  }
}
