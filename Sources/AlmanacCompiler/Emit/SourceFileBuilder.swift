import SwiftEmitter

/// Puts a generated Swift file together: header, declarations, and the figures for the manifest.
struct SourceFileBuilder {
  private let path: String
  private let title: String
  private let notes: [String]
  private let inputs: [(path: String, digest: String)]
  private var declarations: [Declaration] = []

  /// - Parameters:
  ///   - path: Below Generated/.
  ///   - title: What the file holds, in one line.
  ///   - notes: How to read a record, with an example.
  ///   - inputs: The input files with their digests.
  init(_ path: String, title: String, notes: [String], inputs: [(path: String, digest: String)]) {
    self.path = path
    self.title = title
    self.notes = notes
    self.inputs = inputs
  }

  mutating func add(_ documentation: [String], _ shape: Declaration.Shape) {
    declarations.append(Declaration(documentation, shape))
  }

  func file() throws(EmissionError) -> GeneratedFile {
    var header = [title, "", "Do not edit: made by `make generate` (almanac-compiler generate).", ""]
    if !notes.isEmpty { header += notes + [""] }
    header += ["Inputs, with their SHA-256:"]
    header += inputs.map { "  \($0.digest)  \($0.path)" }
    header += ["", "swift-format-ignore-file"]
    let text = try SwiftPrinter.source(of: SwiftFile(header: header, declarations: declarations))
    let tables = declarations.compactMap { declaration -> IntegerTable? in
      guard case .integers(let table) = declaration.shape else { return nil }
      return table
    }
    return GeneratedFile(
      path: "\(GeneratedFile.folder)/\(path)", text: text, rows: tables.reduce(0) { $0 + $1.rows.count },
      dataBytes: tables.reduce(0) { $0 + $1.values.count * $1.type.byteCount }, inputs: inputs.map(\.path))
  }
}
