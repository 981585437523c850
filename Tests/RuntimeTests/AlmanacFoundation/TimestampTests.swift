import AlmanacFoundation
import Foundation
import JSONText
import TestSupport
import Testing

struct TimestampTests {
  private let noon = Instant(secondsSince1970: 1_795_179_600)

  @Test func C_10_rfc3339IsReadWithAndWithoutFractionAndWithOffsets() throws {
    // Texts as JavaScript's toISOString, Python's isoformat, Swift's .iso8601 and Go's RFC3339Nano write them.
    let cases: [(String, Int64, Int)] = [
      ("1970-01-01T00:00:00Z", 0, 0), ("2026-11-20T13:00:00.123Z", 1_795_179_600, 123_000_000),
      ("2026-11-20T20:00:00.123456+07:00", 1_795_179_600, 123_456_000),
      ("2026-11-20T13:00:00.123456789Z", 1_795_179_600, 123_456_789),
      ("2026-11-20T13:00:00.1234567899Z", 1_795_179_600, 123_456_789),
      ("2026-11-20T09:30:00.5-03:30", 1_795_179_600, 500_000_000), ("2026-11-20t13:00:00z", 1_795_179_600, 0),
      ("1969-12-31T23:59:59.9Z", -1, 900_000_000), ("0001-01-01T00:00:00Z", -62_135_596_800, 0),
      ("9999-12-31T23:59:59.999999999Z", 253_402_300_799, 999_999_999),
    ]
    for (text, seconds, nanosecond) in cases {
      let timestamp = try #require(Timestamp(text), "\(text)")
      #expect(timestamp.instant.secondsSince1970 == seconds, "\(text)")
      #expect(timestamp.nanosecond == nanosecond, "\(text)")
    }
    let wrong = [
      "", "2026-11-20", "2026-11-20T13:00Z", "2026-11-20T13:00:00", "2026-11-20T13:00:00.Z",
      "2026-11-20T13:00:00,5Z", "2026-11-20 13:00:00Z", "2026-11-20T24:00:00Z", "2026-02-30T00:00:00Z",
      "2026-11-20T13:00:00.5", "2026-11-20T13:00:00Zx", "2026-11-20T13:00:00+7:00", "0000-01-01T00:00:00Z",
      "1795179600",
    ]
    for text in wrong { #expect(Timestamp(text) == nil, "\(text)") }
  }

  @Test func SI_E11_quickEntriesKeepTheirOrderInTheTextAndTheTextIsReadBackExactly() throws {
    for (nanosecond, text) in [
      (0, "2026-11-20T13:00:00Z"), (1_000_000, "2026-11-20T13:00:00.001Z"),
      (120_000_000, "2026-11-20T13:00:00.120Z"), (1_000, "2026-11-20T13:00:00.000001Z"),
      (1, "2026-11-20T13:00:00.000000001Z"), (999_999_999, "2026-11-20T13:00:00.999999999Z"),
    ] {
      let timestamp = try #require(Timestamp(noon, nanosecond: nanosecond))
      #expect(timestamp.description == text)
      #expect(Timestamp(text) == timestamp)
      #expect(try Timestamp(json: timestamp.json) == timestamp)
    }
    var random = Seeded(3)
    for _ in 0..<2_000 {
      let second = Int64.random(in: -62_135_596_800...253_402_300_799, using: &random)
      let instant = Instant(secondsSince1970: second)
      let timestamp = try #require(
        Timestamp(instant, nanosecond: Int.random(in: 0..<1_000_000_000, using: &random)))
      #expect(Timestamp(timestamp.description) == timestamp)
      #expect(Timestamp(instant)?.description == instant.description)
    }
    let first = try #require(Timestamp(noon, nanosecond: 1))
    let second = try #require(Timestamp(noon, nanosecond: 2))
    #expect(first < second)
  }

  @Test func datesToTheMicrosecond() throws {
    var random = Seeded(4)
    for _ in 0..<2_000 {
      let instant = Instant(secondsSince1970: .random(in: -2_000_000_000...4_000_000_000, using: &random))
      let micro = Int.random(in: 0..<1_000_000, using: &random)
      let timestamp = try #require(Timestamp(instant, nanosecond: micro * 1_000))
      #expect(Timestamp(Date(timestamp)) == timestamp)
    }
    #expect(Timestamp(Date(timeIntervalSince1970: -0.000_000_1))?.description == "1970-01-01T00:00:00Z")
    for seconds in [Double.nan, .infinity, 1e300, -1e300, 253_402_300_800, -62_135_596_801] {
      #expect(Timestamp(Date(timeIntervalSince1970: seconds)) == nil, "\(seconds)")
    }
  }

  @Test func momentsOutsideAreNone() {
    #expect(Timestamp(Instant(secondsSince1970: 253_402_300_800)) == nil)
    #expect(Timestamp(Instant(secondsSince1970: .min)) == nil)
    #expect(Timestamp(noon, nanosecond: -1) == nil)
    #expect(Timestamp(noon, nanosecond: 1_000_000_000) == nil)
  }
}
