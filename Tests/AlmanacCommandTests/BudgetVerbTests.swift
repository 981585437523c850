import Foundation
import Testing

/// `almanac budget set` and `status`, `almanac widget budget`, `almanac schedule`.
struct BudgetVerbTests {
  private func folder() throws -> BudgetFolder {
    let folder = try BudgetFolder()
    try folder.write(
      "date,amount,currency,category\n2025-10-01,700,CNY,Rent\n2025-10-14,120,CNY,Food\n2024-01-01,1,CNY,Food\n"
    )
    #expect(try folder.importSpending().status == 0)
    return folder
  }

  @Test func budgetsAreSetShownAndTakenAway() throws {
    let folder = try folder()
    defer { folder.remove() }
    #expect(try folder.budget("set --period month --amount 1000").status == 0)
    #expect(try folder.budget("set --period month --amount 150.00 --category Food").status == 0)
    #expect(try folder.budget("set --period week --amount 0").status == 0)
    #expect(
      try folder.budget("status --language en").output == """
        Wednesday, October 15  CN¥0.00
        Week 42, 2025          CN¥120.00
        October 2025           CN¥820.00
        2025                   CN¥820.00
        FY 2025                CN¥820.00

        October 2025         CN¥820.00  CN¥1,000.00  82%  Close to budget
        October 2025   Food  CN¥120.00  CN¥150.00    80%  Close to budget
        Week 42, 2025        CN¥120.00  CN¥0.00           Over budget

        """)
    #expect(try folder.widget("budget --family inline --language en") == "Week 42: CN¥120.00 over\n")
    #expect(try folder.budget("set --period week --amount none").status == 0)
    #expect(try folder.widget("budget --family inline --language en") == "October 2025: CN¥180.00 left\n")
    #expect(
      try folder.widget("budget --family inline --language zh --category Food") == "Food：剩余¥30.00\n")
    #expect(
      try folder.widget("budget --family medium --language vi")
        == """
        Tháng 10, 2025
        ██████████████|█████████░░░░░░
        82% · Sắp chạm hạn mức
        Đã chi: 820,00 CN¥   Còn lại: 180,00 CN¥
        Mỗi ngày 10,58 CN¥, còn 17 ngày
        Chi nhiều hơn mức đều 336,13 CN¥

        """.replacing(" CN", with: "\u{A0}CN"))
  }

  @Test func whenPeriodsBegin() throws {
    let folder = try folder()
    defer { folder.remove() }
    #expect(
      try folder.budget("set --month-start 10 --first-weekday sunday --financial-year 04-06").status == 0)
    let status = try folder.budget("status --language en").output
    #expect(status.contains("October 10 – November 9  CN¥120.00"))
    #expect(status.contains("FY 2025–2026"))
    let json = try #require(
      JSONSerialization.jsonObject(with: folder.bytes("budget.json")) as? [String: Any])
    let rules = try #require((json["payload"] as? [String: Any])?["rules"] as? [String: Any])
    #expect(rules["firstWeekday"] as? String == "sunday" && rules["monthStartDay"] as? Int == 10)
  }

  /// A mistyped path would look like the first use of the app.
  @Test(arguments: ["budget", "spending", "hydration", "calendar"])
  func aStateThatIsNotThereIsTold(widget: String) throws {
    let folder = try folder()
    defer { folder.remove() }
    let path = folder.path("mistyped.json")
    let shown = try Command(["widget", widget, "--state", path])
    #expect(shown.status == 0 && !shown.output.isEmpty)
    #expect(shown.errors == "almanac: \(path): there is no such file\n")
    #expect(try Command(["widget", widget]).errors.isEmpty)
  }

  /// A ledger's categories are read without the blanks around them, and so is the one of a budget.
  @Test func blanksAroundACategoryMakeNoOtherCategory() throws {
    let folder = try folder()
    defer { folder.remove() }
    func run(_ words: [String]) throws -> Command {
      try Command(
        words + ["--file", folder.document, "--at", "2025-10-15T02:00:00Z", "--zone", "Asia/Shanghai"])
    }
    let set = ["budget", "set", "--period", "month", "--amount", "150", "--category"]
    #expect(try run(set + [" Food "]).status == 0)
    #expect(
      try folder.widget("budget --family inline --language en --category Food") == "Food: CN¥30.00 left\n")
  }

  /// What was spent by category in a month that begins on another day now is known again after the next import.
  @Test func oneBudgetThatIsNotKnownHidesNoOther() throws {
    let folder = try folder()
    defer { folder.remove() }
    #expect(try folder.budget("set --period month --amount 150 --category Food").status == 0)
    #expect(try folder.budget("set --period month --amount 1000 --month-start 10").status == 0)
    let unknown = try folder.budget("status --language en").output.split(separator: "\n").suffix(2)
    #expect(
      unknown == [
        "October 10 – November 9  Food             CN¥150.00         Open MomiQ to add up the categories",
        "October 10 – November 9        CN¥120.00  CN¥1,000.00  12%  Within budget",
      ], "\(unknown)")
    #expect(try folder.importSpending().status == 0)
    let known = try folder.budget("status --language en").output.split(separator: "\n").suffix(2)
    #expect(known.first?.hasSuffix("Food  CN¥120.00  CN¥150.00    80%  Close to budget") == true, "\(known)")
  }

  @Test(arguments: [
    ("set", 64, "there is nothing to set"), ("set --amount 5", 64, "--period and --amount go together"),
    ("set --category Food --currency CNY", 64, "--category needs --period and --amount"),
    ("set --period month --amount 1.234", 1, "amount '1.234': 3 decimals; CNY has at most 2"),
    ("set --period month --amount -5", 1, "a budget of CNY -5.00 is negative"),
    ("set --period fortnight --amount 5", 64, "'fortnight' is not allowed for --period"),
    ("set --period month --amount 5 --currency XAU", 64, "'XAU' has no minor unit"),
    ("set --month-start 29", 64, "'29' is not a day from 1 to 28"),
    ("set --financial-year 02-29", 64, "'02-29' is not a month and a day from 01-01 to 12-28"),
    ("status --amount 5", 64, "'budget status' has no option '--amount'"),
    ("frob", 64, "unknown action 'frob'; there are: import, set, status, recover"),
    ("status now", 64, "unexpected argument 'now'"),
    ("import", 64, "LEDGER is missing"),
  ]) func whatCannotBeDone(words: String, status: Int32, message: String) throws {
    let folder = try folder()
    defer { folder.remove() }
    let before = try folder.bytes("budget.json")
    let command = try folder.budget(words)
    #expect(command.status == status && command.errors.contains(message), "\(command.errors)")
    #expect(try folder.bytes("budget.json") == before)
  }

  @Test func C_07_aCorruptDocumentIsKept() throws {
    let folder = try BudgetFolder()
    defer { folder.remove() }
    try folder.write("{\"payload\":", to: "budget.json")
    let refused = try folder.budget("set --period month --amount 5 --currency CNY")
    #expect(
      refused.status == 1 && refused.errors.contains("nothing is written before this has been resolved"))
    #expect(try folder.bytes("budget.json") == Data("{\"payload\":".utf8))
    #expect(try folder.budget("status").status == 1)
    #expect(try folder.widget("budget --language en") == "Budget\nThe data cannot be read. Open MomiQ\n")
    try folder.write(
      #"{"schema": "momiq-budget", "version": 2, "payload": {}, "writtenAt": "2025-10-15T00:00:00Z", "zone": "UTC"}"#,
      to: "budget.json")
    #expect(try folder.widget("spending --language zh") == "总支出\n请更新MomiQ\n")
    #expect(try folder.budget("recover").status == 1)
  }

  @Test func C_07_aCorruptDocumentIsNoDeadEnd() throws {
    let folder = try folder()
    defer { folder.remove() }
    #expect(try folder.budget("recover").output.hasSuffix("nothing to recover\n"))
    #expect(try folder.budget("set --period month --amount 1000").status == 0)
    #expect(try folder.budget("set --period month --amount 2000").status == 0)
    try folder.write("{", to: "budget.json")
    let recovered = try folder.budget("recover")
    #expect(recovered.status == 0 && recovered.output.contains("kept: "), "\(recovered.errors)")
    #expect(try folder.widget("budget --family inline --language en") == "October 2025: CN¥180.00 left\n")
    #expect(folder.names.contains { $0.hasPrefix("budget.json.corrupt-") })
  }

  @Test func C_07_withoutABackupANewDocumentBegins() throws {
    let folder = try BudgetFolder()
    defer { folder.remove() }
    try folder.write("{", to: "budget.json")
    let asked = try folder.budget("recover")
    #expect(asked.status == 1 && asked.errors.contains("--currency says which one"))
    #expect(try folder.bytes("budget.json") == Data("{".utf8))
    #expect(try folder.budget("recover --currency CNY").status == 0)
    #expect(try folder.budget("set --period month --amount 1000").status == 0)
    #expect(try folder.widget("budget --family inline --language en") == "October 2025: CN¥1,000.00 left\n")
  }

  @Test func C_18_redacted() throws {
    let folder = try folder()
    defer { folder.remove() }
    #expect(try folder.budget("set --period month --amount 1000").status == 0)
    let text = try folder.widget("budget --family large --privacy redacted --format json")
    for word in ["820,00", "180,00", "82%", "Rent", "Food"] { #expect(!text.contains(word), "\(word)") }
    #expect(
      try folder.widget("budget --family small --language en --privacy redacted").contains(
        "\n░░░░░░░░░░░░░░|░░░░░░░░░░░░░░░\n"))
  }

  @Test func schedules() throws {
    let folder = try folder()
    defer { folder.remove() }
    let text = try Command.output(
      "schedule spending --period day --language en --state \(folder.document) \(BudgetFolder.now)")
    let lines = text.split(separator: "\n")
    #expect(lines.count == 9)
    #expect(lines[1] == "2025-10-16 00:00 +08:00  Total spending, Thursday, October 16: 0.00 Chinese yuan")
    #expect(lines.last == "then asks again after 2025-10-22 00:00 +08:00")
    // Without a document: a sample, which only the app can replace.
    #expect(
      try Command.output("schedule budget --language en \(BudgetFolder.now)").hasSuffix(
        "then waits for the app\n"))
  }
}
