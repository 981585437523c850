import Almanac
import TestSupport
import Testing

/// The days up to which data is known are those in the files of Data/.
struct KnownDataTests {
  @Test func aDayIsThatOfItsFile() throws {
    let files = ["delta-t": "time/delta_t", "leap-seconds": "time/leap_seconds", "zones": "places/zones"]
    #expect(KnownData.all.map(\.id) == files.keys.sorted())
    for data in KnownData.all {
      let text = try ReferenceTable.text(try #require(files[data.id]))
      #expect(text.contains("\n# known-as-of: \(data.asOf)\n"), "\(data.id)")
    }
  }
}
