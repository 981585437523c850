import Foundation
import Testing

/// Dates as people type them, in every verb that has a date.
struct TypedDateTests {
  private static let now = "--at 2026-11-28T12:00:00+07:00 --zone Asia/Ho_Chi_Minh"

  /// Command lines of all verbs with dates, and what they answer as with the date of ISO 8601.
  private static let dates = """
    date 17/2/2026 | date 2/17/2026 | date 17.2.2026 | date 17-2-2026 | date 2026/02/17 | date 2026-2-17 | date 20260217 \
    | date 2026年2月17日 | date ２０２６年２月１７日 | date ２０２６/０２/１７ | date 2026. 2. 17. | date 2026년 2월 17일 \
    | date 17 tháng 2 năm 2026 | date ngày 17 tháng 2 năm 2026 | date Feb 17, 2026 | date 17th February 2026 \
    | date tết 2026 | date mùng 1 tháng giêng 2026 | date 2026-02-17
    date rằm tháng 7 | date 2027-08-16
    date lunar 1/1/2030 | date âm 1/1/2030 | date lunar new year 2030 | date 2030-02-02
    date mùng 1 tháng 6 nhuận 2025 | date 2025-07-25
    date ngày mai | date 明天 | date 내일 | date tomorrow | date 2026-11-29
    date mai | date ngày mai | date tomorrow
    date ngày kia | date 后天 | date 모레 | date day after tomorrow | date 2026-11-30
    date hôm kia | date 前天 | date 그저께 | date day before yesterday
    date tết..mùng 3 tết | date 2027-02-06..2027-02-08
    date 5/5/2026..17/5/2026 | date 2026-05-05..2026-05-17
    lunar 1/1/2030 | lunar 1-1-2030 | lunar 2030年正月初一 | lunar mùng 1 tháng 1 năm 2030 | lunar 2030-1-1 | lunar 2030-01-01
    lunar 6L/1/2025 | lunar 1/6n/2025 | lunar mùng 1 tháng 6 nhuận 2025 | lunar 2025年闰六月初一 | lunar 2025-06L-01
    lunar rằm tháng 7 2026 | lunar 2026-07-15
    month 2/2026 | month 2026/2 | month tháng 2/2026 | month tháng 2 năm 2026 | month 2026年2月 | month Feb 2026 | month 2026-02
    month 2026年 | month 2026
    sun 17/2/2026 --city hanoi | sun 2026-02-17 --city hanoi
    festivals 2/2026 | festivals 2026-02
    terms 2/2026 | terms 2026-02
    insult 17/2/2026 | insult 2026-02-17
    export days 17/2/2026 | export days --from 17/2/2026 --to 17.2.2026 | export days 2026-02-17
    widget calendar --month 2/2026 | widget calendar --month 2026-02
    next 14/6/2026 --anniversary lunar | next 2026-06-14 --anniversary lunar
    """

  @Test(arguments: FactTable.rows(dates)) func aDateMayBeTypedAsPeopleWriteIt(row: [String]) {
    let iso = row[row.count - 1]
    func answer(_ line: String) -> String {
      // Rows of a table and lunar dates depend on no clock.
      Command.output(line + (line.hasPrefix("lunar") ? "" : " \(Self.now)"))
    }
    for line in row.dropLast() { #expect(answer(line) == answer(iso) && answer(line) != "", "\(line)") }
  }

  /// A sign of a date without a number, text without letters, and days that no calendar has are wrong usage.
  @Test(arguments: [
    "月", "月亮", "일요일", "월 15일", "日 2026", "năm日", "年", "..月", "🎉", "?", "-", "...", "é", "13/13", "日本",
  ]) func textThatNamesNoDayIsRefused(text: String) {
    let word = text.replacingOccurrences(of: " ", with: "␣")
    for verb in ["next", "date", "lunar", "month", "terms", "insult", "export days"] {
      let answer = Command("\(verb) \(word)")
      #expect(answer.status == 64 && answer.output == "", "\(verb) \(text)")
    }
    #expect(!Command("next \(word)").errors.contains("''?"))
  }

  /// Documents have the same numbers and the dates of ISO 8601, however they were typed.
  @Test func theDateIsStoredInItsOwnForm() throws {
    let folder = try BudgetFolder()
    defer { folder.remove() }
    for (typed, day) in [
      ("15/7", "7, 15"), ("rằm␣tháng␣8", "8, 15"), ("03-10", "3, 10"), ("10-30", "10, 30"),
    ] {
      let numbers = day.components(separatedBy: ", ")
      try Command.expect(
        "anniversaries add x --lunar \(typed) --file \(folder.path("days.json"))",
        json: ["0.month = \(numbers[0])", "0.day = \(numbers[1])"])
    }
    let drink = "hydration add 250 --file \(folder.path("water.json")) --zone UTC --format json --time"
    #expect(Command.output("\(drink) 17/2/2026␣20:00").contains("2026-02-17T20:00:00Z"))
    #expect(Command("\(drink) 3/4/2026␣20:00").errors.contains("did you mean 2026-04-03 or 2026-03-04?"))
    #expect(
      Command.output("hydration list 17/2/2026 --file \(folder.path("water.json")) --zone UTC").contains(
        "20:00"))
    #expect(folder.budget("add 5 --date 17/2/2025 --currency EUR").output.contains(" 2025-02-17 "))
    #expect(folder.budget("list 2/2025").output.contains(" 2025-02-17 "))
    #expect(folder.budget("add 5 --date 3/4/2025").errors.contains("did you mean 2025-04-03 or 2025-03-04?"))
  }
}
