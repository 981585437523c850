import Foundation
import TestSupport
import Testing

@testable import almanac_cli

/// `almanac month`.
struct MonthGridTests {
  /// Returns what the command prints in a number of columns.
  private static func output(_ words: String, columns: Int) -> String {
    Command(words, environment: ["LANG": "vi_VN", "COLUMNS": "\(columns)"]).output
  }

  private static func width(_ text: String) -> Int {
    text.split(separator: "\n").map { DisplayWidth.columns(String($0)) }.max() ?? 0
  }

  /// The leap month 6 of 2025 begins on 25 July; War Invalids and Martyrs Day is 27 July.
  @Test func julyOf2025() throws {
    let expected = """
      Tháng 7, 2025 · Tháng Sáu nhuận Ất Tỵ

       T2   T3   T4   T5   T6   T7   CN

             1    2    3    4    5    6
             7    8    9   10   11   12

        7    8    9   10   11   12   13
       13◦  14   15   16   17   18   19

       14   15   16   17   18   19   20
       20   21   22   23   24   25   26

       21   22   23   24  [25]  26   27
       27   28◦  29   30  1/6n   2    3•

       28   29   30   31
        4    5    6    7

       7/7 ◦ Tiểu thử
      22/7 ◦ Đại thử
      27/7 • Ngày Thương binh - Liệt sĩ

      • ngày lễ   ◦ tiết khí
      [25] hôm nay, 2025-07-25

      """
    let words = "month 2025-07 --at 2025-07-24T18:00:00Z --zone Asia/Ho_Chi_Minh"
    #expect(Self.output(words, columns: 40) == expected)
    let chinese = Command.output("\(words) --language zh").split(separator: "\n")
    #expect(chinese[0] == "2025年7月 · 乙巳年闰六月")
    #expect(chinese.contains { $0.contains(" 廿七  廿八◦ 廿九  三十 闰六月  初二  初三•") }, "\(chinese)")
    #expect(Command.output("\(words) --language en").contains(" 6b/1 "))
    #expect(
      Command.output("month 2025-07 --at 2025-07-08T18:00:00Z --zone UTC").contains("   7    [8]    9  "))
  }

  /// 国办发明电〔2025〕7号: 1 to 7 October off, the 10th worked; Thông báo 9441/TB-BNV: 29 August to 2 September.
  @Test(arguments: [
    (
      "2026-10 --calendar chinese --language en",
      "2026-10-01 2026-10-02 2026-10-03 2026-10-04 2026-10-05 2026-10-06 2026-10-07",
      "Oct 2 * Day off for National Day"
    ),
    ("2026-09", "2026-09-01 2026-09-02", "1/9 * Nghỉ Quốc khánh"),
  ]) func daysThatAreOnlyPaidHaveTheSignOfHolidays(words: String, days: String, line: String) throws {
    let month = try Command.json("month \(words) --format json")
    let all = try #require(Command.value(month, "days") as? [[String: Any]])
    let paid = all.filter { $0["off"] as? Bool == true }.compactMap { $0["date"] as? String }
    #expect(paid.joined(separator: " ") == days)
    let text = Command.output("month \(words)")
    #expect(text.contains(line), "\(text)")
    // The last line is the legend.
    let grid = text.split(separator: "\n").dropLast().map { $0.prefix(42) }
    #expect(grid.joined().filter { $0 == "*" }.count == paid.count, "\(text)")
  }

  /// 国办发明电〔2025〕7号: 15 to 23 February off, the 14th and the 28th worked.
  ///
  /// Calendars printed in China mark these 休 and 班.
  @Test(arguments: Language.allCases) func everyMarkThatIsDrawnIsExplained(language: Language) throws {
    let expected = language.rawValue == "zh" || language.rawValue == "hant" ? [9, 2] : [0, 0]
    for calendar in LunarCalendar.all {
      let text = Command.output("month 2026-02 --calendar \(calendar) --language \(language.rawValue)")
      let lines = text.split(separator: "\n")
      let legend = try #require(lines.last)
      let worked = language == .chinese ? "班 调休上班" : "班 補班"
      for (mark, meaning, count) in [("休", "休 放假", expected[0]), ("班", worked, expected[1])] {
        // A mark follows the number of a day.
        let drawn = lines.dropLast().joined().matches(of: try Regex("[0-9]\(mark)")).count
        #expect(legend.contains(meaning) == (drawn > 0), "\(calendar) \(language): \(drawn) of \(text)")
        if calendar == .chinese { #expect(drawn == count, "\(language): \(text)") }
      }
    }
  }

  /// Tết of 2026 is on 17 February, in the middle of a month with two lunar years.
  @Test func aMonthIsAsWideAsThereIsRoom() throws {
    let words = "month 2026-02 --at 2026-01-01T00:00:00Z --zone UTC"
    let name = "Tết Nguyên đán"
    let usual = Command.output(words).split(separator: "\n")
    #expect(usual[0] == "Tháng 2, 2026 · Tháng Chạp Ất Tỵ – Tháng Giêng Bính Ngọ")
    #expect(usual.contains { $0.hasPrefix("  2  ") == false && $0.hasSuffix("  17/2 * \(name)") }, "beside")
    for columns in [40, 60, 80, 100, 200] {
      let text = Self.output(words, columns: columns)
      #expect(Self.width(text) <= columns, "\(columns)")
      #expect(text.contains("\n17/2 * \(name)\n") == (columns < 69), "\(columns): names are below the grid")
      #expect(text.contains("Tháng Chạp"), "\(columns)")
    }
    // The value that a person set is not always a number.
    for columns in ["", "0", "-3", "x"] {
      let text = Command(words, environment: ["LANG": "vi_VN", "COLUMNS": columns]).output
      #expect(text.split(separator: "\n") == usual, "\(columns)")
    }
  }

  @Test(arguments: [(40, 1), (74, 1), (75, 2), (80, 2), (120, 3), (160, 4), (400, 4)])
  func aYearHasMonthsSideBySide(columns: Int, count: Int) throws {
    for language in ["vi", "zh", "ko"] {
      let text = Self.output("month 2026 --language \(language)", columns: columns)
      let monday = ["vi": "T2", "zh": "一 ", "ko": "월"][language] ?? ""
      let headings = text.split(separator: "\n").filter {
        $0.hasPrefix(" \(monday) ") || $0.contains("  \(monday)  ")
      }
      #expect(headings.count == 12 / count, "\(language): \(headings)")
      #expect(Self.width(text) <= columns, "\(language)")
    }
  }

  /// A month that begins on a Sunday, with uncertain days, without today.
  @Test func januaryOf2073() throws {
    let text = Command.output("month 2073-01 --at 2025-07-24T18:00:00Z")
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[4].prefix(42) == String(repeating: " ", count: 39) + "1  ")
    #expect(lines[5].contains("  24?") && text.contains("? không chắc chắn") && !text.contains("["))
    #expect(Command.output("month 2034-03 --calendar japanese").contains("?"), "the leap month is disputed")
  }

  @Test func daysOutsideTheTablesHaveNoLunarDate() throws {
    let first = Command.output("month 1899-02").split(separator: "\n")
    let week = try #require(first.firstIndex { $0.hasPrefix("   6     7     8     9    10 ") })
    #expect(first[week + 1].prefix(42).split(separator: " ") == ["1/1•", "2•", "3•"])
    #expect(first.last == "Chỉ có ngày âm lịch từ 10 tháng 2 năm 1899 đến 28 tháng 1 năm 2101")
    #expect(Command.output("month 2101-01").contains("28    29*"))
    for words in ["month 1899-01", "month 1899", "month 2100-12..2101-02"] {
      let refused = Command(words.split(separator: " ").map(String.init))
      #expect(refused.status == 1 && refused.output.isEmpty && refused.errors.contains("outside"), "\(words)")
    }
  }

  @Test func colorsAreForTerminals() throws {
    let words = "month 2026-02 --at 2026-02-17T05:00:00Z --zone Asia/Ho_Chi_Minh"
    // The first and the fifteenth are bold, Sundays are red.
    let colored = Command.output("\(words) --color always")
    #expect(colored.contains("[\u{1B}[31;1m17\u{1B}[0m]") && colored.contains("\u{1B}[31mCN\u{1B}[0m"))
    #expect(colored.contains("\u{1B}[1m15\u{1B}[0m"))
    for (variables, hasColors) in [([:], true), (["NO_COLOR": "1"], false), (["TERM": "dumb"], false)] {
      let text = Locked<[UInt8]>([])
      Variables.$all.withValue(variables) {
        var terminal = OutputStream(isTerminal: true) { bytes in text.withLock { $0 += bytes } }
        #expect(AlmanacCommand.run(words.split(separator: " ").map(String.init), &terminal) == 0)
      }
      #expect(text.withLock { $0.contains(0x1B) } == hasColors, "\(variables)")
    }
  }

  @Test func weeksBeginOnTheDayThatIsAskedFor() throws {
    let text = Command.output("month 2026-02 --first-weekday sunday").split(separator: "\n")
    #expect(text[1].prefix(42).split(separator: " ") == ["CN", "T2", "T3", "T4", "T5", "T6", "T7"])
    #expect(text.contains { $0.prefix(42).split(separator: " ") == ["1", "2", "3", "4", "5", "6", "7"] })
  }

  @Test func forPrograms() throws {
    let words = "--at 2025-07-25T00:00:00Z --zone UTC --format json"
    let month = try #require(Command.json("month 2025-07 \(words)") as? [String: Any])
    let days = try #require(month["days"] as? [[String: Any]])
    #expect(month["today"] as? String == "2025-07-25" && days.count == 31)
    #expect(
      days.filter { $0["isToday"] as? Bool == true }.compactMap { $0["date"] as? String } == ["2025-07-25"])
    #expect((days[24]["lunar"] as? [String: Any])?["isLeapMonth"] as? Bool == true)
    #expect(
      days[26]["festivalIds"] as? [String] == ["war_invalids_day"] && days[0]["off"] as? Bool == false)
    let months = try #require(Command.json("month 2026-01..2026-03 \(words)") as? [[String: Any]])
    #expect(months.map { $0["firstDay"] as? String } == ["2026-01-01", "2026-02-01", "2026-03-01"])
    #expect(months[1]["today"] is NSNull)
    let japanese = try Command.json("month 2026-01 --calendar japanese \(words)")
    let first = (Command.value(japanese, "days") as? [[String: Any]])?.first
    #expect(
      first?["festivalIds"] as? [String] == ["ganjitsu"] && first?["off"] as? Bool == true)
  }
}
