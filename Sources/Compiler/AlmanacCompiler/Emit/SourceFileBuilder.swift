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
    let sizes = declarations.map { Self.size(of: $0.shape) }
    return GeneratedFile(
      path: "\(GeneratedFile.folder)/\(path)", text: text, rows: sizes.reduce(0) { $0 + $1.rows },
      dataBytes: sizes.reduce(0) { $0 + $1.bytes }, inputs: inputs.map(\.path))
  }

  /// Records, and bytes of data in a compiled program.
  private static func size(of shape: Declaration.Shape) -> (rows: Int, bytes: Int) {
    switch shape {
    case .integers(let table): (table.rows.count, table.values.count * table.type.byteCount)
    case .strings(let table):
      size(of: table.values)
    case .texts(let functions):
      size(of: functions.texts.flatMap { $0.wordings.flatMap { [$0.one, $0.other].compactMap(\.self) } })
    case .constant, .accessor, .choice, .cases: (0, 0)
    }
  }

  /// A String is 16 bytes and holds up to 15 of text itself.
  private static func size(of texts: [String]) -> (rows: Int, bytes: Int) {
    (texts.count, texts.reduce(0) { $0 + 16 + ($1.utf8.count > 15 ? $1.utf8.count + 1 : 0) })
  }
}
