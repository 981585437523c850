import TestSupport
import Testing

/// Only the emitter knows the order of the numbers in a row: records have labels, and flat tables have
/// functions named for a field.
struct GeneratedTableTests {
  /// Tables with one value for each step of time or of an angle; its place in the table is the step.
  private static let series = ["months_", "termResidual", "phaseResidual"]

  @Test func everyTableOfRowsIsReadByRow() throws {
    var count = 0
    for path in Repository.swiftFiles(below: "Generated") {
      var width = 0
      var tables: [String: Int] = [:]
      var name = ""
      for line in try Repository.lines(path) {
        if line.hasPrefix("let ") {
          name = String(line.dropFirst(4).prefix { $0 != ":" })
        } else if line.hasPrefix("  "), line.dropFirst(2).first?.isNumber == true || line.hasPrefix("  -") {
          width = line.prefix { $0 != "/" }.filter { $0 == "," }.count
          if width > 1, !Self.series.contains(where: name.hasPrefix) { tables[name] = width }
        }
      }
      for (table, width) in tables {
        count += 1
        var hasReaders = false
        let folder = path.split(separator: "/").dropLast().joined(separator: "/")
        for file in Repository.swiftFiles(below: folder) {
          let reads = try Repository.lines(file).filter { $0.contains(" \(table)[") }
          hasReaders = hasReaders || !reads.isEmpty
          #expect(reads.allSatisfy { $0.contains("[\(width) * index") }, "\(table) of \(path)")
        }
        #expect(hasReaders, "nothing reads \(table) of \(path)")
      }
    }
    #expect(count > 5)
  }

  /// `layoutNumber(8 * index + 5)` and `sentencePiece(5 * place)` were such calls.
  @Test func noProgramCountsFieldsOfARow() throws {
    var functions: Set<String> = []
    for path in Repository.swiftFiles(below: "Generated") {
      for line in try Repository.lines(path)
      where line.hasPrefix("package func ") && line.contains("index: Int)") {
        let name = String(line.dropFirst("package func ".count).prefix { $0 != "(" })
        if !Self.series.contains(where: name.hasPrefix) { functions.insert(name) }
      }
    }
    #expect(functions.contains("wordLine"))
    for path in Repository.swiftFiles(below: "Sources") {
      for line in try Repository.lines(path) where !line.contains("func ") {
        for opening in line.indices where line[opening] == "(" {
          let name = String(
            line[..<opening].reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }.reversed())
          if functions.contains(name) { #expect(!line[opening...].contains(" * "), "\(path): \(line)") }
        }
      }
    }
  }
}
