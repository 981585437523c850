import Foundation
import Testing

/// Tests of the hydration verbs, each with a log in a separate folder, at noon of Tết 2026 in Hanoi.
protocol TestsOfOneLog {
  /// The folder of the log, which a test removes at its end.
  var folder: URL { get }
}

extension TestsOfOneLog {
  static func newFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "hydration-verb-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  var file: String { folder.appendingPathComponent("WaterQuestState.json").path }

  func words(_ words: String, at hour: String = "12:00") -> [String] {
    ["hydration"] + words.split(separator: " ").map(String.init)
      + ["--file", file, "--at", "2026-02-17T\(hour):00+07:00", "--zone", "Asia/Ho_Chi_Minh"]
  }

  /// Returns the output of an action that must succeed.
  func done(_ text: String, at hour: String = "12:00") -> String {
    let command = Command(words(text, at: hour))
    #expect(command.status == 0 && command.errors.isEmpty, "\(text): \(command.errors)")
    return command.output
  }

  func entries() throws -> [[String: Any]] {
    let json = try JSONSerialization.jsonObject(with: Data(done("list --format json").utf8))
    return try #require(Command.value(json, "saved", "day", "drinks") as? [[String: Any]])
  }
}
