import Foundation
import Testing

/// A separate folder for a test, with a budget document and the files it is made from.
struct BudgetFolder {
  private let url: URL
  /// Wednesday of week 42.
  static let now = "--at 2025-10-15T10:00:00+08:00 --zone Asia/Shanghai"

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("almanac-budget-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  func remove() { try? FileManager.default.removeItem(at: url) }

  var document: String { url.appendingPathComponent("budget.json").path }

  var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: url.path).sorted()) ?? [] }

  func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  func bytes(_ name: String) throws -> Data { try Data(contentsOf: url.appendingPathComponent(name)) }

  func write(_ text: String, to name: String = "spending.csv") throws { try write(Data(text.utf8), to: name) }

  func write(_ data: Data, to name: String) throws { try data.write(to: url.appendingPathComponent(name)) }

  /// Runs `almanac budget ACTION` on the document.
  func budget(_ action: String) -> Command {
    Command("budget \(action) --file \(document) \(Self.now)".split(separator: " ").map(String.init))
  }

  /// Imports `spending.csv`.
  func importSpending(_ options: String = "") throws -> Command {
    budget("import \(path("spending.csv")) \(options)")
  }

  /// Returns what a widget shows of the document.
  ///
  /// - Parameter told: The message about the document on standard error, from the colon on.
  func widget(_ words: String, told: String? = nil) -> String {
    let line = "widget \(words) --state \(document) \(Self.now)"
    let command = Command(line.split(separator: " ").map(String.init))
    #expect(command.status == (told == nil ? 0 : 1), "\(command.errors)")
    #expect(command.errors == told.map { "almanac: \(document)\($0)\n" } ?? "")
    return command.output
  }
}
