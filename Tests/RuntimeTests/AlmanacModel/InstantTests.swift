import AlmanacModel
import Testing

struct InstantTests {
  @Test func utcIsMarkedWithZ() {
    #expect(Instant(secondsSince1970: 0).description == "1970-01-01T00:00:00Z")
    #expect(Instant(secondsSince1970: -1).description == "1969-12-31T23:59:59Z")
    #expect(Instant(secondsSince1970: 1_774_017_961).description == "2026-03-20T14:46:01Z")
  }

  @Test func terrestrialTimeHasNoZoneMark() {
    #expect(TerrestrialInstant(secondsSinceJ2000: 0).description == "2000-01-01T12:00:00")
    #expect(TerrestrialInstant(secondsSinceJ2000: -43_201).description == "1999-12-31T23:59:59")
  }

  @Test func theClockOfTerrestrialTimeCountsFrom1970() {
    // There are 10,957 days from 1970-01-01 to 2000-01-01, and half a day more.
    #expect(TerrestrialInstant.secondsFrom1970ToJ2000 == 10_957 * 86_400 + 43_200)
    #expect(TerrestrialInstant(secondsSinceJ2000: 5).clockSecondsSince1970 == 946_728_005)
  }

  @Test func earlierMomentsAreLess() {
    let seconds: [Int64] = [.min, -1, 0, 1, .max]
    for left in seconds {
      for right in seconds {
        #expect((Instant(secondsSince1970: left) < Instant(secondsSince1970: right)) == (left < right))
        let leftTT = TerrestrialInstant(secondsSinceJ2000: left)
        let rightTT = TerrestrialInstant(secondsSinceJ2000: right)
        #expect((leftTT < rightTT) == (left < right))
      }
    }
  }
}
