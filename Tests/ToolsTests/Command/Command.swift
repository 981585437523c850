import DayAlmanac
import Foundation
import JSONText
import TestSupport
import Testing

@testable import almanac_cli

/// Runs `almanac` and keeps its output.
struct Command {
  var status: Int32
  var output: String
  var errors: String

  /// The surroundings of most tests, whose texts for people are Vietnamese.
  static let vietnamese = ["LANG": "vi_VN.UTF-8"]

  /// The surroundings of a command line: widgets but the calendar are asked for in English, without a locale.
  private static func usual(_ words: [String]) -> [String: String] {
    let isWidget = ["widget", "schedule"].contains(words.first) && words.dropFirst().first != "calendar"
    return isWidget ? [:] : vietnamese
  }

  /// Runs a command line in this process.
  ///
  /// Starting a process for each of some thousand command lines would take longer than their work.
  ///
  /// - Parameter environment: All environment variables, so that no answer depends on the locale of the machine.
  init(_ words: [String], environment: [String: String]? = nil) {
    let (output, errors) = (Locked<[UInt8]>([]), Locked(""))
    status = Complaint.$receiver.withValue({ text in errors.withLock { $0 += text } }) {
      var stream = OutputStream(isTerminal: false) { bytes in output.withLock { $0 += bytes } }
      return Variables.$all.withValue(environment ?? Self.usual(words)) { AlmanacCommand.run(words, &stream) }
    }
    self.output = String(decoding: output.withLock { $0 }, as: UTF8.self)
    self.errors = errors.withLock { $0 }
  }

  /// Runs a command line with spaces between its words; `␣` stands for a space in a word.
  init(_ line: String, environment: [String: String]? = nil) {
    self.init(Self.list(line), environment: environment)
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
  /// The script must write nothing to standard error but the note on days before the laws, which lists of all years have. The locale is the plain one, because bash warns of a locale that is not
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
    let complaints = String(decoding: try errors.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
      .split(separator: "\n").filter { !$0.hasPrefix("almanac: the laws of ") }
    #expect(complaints == [], "\(script)")
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  /// Returns the output of a command that must succeed.
  static func output(_ words: String, environment: [String: String]? = nil) -> String {
    output(of: Command(words, environment: environment), words)
  }

  /// Returns the output of a command that must succeed, in a process with other environment variables.
  static func output(process words: String, environment: [String: String]) throws -> String {
    output(of: try Command(process: list(words), environment: environment), words)
  }

  private static func list(_ words: String) -> [String] {
    words.split(separator: " ").map { String($0.replacing("␣", with: " ")) }
  }

  private static func output(of command: Command, _ words: String) -> String {
    #expect(command.status == 0, "\(words): \(command.errors)")
    // A language without texts is reported there, once, and that the laws of days off before a day were not collected.
    let laws = Language.allCases.flatMap { language in
      FestivalCountry.all.map { "almanac: \(DayTexts(language).lawsSince($0))" }
    }
    let replaced = Language.allCases.map {
      AlmanacReportsStrings(language: $0.tableIndex).otherTexts(name: "|", other: "|", text: "|").split(
        separator: "|")
    }
    let complaints = command.errors.split(separator: "\n").map(String.init).filter { line in
      !replaced.contains { $0.allSatisfy(line.contains) } && !laws.contains(line)
    }
    #expect(complaints.isEmpty, "\(words)")
    return command.output
  }

  /// Returns the output, parsed as JSON.
  static func json(_ words: String) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(output(words).utf8))
  }

  /// Expects texts in the output of a command that must succeed; what follows `≠` must not be there.
  static func expect(_ line: String, _ texts: some Sequence<String>) {
    let output = output(line)
    for text in texts {
      let isWanted = !text.hasPrefix("≠")
      let isThere = output.contains(isWanted ? text : String(text.dropFirst(1)))
      #expect(isThere == isWanted, "\(line): \(text) in \(output.prefix(2000))")
    }
  }

  /// Compares values in the JSON of a command, such as `festivals.0.id = tet`.
  ///
  /// `count` is the number of elements, and an element has its place or its `id` for a key, as lists grow. Elements of a list have commas between them; a lunar date is `2025-06L-01`.
  static func expect(_ line: String, json facts: some Sequence<String>) throws {
    let json = try JSON(parsing: Array(output("\(line) --format json").utf8))
    for fact in facts {
      let parts = fact.components(separatedBy: " = ")
      let value = plain(at: parts[0].split(separator: ".")[...], in: json)
      #expect(value == parts[1], "\(line): \(fact)")
    }
  }

  private static func plain(at path: ArraySlice<Substring>, in json: JSON?) -> String? {
    guard let key = path.first else { return json.map(plain) }
    if key == "count" { return json?.array.map { "\($0.count)" } }
    let part = Int(key).map { index in json?.array.flatMap { $0.indices.contains(index) ? $0[index] : nil } }
    let named = json?.array.flatMap { $0.first { $0["id"]?.string == String(key) } }
    return plain(at: path.dropFirst(), in: part ?? named ?? json?[String(key)])
  }

  /// Returns a value as a text without quotation marks.
  static func plain(_ json: JSON) -> String {
    switch json {
    case .string(let text): return text
    case .array(let elements): return elements.map(plain).joined(separator: ", ")
    case .object(let object):
      guard let isLeap = object["isLeapMonth"], let year = object["year"]?.integer,
        let month = object["month"]?.integer, let day = object["day"]?.integer
      else { return json.text }
      return String(format: "%04d-%02d%@-%02d", year, month, isLeap == .bool(true) ? "L" : "", day)
    default: return json.text
    }
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

/// Facts, one command a line.
enum FactTable {
  /// Returns the lines of a table: a command, then what its answer has.
  ///
  /// Bars are between the parts, `⏎` is the end of a line in the answer, and lines with `#` are comments.
  static func rows(_ table: String) -> [[String]] {
    table.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      line.components(separatedBy: " | ").map { $0.replacing("⏎", with: "\n").replacing("␛", with: "\u{1B}") }
    }
  }
}
