import AlmanacModel
import SwiftEmitter

/// Generated/AlmanacTables/ZoneSeasons.swift: the time zones without the seasons of the north.
struct ZoneSeasonsFile {
  private let data: SourceData

  init(_ data: SourceData) {
    self.data = data
  }

  func file() throws(EmissionError) -> GeneratedFile {
    var builder = SourceFileBuilder(
      "\(TableEmission.module)/ZoneSeasons.swift",
      title: "Time zones without northern seasons.",
      notes: [
        "In alphabetical order. A zone without a hemisphere is near the equator and has no seasons; a zone that is not",
        "listed has northern seasons.",
      ],
      inputs: data.digests.paths(below: [ZoneReader.path]))
    let rows = data.zones.filter { $0.hemisphere != .northern }.map { zone in
      RecordTable.Row([
        .init("zone", .text(zone.zone)),
        .init("hemisphere", zone.hemisphere.map { .enumCase($0.rawValue) }),
      ])
    }
    builder.add(
      ["The zones."], .records(RecordTable(name: "zoneSeasons", type: "ZoneSeasonsRecord", rows: rows)))
    return try builder.file()
  }
}
