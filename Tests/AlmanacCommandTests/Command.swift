import Foundation
import TestSupport
import Testing

/// Runs the built `almanac` and keeps its output.
struct Command {
  var status: Int32
  var output: String
  var errors: String

  /// Runs a command.
  ///
  /// - Parameters:
  ///   - words: The arguments.
  ///   - environment: The environment variables that differ from those of the tests.
  init(_ words: [String], environment: [String: String] = [:]) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("almanac-command-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // Files hold any amount of output, while two pipes would have to be read at the same time.
    let (out, err) = (folder.appendingPathComponent("out"), folder.appendingPathComponent("err"))
    for file in [out, err] { _ = FileManager.default.createFile(atPath: file.path, contents: nil) }
    let process = Process()
    process.executableURL = try Self.binary()
    process.arguments = words
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: out)
    process.standardError = try FileHandle(forWritingTo: err)
    try process.runToEnd()
    status = process.terminationStatus
    output = String(decoding: try Data(contentsOf: out), as: UTF8.self)
    errors = String(decoding: try Data(contentsOf: err), as: UTF8.self)
  }

  /// Returns the output of a command that must succeed.
  static func output(_ words: String, environment: [String: String] = [:]) throws -> String {
    let command = try Command(words.split(separator: " ").map(String.init), environment: environment)
    #expect(command.status == 0, "\(words): \(command.errors)")
    #expect(command.errors.isEmpty, "\(words)")
    return command.output
  }

  /// Returns the output, parsed as JSON.
  static func json(_ words: String) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(try output(words).utf8))
  }

  /// Returns a value within JSON by its path of keys.
  static func value(_ json: Any?, _ path: String...) -> Any? {
    path.reduce(json) { value, key in (value as? [String: Any])?[key] }
  }

  /// Returns the executable beside the tests, which is built together with them.
  static func binary() throws -> URL {
    final class Here {}
    let folders = [
      Bundle(for: Here.self).bundleURL.deletingLastPathComponent(),
      Bundle.main.bundleURL, Bundle.main.bundleURL.deletingLastPathComponent(),
    ]
    let binaries = folders.map { $0.appendingPathComponent("almanac") }
    return try #require(
      binaries.first { url in
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && !isFolder.boolValue
      }, "no almanac in \(folders)")
  }
}
