import SourceText
import Testing

/// Tables of Data/reference: facts from outside, which the compiler never reads.
enum ReferenceTable {
  static func records(_ name: String, columns: [String]) throws -> [Record] {
    let file = try #require(Project.tree.files["Data/reference/\(name).tsv"])
    let diagnostics = Diagnostics()
    let table = try #require(Table(file, columns: columns, diagnostics: diagnostics))
    #expect(diagnostics.all == [])
    return table.records
  }

  /// Instants by angle, in days from J2000.0 TT, in order of time.
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
