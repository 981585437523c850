import Foundation
import TestSupport
import Testing
import WidgetBridge

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

  @Test func MQ_24_allBudgetsAreListedOfCategoriesToo() throws {
    let folder = try folder()
    defer { folder.remove() }
    #expect(folder.budget("set --period month --amount 1000").status == 0)
    #expect(folder.budget("set --period month --amount 150.00 --category Food").status == 0)
    #expect(folder.budget("set --period week --amount 0").status == 0)
    #expect(
      folder.budget("status --language en").output == """
        Wednesday, October 15  CN¥0.00
        Week 42, 2025          CN¥120.00
        October 2025           CN¥820.00
        2025                   CN¥820.00
        FY 2025                CN¥820.00

        October 2025         CN¥820.00  CN¥1,000.00  82%  Close to budget
        October 2025   Food  CN¥120.00  CN¥150.00    80%  Close to budget
        Week 42, 2025        CN¥120.00  CN¥0.00           Over budget

        """)
    #expect(folder.widget("budget --family inline --language en") == "Week 42: CN¥120.00 over\n")
    #expect(folder.budget("set --period week --amount none").status == 0)
    #expect(folder.widget("budget --family inline --language en") == "October 2025: CN¥180.00 left\n")
    #expect(
      folder.widget("budget --family inline --language zh --category Food") == "Food：剩余¥30.00\n")
    #expect(
      folder.widget("budget --family medium --language vi")
        == """
        Tháng 10, 2025
        █████████|██████░░░░
        ! Ngân sách còn ít  82%
        Đã chi      Còn lại
        820,00 CN¥  180,00 CN¥
        Mỗi ngày 10,58 CN¥, còn 17 ngày
        Chi nhiều hơn dự kiến 336,13 CN¥

        """.replacing(" CN", with: "\u{A0}CN"))
  }

  @Test func MQ_16_weeksMonthsAndFinancialYearsBeginWhenTheUserSays() throws {
    let folder = try folder()
    defer { folder.remove() }
    #expect(
      folder.budget("set --month-start 10 --first-weekday sunday --financial-year 04-06").status == 0)
    let status = folder.budget("status --language en").output
    #expect(status.contains("October 10 – November 9  CN¥120.00"))
    #expect(status.contains("FY 2025–2026"))
    let json = try #require(
      JSONSerialization.jsonObject(with: folder.bytes("budget.json")) as? [String: Any])
    let rules = try #require((json["payload"] as? [String: Any])?["rules"] as? [String: Any])
    #expect(rules["firstWeekday"] as? String == "sunday" && rules["monthStartDay"] as? Int == 10)
  }

  /// A mistyped path would otherwise look like the first use of the app.
  @Test(arguments: ["budget", "spending", "hydration", "calendar"])
  func aStateThatIsNotThereIsReported(widget: String) throws {
    let folder = try folder()
    defer { folder.remove() }
    let path = folder.path("mistyped.json")
    for verb in ["widget", "schedule"] {
      let shown = Command([verb, widget, "--state", path])
      #expect(shown.status == 1 && !shown.output.isEmpty)
      #expect(shown.errors == "almanac: \(path): there is no such file\n")
    }
    let sample = Command(["widget", widget])
    #expect(sample.status == 0 && sample.errors.isEmpty)
  }

  /// The widget itself does not say which file it is, and why.
  @Test(arguments: ["budget", "spending", "hydration", "calendar"])
  func aStateThatCannotBeReadIsReported(widget: String) throws {
    let folder = try folder()
    defer { folder.remove() }
    let path = folder.path("garbage.json")
    try Data("date,amount\n".utf8).write(to: URL(fileURLWithPath: path))
    for words in [["widget", widget], ["widget", widget, "--format", "svg"], ["schedule", widget]] {
      let shown = Command(words + ["--state", path])
      #expect(shown.status == 1 && !shown.output.isEmpty)
      #expect(shown.errors.hasPrefix("almanac: \(path): "), "\(shown.errors)")
      #expect(shown.errors.split(separator: "\n").count == 1, "\(shown.errors)")
    }
  }

  /// 120.00 of food since the 10th; the sums by day lie beside the document.
  @Test func changedMonthsHaveTheirCategoriesAtOnce() throws {
    let folder = try folder()
    defer { folder.remove() }
    #expect(folder.budget("set --period month --amount 150 --category Food").status == 0)
    #expect(folder.budget("set --period month --amount 1000 --month-start 10").status == 0)
    let known = folder.budget("status --language en").output.split(separator: "\n").suffix(2)
    #expect(
      known == [
        "October 10 – November 9  Food  CN¥120.00  CN¥150.00    80%  Close to budget",
        "October 10 – November 9        CN¥120.00  CN¥1,000.00  12%  Within budget",
      ], "\(known)")
  }

  @Test(arguments: ["set --period month --amount 5", "recover", "status"])
  func labelsOfEveryActionAreInTheLanguage(words: String) throws {
    let folder = try folder()
    defer { folder.remove() }
    #expect(folder.budget("\(words) --language en").output.contains("October 2025"))
    #expect(folder.budget("\(words) --language vi").output.contains("Tháng 10, 2025"))
    #expect(folder.budget("\(words) --language de").output.contains("October 2025"))
  }

  /// The command prints the answer that TypeScript's declarations describe.
  @Test func theJSONIsTheAnswerOfTheBridge() throws {
    let folder = try folder()
    defer { folder.remove() }
    var check = TypeCheck(try AnswerTests.declarations())
    for words in [
      "add 5 --note x --category Food", "list", "remove 1", "undo", "undo",
      "import \(folder.path("spending.csv"))",
      "set --period month --amount 5 --category Food", "status",
      "recover",
    ] {
      let printed = try JSON(parsing: Array(folder.budget("\(words) --format json").output.utf8))
      #expect(check.fault(printed, is: "BudgetSaved") == nil, "\(words)")
      #expect(printed["saved"]?["budget"]?["language"] == "vi")
    }
    #expect(check.unseen(of: ["BudgetSaved", "ImportedLedger", "RecordedEntry", "UndoneChange"]) == [])
  }

  @Test func everyActionHasHelpOfItsOwn() throws {
    for (action, option) in [
      ("import", "--replace"), ("undo", "--file"), ("set", "--month-start"), ("status", "--file"),
      ("add", "--kind"), ("remove", "--file"), ("list", "--file"), ("recover", "--currency"),
    ] {
      let help = Command.output("budget \(action) --help")
      // Each option has a line of its own below these.
      let words = try #require(help.split(separator: "\n  --", maxSplits: 1).first)
      #expect(help.contains(option) && words.split(separator: "\n").count <= 16, "\(help)")
      #expect(help.contains("--month-start") == (action == "set"))
    }
  }

  @Test(arguments: [
    ("", "Bring it back first (almanac budget recover --file "),
    (#"[{"id": "a", "name": "x", "month": 1, "day": 2}]"#, "is left as it is"),
    (#"{"schema": "lichviet-settings", "version": 1, "payload": {}}"#, "is left as it is"),
    ("date,amount\n2025-10-01,1\n", "is left as it is"),
  ]) func aFileThatIsNoBudgetIsCalledWhatItIs(text: String, message: String) throws {
    let folder = try BudgetFolder()
    defer { folder.remove() }
    try folder.write(text, to: "budget.json")
    for action in ["status", "set --period month --amount 5 --currency CNY"] {
      let refused = folder.budget(action)
      #expect(refused.status == 1 && refused.errors.contains(message), "\(refused.errors)")
      #expect(refused.errors.split(separator: "\n").count == (text.isEmpty ? 2 : 1))
    }
    if !text.isEmpty {
      let refused = folder.budget("recover --currency CNY")
      #expect(refused.status == 1 && refused.errors.contains(message), "\(refused.errors)")
    }
    #expect(try folder.bytes("budget.json") == Data(text.utf8))
  }

  /// The app has handed over bills of next month, and was not opened since.
  @Test func MQ_05_billsOfAMonthThatBeginsAfterTheDataAreCounted() throws {
    let folder = try BudgetFolder()
    defer { folder.remove() }
    try folder.write(
      """
      {"budgets": [{"period": "month", "amount": 500, "currency": "USD"}],
       "bills": [{"id": 1, "date": "2026-03-15", "amount": 450, "currency": "USD"},
                 {"id": 2, "date": "2026-03-25", "amount": 700, "currency": "USD"}]}
      """, to: "fut.json")
    func budget(_ action: String, at: String) -> Command {
      Command(
        "budget \(action) --file \(folder.document) --at \(at) --zone UTC".split(separator: " ").map(
          String.init))
    }
    #expect(budget("import \(folder.path("fut.json"))", at: "2026-02-20T05:00:00Z").status == 0)
    #expect(
      budget("status --language en", at: "2026-03-26T00:00:00Z").output == """
        Thursday, March 26  No data since February 20, 2026
        Week 13, 2026       $700.00
        March 2026          $1,150.00
        2026                $1,150.00
        FY 2026             $1,150.00

        March 2026  $1,150.00  $500.00  230%  Over budget

        """)
  }

  /// In November nothing is known yet, which is not the same as nothing spent.
  @Test func C_20_MQ_05_aMonthWithoutDataIsNotWithinBudget() throws {
    let folder = try folder()
    defer { folder.remove() }
    #expect(folder.budget("set --period month --amount 1000").status == 0)
    func status(_ at: String) -> String {
      Command.output("budget status --language en --file \(folder.document) --at \(at) --zone Asia/Shanghai")
    }
    #expect(
      status("2025-11-20T10:00:00+08:00") == """
        Thursday, November 20  No data since October 15, 2025
        Week 47, 2025          No data since October 15, 2025
        November 2025          No data since October 15, 2025
        2025                   CN¥820.00
        FY 2025                CN¥820.00

        November 2025  CN¥1,000.00  No data since October 15, 2025

        """)
    // The same totals taken in November say that nothing was spent there.
    let update = "budget import \(folder.path("spending.csv")) --file \(folder.document)"
    #expect(
      Command(
        "\(update) --at 2025-11-02T10:00:00+08:00 --zone Asia/Shanghai".split(separator: " ").map(String.init)
      )
      .status == 0)
    #expect(
      status("2025-11-20T10:00:00+08:00").contains("November 2025  CN¥0.00  CN¥1,000.00  0%  Within budget"))
  }

  /// Totals come from the next import; everything else stays as a newer version wrote it.
  @Test func membersThatAreNotKnownComeBack() throws {
    let folder = try folder()
    defer { folder.remove() }
    #expect(folder.budget("set --period month --amount 150 --category Food").status == 0)
    var document = try #require(
      JSONSerialization.jsonObject(with: folder.bytes("budget.json")) as? [String: Any])
    document["checksum"] = nil
    var payload = try #require(document["payload"] as? [String: Any])
    for key in ["budgets", "categories"] {
      payload[key] = try #require(payload[key] as? [[String: Any]]).map {
        $0.merging(["later": "\(key)"]) { $1 }
      }
    }
    payload["rules"] = try #require(payload["rules"] as? [String: Any]).merging(["later": "rules"]) { $1 }
    document["payload"] = payload
    try folder.write(JSONSerialization.data(withJSONObject: document), to: "budget.json")
    #expect(
      folder.budget("set --period month --amount 200 --category Food --first-weekday sunday").status == 0)
    let text = String(decoding: try folder.bytes("budget.json"), as: UTF8.self)
    for (key, count) in [("rules", 1), ("budgets", 1), ("categories", 2)] {
      let found = text.replacing(" ", with: "").components(separatedBy: "\"later\":\"\(key)\"").count - 1
      #expect(found == count, "\(key)")
    }
  }

  @Test(arguments: [
    ("set", 64, "there is nothing to set"), ("set --amount 5", 64, "--period and --amount go together"),
    (
      "set --period month --amount 5 --category \u{A0}", 64,
      "'\u{A0}' is not allowed for --category; allowed: a text of one line"
    ),
    ("set --category Food --currency CNY", 64, "--category needs --period and --amount"),
    ("set --period month --amount 1.234", 1, "“1.234” has too many decimals: "),
    ("set --period month --amount -5", 1, "A budget of -CN¥5.00 is negative. Zero or more is allowed"),
    ("set --period fortnight --amount 5", 64, "'fortnight' is not allowed for --period"),
    ("set --period month --amount 5 --currency XAU", 64, "'XAU' is not allowed for --currency"),
    ("set --month-start 29", 64, "'29' is not allowed for --month-start; allowed: 1 to 28"),
    ("set --financial-year 02-29", 64, "'02-29' is not allowed for --financial-year"),
    ("status --amount 5", 64, "'budget status' has no option '--amount'"),
    ("frob", 64, "unknown action 'frob'; there are: import, undo, add, remove, list, set, status, recover"),
    ("status now", 64, "unexpected argument 'now'"),
    ("import", 64, "LEDGER is missing"),
  ]) func whatCannotBeDone(words: String, status: Int32, message: String) throws {
    let folder = try folder()
    defer { folder.remove() }
    let before = try folder.bytes("budget.json")
    let command = folder.budget(words)
    #expect(command.status == status && command.errors.contains(message), "\(command.errors)")
    #expect(try folder.bytes("budget.json") == before)
  }

  @Test func C_07_aCorruptDocumentIsKept() throws {
    let folder = try BudgetFolder()
    defer { folder.remove() }
    try folder.write("{\"payload\":", to: "budget.json")
    let refused = folder.budget("set --period month --amount 5 --currency CNY")
    #expect(
      refused.errors == """
        almanac: nothing was saved: \(folder.document): not JSON: byte 11: the text ends inside a value
        There is no older copy. Going on begins a new one, and keeps this file beside it \
        (almanac budget recover --file \(folder.document))

        """)
    #expect(refused.status == 1)
    #expect(try folder.bytes("budget.json") == Data("{\"payload\":".utf8))
    #expect(folder.budget("status").errors == refused.errors.replacing("nothing was saved: ", with: ""))
    #expect(
      folder.widget(
        "budget --language en", told: ": not JSON: byte 11: the text ends inside a value")
        == "Budget\nThe data cannot be read. Open the app\n")
    try folder.write(
      #"{"schema": "momiq-budget", "version": 2, "payload": {}, "writtenAt": "2025-10-15T00:00:00Z", "zone": "UTC"}"#,
      to: "budget.json")
    #expect(
      folder.widget("spending --language zh", told: "：版本 2 高于本程序所知的版本")
        == "总支出\n请更新 App\n")
    #expect(folder.budget("recover --language en").status == 1)
  }

  @Test func C_07_aCorruptDocumentIsNoDeadEnd() throws {
    let folder = try folder()
    defer { folder.remove() }
    #expect(
      folder.budget("recover --language en").output.hasPrefix("\(folder.document): nothing to recover\n"))
    #expect(folder.budget("set --period month --amount 1000").status == 0)
    #expect(folder.budget("set --period month --amount 2000").status == 0)
    // A byte changed by another program.
    let whole = try folder.bytes("budget.json")
    let text = String(decoding: whole, as: UTF8.self)
    try folder.write(text.replacing("2000", with: "3000"), to: "budget.json")
    let damaged = folder.budget("status")
    #expect(
      damaged.status == 1
        && damaged.errors.hasSuffix(
          "Bring it back first (almanac budget recover --file \(folder.document))\n"),
      "\(damaged.errors)")
    // A document whose version alone is damaged is taken for no newer one.
    try folder.write(text.replacing("{\"version\": 1", with: "{\"version\": 9"), to: "budget.json")
    #expect(folder.budget("status").errors == damaged.errors)
    try folder.write("\(text.prefix(40))\n?", to: "budget.json")
    #expect(folder.budget("status").errors.contains("budget.json:"))
    try folder.write("{", to: "budget.json")
    let recovered = folder.budget("recover --language en")
    #expect(recovered.status == 0 && recovered.output.contains("kept: "), "\(recovered.errors)")
    #expect(folder.widget("budget --family inline --language en") == "October 2025: CN¥180.00 left\n")
    #expect(folder.names.contains { $0.hasPrefix("budget.json.corrupt-") })
    // A budget of a newer version of the app is reported, as the widget reports it.
    #expect(!folder.budget("status").output.contains("could not be read"))
    let newer = text.replacing(#/"checksum": *"[0-9a-f]{8}", */#, with: "")
      .replacing(#""currency":"CNY","period":"month"}"#, with: #""currency":"CNY","period":"fortnight"}"#)
    try folder.write(newer, to: "budget.json")
    #expect(folder.budget("status --language en").output.hasSuffix("1 item could not be read\n"))
  }

  /// No message advises to begin anew in place of a file that is somebody's.
  @Test func aFileThatIsTooLongIsNamedWithItsSizeAndStays() throws {
    let folder = try BudgetFolder()
    defer { folder.remove() }
    try folder.write("", to: "budget.json")
    try FileHandle(forWritingTo: URL(filePath: folder.document)).truncate(atOffset: 314_572_800)
    for words in ["status", "list", "recover --currency EUR", "set --period month --amount 5 --currency EUR"]
    {
      let refused = folder.budget(words)
      #expect(
        refused.status == 1 && refused.errors.contains("314572800 bytes, at most 268435456 are allowed")
          && !refused.errors.contains("recover"), "\(refused.errors)")
    }
    #expect(folder.names.filter { $0 != "budget.json.lock" } == ["budget.json"])
  }

  /// A folder, a pipe and a file without permission are read as little as they are written.
  @Test func whatOnlyReadsSavesNothingAndLeavesNothing() throws {
    let folder = try BudgetFolder()
    defer { folder.remove() }
    try FileManager.default.createDirectory(
      atPath: folder.path("dir.json"), withIntermediateDirectories: false)
    #expect(mkfifo(folder.path("pipe.json"), 0o600) == 0)
    for name in ["dir.json", "pipe.json"] {
      for words in [
        "budget status", "budget list", "hydration status", "hydration list", "hydration export --format csv",
        "anniversaries list", "festivals 2026",
      ] {
        let refused = Command("\(words) --file \(folder.path(name))")
        #expect(
          refused.errors == "almanac: \(folder.path(name)): not a file\n", "\(words): \(refused.errors)")
        #expect(
          refused.status == 1 && folder.names == ["dir.json", "pipe.json"], "\(words): \(folder.names)")
      }
    }
  }

  /// The book has the sums of every day, also of months that the document no longer keeps by category.
  @Test func theBudgetOfAnotherMonthIsAddedUpFromTheBook() throws {
    let folder = try BudgetFolder()
    defer { folder.remove() }
    try folder.write(
      """
      date,amount,currency,category
      2025-03-05,10,EUR,food
      2025-03-28,25,EUR,food
      2025-03-28,7,EUR,rent
      2025-10-03,30,EUR,food

      """)
    #expect(try folder.importSpending().status == 0)
    #expect(folder.budget("set --period month --amount 100 --category food").status == 0)
    for (words, spent) in [
      ("budget status --file", "€35.00"), ("budget set --month-start 25 --file", "€25.00"),
      ("budget status --file", "€25.00"), ("widget budget --period month --category food --state", "€25.00"),
    ] {
      let there = Command("\(words) \(folder.document) --at 2025-03-30T12:00:00Z --zone UTC --language en")
      let line = there.output.split(separator: "\n").last { $0.contains("food") || $0.contains(spent) } ?? ""
      #expect(there.status == 0 && line.contains(spent), "\(words): \(there.output)")
    }
  }

  /// A limit on the length of files has the same effect as a full disk: what is written is cut.
  @Test func aFullDiskIsNamedAndNothingIsSaved() throws {
    let folder = try folder()
    defer { folder.remove() }
    #expect(Command("hydration add 250 --id a --file \(folder.path("water.json"))").status == 0)
    for words in [
      "budget add 5 --file budget.json", "hydration add 250 --file water.json",
      "hydration edit a 300 --file water.json",
      "hydration tap 250 --file water.json", "hydration undo --file water.json",
      "hydration delete a --file water.json", "hydration set goal 2000 --file water.json",
      "hydration add 250 --file first.json", "anniversaries add x --lunar 03-10 --file days.json",
      "insult --another --log taps.json",
    ] {
      let before = try folder.names.filter { $0.hasSuffix(".json") || $0.hasSuffix(".jsonl") }.map(
        folder.bytes)
      let (status, text) = try Command.shell(
        "trap '' XFSZ; ulimit -f 0; almanac \(words) 2>&1", in: URL(filePath: folder.path("")))
      #expect(status == 1 && text.hasPrefix("almanac: nothing was saved: "), "\(words): \(text)")
      #expect(text.contains("“File too large” (error "), "\(words): \(text)")
      #expect(
        try folder.names.filter { $0.hasSuffix(".json") || $0.hasSuffix(".jsonl") }.map(folder.bytes)
          == before)
    }
  }

  @Test func C_07_withoutABackupANewDocumentBegins() throws {
    let folder = try BudgetFolder()
    defer { folder.remove() }
    try folder.write("{", to: "budget.json")
    let asked = folder.budget("recover --language en")
    #expect(asked.status == 1 && asked.errors.contains("(--currency)"))
    #expect(try folder.bytes("budget.json") == Data("{".utf8))
    #expect(folder.budget("recover --currency CNY").status == 0)
    #expect(folder.budget("set --period month --amount 1000").status == 0)
    #expect(folder.widget("budget --family inline --language en") == "October 2025: CN¥1,000.00 left\n")
  }

  @Test func C_18_MQ_23_aRedactedWidgetHasABarAndNoAmount() throws {
    let folder = try folder()
    defer { folder.remove() }
    #expect(folder.budget("set --period month --amount 1000").status == 0)
    let text = folder.widget("budget --family large --privacy redacted --format json")
    for word in ["820,00", "180,00", "82%", "Rent", "Food"] { #expect(!text.contains(word), "\(word)") }
    #expect(
      folder.widget("budget --family medium --language en --privacy redacted")
        .hasPrefix("October 2025\n░░░░░░░░░|░░░░░░░░░░\n•••"))
  }

  @Test func MQ_17_aScheduleHasALineForEachEntryAndSaysWhenItEnds() throws {
    let folder = try folder()
    defer { folder.remove() }
    let text = Command.output(
      "schedule spending --period day --language en --state \(folder.document) \(BudgetFolder.now)")
    let lines = text.split(separator: "\n")
    #expect(lines.count == 9)
    #expect(lines[1] == "2025-10-16 00:00:00 +08:00  Total spending, Thursday, October 16: 0.00 Chinese yuan")
    #expect(lines.last == "reloads after 2025-10-22 00:00:00 +08:00")
    // Without a document there is a sample, which only the app can replace.
    #expect(
      Command.output("schedule budget --language en \(BudgetFolder.now)").hasSuffix(
        "reloads when the app says so\n"))
  }
}
