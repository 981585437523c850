/// Writes a ``SwiftFile`` as source text; shapes that would be slow to compile are an error.
package struct SwiftPrinter {
  /// The greatest number of elements of an integer literal.
  ///
  /// 5,000 compile in a third of a second; time and memory grow with the number.
  package static let integerLimit = 5000
  /// The greatest number of elements of a string array, with which the optimiser is slow.
  ///
  /// 512 take it 0.7 s, 1,000 two.
  package static let stringLimit = 512
  /// The greatest number of texts of all languages in the functions of one type.
  ///
  /// 500 compile in 0.6 s, and the time grows in proportion.
  package static let textLimit = 1000
  /// The greatest number of rows of a table of records; the type checker has to check each row.
  package static let recordLimit = 400

  private var text = ""
  private var indentation = 0

  /// Returns the source text of a file.
  package static func source(of file: SwiftFile) throws(EmissionError) -> String {
    var printer = SwiftPrinter()
    for line in file.header { try printer.comment(line, mark: "//") }
    if let types = file.importOfTypes {
      printer.line("")
      printer.line(types)
    }
    for declaration in file.declarations {
      printer.line("")
      for line in declaration.documentation { try printer.comment(line, mark: "///") }
      try printer.print(declaration.shape)
    }
    return printer.text
  }

  private mutating func line(_ content: String) {
    if !content.isEmpty {
      text += String(repeating: "  ", count: indentation)
      text += content
    }
    text += "\n"
  }

  private mutating func comment(_ content: String, mark: String) throws(EmissionError) {
    try checkComment(content)
    line(content.isEmpty ? mark : "\(mark) \(content)")
  }

  /// Whether the compiler or an editor may treat a character as the end of a line.
  private static func endsLine(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\0", "\n"..."\r", "\u{85}", "\u{2028}", "\u{2029}": true
    default: false
    }
  }

  private func checkComment(_ content: String) throws(EmissionError) {
    guard !content.unicodeScalars.contains(where: Self.endsLine) else { throw .lineBreakInComment(content) }
    // A combining mark at the start would join the space before it; no ASCII character is one.
    if let first = content.first, !first.isASCII, !" \(content)".hasPrefix(" ") {
      throw .lineBreakInComment(content)
    }
  }

  private mutating func block(
    _ opening: String, closing: String, _ body: (inout SwiftPrinter) throws(EmissionError) -> Void
  ) throws(EmissionError) {
    line(opening)
    indentation += 1
    try body(&self)
    indentation -= 1
    line(closing)
  }

  private mutating func print(_ shape: Declaration.Shape) throws(EmissionError) {
    switch shape {
    case .integers(let table): try print(table)
    case .strings(let table): try print(table)
    case .constant(let constant): try print(constant)
    case .accessor(let accessor): try print(accessor)
    case .choice(let choice): try print(choice)
    case .texts(let texts): try print(texts)
    case .records(let table): try print(table)
    }
  }

  private mutating func print(_ table: IntegerTable) throws(EmissionError) {
    try checkIdentifier(table.name)
    let count = table.rows.reduce(0) { $0 + $1.values.count }
    guard count <= Self.integerLimit else {
      throw .tooManyElements(table: table.name, count: count, limit: Self.integerLimit)
    }
    try block("let \(table.name): [\(table.type.rawValue)] = [", closing: "]") {
      printer throws(EmissionError) in
      for row in table.rows { try printer.print(row, of: table) }
    }
  }

  private mutating func print(_ row: IntegerTable.Row, of table: IntegerTable) throws(EmissionError) {
    try checkComment(row.comment)
    guard !row.values.isEmpty else { throw .emptyRow(table: table.name) }
    var literals: [String] = []
    for value in row.values {
      guard table.type.range.contains(value) else {
        throw .valueOutOfRange(table: table.name, value: value, type: table.type.rawValue)
      }
      guard let literal = table.format.literal(value) else {
        throw .valueTooLongForFormat(table: table.name, value: value)
      }
      literals.append(literal)
    }
    line("\(literals.joined(separator: ", ")),  // \(row.comment)")
  }

  private mutating func print(_ table: StringTable) throws(EmissionError) {
    try checkIdentifier(table.name)
    guard table.values.count <= Self.stringLimit else {
      throw .tooManyElements(table: table.name, count: table.values.count, limit: Self.stringLimit)
    }
    guard table.comments.isEmpty || table.comments.count == table.values.count else {
      throw .missingComments(table: table.name)
    }
    for comment in table.comments { try checkComment(comment) }
    let marks = table.comments.isEmpty ? table.values.map { _ in "" } : table.comments.map { "  // \($0)" }
    try block("let \(table.name): [\(StringTable.element)] = [", closing: "]") { printer in
      for (value, mark) in zip(table.values, marks) { printer.line("\(Literal.string(value)),\(mark)") }
    }
  }

  private mutating func print(_ constant: Constant) throws(EmissionError) {
    try checkIdentifier(constant.name)
    try checkRange(constant.value, type: constant.type, name: constant.name)
    line("@inlinable package var \(constant.name): \(constant.type.rawValue) { \(constant.value) }")
  }

  private mutating func print(_ accessor: Accessor) throws(EmissionError) {
    try checkIdentifier(accessor.name)
    for table in accessor.tables { try checkIdentifier(table) }
    if case .parameter(let name) = accessor.selection { try checkIdentifier(name) }
    guard let last = accessor.tables.last, AccessorForm.canWrite(accessor) else {
      throw .badAccessor(accessor.name)
    }
    let form = AccessorForm(accessor)
    try block(form.signature, closing: "}") { printer throws(EmissionError) in
      if let check = form.check { printer.line(check) }
      guard let subject = form.switchSubject else {
        printer.line(form.expression(of: last))
        return
      }
      printer.line("switch \(subject) {")
      for (index, table) in accessor.tables.dropLast().enumerated() {
        printer.line("case \(index): return \(form.expression(of: table))")
      }
      // The last table is the default: the parameter has no other value, and no value can trap.
      printer.line("default: return \(form.expression(of: last))")
      printer.line("}")
    }
  }

  private mutating func print(_ choice: Choice) throws(EmissionError) {
    try checkIdentifier(choice.name)
    try checkIdentifier(choice.parameter)
    for value in choice.values { try checkRange(value, type: choice.type, name: choice.name) }
    guard let last = choice.values.last else { throw .badAccessor(choice.name) }
    let signature = "package func \(choice.name)(_ \(choice.parameter): UInt8) -> \(choice.type.rawValue) {"
    try block(signature, closing: "}") { printer in
      printer.line("switch \(choice.parameter) {")
      for (index, value) in choice.values.dropLast().enumerated() {
        printer.line("case \(index): return \(value)")
      }
      printer.line("default: return \(last)")
      printer.line("}")
    }
  }

  private mutating func print(_ texts: TextFunctions) throws(EmissionError) {
    let count = texts.texts.count * texts.languages.count
    guard count <= Self.textLimit else {
      throw .tooManyElements(table: texts.name, count: count, limit: Self.textLimit)
    }
    for content in try texts.lines() { line(content) }
  }

  private mutating func print(_ table: RecordTable) throws(EmissionError) {
    try checkIdentifier(table.name)
    try checkIdentifier(table.type)
    guard table.rows.count <= Self.recordLimit else {
      throw .tooManyElements(table: table.name, count: table.rows.count, limit: Self.recordLimit)
    }
    try block("package let \(table.name): [\(table.type)] = [", closing: "]") {
      printer throws(EmissionError) in
      for row in table.rows {
        try printer.checkComment(row.comment)
        printer.line(try table.line(of: row) + (row.comment.isEmpty ? "" : "  // \(row.comment)"))
      }
    }
  }

  private func checkIdentifier(_ text: String) throws(EmissionError) {
    guard Literal.isIdentifier(text) else { throw .notAnIdentifier(text) }
  }

  private func checkRange(_ value: Int64, type: IntegerType, name: String) throws(EmissionError) {
    guard type.range.contains(value) else {
      throw .valueOutOfRange(table: name, value: value, type: type.rawValue)
    }
  }
}
