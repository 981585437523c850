import Foundation
import JSONText
import TestSupport
import Testing

/// The modules of the JavaScript package, as node runs them.
enum JavaScriptModules {
  static let node = ["/usr/bin/node", "/usr/local/bin/node", "/opt/homebrew/bin/node"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  /// Runs the body of a function of a document in node, for some documents, and returns its texts for each.
  ///
  /// - Parameter names: What the body takes from each module, beside dates of the package itself.
  static func texts(
    of documents: [JSON], importing names: [String: [String]], _ body: String
  ) throws -> [[String]] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("modules-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let input = folder.appendingPathComponent("documents.json")
    try Data(JSON.array(documents).text.utf8).write(to: input)
    let imports = names.sorted { $0.key < $1.key }.map { module, names in
      "const { \(names.joined(separator: ", ")) } = await import(folder + \"\(module).mjs\");"
    }
    let script = """
      import { readFileSync, writeFileSync } from "node:fs";
      import { packageFiles } from "./Apps/JavaScript/assemble.mjs";
      const files = packageFiles(), folder = "\(folder.path)/";
      for (const name of Object.keys(files)) if (/^[\\w-]+\\.mjs$/.test(name)) writeFileSync(folder + name, files[name]);
      const { LunarCalendar, addDays, daysBetween, formatDate, parseCivilDate } = await import(folder + "index.mjs");
      \(imports.joined(separator: "\n"))
      const said = JSON.parse(readFileSync(0, "utf8")).map((document) => { \(body) });
      writeFileSync(folder + "said.json", JSON.stringify(said));
      """
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(node))
    process.arguments = ["--no-warnings", "--input-type=module", "-e", script]
    process.currentDirectoryURL = Repository.root
    process.standardInput = try FileHandle(forReadingFrom: input)
    try process.runToEnd()
    #expect(process.terminationStatus == 0)
    let said = try Data(contentsOf: folder.appendingPathComponent("said.json"))
    return try [[String]](json: try JSON(parsing: Array(said)))
  }
}
