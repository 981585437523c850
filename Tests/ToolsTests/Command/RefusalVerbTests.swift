import Foundation
import TestSupport
import Testing
import WidgetBridge

/// Refusals of the verbs of apps: in the language that was asked for, and as JSON for programs.
struct RefusalVerbTests {
  private static func run(_ words: String, in folder: BudgetFolder, _ language: String) -> Command {
    let file = folder.path(words.split(separator: " ")[0] + ".json")
    return Command("\(words) --file \(file) --language \(language) \(BudgetFolder.now)")
  }

  /// Refusals of the verbs of apps, with the code and the exit code.
  static let refusals: [(String, String, Int32)] = [
    ("budget bogus", "notAllowed", 64), ("budget status", "noDocument", 1),
    ("budget add 5.555 --currency USD", "decimals", 1),
    ("budget add 99999999999999999999 --currency USD", "largeAmount", 1),
    ("budget add x --currency USD", "amount", 1), ("budget add 5 --currency XXX", "currency", 64),
    ("budget set --month-start 31", "notAllowed", 64), ("hydration undo", "nothingToUndo", 1),
    ("hydration add 99l", "notAllowed", 64), ("hydration add 250 --beverage vodkaX", "notAllowed", 64),
    ("hydration add 250 --time 2099-01-01T00:00:00Z", "notAllowed", 64),
    ("hydration add 5.5.5", "notAllowed", 64), ("hydration set month-start 31", "notAllowed", 64),
    ("hydration delete x", "noDrink", 1), ("anniversaries list", "noFile", 1),
    ("anniversaries remove x", "noFile", 1), ("anniversaries add a\u{200B}b --lunar 03-10", "name", 64),
    ("anniversaries add x --lunar 03-10 --id ?", "id", 64),
    ("anniversaries add x --lunar 15 --every month --since 2020", "noYear", 64),
    ("anniversaries add x --lunar 03-10 --since 3000", "yearToCome", 64),
    ("anniversaries add x --lunar 03-10 --kind wedding", "notAllowed", 64),
    ("anniversaries add x --lunar 31-1", "noSuchDate", 64),
    ("anniversaries add x --bogus", "unknownOption", 64),
    ("budget add", "missing", 64), ("budget set", "wrongUsage", 64), ("budget status --at", "missing", 64),
    ("budget add 90000000000000000 --currency USD", "largeAmount", 1),
    ("hydration set mass x", "notAllowed", 64),
    ("hydration add 250 --time 0001-01-01T00:00:00Z", "outsideCalendar", 64),
    ("hydration list x", "wrongUsage", 64),
    ("hydration migrate x", "invalidName", 64),
  ]

  /// A program finds the refused words without reading the sentence.
  @Test(arguments: [
    ("budget set --category food", "--category"), ("anniversaries add x --lunar 15", "15"),
  ]) func aRuleNamesTheWordsThatItRefuses(words: String, text: String) throws {
    let folder = try BudgetFolder()
    defer { folder.remove() }
    let output = Self.run("\(words) --format json", in: folder, "en").output
    let error = try JSON(parsing: Array(output.utf8))["error"]
    #expect(error?["code"] == "wrongUsage" && error?["values"] == ["text": .string(text)], "\(output)")
  }

  /// A program that reads JSON finds a `Failure` in place of the answer.
  @Test(arguments: refusals) func aRefusalIsAnAnswerInJSON(words: String, code: String, status: Int32) throws
  {
    let folder = try BudgetFolder()
    defer { folder.remove() }
    var check = TypeCheck(try AnswerTests.declarations())
    var sentences: Set<String> = []
    for (language, tag) in [("vi", "vi"), ("zh", "zh-Hans"), ("en", "en")] {
      let command = Self.run("\(words) --format json", in: folder, language)
      let json = try JSON(parsing: Array(command.output.utf8))
      #expect(command.status == status && check.fault(json, is: "Failure") == nil, "\(command.output)")
      #expect(json["error"]?["code"]?.string == code, "\(command.output)")
      #expect(json["error"]?["language"]?.string == tag && json["error"]?["values"]?.object != nil)
      let message = try #require(json["error"]?["message"]?.string)
      sentences.insert(message)
      // People read the same, without the object.
      let text = Self.run(words, in: folder, language)
      #expect(text.output.isEmpty && text.status == status && text.errors.contains(message), "\(text.errors)")
    }
    #expect(sentences.count == 3, "\(sentences)")
  }

  @Test(arguments: [
    (
      "hydration add 250 --beverage vodkaX", "vi",
      "“vodkaX” không dùng được cho --beverage; cho phép: water, "
    ),
    ("budget set --month-start 31", "vi", "“31” không dùng được cho --month-start; cho phép: từ 1 đến 28\n"),
    ("budget set --month-start 31", "zh", "“31”不能用于 --month-start；允许：1 至 28\n"),
    ("hydration set --month-start 31", "zh", "“hydration set”没有选项 --month-start；可用：--file、"),
    (
      "hydration set --month-start 31", "vi",
      "“hydration set” không có tùy chọn --month-start; có thể dùng: --file, "
    ),
    ("hydration add 1.500", "vi", "cho phép: 250, 250ml, 0,5l, 8oz hoặc 1 UK pint\n"),
    ("hydration add 1 --time 2099-01-01T00:00:00Z", "zh", "允许：最晚到明天结束的时刻\n"),
    ("hydration add 1 --time x", "zh", "允许：20:00、2026-02-17 20:00，或 2026-02-17T08:00:00+07:00 这样的时刻\n"),
    ("budget add 5.555 --currency USD", "vi", "“5.555” có quá nhiều chữ số thập phân: USD có 2\n"),
    ("budget add 1.5 --currency VND", "vi", "“1.5” có phần thập phân, còn VND thì không có\n"),
    ("anniversaries list", "zh", "：没有此文件 (almanac anniversaries add)\n"),
    (
      "anniversaries add x --lunar y", "vi",
      "cho phép: tháng và ngày âm lịch như 03-10 (tháng nhuận thì theo --leap-month), hoặc một ngày như 15 "
    ),
    ("hydration set presets 1,99l", "vi", "presets: Không nhận “1,99l”. Cho phép: 1 ml đến 10 lít; "),
    ("hydration set weather 500F", "zh", "weather: 不接受“500F”。允许：-100 至 60 °C\n"),
    ("hydration set goal 9l", "vi", "goal: Không nhận “9l”. Cho phép: 500 ml đến 8 lít\n"),
    (
      "budget add 90000000000000000 --currency USD", "zh",
      "“90000000000000000.00”数额过大。最多允许 US$10,000,000,000,000.00\n"
    ),
    (
      "hydration add 1 --time 1969-12-31T00:00:00Z", "vi",
      " không thuộc một ngày nào của các năm từ 1970 đến 9999\n"
    ),
    ("anniversaries add a\u{200B}b --lunar 03-10", "vi", "NAME: Ký tự U+200B bị ẩn. Tên nằm trên một dòng, "),
  ]) func theSentencesAreInTheLanguage(words: String, language: String, sentence: String) throws {
    let folder = try BudgetFolder()
    defer { folder.remove() }
    let command = Self.run(words, in: folder, language)
    #expect(command.status != 0 && command.errors.contains(sentence), "\(command.errors)")
  }

  /// An exported file is no answer, so nothing else is ever in it.
  @Test func anExportIsNoAnswer() throws {
    let folder = try BudgetFolder()
    defer { folder.remove() }
    try folder.write("{", to: "hydration.json")
    let command = Command("hydration export --file \(folder.path("hydration.json")) --format json")
    #expect(
      command.status == 1 && command.output.isEmpty && command.errors.contains("the text ends inside a value")
    )
  }

  @Test func aReasonInsideASentenceIsInTheLanguageToo() throws {
    let folder = try BudgetFolder()
    defer { folder.remove() }
    for (text, vietnamese, chinese) in [
      ("{\"a\":1,}", "byte 7: byte 0x7d không được có ở đây", "字节 7：此处不允许字节 0x7d"),
      (
        #"{"schema":"lichviet-settings","version":1,"payload":{"anniversaries":{}}}"#,
        "anniversaries: có một đối tượng, cần một danh sách", "anniversaries：现为：对象；应为：列表"
      ),
    ] {
      try folder.write(text, to: "anniversaries.json")
      #expect(Self.run("anniversaries list", in: folder, "vi").errors.contains(vietnamese))
      #expect(Self.run("anniversaries list", in: folder, "zh").errors.contains(chinese))
    }
    try folder.write(#"[{"id":"a","name":"x","month":13,"day":1}]"#, to: "anniversaries.json")
    #expect(
      Self.run("anniversaries list", in: folder, "vi").errors.hasSuffix(
        "anniversaries[0].month: có 13, cần một số nguyên từ 1 đến 12; phần này bị bỏ qua\n"))
  }

  /// A sentence is in one language, also where an app has no texts in the one that was asked for.
  @Test(arguments: [
    ("hydration undo", "ko", "en", "nothing was saved: There is nothing to undo"),
    ("budget add 5.555 --currency USD", "ja", "en", "nothing was saved: “5.555” has too many decimals"),
    ("hydration undo", "zh-TW", "zh-Hans", "没有保存任何内容：没有可撤销的内容"),
    ("anniversaries add x --lunar 03-10 --id ?", "ko", "ko", "--id: “?”: 쓸 수 없습니다. id는 1~64자이며, 영문자"),
    ("anniversaries list", "ja", "ja", "：そのようなファイルはありません"),
  ]) func aSentenceIsInOneLanguage(words: String, language: String, tag: String, sentence: String) throws {
    let folder = try BudgetFolder()
    defer { folder.remove() }
    let errors = Self.run(words, in: folder, language).errors
    let output = Self.run("\(words) --format json", in: folder, language).output
    let error = try JSON(parsing: Array(output.utf8))["error"]
    let message = try #require(error?["message"]?.string)
    #expect(errors.contains(sentence) && errors.contains(message) && error?["language"]?.string == tag)
  }

  /// A variable of a script that is not set is an empty operand; it names nothing, although every id begins with it.
  @Test func anEmptyOperandIsMissing() throws {
    let folder = try BudgetFolder()
    defer { folder.remove() }
    let list = #"[{"id":"a","name":"x","month":3,"day":1}]"#
    try folder.write(list, to: "anniversaries.json")
    let command = Command(
      ["anniversaries", "remove", "", "--file", folder.path("anniversaries.json"), "--at", "2026-01-01"])
    #expect(command.status == 64 && command.errors.contains("ID is missing"), "\(command.errors)")
    #expect(try String(contentsOfFile: folder.path("anniversaries.json"), encoding: .utf8) == list)
  }

  /// The name of a kind of document says whose it is, also beside a backup of ours.
  @Test func aFileOfAnotherProgramIsNotRecoveredFromABackup() throws {
    let folder = try BudgetFolder()
    defer { folder.remove() }
    for amount in ["5", "6"] {
      #expect(Self.run("budget add \(amount) --currency EUR", in: folder, "en").status == 0)
    }
    let other = #"{"schema":"x","version":1,"payload":{}}"#
    try folder.write(other, to: "budget.json")
    let command = Self.run("budget recover", in: folder, "en")
    #expect(command.status == 1, "\(command.output)")
    #expect(try String(contentsOfFile: folder.path("budget.json"), encoding: .utf8) == other)
  }

  @Test func theReportOfAnImportIsInTheLanguage() throws {
    let folder = try BudgetFolder()
    defer { folder.remove() }
    try folder.write(
      "date,amount,currency,kind\n2025-10-01,7,CNY,\n2025-10-02,2,CNY,refund\n2025-10-03,9,CNY,income\n")
    let path = folder.path("spending.csv")
    for (language, report) in [
      (
        "vi",
        """
        số bản ghi: 3, từ 2025-10-01 đến 2025-10-03, loại tiền CNY
        khoản hoàn tiền: 1, tổng cộng CNY 2.00
        thu nhập và chuyển khoản, không tính: 1
        \(folder.document): dữ liệu chi tiêu bây giờ lấy từ \(path); “undo” khôi phục dữ liệu trước đó (0 bản ghi)

        """
      ),
      (
        "zh",
        """
        记录数：3，2025-10-01 至 2025-10-03，货币 CNY
        退款：1 笔，合计 CNY 2.00
        收入和转账，不计：1
        \(folder.document): 支出数据现取自 \(path); 没有任何变化

        """
      ),
    ] {
      let command = try folder.importSpending("--language \(language)")
      #expect(command.status == 0 && command.output.hasPrefix(report), "\(command.output)")
    }
  }

  @Test func daysLikeThoseOfAnotherCalendarAreNamed() {
    let command = Command("next 三伏 --calendar korean")
    #expect(command.status == 64)
    #expect(
      command.errors.contains(
        "but of 'chinese': say --calendar chinese; the days like it of 'korean' are 초복 (chobok), 중복 (jungbok), "
          + "말복 (malbok)"), "\(command.errors)")
  }

  @Test func spacesMayFollowTheCommasOfGroups() {
    let words = ["festivals", "2026", "--calendar", "chinese", "--groups"]
    let spaced = Command(words + ["dog-days, seasons"])
    #expect(spaced.status == 0 && spaced.output == Command(words + ["dog-days,seasons"]).output)
    #expect(Command(words + ["dog-days, , seasons"]).status == 64)
  }
}
