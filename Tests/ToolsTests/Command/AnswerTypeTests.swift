import Foundation
import JSONText
import TestSupport
import Testing
import WidgetBridge

@testable import almanac_cli
@testable import almanac_dev

/// Every JSON answer of the command: it has the type that is declared for TypeScript, and the JavaScript package reads its lunar dates.
struct AnswerTypeTests {
  private static let folder = "Apps/WebAssembly"
  private static let now = "--at 2026-02-17T05:00:00Z --zone Asia/Ho_Chi_Minh"
  /// The options of days of one's own, and of drinks: files that the first lines of the list make.
  private static let file = "--file FOLDER/days.json \(now)"
  private static let water = "--file FOLDER/water.json \(now)"
  private static let budget = "--file FOLDER/budget.json \(now)"

  /// Command lines and the types of their answers, in the order in which they are run.
  private static let answers: [(words: String, type: String)] =
    [
      ("anniversaries add ông --kind death --lunar 03-10 --since 2021 --id a \(file)", "Anniversary[]"),
      (
        "anniversaries add Mai --lunar 06-30 --leap-month bothMonths --calendar korean --id b \(file)",
        "Anniversary[]"
      ),
      ("anniversaries list \(file)", "Anniversary[]"),
      ("anniversaries list --file FOLDER/days.json --at 2101-01-27T05:00:00Z --zone UTC", "Anniversary[]"),
      ("date 2026-02-17", "Day"), ("date 2026-02-17 --calendar japanese --language ko", "Day"),
      ("date 2026-04-26 \(file) --language en", "Day"), ("date 2072-12-20", "Day"),
      ("date 2033-12-25", "Day"), ("date 2034-01-01 --calendar japanese", "Day"),
      ("date 2057-10-01 --calendar chinese", "Day"),
      ("date 2025-07-24..2025-07-26 --calendar chinese --language zh", "Day[]"),
      ("lunar 2025-06L-01", "Day"), ("lunar 2026-01-01 --calendar korean --language ko", "Day"),
      ("pillars --at 1988-02-15T15:30:00Z --zone Asia/Shanghai", "Pillars"),
      ("month 2025-07", "Month"), ("month 2026-04 \(file) --calendar korean --language ko", "Month"),
      ("month 2101-01", "Month"), ("month 2026-01..2026-02", "Month[]"), ("next tet", "Next"),
      ("next rằm", "Next"), ("next 小年", "Next[]"),
      ("next 重阳节 2057 --calendar chinese --at 2026-11-28T05:00:00Z", "Next"),
      ("next 2026-06-14 --anniversary lunar", "Next"),
      ("next 2033-08-28 --anniversary lunar --calendar japanese --at 2033-08-20T00:00:00Z", "Next"),
      ("terms 2026", "TermRow[]"), ("terms 2051 --language zh", "TermRow[]"), ("phases 2026", "PhaseRow[]"),
      ("phases 2072 --language en", "PhaseRow[]"),
      ("seasons 2026 --zone Asia/Ho_Chi_Minh", "SeasonRow[]"),
      ("seasons 1899 --zone Australia/Sydney --language ko", "SeasonRow[]"),
      ("festivals 2026", "FestivalRow[]"), ("festivals 2026 \(file)", "FestivalRow[]"),
      ("festivals 1994 --calendar chinese", "FestivalRow[]"), ("calendars", "CalendarRow[]"),
      ("sun 2026-06-21 --latitude 21.03 --longitude 105.85", "Sun"), ("sun 2026-06-21 --city hanoi", "Sun"),
      ("sun 2026-06-21 --latitude 69.65 --longitude 18.96", "Sun"),
      ("sun 2026-06 --latitude 69.65 --longitude 18.96", "SunRow[]"),
      ("insult 2026-02-17", "Insult[]"), ("insult --rating bawdy --next 60", "Insult[]"),
      ("identifiers", "AppIdentifiers[]"), ("identifiers solverv", "AppIdentifiers[]"),
      ("export dates 2025 --calendar vietnamese --calendar chinese --calendar japanese", "DateRow[]"),
      ("export days 2025", "DayRow[]"), ("export days 2033 --calendar japanese --language ko", "DayRow[]"),
      ("export years", "YearRow[]"), ("export terms 2026", "TermRow[]"), ("export phases 2026", "PhaseRow[]"),
      ("export seasons 2026 --zone UTC", "SeasonRow[]"), ("export festivals 2026 \(file)", "FestivalRow[]"),
      ("export anniversaries 2025 \(file)", "AnniversaryRow[]"),
      ("export recurrence --rule RSCALE=CHINESE;FREQ=YEARLY;COUNT=2 --dtstart 2026-02-17", "RecurrenceRow[]"),
      ("export recurrence --rule FREQ=YEARLY;COUNT=2 --dtstart 2026-02-17", "RecurrenceRow[]"),
      ("export sun 2026 --latitude 78.22 --longitude 15.63", "SunRow[]"),
      ("export decided", "DecidedDays"), ("date 2028-01-03", "Day"), ("export calendars", "CalendarRow[]"),
      ("export uncertain", "UncertainRow[]"),
      ("verify FOLDER/dates.csv --calendar chinese", "Verification"),
      ("budget import FOLDER/ledger.csv --currency VND \(budget)", "BudgetSaved"),
      ("budget add 85000 --category food --note x \(budget)", "BudgetSaved"),
      ("budget list \(budget)", "BudgetSaved"), ("budget remove 1 \(budget)", "BudgetSaved"),
      ("budget set --currency VND --period month --amount 5000000 \(budget)", "BudgetSaved"),
      ("budget status --language zh \(budget)", "BudgetSaved"),
      ("budget undo \(budget)", "BudgetSaved"),
      ("budget recover --currency VND --file FOLDER/damaged.json \(now)", "BudgetSaved"),
      ("hydration migrate FOLDER/old.json \(water)", "HydrationSaved"),
      ("hydration add 250 --id a --note x \(water)", "HydrationSaved"),
      ("hydration tap 300 --id b \(water)", "TapSaved"), ("hydration edit a 500 \(water)", "HydrationSaved"),
      ("hydration list \(water)", "HydrationSaved"), ("hydration delete a \(water)", "HydrationSaved"),
      ("hydration undo \(water)", "HydrationSaved"), ("hydration set mass 70 \(water)", "HydrationSaved"),
      ("hydration status \(water)", "HydrationSaved"), ("hydration recover \(water)", "HydrationSaved"),
      ("hydration beverages", "BeverageFacts[]"), ("hydration beverages --language ko", "BeverageFacts[]"),
      ("anniversaries remove a \(file)", "Anniversary[]"),
    ]
    + WidgetCommand.all.flatMap { command in
      let name = command.name.prefix(1).uppercased() + command.name.dropFirst()
      return [
        ("widget \(command.name) \(now) --language ko", "\(name)Snapshot"),
        ("schedule \(command.name) \(now) --language en", "\(name)Schedule"),
      ]
    }

  /// Actions whose JSON is none of these answers: a document of the app's first version, whose form is a schema.
  private static let documents = ["hydration export"]

  /// Returns all answers, in order.
  private static func all() throws -> [(words: String, type: String, answer: JSON)] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("answers-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in [
      ("dates.csv", "date,lunar\n1899-01-01,1898-11-20\n2026-02-17,2026-01-01\n2057-09-28,2057-09-01\n"),
      ("old.json", #"{"entries": [{"date": "2026-02-16T01:00:00Z", "id": "old", "volumeML": 250}]}"#),
      ("ledger.csv", "date,amount,currency,category\n2026-02-16,45000,VND,Food\n"),
      ("damaged.json", "{no JSON"),
    ] { try Data(text.utf8).write(to: folder.appendingPathComponent(name)) }
    return try answers.map { words, type in
      let output = Command.output("\(words.replacing("FOLDER", with: folder.path)) --format json")
      return (words, type, try JSON(parsing: Array(output.utf8)))
    }
  }

  @Test func everyAnswerHasTheDeclaredType() throws {
    let tables = try TypeScriptDeclarations(Repository.text("\(Self.folder)/tables.d.ts"))
    let answers = try TypeScriptDeclarations(Repository.text("\(Self.folder)/answers.d.ts"))
    var check = TypeCheck(
      try TypeScriptDeclarations(
        Repository.text("\(Self.folder)/tables.d.ts"), Repository.text("\(Self.folder)/answers.d.ts"),
        Repository.text("Sources/Tools/WidgetBridge/WidgetBridge.d.ts")))
    var faults: [String] = []
    for (words, type, answer) in try Self.all() {
      if let fault = check.fault(answer, is: type) { faults.append("almanac \(words): \(fault)") }
      if answer.array == [] { faults.append("almanac \(words): nothing to compare") }
    }
    // As JSON the decisions are a document; as lines they are rows.
    for line in Command.output("export decided --format jsonl").split(separator: "\n") {
      if let fault = check.fault(try JSON(parsing: Array(line.utf8)), is: "DecidedRow") {
        faults.append(fault)
      }
    }
    #expect(faults.prefix(5) == [])
    #expect(check.unseen(of: Array(tables.interfaces.keys) + Array(answers.interfaces.keys)) == [])
  }

  /// An action that is not in the list above would have no type.
  @Test func everyActionThatPrintsJSONIsAmongThem() {
    func paths(_ actions: [Action], _ prefix: String) -> [String] {
      actions.flatMap { action -> [String] in
        let path = prefix + action.name
        let isJSON = action.options.first { $0 == Options.format() }?.words.contains("json") ?? false
        return (isJSON ? [path] : []) + paths(action.actions, path + " ")
      }
    }
    let known = Self.answers.map(\.words) + Self.documents
    let missing = paths(Verbs.all, "").filter { path in
      !known.contains { "\($0) ".hasPrefix("\(path) ") }
    }
    #expect(missing == [])
  }

  @Test func theTypesOfTablesAreMadeFromTheirColumns() throws {
    let recorded = try Repository.text("\(Self.folder)/tables.d.ts").split(separator: "\n")
    let steps = DeclarationsCommand.text.split(separator: "\n").difference(from: recorded).map { step in
      switch step {
      case .remove(_, let line, _): "recorded: \(line)"
      case .insert(_, let line, _): "by the columns: \(line)"
      }
    }
    #expect(steps.prefix(4) == [], "\(steps.count) lines of tables.d.ts differ; fix with: make api")
  }

  @Test(arguments: ["Sources/Tools/WidgetBridge/WidgetBridge.d.ts", "Apps/JavaScript/index.d.ts"])
  func theTypesNameTheLanguagesOfTheTable(file: String) throws {
    let text = try Repository.text(file)
    #expect(text.contains("export type LanguageUsed = \"vi\""))
    #expect(DeclarationsCommand.withLanguages(text) == text, "fix with: make api")
  }

  @Test func everyTableOfTheCommandIsDeclared() {
    #expect(CommandTable.all.map(\.name) == TableName.allCases.map(\.rawValue))
  }

  /// JSON has one dialect: names in camelCase, as the other programs of the package write and read them.
  @Test func noNameOfAMemberIsInAnotherDialect() throws {
    func others(_ json: JSON) -> [String] {
      (json.object?.members ?? []).flatMap { member in
        (member.key.contains("_") || ["leap", "isLeap"].contains(member.key) ? [member.key] : [])
          + others(member.value)
      } + (json.array ?? []).flatMap(others)
    }
    let found = try Self.all().flatMap { others($0.answer) }
    #expect(Set(found).sorted().prefix(5) == [])
  }

  private static let node = ["/usr/bin/node", "/usr/local/bin/node", "/opt/homebrew/bin/node"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  /// A lunar date of an answer with its calendar, and its civil date if the answer has it.
  private static func lunarDates(_ json: JSON, calendar: JSON, date: JSON) -> [JSON] {
    if let elements = json.array {
      return elements.flatMap { lunarDates($0, calendar: calendar, date: date) }
    }
    guard let members = json.object?.members else { return [] }
    if Set(members.map(\.key)) == ["year", "month", "isLeapMonth", "day"] {
      return [["lunar": json, "calendar": calendar, "date": date]]
    }
    let known = LunarCalendar.all.map(\.id)
    // The lunar date of another table may be none of the calendar.
    return members.filter { $0.key != "theirs" }.flatMap { member in
      lunarDates(
        member.value,
        calendar: known.contains(member.key) ? .string(member.key) : json["calendar"] ?? calendar,
        date: json["date"] ?? date)
    }
  }

  @Test(.enabled(if: node != nil, "node is missing"))
  func theJavaScriptPackageReadsEveryLunarDate() throws {
    let dates = try Self.all().flatMap { Self.lunarDates($0.answer, calendar: "vietnamese", date: .null) }
    #expect(dates.count > 1_000 && dates.contains { $0["lunar"]?["isLeapMonth"] == .bool(true) })
    let script = """
      import { readFileSync } from "node:fs";
      import { packageFiles } from "./Apps/JavaScript/assemble.mjs";
      const module = "data:text/javascript," + encodeURIComponent(packageFiles()["index.mjs"]);
      const calendars = Object.values((await import(module)).LunarCalendar);
      const faults = JSON.parse(readFileSync(0, "utf8")).flatMap(({ lunar, calendar, date }) => {
        const { civilDate, lunarDate } = calendars.find(({ id }) => id === calendar);
        try {
          const civil = civilDate(lunar), again = lunarDate(civil);
          const text = [civil.year, civil.month, civil.day].map((part) => String(part).padStart(2, "0")).join("-");
          const isSame = Object.keys(lunar).every((name) => lunar[name] === again[name]) && (date ?? text) === text;
          return isSame ? [] : [`${calendar} ${JSON.stringify(lunar)} is ${text} and not ${date}`];
        } catch (error) {
          return [`${calendar} ${JSON.stringify(lunar)}: ${error.message}`];
        }
      });
      console.log(faults.slice(0, 5).join("\\n"));
      """
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(Self.node))
    process.arguments = ["--input-type=module", "-e", script]
    process.currentDirectoryURL = Repository.root
    let input = FileManager.default.temporaryDirectory.appendingPathComponent(
      "dates-\(UUID().uuidString).json")
    try Data(JSON.array(dates).text.utf8).write(to: input)
    defer { try? FileManager.default.removeItem(at: input) }
    process.standardInput = try FileHandle(forReadingFrom: input)
    let output = Pipe()
    (process.standardOutput, process.standardError) = (output, output)
    try process.run()
    let said = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    #expect(said == "\n" && process.terminationStatus == 0, "\(said)")
  }
}
