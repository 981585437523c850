/// Writes a ``SwiftFile`` as source text; shapes that would be slow to compile are an error.
package struct SwiftPrinter {
  /// The greatest number of elements of an integer literal.
  ///
  /// 5,000 compile in a third of a second; time and memory grow with the number.
  package static let integerLimit = 5000
  /// The greatest number of elements of a string array, because the optimiser is slow with them.
  ///
  /// 1,000 of more than 15 bytes need 0.8 s, 2,000 twice as long, and shorter ones three times as long.
  package static let stringLimit = 2000
  /// The greatest number of texts of all languages in the functions of one type.
  ///
  /// 500 compile in 0.6 s, and the time grows in proportion.
  package static let textLimit = 1500
  /// The greatest number of rows of a table of records; the type checker has to check each row.
  package static let recordLimit = 400

  private var text = ""
  private var indentation = 0

  /// Returns the source text of a file.
  package static func source(of file: SwiftFile) throws(EmissionError) -> String {
    var printer = SwiftPrinter()
    for line in file.header { try printer.comment(line, mark: "//") }
    for (index, module) in file.importsOfTypes.enumerated() {
      if index == 0 { printer.line("") }
      printer.line(module)
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
    guard !content.unicodeScalars.contains(where: Self.endsLine) else { throw .lineBreak(content) }
    // A combining mark at the start would join the space before it; no ASCII character is one.
    if let first = content.first, !first.isASCII, !" \(content)".hasPrefix(" ") { throw .lineBreak(content) }
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
    case .strings(let name, let values, let comments): try print(name, values, comments)
    case .constant(let name, let type, let value):
      try Literal.checkIdentifier(name)
      try check(value, fits: type, in: name)
      line("@inlinable package var \(name): \(type.rawValue) { \(value) }")
    case .accessor(let accessor): try print(accessor)
    case .choice(let name, let parameter, let type, let values):
      try Literal.checkIdentifier(name)
      try Literal.checkIdentifier(parameter)
      for value in values { try check(value, fits: type, in: name) }
      try block("package func \(name)(_ \(parameter): UInt8) -> \(type.rawValue) {", closing: "}") {
        printer throws(EmissionError) in
        try printer.printSwitch(over: parameter, values.map { "\($0)" }, of: name)
      }
    case .texts(let texts):
      try check(texts.texts.count * texts.ownLanguages.count, isAtMost: Self.textLimit, in: texts.name)
      for content in try texts.lines() { line(content) }
    case .records(let table): try print(table)
    }
  }

  private mutating func print(_ table: IntegerTable) throws(EmissionError) {
    try Literal.checkIdentifier(table.name)
    try check(table.rows.reduce(0) { $0 + $1.values.count }, isAtMost: Self.integerLimit, in: table.name)
    try block("let \(table.name): [\(table.type.rawValue)] = [", closing: "]") {
      printer throws(EmissionError) in
      for row in table.rows { try printer.print(row, of: table) }
    }
  }

  private mutating func print(_ row: IntegerTable.Row, of table: IntegerTable) throws(EmissionError) {
    try checkComment(row.comment)
    guard !row.values.isEmpty else { throw EmissionError("\(table.name): a row without values") }
    var literals: [String] = []
    for value in row.values {
      try check(value, fits: table.type, in: table.name)
      guard let literal = table.format.literal(value) else {
        throw EmissionError("\(table.name): \(value) is longer than its digit groups")
      }
      literals.append(literal)
    }
    line("\(literals.joined(separator: ", "))," + (row.comment.isEmpty ? "" : "  // \(row.comment)"))
  }

  private mutating func print(
    _ name: String, _ values: [String], _ comments: [String]
  ) throws(EmissionError) {
    try Literal.checkIdentifier(name)
    try check(values.count, isAtMost: Self.stringLimit, in: name)
    guard comments.isEmpty || comments.count == values.count else {
      throw EmissionError("\(name): either every text has a comment or no text has one")
    }
    for comment in comments { try checkComment(comment) }
    let marks = comments.isEmpty ? values.map { _ in "" } : comments.map { "  // \($0)" }
    // The module with the types of records also has the type of an element.
    try block("let \(name): [TableText] = [", closing: "]") { printer in
      for (value, mark) in zip(values, marks) { printer.line("\(Literal.string(value)),\(mark)") }
    }
  }

  private mutating func print(_ accessor: Accessor) throws(EmissionError) {
    for name in [accessor.name] + accessor.tables { try Literal.checkIdentifier(name) }
    if case .parameter(let name) = accessor.selection { try Literal.checkIdentifier(name) }
    guard accessor.canBeWritten else { throw .unreadable(accessor.name) }
    try block(accessor.signature, closing: "}") { printer throws(EmissionError) in
      if let check = accessor.indexCheck { printer.line(check) }
      let expressions = accessor.tables.map(accessor.expression)
      if let subject = accessor.switchSubject {
        try printer.printSwitch(over: subject, expressions, of: accessor.name)
      } else {
        expressions.forEach { printer.line($0) }
      }
    }
  }

  /// Prints a switch; the last case is the default, because there is no other value and no value may trap.
  private mutating func printSwitch(
    over subject: String, _ results: [String], of name: String
  ) throws(EmissionError) {
    guard let last = results.last else { throw .unreadable(name) }
    line("switch \(subject) {")
    for (index, result) in results.dropLast().enumerated() { line("case \(index): return \(result)") }
    line("default: return \(last)")
    line("}")
  }

  private mutating func print(_ table: RecordTable) throws(EmissionError) {
    try Literal.checkIdentifier(table.name)
    try Literal.checkIdentifier(table.type)
    try check(table.rows.count, isAtMost: Self.recordLimit, in: table.name)
    try block("package let \(table.name): [\(table.type)] = [", closing: "]") {
      printer throws(EmissionError) in
      for row in table.rows {
        try printer.checkComment(row.comment)
        printer.line(try table.line(of: row) + (row.comment.isEmpty ? "" : "  // \(row.comment)"))
      }
    }
  }

  private func check(_ count: Int, isAtMost limit: Int, in table: String) throws(EmissionError) {
    guard count <= limit else {
      throw EmissionError("\(table): \(count) elements, at most \(limit) in one literal")
    }
  }

  private func check(_ value: Int64, fits type: IntegerType, in table: String) throws(EmissionError) {
    guard type.range.contains(value) else {
      throw EmissionError("\(table): \(value) does not fit \(type.rawValue)")
    }
  }
}

extension EmissionError {
  /// The error of a function without a table, or with tables that it cannot read.
  fileprivate static func unreadable(_ name: String) -> Self {
    Self("\(name): the tables cannot be read in this way")
  }
}
