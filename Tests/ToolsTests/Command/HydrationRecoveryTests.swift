import Foundation
import JSONText
import Testing

/// A journal that was damaged, cut or put back from a backup, and how a user continues.
struct HydrationRecoveryTests: TestsOfOneLog {
  let folder: URL

  init() throws { folder = try Self.newFolder() }

  private var month: URL { folder.appendingPathComponent("WaterQuestState-2026-02.jsonl") }

  private func lines() throws -> [String] {
    try String(contentsOf: month, encoding: .utf8).split(separator: "\n").map(String.init)
  }

  private func write(_ lines: [String]) throws {
    try lines.map { $0 + "\n" }.joined().write(to: month, atomically: false, encoding: .utf8)
  }

  /// Lines that are lost are counted with their file by each action, and nothing is to be accepted.
  @Test func lostLinesAreCounted() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    for number in 1...6 { _ = done("add \(100 * number) --id d\(number)") }
    var damaged = try lines()
    damaged[3] = damaged[3].replacing(":200", with: ":250")
    try write(damaged)
    let first =
      "1 line of 2026-02 is damaged or missing: \(month.path). The others count, and nothing is deleted."
    for _ in 0..<2 {
      let status = done("status")
      #expect(status.contains("số lần uống: 5, số ngày: 1") && status.hasSuffix("\n\(first)\n"), "\(status)")
      #expect(done("status --format json").contains(first) && done("list").contains("\n\(first)\n"))
    }
    #expect(done("recover --language en") == "still so: \(first)\n")
    #expect(try lines() == damaged, "no line is ever rewritten")
    damaged[5] = damaged[5].replacing(":400", with: ":450")
    try write(damaged)
    #expect(done("status").contains("số lần uống: 4, số ngày: 1"))
    #expect(
      done("list").contains(
        "\n2 lines of 2026-02 are damaged or missing: \(month.path). The others count, and nothing is deleted.\n"
      ))
  }

  /// A widget says it in each language, for a week.
  @Test func theWidgetReportsThatDrinksAreMissing() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    for number in 1...3 { _ = done("add \(100 * number) --id d\(number)") }
    try write(try lines().filter { !$0.contains(#""id":"d2""#) })
    func widget(_ day: Int) -> String {
      "widget hydration --state \(file) --family large --at 2026-02-\(day)T12:00:00+07:00 --zone Asia/Ho_Chi_Minh"
    }
    for (language, text) in [
      ("en", "Past days are missing. Open the app."), ("vi", "Thiếu một số ngày trước. Hãy mở ứng dụng."),
      ("zh-Hans", "缺少以往某些日期的记录。请打开 App。"),
    ] {
      #expect(Command.output("\(widget(17)) --language \(language)").contains(text))
    }
    let json = try Command.json("\(widget(23)) --language en --format json")
    #expect((Command.value(json, "facts", "notes") as? [[String]])?.count == 1)
    #expect(!Command.output("\(widget(24)) --language en").contains("missing"))
  }

  /// The number of the version was damaged: it is no newer document, since the checksum is wrong.
  @Test func aVersionThatIsDamagedIsDamageAndTheSettingsAreKept() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    for mass in [70, 75] { _ = done("set mass \(mass)") }
    for number in 0..<3 { _ = done("add \(100 + number) --id drink\(number)") }
    let url = URL(fileURLWithPath: file)
    let whole = String(decoding: try Data(contentsOf: url), as: UTF8.self)
    let damaged = Data(whole.replacingOccurrences(of: "\"version\": 4", with: "\"version\": 7").utf8)
    #expect(damaged != Data(whole.utf8))
    try damaged.write(to: url)
    let status = Command(words("status"))
    #expect(status.status == 1 && status.errors.contains("recover"), "\(status.errors)")
    #expect(status.errors.contains("damaged: the checksum does not match the content"), "\(status.errors)")
    #expect(try Data(contentsOf: url) == damaged)
    #expect(done("recover --language en").hasPrefix("kept the settings\n"))
    #expect(try entries().compactMap { $0["id"] as? String } == ["drink0", "drink1", "drink2"])
    #expect(done("status --language en").contains("goal 2.45 L (by body mass"))
  }

  /// A file of the first version that is cut is not adopted, unless the drinks before the cut are asked for.
  @Test func ofAFileThatIsCutTheDrinksBeforeItAreAdoptedIfThatIsAsked() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let text =
      #"{"profile": {"weightKg": 70}, "entries": [{"id": "x", "date": "2026-02-17T01:00:00Z", "volumeML": 200}, {"id": "y", "da"#
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    for action in ["list", "migrate \(file)", "recover"] {
      let errors = Command(words(action)).errors
      #expect(
        errors.contains("1 drink can be saved") && !errors.contains("recover"), "\(errors)")
    }
    #expect(done("tap 100 --id t --language en") == "tapped t\n")
    #expect(try String(contentsOfFile: file, encoding: .utf8) == text)
    #expect(
      done("migrate \(file) --before-cut --language en")
        == "moved 1 drink; the old file is now \(file).migrated\n")
    #expect(try String(contentsOfFile: file + ".migrated", encoding: .utf8) == text)
    #expect(try entries().compactMap { $0["id"] as? String } == ["x", "t"])
    #expect(done("status --language en").contains("goal 2.45 L (by body mass"))
  }

  /// A wrong file is kept, and no message suggests to replace it.
  @Test(arguments: [
    (#"{"schema": "momiq-budget", "version": 1, "payload": {}}"#, "is a file of something else"),
    (
      #"{"entries": [{"date": "2026-02-17", "kcal": 250}], "profile": {"weightKg": 70}}"#,
      "not a document with"
    ),
    ("date,ml\n2026-02-17,250\n", "not JSON"), (#"[{"ml": 250"#, "not JSON"),
  ]) func aFileOfAnotherAppIsNeverReplaced(text: String, reason: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    let other = folder.appendingPathComponent("new.json").path
    for action in [
      "recover", "recover --anew", "status", "list", "set goal 2000", "export", "migrate \(file)",
      "migrate \(file) --before-cut", "migrate \(file) --file \(other)", "add 250", "tap 250",
    ] {
      let refused = Command(words(action))
      #expect(refused.status != 0 && refused.output.isEmpty, "\(action): \(refused.output)")
      guard !action.contains(" --file") else { continue }
      #expect(
        refused.errors.contains(reason) && !refused.errors.contains("recover"), "\(action): \(refused.errors)"
      )
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.filter { !$0.hasSuffix(".lock") } == [URL(fileURLWithPath: file).lastPathComponent])
    #expect(try String(contentsOfFile: file, encoding: .utf8) == text)
  }

  @Test func settingsWithoutABackupBeginAnewIfThatIsAsked() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = done("add 250 --id a")
    try Data("{no JSON".utf8).write(to: URL(fileURLWithPath: file))
    let refused = Command(words("recover"))
    #expect(refused.status == 1 && refused.errors.contains("not JSON"), "\(refused.errors)")
    let recovered = done("recover --anew --language en").split(separator: "\n")
    #expect(
      recovered.count == 2 && recovered.first == "the settings are lost: set them again", "\(recovered)")
    #expect(try entries().count == 1)
  }

  /// A file of a month that is none, or cannot be opened, harms no other month.
  @Test func aMonthThatCannotBeOpenedIsNamed() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = done("add 250 --id a")
    let older = folder.appendingPathComponent("WaterQuestState-2025-11.jsonl")
    try FileManager.default.createDirectory(at: older, withIntermediateDirectories: false)
    #expect(done("add 300 --id b").contains("đã thêm b "))
    let status = done("status")
    #expect(status.contains("\(older.path): not a file") && status.contains("số lần uống: 2"), "\(status)")
    #expect(!status.contains("recover"))
    #expect(done("recover --language en") == "still so: \(older.path): not a file\n")
    // A drink can be logged in any month but that one.
    let inIt = Command(words("add 1 --time 2025-11-03T08:00:00+07:00"))
    #expect(inIt.status == 1 && inIt.errors.contains("\(older.path): not a file"), "\(inIt.errors)")
    try FileManager.default.removeItem(at: older)
    // A link is not followed.
    let elsewhere = folder.appendingPathComponent("elsewhere")
    try Data().write(to: elsewhere)
    try FileManager.default.createSymbolicLink(at: older, withDestinationURL: elsewhere)
    #expect(Command(words("add 1 --time 2025-11-03T08:00:00+07:00")).errors.contains("a symbolic link"))
    #expect(try Data(contentsOf: elsewhere).isEmpty)
  }

  /// Each action reports a month that a newer program has written, and does not change it.
  @Test func aNewerMonthIsNoDamage() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = done("add 250 --id a")
    let newer = Data(
      (JournalText.sealed(["n": .integer(1), "month": "2026-02", "format": .integer(9)]) ?? "").utf8)
    try newer.write(to: month)
    for text in ["status", "list", "add 1", "undo", "recover", "export"] {
      let command = Command(words(text))
      #expect(command.status == 1 && command.output.isEmpty, "\(text): \(command.output)")
      #expect(
        command.errors.contains("version 9 is newer than 4, the newest that this program knows")
          || text == "undo" && command.errors.contains("There is nothing to undo"),
        "\(text): \(command.errors)")
      #expect(!command.errors.hasPrefix("almanac: \(file): version"), "it is not the document")
      #expect(try Data(contentsOf: month) == newer)
    }
  }

  /// The name of a document is that of its months and its cache.
  @Test(arguments: ["water", "water.jsonl", ".json", "water-cache.json", "water.json.lock", "water.txt"])
  func aNameThatIsNoDocumentOfDrinksIsRefused(name: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent(name).path
    let command = Command(["hydration", "add", "250", "--file", path])
    #expect(command.status == 64, "\(command.output)")
    #expect(
      command.errors.contains("the name of a document of drinks ends with .json, and not with -cache.json"),
      "\(command.errors)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
  }
}
