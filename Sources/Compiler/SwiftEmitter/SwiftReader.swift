/// Reads source text that ``SwiftPrinter`` wrote, and only that.
///
/// It is used to compare generated files of older revisions.
package struct SwiftReader {
  /// The first line that the printer would not write, and what was expected.
  package struct Failure: Error, Hashable, Sendable {
    /// The number of the line, from 1.
    package var line: Int
    package var expected: String
  }

  private let lines: [Substring]
  private var position = 0

  private init(_ source: String) {
    lines = source.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// Returns the file that is printed as this text.
  package static func file(from source: String) throws(Failure) -> SwiftFile {
    var reader = SwiftReader(source)
    var file = SwiftFile(header: reader.comments(mark: "//"), declarations: [])
    if let line = reader.lines.dropFirst(reader.position + 1).first, SwiftFile.imports.contains(String(line))
    {
      reader.position += 2
    }
    while reader.position < reader.lines.count - 1 {
      try reader.expect("")
      let documentation = reader.comments(mark: "///")
      file.declarations.append(Declaration(documentation, try reader.shape()))
    }
    try reader.expect("")
    try check(file, printsAs: source)
    return file
  }

  /// Prints the file again, which finds every mistake that the steps above do not check.
  private static func check(_ file: SwiftFile, printsAs source: String) throws(Failure) {
    let printed: String
    do throws(EmissionError) {
      printed = try SwiftPrinter.source(of: file)
    } catch {
      throw Failure(line: 1, expected: "\(error)")
    }
    guard !printed.utf8.elementsEqual(source.utf8) else { return }
    let common = zip(printed.utf8, source.utf8).prefix { $0 == $1 }.map(\.0)
    let line = 1 + common.count { $0 == UInt8(ascii: "\n") }
    let lines = printed.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count >= line else { throw Failure(line: line, expected: "the end of the file") }
    throw Failure(line: line, expected: lines[line - 1].isEmpty ? "an empty line" : String(lines[line - 1]))
  }

  private var current: Substring { position < lines.count ? lines[position] : "" }

  private func failure(_ expected: String) -> Failure { Failure(line: position + 1, expected: expected) }

  private mutating func expect(_ text: String) throws(Failure) {
    guard position < lines.count, current == text else {
      throw failure(text.isEmpty ? "an empty line" : text)
    }
    position += 1
  }

  private mutating func comments(mark: String) -> [String] {
    var comments: [String] = []
    while position < lines.count, current == mark || current.hasPrefix(mark + " ") {
      comments.append(String(current.dropFirst(mark.count + 1)))
      position += 1
    }
    return comments
  }

  private mutating func shape() throws(Failure) -> Declaration.Shape {
    if current.hasPrefix("let ") { return try table() }
    if current.hasPrefix(RecordTable.opening) { return .records(try records()) }
    if current.hasPrefix("@inlinable package var ") { return .constant(try constant()) }
    if current.hasPrefix("package func ") { return try function() }
    if current.hasPrefix(TextFunctions.opening) { return .texts(try texts()) }
    throw failure("a declaration")
  }

  // MARK: - Tables

  private mutating func table() throws(Failure) -> Declaration.Shape {
    let parts = current.dropFirst("let ".count).split(separator: ": [", maxSplits: 1)
    guard parts.count == 2, parts[1].hasSuffix("] = [") else { throw failure("let name: [Type] = [") }
    let name = String(parts[0])
    let type = String(parts[1].dropLast("] = [".count))
    if type == StringTable.element {
      position += 1
      return .strings(try strings(name: name))
    }
    guard let type = IntegerType(rawValue: type) else { throw failure("an integer type") }
    position += 1
    return .integers(try integers(name: name, type: type))
  }

  private mutating func strings(name: String) throws(Failure) -> StringTable {
    var table = StringTable(name: name, values: [])
    while current != "]" {
      guard current.hasPrefix("  "), let end = Literal.end(ofStringIn: current),
        let text = Literal.text(of: String(current[..<end].dropFirst(2)))
      else { throw failure("a string literal and a comma") }
      table.values.append(text)
      let rest = current[end...]
      if rest.hasPrefix(",  // ") { table.comments.append(String(rest.dropFirst(",  // ".count))) }
      position += 1
    }
    position += 1
    return table
  }

  private mutating func integers(name: String, type: IntegerType) throws(Failure) -> IntegerTable {
    var table = IntegerTable(name: name, type: type, rows: [])
    while current != "]" {
      let parts = current.dropFirst(2).split(
        separator: ",  // ", maxSplits: 1, omittingEmptySubsequences: false)
      guard current.hasPrefix("  "), parts.count == 2 else { throw failure("numbers and a comment") }
      var values: [Int64] = []
      for literal in parts[0].split(separator: ", ", omittingEmptySubsequences: false) {
        guard let (value, format) = Literal.value(of: literal) else { throw failure("an integer literal") }
        values.append(value)
        table.format = format
      }
      table.rows.append(.init(values, comment: String(parts[1])))
      position += 1
    }
    position += 1
    return table
  }

  private mutating func records() throws(Failure) -> RecordTable {
    let parts = current.dropFirst(RecordTable.opening.count).split(separator: ": [", maxSplits: 1)
    guard parts.count == 2, parts[1].hasSuffix("] = [") else { throw failure("package let name: [Type] = [") }
    var table = RecordTable(name: String(parts[0]), type: String(parts[1].dropLast("] = [".count)), rows: [])
    position += 1
    while current != "]" {
      guard current.hasPrefix("  "), table.add(current.dropFirst(2)) else {
        throw failure("a record with labels")
      }
      position += 1
    }
    position += 1
    return table
  }

  private mutating func constant() throws(Failure) -> Constant {
    // @inlinable package var name: Type { value }
    let words = current.split(separator: " ")
    guard words.count == 8, words[3].hasSuffix(":"), let type = IntegerType(rawValue: String(words[4])),
      let value = Int64(words[6])
    else { throw failure("@inlinable package var name: Type { value }") }
    position += 1
    return Constant(name: String(words[3].dropLast()), type: type, value: value)
  }

  private mutating func texts() throws(Failure) -> TextFunctions {
    let start = position
    while position < lines.count, current != "}" { position += 1 }
    try expect("}")
    guard let texts = TextFunctions(lines: lines[start..<position]) else {
      position = start
      throw failure("a structure of texts")
    }
    return texts
  }

  // MARK: - Functions

  private mutating func function() throws(Failure) -> Declaration.Shape {
    let start = position
    let signature = current
    position += 1
    var body: [Substring] = []
    while position < lines.count, current != "}" {
      body.append(current.drop { $0 == " " })
      position += 1
    }
    try expect("}")
    let shape = FunctionParts(signature: signature, body: body)?.shape
    guard let shape else {
      position = start
      throw failure("a function that chooses a table or a number")
    }
    return shape
  }
}
