import AlmanacModel
import Testing

struct ZoneEraTableTests {
  /// Three eras: an odd offset, UTC+8, UTC+7.
  ///
  /// The start of the first must not be read.
  struct HandMade: ZoneEraTable {
    var starts: [Int64] = [.max, -1000, 500_000]
    var offsets: [Int64] = [25_580, 28_800, 25_200]
    var eraCount: Int { offsets.count }
    func eraStart(at index: Int) -> Int64 { starts[index] }
    func eraOffset(at index: Int) -> Int64 { offsets[index] }
  }

  @Test func anEraBeginsAtItsFirstMoment() {
    let table = HandMade()
    let expected: [(seconds: Int64, offset: Int64)] = [
      (-60_000_000_000, 25_580), (-1001, 25_580), (-1000, 28_800), (-999, 28_800), (0, 28_800),
      (499_999, 28_800), (500_000, 25_200), (500_001, 25_200), (250_000_000_000, 25_200),
    ]
    for (seconds, offset) in expected {
      #expect(table.offset(at: Instant(secondsSince1970: seconds)) == offset, "\(seconds)")
    }
  }

  @Test func localTimeIsUTCWithTheOffset() {
    let table = HandMade()
    let expected: [(seconds: Int64, text: String)] = [
      // The first offset is 7 h 6 min 20 s.
      (-1001, "1970-01-01T06:49:39"), (-1000, "1970-01-01T07:43:20"), (0, "1970-01-01T08:00:00"),
      (499_999, "1970-01-07T02:53:19"), (500_000, "1970-01-07T01:53:20"),
    ]
    for (seconds, text) in expected {
      #expect(table.localTime(of: Instant(secondsSince1970: seconds)).description == text)
    }
  }

  @Test func anOffsetCanMoveTheDay() {
    let east = HandMade(starts: [0], offsets: [25_200])
    #expect(east.localTime(of: Instant(secondsSince1970: 61_199)).description == "1970-01-01T23:59:59")
    #expect(east.localTime(of: Instant(secondsSince1970: 61_200)).description == "1970-01-02T00:00:00")
    let west = HandMade(starts: [0], offsets: [-18_000])
    #expect(west.localTime(of: Instant(secondsSince1970: 0)).description == "1969-12-31T19:00:00")
  }

  @Test func oneEraHasNoBeginning() {
    let table = HandMade(starts: [.max], offsets: [3600])
    for seconds in [-60_000_000_000, -1, 0, 1, 250_000_000_000] as [Int64] {
      #expect(table.offset(at: Instant(secondsSince1970: seconds)) == 3600)
    }
  }
}
