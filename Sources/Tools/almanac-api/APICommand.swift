import APIRecords
import Foundation

/// Records the public API of modules, or compares it with the records.
///
/// `almanac-api write|check GRAPHS RECORDS MODULE...`: `GRAPHS` contains a folder with symbol graphs for each
/// module, `RECORDS` a file `MODULE.txt` for each. The exit code is 1 if a record differs or a module has no
/// symbol graph, and 64 for an invalid command line.
@main
enum APICommand {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard arguments.count > 3, ["write", "check"].contains(arguments[0]) else {
      print("usage: almanac-api write|check GRAPHS RECORDS MODULE...")
      exit(64)
    }
    do {
      let graphs = try SymbolGraphs(of: Array(arguments[3...]), below: URL(fileURLWithPath: arguments[1]))
      var isRecorded = true
      for module in arguments[3...] {
        let path = "\(arguments[2])/\(module).txt"
        let api = try graphs.api(of: module)
        if arguments[0] == "write" {
          try write(api.text(of: module), to: path)
          continue
        }
        let change = APIChange(from: try record(path), to: api)
        if !change.isEmpty {
          isRecorded = false
          print("\(path): the public API differs from the record\n\(change.report)", terminator: "")
        }
      }
      if !isRecorded {
        print("if that is meant, say it in CHANGELOG.md, then: make api")
        exit(1)
      }
    } catch {
      print("error: \(error)")
      exit(1)
    }
  }

  /// Returns the recorded API; empty if there is no file.
  private static func record(_ path: String) throws -> PublicAPI {
    guard FileManager.default.fileExists(atPath: path) else { return PublicAPI() }
    return try PublicAPI(parsing: String(contentsOfFile: path, encoding: .utf8), path: path)
  }

  /// Writes a file, unless it already has that text.
  private static func write(_ text: String, to path: String) throws {
    if (try? String(contentsOfFile: path, encoding: .utf8)) == text { return }
    try FileManager.default.createDirectory(
      at: URL(fileURLWithPath: path).deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    print(path)
  }
}
