import AlmanacModel
import SwiftEmitter

extension SourceData {
  /// The tables that age, but for festivals, whose countries have a day each.
  static let aging = [
    ("delta-t", TimeReader.deltaTPath), ("leap-seconds", TimeReader.leapSecondsPath),
    ("zones", ZoneReader.path),
  ]

  /// Generated/AlmanacTables/KnownData.swift: of which day what is known of the sky's clocks and of zones is.
  func knownDataFile() throws(EmissionError) -> GeneratedFile {
    var builder = SourceFileBuilder(
      "AlmanacTables/KnownData.swift",
      title: "The date of the newest source, for data that changes with time.",
      notes: ["Later measurements, announcements and decisions are not in the tables."],
      inputs: digests.paths(below: Self.aging.map(\.1)))
    builder.add(.knownData, of: self)
    return try builder.file()
  }
}
