import Foundation
import TestSupport
import Testing

/// `almanac anniversaries`, and `--file` of the verbs that list days.
struct AnniversaryVerbTests {
  private static let now = "--at 2026-04-20T05:00:00Z --zone Asia/Ho_Chi_Minh"

  /// Runs `almanac anniversaries` on a document; `␣` stands for a space in a word.
  static func run(_ words: String, _ file: String) -> Command {
    Command("anniversaries \(words) --file \(file) \(now)")
  }

  /// Writes a document with a giỗ on the day of the Hùng Kings, one on the last day of the year, and a
  /// leap-month birthday.
  private static func family(_ folder: BudgetFolder) throws -> String {
    let file = folder.path("days.json")
    for words in [
      "add ông␣nội --kind death --lunar 03-10 --since 2021 --id grandfather",
      "add bà␣ngoại --kind death --lunar 12-30 --id grandmother",
      "add Mai --kind birthday --lunar 06-15 --since 1966 --leap-month bothMonths --id mai",
    ] {
      let command = run(words, file)
      #expect(command.status == 0 && command.errors.isEmpty, "\(words): \(command.errors)")
    }
    return file
  }

  @Test func anAnswerSaysTheRulesAndTheNextDate() throws {
    let folder = try BudgetFolder()
    defer { folder.remove() }
    let file = folder.path("days.json")
    let plain = Self.run("add ông␣nội --kind death --lunar 03-10 --since 2021", file).output
    #expect(plain.contains("tháng nhuận  Vào tháng Ba, kể cả khi có tháng Ba nhuận\n"))
    #expect(
      plain.contains("lần tới      2026-04-26 CN, ngày âm 2026-03-10, Giỗ ông nội lần thứ 5, còn (ngày): 6\n")
    )
    #expect(!plain.contains("ngày 30"))
    // Tết 2027 is on 6 February, and the month before has 29 days.
    let last = Self.run(
      "add Bà --kind death --lunar 12-30 --missing-day firstDayOfNextMonth --language en", file)
    #expect(
      last.output.contains(
        "            On the first day of the next month if there is no day 30\n"))
    #expect(last.output.contains("next           2027-02-06 Sat, lunar date 2027-01-01, "))
    let chinese = Self.run("add Mai --lunar 06-15 --leap-month leapMonthIfPresent --language zh", file)
      .output
    #expect(chinese.contains("闰月        有闰六月时在闰六月，否则在六月\n"))
  }

  /// The full moons of 2026 are those of lunar_python 1.4.8; leap month 6 of 2025 has one of its own.
  @Test func aDayCanComeEveryMonth() throws {
    let folder = try BudgetFolder()
    defer { folder.remove() }
    let file = folder.path("days.json")
    let added = Self.run("add cúng␣rằm --every month --lunar 15 --id full --language en", file)
    #expect(added.output.contains("lunar date     15 (every month), vietnamese\n"), "\(added.errors)")
    #expect(
      added.output.contains("next           2026-05-01 Fri, lunar date 2026-03-15, Cúng rằm, days to go: "))
    #expect(!added.output.contains("leap month"))
    let entry = try #require(
      try Command.json("anniversaries list --file \(file) --format json") as? [[String: Any]])
    #expect(entry[0]["every"] as? String == "month" && entry[0]["month"] is NSNull)
    let range = "--file \(file) --from 2025-07-01 --to 2025-09-30"
    #expect(
      try CSVTable(Command.output("export anniversaries \(range)")).rows.map { $0[0] } == [
        "2025-07-09", "2025-08-08", "2025-09-06",
      ])
    let events = Command.output("export anniversaries \(range) --format ics")
    for month in ["2025-06", "2025-06L", "2025-07"] {
      #expect(events.contains("UID:anniversary-full-\(month)@almanac"))
    }
    #expect(Command.output("month 2026-05 --file \(file)").contains("31/5 ◊ Cúng rằm"))
    for (words, error) in [
      ("--lunar 15", "--lunar 15 is a day without a month: add the month, or --every month"),
      ("--lunar 03-15 --every month", "--every month needs the day alone, such as --lunar 15"),
      ("--lunar 15 --every month --leap-month regularMonth", "--leap-month is not for --every month"),
      ("--lunar 15 --every month --since 2020", "--since: A day of every month has no year"),
      ("--lunar 31 --every month", "31"), ("--lunar 15 --every week", "year, month"),
    ] {
      let command = Self.run("add x \(words)", file)
      #expect(command.status == 64 && command.errors.contains(error), "\(words): \(command.errors)")
    }
  }

  /// Died on 10 March of the lunar year 2026: no giỗ that day, the first on 2027-04-16.
  @Test func noDeathIsKeptOnItsOwnDay() throws {
    let folder = try BudgetFolder()
    defer { folder.remove() }
    let file = folder.path("days.json")
    #expect(
      Self.run("add ông␣nội --kind death --lunar 03-10 --since 2026", file).output
        .contains("lần tới      2027-04-16 T6, ngày âm 2027-03-10, Giỗ ông nội, giỗ đầu"))
    let range = "--file \(file) --from 2026-01-01 --to 2027-12-31"
    #expect(
      try CSVTable(Command.output("export anniversaries \(range)")).rows.map { $0[0] } == ["2027-04-16"])
    let events = try ICSFile(Command.output("export anniversaries \(range) --format ics")).events
    #expect(events.map { $0["DTSTART;VALUE=DATE"] } == ["20270416"])
    #expect(!Command.output("date 2026-04-26 --file \(file)").contains("ông nội"))
  }

  @Test func whatIsAddedIsListedAndTakenOut() throws {
    let folder = try BudgetFolder()
    defer { folder.remove() }
    let file = try Self.family(folder)
    let list = Self.run("list", file).output
    let titles = list.split(separator: "\n").filter { $0.hasPrefix("ngày riêng") }.map { $0.dropFirst(13) }
    #expect(titles == ["Giỗ ông nội", "Sinh nhật Mai", "Giỗ bà ngoại"])
    let json = Self.run("list --format json", file).output
    let entries = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]])
    #expect(entries.map { $0["id"] as? String } == ["grandfather", "mai", "grandmother"])
    #expect(
      entries[0]["daysToGo"] as? Int == 6
        && Command.value(entries[0], "next", "date") as? String == "2026-04-26")
    #expect(entries[1]["leapMonthRule"] as? String == "bothMonths")
    // The beginning of an id is enough if it is unique.
    #expect(Self.run("remove grand", file).status == 1)
    #expect(Self.run("remove nobody", file).status == 1)
    #expect(Self.run("remove mai --language en", file).output == "removed: Mai’s birthday (mai)\n")
    #expect(Self.run("remove grandf", file).status == 0)
    #expect(Self.run("list", file).output.components(separatedBy: "ngày riêng").count == 2)
    #expect(
      Self.run("add x --lunar 01-01 --id grandmother", file).errors.contains(
        "There is a day of your own with the id grandmother already"))
  }

  @Test func theVerbsOfDaysListThem() throws {
    let folder = try BudgetFolder()
    defer { folder.remove() }
    let file = try Self.family(folder)
    let month = Command.output("month 2026-04 --file \(file) \(Self.now)")
    #expect(month.contains("26/4 ◊ Giỗ ông nội lần thứ 5"))
    let json = try Command.json("month 2025-07 --file \(file) --format json") as? [String: Any]
    let kept = try #require(json?["anniversaries"] as? [[String: Any]])
    // Leap month 6 of 2025 begins on 25 July; its day 15 is 8 August, and day 15 of the regular month 6 is 9
    // July.
    #expect(kept.map { $0["date"] as? String } == ["2025-07-09"])
    #expect(Command.value(kept[0], "lunar", "month") as? Int == 6 && kept[0]["years"] as? Int == 59)
    let date = Command.output("date 2026-04-26 --file \(file) --language en")
    #expect(date.contains("\nanniversaries  Ông nội’s death anniversary, 5 years\n"))
    let none = Command.output("date 2026-04-27 --file \(file)").split(separator: "\n")
    #expect(none.contains { $0.hasPrefix("ngày riêng ") && $0.hasSuffix(" không có") })
    let lines = Command.output("festivals 2026 --file \(file)").split(separator: "\n")
    let index = try #require(lines.firstIndex { $0.hasPrefix("2026-04-26  CN  Giỗ ông nội lần thứ 5 ") })
    #expect(lines[index].hasSuffix("  giỗ") && lines[index + 1].contains("Giỗ Tổ Hùng Vương"))
    #expect(lines.count == (Command.output("festivals 2026").split(separator: "\n").count) + 3)
    #expect(Command.output("festivals 2026 --calendar japanese --file \(file)").contains("Giỗ bà ngoại"))
  }

  @Test func theWidgetShowsThemAndHidesTheirNames() throws {
    let folder = try BudgetFolder()
    defer { folder.remove() }
    let file = try Self.family(folder)
    let words = "widget calendar --state \(file) --family large \(Self.now)"
    let lines = Command.output(words).split(separator: "\n")
    #expect(
      lines.contains { $0.hasPrefix("26 tháng 4  Giỗ ông nội lần thứ 5  ") && $0.hasSuffix("  Còn 6 ngày") })
    let hidden = Command.output("\(words) --privacy redacted")
    #expect(hidden.contains("26 tháng 4  •••") && !hidden.contains("nội"))
    for format in ["json", "widget-data"] {
      #expect(!Command.output("\(words) --privacy redacted --format \(format)").contains("nội"))
    }
    // The command line takes precedence over the stored settings.
    try folder.write(#"{"calendar":"chinese","monthNaming":"modern"}"#, to: "settings.json")
    let stored =
      "widget calendar --state \(folder.path("settings.json")) --at 1985-01-21T05:00:00Z --zone UTC --format json"
    #expect(Command.output("\(stored) --family circular").contains("\"1/12\""))
    #expect(Command.output("\(stored) --family circular --calendar vietnamese").contains("\"1/1\""))
  }

  /// If there is something else in the place of the list, the other choices are still used, and nothing
  /// overwrites it.
  @Test func settingsSurviveAListThatIsNone() throws {
    let folder = try BudgetFolder()
    defer { folder.remove() }
    let path = folder.path("c.json")
    let payload = #"{"anniversaries":{"a":1},"calendar":"chinese"}"#
    let envelope =
      #"{"payload":\#(payload),"schema":"lichviet-settings","version":1,"writtenAt":"2026-11-22T07:40:41Z","zone":"Etc/UTC"}"#
    for text in [payload, envelope] {
      try folder.write(text, to: "c.json")
      // 1985-01-21 was the lunar new year in Vietnam, but the first day of month 12 in China.
      let words = ["widget", "calendar", "--state", path, "--at", "1985-01-21T05:00:00Z", "--zone", "UTC"]
      let command = Command(words + ["--family", "circular", "--format", "json"])
      #expect(command.status == 0 && command.output.contains("\"1/12\""))
      #expect(command.errors.contains("anniversaries: found an object, expected an array"))
      for words in [["list"], ["add", "Tân", "--lunar", "01-01"]] {
        let command = Command(["anniversaries"] + words + ["--file", path])
        #expect(command.status == 1 && command.errors.contains("found an object, expected an array"))
      }
      #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
    }
  }

  /// In 2030 the year began on 2 February in Vietnam and on 3 February in China.
  @Test(arguments: [
    "month 2030-02 --format json --file", "festivals 2030 --file", "date 2030-02-03 --format json --file",
    "export anniversaries --year 2030 --file", "anniversaries list --at 2030-01-01T00:00:00Z --file",
  ]) func theCalendarIsThatOfTheDocument(words: String) throws {
    let folder = try BudgetFolder()
    defer { folder.remove() }
    let list = #"[{"name":"Tân","month":1,"day":1,"id":"a","kind":"other"}]"#
    try folder.write(#"{"calendar":"chinese","anniversaries":\#(list)}"#, to: "c.json")
    let text = Command.output("\(words) \(folder.path("c.json"))")
    if !words.hasPrefix("month") {
      #expect(
        // The double hours of a day name the evening before.
        words.hasPrefix("date") && text.contains("Tân")
          || text.split(separator: "\n").contains { $0.contains("2030-02-03") && !$0.contains("2030-02-02") })
    }
    #expect(text.contains("Tân"))
    if !words.hasPrefix("date") {
      let vietnamese = Command.output("\(words) \(folder.path("c.json")) --calendar vietnamese")
      #expect(vietnamese.contains("2030-02-02"), "\(words)")
    }
  }

  @Test func theirExportIsACalendarFileOfDates() throws {
    let folder = try BudgetFolder()
    defer { folder.remove() }
    let file = try Self.family(folder)
    let words = "export anniversaries --file \(file) --year 2025"
    let table = try CSVTable(Command.output(words))
    #expect(table.rows.map { $0[0] } == ["2025-01-28", "2025-04-07", "2025-07-09", "2025-08-08"])
    let text = Command.output("\(words) --format ics --alarm 1d")
    #expect(!text.contains("RRULE") && text.components(separatedBy: "TRIGGER:-PT15H").count == 5)
    // Released ids must not change: a calendar app would take a new id for a new event.
    let ids = [
      "anniversary-grandmother-2024@almanac", "anniversary-grandfather-2025@almanac",
      "anniversary-mai-2025@almanac", "anniversary-mai-2025-leap@almanac",
    ]
    for options in ["", "--language en", "--calendar vietnamese-utc7"] {
      #expect(try ICSFile(Command.output("\(words) \(options) --format ics")).events.map { $0["UID"] } == ids)
    }
    let first = try #require(try ICSFile(Command.output("\(words) --format ics")).events.first)
    #expect((first["DTSTART;VALUE=DATE"], first["SUMMARY"]) == ("20250128", "Giỗ bà ngoại"))
    let json = try Command.json(
      "export anniversaries --file \(file) --year 2025 --columns date,years --format json")
    let rows = try #require(json as? [[String: Any]])
    #expect(rows[0]["years"] is NSNull && rows[1]["years"] as? Int == 4)
    // In all years from 1900 on, two of the three occur once a lunar year; the third occurs twice if month 6
    // has a leap month.
    #expect(try CSVTable(Command.output("export anniversaries --file \(file)")).rows.count > 350)
  }

  @Test func settingsAndListsAreReadAlikeAndNothingIsLost() throws {
    let folder = try BudgetFolder()
    defer { folder.remove() }
    let one = #"{"id":"a","name":"ông nội","kind":"death","month":3,"day":10,"later":[1]}"#
    let bad = #"{"id":"b","name":"x","month":13,"day":1}"#
    try folder.write("[\(one),\(bad)]", to: "list.json")
    try folder.write(
      #"{"anniversaries":[\#(one),\#(bad)],"calendar":"chinese","theme":7}"#, to: "settings.json")
    for name in ["list.json", "settings.json"] {
      let file = folder.path(name)
      let month = Command(["month", "2026-04", "--file", file])
      #expect(month.status == 0 && month.output.contains("Giỗ ông nội"))
      #expect(
        month.errors
          == "almanac: \(file): anniversaries[1].month: found 13, expected a whole number from 1 to 12; it is left out\n"
      )
      #expect(Self.run("add y --lunar 01-01 --id c", file).status == 0)
      let text = String(decoding: try folder.bytes(name), as: UTF8.self)
      #expect(text.contains(#""later":[1]"#) && text.contains(#""month":13"#) && text.contains(#""id":"c""#))
      #expect(text.contains("theme") == (name == "settings.json"))
      #expect(folder.names.contains("\(name).backup"))
    }
  }

  /// A folder or a pipe is no document, and gets no lock beside it.
  @Test(arguments: [
    "anniversaries add x --lunar 03-10 --file", "insult --another --log", "hydration add 1 --file",
  ])
  func whatIsNoFileIsLeftAlone(words: String) throws {
    let folder = try BudgetFolder()
    defer { folder.remove() }
    try FileManager.default.createDirectory(atPath: folder.path("a.json"), withIntermediateDirectories: false)
    #expect(mkfifo(folder.path("b.json"), 0o600) == 0)
    for name in ["a.json", "b.json"] {
      let refused = Command("\(words) \(folder.path(name))")
      #expect(
        refused.status == 1 && refused.errors.contains("\(folder.path(name)): not a file"),
        "\(refused.errors)")
      #expect(folder.names == ["a.json", "b.json"])
    }
  }

  /// The first ones are shown, the others are kept, and both are said once.
  @Test func moreThanAWidgetReadsAreLeftOutInWords() throws {
    let folder = try BudgetFolder()
    defer { folder.remove() }
    let days = (0...10_000).map {
      #"{"id": "d\#($0)", "name": "Day \#($0)", "kind": "other", "month": 3, "day": 10}"#
    }
    try folder.write("[\(days.joined(separator: ","))]", to: "days.json")
    let path = folder.path("days.json")
    let limit = "anniversaries[10000]: found 10001, expected at most 10000 anniversaries"
    for words in ["anniversaries list --file", "widget calendar --family large --state"] {
      let answer = Command("\(words) \(path) --at 2026-04-26T05:00:00Z --zone Asia/Ho_Chi_Minh")
      #expect(answer.status == 0 && answer.output.contains("Day 0"), "\(words)")
      #expect(
        answer.errors == "almanac: \(path): \(limit); it is left out\n",
        "\(words): \(answer.errors.prefix(300))")
    }
    let refused = Command("anniversaries add x --lunar 03-10 --file \(path)")
    #expect(
      refused.status == 1 && refused.errors.hasPrefix("almanac: nothing was saved: At most 10000 days "),
      "\(refused.errors)")
    #expect(try String(decoding: folder.bytes("days.json"), as: UTF8.self).contains("Day 10000"))
  }

  @Test func processesAtOnceLoseNone() async throws {
    let folder = try BudgetFolder()
    defer { folder.remove() }
    let file = folder.path("days.json")
    try await withThrowingTaskGroup(of: Int32.self) { group in
      for number in 1...8 {
        group.addTask { Self.run("add n --lunar 01-01 --id n\(number)", file).status }
      }
      for try await status in group { #expect(status == 0) }
    }
    #expect(Self.run("list", file).output.components(separatedBy: "\nid ").count == 9)
  }

  @Test func whatCannotBeReadIsAnErrorAndStaysAsItIs() throws {
    let folder = try BudgetFolder()
    defer { folder.remove() }
    for text in [
      "", "{", "7", #"{"a":1}"#, #"{"anniversaries":7}"#,
      #"{"schema":"momiq-budget","version":1,"payload":{}}"#,
    ] {
      try folder.write(text, to: "broken.json")
      let file = folder.path("broken.json")
      for words in [
        ["month", "2026-04", "--file", file], ["date", "--file", file],
        ["festivals", "2026", "--file", file],
        ["export", "anniversaries", "--file", file],
        ["export", "anniversaries", "--file", file, "--format", "ics"],
      ] {
        let command = Command(words)
        #expect(command.status == 1 && command.output.isEmpty, "\(words)")
        // The message does not mention a change if none was requested, or a backup if there is none.
        #expect(
          !command.errors.contains("changed") && !command.errors.contains("backup"), "\(command.errors)")
        #expect(command.errors.hasPrefix("almanac: \(file)"), "\(command.errors)")
      }
      for words in ["list", "add x --lunar 01-01", "remove a"] {
        let command = Self.run(words, file)
        #expect(
          command.status == 1 && command.errors.contains("nothing was saved") == words.hasPrefix("add"))
      }
      try folder.write("[]", to: "broken.json.backup")
      // The backup of another app's document is no way out.
      #expect(
        Self.run("list", file).errors.hasSuffix(
          "; the document before its last change is \(file).backup\n") == !text.contains("momiq"))
      try FileManager.default.removeItem(atPath: "\(file).backup")
      #expect(String(decoding: try folder.bytes("broken.json"), as: UTF8.self) == text)
    }
    let missing = Command(["month", "2026-04", "--file", folder.path("none.json")])
    #expect(missing.status == 1 && missing.errors.contains("there is no such file"))
    #expect(Self.run("remove a", folder.path("none.json")).status == 1)
    #expect(Self.run("list", folder.path("none.json")).status == 1)
    #expect(!folder.names.contains("none.json"))
  }
}
