import AlmanacModel
import SwiftEmitter

extension SourceData {
  /// Generated/AlmanacTables/ZoneSeasons.swift: the time zones without the seasons of the north.
  func zoneSeasonsFile() throws(EmissionError) -> GeneratedFile {
    var builder = SourceFileBuilder(
      "AlmanacTables/ZoneSeasons.swift",
      title: "Time zones without northern seasons.",
      notes: [
        "In alphabetical order. A zone without a hemisphere is near the equator and has no seasons; a zone that is not",
        "listed has northern seasons.",
      ],
      inputs: digests.paths(below: [ZoneReader.path]))
    builder.add(.zoneSeasons, of: self)
    return try builder.file()
  }
}
