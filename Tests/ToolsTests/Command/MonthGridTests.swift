import Foundation
import Testing

struct MonthGridTests {
  @Test func julyOf2025() throws {
    let expected = """
      2025-07  lunar 2025-06 to 2025-06L  vietnamese

       T2         T3         T4         T5         T6         T7         CN
                   1 7        2 8        3 9        4 10       5 11       6 12
        7 13       8 14       9 15      10 16      11 17      12 18      13 19
       14 20      15 21      16 22      17 23      18 24      19 25      20 26
       21 27      22 28      23 29      24 30     [25]1/6n    26 2       27 3
       28 4       29 5       30 6       31 7

      [25] hôm nay, 2025-07-25

      """
    #expect(Command.output("month 2025-07 --at 2025-07-24T18:00:00Z --zone Asia/Ho_Chi_Minh") == expected)
    // Chinese characters are two columns wide, so a column with a long name is wider.
    let chinese = Command.output(
      "month 2025-07 --language zh --at 2025-07-24T18:00:00Z --zone Asia/Ho_Chi_Minh")
    let lines = chinese.split(separator: "\n")
    #expect(lines[1] == " 一         二         三         四         五          六         日")
    #expect(lines[2].contains(" 1 初七") && lines[5].contains("[25]闰六月") && lines[5].contains("26 初二"))
    let english = Command.output(
      "month 2025-07 --language en --at 2025-07-24T18:00:00Z --zone Asia/Ho_Chi_Minh")
    #expect(english.contains("[25]6L/1"))
    #expect(
      Command.output("month 2025-07 --at 2025-07-08T18:00:00Z --zone UTC").contains("7 13      [8]14"))
  }

  /// A month that begins on a Sunday, with uncertain days, without today.
  @Test func januaryOf2073() throws {
    let text = Command.output("month 2073-01 --at 2025-07-24T18:00:00Z")
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[3] == String(repeating: " ", count: 68) + "1 24?" && lines[8] == " 30 23      31 24")
    #expect(text.contains("? không chắc chắn") && !text.contains("["))
  }

  @Test func daysOutsideTheTablesHaveNoLunarDate() throws {
    #expect(Command.output("month 1899-02").contains("   9 -       10 1/1"))
    #expect(Command.output("month 2101-01").contains(" 28 29      29 -"))
  }

  @Test func forPrograms() throws {
    let words = "month 2025-07 --at 2025-07-25T00:00:00Z --zone UTC --format json"
    let month = try #require(Command.json(words) as? [String: Any])
    let days = try #require(month["days"] as? [[String: Any]])
    #expect(month["today"] as? String == "2025-07-25" && days.count == 31)
    #expect(
      days.filter { $0["today"] as? Bool == true }.compactMap { $0["date"] as? String } == ["2025-07-25"])
    #expect((days[24]["lunar"] as? [String: Any])?["leap"] as? Bool == true)
  }
}
