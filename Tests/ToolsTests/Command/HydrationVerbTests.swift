import Foundation
import JSONText
import TestSupport
import Testing

/// The hydration log as a user works with it.
struct HydrationVerbTests: TestsOfOneLog {
  let folder: URL

  init() throws { folder = try Self.newFolder() }

  /// The goal of the 12th was 1.2 L when it was set there, and a drink that is added on the 13th reaches it.
  @Test func aGoalThatIsSetBeforeTheFirstDrinkOfADayIsThatOfTheDay() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    func run(_ line: String, at time: String) -> String {
      Command.output(
        "hydration \(line) --language en --file \(folder.path)/water.json --zone Asia/Ho_Chi_Minh --at \(time)+07:00"
      )
    }
    _ = run("add 1800", at: "2026-02-10T12:00:00")
    _ = run("add 1800", at: "2026-02-11T12:00:00")
    _ = run("set goal 1200", at: "2026-02-12T23:00:00")
    let added = run("add 1200 --time 2026-02-12T20:00:00+07:00", at: "2026-02-13T08:00:00")
    #expect(added.contains("1.2 / 1.2 L"), "\(added)")
    #expect(run("add 1200", at: "2026-02-13T09:00:00").contains("4-day streak"))
  }

  @Test func aDay() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(done("status").contains("số lần uống: 0, số ngày: 0"))
    #expect(done("add 250 --id a", at: "08:00").contains("đã thêm a 2026-02-17 08:00 250 ml Nước"))
    #expect(
      done("add 8oz --beverage greenTea --id b --language en", at: "09:00").contains("237 mL Green tea"))
    #expect(done("tap 330 --id c --language en", at: "10:00") == "tapped c\n")
    #expect(try entries().compactMap { $0["id"] as? String } == ["a", "b", "c"])
    #expect(done("edit a 300 --note sau_chạy_bộ").contains("300 ml"))
    let ounces = Command(["hydration", "edit", "b", "8 fl oz"] + words("", at: "09:00").dropFirst())
    #expect(ounces.status == 0 && ounces.output.contains("237 ml"), "as it is written: \(ounces.errors)")
    #expect(done("delete b").contains("đã xóa b "))
    #expect(done("undo").contains("đã khôi phục b "))
    #expect(try entries().compactMap { $0["volumeML"] as? Int } == [300, 237, 330])
    #expect(done("set mass 70 --language en").contains("0.87 / 2.45 L · 35% · 1.58 L left"))
    #expect(done("set weather 33,80").contains("(theo cân nặng, ước tính thông thường, thời tiết +900 ml)"))
    #expect(
      done("set units us --language en").hasPrefix(
        "29 / 113 fl oz · 25% · 84 fl oz left\ngoal 113 fl oz (by body mass, a rule of thumb, weather +30 fl oz)\n"
      )
    )
    let status = try JSONSerialization.jsonObject(with: Data(done("status --format json").utf8))
    let goal = try #require(Command.value(status, "saved", "day", "goal") as? [String: Int])
    #expect(goal == ["baseML": 2450, "weatherAdjustmentML": 900, "workoutAdjustmentML": 0, "totalML": 3350])
  }

  /// The command never advises 30 litres, and never praises 12.
  @Test func farTooMuchIsNeitherAGoalNorASuccess() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    // Nothing is cut off from a goal of exactly 8 L.
    #expect(done("set goal 8000 --language en").contains("goal 8 L (your own)\n"))
    for text in ["set weather 45,90", "set mass 300", "set activity intense"] {
      _ = done(text)
    }
    #expect(done("set workout 1440").contains("mục tiêu 8 lít (tự đặt, không mục tiêu nào quá 8 lít)\n"))
    let computed = "goal 8 L (by body mass, a rule of thumb, no goal is above 8 L)\n"
    #expect(done("set goal none --language en").contains(computed))
    let status = try JSONSerialization.jsonObject(with: Data(done("status --format json").utf8))
    let goal = try #require(Command.value(status, "saved", "day", "goal") as? [String: Int])
    #expect(goal == ["baseML": 8000, "weatherAdjustmentML": 0, "workoutAdjustmentML": 0, "totalML": 8000])
    for text in ["set weather none", "set workout none", "set goal 1800"] { _ = done(text) }
    _ = done("add 10000", at: "08:00")
    #expect(done("add 2000 --language en", at: "11:00").contains("12 / 1.8 L · 666% · well over the goal"))
    #expect(done("status --language vi").contains("666% · vượt xa mục tiêu"))
    #expect(done("status --language zh").contains("如感不适，请就医。"))
    #expect(done("status --language en").contains("far too much water is dangerous. If you feel unwell"))
    for family in ["small", "medium", "large", "circular", "rectangular", "inline"] {
      let widget = Command([
        "widget", "hydration", "--state", file, "--family", family, "--language", "en", "--at",
        "2026-02-17T12:00:00+07:00", "--zone", "Asia/Ho_Chi_Minh",
      ])
      // Where there is only a symbol, what is read aloud says what it means.
      let warning =
        ["small", "circular"].contains(family) ? "far too much water is dangerous" : "well over the goal"
      #expect(widget.output.contains(warning), "\(family): \(widget.output)\(widget.errors)")
    }
  }

  @Test func C_15_SI_17_amountsAreTypedAndAnsweredInTheLanguage() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(
      done("add 0,99l --id a --language vi").hasPrefix("đã thêm a 2026-02-17 12:00 990 ml Nước\n0,99 / "))
    for (text, message) in [
      (
        "add 1,5l --language en",
        "'1,5l' is not allowed for AMOUNT; allowed: 250, 250ml, 0.5l, 8oz or 1 UK pint"
      ),
      ("add 1.500 --language vi", "cho phép: 250, 250ml, 0,5l, 8oz hoặc 1 UK pint"),
    ] {
      let command = Command(words(text))
      #expect(command.status == 64 && command.errors.contains(message), "\(text): \(command.errors)")
    }
    #expect(
      done("set goal 2,5l --language vi")
        == "0,99 / 2,5 lít · 39% · còn 1,51 lít\nmục tiêu 2,5 lít (tự đặt)\n")
    #expect(done("status --language zh").hasPrefix("0.99 / 2.5升 · 39% · 还差1.51升\n目标2.5升（自定）\n"))
    #expect(done("edit a 1l --language zh").hasPrefix("已修改 a 2026-02-17 12:00 1升 水\n"))
    #expect(done("undo --language en").hasPrefix("reverted a 2026-02-17 12:00 PM 990 mL Water\n"))
    _ = done("set presets 0,2l;350 --language vi")
    _ = done("set volume-language en")
    let status = done("status --language vi")
    #expect(status.hasPrefix("0,99 / 2,5 L · 39% · còn 1,51 L\nmục tiêu 2,5 L (tự đặt)\n"), "\(status)")
    let json = try JSONSerialization.jsonObject(with: Data(done("status --format json").utf8))
    #expect(Command.value(json, "saved", "day", "profile", "presetsML") as? [Int] == [200, 350])
    #expect(Command.value(json, "saved", "day", "profile", "volumeLanguage") as? String == "en")
  }

  @Test func spacesAtTheEndsOfANoteAreNotKept() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    for (action, note) in [("add 100 --id a", " a  b\t"), ("edit a", "\u{3000}a  b ")] {
      let answer = Command(words(action) + ["--note", note, "--format", "json"]).output
      #expect(answer.contains(#""note":"a  b""#), "\(answer)")
    }
  }

  /// A beverage is known by its id however it is typed, and by its name in each language.
  @Test func aBeverageIsKnownByItsName() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, id) in [
      ("Coffee", "coffee"), ("cà␣phê", "coffee"), ("咖啡", "coffee"), ("Green␣tea", "greenTea"),
      ("GREENTEA", "greenTea"),
      ("Sữa", "milk"),
    ] {
      let words = words("add 100 --beverage \(name)").map { $0.replacing("␣", with: " ") }
      let added = Command(words + ["--format", "json"])
      #expect(
        added.output.contains(#""drink":{"date""#) && added.output.contains(#""fluidType":"\#(id)","#),
        "\(name)")
      _ = done("undo")
    }
    #expect(Command(words("add 100 --beverage kombucha")).errors.contains("allowed: water, "))
  }

  @Test func theSettingsOfTheWidgetOfferEveryBeverageUnderLiteralNames() throws {
    let rows = Command.output("hydration beverages --language en").split(separator: "\n").dropFirst()
    let file = Repository.root.appendingPathComponent("Apps/Widgets/HydrationWidgetIntents.swift")
    let source = try String(contentsOf: file, encoding: .utf8)
    for row in rows {
      let fields = row.split(separator: "  ", omittingEmptySubsequences: true).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      #expect(source.contains("\n  case \(fields[0])\n"))
      #expect(source.contains("\n    .\(fields[0]): \"\(fields[1])\",\n"))
    }
    #expect(source.components(separatedBy: "\n  case ").count == rows.count + 1)
  }

  /// A note may have several lines, and what was taken before there was a rule is shown so that it commands nothing.
  @Test func aNoteOfTheFirstVersionIsKeptAndShownSoThatItCommandsNothing() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let added = Command(words("add 150 --beverage wine --id n") + ["--note", "vui\nngày"])
    #expect(added.status == 0, "\(added.errors)")
    #expect(done("list --language en").contains("counts nothing towards the goal; vui ngày\n"))
    let old = folder.appendingPathComponent("old.json")
    try Data(
      #"{"entries": [{"id": "a\u001b", "date": "2026-02-17T01:00:00Z", "volumeML": 200, "note": "=\u001b[31m\nngày\u202e"}]}"#
        .utf8
    ).write(to: old)
    try FileManager.default.removeItem(at: folder.appendingPathComponent("WaterQuestState-2026-02.jsonl"))
    _ = done("migrate \(old.path)")
    let (list, csv) = (done("list"), Command.output("hydration export --format csv --file \(file)"))
    for text in [list, csv] {
      #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control })
      #expect(text.contains(#"\u{1b}[31m"#) && text.contains(#"ngày\u{202e}"#), "\(text)")
    }
    #expect(try entries().first?["note"] as? String == "=\u{1B}[31m\nngày\u{202E}", "kept as it is")
  }

  /// The command prints the answer that an app in TypeScript gets.
  @Test func everyAnswerHasTheDeclaredType() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    var check = TypeCheck(try AnswerTests.declarations())
    let old = folder.appendingPathComponent("old.json")
    try Data(#"{"entries": [{"id": "x", "date": "2026-02-17T01:00:00Z", "volumeML": 200}]}"#.utf8).write(
      to: old)
    for text in [
      "migrate \(old.path)", "add 250 --id a --beverage wine", "tap 330 --id b", "list 2026", "list",
      "status",
      "edit a 300", "delete a", "undo", "set weather 33,80", "recover",
    ] {
      let answer = try JSON(parsing: Array(done("\(text) --format json").utf8))
      let type = text.hasPrefix("tap") ? "TapSaved" : "HydrationSaved"
      #expect(check.fault(answer, is: type) == nil, "\(text): \(answer.text)")
      let help = Command.output("hydration \(text.prefix { $0 != " " }) --help")
      #expect(help.split(separator: "\n", omittingEmptySubsequences: false).count <= 25, "\(help)")
    }
    #expect(check.unseen(of: ["HydrationSaved", "TapSaved", "DayOfDrinks", "CheckedDrinks"]) == [])
  }

  @Test func theBeginningOfAnIDIsEnoughIfNoOtherHasIt() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    for id in ["abc", "abd", "ab", "xyz"] { _ = done("add 100 --id \(id)") }
    #expect(done("edit x 300").contains("đã sửa xyz "))
    #expect(done("delete ab").hasPrefix("đã xóa ab 2026"), "the id itself")
    let both = Command(words("delete ab"))
    #expect(both.status == 1 && both.errors.contains("2 drinks have an id that begins with 'ab'"))
    let taken = Command(words("add 100 --id abc"))
    #expect(
      taken.status == 1 && taken.errors.contains("There is a drink abc already"), "\(taken.errors)")
    // The beginning of an id is no id, so it can be given to a new drink.
    #expect(done("add 100 --id a").contains("đã thêm a "))
    #expect(try entries().count == 4)
  }

  /// A text that may not be stored is wrong usage in every verb, whatever is in the files.
  @Test func aTextThatHidesIsWrongUsage() throws {
    let folder = try BudgetFolder()
    defer { folder.remove() }
    #expect(folder.budget("add 5 --currency EUR").status == 0)
    for text in ["a\u{1B}b", "a\u{E0041}", "\u{202E}a", "\u{200B}"] {
      for words in [
        ["hydration", "add", "250", "--note", text, "--file", folder.path("water.json")],
        ["budget", "add", "5", "--note", text, "--file", folder.document],
        ["budget", "add", "5", "--category", text, "--file", folder.document],
        ["anniversaries", "add", text, "--lunar", "03-10", "--file", folder.path("days.json")],
      ] {
        let refused = Command(words)
        #expect(refused.status == 64, "\(words): \(refused.errors)")
      }
    }
    let lines = Command(["hydration", "add", "250", "--note", "\n\n", "--file", folder.path("water.json")])
    #expect(lines.status == 64 && lines.errors.contains("visible characters"), "\(lines.errors)")
    #expect(
      Command("hydration add 250 --note 🏴\u{E0067}\u{E0062}\u{E007F} --file \(folder.path("water.json"))")
        .status == 0)
  }

  @Test func wrongUse() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    for (text, message) in [
      ("add", "AMOUNT is missing"), ("add 0", "AMOUNT: “0 mL” is not allowed. Allowed: 1 mL to 10 L"),
      ("add nan", "'nan' is not allowed for AMOUNT"), ("add inf", "'inf' is not allowed for AMOUNT"),
      ("add 1e9", "'1e9' is not allowed for AMOUNT"),
      ("add 99999", "AMOUNT: “99999 mL” is not allowed. Allowed: 1 mL to 10 L"),
      ("add 250 300", "unexpected argument '300'"),
      ("add 250 --beverage lava", "'lava' is not allowed for --beverage; allowed: water, "),
      ("add 250 --time noon", "'noon' is not allowed for --time; allowed: 20:00, 2026-02-17 20:00, or"),
      ("drink 250", "unknown action 'drink'"),
      ("status --beverage tea", "'hydration status' has no option '--beverage'"),
      ("edit a", "nothing to change"), ("set", "NAME is missing"),
      ("set goal 90000", "goal: “90000” is not allowed. Allowed: 500 mL to 8 L"),
      ("set mass -5", "mass: “-5” is not allowed. Allowed: 20 kg to 300 kg"),
      ("set mass 5", "mass: “5” is not allowed. Allowed: 20 kg to 300 kg"),
      ("set units stones", "units: “stones” is not allowed. Allowed: metric, us, uk"),
      ("set volume-language xx", "volume-language: “xx” is not allowed. Allowed: vi, zh, en, ko"),
      ("set day-start 15", "day-start: “15” is not allowed. Allowed: 0 to 14"),
      ("set day-start 3.5", "day-start: “3.5” is not allowed. Allowed: 0 to 14"),
    ] {
      let command = Command(words(text))
      #expect(command.status == 64 && command.output.isEmpty, "\(text)")
      #expect(command.errors.contains(message), "\(text): \(command.errors)")
    }
    for (text, message) in [
      ("undo", "There is nothing to undo"), ("delete x", "There is no drink x"),
      ("edit x 250", "There is no drink x"),
    ] {
      let command = Command(words(text))
      #expect(command.status == 1 && command.errors.contains(message), "\(text): \(command.errors)")
    }
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".json") } == [])
  }

  /// Drinks are in other files, so they can be logged beside settings that cannot be read.
  @Test func aDamagedDocument() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = done("set mass 70")
    _ = done("set goal 2100")
    for number in 0..<4 { _ = done("add \(100 + number) --id drink\(number)") }
    let url = URL(fileURLWithPath: file)
    let damaged = try Data(contentsOf: url).dropLast(120)
    try damaged.write(to: url)
    for text in ["status", "list", "export", "set mass 80", "set units us"] {
      let command = Command(words(text))
      #expect(command.status == 1 && command.output.isEmpty, "\(text): \(command.output)")
      #expect(
        command.errors.contains("\(file): not JSON")
          && command.errors.contains("(almanac hydration recover --file \(file))"),
        "\(text): \(command.errors)")
      #expect(try Data(contentsOf: url) == damaged, "\(text)")
    }
    for (text, answer) in [("add 1 --id new", "đã thêm new"), ("delete drink1", "đã xóa drink1")] {
      let command = Command(words(text))
      #expect(command.status == 0 && command.output.contains(answer), "\(text): \(command.output)")
      #expect(command.errors == "almanac: the settings cannot be read; see 'status'\n")
    }
    #expect(done("tap 2 --id tap --language en") == "tapped tap\n")
    let widget = Command(["widget", "hydration", "--state", file, "--language", "en", "--zone", "UTC"])
    #expect(widget.status == 1 && widget.output.contains("It has been kept"))
    #expect(widget.errors.hasPrefix("almanac: \(file): not JSON: "))
    let recovered = done("recover --language en").split(separator: "\n")
    #expect(recovered.count == 2 && recovered.first == "kept the settings")
    #expect(recovered.last?.hasPrefix("kept: \(file).corrupt-") == true)
    #expect(try entries().compactMap { $0["id"] as? String } == ["drink0", "drink2", "drink3", "new", "tap"])
    // The backup is of the time before the last setting.
    let status = done("status --language en")
    #expect(status.contains("goal 2.45 L (by body mass"), "\(status)")
    #expect(done("recover --language en") == "nothing to recover: everything can be read\n")
  }

  /// `make check-writers` runs the full thousand rounds.
  @Test func twoProcessesAtOnce() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let rounds = 8
    for round in 0..<rounds {
      let processes = try ["add 1 --id a\(round)", "add 1 --id b\(round)", "tap 1 --id c\(round)"].map {
        text in
        let process = Process()
        process.executableURL = try Command.binary()
        process.arguments = words(text)
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        return process
      }
      for process in processes {
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
      }
    }
    #expect(try entries().count == 3 * rounds)
  }

  @Test func aDrinkAtNightHasTheDateOfTheClockAndTheDayItCountsFor() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = done("set day-start 4")
    #expect(done("add 200 --id a", at: "04:00").contains("đã thêm a 2026-02-17 04:00 200 ml"))
    #expect(
      done("add 200 --id b", at: "03:59").contains(
        "đã thêm b 2026-02-17 03:59 (tính cho 2026-02-16) 200 ml"))
    let json = done("add 200 --id c --format json", at: "03:58")
    #expect(json.contains(#""date":"2026-02-16T20:58:00Z","day":"2026-02-16""#), "\(json)")
  }

  @Test func theWidget() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let common = "--at 2026-02-17T12:00:00+07:00 --zone Asia/Ho_Chi_Minh --language en"
    func missing(_ path: String, told: String) -> String {
      let command = Command(
        "widget hydration --state \(path) \(common)".split(separator: " ").map(String.init))
      #expect(command.status == 1 && command.errors.hasPrefix("almanac: \(told)"), "\(command.errors)")
      return command.output
    }
    #expect(missing(file, told: "\(file): there is no such file").contains("Open the app to log"))
    _ = done("set mass 70")
    _ = done("add 1250 --id a", at: "08:00")
    for (family, text) in [
      ("small", "1.25 / 2.45 L"), ("medium", "1.2 L left"), ("large", "[Log Water]\n[150 mL]  [250 mL]"),
      ("circular", "51%"), ("rectangular", "1.2 L left"), ("inline", "51% · 1.2 L left"),
    ] {
      let words = "widget hydration --state \(file) --family \(family) \(common)"
      #expect(Command.output(words).contains(text), "\(family)")
      let json = try Command.json("\(words) --format json")
      #expect(Command.value(json, "facts", "day", "todayTotalML") as? Int == 1250)
      #expect(Command.value(json, "status", "kind") as? String == "normal")
    }
    let schedule = Command.output("schedule hydration --state \(file) \(common)")
    #expect(schedule.split(separator: "\n").count == 6)
    #expect(schedule.contains("2026-02-18 00:00:00 +07:00  Water today: 0 percent of goal"))
    #expect(Command.output("widget hydration \(common)").contains("3-day streak"), "a sample")
    let hidden = Command.output("widget hydration --state \(file) --privacy redacted \(common)")
    #expect(hidden.contains("•••") && !hidden.contains("1.25"))
    #expect(Command.output("hydration beverages").contains("Maughan 2016"))
    #expect(
      missing("/nowhere/at.json", told: "/nowhere: there is no such folder").contains("can’t be opened"))
  }

  @Test func aDayThatIsNotTodayIsNotCalledToday() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = done("add 250")
    for (language, day, days) in [
      ("en", "No entries on 2019-02-03", "No entries from 2024-01-01 to 2024-12-31"),
      ("vi", "Ngày 2019-02-03 không ghi lần uống nào", "Từ 2024-01-01 đến 2024-12-31 không ghi lần uống nào"),
      ("zh-Hans", "2019-02-03没有记录", "2024-01-01至2024-12-31没有记录"),
    ] {
      #expect(done("list 2019-02-03 --language \(language)") == day + "\n")
      #expect(done("list 2024-01-01..2024-12-31 --language \(language)") == days + "\n")
    }
    _ = done("undo")
    #expect(done("list 2026-02-17 --language en") == "No entries yet today\n")
  }

  /// The trial in which a goal was raised at one o'clock; and the bars of a widget, of which a longer one is more.
  @Test func SI_06_aRaisedGoalIsSaidInWords() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = done("set goal 2000", at: "07:00")
    _ = done("add 2480", at: "08:00")
    let widget = [
      "widget", "hydration", "--state", file, "--at", "2026-02-17T12:00:00+07:00", "--zone",
      "Asia/Ho_Chi_Minh",
      "--language", "en",
    ]
    let large = Command(widget + ["--family", "large"]).output
    #expect(
      large.contains("████████████ 124%") && large.contains("\n· · · · · · █\nW T F S S M T\n"), "\(large)")
    let raised = "2.48 / 3 L · 82% · 520 mL left · goal of 2 L reached · 1-day streak\n"
    #expect(done("set goal 3000 --language en", at: "13:00").hasPrefix(raised))
    #expect(done("list --language en", at: "13:00").hasSuffix(raised))
    #expect(Command(widget + ["--family", "inline"]).output == "82% · 520 mL left · goal of 2 L reached\n")
    #expect(done("status --language vi").contains("còn 520 ml · đã đạt mục tiêu 2 lít · chuỗi 1 ngày"))
    #expect(done("status --language zh").contains("还差520毫升 · 已达到2升的目标 · 连续1天"))
  }

  /// A drink of another day is answered with that day, and one of a time to come says so.
  @Test func SI_21_anAnswerIsAboutTheDayOfTheDrink() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = done("set goal 1000 --language en")
    let yesterday = done("add 600ml --id a --time 20:00 --language en")
    #expect(
      yesterday == """
        added a yesterday, 8:00 PM 600 mL Water
        2026-02-16: 0.6 / 1 L · 60% · goal not reached

        """)
    #expect(
      done("edit a 1l --language vi").hasSuffix("\n2026-02-16: 1 / 1 lít · 100% · đã đạt mục tiêu\n"))
    #expect(
      done("add 250ml --id b --time 07:30 --language en").hasPrefix("added b 2026-02-17 7:30 AM 250 mL"))
    // `words` splits at spaces, so a T is between day and time.
    for (id, time, total) in [("c", "2026-02-18T20:00:00+07:00", "0.25"), ("d", "2026-02-18T20:00", "0.5")] {
      let tomorrow = done("add 250ml --id \(id) --language en --time \(time)")
      #expect(tomorrow.hasPrefix("added \(id) tomorrow, 8:00 PM 250 mL Water\n2026-02-17: "), "\(tomorrow)")
      #expect(tomorrow.hasSuffix("\n2026-02-18: \(total) / 1 L\n"), "\(tomorrow)")
    }
    let far = Command(words("add 250ml --language en --time 2036-02-18T20:00:00Z"))
    #expect(
      far.status == 64 && far.errors.contains("for --time; allowed: a time up to the end of tomorrow\n"))
    for (time, isSaid) in [("2026-02-17T22:00", true), ("2026-02-18T20:00", false)] {
      let later = Command(words("add 250ml --language en --time \(time)"))
      #expect(
        later.errors == (isSaid ? "almanac: --time: \(time) is still to come\n" : ""), "\(later.errors)")
      _ = done("undo")
    }
    #expect(done("edit d --note x --language vi").hasPrefix("đã sửa d ngày mai, 20:00 250 ml Nước x\n"))
    #expect(
      done("list 2026-02-16..2026-02-17 --language en").hasSuffix(
        """
        2026-02-16: 1 / 1 L · 100% · goal reached
        2026-02-17: 0.25 / 1 L · 25% · 750 mL left · 1-day streak

        """))
    let moved = done("edit b --time 2026-02-15T09:00 --language en")
    #expect(
      moved.hasSuffix(
        "\n2026-02-15: 0.25 / 1 L · 25% · goal not reached\n2026-02-17: 0 / 1 L · 0% · 1 L left · 1-day streak\n"
      ))
  }

  /// Nothing is read in another unit than it was meant in.
  @Test func SI_15_unitsAreThoseOfTheUserAndTheAnswerSaysThem() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = done("set goal 2l")
    _ = done("set units us")
    #expect(
      done("add 10 --id a --language en").hasPrefix("added a 2026-02-17 12:00 PM 10 fl oz (296 mL) Water\n"))
    #expect(done("set weather 92 --language en").hasPrefix("33.3 °C = 92 °F\n"))
    #expect(done("set mass 154 --language en").hasPrefix("69.85 kg = 154 lb\n"))
    _ = done("set units uk")
    #expect(
      done("edit a 10 --language en").hasPrefix("changed a 2026-02-17 12:00 PM 10 fl oz (284 mL) Water\n"))
    #expect(done("edit a 1pint --language en").contains(" 20 fl oz (568 mL) "))
    let hot = Command(words("set weather 92"))
    #expect(
      hot.status == 64 && hot.errors.contains("weather: “92” is not allowed. Allowed: -100 to 60 °C"),
      "\(hot.errors)")
    _ = done("set units none")
    for (region, mass) in [("en_US.UTF-8", "69.85 kg = 154 lb\n"), ("en_GB.UTF-8", "154 kg = 340 lb\n")] {
      let command = Command(words("set mass 154 --language en"), environment: ["LANG": region])
      #expect(command.output.hasPrefix(mass), "\(region)")
    }
  }

  /// From Honolulu to Sydney: a time is that of the clock where it was drunk, and Thursday ends no streak.
  @Test func SI_06_SI_07_overTheDateLine() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    func there(_ text: String, _ now: String, _ zone: String) -> String {
      Command(
        ["hydration"] + text.split(separator: " ").map(String.init)
          + ["--file", file, "--at", now, "--zone", zone, "--language", "en"]
      ).output
    }
    _ = there("set goal 1l", "2026-02-04T08:00:00-10:00", "Pacific/Honolulu")
    _ = there("add 1l --id wednesday", "2026-02-04T16:00:00-10:00", "Pacific/Honolulu")
    let friday = there("add 1l --id friday", "2026-02-06T15:00:00+11:00", "Australia/Sydney")
    #expect(friday.hasSuffix("1 / 1 L · 100% · goal reached · 2-day streak\n"), "\(friday)")
    let list = there("list 2026-02", "2026-02-06T18:00:00-10:00", "Pacific/Honolulu")
    #expect(list.contains("friday    2026-02-06  3:00 PM UTC+11  1 L  Water\n"), "\(list)")
  }

  @Test func aNumberBelowZeroIsAValue() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(done("set weather -5 --language en").contains("weather"))
    let tooLittle = Command(words("add -5"))
    #expect(tooLittle.status != 0 && tooLittle.errors.contains("“-5 mL”"), "\(tooLittle.errors)")
    #expect(!tooLittle.errors.contains("option '-5'"))
  }

  @Test func oneEntryIsCountedInTheSingular() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let drink = #""date": "2026-02-17T01:00:00Z", "volumeML""#
    let text = #"{"entries": [{"id": "x", \#(drink): 200}, {"id": "x", \#(drink): 300}]}"#
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    #expect(
      done("status").contains(
        "\n2 drinks are in the file of the app’s first version, which is not adopted yet\n"))
    _ = done("migrate \(file)")
    #expect(try entries().compactMap { $0["id"] as? String } == ["x", "x~2"])
    try Data(#"{"entries": [{"id": "y", \#(drink): 200}]}"#.utf8)
      .write(to: folder.appendingPathComponent("one.json"))
    let status = Command.output(
      "hydration status --file \(folder.path)/one.json --at 2026-02-17T05:00:00Z --zone UTC")
    #expect(
      status.contains("\n1 drink is in the file of the app’s first version, which is not adopted yet\n"),
      "\(status)")
  }

  #if os(Linux)
  /// Settings are in the document, drinks in the month: each is opened once, and the lock is taken once.
  @Test(arguments: ["add 250ml", "tap 250ml", "edit a 300ml", "delete a", "undo", "set mass 70kg"])
  func aChangeLocksOnceAndReadsEachFileOnce(action: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = done("set mass 60")
    _ = done("add 200 --id a")
    _ = done("tap 330 --id b")
    let opened = try OpenedFiles(in: folder)
    _ = done(action)
    let names = opened.names()
    let document = URL(fileURLWithPath: file).lastPathComponent
    #expect(names.filter { $0 == document + ".lock" }.count == 1, "\(names)")
    // Settings that are replaced are read once more, to keep what other programs wrote into them, and before for the units.
    let isOnce = !action.hasPrefix("set")
    #expect(names.filter { $0 == document }.count == (isOnce ? 1 : 3), "\(names)")
    // Once to read, and once to append.
    #expect(
      names.filter { $0.hasSuffix(".jsonl") } == Array(repeating: "WaterQuestState-2026-02.jsonl", count: 2))
    #expect(names.filter { $0.hasSuffix("-cache.json") }.count == 1, "\(names)")
  }
  #endif
}
