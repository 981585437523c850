/// A generated source file as a value, which the printer writes.
///
/// The few shapes are intended. Flat literals of integers compile fast and stay in the data section; struct
/// literals, untyped tuples and dictionaries of the same size stop the compiler for minutes. So only small
/// tables have records.
package struct SwiftFile: Hashable, Sendable {
  /// The comment lines at the top, without their `// `.
  ///
  /// An empty line is written as a bare `//`.
  package var header: [String]
  package var declarations: [Declaration]

  package init(header: [String], declarations: [Declaration]) {
    self.header = header
    self.declarations = declarations
  }

  /// The lines that import the types of records and of texts.
  ///
  /// A file with records imports them for its `package` declarations.
  var importsOfTypes: [String] {
    var (modules, readsTexts) = (Set<String>(), false)
    for declaration in declarations {
      switch declaration.shape {
      case .records(let table): modules.insert(table.module)
      case .strings: readsTexts = true
      case .accessor(let accessor): readsTexts = readsTexts || accessor.element == "String"
      default: break
      }
    }
    let ofTexts = readsTexts && !modules.contains(Self.textModule) ? ["import \(Self.textModule)"] : []
    return ofTexts + modules.sorted().map { "package import \($0)" }
  }

  /// The module with the types of texts and of most records.
  package static let textModule = "AlmanacModel"
}

/// A declaration with its documentation.
package struct Declaration: Hashable, Sendable {
  package enum Shape: Hashable, Sendable {
    case integers(IntegerTable)
    /// A list of texts, `let name: [TableText] = [...]`, with one text and an optional comment on each line.
    ///
    /// It is for short lists only. The comments are empty, or one for each text.
    case strings(_ name: String, [String], comments: [String] = [])
    /// A computed constant: `@inlinable package var name: Int` with its value in braces.
    ///
    /// A stored constant would be read through a lazy initialiser.
    case constant(_ name: String, IntegerType, Int64)
    case accessor(Accessor)
    /// A function that returns one of several numbers, chosen by its parameter.
    case choice(_ name: String, parameter: String, IntegerType, [Int64])
    case texts(TextFunctions)
    case records(RecordTable)
  }

  /// The comment lines without their `/// `.
  package var documentation: [String]
  package var shape: Shape

  package init(_ documentation: [String], _ shape: Shape) {
    self.documentation = documentation
    self.shape = shape
  }
}

/// A table of integers, `let name: [UInt32] = [...]`, with one record and its comment on each line.
package struct IntegerTable: Hashable, Sendable {
  /// The format of the values.
  package enum Format: Hashable, Sendable {
    case decimal
    /// Hexadecimal with a `_` between groups of this many digits, which are the fields of a packed record.
    case hexadecimal(groups: [Int])
  }

  package struct Row: Hashable, Sendable {
    package var values: [Int64]
    package var comment: String

    package init(_ values: [Int64], comment: String = "") {
      self.values = values
      self.comment = comment
    }
  }

  package var name: String
  package var type: IntegerType
  package var format: Format
  package var rows: [Row]

  package init(_ name: String, _ type: IntegerType, format: Format = .decimal, rows: [Row]) {
    self.name = name
    self.type = type
    self.format = format
    self.rows = rows
  }

  package var values: [Int64] { rows.flatMap(\.values) }
}

/// The integer types of generated tables.
package enum IntegerType: String, CaseIterable, Sendable {
  case int16 = "Int16"
  case int32 = "Int32"
  case int64 = "Int64"
  case int = "Int"
  case uint8 = "UInt8"
  case uint16 = "UInt16"
  case uint32 = "UInt32"

  /// The range of the type, limited to that of Int64.
  ///
  /// Int has 32 bits here, as on some watches.
  package var range: ClosedRange<Int64> {
    switch self {
    case .int16: Int64(Int16.min)...Int64(Int16.max)
    case .int32, .int: Int64(Int32.min)...Int64(Int32.max)
    case .int64: Int64.min...Int64.max
    case .uint8: 0...Int64(UInt8.max)
    case .uint16: 0...Int64(UInt16.max)
    case .uint32: 0...Int64(UInt32.max)
    }
  }
}

/// A function that reads one element, or some consecutive ones, from one of several tables.
package struct Accessor: Hashable, Sendable {
  /// The selection of the table.
  package enum Selection: Hashable, Sendable {
    /// There is one table.
    case only
    /// A first parameter with this name is the number of the table.
    case parameter(String)
    /// The tables are pieces of one table; the bits of the index above `lowBits` are the number of the piece.
    case piece(lowBits: Int)
  }

  package var name: String
  /// The written type of the result: an integer type, or `String` for tables of texts.
  package var element: String
  package var selection: Selection
  package var tables: [String]
  /// The number of elements of a record.
  package var stride: Int
  package var offset: Int
  /// The number of consecutive elements that are returned together, 1 to 4.
  package var width: Int
  /// The number of elements that every table has; `nil` if the tables may differ.
  ///
  /// With it the index is checked once, before a table is chosen, which takes fewer instructions. It needs a stride of 1 and an
  /// offset of 0, and no pieces.
  package var commonCount: Int?
  /// Whether code of the runtime that is inlined into apps calls the function.
  ///
  /// Such a function needs a ``commonCount``, and returns 0 for another index, so that its caller checks only the result.
  package var isCalledInline: Bool

  package init(
    name: String, element: String, selection: Selection = .only, tables: [String], stride: Int = 1,
    offset: Int = 0, width: Int = 1, commonCount: Int? = nil, isCalledInline: Bool = false
  ) {
    self.name = name
    self.element = element
    self.selection = selection
    self.tables = tables
    self.stride = stride
    self.offset = offset
    self.width = width
    self.commonCount = commonCount
    self.isCalledInline = isCalledInline
  }
}

// MARK: - Source text

extension Accessor {
  /// Whether the parts are consistent, so that the function can be printed.
  var canBeWritten: Bool {
    let isNamed = element == "String" || IntegerType(rawValue: element) != nil
    let isPlain = stride == 1 && offset == 0
    let isSelectable =
      switch selection {
      case .only: tables.count == 1
      case .parameter: !tables.isEmpty
      case .piece(let lowBits):
        (1...30).contains(lowBits) && isPlain && width == 1 && commonCount == nil && !tables.isEmpty
      }
    return isNamed && isSelectable && (1...4).contains(width) && stride > 0 && offset >= 0
      && commonCount.map { $0 >= width && isPlain } ?? true
      && (!isCalledInline || commonCount != nil && width == 1)
  }

  var signature: String {
    let selector = if case .parameter(let name) = selection { "_ \(name): UInt8, " } else { "" }
    let result = tuple { _ in element }
    return
      "\(isCalledInline ? "@usableFromInline " : "")package func \(name)(\(selector)_ index: Int) -> \(result) {"
  }

  /// The line that checks the index; `nil` if each table checks its own.
  var indexCheck: String? {
    commonCount.map { count in
      let check = "index >= 0 && index <= \(count - width)"
      return isCalledInline ? "guard \(check) else { return 0 }" : "precondition(\(check))"
    }
  }

  /// The value that chooses the table; `nil` if there is one table.
  var switchSubject: String? {
    switch selection {
    case .only: nil
    case .parameter(let name): name
    case .piece(let lowBits): "index >> \(lowBits)"
    }
  }

  func expression(of table: String) -> String {
    let base = if case .piece(let lowBits) = selection { "index & \(1 << lowBits - 1)" } else { "index" }
    let scaled = stride == 1 ? base : "\(stride) * \(base)"
    let first = offset == 0 ? scaled : "\(scaled) + \(offset)"
    return tuple { step in
      "\(table)[\(first)\(step == 0 ? "" : " + \(step)")]\(element == "String" ? ".text" : "")"
    }
  }

  /// Returns the text of one element, or of several in brackets.
  private func tuple(_ text: (Int) -> String) -> String {
    width == 1 ? text(0) : "(\((0..<width).map(text).joined(separator: ", ")))"
  }
}

/// The literals of generated source text.
enum Literal {
  /// Returns a string literal in which quotes, backslashes and control characters are escaped.
  static func string(_ text: String) -> String {
    // A mark that joins a quote, such as a combining accent at the start, would hide the quote.
    let joinsQuote = "\"\(text)\"".count < text.count + 2
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": literal += "\\\(scalar)"
      case "\n": literal += "\\n"
      case "\t": literal += "\\t"
      case _ where joinsQuote ? !scalar.isASCII : isInvisible(scalar):
        literal += "\\u{\(String(scalar.value, radix: 16))}"
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }

  /// Returns the string literal of a text, in which each `{name}` becomes `\(name)`.
  ///
  /// - Parameter name: Returns the code for a placeholder; `nil` if there is no such placeholder.
  /// - Returns: `nil` if a brace is unpaired, or a placeholder is unknown.
  static func template(_ text: String, name: (String) -> String?) -> String? {
    var literal = "\""
    var rest = text.unicodeScalars[...]
    while let brace = rest.firstIndex(where: { $0 == "{" || $0 == "}" }) {
      guard rest[brace] == "{", let end = rest[brace...].firstIndex(of: "}"),
        let value = name(String(rest[rest.index(after: brace)..<end]))
      else { return nil }
      // The quotes are removed; no character joins them.
      literal += string(String(rest[..<brace])).dropFirst().dropLast() + "\\(\(value))"
      rest = rest[rest.index(after: end)...]
    }
    return literal + string(String(rest)).dropFirst()
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    [.control, .format].contains(scalar.properties.generalCategory)
  }

  /// Throws if a text is not an identifier of ASCII letters, digits and underscores.
  static func checkIdentifier(_ text: String) throws(EmissionError) {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    guard let first = text.utf8.first, isLetter(first),
      text.utf8.allSatisfy({ isLetter($0) || digits.contains($0) })
    else { throw EmissionError("'\(text)' is not an identifier") }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"): true
    default: false
    }
  }
}

extension IntegerTable.Format {
  /// Returns an integer literal, or `nil` if the value has more digits than the groups.
  package func literal(_ value: Int64) -> String? {
    guard case .hexadecimal(let groups) = self else { return String(value) }
    var digits = String(value, radix: 16, uppercase: true)
    let width = groups.reduce(0, +)
    guard value >= 0, digits.count <= width else { return nil }
    digits = String(repeating: "0", count: width - digits.count) + digits
    var parts: [Substring] = []
    var rest = digits[...]
    for group in groups {
      parts.append(rest.prefix(group))
      rest = rest.dropFirst(group)
    }
    return "0x" + parts.joined(separator: "_")
  }
}

/// The reason why a file cannot be written as source text.
package struct EmissionError: Error, Hashable, CustomStringConvertible, Sendable {
  package let description: String

  package init(_ description: String) { self.description = description }

  /// Creates the error of a comment that would not stay on one line, or begins with a mark that joins the character before it.
  package static func lineBreak(_ comment: String) -> Self {
    Self("a line break in the comment '\(comment)'")
  }
}
