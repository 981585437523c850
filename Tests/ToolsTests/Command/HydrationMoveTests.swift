import Foundation
import Testing

/// The file of the app's first version, moved by the command, and all drinks in other forms.
struct HydrationMoveTests: TestsOfOneLog {
  let folder: URL

  init() throws { folder = try Self.newFolder() }

  private static let old =
    #"{"entries": [{"id": "x", "date": "2026-02-17T01:00:00Z", "volumeML": 236.6, "source": "manual"}], "pet": "axolotl"}"#

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  @Test func aFileInItsPlaceIsMoved() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(Self.old.utf8).write(to: URL(fileURLWithPath: file))
    // Before that, drinks of both are shown, and the file is not written.
    #expect(done("tap 111 --id t --language en") == "tapped t\n")
    #expect(try entries().compactMap { $0["volumeML"] as? Int } == [237, 111])
    #expect(try text("WaterQuestState.json") == Self.old)
    for text in ["set mass 70", "delete x", "edit x 100"] {
      let command = Command(words(text))
      #expect(
        command.status == 1 && command.errors.contains("almanac hydration migrate \(file) --file \(file)"),
        "\(text): \(command.errors)")
    }
    #expect(try text("WaterQuestState.json") == Self.old)
    #expect(
      done("migrate \(file) --language en") == "moved 1 drink; the old file is now \(file).migrated\n")
    #expect(try entries().compactMap { $0["volumeML"] as? Int } == [237, 111])
    #expect(try text("WaterQuestState.json.migrated") == Self.old)
    #expect(try text("WaterQuestState.json").contains(#""pet": "axolotl""#), "members of others stay")
    #expect(done("set mass 70").contains("mục tiêu 2,45 lít"))
    #expect(done("delete x").contains("đã xóa x "))
    #expect(
      done("migrate \(file) --language en") == "nothing to move: it was moved before, see \(file).migrated\n")
  }

  @Test func aFileOfAnotherFolderIsMoved() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let other = folder.appendingPathComponent("app")
    try FileManager.default.createDirectory(at: other, withIntermediateDirectories: true)
    let old = other.appendingPathComponent("old.json")
    try Data(Self.old.utf8).write(to: old)
    #expect(done("tap 111 --id t --language en") == "tapped t\n")
    #expect(
      done("migrate \(old.path) --language en") == "moved 1 drink; the old file is now \(old.path).migrated\n"
    )
    #expect(
      done("migrate \(old.path) --language en")
        == "nothing to move: it was moved before, see \(old.path).migrated\n")
    #expect(try entries().compactMap { $0["volumeML"] as? Int } == [237, 111])
    #expect(try FileManager.default.contentsOfDirectory(atPath: other.path) == ["old.json.migrated"])
    #expect(
      try names() == [
        "WaterQuestState-2026-02.jsonl", "WaterQuestState-cache.json", "WaterQuestState.json",
        "WaterQuestState.json.lock", "app",
      ])
  }

  @Test func whatIsNotMovedIsAnErrorAndLeftAlone() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = done("set mass 70")
    _ = done("add 250")
    let other = folder.appendingPathComponent("other.json")
    try Data(Self.old.utf8).write(to: other)
    // An old file that nobody can read.
    let broken = folder.appendingPathComponent("broken.json")
    try Data(#"{"entries": [{"#.utf8).write(to: broken)
    let kept = try names().filter { !$0.contains(".corrupt-") }
    for (path, reason) in [
      (file, "nothing to move: at \(file) is no file of the app's first version"),
      (folder.path + "/./WaterQuestState.json", "is no file of the app's first version"),
      (other.path, "it was not moved, because there is another document already"),
      (broken.path, "\(broken.path): not JSON"),
      (folder.path + "/typo.json", "nothing to move: at \(folder.path)/typo.json is no file"),
      (folder.path + "/no/typo.json", "there is no such folder"),
    ] {
      let command = Command(words("migrate \(path)"))
      #expect(command.status == 1 && command.errors.contains(reason), "\(path): \(command.errors)")
    }
    #expect(try names().filter { !$0.contains(".corrupt-") } == kept)
    #expect(try entries().count == 1)
  }

  @Test func aMoveSaysByHowMuchAGoalChanges() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    for (number, (profile, text)) in [
      (#""customGoalML": 800"#, "the goal is 800 mL here, 1.2 L in the app: -400 mL a day"),
      (
        #""customGoalML": 9500"#,
        "the goal is 8 L here, 9.5 L in the app: -1.5 L a day"
      ), (#""customGoalML": 2000"#, nil),
      (
        #""weightKg": 300"#,
        "the goal is 8 L here, 10.5 L in the app: -2.5 L a day"
      ),
    ].enumerated() as EnumeratedSequence<[(String, String?)]> {
      let old = folder.appendingPathComponent("old \(number).json")
      try Data(#"{"entries": [], "profile": {\#(profile)}}"#.utf8).write(to: old)
      let command = Command(
        [
          "hydration", "migrate", old.path, "--file",
          folder.appendingPathComponent("new \(number).json").path,
          "--at", "2026-02-17T12:00:00+07:00", "--zone", "Asia/Ho_Chi_Minh", "--language", "en",
        ])
      let expected =
        "moved 0 drinks; the old file is now \(old.path).migrated\(text.map { "; \($0)" } ?? "")\n"
      #expect(command.output == expected, "\(command.errors)")
    }
  }

  @Test func entriesThatAreNoDrinksAreReportedAndKept() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let text = #"{"entries": [{"id": "x", "date": "2026-02-17T01:00:00Z", "volumeML": 200}, 5, {"id": "y"}]}"#
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    #expect(
      done("migrate \(file) --language en")
        == """
        moved 1 drink; the old file is now \(file).migrated
        not read, and kept there: entries[1]: found 5, expected an entry
        not read, and kept there: entries[2].date: missing, expected a moment such as 2026-03-20T14:46:01Z

        """
    )
    #expect(try self.text("WaterQuestState.json.migrated") == text)
  }

  // MARK: - Export

  private func log() {
    _ = done("set goal 2000")
    _ = done("add 250 --id a --time 2026-01-31T08:00:00+07:00")
    _ = Command(words("add 500 --id b --beverage wine") + ["--note", "a, \"b\"\nc"])
    _ = done("tap 330 --id c", at: "13:00")
    _ = done("edit c 300", at: "13:01")
    _ = done("add 100 --id d", at: "13:02")
    _ = done("delete d", at: "13:03")
  }

  @Test func allDrinksAreExportedAsTheFirstVersionStoredThem() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    log()
    let exported = done("export")
    #expect(exported == done("export --format json"))
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(exported.utf8)) as? [String: Any])
    #expect((object["profile"] as? [String: Any])?["customGoalML"] as? Int == 2_000)
    let drinks = try #require(object["entries"] as? [[String: Any]])
    #expect(drinks.compactMap { $0["id"] as? String } == ["a", "b", "c"])
    #expect(drinks.compactMap { $0["volumeML"] as? Int } == [250, 500, 300])
    // It can be moved in again.
    let out = folder.appendingPathComponent("out.json")
    try exported.write(to: out, atomically: false, encoding: .utf8)
    let second = folder.appendingPathComponent("second.json").path
    #expect(
      Command.output("hydration migrate \(out.path) --file \(second) --zone Asia/Ho_Chi_Minh --language en")
        == "moved 3 drinks; the old file is now \(out.path).migrated\n")
    #expect(Command.output("hydration export --file \(second) --zone Asia/Ho_Chi_Minh") == exported)
  }

  @Test func allMonthsAreExportedAsOneJournal() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    log()
    let (january, february) = (
      try text("WaterQuestState-2026-01.jsonl"), try text("WaterQuestState-2026-02.jsonl")
    )
    #expect(done("export --format jsonl") == january + february)
    // A last line without its end is a line.
    try String(january.dropLast()).write(
      to: folder.appendingPathComponent("WaterQuestState-2026-01.jsonl"), atomically: false, encoding: .utf8)
    #expect(done("export --format jsonl") == january + february)
  }

  /// Nobody takes a part for everything.
  @Test func anExportOfADamagedJournalSaysSo() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    log()
    let month = folder.appendingPathComponent("WaterQuestState-2026-02.jsonl")
    let lines = try String(contentsOf: month, encoding: .utf8).split(separator: "\n")
    try lines.filter { !$0.contains(#""id":"b""#) }.map { $0 + "\n" }.joined()
      .write(to: month, atomically: false, encoding: .utf8)
    for format in ["json", "csv", "jsonl"] {
      let command = Command(words("export --format \(format)"))
      #expect(command.status == 0 && !command.output.isEmpty)
      #expect(
        command.errors.contains("1 line of 2026-02 is damaged or missing: \(month.path)."),
        "\(command.errors)"
      )
      #expect(!command.output.contains("damaged"), "\(format)")
    }
    // Before an old file is moved, its drinks are in no month.
    let old = folder.appendingPathComponent("old.json")
    try Data(Self.old.utf8).write(to: old)
    let common = "--file \(old.path) --zone UTC"
    #expect(Command.output("hydration export \(common)").contains(#""id": "x""#))
    #expect(Command.output("hydration export --format csv \(common)").contains("x,2026-02-17T01:00:00Z"))
    let journal = Command("hydration export --format jsonl \(common)".split(separator: " ").map(String.init))
    #expect(journal.status == 1 && journal.errors.contains("migrate"), "\(journal.output)\(journal.errors)")
  }

  @Test func anExportOfNothingIsEmpty() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(done("export --format csv") == "id,date,day,volume_ml,effective_ml,fluid_type,source,note\n")
    #expect(done("export --format jsonl") == "")
    #expect(try names() == [])
    #expect(Command(words("export --format text")).status == 64)
  }
}
