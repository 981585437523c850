import SwiftEmitter

/// Builds a generated Swift file: header and declarations.
struct SourceFileBuilder {
  private let path: String
  private let title: String
  private let notes: [String]
  private let inputs: [String]
  private var declarations: [Declaration] = []

  /// Creates a builder for a file.
  ///
  /// - Parameters:
  ///   - path: The path below Generated/.
  ///   - title: The content of the file, in one line.
  ///   - notes: The explanation of a record, with an example.
  ///   - inputs: The paths of the files of Data/ from which it is made.
  init(_ path: String, title: String, notes: [String], inputs: [String]) {
    self.path = path
    self.title = title
    self.notes = notes
    self.inputs = inputs
  }

  mutating func add(_ documentation: [String], _ shape: Declaration.Shape) {
    declarations.append(Declaration(documentation, shape))
  }

  mutating func constant(
    _ name: String, _ type: IntegerType, _ value: some BinaryInteger, _ documentation: String
  ) {
    add([documentation], .constant(name, type, Int64(value)))
  }

  mutating func accessor(
    _ name: String, _ element: String, _ documentation: String, selection: Accessor.Selection = .only,
    tables: [String], stride: Int = 1, offset: Int = 0, width: Int = 1, commonCount: Int? = nil
  ) {
    add(
      [documentation],
      .accessor(
        Accessor(
          name: name, element: element, selection: selection, tables: tables, stride: stride, offset: offset,
          width: width, commonCount: commonCount)))
  }

  /// Adds a function for each number of a citation from Shakespeare.
  ///
  /// - Parameter first: The position of the work in a record of `stride` numbers.
  mutating func addCitations(
    of name: String, selection: Accessor.Selection = .only, tables: [String], stride: Int, first: Int = 0
  ) {
    let fields = [
      ("Work", "work", ""), ("Act", "act", ", 0 in an induction or poem"),
      ("Scene", "scene", ", 0 in a chorus or poem"), ("Line", "line", ""),
    ]
    for (index, (field, word, zero)) in fields.enumerated() {
      add(
        ["The \(word) of a \(name)\(zero)."],
        .accessor(
          Accessor(
            name: "\(name)\(field)", element: "Int32", selection: selection, tables: tables, stride: stride,
            offset: first + index)))
    }
  }

  func file() throws(EmissionError) -> GeneratedFile {
    var header = [title, "", "Do not edit: made by `make generate` (almanac-compiler generate).", ""]
    if !notes.isEmpty { header += notes + [""] }
    header += ["Inputs:"] + inputs.map { "  \($0)" }
    header += ["", "swift-format-ignore-file"]
    let text = try SwiftPrinter.source(of: SwiftFile(header: header, declarations: declarations))
    var file = GeneratedFile(path: "\(GeneratedFile.folder)/\(path)", text: text)
    file.declarations = declarations
    return file
  }
}
