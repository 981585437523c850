import BudgetScreens
import BudgetWidgetCore
import Foundation
import Synchronization
import Testing
import WidgetBridge

@testable import almanac_cli

/// The app, the bridge and the command refuse with the same sentence, in the language of the reader.
struct RefusalSurfaceTests {
  private static let file = "date,amount,currency\n2025-13-01,5,USD\n2025-01-01,x,USD\n2025-01-01,1\n"

  private func error(_ folder: BudgetFolder, _ language: String, _ action: JSON) throws -> JSON {
    let request: JSON = [
      "document": "budget", "instant": "2025-10-15T02:00:00Z", "zone": "Asia/Shanghai",
      "language": .string(language),
      "action": action,
    ]
    let group = AppGroup(folder: folder.url, settings: nil, ownFolder: folder.url)
    return try #require(JSON(parsing: Array(group.save(request.text).utf8))["error"])
  }

  private func command(_ folder: BudgetFolder, _ language: String?, _ words: [String]) -> String {
    let errors = Mutex("")
    let options = [
      "--file", folder.url.appendingPathComponent("b.json").path, "--at", "2025-10-15T02:00:00Z",
    ]
    _ = Complaint.$receiver.withValue({ text in errors.withLock { $0 += text } }) {
      var stream = almanac_cli.OutputStream(isTerminal: false) { _ in }
      return Variables.$all.withValue(["LANG": "vi_VN.UTF-8"]) {
        AlmanacCommand.run(
          ["budget"] + words + options + (language.map { ["--language", $0] } ?? []), &stream)
      }
    }
    return errors.withLock { $0 }
  }

  @Test(arguments: [
    ("vi_VN", "vi", "“2025-13-01” không phải là ngày như 2026-02-17"),
    ("zh_CN", "zh", "“2025-13-01”不是 2026-02-17 这样的日期"),
    ("en_US", "en", "“2025-13-01” is not a date such as 2026-02-17"),
  ]) func aFileIsRefusedWithTheSameSentences(locale: String, language: String, first: String) throws {
    let folder = try BudgetFolder(locale: locale)
    defer { folder.remove() }
    let file = folder.url.appendingPathComponent("l.csv")
    try Data(Self.file.utf8).write(to: file)
    var model = BudgetModel(in: folder.desk.services)
    model.act(.importFiles([file]))
    let lines = try #require(model.screen.report?.lines)
    #expect(lines.count == 3 && lines[0].hasSuffix(first), "\(lines)")
    let error = try error(folder, language, ["kind": "import", "ledger": .string(Self.file)])
    #expect(error["message"]?.string == lines.joined(separator: "\n"))
    let faults = error["faults"]?.array ?? []
    #expect(faults.map { $0["code"] } == ["date", "amount", "fields"])
    #expect(faults.map { $0["line"] } == [.integer(2), .integer(3), .integer(4)])
    #expect(faults.first?["values"] == ["text": "2025-13-01"])
    let written = command(folder, language, ["import", file.path])
    for fault in faults {
      let sentence = try #require(fault["message"]?.string)
      #expect(written.contains(": error: \(sentence)\n"), "\(written)")
    }
    // Without the option a command is English, whatever the locale.
    #expect(command(folder, nil, ["import", file.path]).contains("is not a date such as"))
  }

  @Test(arguments: [("vi_VN", "vi"), ("zh_CN", "zh"), ("en_US", "en")])
  func whatIsNotThereIsRefusedWithTheSameSentence(locale: String, language: String) throws {
    let folder = try BudgetFolder(locale: locale)
    defer { folder.remove() }
    var model = BudgetModel(in: folder.desk.services)
    for (action, words, request, code): (BudgetAction, [String], JSON, JSON) in [
      (.undo(""), ["undo"], ["kind": "undo"], "nothingToUndo"),
      (.removeEntry(7), ["remove", "7"], ["kind": "remove", "id": .integer(7)], "noEntry"),
    ] {
      model.act(action)
      let sentence = try #require(model.screen.report?.lines.first)
      let error = try error(folder, language, request)
      #expect(error["message"]?.string == sentence && error["code"] == code)
      #expect(command(folder, language, words).contains(sentence))
    }
  }
}
