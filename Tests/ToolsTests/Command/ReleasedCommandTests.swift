import Foundation
import JSONText
import TestSupport
import Testing

/// The JSON that a release printed still has every member; the rule is in `Tests/Releases/README.md`.
struct ReleasedCommandTests {
  private static let release = Repository.root.appendingPathComponent("Tests/Releases/1.0.0")

  @Test func printedJSONHasWhatItHad() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("almanac-\(UUID().uuidString)")
    try FileManager.default.copyItem(at: Self.release.appendingPathComponent("documents"), to: folder)
    defer { try? FileManager.default.removeItem(at: folder) }
    let commands = Self.release.appendingPathComponent("commands")
    let files = try FileManager.default.contentsOfDirectory(at: commands, includingPropertiesForKeys: nil)
    #expect(files.count == 31)
    for file in files {
      let recorded = try JSON(parsing: Array(Data(contentsOf: file)))
      let command = try #require(recorded["command"]?.string)
      // A note on standard error is no answer: decisions in the documents grow old, and it says so.
      let now = Command("\(command.replacing("DOCUMENTS", with: folder.path)) --format json")
      #expect(now.status == 0, "\(command): \(now.errors)")
      #expect(
        missing(of: try #require(recorded["answer"]), in: try JSON(parsing: Array(now.output.utf8))) == [],
        "\(command)")
    }
  }
}
