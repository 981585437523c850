import AlmanacModel
import Testing

struct CivilDateTextTests {
  @Test func aDateIsRead() throws {
    let date = try #require(CivilDate("2026-02-17"))
    #expect((date.year, date.month, date.day) == (2026, 2, 17))
    #expect(try CivilDate("0001-01-01") == CivilDate(year: 1, month: 1, day: 1))
    #expect(try CivilDate("9999-12-31") == CivilDate(year: 9999, month: 12, day: 31))
  }

  @Test(arguments: [
    "",
    "-",
    "2026",
    "2026-02",
    "2026-02-",
    "2026-02-1",
    "2026-2-17",
    "26-02-17",
    "20260217",
    "2026/02/17",
    "2026-02/17",
    "2026-02-170",
    "2026-02-17-",
    "02026-02-17",
    "12026-02-17",
    "+2026-02-17",
    "-2026-02-17",
    "-026-02-17",
    "+026-02-17",
    "2026-+2-17",
    "2026--2-17",
    "2026-02-+7",
    "2026-02--7",
    " 2026-02-17",
    "2026-02-17 ",
    "2026-02-17\n",
    "\n2026-02-17",
    "2026-02-17\r\n",
    "2026-02-17T00:00:00Z",
    "2026-02-17\0",
    "2026\u{0}02-17",
    "\u{0}2026-02-17",
    "2026-0\u{0}-17",
    "２０２６-02-17",
    "2026-02-1７",
    "2026－02－17",
    "2026‐02‐17",
    "2026−02−17",
    "٢٠٢٦-02-17",
    "\u{FEFF}2026-02-17",
    "2026-02-17\u{301}",
    "2026-0x-17",
    "abcd-ef-gh",
    "2026-/0-17",
    "2026-:0-17",
  ])
  func textOfAnotherFormIsRefused(text: String) {
    #expect(CivilDate(text) == nil)
  }

  @Test(arguments: [
    "0000-01-01", "2026-00-17", "2026-13-17", "2026-99-17", "2026-02-00", "2026-02-30", "2026-02-29",
    "1900-02-29", "2100-02-29", "2026-04-31", "2026-01-32", "2026-12-99", "9999-99-99",
  ])
  func aDayThatDoesNotExistIsRefused(text: String) {
    #expect(CivilDate(text) == nil)
  }

  @Test func textWithoutEndIsRefused() {
    // The number is longer than any number type; a parser that multiplied all digits would overflow.
    #expect(CivilDate(String(repeating: "9", count: 100_000)) == nil)
    #expect(CivilDate(String(repeating: "2026-02-17", count: 10_000)) == nil)
    #expect(CivilDate(String(repeating: "\u{0}", count: 10)) == nil)
  }

  @Test func descriptionsAreReadBack() throws {
    var failures: [String] = []
    for year in [1, 9, 10, 99, 100, 999, 1000, 1900, 2000, 2026, 2100, 9999] {
      for month in 1...12 {
        for day in 1...31 {
          do throws(CivilDateError) {
            let date = try CivilDate(year: year, month: month, day: day)
            if CivilDate(date.description) != date { failures.append(date.description) }
          } catch {
            continue  // A day that does not exist has no description.
          }
        }
      }
    }
    #expect(failures.prefix(5) == [])
  }

  /// Every byte is tried at every position: only digits that make a real day are valid, and nothing may trap.
  @Test func oneChangedByteIsReadOnlyIfItMakesAnotherDate() {
    let valid = Array("2026-02-17".utf8)
    var failures: [String] = []
    var acceptedCount = 0
    for position in valid.indices {
      for byte in UInt8.min...UInt8.max {
        var bytes = valid
        bytes[position] = byte
        // Invalid UTF-8 becomes U+FFFD here, which is one more kind of invalid text.
        let text = String(decoding: bytes, as: UTF8.self)
        guard let date = CivilDate(text) else { continue }
        acceptedCount += 1
        if date.description != text { failures.append("'\(text)' was read as \(date)") }
      }
    }
    #expect(failures.prefix(5) == [])
    // By position: ten digits at each position of the year, the hyphen itself, months 02 and 12, 01 to 09,
    // the hyphen, days 07, 17 and 27, 10 to 19.
    #expect(acceptedCount == 40 + 1 + 2 + 9 + 1 + 3 + 10)
  }
}
