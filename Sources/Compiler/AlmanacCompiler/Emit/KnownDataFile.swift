import AlmanacModel
import SwiftEmitter

extension SourceData {
  /// The tables that age, but for festivals, whose countries have a day each.
  private static let tables = [
    ("delta-t", TimeReader.deltaTPath), ("leap-seconds", TimeReader.leapSecondsPath),
    ("zones", ZoneReader.path),
  ]

  /// Generated/AlmanacTables/KnownData.swift: of which day what is known of the sky's clocks and of zones is.
  func knownDataFile() throws(EmissionError) -> GeneratedFile {
    var builder = SourceFileBuilder(
      "AlmanacTables/KnownData.swift",
      title: "The date of the newest source, for data that changes with time.",
      notes: ["Later measurements, announcements and decisions are not in the tables."],
      inputs: digests.paths(below: Self.tables.map(\.1)))
    let rows = Self.tables.map { id, path in
      RecordTable.Row([
        .init("id", .text(id)), .init("asOf", knownAsOf[path].map(RecordTable.Value.date)),
      ])
    }
    builder.add(
      ["The kinds of data, in alphabetical order."],
      .records(RecordTable(name: "knownData", type: "KnownDataRecord", rows: rows)))
    return try builder.file()
  }
}
