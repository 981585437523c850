import Foundation

/// Records the public API of products, or compares it with the records.
///
/// `GRAPHS` contains a folder with symbol graphs for each module, `RECORDS` a file `PRODUCT.txt` for each product.
/// The exit code is 1 if a record differs or a module has no symbol graph.
enum APICommand {
  static let usage = "api write|check GRAPHS RECORDS PRODUCT=MODULE[,MODULE...]..."

  static func run(_ words: [String]) -> Int32 {
    let products = words.dropFirst(3).map { $0.split(separator: "=").map(String.init) }
    guard words.count > 3, ["write", "check"].contains(words[0]), products.allSatisfy({ $0.count == 2 })
    else {
      return AlmanacDev.misunderstood("usage: almanac-dev \(usage)")
    }
    do {
      let modules = products.map { $0[1].split(separator: ",").map(String.init) }
      let graphs = try SymbolGraphs(of: modules.flatMap { $0 }, below: URL(fileURLWithPath: words[1]))
      var isRecorded = true
      for (product, modules) in zip(products.map { $0[0] }, modules) {
        let path = "\(words[2])/\(product).txt"
        let api = try graphs.api(of: modules)
        if words[0] == "write" {
          try write(api.text(of: product), to: path)
          continue
        }
        let changes = api.changes(since: try record(path))
        if !changes.isEmpty {
          isRecorded = false
          print("\(path): the public API differs from the record\n\(changes)", terminator: "")
        }
      }
      if !isRecorded { print("if that is meant, say it in CHANGELOG.md, then: make api") }
      return isRecorded ? 0 : 1
    } catch {
      print("error: \(error)")
      return 1
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
