import Foundation
import Testing

/// A log that was damaged, restored or moved, and how a user continues.
struct HydrationRecoveryTests: TestsOfOneLog {
  let folder: URL

  init() throws { folder = try Self.newFolder() }

  @Test func daysThatAnOlderDocumentDoesNotKnowAreToldAndRestored() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    func run(_ text: String, _ day: Int) -> String {
      let command = Command(
        ["hydration"] + text.split(separator: " ").map(String.init) + [
          "--file", file, "--at", "2026-02-\(day)T12:00:00+07:00", "--zone", "Asia/Ho_Chi_Minh",
        ])
      #expect(command.status == 0 && command.errors.isEmpty, "\(text): \(command.errors)")
      return command.output
    }
    for day in 10...14 { _ = run("add 2500 --id d\(day)", day) }
    let old = try Data(contentsOf: URL(fileURLWithPath: file))
    _ = run("add 300 --id evening", 14)
    for day in 15...20 { _ = run("add 2500 --id d\(day)", day) }
    try old.write(to: URL(fileURLWithPath: file))
    #expect(run("status", 20).contains("the files of 2026 have days that the document does not include"))
    _ = run("add 100 --id new", 20)
    for _ in 0..<2 {
      let status = run("status", 20)
      #expect(
        status.contains("drinks: 6, days: 6") && status.contains("'recover' restores them"), "\(status)")
      _ = run("add 100", 20)
      _ = run("undo", 20)
    }
    let recovered = run("recover", 20).split(separator: "\n")
    #expect(recovered.count == 2)
    #expect(recovered.first == "restored: 2026-02-14, 2026-02-15, 2026-02-16 and 1 more")
    #expect(
      recovered.last?.hasPrefix(
        "set aside, no longer reported: \(folder.path)/WaterQuestState.json-2026.jsonl.restored-")
        == true)
    let status = run("status", 20)
    #expect(status.contains("drinks: 10, days: 9") && !status.contains("recover"), "\(status)")
    #expect(run("list 2026-02-14", 20).contains("evening"))
    #expect(run("recover", 20) == "nothing to recover: the document can be read\n")
  }

  @Test func aVersionThatIsDamagedIsToldWithBothPossibilitiesAndRecovered() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    for number in 0..<3 { _ = done("add \(100 + number) --id drink\(number)") }
    let url = URL(fileURLWithPath: file)
    let whole = String(decoding: try Data(contentsOf: url), as: UTF8.self)
    let damaged = Data(whole.replacingOccurrences(of: "{\"version\": 3", with: "{\"version\": 7").utf8)
    try damaged.write(to: url)
    let status = Command(words("status"))
    #expect(
      status.status == 1
        && status.errors.contains("it says version 7, but its checksum is that of version 3")
        && status.errors.contains("a newer app writes a checksum of its own version")
        && status.errors.contains("recover"), "\(status.errors)")
    #expect(try Data(contentsOf: url) == damaged)
    #expect(
      done("recover").hasPrefix(
        "recovered 3 drinks, from the file, in which only the version was damaged"))
    #expect(try entries().compactMap { $0["id"] as? String } == ["drink0", "drink1", "drink2"])
  }

  @Test func aMoveSaysByHowMuchAGoalChanges() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    for (number, (profile, text)) in [
      (#""customGoalML": 800"#, "the goal you set counts as 800 mL here, 1200 mL in the app: -400 mL a day"),
      (
        #""customGoalML": 9500"#,
        "the goal you set counts as 8000 mL here, 9500 mL in the app: -1500 mL a day"
      ), (#""customGoalML": 2000"#, nil),
      (
        #""weightKg": 300"#,
        "the goal by body mass counts as 8000 mL here, 10500 mL in the app: -2500 mL a day"
      ),
    ].enumerated() as EnumeratedSequence<[(String, String?)]> {
      let old = folder.appendingPathComponent("old \(number).json")
      try Data(#"{"entries": [], "profile": {\#(profile)}}"#.utf8).write(to: old)
      let command = Command(
        [
          "hydration", "migrate", old.path, "--file",
          folder.appendingPathComponent("new \(number).json").path,
          "--at", "2026-02-17T12:00:00+07:00", "--zone", "Asia/Ho_Chi_Minh",
        ])
      let expected =
        "moved; the name of the old file now ends with .migrated\(text.map { "; \($0)" } ?? "")\n"
      #expect(command.output == expected, "\(command.errors)")
    }
  }
}
