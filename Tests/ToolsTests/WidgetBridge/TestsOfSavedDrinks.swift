import Foundation
import TestSupport
import Testing
import WidgetBridge

/// Tests of the log of drinks from another language, each with an app group in a separate folder, in Hanoi.
protocol TestsOfSavedDrinks {
  /// The folder of the group, which a test removes at its end.
  var folder: URL { get }
  /// The types of the requests and answers.
  var declarations: TypeScriptDeclarations { get }
}

extension TestsOfSavedDrinks {
  static func newFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("almanac-drinks-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  var group: AppGroup { AppGroup(folder: folder, settings: nil) }
  var names: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()) ?? []
  }

  func clean() { try? FileManager.default.removeItem(at: folder) }

  func request(_ action: JSON, at time: String, _ zone: String = "Asia/Ho_Chi_Minh") -> JSON {
    [
      "document": "hydration", "instant": .string(time), "zone": .string(zone), "language": "en",
      "action": action,
    ]
  }

  func answer(_ action: JSON, at time: String = "2026-02-17T03:00:00Z") throws -> JSON {
    try JSON(parsing: Array(group.save(request(action, at: time).text).utf8))
  }

  /// The path and the message of the error.
  func refused(_ action: JSON, at time: String = "2026-02-17T03:00:00Z") throws -> (
    path: String, message: String
  ) {
    let answer = try answer(action, at: time)
    var check = TypeCheck(declarations)
    #expect(check.fault(answer, is: "Failure") == nil)
    return (
      answer["error"]?["path"]?.array?.compactMap(\.string).joined(separator: ".") ?? "",
      answer["error"]?["message"]?.string ?? ""
    )
  }

  /// Returns what the widget shows of the stored data.
  func shown(at time: String) throws -> JSON {
    let answer = AllWidgets.answer([
      "widget": "hydration", "instant": .string(time),
      "state": try group.stored("WaterQuestState.json").map(JSON.string) ?? .null,
      "log": try group.stored("WaterQuestState-YYYY-MM.jsonl").map(JSON.string) ?? .null,
      "environment": ["zone": "Asia/Ho_Chi_Minh", "language": "en", "family": "large"],
    ])
    return try #require(answer["snapshot"]?["facts"], "\(answer.text)")
  }
}
