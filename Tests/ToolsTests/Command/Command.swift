import Foundation
import TestSupport
import Testing

@testable import almanac_cli

/// Runs `almanac` and keeps its output.
struct Command {
  var status: Int32
  var output: String
  var errors: String

  /// Runs a command line in this process.
  ///
  /// Starting a process for each of some thousand command lines would take longer than their work.
  init(_ words: [String]) {
    let (output, errors) = (Locked<[UInt8]>([]), Locked(""))
    status = Complaint.$receiver.withValue({ text in errors.withLock { $0 += text } }) {
      var stream = OutputStream(isTerminal: false) { bytes in output.withLock { $0 += bytes } }
      return AlmanacCommand.run(words, &stream)
    }
    self.output = String(decoding: output.withLock { $0 }, as: UTF8.self)
    self.errors = errors.withLock { $0 }
  }

  /// Runs a command line in a process of its own, which has an environment, streams and an exit code.
  ///
  /// - Parameters:
  ///   - words: The arguments.
  ///   - environment: The environment variables that differ from those of the tests.
  init(process words: [String], environment: [String: String] = [:]) throws {
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

  /// Runs a script in bash, where `almanac` is the command that was built, as a person would type it.
  ///
  /// The script must write nothing to standard error. The locale is the plain one, because bash warns of a locale that is not
  /// installed.
  ///
  /// - Parameter folder: Where the script runs; without it, where the tests run.
  static func shell(_ script: String, in folder: URL? = nil) throws -> (status: Int32, text: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["bash", "-c", script]
    var environment = ProcessInfo.processInfo.environment
    environment["LC_ALL"] = "C"
    environment["PATH"] =
      "\(try binary().deletingLastPathComponent().path):\(environment["PATH"] ?? "/usr/bin:/bin")"
    process.environment = environment
    process.currentDirectoryURL = folder
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    let complaints = try errors.fileHandleForReading.readToEnd() ?? Data()
    #expect(complaints.isEmpty, "\(script): \(String(decoding: complaints, as: UTF8.self))")
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  /// Returns the output of a command that must succeed.
  static func output(_ words: String) -> String { output(of: Command(list(words)), words) }

  /// Returns the output of a command that must succeed, in a process with other environment variables.
  static func output(process words: String, environment: [String: String]) throws -> String {
    output(of: try Command(process: list(words), environment: environment), words)
  }

  private static func list(_ words: String) -> [String] { words.split(separator: " ").map(String.init) }

  private static func output(of command: Command, _ words: String) -> String {
    #expect(command.status == 0, "\(words): \(command.errors)")
    #expect(command.errors.isEmpty, "\(words)")
    return command.output
  }

  /// Returns the output, parsed as JSON.
  static func json(_ words: String) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(output(words).utf8))
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
